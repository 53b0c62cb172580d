//! Puzzles in and out: `POST /api/v1/read`, `POST /api/v1/write`, `GET /api/v1/formats`.

use axum::Json;
use ennead::format::{self, FORMATS};
use ennead::{Givens, Sheet};
use ennead_game::{Game, SavedGame};
use ennead_text::Language;
use serde::Deserialize;
use serde_json::{Value, json};

use super::Problem;
use super::receive::{Body, Spoken};
use crate::speech;

/// How many puzzles of a file are told.
const MOST_PUZZLES: usize = 1000;

/// The one puzzle that `text` holds, in any format.
pub(crate) fn read_one(text: &str, language: Language) -> Result<Sheet, Problem> {
    // What programs send, without the detour.
    if text.len() == 81
        && let Ok(givens) = text.parse::<Givens>()
    {
        return Ok(Sheet::from(givens));
    }
    let mut sheets = read_text(text, language)?;
    match sheets.len() {
        1 => Ok(sheets.remove(0)),
        found => Err(Problem::wrong_call(format!("expected one puzzle, found {found}"))),
    }
}

fn read_text(text: &str, language: Language) -> Result<Vec<Sheet>, Problem> {
    format::read(text).map_err(|error| Problem::unreadable(&error, speech::words(language)))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Text {
    text: String,
}

pub(super) async fn read(
    Spoken(language): Spoken,
    Body(Text { text }): Body<Text>,
) -> Result<Json<Value>, Problem> {
    let sheets = read_text(&text, language)?;
    let found = sheets.len();
    let games = sheets.into_iter().take(MOST_PUZZLES).map(|sheet| Game::new(sheet).save(0));
    Ok(Json(json!({ "found": found, "games": games.collect::<Vec<_>>() })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Write {
    game: SavedGame,
    format: String,
}

pub(super) async fn write(
    Body(Write { game, format }): Body<Write>,
) -> Result<Json<Value>, Problem> {
    let game = Game::restore(&game).map_err(|error| Problem::wrong_call(error.to_string()))?;
    let format =
        format::by_name(&format).map_err(|unknown| Problem::wrong_call(unknown.to_string()))?;
    let sheet = Sheet { info: game.info.clone(), ..game.board().sheet() };
    let text = format.write_all(std::slice::from_ref(&sheet));
    let text = text.map_err(|error| Problem::wrong_call(error.to_string()))?;
    Ok(Json(json!({ "text": text, "extension": format.extensions.first() })))
}

pub(super) async fn formats() -> Json<Value> {
    let format = |format: &&format::Format| {
        json!({
            "name": format.name,
            "about": format.about,
            "extensions": format.extensions,
            "writes": format.write.is_some(),
        })
    };
    Json(FORMATS.iter().map(format).collect())
}

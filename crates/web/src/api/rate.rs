//! `POST /api/v1/rate`: how hard a puzzle is.

use axum::Json;
use axum::extract::State;
use ennead::logic::rating::{Level, Rater, RaterOptions};
use ennead::{Puzzle, Verdict};
use serde::Deserialize;
use serde_json::{Value, json};

use super::receive::{Body, Spoken};
use super::{Problem, Shared, read_one};
use crate::speech;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Question {
    puzzle: String,
}

/// The ratings of a puzzle with one solution; of others only the verdict.
pub(super) async fn rate(
    State(api): Shared,
    Spoken(language): Spoken,
    Body(Question { puzzle }): Body<Question>,
) -> Result<Json<Value>, Problem> {
    let givens = read_one(&puzzle, language)?.givens;
    let words = speech::words(language);
    let puzzle = Puzzle::try_from(givens)
        .map_err(|clash| Problem::wrong_call(words.clash(&givens, clash.cells)))?;
    let rated = api.rating.run(move |stop| {
        let verdict = Verdict::of(&puzzle);
        let rate = || Rater::new(RaterOptions::default()).rate(&puzzle, stop);
        Ok((verdict, verdict.is_unique().then(rate).transpose()?))
    });
    let (verdict, rating) = rated.await?.map_err(Problem::stopped)?;
    let mut answer = json!({ "puzzle": givens.to_string(), "verdict": verdict.name() });
    if let Some(rating) = rating {
        let level = Level::of(rating.er).name();
        let number = |tenths: ennead::logic::rating::Tenths| f64::from(tenths.get()) / 10.0;
        answer["er"] = number(rating.er).into();
        answer["ep"] = number(rating.ep).into();
        answer["ed"] = number(rating.ed).into();
        answer["level"] = level.into();
        answer["level_name"] = words.say(&format!("level-{level}")).into();
        answer["hardest"] = rating.hardest.map(|rule| rule.name()).into();
    }
    Ok(Json(answer))
}

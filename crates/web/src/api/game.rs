//! A game move by move: `POST /api/v1/game` and what belongs to it.
//!
//! The browser keeps the game and sends it along with what was done; back come the game after
//! it and what there is to show.

use axum::Json;
use axum::extract::State;
use ennead::{Cell, CellMap, CellSet, Digit, DigitSet};
use ennead_game::{Action, Finding, Game, SavedAction, SavedGame};
use ennead_text::Words;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::check::names;
use super::receive::{Body, Spoken};
use super::{Problem, Shared};
use crate::speech;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Question {
    game: SavedGame,
    /// What was done, in order.
    #[serde(default)]
    deeds: Vec<Deed>,
}

/// What a player does to a game.
#[derive(Deserialize)]
#[serde(untagged)]
enum Deed {
    /// Undo and redo.
    Time(Time),
    /// A move.
    Act(SavedAction),
    /// The reason of a move.
    Reason { reason: String, of: usize },
    /// A hint was shown.
    Hint { hint: String, depth: u8 },
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Time {
    Undo,
    Redo,
}

/// What there is to show. Cells are in reading order; marks are sets of digits, 1 for the
/// digit 1, 2 for 2, 4 for 3 and so on.
#[derive(Serialize)]
struct View {
    givens: String,
    /// How many givens there are.
    clues: usize,
    placed: String,
    /// The givens and the digits written in.
    grid: String,
    corner: Vec<u16>,
    centre: Vec<u16>,
    colours: Vec<u16>,
    /// The digits that no house of an empty cell holds.
    allowed: Vec<u16>,
    /// What a hint goes by: the corner marks if every empty cell has some, else what is allowed.
    candidates: Vec<u16>,
    conflicts: Vec<String>,
    /// How often each digit is still to be placed.
    remaining: [usize; 9],
    filled: usize,
    solved: bool,
    can_undo: bool,
    can_redo: bool,
}

impl View {
    fn of(game: &Game) -> View {
        let board = game.board();
        let grid = board.grid();
        let bits = |sets: &CellMap<DigitSet>| sets.values().iter().map(|set| set.bits()).collect();
        let allowed = CellMap::from_fn(|cell: Cell| match grid.get(cell) {
            Some(_) => DigitSet::EMPTY,
            None => grid.allowed(cell),
        });
        View {
            givens: board.givens.to_string(),
            clues: board.givens.len(),
            placed: board.placed.to_string(),
            grid: grid.to_string(),
            corner: bits(&board.corner),
            centre: bits(&board.centre),
            colours: bits(&board.colours),
            allowed: bits(&allowed),
            candidates: bits(&board.candidates()),
            conflicts: names(board.conflicts()),
            remaining: Digit::ALL.map(|digit| board.remaining(digit)),
            filled: grid.len(),
            solved: board.is_solved(),
            can_undo: game.can_undo(),
            can_redo: game.can_redo(),
        }
    }
}

/// The game that was sent.
pub(super) fn restored(game: &SavedGame) -> Result<Game, Problem> {
    Game::restore(game).map_err(|error| Problem::wrong_call(error.to_string()))
}

pub(super) async fn play(Body(question): Body<Question>) -> Result<Json<Value>, Problem> {
    let mut game = restored(&question.game)?;
    for deed in &question.deeds {
        match deed {
            Deed::Time(Time::Undo) => _ = game.undo(),
            Deed::Time(Time::Redo) => _ = game.redo(),
            Deed::Act(action) => {
                let action = Action::try_from(action);
                let action = action.map_err(|error| Problem::wrong_call(error.to_string()))?;
                game.act(action, 0);
            }
            Deed::Reason { reason, of } => _ = game.give_reason(*of, reason),
            Deed::Hint { hint, depth } => game.note_hint(*depth, hint, 0),
        }
    }
    Ok(Json(json!({ "game": game.save(0), "view": View::of(&game) })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Sent {
    game: SavedGame,
}

pub(super) async fn check(
    State(api): Shared,
    Spoken(language): Spoken,
    Body(Sent { game }): Body<Sent>,
) -> Result<Json<Value>, Problem> {
    let game = restored(&game)?;
    let finding = api.brief.run(move |_| game.check()).await?;
    let words = speech::words(language);
    let (name, cells, sentence) = match finding {
        Finding::Conflicts(cells) => ("conflicts", cells, counted(words, "check-conflicts", cells)),
        Finding::Mistakes { cells, struck } if cells.is_empty() => {
            let cells: CellSet = struck.iter().map(|candidate| candidate.cell()).collect();
            ("struck", cells, counted(words, "check-struck", cells))
        }
        Finding::Mistakes { cells, .. } => {
            ("mistakes", cells, counted(words, "check-mistakes", cells))
        }
        Finding::Lost => ("lost", CellSet::EMPTY, words.say("check-lost")),
        Finding::Unsolvable => ("unsolvable", CellSet::EMPTY, words.say("check-unsolvable")),
        Finding::Solved => ("solved", CellSet::EMPTY, words.say("check-solved")),
        Finding::Fine(left) => {
            let sentence = words.say_with("check-fine", &[("left", left.into())]);
            ("fine", CellSet::EMPTY, sentence)
        }
    };
    Ok(Json(json!({ "finding": name, "cells": names(cells), "sentence": sentence })))
}

fn counted(words: &Words, key: &str, cells: CellSet) -> String {
    let list = names(cells).join(" ");
    words.say_with(key, &[("count", cells.len().into()), ("cells", list.into())])
}

/// The moves that stand, in words.
pub(super) async fn protocol(
    Spoken(language): Spoken,
    Body(Sent { game }): Body<Sent>,
) -> Result<Json<Value>, Problem> {
    let game = restored(&game)?;
    let words = speech::words(language);
    let lines = game.moves().iter().map(|entry| {
        json!({
            "at": entry.at,
            "what": what(words, &entry.action),
            "reason": entry.reason,
        })
    });
    let count = words.say_with(
        "protocol-count",
        &[
            ("moves", game.moves().len().into()),
            ("back", game.taken_back().into()),
            ("hints", game.hints().len().into()),
        ],
    );
    let (lines, text) = (lines.collect::<Vec<_>>(), plain(words, &game, &count));
    Ok(Json(json!({ "lines": lines, "count": count, "text": text })))
}

/// The protocol as plain text, to keep or hand in.
fn plain(words: &Words, game: &Game, count: &str) -> String {
    let mut text = format!(
        "{}\n{}\n\n",
        game.info.title.clone().unwrap_or_else(|| words.say("protocol")),
        game.start().givens
    );
    for (number, entry) in (1..).zip(game.moves()) {
        let (minutes, seconds) = (entry.at / 60_000, entry.at / 1000 % 60);
        let what = what(words, &entry.action);
        text.push_str(&format!("{number:>4}  {minutes:>3}:{seconds:02}  {what}"));
        if !entry.reason.is_empty() {
            text.push_str(&format!("  ({})", entry.reason.replace(['\n', '\r'], " ")));
        }
        text.push('\n');
    }
    text + "\n" + count + "\n"
}

fn what(words: &Words, action: &Action) -> String {
    let told = |key: &str, cells: CellSet, digit: Option<Digit>| {
        let digit = digit.map_or(String::new(), |digit| digit.to_string());
        let args = [("cells", names(cells).join(" ").into()), ("digit", digit.into())];
        words.say_with(key, &args)
    };
    match action {
        &Action::Enter { cells, digit, .. } => told("move-enter", cells, Some(digit)),
        &Action::Corner { cells, digit } => told("move-corner", cells, Some(digit)),
        &Action::Centre { cells, digit } => told("move-centre", cells, Some(digit)),
        &Action::Colour { cells, colour } => told("move-colour", cells, Some(colour)),
        &Action::Clear { cells } => told("move-clear", cells, None),
        &Action::Settle { cell, .. } => told("move-settle", CellSet::only(cell), None),
        Action::FillMarks => words.say("move-fill-marks"),
        Action::ClearMarks => words.say("move-clear-marks"),
        Action::ClearColours => words.say("move-clear-colours"),
        Action::StartOver => words.say("move-start-over"),
        Action::Step { technique, placements, eliminations } => {
            let list = |all: &[ennead::Candidate], sign: &str| {
                let each = all.iter().map(|it| format!("{}{sign}{}", it.cell(), it.digit()));
                each.collect::<Vec<_>>()
            };
            let mut all = list(placements, "=");
            all.extend(list(eliminations, "<>"));
            let name = technique_name(words, technique);
            let args = [("technique", name.into()), ("result", all.join(" ").into())];
            words.say_with("move-step", &args)
        }
    }
}

/// The technique's name in words; unknown ones are called what they are called.
pub(super) fn technique_name(words: &Words, technique: &str) -> String {
    let key = format!("technique-{technique}");
    let plain = technique.chars().all(|c| c.is_ascii_lowercase() || c == '-' || c.is_ascii_digit());
    if plain && words.has(&key) { words.say(&key) } else { technique.to_owned() }
}

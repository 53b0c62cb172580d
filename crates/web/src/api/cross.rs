//! Cross-number puzzles: `POST /api/v1/cross/solve`, `POST /api/v1/cross/explain`.

use axum::Json;
use axum::extract::State;
use ennead_cross::{
    ClueLanguage, Direction, Ending, Explained, Fact, Hooks, Limits, Puzzle, clue, explain,
    formula, parse, solve,
};
use ennead_text::{Language, Words};
use serde::Deserialize;
use serde_json::{Value, json};

use super::receive::{Body, Spoken};
use super::{Problem, Shared};
use crate::speech;

/// How many solutions one may ask for.
const MOST_SOLUTIONS: u64 = 100;

/// A rule longer than so many characters is shown cut.
const LONGEST_RULE: usize = 240;

/// How many facts of a rule are told.
const MOST_FACTS: usize = 40;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Question {
    text: String,
    #[serde(default = "two")]
    limit: u64,
}

const fn two() -> u64 {
    2
}

fn read(text: &str) -> Result<Puzzle, Problem> {
    parse(text).map_err(|error| {
        Problem::unreadable_cross(error.place.line, error.place.column, error.to_string())
    })
}

/// The solutions, and whether there are more.
pub(super) async fn solutions(
    State(api): Shared,
    Body(Question { text, limit }): Body<Question>,
) -> Result<Json<Value>, Problem> {
    if !(1..=MOST_SOLUTIONS).contains(&limit) {
        return Err(Problem::out_of_bounds("limit", 1, MOST_SOLUTIONS));
    }
    let outcome = api.long.run(move |stop| {
        let puzzle = read(&text)?;
        let limits = Limits { solutions: limit, ..Limits::default() };
        Ok(solve(&puzzle, &limits, &Hooks { stop, ..Hooks::default() }))
    });
    let outcome = outcome.await??;
    let rows = |grid: &ennead_cross::Grid| grid.rows().collect::<Vec<_>>();
    Ok(Json(json!({
        "solutions": outcome.solutions.iter().map(rows).collect::<Vec<_>>(),
        "unique": outcome.is_unique(),
        "decided": !matches!(outcome.ending, Ending::NotDecided(_)),
        "complete": outcome.ending == Ending::Complete,
        "nodes": outcome.statistics.nodes,
        "states": outcome.statistics.states,
    })))
}

/// The grid, the words, and what every rule comes to.
pub(super) async fn explanation(
    State(api): Shared,
    Spoken(language): Spoken,
    Body(Question { text, .. }): Body<Question>,
) -> Result<Json<Value>, Problem> {
    let told = api.long.run(move |stop| {
        let puzzle = read(&text)?;
        let hooks = Hooks { stop, ..Hooks::default() };
        let explanation = explain(&puzzle, &Limits::default(), &hooks);
        Ok(tell(&puzzle, &explanation, language))
    });
    Ok(Json(told.await??))
}

fn tell(puzzle: &Puzzle, explanation: &ennead_cross::Explanation, language: Language) -> Value {
    let clues = match language.code() {
        "de" => ClueLanguage::German,
        "nl" => ClueLanguage::Dutch,
        _ => ClueLanguage::English,
    };
    let words = speech::words(language);
    let word = |word: &ennead_cross::Word| {
        let mark = &puzzle.marks()[word.mark];
        json!({ "name": mark.name, "across": word.direction == Direction::Across, "cells": word.cells })
    };
    let rule = |(rule, explained): (&ennead_cross::Rule, &Explained)| {
        let (of, text) = match clue(puzzle, rule.term, clues) {
            Some((word, text)) => (Some(word.index()), text),
            None => (None, formula(puzzle, rule.term, None, clues)),
        };
        json!({
            "word": of,
            "text": cut(&text),
            "cells": puzzle.cells_of(rule.term),
            "facts": explained.facts.iter().take(MOST_FACTS).map(|fact| said(words, fact)).collect::<Vec<_>>(),
            "more": explained.facts.len().saturating_sub(MOST_FACTS),
            "domains": explained.facts.iter().filter_map(domain).collect::<Vec<_>>(),
            "support": explained.support,
            "states": explained.states,
            "waiting": explained.waiting,
        })
    };
    json!({
        "width": puzzle.width(),
        "height": puzzle.height(),
        "black": (0..puzzle.cells()).filter(|&cell| puzzle.is_black(cell)).collect::<Vec<_>>(),
        "marks": puzzle.marks().iter().map(|mark| json!({ "name": mark.name, "cell": mark.row * puzzle.width() + mark.column })).collect::<Vec<_>>(),
        "words": puzzle.words().iter().map(word).collect::<Vec<_>>(),
        "rules": puzzle.rules().iter().zip(&explanation.rules).map(rule).collect::<Vec<_>>(),
        "contradiction": explanation.contradiction,
    })
}

fn cut(text: &str) -> String {
    match text.char_indices().nth(LONGEST_RULE) {
        Some((end, _)) => format!("{} …", &text[..end]),
        None => text.to_owned(),
    }
}

/// The digits a rule leaves to a cell.
fn domain(fact: &Fact) -> Option<Value> {
    match fact {
        Fact::OneOf(cell, digits) => {
            Some(json!({ "row": cell.row, "column": cell.column, "digits": digits }))
        }
        _ => None,
    }
}

fn said(words: &Words, fact: &Fact) -> String {
    let list = |cells: &[ennead_cross::CellName]| {
        cells.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    match fact {
        Fact::Never => words.say("kz-never"),
        Fact::OneOf(cell, digits) => {
            let digits = digits.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
            words.say_with(
                "kz-one-of",
                &[("cell", cell.to_string().into()), ("digits", digits.into())],
            )
        }
        Fact::NotEqual(a, b) => words
            .say_with("kz-not-equal", &[("a", a.to_string().into()), ("b", b.to_string().into())]),
        Fact::Equal(a, b) => {
            words.say_with("kz-equal", &[("a", a.to_string().into()), ("b", b.to_string().into())])
        }
        Fact::Pairs(a, b, ways) => words.say_with(
            "kz-ways",
            &[("cells", list(&[*a, *b]).into()), ("ways", ways.to_string().into())],
        ),
        Fact::AllDifferent(cells) => {
            words.say_with("kz-different", &[("cells", list(cells).into())])
        }
        Fact::Combinations { cells, ways, .. } => {
            let ways = ways.map_or("> 2^127".to_owned(), |ways| ways.to_string());
            words.say_with("kz-ways", &[("cells", list(cells).into()), ("ways", ways.into())])
        }
    }
}

//! Puzzles with rules in SudokuPad's own form, in which nearly every rule is a drawing.
//!
//! A few rules are typed and read as typed: cages that say that nothing repeats, anti-knight, anti-king. A
//! drawing that looks as SudokuPad itself draws a rule of f-puzzles ([`drawings`](super::drawings)) is
//! taken for that rule. This is a guess, and what is not drawn at all, but only said in words, is missing.
//! So the puzzle is read only if it is borne out: the solution in the text obeys all rules, or there is
//! exactly one. Other drawings then are decoration; else the puzzle is refused, by the name of the first.

use serde_json::{Map, Value, json};

use ennead_grid::format::{self, Problem};
use ennead_rule::Rule;
use ennead_variant::Puzzle;

use super::drawings::{self, Taken};
use super::{array, field, texts};
use crate::f_puzzles::with_rules::open_value;
use crate::{Guessed, Ignored, Opened, Unknown};

/// How many guesses the search for a second solution may take: about a second.
const MOST_GUESSES: u64 = 50_000;

/// Opens a puzzle.
pub(super) fn open(value: &Value, unknown: Unknown) -> Result<Opened, Problem> {
    let taken = drawings::take(value);
    let typed = read(value, &taken, false)?;
    // An entry that makes no sense was no such rule.
    if let Ok(all) = read(value, &taken, true)
        && is_borne_out(&all, taken.unknown.is_empty())
    {
        return Ok(with_guess(all, &typed, &taken));
    }
    let mut left_out = ignored(&taken);
    if left_out.is_empty() {
        left_out.push(Ignored { name: "rules".to_owned(), place: String::new() });
    }
    match unknown {
        Unknown::Refused => {
            let Ignored { name, place } = left_out.swap_remove(0);
            Err(Problem::NotUnderstood { name, place })
        }
        Unknown::Ignored => Ok(Opened { ignored: left_out, ..typed }),
    }
}

/// Whether the solution in the text obeys all rules, or there is exactly one. If there are drawings that look
/// like no rule, only the latter counts: one of them may be a rule.
fn is_borne_out(opened: &Opened, is_all: bool) -> bool {
    let setup = opened.setup();
    let given = opened.sheet.clone().on_any_board().solution;
    if let Some(solution) = given
        && (is_all || !setup.is_solved_by(&solution))
    {
        return setup.is_solved_by(&solution);
    }
    Puzzle::new(setup).is_ok_and(|puzzle| puzzle.is_unique_within(MOST_GUESSES) == Some(true))
}

/// The puzzle with a note on which of its rules are guessed, if any are.
fn with_guess(all: Opened, typed: &Opened, taken: &Taken) -> Opened {
    if taken.guessed.is_empty() && taken.unknown.is_empty() {
        return all;
    }
    let mut rules: Vec<&'static str> = all.rules.iter().map(Rule::name).collect();
    rules.retain(|name| typed.rules.iter().all(|rule| rule.name() != *name));
    rules.sort_unstable();
    rules.dedup();
    let strange = taken.unknown.iter().map(shortened).collect();
    Opened { guessed: Some(Guessed { rules, decoration: strange }), ..all }
}

/// What is left out if guesses are not borne out: all drawings.
fn ignored(taken: &Taken) -> Vec<Ignored> {
    let guessed = taken.guessed.iter().map(|key| (*key).to_owned());
    let guessed = guessed.map(|name| Ignored { name, place: String::new() });
    taken.unknown.iter().map(shortened).chain(guessed).collect()
}

fn shortened((name, place): &(String, String)) -> Ignored {
    Ignored { name: format::shorten(name), place: format::shorten(place) }
}

/// The puzzle read as one of f-puzzles, with what was guessed or without.
fn read(value: &Value, taken: &Taken, with_guessed: bool) -> Result<Opened, Problem> {
    let mut puzzle = Map::new();
    for (name, text) in texts(value) {
        let name = if name == "rules" { "ruleset" } else { name };
        if matches!(name, "title" | "author" | "ruleset") {
            puzzle.insert(name.to_owned(), json!(text));
        }
        if name == "solution" {
            let symbols = text.chars().filter(|c| !c.is_whitespace());
            let digits: Vec<Value> = symbols.map(|c| json!(c.to_digit(36))).collect();
            puzzle.insert(name.to_owned(), json!(digits));
        }
    }
    let grid = grid(value)?;
    puzzle.insert("size".to_owned(), json!(grid.len()));
    puzzle.insert("grid".to_owned(), json!(grid));
    let is_wanted = |key: &str| with_guessed || !taken.guessed.contains(&key);
    let wanted = taken.keys.iter().filter(|(key, _)| is_wanted(key));
    puzzle.extend(wanted.map(|(key, entries)| (key.clone(), entries.clone())));
    open_value(&Value::Object(puzzle), Unknown::Refused)
}

/// The cells, with the region of each.
fn grid(value: &Value) -> Result<Vec<Vec<Value>>, Problem> {
    let rows = array(field(value, "cells", "ce"));
    let regions = array(field(value, "regions", "re"));
    let region_of = |row: usize, column: usize| {
        let here = |cell: &Value| {
            cell[0].as_u64() == Some(row as u64) && cell[1].as_u64() == Some(column as u64)
        };
        regions.iter().position(|region| array(region).iter().any(here))
    };
    let cell = |row: usize, column: usize, cell: &Value| {
        let mut fields = Map::new();
        let mut set = |name: &str, value: &Value| {
            if !value.is_null() {
                fields.insert(name.to_owned(), value.clone());
            }
        };
        let given = field(cell, "value", "v");
        set("value", given);
        set("given", &json!(!given.is_null()));
        set("centerPencilMarks", &cell["centremarks"]);
        set("cornerPencilMarks", &cell["pencilMarks"]);
        if !regions.is_empty() {
            fields.insert("region".to_owned(), json!(region_of(row, column)));
        }
        Value::Object(fields)
    };
    // Regions are looked through for each cell: a board of any sensible size is small.
    if rows.len() > 32 {
        return Err(Problem::Size { found: rows.len() });
    }
    let rows = rows.iter().enumerate().map(|(row, cells)| {
        let cells = array(cells).iter().take(33).enumerate();
        cells.map(|(column, it)| cell(row, column, it)).collect()
    });
    Ok(rows.collect())
}

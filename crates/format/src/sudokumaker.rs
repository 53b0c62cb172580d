//! Links of the setting tool [Sudoku Maker](https://sudokumaker.app), which hold the puzzle as compressed
//! JSON, and that JSON by itself.
//!
//! ```text
//! https://sudokumaker.app/?puzzle=N4IgZg9gTgtghgFwGoFMoGcCWEB2…
//! ```
//!
//! What follows `puzzle=` is recognised by itself too: it must decompress to JSON with a `formatVersion`,
//! so nothing else can be meant.
//!
//! ```json
//! { "formatVersion": "1.5.0", "puzzle": { "name": "…", "author": "…", "comment": "the rules in words",
//!   "cells": [{ "given": true, "value": 5 }, { "candidates": 6 }, …],
//!   "constraints": [{ "type": 0 }, { "type": 1, "regions": [0, 0, 0, 1, …] },
//!                   { "type": 300, "thermometers": [[0, 1, 2]], "slow": false, "style": { … } }] } }
//! ```
//!
//! What is left out has its default: a classic puzzle names neither `type` nor `size`. Rows and columns hold
//! no digit twice in puzzles of type `sudoku`, in those of type `custom` only with an element for it (2003);
//! boxes are always an element (1). A switched-off element (`disabled`) is no rule. `elements.rs` has all
//! that are rules; others refuse the puzzle, those with a program and mere drawings among them.
//!
//! Cells, edges, corners and places outside the grid are numbers, see `places.rs`; sets of digits are bits.
//!
//! A digit that is not given is the setter's. If all cells have one, together they are the solution, as
//! Sudoku Maker itself takes them when it hands a puzzle on; fewer are read as digits written in.

use serde_json::{Value, json};

use ennead_grid::format::{
    self, Expected, Frame, Problem, ReadError, Unit, WriteError, line::is_blank,
};

use crate::f_puzzles::ruled::is_used;
use crate::link::{self, Place};
use crate::opened::Found;
use crate::{Format, Opened, Reader, Unknown, Writer};

mod board;
mod elements;
mod places;
mod write;

/// Fields of a puzzle that no solution depends on, beside those that describe the board.
const OF_PUZZLE: [&str; 12] = [
    "name",
    "author",
    "comment",
    "messages",
    "type",
    "size",
    "width",
    "height",
    "minDigit",
    "maxDigit",
    "cells",
    "constraints",
];

pub(crate) const SUDOKUMAKER: Format = Format {
    name: "sudokumaker",
    extensions: &["txt"],
    unit: Unit::Line,
    detect: |head| {
        let is_one = |line: &str| line.contains("sudokumaker.app") || bare_payload(line).is_some();
        format::first_line(head).is_some_and(is_one)
    },
    read: Reader::Ruled(read),
    write: Some(Writer::Ruled(write)),
    frame: Frame::PLAIN,
};

/// The JSON by itself.
pub(crate) const SUDOKUMAKER_JSON: Format = Format {
    name: "sudokumaker-json",
    extensions: &["json"],
    unit: Unit::File,
    detect: |head| {
        let head = head.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
        head.starts_with('{') && head.contains("\"formatVersion\"")
    },
    read: Reader::Ruled(read_json),
    write: Some(Writer::Ruled(write_json)),
    frame: Frame::One,
};

/// The version that is written.
const VERSION: &str = "1.5.0";

/// The versions that are read. Between them, only the fog has changed.
const VERSIONS: [&str; 5] = ["1.1.0", "1.2.0", "1.3.0", "1.4.0", VERSION];

fn read(text: &str, unknown: Unknown) -> Result<Vec<Opened>, ReadError> {
    if is_blank(text.as_bytes()) {
        return Ok(Vec::new());
    }
    let payload = text.split_once("puzzle=").map(|(_, rest)| {
        rest.split(|c: char| c == '&' || c == '#' || c.is_whitespace()).next().unwrap_or("")
    });
    let payload = payload.or_else(|| bare_payload(text));
    let Some(payload) = payload.filter(|payload| !payload.is_empty()) else {
        let end = text.trim_end().chars().count();
        let problem = Problem::Unexpected { found: None, expected: Expected::Text("?puzzle=") };
        return Err(ReadError::new(0, text, end, 0, problem));
    };
    let place = Place::of(text, payload);
    let value = link::json(&link::decompress_from_query(payload, place)?, place)?;
    Ok(vec![open(&value, unknown).map_err(|problem| place.error(problem))?])
}

/// A line that is nothing but compressed JSON of this format.
fn bare_payload(line: &str) -> Option<&str> {
    let payload = line.trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
    // What begins with `{"` does so when it is compressed.
    if !payload.starts_with("N4I") {
        return None;
    }
    let place = Place::of(line, payload);
    let json = link::decompress_from_query(payload, place).ok()?;
    let value = link::json(&json, place).ok()?;
    value.get("formatVersion").is_some().then_some(payload)
}

fn read_json(text: &str, unknown: Unknown) -> Result<Vec<Opened>, ReadError> {
    let json = text.trim_start_matches('\u{feff}');
    let value: Value =
        serde_json::from_str(json).map_err(|error| link::json_error(text, &error))?;
    let opened = open(&value, unknown);
    Ok(vec![opened.map_err(|problem| ReadError::at_first_line(text, problem))?])
}

fn open(value: &Value, unknown: Unknown) -> Result<Opened, Problem> {
    let version = &value["formatVersion"];
    if !version.as_str().is_some_and(|version| VERSIONS.contains(&version)) {
        let place = version.as_str().map_or_else(|| version.to_string(), str::to_owned);
        return Err(Problem::NotUnderstood { name: "formatVersion".to_owned(), place });
    }
    // It was called `sudoku` once.
    let puzzle = value.get("puzzle").unwrap_or(&value["sudoku"]);
    read_puzzle(puzzle, unknown)
}

/// Reads a puzzle.
fn read_puzzle(puzzle: &Value, unknown: Unknown) -> Result<Opened, Problem> {
    let mut found = Found::new(unknown);
    for (name, value) in puzzle.as_object().into_iter().flatten() {
        // How it is handed on to a player.
        if name != "export" && !OF_PUZZLE.contains(&name.as_str()) && board::says(value) {
            found.not_understood(name, "")?;
        }
    }
    let all = puzzle["constraints"].as_array().map_or(&[][..], Vec::as_slice);
    let all: Vec<&Value> = all.iter().filter(|element| !is_used(&element["disabled"])).collect();
    let (board, mut rules) = board::board(puzzle, &all, &mut found)?;
    rules.extend(elements::rules(&all, &board, &mut found)?);
    let sheet = board::sheet(puzzle, &board, &mut found)?;
    Ok(Opened { sheet: sheet.into(), rules, ignored: found.ignored, guessed: None })
}

fn whole(opened: &Opened) -> Result<Value, WriteError> {
    Ok(json!({ "formatVersion": VERSION, "puzzle": write::puzzle(opened)? }))
}

fn write(opened: &Opened) -> Result<String, WriteError> {
    let payload = link::compress_for_query(&whole(opened)?.to_string());
    Ok(format!("https://sudokumaker.app/?puzzle={payload}"))
}

fn write_json(opened: &Opened) -> Result<String, WriteError> {
    Ok(format!("{}\n", whole(opened)?))
}

//! `sudoku-puzzle`, version 1: the JSON in which the grader *pencilmark* exchanges puzzles.
//!
//! ```text
//! {"format": "sudoku-puzzle", "format_version": 1, "board": {"rows": 4, "cols": 4}, "digits": 4,
//!  "givens": [1, 0, …], "rules": [{"type": "box_grid", "origin": "r1c1", "box": [2, 2]},
//!  {"type": "line", "kind": "thermo", "cells": ["r1c1", "r2c1", "r3c1"]}]}
//! ```
//!
//! Nothing is implied: rows, columns and boxes are a rule too, `box_grid`; `grid` has rows and columns
//! only, and is divided into pieces by rules `box`. A given of 0 is an empty cell, `null` none. A key or a
//! rule that is not known refuses the puzzle, as the format itself demands.

use serde_json::Value;

use ennead_grid::format::{Frame, Problem, ReadError, Unit};

use crate::{Format, Opened, Reader, Unknown, Writer, link};

mod read;
mod write;

pub(crate) const SUDOKU_PUZZLE: Format = Format {
    name: "sudoku-puzzle",
    extensions: &["json"],
    unit: Unit::File,
    detect: |head| {
        let head = head.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
        head.starts_with('{') && head.contains("\"sudoku-puzzle\"")
    },
    read: Reader::Ruled(read),
    write: Some(Writer::Ruled(|opened| Ok(format!("{}\n", write::puzzle(opened)?)))),
    frame: Frame::One,
};

fn read(text: &str, unknown: Unknown) -> Result<Vec<Opened>, ReadError> {
    let json = text.trim_start_matches('\u{feff}');
    let value: Value =
        serde_json::from_str(json).map_err(|error| link::json_error(text, &error))?;
    let opened = read::open(&value, unknown);
    Ok(vec![opened.map_err(|problem: Problem| ReadError::at_first_line(text, problem))?])
}

/// The kinds of lines that have no number, as the format and as our rules call them.
const LINES: [(&str, &str); 9] = [
    ("thermo", "thermometer"),
    ("slow_thermo", "slow-thermometer"),
    ("renban", "renban"),
    ("region_sum", "region-sum"),
    ("palindrome", "palindrome"),
    ("parity", "parity"),
    ("zipper", "zipper"),
    ("between", "between"),
    ("double_arrow", "double-arrow"),
];

/// The kinds of lines with a number, which may be left out on a 9×9, and what it is then.
const NUMBERED_LINES: [(&str, &str, i64); 3] =
    [("whisper", "whisper", 5), ("modular", "modular", 3), ("lockout", "lockout", 4)];

/// The sides of the board from which clues look, and where they look.
const SIDES: [(&str, &str); 4] =
    [("top", "down"), ("bottom", "up"), ("left", "right"), ("right", "left")];

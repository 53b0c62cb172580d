//! 729 characters a line: for each cell, in reading order, its nine candidates, with `0` or `.` for
//! a candidate that is excluded. *SukakuExplainer* and the pencil-mark puzzles ("sukaku") of the
//! forums use it.
//!
//! [`pencilmarks`](super::pencilmarks) describes how a candidate alone in its cell is read.

use super::{Format, Frame, Item, Problem, ReadError, Unit, drawn, line};
use crate::{Cell, CellMap, Digit, DigitSet, Sheet};

pub(super) static CANDIDATES: Format = Format {
    name: "candidates",
    extensions: &["txt"],
    unit: Unit::Line,
    detect: |head| {
        // The first line may be the one with a mistake.
        let runs =
            super::lines(head).map(|(_, line)| run(line.trim_start())).filter(|&run| run > 0);
        runs.take(20).any(|run| (650..=810).contains(&run))
    },
    read,
    write: Some(|sheet| Ok(write(sheet))),
    frame: Frame::PLAIN,
};

/// The number of cell characters at the beginning of a line.
fn run(line: &str) -> usize {
    line.bytes().take(1000).take_while(|&byte| super::is_cell(byte as char)).count()
}

fn read(text: &str) -> Result<Vec<Sheet>, ReadError> {
    if line::is_blank(text.as_bytes()) {
        return Ok(Vec::new());
    }
    let start = text.len() - text.trim_start().len();
    let column = text[..start].chars().count();
    let rest = &text[start..];
    let found = rest.bytes().take_while(|&byte| super::is_cell(byte as char)).count();
    let after = rest[found..].chars().next();
    if found != 729 || after.is_some_and(char::is_alphanumeric) {
        return Err(match after {
            // More candidates follow a character that is not one.
            Some(c) if !c.is_whitespace() => super::not_a_cell(0, text, column + found),
            _ if found < 729 => {
                let problem = Problem::TooFew { of: Item::Candidates, found, expected: 729 };
                ReadError::new(0, text, column + found, 0, problem)
            }
            _ => {
                let problem = Problem::TooMany { of: Item::Candidates, found, expected: 729 };
                ReadError::new(0, text, column + 729, found - 729, problem)
            }
        });
    }
    let candidates = CellMap::from_fn(|cell: Cell| {
        let nine = &rest[cell.index() * 9..][..9];
        nine.chars().filter_map(Digit::from_char).collect::<DigitSet>()
    });
    let mut sheet = drawn::sheet_of_candidates(candidates);
    let comment = rest[729..].trim().trim_start_matches('#').trim_start();
    sheet.info.comment = (!comment.is_empty()).then(|| comment.to_owned());
    Ok(vec![sheet])
}

fn write(sheet: &Sheet) -> String {
    let grid = sheet.grid();
    let candidates = sheet.candidates_or_allowed();
    let mut text = String::with_capacity(729);
    for cell in Cell::ALL {
        let candidates = grid.get(cell).map_or(candidates[cell], DigitSet::only);
        for digit in Digit::ALL {
            text.push(if candidates.contains(digit) { digit.to_char() } else { '.' });
        }
    }
    text + &line::comment(sheet)
}

//! A drawn grid, with borders or without.
//!
//! ```text
//! 5 3 . | . 7 . | . . .
//! 6 . . | 1 9 5 | . . .
//! . 9 8 | . . . | . 6 .
//! ------+-------+------
//! 8 . . | . 6 . | . . 3
//! …
//! ```
//!
//! Any style of drawing can be read: bars, rules, blanks and box-drawing characters do not matter
//! as long as each row has nine cells. Nine more rows are another puzzle. `?` is an empty cell too,
//! since ennead itself prints it for puzzles without a solution.

use super::{Format, Frame, Unit, drawn};
use crate::{Cell, Sheet};

pub(super) static GRID: Format = Format {
    name: "grid",
    extensions: &["txt"],
    unit: Unit::File,
    detect: |head| drawn::Sketch::of(head).is_drawn(),
    read,
    write: Some(|sheet| Ok(write(sheet))),
    frame: Frame::PLAIN,
};

pub(super) fn read(text: &str) -> Result<Vec<Sheet>, super::ReadError> {
    drawn::rows(text)?.chunks(9).map(|rows| drawn::givens(rows).map(Sheet::from)).collect()
}

fn write(sheet: &Sheet) -> String {
    let mut text = String::new();
    for cell in Cell::ALL {
        text.push(sheet.givens.get(cell).map_or('.', |digit| digit.to_char()));
        text += match (cell.row(), cell.column()) {
            (2 | 5, 8) => "\n------+-------+------\n",
            (_, 8) => "\n",
            (_, 2 | 5) => " | ",
            _ => " ",
        };
    }
    text
}

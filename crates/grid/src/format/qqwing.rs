//! The readable grids of [QQWing](https://qqwing.com), S. Ostermiller's generator.
//!
//! ```text
//!  5 3 . | . 7 . | . . .
//!  6 . . | 1 9 5 | . . .
//!  . 9 8 | . . . | . 6 .
//! -------|-------|-------
//! …
//! ```
//!
//! Its other styles are [lines](super::line), [rows](super::rows) and [CSV](super::csv).

use super::{Format, Frame, Unit, drawn, grid};
use crate::{Cell, Sheet};

pub(super) static QQWING: Format = Format {
    name: "qqwing",
    extensions: &["txt"],
    unit: Unit::File,
    detect: |head| {
        let sketch = drawn::Sketch::of(head);
        sketch.qqwing && sketch.is_drawn()
    },
    read: grid::read,
    write: Some(|sheet| Ok(write(sheet))),
    frame: Frame::PLAIN,
};

fn write(sheet: &Sheet) -> String {
    let mut text = String::new();
    for cell in Cell::ALL {
        text.push(' ');
        text.push(sheet.givens.get(cell).map_or('.', |digit| digit.to_char()));
        text += match (cell.row(), cell.column()) {
            (2 | 5, 8) => "\n-------|-------|-------\n",
            (_, 8) => "\n",
            (_, 2 | 5) => " |",
            _ => "",
        };
    }
    text + "\n"
}

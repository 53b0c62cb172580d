//! Nine lines of at most nine characters, as E. Sturm's *Sudopli* reads them.
//!
//! ```text
//! 53  7
//! 6  195
//!  98    6
//! 8   6   3
//! 4  8 3  1
//! 7   2   6
//!  6    28
//!    419  5
//!     8  79
//! ```
//!
//! `0`, a blank or any other mark of [`line`](super::line) is an empty cell. A short line is padded
//! with empty cells, so an empty line is an empty row, unless it parts the bands. Comments and headings are skipped.
//! Sudopli is described in "Lösung eines Sudokus mit PL/I" (Münster 2009).

use super::{Format, Frame, Item, Problem, ReadError, Unit};
use crate::{Cell, Digit, Givens, Sheet};

pub(super) static ROWS: Format = Format {
    name: "rows",
    extensions: &["txt"],
    unit: Unit::File,
    detect: looks_right,
    read,
    write: Some(|sheet| Ok(write(sheet))),
    frame: Frame::One,
};

/// Whether a text looks like nine short lines.
pub(super) fn looks_right(head: &str) -> bool {
    let mut lines = rows(head).into_iter().map(|(_, line)| line.trim_end()).collect::<Vec<_>>();
    if lines.len() != 9 {
        // Empty lines count as rows only if there are nine lines in all.
        lines.retain(|line| !line.is_empty());
        if !(2..9).contains(&lines.len()) {
            return false;
        }
    }
    let fitting = lines.iter().filter(|line| line.chars().count() <= 9).count();
    let characters = lines.iter().flat_map(|line| line.chars());
    let strange = characters.clone().filter(|&c| !super::is_cell(c) && c != ' ').count();
    let long = lines.iter().any(|line| line.chars().count() > 12);
    !long && fitting * 2 > lines.len() && strange * 4 <= characters.count()
}

fn read(text: &str) -> Result<Vec<Sheet>, ReadError> {
    Ok(vec![Sheet::from(parse(text, &rows(text))?)])
}

/// The lines that are neither comments nor headings. Empty ones around them are rows only if there would be
/// fewer than nine without them.
fn rows(text: &str) -> Vec<(usize, &str)> {
    let mut lines: Vec<_> = super::cell_lines(text).collect();
    let is_empty = |line: &(usize, &str)| line.1.trim().is_empty();
    if lines.iter().all(is_empty) {
        return lines;
    }
    while lines.len() > 9 && lines.last().is_some_and(is_empty) {
        lines.pop();
    }
    let spare = lines.len().saturating_sub(9);
    let leading = lines.iter().take(spare).take_while(|line| is_empty(line)).count();
    lines.drain(..leading);
    // Empty lines between the bands, if there are no marks of empty cells; the other bands are drawn.
    let is_between = |i: usize| lines.get(i).is_some_and(is_empty);
    let is_plain =
        |line: &str| line.chars().all(|c| c == ' ' || c.is_ascii_digit()) && !line.contains('0');
    if lines.len() == 11 && is_between(3) && is_between(7) && lines.iter().all(|it| is_plain(it.1))
    {
        lines.retain(|line| !is_empty(line));
    }
    lines
}

/// Reads nine lines of `text`, each with its number from 0.
pub(super) fn parse(text: &str, lines: &[(usize, &str)]) -> Result<Givens, ReadError> {
    let mut givens = Givens::EMPTY;
    for (row, &(number, line)) in lines.iter().enumerate() {
        let line = line.trim_end();
        let length = line.chars().count();
        if row >= 9 {
            if line.is_empty() {
                continue;
            }
            let written = lines.iter().filter(|(_, line)| !line.trim().is_empty()).count();
            let found = written.max(10);
            let problem = Problem::TooMany { of: Item::Lines, found, expected: 9 };
            return Err(ReadError::new(number, line, 0, length, problem));
        }
        for (column, c) in line.chars().enumerate() {
            if column == 9 {
                let of = Item::Characters;
                let problem = Problem::TooMany { of, found: length, expected: 9 };
                return Err(ReadError::new(number, line, 9, length - 9, problem));
            }
            match Digit::from_char(c) {
                Some(digit) => givens.set(Cell::at(row, column), Some(digit)),
                None if c == ' ' || super::is_cell(c) => {}
                None => return Err(super::not_a_cell(number, line, column)),
            }
        }
    }
    if lines.len() < 9 {
        let problem = Problem::TooFew { of: Item::Lines, found: lines.len(), expected: 9 };
        return Err(ReadError::at_end(text, problem));
    }
    Ok(givens)
}

fn write(sheet: &Sheet) -> String {
    super::in_rows(&sheet.givens.to_string())
}

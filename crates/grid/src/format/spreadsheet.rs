//! Nine rows of nine fields: a grid typed into a spreadsheet, copied from it or saved as CSV.
//!
//! ```text
//! 5,3,,,7,,,,
//! 6,,,1,9,5,,,
//! ,9,8,,,,,6,
//! …
//! ```
//!
//! Fields are separated by commas, semicolons or tabs, and may be quoted. A field with nothing, with
//! blanks or with one of the marks of [`line`](super::line) is an empty cell. Programs differ in
//! whether they write empty fields at the end of a row, so a short row is padded with empty cells and
//! empty fields after the ninth are skipped. Another nine rows are another puzzle.

use super::{Format, Frame, Item, Problem, ReadError, Unit, csv};
use crate::{Cell, Givens, Sheet};

pub(super) static SPREADSHEET: Format = Format {
    name: "spreadsheet",
    extensions: &["tsv", "csv"],
    unit: Unit::File,
    detect,
    read,
    write: Some(|sheet| Ok(write(sheet))),
    frame: Frame::PLAIN,
};

/// The rows: lines that are neither comments nor blank, with their numbers from 0. Tabs are not
/// blank here, because a row of empty cells may be nothing but tabs.
fn rows(text: &str) -> impl Iterator<Item = (usize, &str)> {
    super::cell_lines(text).filter(|(_, line)| !line.trim_matches(' ').is_empty())
}

fn detect(head: &str) -> bool {
    let (mut whole, mut fields, mut cells) = (0, 0, 0);
    let mut first = rows(head).take(9).peekable();
    if first.peek().is_none_or(|(_, line)| !line.contains(csv::SEPARATORS)) {
        return false;
    }
    for (_, line) in first {
        let row = csv::fields(line);
        whole += usize::from(row.len() == 9);
        fields += row.len();
        cells += row.iter().filter(|(_, field)| super::cell_value(field).is_some()).count();
    }
    // A line of comma-separated digits alone could be anything.
    whole >= 2 && cells * 4 > fields * 3
}

fn read(text: &str) -> Result<Vec<Sheet>, ReadError> {
    let rows: Vec<_> = rows(text).collect();
    let expected = rows.len().next_multiple_of(9).max(9);
    if rows.len() < expected {
        let problem = Problem::TooFew { of: Item::Lines, found: rows.len(), expected };
        return Err(ReadError::at_end(text, problem));
    }
    rows.chunks(9).map(|rows| grid(rows).map(Sheet::from)).collect()
}

/// Nine rows as a grid.
fn grid(rows: &[(usize, &str)]) -> Result<Givens, ReadError> {
    let mut givens = Givens::EMPTY;
    for (row, &(number, line)) in rows.iter().enumerate() {
        for (column, (at, field)) in csv::fields(line).into_iter().enumerate() {
            if field.trim().is_empty() {
                continue;
            }
            let length = field.chars().count();
            let problem = if column >= 9 {
                Problem::TooMany { of: Item::Cells, found: column + 1, expected: 9 }
            } else if let Some(value) = super::cell_value(field) {
                givens.set(Cell::at(row, column), value);
                continue;
            } else {
                Problem::Value { found: super::shorten(field) }
            };
            return Err(ReadError::new(number, line, at, length, problem));
        }
    }
    Ok(givens)
}

fn write(sheet: &Sheet) -> String {
    let digit = |&byte: &u8| if byte == 0 { String::new() } else { byte.to_string() };
    let (rows, _) = sheet.givens.as_bytes().as_chunks::<9>();
    rows.iter().map(|row| row.iter().map(digit).collect::<Vec<_>>().join("\t") + "\n").collect()
}

//! The lines of *gsf's sudoku* (G. S. Fowler): at least seven fields separated by commas; the fifth
//! is the puzzle. The meaning of the others differs from list to list; they become the comment.

use super::{Format, Frame, Item, Problem, ReadError, Unit, csv, line};
use crate::Sheet;

pub(super) static GSF: Format = Format {
    name: "gsf",
    extensions: &["txt"],
    unit: Unit::Line,
    detect: |head| {
        let puzzle = |line: &str| line.split(',').nth(PUZZLE).and_then(|f| csv::grid(f.trim()));
        let is_gsf = |line: &str| line.matches(',').count() >= COMMAS && puzzle(line).is_some();
        super::first_line(head).is_some_and(is_gsf)
    },
    read,
    write: None,
    frame: Frame::PLAIN,
};

/// The number of the puzzle's field, counted from 0.
const PUZZLE: usize = 4;

/// The smallest number of commas.
const COMMAS: usize = 6;

fn read(text: &str) -> Result<Vec<Sheet>, ReadError> {
    if line::is_blank(text.as_bytes()) {
        return Ok(Vec::new());
    }
    let fields: Vec<&str> = text.trim_end().split(',').collect();
    if fields.len() <= COMMAS {
        let found = fields.len();
        let problem = Problem::TooFew { of: Item::Fields, found, expected: COMMAS + 1 };
        return Err(ReadError::new(0, text, text.trim_end().chars().count(), 0, problem));
    }
    let (givens, _) = line::parse(fields[PUZZLE].as_bytes()).map_err(|error| {
        let before = fields[..PUZZLE].iter().map(|field| field.chars().count() + 1).sum::<usize>();
        ReadError::new(0, text, before + error.column - 1, error.length, error.problem)
    })?;
    let mut sheet = Sheet::from(givens);
    let others = fields.iter().enumerate().filter(|&(i, field)| i != PUZZLE && !field.is_empty());
    let others: Vec<&str> = others.map(|(_, field)| *field).collect();
    sheet.info.comment = (!others.is_empty()).then(|| others.join(", "));
    Ok(vec![sheet])
}

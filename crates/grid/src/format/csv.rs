//! Comma-separated values, one field of which is a puzzle.
//!
//! ```text
//! quizzes,solutions
//! 53..7....6..195....98....6.8...,534678912672195348198342567859…
//! ```
//!
//! Fields are separated by commas, semicolons or tabs. The puzzle is the first field of 81 cells,
//! preferably one with an empty cell. The solution is another field of 81 digits that agrees with
//! the puzzle. A field with another grid, which has empty cells and is no later state of the puzzle, is
//! another puzzle. All other fields become the comment. So no header is needed, and each line can be
//! read by itself, which matters because some of these files have millions of lines. A header is a
//! line with a field such as `puzzle`, `quizzes` or `sudoku`.

use super::{Format, Frame, Item, Problem, ReadError, Unit, line};
use crate::{Givens, Sheet};

pub(super) static CSV: Format = Format {
    name: "csv",
    extensions: &["csv", "tsv"],
    unit: Unit::Line,
    detect,
    read,
    write: Some(|sheet| Ok(write(sheet))),
    frame: Frame::Several { head: "puzzle,solution\n", foot: "" },
};

pub(super) const SEPARATORS: [char; 3] = [',', ';', '\t'];

/// Words that identify a header.
const HEADINGS: [&str; 14] = [
    "puzzle",
    "puzzles",
    "quiz",
    "quizzes",
    "question",
    "sudoku",
    "sudokus",
    "solution",
    "solutions",
    "unsolved",
    "givens",
    "grid",
    "board",
    "problem",
];

/// The fields of a line, without quotes, each with the number of its first character.
pub(super) fn fields(text: &str) -> Vec<(usize, &str)> {
    let mut fields = Vec::new();
    let (mut from, mut at) = (0, 0);
    let mut quoted = false;
    for (column, (offset, c)) in text.char_indices().enumerate() {
        quoted ^= c == '"';
        if SEPARATORS.contains(&c) && !quoted {
            fields.push((at, &text[from..offset]));
            (from, at) = (offset + 1, column + 1);
        }
    }
    fields.push((at, &text[from..]));
    for (at, field) in &mut fields {
        let inner = field.trim_start().trim_start_matches('"');
        *at += field[..field.len() - inner.len()].chars().count();
        *field = inner.trim_end().trim_end_matches('"');
    }
    fields
}

/// The grid in a field, if the field is one.
pub(super) fn grid(field: &str) -> Option<Givens> {
    // A longer one would be a line with a comment.
    if field.len() != 81 || field.contains(' ') {
        return None;
    }
    line::parse(field.as_bytes()).ok().map(|(givens, _)| givens)
}

fn is_header(fields: &[(usize, &str)]) -> bool {
    let heading = |field: &str| HEADINGS.iter().any(|word| field.eq_ignore_ascii_case(word));
    fields.iter().any(|(_, field)| heading(field))
}

fn detect(head: &str) -> bool {
    let mut lines = super::lines(head).filter(|(_, line)| !line.trim().is_empty());
    let Some((_, first)) = lines.next() else { return false };
    let fields = fields(first);
    if is_header(&fields) {
        return true;
    }
    let grids = fields.iter().filter(|(_, field)| grid(field).is_some()).count();
    // A single grid at the beginning makes it a line with a comment.
    grids > 1 || grids == 1 && grid(fields[0].1).is_none()
}

fn read(text: &str) -> Result<Vec<Sheet>, ReadError> {
    if line::is_blank(text.as_bytes()) {
        return Ok(Vec::new());
    }
    let fields = fields(text);
    let read: Vec<_> = fields.iter().map(|(_, field)| grid(field)).collect();
    if read.iter().all(Option::is_none) && is_header(&fields) {
        return Ok(Vec::new());
    }
    let grids = || read.iter().copied().flatten();
    let whole = || grids().next().filter(|_| almost(&fields).is_none());
    let Some(givens) = grids().find(|givens| givens.len() < 81).or_else(whole) else {
        return Err(explain(text, &fields));
    };
    let mut sheet = Sheet::from(givens);
    let agrees = |other: &Givens| {
        *other != givens && other.len() == 81 && givens.iter().all(|(c, d)| other.get(c) == Some(d))
    };
    sheet.info.solution = grids().find(agrees);
    // A grid with empty cells is another puzzle, unless it is a state of this one.
    let is_other = |other: &Givens| {
        other.len() < 81 && !line::continues(other, &givens) && !line::continues(&givens, other)
    };
    let mut puzzles: Vec<Sheet> = Vec::new();
    for other in grids().filter(is_other) {
        if puzzles.iter().all(|sheet| sheet.givens != other) {
            puzzles.push(Sheet::from(other));
        }
    }
    let is_known = |grid: Option<Givens>| {
        let is_read = |grid| grid == givens || Some(grid) == sheet.info.solution || is_other(&grid);
        grid.is_some_and(is_read)
    };
    let others = fields.iter().zip(&read).map(|(&(_, field), &grid)| (field, is_known(grid)));
    let others = others.filter(|&(field, known)| !field.is_empty() && !known);
    let others: Vec<&str> = others.map(|(field, _)| field).collect();
    sheet.info.comment = (!others.is_empty()).then(|| others.join(", "));
    puzzles.insert(0, sheet);
    Ok(puzzles)
}

/// The field that most resembles a puzzle without being one, if any resembles it closely.
fn almost<'a>(fields: &[(usize, &'a str)]) -> Option<(usize, &'a str)> {
    let cells = |field: &str| field.chars().filter(|&c| super::is_cell(c)).count();
    let is_like = |field: &str| cells(field) > 20 && cells(field) * 2 > field.len();
    let fields = fields.iter().filter(|(_, field)| is_like(field) && grid(field).is_none());
    fields.max_by_key(|(_, field)| cells(field)).copied()
}

/// Explains why a line holds no puzzle.
fn explain(text: &str, fields: &[(usize, &str)]) -> ReadError {
    match almost(fields).map(|(at, field)| (at, line::parse(field.as_bytes()))) {
        Some((at, Err(error))) => {
            ReadError::new(0, text, at + error.column - 1, error.length, error.problem)
        }
        _ => {
            let problem = Problem::TooFew { of: Item::Puzzles, found: 0, expected: 1 };
            ReadError::new(0, text, 0, text.trim_end().chars().count(), problem)
        }
    }
}

fn write(sheet: &Sheet) -> String {
    // Room for both grids, and no formatting: with `format!`, converting a list took 1.4 times as long.
    let mut text = Vec::with_capacity(2 * 81 + 1);
    line::write(&sheet.givens, &mut text);
    text.push(b',');
    if let Some(solution) = &sheet.info.solution {
        line::write(solution, &mut text);
    }
    String::from_utf8(text).expect("cells are ASCII")
}

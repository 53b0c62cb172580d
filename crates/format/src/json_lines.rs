//! JSON Lines: an object on each line, one field of which is a puzzle.
//!
//! ```json
//! {"puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"}
//! ```
//!
//! This is what `ennead solve --format json` and `ennead dataset` print, and how data sets for language
//! models are kept. The field is called `puzzle`, `question`, `quiz` or the like; its value is a text in any
//! format, or a list of rows. A field `solution` or `answer` with 81 digits that agree is the solution.

use serde_json::{Map, Value};

use ennead_board::AnySheet;
use ennead_grid::Sheet;
use ennead_grid::format::{self as plain, Frame, Item, Problem, ReadError, Unit, line};

use crate::link::Place;
use crate::{Format, Reader, Writer};

pub(crate) const JSON_LINES: Format = Format {
    name: "json-lines",
    extensions: &["jsonl", "ndjson"],
    unit: Unit::Line,
    detect: |head| {
        plain::first_line(head).is_some_and(|line| {
            line.trim_start().starts_with('{')
                && object(line)
                    .is_ok_and(|object| !says_its_format(&object) && puzzle(&object).is_some())
        })
    },
    #[cfg(feature = "rules")]
    read: Reader::Ruled(read),
    #[cfg(not(feature = "rules"))]
    read: Reader::Any(read),
    write: Some(Writer::Classic(|sheet| Ok(write(sheet)))),
    frame: Frame::PLAIN,
};

/// What a puzzle's field may be called, the likeliest first.
const PUZZLES: [&str; 11] = [
    "puzzle", "quiz", "quizzes", "question", "sudoku", "unsolved", "givens", "clues", "grid",
    "board", "problem",
];

const SOLUTIONS: [&str; 4] = ["solution", "solutions", "answer", "solved"];

fn object(line: &str) -> Result<Map<String, Value>, ReadError> {
    serde_json::from_str(line).map_err(|error| crate::link::json_error(line, &error))
}

/// The value of the first of `names` that is there.
fn field<'a>(object: &'a Map<String, Value>, names: &[&str]) -> Option<&'a Value> {
    names.iter().find_map(|name| {
        let mut fields = object.iter();
        fields
            .find(|(key, value)| key.eq_ignore_ascii_case(name) && is_readable(value))
            .map(|it| it.1)
    })
}

/// Whether a value is a text, or a list of lists of cells.
fn is_readable(value: &Value) -> bool {
    let is_cell = |value: &Value| value.is_number() || value.is_null() || value.is_string();
    let is_row = |value: &Value| {
        is_cell(value) || value.as_array().is_some_and(|row| row.iter().all(is_cell))
    };
    value.is_string()
        || value.as_array().is_some_and(|rows| rows.iter().all(is_row) && rows.len() > 1)
}

/// Whether an object is a puzzle in a format of its own, such as `sudoku-puzzle`, and says so.
fn says_its_format(object: &Map<String, Value>) -> bool {
    object.contains_key("format_version")
}

fn puzzle(object: &Map<String, Value>) -> Option<&Value> {
    field(object, &PUZZLES)
}

/// A value as a text that can be read.
fn text_of(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

#[cfg(feature = "rules")]
fn read(text: &str, unknown: crate::Unknown) -> Result<Vec<crate::Opened>, ReadError> {
    let open = |text: &str| crate::open(text, unknown);
    each(text, open, |opened| &mut opened.sheet)
}

#[cfg(not(feature = "rules"))]
fn read(text: &str) -> Result<Vec<AnySheet>, ReadError> {
    each(text, crate::read, |sheet| sheet)
}

/// The puzzles of a line, read by `open`; `sheet` is the sheet in one.
fn each<T>(
    text: &str,
    open: impl Fn(&str) -> Result<Vec<T>, ReadError>,
    sheet: impl Fn(&mut T) -> &mut AnySheet,
) -> Result<Vec<T>, ReadError> {
    if line::is_blank(text.as_bytes()) {
        return Ok(Vec::new());
    }
    let object = object(text)?;
    let Some(value) = puzzle(&object).filter(|value| !is_object(value)) else {
        let problem = Problem::TooFew { of: Item::Puzzles, found: 0, expected: 1 };
        return Err(ReadError::new(0, text, 0, text.trim_end().chars().count(), problem));
    };
    let mut puzzles = open(&text_of(value)).map_err(|error| at_value(text, value, error))?;
    if let ([puzzle], Some(solution)) = (&mut puzzles[..], field(&object, &SOLUTIONS)) {
        let read =
            plain::read(&text_of(solution)).ok().and_then(|sheets| sheets.into_iter().next());
        if let (Some(Sheet { givens: solution, .. }), AnySheet::Classic(classic)) =
            (read, sheet(puzzle))
        {
            let mut known = Sheet::from(classic.clone());
            let agrees = known.givens.iter().all(|(cell, digit)| solution.get(cell) == Some(digit));
            if agrees && solution.len() == 81 {
                known.info.solution = Some(solution);
                *sheet(puzzle) = known.into();
            }
        }
    }
    Ok(puzzles)
}

/// Whether a text is itself JSON: nothing is read from within another object.
fn is_object(value: &Value) -> bool {
    value.as_str().is_some_and(|text| text.trim_start().starts_with('{'))
}

/// An error in a value, at its place in the line.
fn at_value(text: &str, value: &Value, error: ReadError) -> ReadError {
    let written = value.as_str().unwrap_or("");
    match text.find(written) {
        Some(at) if error.line == 1 && !written.is_empty() => {
            let before = text[..at].chars().count();
            ReadError::new(0, text, before + error.column - 1, error.length, error.problem)
        }
        // It has several lines, or is no text.
        _ => Place::of(text, text.trim()).error(error.problem),
    }
}

fn write(sheet: &Sheet) -> String {
    let solution =
        sheet.info.solution.map_or(String::new(), |it| format!(",\"solution\":\"{it}\""));
    format!("{{\"puzzle\":\"{}\"{solution}}}", sheet.givens)
}

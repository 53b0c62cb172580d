//! Why there is no answer, as Python's exceptions.

use std::ffi::CString;

use ennead_api::Refusal;
use ennead_text::Words;
use pyo3::create_exception;
use pyo3::exceptions::{PyRuntimeError, PyUserWarning, PyValueError};
use pyo3::prelude::*;

use crate::language::english;

create_exception!(
    ennead,
    PuzzleError,
    PyValueError,
    "A text or a row that is not a puzzle.\n\n\
     `row` is the number of the row, counted from 0 (None for a single puzzle); `line` and `column`\n\
     are the place in the text, counted from 1 (None if there is no text)."
);
create_exception!(
    ennead,
    CrossError,
    PyValueError,
    "A text that is not a cross-number puzzle.\n\n\
     `line` and `column` are the place, counted from 1."
);

create_exception!(
    ennead,
    IgnoredWarning,
    PyUserWarning,
    "Something that is not understood was left out of a puzzle, because of ``ignore=True``."
);

/// Warns of what was left out of a row, or of a single puzzle; `sentence` says what that is.
///
/// # Errors
///
/// If the user has made errors of warnings.
pub(crate) fn warn_of_ignored(py: Python<'_>, row: Option<usize>, sentence: &str) -> PyResult<()> {
    let message = CString::new(in_row(row, sentence).replace('\0', "\u{fffd}"))?;
    PyErr::warn(py, &py.get_type::<IgnoredWarning>(), &message, 1)
}

/// A sentence about a row, or about a single puzzle.
fn in_row(row: Option<usize>, sentence: &str) -> String {
    row.map_or(sentence.to_owned(), |row| format!("row {row}: {sentence}"))
}

/// The exception for a question that was refused.
pub(crate) fn refused(refusal: impl Into<Refusal>, words: &Words) -> PyErr {
    let refusal = refusal.into();
    match &refusal {
        Refusal::Unreadable(_) => Fault::Text(refusal).raise(None),
        Refusal::UnreadableCross(error) => {
            let (line, column) = (error.place.line, error.place.column);
            let sentence = refusal.sentence(words);
            let message = placed((line, column), &sentence, &error.excerpt);
            with(CrossError::new_err(message), [("line", Some(line)), ("column", Some(column))])
        }
        Refusal::NotDecided(_) | Refusal::Stopped => {
            PyRuntimeError::new_err(refusal.sentence(words))
        }
        _ => PyValueError::new_err(refusal.sentence(words)),
    }
}

/// Why a row, or a single puzzle, cannot be read.
#[derive(Clone, Debug)]
pub(crate) enum Fault {
    /// The text is not one puzzle.
    Text(Refusal),
    /// There is a number outside 0 to 9 at this place (0 to 80).
    Number(usize),
    /// The row is null.
    Null,
    /// There are this many bytes or numbers instead of 81.
    Length(usize),
}

impl Fault {
    /// The exception, for a row or for a single puzzle.
    pub(crate) fn raise(&self, row: Option<usize>) -> PyErr {
        let mut place = None;
        let message = match self {
            Fault::Text(refusal) => {
                let sentence = refusal.sentence(english());
                match refusal {
                    Refusal::Unreadable(error) => {
                        let at = (error.line, error.column);
                        place = Some(at);
                        placed(at, &sentence, &error.text)
                    }
                    _ => sentence,
                }
            }
            Fault::Number(place) => {
                let cell = ennead::Cell::at(place / 9, place % 9);
                format!("cell {cell}: found a number outside 0 (empty) to 9")
            }
            Fault::Null => "found null, expected a puzzle".to_owned(),
            Fault::Length(found) => format!("found {found} cells, expected 81"),
        };
        let (line, column) = place.unzip();
        let error = PuzzleError::new_err(in_row(row, &message));
        with(error, [("row", row), ("line", line), ("column", column)])
    }
}

/// A sentence with its place in a text, and the text there.
fn placed((line, column): (usize, usize), sentence: &str, text: &str) -> String {
    let text: String = text.chars().take(200).collect();
    format!("line {line}, column {column}: {sentence}: {text:?}")
}

/// The error with attributes.
fn with<const N: usize>(error: PyErr, attributes: [(&str, Option<usize>); N]) -> PyErr {
    Python::attach(|py| {
        for (name, value) in attributes {
            // Without an attribute the error is still worth raising.
            let _ = error.value(py).setattr(name, value);
        }
    });
    error
}

//! The functions of the module, a file each, and what they share.

mod batched;
pub(crate) mod canon;
pub(crate) mod check;
pub(crate) mod convert;
pub(crate) mod count;
pub(crate) mod cross;
pub(crate) mod explain;
pub(crate) mod generate;
pub(crate) mod hint;
pub(crate) mod rate;
pub(crate) mod solve;
pub(crate) mod verdict;

use std::sync::LazyLock;

use ennead::logic::rating::{Level, Rule};
use ennead::logic::{self, PathFinder, Position, TECHNIQUES, Table as Techniques};
use ennead::{Givens, Puzzle, Sheet, Solution, Verdict};
use ennead_text::{LANGUAGES, Words};
use pyo3::exceptions::{PyOverflowError, PyValueError};
use pyo3::prelude::*;

use crate::columns::Library;
use crate::input::Rows;
use crate::many::{self, Errors, Question};

/// Names in columns: an index is that of the value in its `ALL`.
static VERDICTS: LazyLock<Vec<&str>> = LazyLock::new(|| Verdict::ALL.map(Verdict::name).to_vec());
static LEVELS: LazyLock<Vec<&str>> = LazyLock::new(|| Level::ALL.map(Level::name).to_vec());
static RULES: LazyLock<Vec<&str>> =
    LazyLock::new(|| Rule::ALL.iter().map(|rule| rule.name()).collect());
static HODOKU_LEVELS: LazyLock<Vec<&str>> =
    LazyLock::new(|| logic::HodokuLevel::ALL.iter().map(|level| level.name()).collect());
static TECHNIQUE_NAMES: LazyLock<Vec<&str>> =
    LazyLock::new(|| TECHNIQUES.iter().map(|technique| technique.about().name).collect());

fn index_of(names: &[&str], name: &str) -> usize {
    names.iter().position(|&known| known == name).expect("the names are those of the registry")
}

/// How a function that takes many puzzles is called.
struct Call {
    threads: usize,
    errors: Errors,
}

impl Call {
    fn new(threads: Option<usize>, errors: &str) -> PyResult<Call> {
        let errors = match errors {
            "raise" => Errors::Raise,
            "null" => Errors::Null,
            _ => {
                return Err(PyValueError::new_err(format!(
                    "errors={errors:?}: expected 'raise' or 'null'"
                )));
            }
        };
        Ok(Call { threads: many::threads(threads), errors })
    }

    /// All columns of the answers.
    fn columns<'py, Q: Question>(
        &self,
        py: Python<'py>,
        (rows, library): (&Rows<'py>, Library),
        question: Q,
    ) -> PyResult<Bound<'py, PyAny>> {
        many::ask(py, rows, question, self.threads, self.errors)?.into_python(py, library)
    }

    /// The only column.
    fn column<'py, Q: Question>(
        &self,
        py: Python<'py>,
        (rows, library): (&Rows<'py>, Library),
        question: Q,
    ) -> PyResult<Bound<'py, PyAny>> {
        many::ask(py, rows, question, self.threads, self.errors)?.into_only(py, library)
    }
}

/// A number that is below 0 or too large is a wrong value like any other, in Python's words a
/// ValueError, not an OverflowError.
fn wrong_value(error: PyErr, value: &Bound<'_, PyAny>, said: impl FnOnce() -> String) -> PyErr {
    match error.is_instance_of::<PyOverflowError>(value.py()) {
        true => PyValueError::new_err(said()),
        false => error,
    }
}

/// An option that is a whole number.
fn whole(value: &Bound<'_, PyAny>) -> PyResult<u64> {
    let said = || format!("found {value}, expected a whole number from 0 to {}", u64::MAX);
    value.extract().map_err(|error| wrong_value(error, value, said))
}

fn whole_or_none(value: &Bound<'_, PyAny>) -> PyResult<Option<u64>> {
    if value.is_none() { Ok(None) } else { whole(value).map(Some) }
}

/// The option `threads`.
fn threads(value: &Bound<'_, PyAny>) -> PyResult<Option<usize>> {
    let said = || format!("threads={value}: expected 1 or more, or None");
    match value.extract() {
        Ok(Some(0)) => Err(PyValueError::new_err(said())),
        found => found.map_err(|error| wrong_value(error, value, said)),
    }
}

fn words(lang: &str) -> PyResult<Words> {
    let language = LANGUAGES.iter().copied().find(|language| language.code() == lang);
    language.map(Words::new).ok_or_else(|| {
        let codes: Vec<_> = LANGUAGES.iter().map(|language| language.code()).collect();
        PyValueError::new_err(format!("lang={lang:?}: expected one of {}", codes.join(", ")))
    })
}

/// How many rows make a batch. With 4096 the lanes that idle at the end of each cost a tenth more
/// time.
const BATCH: usize = 8192;

/// The finder for puzzles with one solution, or for others: without techniques that rest on it.
fn finder(unique: bool) -> PathFinder {
    let options = logic::Options { uniqueness: unique, ..logic::Options::DEFAULT };
    PathFinder::new(Techniques::hodoku(), options)
}

/// The position of a sheet and the solution, or None if its digits clash.
fn position(sheet: &Sheet) -> Option<(Position, Option<Solution>)> {
    let puzzle = Puzzle::try_from(sheet.givens).ok()?;
    let position = match &sheet.candidates {
        Some(marks) => Position::from_marks(&sheet.givens, &sheet.placed, marks),
        None => Position::from_digits(&sheet.givens, &sheet.placed),
    };
    Some((position.ok()?, ennead::solution(&puzzle)))
}

fn clash() -> PyErr {
    PyValueError::new_err("digits clash, so there is nothing to explain; ennead.check says where")
}

fn verdict_of(givens: &Givens) -> Verdict {
    Puzzle::try_from(*givens).as_ref().map_or(Verdict::Invalid, Verdict::of)
}

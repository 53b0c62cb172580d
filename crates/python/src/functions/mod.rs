//! The functions of the module, one in each file, and what they share.

mod batched;
pub(crate) mod canon;
pub(crate) mod check;
pub(crate) mod convert;
pub(crate) mod count;
pub(crate) mod cross;
pub(crate) mod dataset;
pub(crate) mod explain;
pub(crate) mod generate;
pub(crate) mod hint;
pub(crate) mod judge;
pub(crate) mod rate;
pub(crate) mod read_image;
pub(crate) mod solve;
pub(crate) mod verdict;

use std::sync::LazyLock;

use ennead::grid::name::Named;
use ennead::logic::TECHNIQUES;
use ennead::rating::{Rule, Tenths};
use ennead::{Givens, Sheet, Verdict};
use ennead_api::play::{Choice, Finders};
use ennead_api::puzzle::{Asked, RuledVerdict};
use ennead_api::{Asker, Refusal, Subject};
use ennead_text::Words;
use pyo3::exceptions::{PyOverflowError, PyValueError};
use pyo3::prelude::*;

use crate::columns::Library;
use crate::errors::{Fault, refused, warn_of_ignored};
use crate::input::{Input, Opening, Rows, Taken};
use crate::language::english;
use crate::many::{self, Errors, Question};

/// The names in columns.
static RULES: LazyLock<Vec<&str>> =
    LazyLock::new(|| Rule::ALL.iter().map(|rule| rule.name()).collect());
static TECHNIQUE_NAMES: LazyLock<Vec<&str>> =
    LazyLock::new(|| TECHNIQUES.iter().map(|technique| technique.about().name).collect());

fn index_of(names: &[&str], name: &str) -> usize {
    names.iter().position(|&known| known == name).expect("the names are those of the registry")
}

/// Sturm's verdicts, and those of puzzles with rules.
static VERDICTS: LazyLock<Vec<&str>> = LazyLock::new(|| {
    let others = RuledVerdict::NAMES.iter().filter(|name| !Verdict::NAMES.contains(name));
    Verdict::NAMES.iter().chain(others).copied().collect()
});

/// The options of a function that takes many puzzles.
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

    /// What `one` answers about one classic puzzle, or columns with the answers of `many`.
    fn answer<'py, Q: Question>(
        &self,
        puzzles: &Bound<'py, PyAny>,
        many: Q,
        one: impl FnOnce(Python<'py>, Sheet) -> PyResult<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let py = puzzles.py();
        match Input::new(puzzles)? {
            Input::One(puzzle) => one(py, sheet(puzzle)?),
            Input::Many(rows, library) => self.ask(py, &rows, library, &Taken::Classic, many),
        }
    }

    /// The same of a function that also takes puzzles with rules, and on other boards.
    fn answer_any<'py, Q: Question>(
        &self,
        puzzles: &Bound<'py, PyAny>,
        opening: Opening,
        many: Q,
        one: impl FnOnce(Python<'py>, Asked) -> PyResult<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let py = puzzles.py();
        match Input::new(puzzles)? {
            Input::One(puzzle) => {
                let asked = py.detach(|| opening.asked(puzzle));
                let asked = asked.map_err(|refusal| Fault::Text(refusal).raise(None))?;
                if let Asked::Ruled(ruled) = &asked
                    && let Some(sentence) = ruled.reading_note(&Asker::patient(english()))
                {
                    warn_of_ignored(py, None, &sentence)?;
                }
                one(py, asked)
            }
            Input::Many(rows, library) => self.ask(py, &rows, library, &Taken::Any(opening), many),
        }
    }

    fn ask<'py, Q: Question>(
        &self,
        py: Python<'py>,
        rows: &Rows<'py>,
        library: Library,
        taken: &Taken,
        question: Q,
    ) -> PyResult<Bound<'py, PyAny>> {
        many::ask(py, rows, taken, question, self.threads, self.errors)?.into_python(py, library)
    }
}

/// The sheet of a classic puzzle.
fn sheet(puzzle: Subject) -> PyResult<Sheet> {
    let sheet = puzzle.sheet(&Asker::patient(english()));
    sheet.map_err(|refusal| Fault::Text(refusal).raise(None))
}

/// The options `rules` and `ignore`.
fn opening(rules: Option<Vec<String>>, ignore: bool) -> PyResult<Opening> {
    Ok(Opening { rules: all_chosen(rules, english())?, ignore })
}

/// The answer to a question that takes no time worth an interrupt.
fn answer<Q>(py: Python<'_>, question: Q) -> PyResult<Q::Answer>
where
    Q: ennead_api::Question<Answer: Send> + Send,
{
    let answer = py.detach(|| question.answer(&Asker::patient(english())));
    answer.map_err(|refusal| refused(refusal, english()))
}

/// The answer that `ask` gets to a question that may take long. An interrupt ends it.
fn answer_aside<A: Send + 'static>(
    py: Python<'_>,
    words: &'static Words,
    ask: impl FnOnce(&Asker) -> Result<A, Refusal> + Send + 'static,
) -> PyResult<A> {
    many::aside(py, move |stop| ask(&Asker { stop, ..Asker::patient(words) }))?
        .map_err(|refusal| refused(refusal, words))
}

/// A thing of a list, by its name.
fn chosen<T: Named>(name: &str, words: &Words) -> PyResult<T> {
    T::by_name(name).map_err(|unknown| refused(unknown, words))
}

/// Things of a list, by their names.
fn all_chosen<T: Named>(names: Option<Vec<String>>, words: &Words) -> PyResult<Vec<T>> {
    names.unwrap_or_default().iter().map(|name| chosen(name, words)).collect()
}

/// A rating. A number that is none, such as 7.25, is refused, not rounded.
fn rating(number: f64, words: &Words) -> PyResult<Tenths> {
    let text = number.to_string();
    text.parse().map_err(|_| refused(Refusal::Fault(ennead_api::Fault::Rating, text), words))
}

/// The finders of the options `only`, `without` and `theory`.
pub(crate) fn finders(
    only: Option<Vec<String>>,
    without: Option<Vec<String>>,
    theory: Option<String>,
    words: &Words,
) -> PyResult<Finders> {
    let choice = Choice {
        only: all_chosen(only, words)?,
        without: all_chosen(without, words)?,
        theory: theory.map(|name| chosen(&name, words)).transpose()?,
        ..Choice::default()
    };
    choice.finders(words).map_err(|refusal| refused(refusal, words))
}

/// Many puzzles, as they are used at once instead of row by row.
pub(crate) fn listed_givens(object: &Bound<'_, PyAny>) -> PyResult<Vec<Givens>> {
    let (sheets, _) = judge::sheets(object)?;
    let read = |(row, sheet): (usize, Result<Sheet, Fault>)| {
        sheet.map(|sheet| sheet.givens).map_err(|fault| fault.raise(Some(row)))
    };
    sheets.into_iter().enumerate().map(read).collect()
}

/// A number that is below 0 or too large is a wrong value like any other: a ValueError, not an
/// OverflowError.
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

/// How many rows make a batch. With 4096, the lanes that are idle at the end of each batch cost a
/// tenth more time.
const BATCH: usize = 8192;

//! The next step from a position.

use ennead::engine::Stop;
use ennead::logic::{self, PathFinder};
use ennead::{Givens, Sheet};
use ennead_text::Words;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use super::{Call, TECHNIQUE_NAMES, clash, finder, index_of, position, words};
use crate::columns::Kind;
use crate::input::Input;
use crate::many::{self, Question};
use crate::objects::{Hint, Step};
use crate::part::Part;

static HINTS: [&str; 4] = ["step", "mistakes", "solved", "stuck"];

/// A hint's kind.
fn kind(hint: &logic::Hint) -> &'static str {
    match hint {
        logic::Hint::Step(_) => "step",
        logic::Hint::Mistakes(_) => "mistakes",
        logic::Hint::Solved => "solved",
        logic::Hint::Stuck => "stuck",
    }
}

struct HintAll {
    depth: u8,
    lang: String,
}

impl Question for HintAll {
    type Worker = ([PathFinder; 2], Words);
    fn columns(&self) -> Vec<(&'static str, Kind)> {
        vec![
            ("kind", Kind::Name(&HINTS)),
            ("technique", Kind::Name(&TECHNIQUE_NAMES)),
            ("text", Kind::Text),
        ]
    }
    fn piece(&self) -> usize {
        16
    }
    fn worker(&self) -> ([PathFinder; 2], Words) {
        ([finder(false), finder(true)], words(&self.lang).expect("asked before"))
    }
    fn answer(
        &self,
        (finders, words): &mut Self::Worker,
        puzzles: &[Givens],
        answers: &mut Part<'_>,
        stop: &Stop,
    ) {
        for (row, givens) in many::unless(stop, puzzles) {
            let Some((position, solution)) = position(&Sheet::from(*givens)) else { continue };
            let finder = &finders[usize::from(solution.is_some())];
            let Ok(hint) = finder.hint(&position, solution.as_ref(), stop) else { return };
            answers.name(0, row, index_of(&HINTS, kind(&hint)));
            if let logic::Hint::Step(step) = &hint {
                answers.name(1, row, index_of(&TECHNIQUE_NAMES, step.technique));
            }
            answers.text(2, row, words.hint(&hint, self.depth));
        }
    }
}

/// The next step from a position; mistakes first.
///
/// Parameters
/// ----------
/// puzzles : as for :func:`explain`
/// depth : {1, 2, 3}
///     1 says where to look, 2 names the technique, 3 tells the whole step.
/// lang : {'en', 'de', 'nl'}
/// threads, errors : as for :func:`solve`
///
/// Returns
/// -------
/// Hint
///     For one puzzle.
/// dict of arrays, or Arrow record batch
///     For many, each of shape (n,): ``kind``, ``technique``, ``text``, str.
///
/// Raises
/// ------
/// PuzzleError, TypeError, ValueError : as :func:`explain`
///
/// Examples
/// --------
/// >>> hint = ennead.hint("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
/// >>> hint.step.places
/// ['5r5c5']
/// >>> print(ennead.hint("5" + "." * 80, depth=1))
/// None of the techniques in use helps here.
#[pyfunction]
#[pyo3(signature = (puzzles, *, depth=3, lang="en", threads=None, errors="raise"))]
pub(crate) fn hint<'py>(
    py: Python<'py>,
    puzzles: &Bound<'py, PyAny>,
    depth: u8,
    lang: &str,
    #[pyo3(from_py_with = super::threads)] threads: Option<usize>,
    errors: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let call = Call::new(threads, errors)?;
    let words = words(lang)?;
    if !(1..=3).contains(&depth) {
        return Err(PyValueError::new_err(format!("depth={depth}: expected 1, 2 or 3")));
    }
    match Input::new(puzzles)? {
        Input::One(sheet) => {
            let hint = many::aside(py, move |stop| {
                let Some((position, solution)) = position(&sheet) else { return Ok(None) };
                let hint = finder(solution.is_some()).hint(&position, solution.as_ref(), stop)?;
                let step = match &hint {
                    logic::Hint::Step(step) if depth == 3 => {
                        Some(Step::new(&position, step, &words))
                    }
                    _ => None,
                };
                let (kind, text) = (kind(&hint).to_owned(), words.hint(&hint, depth));
                Ok(Some(Hint { kind, text, step }))
            })?;
            let hint = hint.map_err(many::stopped)?;
            Ok(hint.ok_or_else(clash)?.into_pyobject(py)?.into_any())
        }
        Input::Many(rows, library) => {
            call.columns(py, (&rows, library), HintAll { depth, lang: lang.to_owned() })
        }
    }
}

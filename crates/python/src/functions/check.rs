//! Whether a puzzle is valid, unique and minimal.

use ennead::{Givens, Verdict};
use ennead_api as api;
use ennead_api::Stop;
use pyo3::prelude::*;

use super::{Call, answer};
use crate::columns::Kind;
use crate::many::{self, Question};
use crate::objects::{names, object};
use crate::part::Part;

struct CheckAll;

impl Question for CheckAll {
    type Worker = ();
    fn columns(&self) -> Vec<(&'static str, Kind)> {
        vec![
            ("verdict", Kind::Name(&Verdict::NAMES)),
            ("unique", Kind::Flag),
            ("minimal", Kind::Flag),
            ("cells", Kind::Text),
        ]
    }
    fn worker(&self) {}
    fn answer(&self, (): &mut (), puzzles: &[Givens], answers: &mut Part<'_>, stop: &Stop) {
        for (row, givens) in many::unless(stop, puzzles) {
            let check = ennead::check(givens);
            answers.name(0, row, check.verdict as usize);
            answers.flag(1, row, check.verdict.is_unique());
            if check.verdict.is_unique() {
                answers.flag(2, row, check.redundant.is_empty());
            }
            answers.text(3, row, names(check.cells().iter()).join(" "));
        }
    }
}

/// Whether a puzzle is valid, solvable, unique and minimal; if not, which cells are at fault.
///
/// Parameters
/// ----------
/// puzzles, threads, errors : as for :func:`solve`
///
/// Returns
/// -------
/// Check
///     For one puzzle.
/// dict of arrays, or Arrow record batch
///     For many, each of shape (n,): ``verdict``, str; ``unique``, bool; ``minimal``, bool (False,
///     or null, unless unique); ``cells``, str: the cells that clash, those in which solutions
///     differ, or the redundant givens.
///
/// Raises
/// ------
/// PuzzleError, TypeError, ValueError : as :func:`solve`
///
/// Examples
/// --------
/// >>> found = ennead.check("55" + "." * 79)
/// >>> found.verdict, found.clashes
/// ('invalid', ['r1c1', 'r1c2'])
#[pyfunction]
#[pyo3(signature = (puzzles, *, threads=None, errors="raise"))]
pub(crate) fn check<'py>(
    puzzles: &Bound<'py, PyAny>,
    #[pyo3(from_py_with = super::threads)] threads: Option<usize>,
    errors: &str,
) -> PyResult<Bound<'py, PyAny>> {
    Call::new(threads, errors)?.answer(puzzles, CheckAll, |py, sheet| {
        let found = answer(py, api::play::Check { puzzle: sheet.into() })?;
        let fields = (
            found.verdict.name(),
            found.unique,
            found.minimal,
            names(found.clashes.iter()),
            names(found.differing.iter()),
            names(found.redundant.iter()),
            found.solution.map(|solution| solution.to_string()),
        );
        object(py, "Check", fields)
    })
}

//! The solution of a puzzle.

use ennead::engine::batch::Answer;
use ennead::{Givens, Sheet};
use ennead_api as api;
use pyo3::prelude::*;

use super::batched::{Batched, OfSolutions};
use super::{Call, answer};
use crate::columns::Kind;
use crate::part::Part;

/// The verdict on a puzzle, and two solutions at most.
pub(super) fn solved(py: Python<'_>, sheet: Sheet) -> PyResult<api::puzzle::Solved> {
    answer(py, api::puzzle::Solve { puzzle: sheet.into(), limit: 2, engine: None, stats: false })
}

struct Solve;

impl OfSolutions for Solve {
    fn columns(&self) -> Vec<(&'static str, Kind)> {
        vec![("count", Kind::Number), ("solution", Kind::Grid)]
    }
    fn tell(&self, question: usize, _: &Givens, found: &Answer, answers: &mut Part<'_>) {
        answers.number(0, question, found.count);
        if let (1, Some(solution)) = (found.count, &found.solution) {
            answers.grid(1, question, solution.grid().as_bytes());
        }
    }
}

/// The solution of a puzzle, if it has exactly one.
///
/// Parameters
/// ----------
/// puzzles : str or array of 81 numbers; or many: list of str, array (n, 81), Arrow strings
///     81 characters, a digit or one of ``. 0 * _ -`` for each cell; one text may also be in any
///     other format ennead reads. In arrays 0 is an empty cell.
/// threads : int, optional
///     How many threads work on many puzzles; one for each core if left out.
/// errors : {'raise', 'null'}
///     What to do with a row that is not a puzzle: raise an exception, or leave its answers empty.
///
/// Returns
/// -------
/// str or None
///     For one puzzle: 81 digits; None if there is no solution or more than one.
/// dict of arrays, or Arrow record batch
///     For many: ``count``, int64 of shape (n,): solutions found, at most 2; ``solution``, uint8
///     of shape (n, 81), or strings in Arrow: zeros, or null, where ``count`` is not 1.
///
/// Raises
/// ------
/// PuzzleError
///     If a text or a row is not a puzzle; ``row``, ``line`` and ``column`` say where.
/// TypeError, ValueError
///     If the argument is not puzzles, or an array of another shape.
///
/// Examples
/// --------
/// >>> ennead.solve("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
/// '534678912672195348198342567859761423426853791713924856961537284287419635345286179'
/// >>> import numpy as np
/// >>> puzzles = np.zeros((2, 81), np.uint8)
/// >>> puzzles[0, :9] = [1, 2, 3, 4, 5, 6, 7, 8, 8]
/// >>> ennead.solve(puzzles)["count"]
/// array([0, 2])
#[pyfunction]
#[pyo3(signature = (puzzles, *, threads=None, errors="raise"))]
pub(crate) fn solve<'py>(
    puzzles: &Bound<'py, PyAny>,
    #[pyo3(from_py_with = super::threads)] threads: Option<usize>,
    errors: &str,
) -> PyResult<Bound<'py, PyAny>> {
    Call::new(threads, errors)?.answer(puzzles, Batched(Solve), |py, sheet| {
        let only = <[_; 1]>::try_from(solved(py, sheet)?.solutions).ok();
        Ok(only.map(|[solution]| solution.to_string()).into_pyobject(py)?)
    })
}

//! How many solutions there are.

use ennead::engine::batch::Answer;
use ennead::{Givens, Puzzle};
use pyo3::prelude::*;

use super::Call;
use super::batched::{Batched, OfSolutions};
use crate::columns::Kind;
use crate::input::Input;
use crate::many;
use crate::part::Part;

struct Count {
    limit: u64,
}

impl OfSolutions for Count {
    fn columns(&self) -> Vec<(&'static str, Kind)> {
        vec![("count", Kind::Number)]
    }
    fn limit(&self) -> u64 {
        self.limit
    }
    fn tell(&self, question: usize, _: &Givens, found: &Answer, answers: &mut Part<'_>) {
        answers.number(0, question, found.count);
    }
}

/// How many solutions there are, counted up to a limit.
///
/// Parameters
/// ----------
/// puzzles : as for :func:`solve`
/// limit : int
///     Where to stop counting. With 2, the answer 1 says that the solution is the only one.
/// threads, errors : as for :func:`solve`
///
/// Returns
/// -------
/// int, or for many an array int64 of shape (n,)
///
/// Raises
/// ------
/// PuzzleError, TypeError, ValueError : as :func:`solve`
///
/// Examples
/// --------
/// >>> ennead.count("." * 81, limit=1000)
/// 1000
/// >>> ennead.count(["." * 81, "11" + "." * 79])
/// array([2, 0])
#[pyfunction]
#[pyo3(signature = (puzzles, *, limit=2, threads=None, errors="raise"))]
pub(crate) fn count<'py>(
    py: Python<'py>,
    puzzles: &Bound<'py, PyAny>,
    #[pyo3(from_py_with = super::whole)] limit: u64,
    #[pyo3(from_py_with = super::threads)] threads: Option<usize>,
    errors: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let call = Call::new(threads, errors)?;
    match Input::new(puzzles)? {
        Input::One(sheet) => {
            let count = move |givens| {
                Puzzle::try_from(givens).map_or(0, |puzzle| ennead::count_solutions(&puzzle, limit))
            };
            let found = match limit {
                0..=1000 => py.detach(|| count(sheet.givens)),
                _ => many::aside(py, move |_| count(sheet.givens))?,
            };
            Ok(found.into_pyobject(py)?.into_any())
        }
        Input::Many(rows, library) => call.column(py, (&rows, library), Batched(Count { limit })),
    }
}

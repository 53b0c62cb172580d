//! How many solutions there are.

use ennead::engine::batch::{Answer, Solver};
use ennead::{Clues, Givens, Puzzle, Solution};
use ennead_api::Stop;
use pyo3::prelude::*;

use super::Call;
use super::batched::{Batched, OfSolutions};
use crate::columns::Kind;
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
    puzzles: &Bound<'py, PyAny>,
    #[pyo3(from_py_with = super::whole)] limit: u64,
    #[pyo3(from_py_with = super::threads)] threads: Option<usize>,
    errors: &str,
) -> PyResult<Bound<'py, PyAny>> {
    Call::new(threads, errors)?.answer(puzzles, Batched(Count { limit }), |py, sheet| {
        let count = move |stop: &Stop| {
            let clues = Clues::from(&sheet);
            if clues.is_sukaku()
                && let Ok(puzzle) = Puzzle::try_from(clues)
            {
                let mut go_on = |_: &Solution| std::ops::ControlFlow::Continue(());
                return ennead::default_engine().search(&puzzle, limit, &mut go_on, stop).solutions;
            }
            let mut found = [Answer::default()];
            let counted = Solver::new().solve_unless(&[sheet.givens], limit, &mut found, stop);
            counted.map_or(0, |()| found[0].count)
        };
        let found = match limit {
            0..=1000 => py.detach(|| count(&Stop::never())),
            _ => many::aside(py, count)?,
        };
        Ok(found.into_pyobject(py)?.into_any())
    })
}

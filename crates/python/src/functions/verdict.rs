//! E. Sturm's verdict.

use ennead::engine::batch::Answer;
use ennead::{Givens, Puzzle, Verdict};
use pyo3::prelude::*;

use super::Call;
use super::batched::{Batched, OfSolutions};
use super::solve::solved;
use crate::columns::Kind;
use crate::part::Part;

struct Judge;

impl OfSolutions for Judge {
    fn columns(&self) -> Vec<(&'static str, Kind)> {
        vec![("verdict", Kind::Name(&Verdict::NAMES))]
    }
    fn tell(&self, question: usize, givens: &Givens, found: &Answer, answers: &mut Part<'_>) {
        let verdict = Puzzle::try_from(*givens)
            .map_or(Verdict::Invalid, |puzzle| Verdict::of_counted(&puzzle, found.count));
        answers.name(0, question, verdict as usize);
    }
}

/// E. Sturm's verdict: which singles finish the puzzle, or why it does not have one solution.
///
/// Parameters
/// ----------
/// puzzles, threads, errors : as for :func:`solve`
///
/// Returns
/// -------
/// str, or for many an array of str of shape (n,)
///     ``easy`` (naked singles finish it), ``medium`` (naked and hidden singles do), ``hard``
///     (they do not); ``unsolvable``, ``ambiguous``, ``invalid`` (givens clash).
///
/// Raises
/// ------
/// PuzzleError, TypeError, ValueError : as :func:`solve`
///
/// Examples
/// --------
/// >>> ennead.verdict("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
/// 'easy'
/// >>> [str(verdict) for verdict in ennead.verdict(["." * 81, "11" + "." * 79])]
/// ['ambiguous', 'invalid']
#[pyfunction]
#[pyo3(signature = (puzzles, *, threads=None, errors="raise"))]
pub(crate) fn verdict<'py>(
    puzzles: &Bound<'py, PyAny>,
    #[pyo3(from_py_with = super::threads)] threads: Option<usize>,
    errors: &str,
) -> PyResult<Bound<'py, PyAny>> {
    Call::new(threads, errors)?.answer(puzzles, Batched(Judge), |py, sheet| {
        let verdict = solved(py, sheet)?.verdict;
        Ok(verdict.map(Verdict::name).into_pyobject(py)?)
    })
}

//! Verdicts.

use ennead::engine::batch::Answer;
use ennead::{Givens, Puzzle, Verdict};
use ennead_api::puzzle::Ruled;
use ennead_api::{Asker, Refusal};
use pyo3::prelude::*;

use super::batched::{Batched, OfSolutions};
use super::solve::{Solved, solved};
use super::{Call, VERDICTS, index_of, opening};
use crate::columns::Kind;
use crate::part::Part;

struct Judge;

impl OfSolutions for Judge {
    fn columns(&self) -> Vec<(&'static str, Kind)> {
        vec![("verdict", Kind::Name(&VERDICTS))]
    }
    fn tell(&self, question: usize, givens: &Givens, found: &Answer, answers: &mut Part<'_>) {
        let verdict = Puzzle::try_from(*givens)
            .map_or(Verdict::Invalid, |puzzle| Verdict::of_counted(&puzzle, found.count));
        answers.name(0, question, verdict as usize);
    }
    fn tell_ruled(
        &self,
        puzzle: &Ruled,
        answers: &mut Part<'_>,
        asker: &Asker,
    ) -> Result<(), Refusal> {
        answers.name(0, 0, index_of(&VERDICTS, Solved::of_ruled(puzzle, asker)?.verdict));
        Ok(())
    }
}

/// E. Sturm's verdict: which singles finish the puzzle, or why it does not have one solution.
///
/// Parameters
/// ----------
/// puzzles, rules, ignore, threads, errors : as for :func:`solve`
///
/// Returns
/// -------
/// str, or for many an array of str of shape (n,)
///     ``easy`` (naked singles finish it), ``medium`` (naked and hidden singles do), ``hard``
///     (they do not); ``unsolvable``, ``ambiguous``, ``invalid`` (givens clash). Of puzzles with
///     rules, or on other boards, ``unique`` instead of the first three; and ``invalid`` also if
///     givens break a rule.
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
/// >>> ennead.verdict("." * 81, rules=["anti-knight", "x"])
/// 'ambiguous'
#[pyfunction]
#[pyo3(signature = (puzzles, *, rules=None, ignore=false, threads=None, errors="raise"))]
pub(crate) fn verdict<'py>(
    puzzles: &Bound<'py, PyAny>,
    rules: Option<Vec<String>>,
    ignore: bool,
    #[pyo3(from_py_with = super::threads)] threads: Option<usize>,
    errors: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let call = Call::new(threads, errors)?;
    call.answer_any(puzzles, opening(rules, ignore)?, Batched(Judge), |py, puzzle| {
        Ok(solved(py, puzzle)?.verdict.into_pyobject(py)?.into_any())
    })
}

//! E. Sturm's verdict.

use std::sync::atomic::AtomicBool;

use ennead::engine::{Reach, fast};
use ennead::{Givens, Puzzle, Verdict};
use pyo3::prelude::*;

use super::{BATCH, Batches, Call, VERDICTS, index_of, verdict_of};
use crate::columns::Kind;
use crate::input::Input;
use crate::many::Question;
use crate::part::Part;

/// The verdict, where it is known how many solutions there are, up to 2.
fn verdict_with(givens: &Givens, count: u64) -> Verdict {
    let Ok(puzzle) = Puzzle::try_from(*givens) else { return Verdict::Invalid };
    match count {
        0 => Verdict::Unsolvable,
        1 => match fast::reach_of_singles(&puzzle) {
            Reach::Naked => Verdict::Easy,
            Reach::Hidden => Verdict::Medium,
            Reach::Neither => Verdict::Hard,
        },
        _ => Verdict::Ambiguous,
    }
}

struct Judge;

impl Question for Judge {
    type Worker = Batches;
    const HEEDS_STOP: bool = true;
    fn columns(&self) -> Vec<(&'static str, Kind)> {
        vec![("verdict", Kind::Name(&VERDICTS))]
    }
    fn piece(&self) -> usize {
        BATCH
    }
    fn worker(&self) -> Batches {
        Batches::default()
    }
    fn answer(
        &self,
        batches: &mut Batches,
        puzzles: &[Givens],
        answers: &mut Part<'_>,
        stop: &AtomicBool,
    ) {
        let found = batches.solve(puzzles, 2, stop);
        for (row, (givens, answer)) in puzzles.iter().zip(found).enumerate() {
            let verdict = verdict_with(givens, answer.count);
            answers.name(0, row, index_of(&VERDICTS, verdict.name()));
        }
    }
}

/// E. Sturm's verdict: which singles finish the puzzle, or why there is not one solution.
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
    py: Python<'py>,
    puzzles: &Bound<'py, PyAny>,
    #[pyo3(from_py_with = super::threads)] threads: Option<usize>,
    errors: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let call = Call::new(threads, errors)?;
    match Input::new(puzzles)? {
        Input::One(sheet) => {
            let verdict = py.detach(|| verdict_of(&sheet.givens));
            Ok(verdict.name().into_pyobject(py)?.into_any())
        }
        Input::Many(rows, library) => call.column(py, (&rows, library), Judge),
    }
}

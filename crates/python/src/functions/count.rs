//! How many solutions there are.

use ennead::engine::batch::{Answer, Solver};
use ennead::{Givens, Puzzle, Solution};
use ennead_api::puzzle::{Asked, Ruled, clues_of, default_engine};
use ennead_api::{Asker, Refusal, Stop};
use pyo3::prelude::*;

use super::batched::{Batched, OfSolutions};
use super::{Call, answer_aside, opening};
use crate::columns::Kind;
use crate::language::english;
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
    fn tell_ruled(
        &self,
        puzzle: &Ruled,
        answers: &mut Part<'_>,
        asker: &Asker,
    ) -> Result<(), Refusal> {
        answers.number(0, 0, count_ruled(puzzle, self.limit, asker)?);
        Ok(())
    }
}

fn count_ruled(puzzle: &Ruled, limit: u64, asker: &Asker) -> Result<u64, Refusal> {
    // There, no limit is 0.
    if limit == 0 { Ok(0) } else { puzzle.search(limit, default_engine(), asker, |_| Ok(())) }
}

/// How many solutions there are, counted up to a limit.
///
/// Parameters
/// ----------
/// puzzles : as for :func:`solve`
/// limit : int
///     Where to stop counting. With 2, the answer 1 says that the solution is the only one.
/// rules, ignore, threads, errors : as for :func:`solve`
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
/// >>> ennead.count("4x4; x", limit=1000)
/// 48
#[pyfunction]
#[pyo3(signature = (puzzles, *, limit=2, rules=None, ignore=false, threads=None, errors="raise"))]
pub(crate) fn count<'py>(
    puzzles: &Bound<'py, PyAny>,
    #[pyo3(from_py_with = super::whole)] limit: u64,
    rules: Option<Vec<String>>,
    ignore: bool,
    #[pyo3(from_py_with = super::threads)] threads: Option<usize>,
    errors: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let call = Call::new(threads, errors)?;
    call.answer_any(puzzles, opening(rules, ignore)?, Batched(Count { limit }), |py, puzzle| {
        let found = match puzzle {
            Asked::Ruled(puzzle) => {
                answer_aside(py, english(), move |asker| count_ruled(&puzzle, limit, asker))?
            }
            Asked::Classic(sheet) => {
                let clues = clues_of(&sheet);
                let count = move |stop: &Stop| {
                    if clues.is_sukaku()
                        && let Ok(puzzle) = Puzzle::try_from(clues)
                    {
                        let mut go_on = |_: &Solution| std::ops::ControlFlow::Continue(());
                        let engine = ennead::default_engine();
                        return engine.search(&puzzle, limit, &mut go_on, stop).solutions;
                    }
                    let mut found = [Answer::default()];
                    let givens = [*clues.givens()];
                    let counted = Solver::new().solve_unless(&givens, limit, &mut found, stop);
                    counted.map_or(0, |()| found[0].count)
                };
                match limit {
                    0..=1000 => py.detach(|| count(&Stop::never())),
                    _ => many::aside(py, count)?,
                }
            }
        };
        Ok(found.into_pyobject(py)?.into_any())
    })
}

//! The solution of a puzzle.

use ennead::engine::batch::Answer;
use ennead::{Givens, Sheet};
use ennead_api as api;
use ennead_api::puzzle::{Asked, Ruled, RuledSolved, RuledVerdict, default_engine};
use ennead_api::{Asker, Refusal};
use pyo3::prelude::*;

use super::batched::{Batched, OfSolutions};
use super::{Call, answer, answer_aside, opening};
use crate::columns::Kind;
use crate::language::english;
use crate::part::Part;

/// The verdict on a puzzle, and two solutions at most.
pub(super) struct Solved {
    pub(super) verdict: &'static str,
    solutions: Vec<String>,
}

impl Solved {
    pub(super) fn of_ruled(puzzle: &Ruled, asker: &Asker) -> Result<Solved, Refusal> {
        let RuledSolved { verdict, solutions, .. } = puzzle.solved(2, default_engine(), asker)?;
        let verdict = verdict.map(RuledVerdict::name).expect("two solutions are asked for");
        Ok(Solved { verdict, solutions })
    }

    /// The solution, if it is the only one.
    fn only(self) -> Option<String> {
        <[_; 1]>::try_from(self.solutions).ok().map(|[solution]| solution)
    }
}

/// What is found out about one puzzle.
pub(super) fn solved(py: Python<'_>, puzzle: Asked) -> PyResult<Solved> {
    match puzzle {
        Asked::Classic(sheet) => {
            let found = answer(py, api::puzzle::Solve::of(Sheet::from(*sheet).into()))?;
            let found = found.classic().expect("a sheet has no rules of its own");
            Ok(Solved {
                verdict: found.verdict.expect("two solutions are asked for").name(),
                solutions: found.solutions.iter().map(ToString::to_string).collect(),
            })
        }
        Asked::Ruled(puzzle) => {
            answer_aside(py, english(), move |asker| Solved::of_ruled(&puzzle, asker))
        }
    }
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
    fn tell_ruled(
        &self,
        puzzle: &Ruled,
        answers: &mut Part<'_>,
        asker: &Asker,
    ) -> Result<(), Refusal> {
        let found = Solved::of_ruled(puzzle, asker)?;
        answers.number(0, 0, found.solutions.len() as u64);
        answers.board(1, 0, found.only());
        Ok(())
    }
}

/// The solution of a puzzle, if it has exactly one.
///
/// Parameters
/// ----------
/// puzzles : str or array of 81 numbers; or many: list of str, array (n, 81), Arrow strings
///     81 characters, a digit or one of ``. 0 * _ -`` for each cell; a text may also be in any
///     other format ennead reads. In arrays 0 is an empty cell. :func:`solve`, :func:`count`,
///     :func:`verdict`, :func:`check` and :func:`convert` also take puzzles with rules, and on
///     other boards.
/// rules : list of str, optional
///     Rules of the whole board that each puzzle has besides its own, such as ``x``;
///     `ennead rules` lists them.
/// ignore : bool
///     Whether to leave out what is not understood, with an :class:`IgnoredWarning`, instead of
///     refusing the puzzle.
/// threads : int, optional
///     How many threads work on many puzzles; one for each core if left out.
/// errors : {'raise', 'null'}
///     What to do with a row that is not a puzzle: raise an exception, or leave its answers empty.
///
/// Returns
/// -------
/// str or None
///     For one puzzle: the symbols of all cells, parted by blanks if some have several characters;
///     None if there is no solution or more than one.
/// dict of arrays, or Arrow record batch
///     For many: ``count``, int64 of shape (n,): solutions found, at most 2; ``solution``, uint8
///     of shape (n, 81), or strings in Arrow: zeros, or null, where ``count`` is not 1. If some
///     puzzles have rules or other boards, an array of str of shape (n,), empty where ``count`` is not 1.
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
/// >>> ennead.solve("4x4; thermometer: r1c1-4; cage 5: r2c2 r2c3; given 3: r2c1; given 1: r3c2; given 4: r4c1")
/// '1234341221434321'
#[pyfunction]
#[pyo3(signature = (puzzles, *, rules=None, ignore=false, threads=None, errors="raise"))]
pub(crate) fn solve<'py>(
    puzzles: &Bound<'py, PyAny>,
    rules: Option<Vec<String>>,
    ignore: bool,
    #[pyo3(from_py_with = super::threads)] threads: Option<usize>,
    errors: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let call = Call::new(threads, errors)?;
    call.answer_any(puzzles, opening(rules, ignore)?, Batched(Solve), |py, puzzle| {
        Ok(solved(py, puzzle)?.only().into_pyobject(py)?)
    })
}

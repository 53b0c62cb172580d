//! Whether a puzzle is valid, unique and minimal.

use ennead::{Givens, Sheet};
use ennead_api as api;
use ennead_api::puzzle::{Asked, Ruled, RuledChecked};
use ennead_api::{Asker, Refusal, Stop};
use pyo3::prelude::*;

use super::{Call, VERDICTS, answer, answer_aside, index_of, opening};
use crate::columns::Kind;
use crate::language::english;
use crate::many::{self, Question};
use crate::objects::{names, object};
use crate::part::Part;

struct CheckAll;

impl Question for CheckAll {
    type Worker = ();
    fn columns(&self) -> Vec<(&'static str, Kind)> {
        vec![
            ("verdict", Kind::Name(&VERDICTS)),
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
    fn answer_ruled(
        &self,
        puzzle: &Ruled,
        answers: &mut Part<'_>,
        asker: &Asker,
    ) -> Result<(), Refusal> {
        let found = puzzle.verdict_checked(asker)?;
        answers.name(0, 0, index_of(&VERDICTS, found.verdict.name()));
        answers.flag(1, 0, found.unique);
        let cells = if found.clashes.is_empty() { found.differing } else { found.clashes };
        answers.text(3, 0, cells.join(" "));
        Ok(())
    }
}

/// Whether a puzzle is valid, solvable, unique and minimal; if not, which cells are at fault.
///
/// Parameters
/// ----------
/// puzzles, rules, ignore, threads, errors : as for :func:`solve`
///
/// Returns
/// -------
/// Check
///     For one puzzle.
/// dict of arrays, or Arrow record batch
///     For many, each of shape (n,): ``verdict``, str; ``unique``, bool; ``minimal``, bool (False,
///     or null, unless unique, and for puzzles with rules or on other boards); ``cells``, str: the
///     cells that clash, those in which solutions differ, or the redundant givens.
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
/// >>> ennead.check("9x9; cage 3: r1c1 r1c2; given 4: r1c1").broken
/// ['cage 3: r1c1 r1c2']
#[pyfunction]
#[pyo3(signature = (puzzles, *, rules=None, ignore=false, threads=None, errors="raise"))]
pub(crate) fn check<'py>(
    puzzles: &Bound<'py, PyAny>,
    rules: Option<Vec<String>>,
    ignore: bool,
    #[pyo3(from_py_with = super::threads)] threads: Option<usize>,
    errors: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let call = Call::new(threads, errors)?;
    call.answer_any(puzzles, opening(rules, ignore)?, CheckAll, |py, puzzle| match puzzle {
        Asked::Classic(sheet) => {
            let found = answer(py, api::play::Check::of(Sheet::from(*sheet).into()))?;
            let found = found.classic().expect("a sheet has no rules of its own");
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
        }
        Asked::Ruled(puzzle) => {
            let found = answer_aside(py, english(), move |asker| puzzle.checked(false, asker))?;
            let RuledChecked {
                clashes,
                differing,
                solution,
                broken,
                ignored,
                minimal,
                redundant,
                ..
            } = found;
            let fields = (
                found.verdict.name(),
                found.unique,
                minimal,
                clashes,
                differing,
                redundant,
                solution,
                broken,
                ignored,
            );
            object(py, "Check", fields)
        }
    })
}

//! Whether a puzzle is valid, unique and minimal.

use ennead::{Givens, Sheet};
use ennead_api as api;
use ennead_api::play::Checked;
use ennead_api::puzzle::{Asked, HeldCell, RefutationStep, Ruled, RuledChecked, SuggestedClues};
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
/// suggest : bool
///     Whether to look for the fewest clues that would make the puzzle unique, if it is one with
///     several solutions.
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
/// >>> found = ennead.check("4x4; thermometer: r1c1-4; cage 3: r1c1 r1c3")
/// >>> found.contradiction
/// ['thermometer: r1c1-4', 'cage 3: r1c1 r1c3']
/// >>> found.steps[0]
/// '1. “cage 3: r1c1 r1c3” leaves r1c3 = 1 or 2.'
#[pyfunction]
#[pyo3(signature = (puzzles, *, rules=None, ignore=false, suggest=false, threads=None, errors="raise"))]
pub(crate) fn check<'py>(
    puzzles: &Bound<'py, PyAny>,
    rules: Option<Vec<String>>,
    ignore: bool,
    suggest: bool,
    #[pyo3(from_py_with = super::threads)] threads: Option<usize>,
    errors: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let call = Call::new(threads, errors)?;
    call.answer_any(puzzles, opening(rules, ignore)?, CheckAll, |py, puzzle| match puzzle {
        Asked::Classic(sheet) => {
            let question =
                api::play::Check { suggest, ..api::play::Check::of(Sheet::from(*sheet).into()) };
            let found = answer(py, question)?;
            classic(py, found.classic().expect("a sheet has no rules of its own"))
        }
        Asked::Ruled(puzzle) => {
            let found = answer_aside(py, english(), move |asker| puzzle.checked(suggest, asker))?;
            ruled(py, found)
        }
    })
}

/// The last fields of a `Check`: `held` as pairs, `together`, `contradiction`, `steps`, `suggestions`.
type Reasons =
    (Vec<(String, Vec<(String, u64)>)>, Vec<String>, Vec<String>, Vec<String>, Vec<Vec<String>>);

/// What is said of clues and candidates, as it stands in a `Check`.
fn reasons(
    held: Vec<HeldCell>,
    together: Vec<String>,
    contradiction: Vec<String>,
    steps: Vec<RefutationStep>,
    suggestions: Vec<SuggestedClues>,
) -> Reasons {
    let values = |it: HeldCell| it.values.into_iter().map(|it| (it.value, it.solutions)).collect();
    let held = held.into_iter().map(|it| (it.cell.clone(), values(it))).collect();
    let steps = steps.into_iter().map(|it| format!("{}. {}", it.number, it.text)).collect();
    let suggestions = suggestions.into_iter().map(|it| it.clues).collect();
    (held, together, contradiction, steps, suggestions)
}

/// The object of a classic puzzle.
fn classic(py: Python<'_>, found: Checked) -> PyResult<Bound<'_, PyAny>> {
    let givens = *found.puzzle.givens();
    let given = |cell| givens.get(cell).map(|digit| format!("given {digit}: {cell}"));
    let contradiction = found.contradiction.iter().filter_map(given).collect();
    let (held, steps) = (found.held, found.contradiction_steps);
    let fields = (
        found.verdict.name(),
        found.unique,
        found.minimal,
        names(found.clashes.iter()),
        names(found.differing.iter()),
        names(found.redundant.iter()),
        found.solution.map(|solution| solution.to_string()),
        Vec::<String>::new(),
        Vec::<String>::new(),
        reasons(held, Vec::new(), contradiction, steps, found.suggestions),
    );
    object(py, "Check", fields)
}

/// The object of a puzzle with rules, or on another board.
fn ruled(py: Python<'_>, found: RuledChecked) -> PyResult<Bound<'_, PyAny>> {
    let (clues, steps) =
        found.contradiction.map_or_else(Default::default, |it| (it.clues, it.steps));
    let fields = (
        found.verdict.name(),
        found.unique,
        found.minimal,
        found.clashes,
        found.differing,
        found.redundant,
        found.solution,
        found.broken,
        found.ignored,
        reasons(found.held, found.redundant_together, clues, steps, found.suggestions),
    );
    object(py, "Check", fields)
}

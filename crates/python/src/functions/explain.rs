//! The path to the solution by logic.

use ennead::grid::name::UnknownName;
use ennead::grid::named;
use ennead::logic::{HodokuLevel, Table as Techniques};
use ennead::rating::Level;
use ennead::{Givens, Sheet};
use ennead_api as api;
use ennead_api::play::{Finders, MOST_EFFORT, Walk};
use ennead_api::{Refusal, Stop, within};
use ennead_dataset::{Trace, flat};
use pyo3::prelude::*;

use super::{Call, TECHNIQUE_NAMES, answer_aside, finders, index_of};
use crate::columns::Kind;
use crate::errors::refused;
use crate::language::words;
use crate::many::{self, Question};
use crate::objects::{object, step};
use crate::part::Part;

struct ExplainAll {
    finders: Finders,
    effort: Option<u32>,
    trace: Option<Layout>,
}

named! {
    /// How the steps of many paths are given.
    pub enum Layout of "trace" {
        /// A list of steps for each puzzle.
        Steps = "steps",
        /// 325 numbers for each puzzle.
        Flat = "flat",
    }
}

impl Question for ExplainAll {
    type Worker = ();
    fn columns(&self) -> Vec<(&'static str, Kind)> {
        let mut columns = vec![
            ("unique", Kind::Flag),
            ("solved", Kind::Flag),
            ("steps", Kind::Number),
            ("score", Kind::Number),
            ("hodoku_level", Kind::Name(&HodokuLevel::NAMES)),
            ("hardest", Kind::Name(&TECHNIQUE_NAMES)),
        ];
        columns.extend(self.trace.map(|layout| match layout {
            Layout::Steps => ("trace", Kind::Steps),
            Layout::Flat => ("flat", Kind::Flat),
        }));
        columns
    }
    fn piece(&self) -> usize {
        8
    }
    fn worker(&self) {}
    fn answer(&self, (): &mut (), puzzles: &[Givens], answers: &mut Part<'_>, stop: &Stop) {
        for (row, givens) in many::unless(stop, puzzles) {
            let walk = Walk::new(&Sheet::from(*givens), &self.finders, self.effort, stop);
            let Ok(walk) = walk else { return };
            let Ok(walk) = walk else {
                answers.flag(0, row, false);
                answers.flag(1, row, false);
                continue;
            };
            let (judged, Walk { standing, path, .. }) = (walk.judged(), &walk);
            answers.flag(0, row, standing.is_unique());
            answers.flag(1, row, path.end.is_solved());
            answers.number(2, row, path.steps.len() as u64);
            answers.number(3, row, judged.score.into());
            answers.name(4, row, judged.level as usize);
            let names = path.steps.iter().map(|step| step.technique);
            if let Some(hardest) = Techniques::hodoku().hardest(names) {
                answers.name(5, row, index_of(&TECHNIQUE_NAMES, hardest));
            }
            match (self.trace, standing.solution.filter(|_| standing.is_unique())) {
                (Some(Layout::Steps), _) => answers.steps(6, row, Trace::new(path, true).told),
                (Some(Layout::Flat), Some(solution)) => {
                    let trace = Trace::new(path, true);
                    answers.flat(6, row, &flat(givens, solution.grid(), &trace));
                }
                _ => {}
            }
        }
    }
}

/// The path to the solution by logic, step by step: always the easiest step, or few hard steps.
///
/// Parameters
/// ----------
/// puzzles : as for :func:`solve`
///     A single text may also have pencil marks, or digits that were placed later.
/// only : list of str, optional
///     The only techniques to use, by the names that `ennead techniques` lists.
/// without : list of str, optional
///     Techniques not to use.
/// theory : {'table', 'hodoku', 'w', 's+w', 'gw', 'b'}, optional
///     Instead of choosing techniques: singles, and always the shortest whip (``w``), subset or whip
///     (``s+w``), g-whip (``gw``) or braid (``b``).
/// effort : int, optional
///     Set this to get a path with few steps other than singles: how many choices among the steps
///     are tried, up to 10,000; 20 is much already. With 0, only unneeded steps are left out. By
///     default, the path of the easiest steps.
/// trace : {'steps', 'flat'}, optional
///     For many: the steps, too. ``'steps'``: a column ``trace`` with a list of steps for each puzzle, each
///     with ``step``, its number from 1; ``technique``; ``level`` in HoDoKu; ``kind``, ``'place'`` or
///     ``'remove'``; ``cells`` 0 to 80 and ``digits`` of what is placed or removed; ``premises``, the
///     candidates it rests on as 9·cell + digit − 1; ``premise_cells``; ``premise_houses``, rows 0 to 8, columns
///     9 to 17, boxes 18 to 26; ``before``, the grid before it. ``'flat'``: a column ``flat`` of shape (n, 325),
///     the layout of arXiv:2409.10502, where the cells without a given are in the order of the
///     path; only for puzzles with exactly one solution.
/// lang : {'en', 'de', 'nl'}
/// threads, errors : as for :func:`solve`
///
/// Returns
/// -------
/// Path
///     For one puzzle: its steps, each with its reason and a drawing.
/// dict of arrays, or Arrow record batch
///     For many, each of shape (n,): ``unique``, ``solved``, bool; ``steps``, ``score``, int64;
///     ``hodoku_level``, ``hardest`` (a technique), str.
///
/// Raises
/// ------
/// PuzzleError, TypeError, ValueError : as :func:`solve`
/// ValueError
///     If the digits of a single puzzle clash, or there is no such language or technique.
///
/// Examples
/// --------
/// >>> puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/// >>> path = ennead.explain(puzzle)
/// >>> path.solved, len(path), path.level
/// (True, 51, 'easy')
/// >>> path[0]
/// Step(technique='naked-single', places=['5r5c5'], eliminates=[])
/// >>> path = ennead.explain(puzzle, only=["hidden-single"])
/// >>> {step.technique for step in path}
/// {'hidden-single'}
#[pyfunction]
#[pyo3(signature = (puzzles, *, only=None, without=None, theory=None, effort=None, trace=None, lang="en", threads=None, errors="raise"))]
#[expect(clippy::too_many_arguments, reason = "they are keywords")]
pub(crate) fn explain<'py>(
    puzzles: &Bound<'py, PyAny>,
    only: Option<Vec<String>>,
    without: Option<Vec<String>>,
    theory: Option<String>,
    #[pyo3(from_py_with = super::whole_or_none)] effort: Option<u64>,
    trace: Option<&str>,
    lang: &str,
    #[pyo3(from_py_with = super::threads)] threads: Option<usize>,
    errors: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let call = Call::new(threads, errors)?;
    let words = words(lang)?;
    let finders = finders(only, without, theory, words)?;
    within("effort", effort.unwrap_or(0), 0..=MOST_EFFORT.into())
        .map_err(|refusal| refused(refusal, words))?;
    let effort = effort.map(|effort| effort as u32);
    let trace = trace.map(str::parse).transpose();
    let trace = trace.map_err(|unknown: UnknownName| refused(unknown, words))?;
    let all = ExplainAll { finders: finders.clone(), effort, trace };
    call.answer(puzzles, all, |py, sheet| {
        let fields = answer_aside(py, words, move |asker| {
            let walk = Walk::new(&sheet, &finders, effort, asker.stop)?;
            let walk = walk.map_err(|clash| Refusal::WrongCall(clash.sentence(words)))?;
            let (start, path) = (&walk.standing, &walk.path);
            let (judged, level) = (walk.judged(), walk.level(asker.stop)?);
            let steps = path.positions().map(|(before, found)| {
                let said = api::play::Step::new(&before, found, false, words);
                step(said, &before.face(), &found.draw_in(&before))
            });
            Ok((
                start.clues.to_string(),
                start.is_unique(),
                path.end.is_solved(),
                level.map(Level::name),
                judged.level.name(),
                judged.score,
                steps.collect::<Vec<_>>(),
                path.end.digits().to_string(),
                walk.end_with(level, asker),
            ))
        })?;
        object(py, "Path", fields)
    })
}

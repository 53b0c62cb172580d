//! The path to the solution by logic.

use ennead::engine::Stop;
use ennead::logic::{PathFinder, Position, Table as Techniques};
use ennead::{Givens, Sheet};
use pyo3::prelude::*;

use super::{Call, HODOKU_LEVELS, TECHNIQUE_NAMES, clash, finder, index_of, position, words};
use crate::columns::Kind;
use crate::input::Input;
use crate::many::{self, Question};
use crate::objects::{Path, Step};
use crate::part::Part;

struct Explain;

impl Question for Explain {
    type Worker = [PathFinder; 2];
    fn columns(&self) -> Vec<(&'static str, Kind)> {
        vec![
            ("unique", Kind::Flag),
            ("solved", Kind::Flag),
            ("steps", Kind::Number),
            ("score", Kind::Number),
            ("level", Kind::Name(&HODOKU_LEVELS)),
            ("hardest", Kind::Name(&TECHNIQUE_NAMES)),
        ]
    }
    fn piece(&self) -> usize {
        8
    }
    fn worker(&self) -> [PathFinder; 2] {
        [finder(false), finder(true)]
    }
    fn answer(
        &self,
        finders: &mut [PathFinder; 2],
        puzzles: &[Givens],
        answers: &mut Part<'_>,
        stop: &Stop,
    ) {
        for (row, givens) in many::unless(stop, puzzles) {
            let Some((start, solution)) = position(&Sheet::from(*givens)) else {
                answers.flag(0, row, false);
                answers.flag(1, row, false);
                continue;
            };
            let finder = &finders[usize::from(solution.is_some())];
            let Ok(path) = finder.path(&start, stop) else { return };
            answers.flag(0, row, solution.is_some());
            answers.flag(1, row, path.end.is_solved());
            answers.number(2, row, path.steps.len() as u64);
            answers.number(3, row, path.score.into());
            answers.name(4, row, index_of(&HODOKU_LEVELS, path.level.name()));
            let names = path.steps.iter().map(|step| step.technique);
            if let Some(hardest) = Techniques::hodoku().hardest(names) {
                answers.name(5, row, index_of(&TECHNIQUE_NAMES, hardest));
            }
        }
    }
}

/// The path to the solution by logic, step by step, the easiest first.
///
/// Parameters
/// ----------
/// puzzles : as for :func:`solve`
///     A text may also be a pencil-mark grid, or hold digits placed since.
/// lang : {'en', 'de', 'nl'}
/// threads, errors : as for :func:`solve`
///
/// Returns
/// -------
/// Path
///     For one puzzle: its steps, each with its reason and a drawing.
/// dict of arrays, or Arrow record batch
///     For many, each of shape (n,): ``unique``, ``solved``, bool; ``steps``, ``score``, int64;
///     ``level`` (HoDoKu's), ``hardest`` (a technique), str.
///
/// Raises
/// ------
/// PuzzleError, TypeError, ValueError : as :func:`solve`
/// ValueError
///     If the digits of a puzzle alone clash, or a language is not known.
///
/// Examples
/// --------
/// >>> path = ennead.explain("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
/// >>> path.solved, len(path), path.level
/// (True, 51, 'easy')
/// >>> path[0]
/// Step(technique='naked-single', places=['5r5c5'], eliminates=[])
#[pyfunction]
#[pyo3(signature = (puzzles, *, lang="en", threads=None, errors="raise"))]
pub(crate) fn explain<'py>(
    py: Python<'py>,
    puzzles: &Bound<'py, PyAny>,
    lang: &str,
    #[pyo3(from_py_with = super::threads)] threads: Option<usize>,
    errors: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let call = Call::new(threads, errors)?;
    let words = words(lang)?;
    match Input::new(puzzles)? {
        Input::One(sheet) => {
            let path = many::aside(py, move |stop| {
                let Some((start, solution)) = position(&sheet) else { return Ok(None) };
                let path = finder(solution.is_some()).path(&start, stop)?;
                let step = |(before, step): (Position, &_)| Step::new(&before, step, &words);
                Ok(Some(Path {
                    puzzle: sheet.givens.to_string(),
                    unique: solution.is_some(),
                    solved: path.end.is_solved(),
                    level: path.level.name().to_owned(),
                    score: path.score,
                    steps: path.positions().map(step).collect(),
                    end: path.end.digits().to_string(),
                    text: words.path_end(&path),
                }))
            })?;
            let path = path.map_err(many::stopped)?;
            Ok(path.ok_or_else(clash)?.into_pyobject(py)?.into_any())
        }
        Input::Many(rows, library) => call.columns(py, (&rows, library), Explain),
    }
}

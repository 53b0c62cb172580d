//! Sudoku Explainer's rating.

use std::cell::Cell;
use std::thread;

use ennead::engine::{Stop, Stopped};
use ennead::logic::rating::{self, Level, RaterOptions, Rater, Tenths};
use ennead::{Givens, Puzzle, Verdict};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use super::{Call, LEVELS, RULES, VERDICTS, index_of, verdict_of};
use crate::columns::Kind;
use crate::input::Input;
use crate::many::{self, Question};
use crate::objects::{self, RatingStep};
use crate::part::Part;

/// What was found of a puzzle, and the steps to it.
type Path = (rating::Rating, Vec<rating::RatingStep>);

struct Rate {
    options: RaterOptions,
    canonical: bool,
}

impl Rate {
    /// What was rated, if there is exactly one solution, and how.
    fn rate(
        &self,
        rater: &mut Rater,
        givens: &Givens,
        stop: &Stop,
    ) -> Result<(Verdict, Option<Path>), Stopped> {
        let verdict = verdict_of(givens);
        let puzzle = Puzzle::try_from(*givens).ok().filter(|_| verdict.is_unique());
        let rated = puzzle.map(|puzzle| {
            let puzzle = if self.canonical { rating::canonical(&puzzle) } else { puzzle };
            rater.path(&puzzle, stop)
        });
        Ok((verdict, rated.transpose()?))
    }
}

thread_local! {
    /// The rater of this thread, while it is not at work.
    static SPARE: Cell<Option<(RaterOptions, Rater)>> = const { Cell::new(None) };
}

/// A rater that its thread keeps for the next call. Its memory, 24 MB, is had from the system in
/// the time it takes to rate three hard puzzles; a worker of a cluster is asked about a hundred
/// at a time, all day long.
struct Kept {
    options: RaterOptions,
    rater: Option<Rater>,
}

impl Kept {
    fn new(options: RaterOptions) -> Kept {
        let spare = SPARE.take().filter(|(its, _)| *its == options);
        let rater = spare.map_or_else(|| Rater::new(options), |(_, rater)| rater);
        Kept { options, rater: Some(rater) }
    }

    fn rater(&mut self) -> &mut Rater {
        self.rater.as_mut().expect("it is there until the end")
    }
}

impl Drop for Kept {
    fn drop(&mut self) {
        // One that panicked is not worth keeping, and its thread ends.
        if !thread::panicking() {
            SPARE.set(self.rater.take().map(|rater| (self.options, rater)));
        }
    }
}

impl Question for Rate {
    type Worker = Kept;
    fn columns(&self) -> Vec<(&'static str, Kind)> {
        vec![
            ("verdict", Kind::Name(&VERDICTS)),
            ("er", Kind::Rating),
            ("ep", Kind::Rating),
            ("ed", Kind::Rating),
            ("level", Kind::Name(&LEVELS)),
            ("hardest", Kind::Name(&RULES)),
            ("stopped", Kind::Flag),
        ]
    }
    /// Few, as one may take a thousand times as long as another.
    fn piece(&self) -> usize {
        8
    }
    fn worker(&self) -> Kept {
        Kept::new(self.options)
    }
    fn answer(&self, kept: &mut Kept, puzzles: &[Givens], answers: &mut Part<'_>, stop: &Stop) {
        for (row, givens) in many::unless(stop, puzzles) {
            let Ok((verdict, rated)) = self.rate(kept.rater(), givens, stop) else { return };
            answers.name(0, row, index_of(&VERDICTS, verdict.name()));
            let Some((rating, _)) = rated else { continue };
            answers.rating(1, row, objects::number(rating.er));
            answers.rating(2, row, objects::number(rating.ep));
            answers.rating(3, row, objects::number(rating.ed));
            if !rating.stopped {
                answers.name(4, row, index_of(&LEVELS, Level::of(rating.er).name()));
            }
            if let Some(rule) = rating.hardest {
                answers.name(5, row, index_of(&RULES, rule.name()));
            }
            answers.flag(6, row, rating.stopped);
        }
    }
}

/// How hard a puzzle is, on Sudoku Explainer's scale (version 1.2.1, exactly).
///
/// Rating a puzzle takes from a tenth of a millisecond to seconds.
///
/// Parameters
/// ----------
/// puzzles : as for :func:`solve`
/// canonical : bool
///     Rate the canonical form: the same for puzzles that are the same but for symmetry.
/// uniqueness : bool
///     Use the rules that rely on there being one solution.
/// stop_above : float, optional
///     Stop rating a puzzle once it exceeds this.
/// threads, errors : as for :func:`solve`
///
/// Returns
/// -------
/// Rating
///     For one puzzle, with its steps.
/// dict of arrays, or Arrow record batch
///     For many, each of shape (n,): ``verdict``, str; ``er``, ``ep``, ``ed``, float64, 1.0 to 12
///     or so; ``level``, ``hardest``, str; ``stopped``, bool. Without exactly one solution the
///     ratings are NaN, or null, and the names empty, or null.
///
/// Raises
/// ------
/// PuzzleError, TypeError, ValueError : as :func:`solve`
///
/// Examples
/// --------
/// >>> rating = ennead.rate("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
/// >>> print(rating)
/// 1.2/1.2/1.2
/// >>> rating.level, rating.hardest, len(rating.steps)
/// ('easy', 'Hidden Single in Box', 51)
/// >>> ennead.rate(["." * 81])["er"]
/// array([nan])
#[pyfunction]
#[pyo3(signature = (puzzles, *, canonical=false, uniqueness=true, stop_above=None, threads=None, errors="raise"))]
pub(crate) fn rate<'py>(
    py: Python<'py>,
    puzzles: &Bound<'py, PyAny>,
    canonical: bool,
    uniqueness: bool,
    stop_above: Option<f64>,
    #[pyo3(from_py_with = super::threads)] threads: Option<usize>,
    errors: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let call = Call::new(threads, errors)?;
    let stop_above = match stop_above {
        None => None,
        Some(rating) if (0.0..=20.0).contains(&rating) => {
            Some(Tenths::new((rating * 10.0).round() as u16))
        }
        Some(rating) => {
            return Err(PyValueError::new_err(format!(
                "stop_above={rating}: expected a rating from 0 to 20"
            )));
        }
    };
    let options = |steps| RaterOptions { uniqueness, stop_above, steps, ..RaterOptions::default() };
    match Input::new(puzzles)? {
        Input::One(sheet) => {
            let rate = Rate { options: options(true), canonical };
            let rated =
                many::aside(py, move |stop| rate.rate(rate.worker().rater(), &sheet.givens, stop))?;
            let (verdict, rated) = rated.map_err(many::stopped)?;
            let of = |part: fn(&rating::Rating) -> Tenths| {
                rated.as_ref().map(|(rating, _)| objects::number(part(rating)))
            };
            let rating = rated.as_ref().map(|(rating, _)| rating);
            let level = rating.filter(|rating| !rating.stopped);
            let rating = objects::Rating {
                verdict: verdict.name().to_owned(),
                er: of(|rating| rating.er),
                ep: of(|rating| rating.ep),
                ed: of(|rating| rating.ed),
                level: level.map(|rating| Level::of(rating.er).name().to_owned()),
                hardest: rating
                    .and_then(|rating| rating.hardest)
                    .map(|rule| rule.name().to_owned()),
                stopped: rating.is_some_and(|rating| rating.stopped),
                steps: rated.iter().flat_map(|(_, steps)| steps).map(RatingStep::new).collect(),
            };
            Ok(rating.into_pyobject(py)?.into_any())
        }
        Input::Many(rows, library) => {
            call.columns(py, (&rows, library), Rate { options: options(false), canonical })
        }
    }
}

//! Sudoku Explainer's rating.

use std::cell::Cell;
use std::thread;

use ennead::Givens;
use ennead::logic::rating::{Level, NotARating, Rater, RaterOptions, RatingStep, Rule};
use ennead_api::{Asker, Rated, RatedPath, Stop};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use super::{Call, LEVELS, RULES, VERDICTS, answer_aside, index_of};
use crate::columns::Kind;
use crate::language::english;
use crate::many::{self, Question};
use crate::objects::{names, object};
use crate::part::Part;

struct RateAll {
    options: RaterOptions,
    canonical: bool,
}

thread_local! {
    /// The rater of this thread, while it has no work.
    static SPARE: Cell<Option<(RaterOptions, Rater)>> = const { Cell::new(None) };
}

/// A rater that its thread keeps for the next call. To get its 24 MB of memory from the system takes
/// as long as rating three hard puzzles, and a worker of a cluster is asked about a hundred puzzles
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
        // After a panic its state is unknown, and the thread ends.
        if !thread::panicking() {
            SPARE.set(self.rater.take().map(|rater| (self.options, rater)));
        }
    }
}

impl Question for RateAll {
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
    /// Few, because one puzzle may take a thousand times as long as another.
    fn piece(&self) -> usize {
        8
    }
    fn worker(&self) -> Kept {
        Kept::new(self.options)
    }
    fn answer(&self, kept: &mut Kept, puzzles: &[Givens], answers: &mut Part<'_>, stop: &Stop) {
        let asker = Asker { stop, ..Asker::patient(english()) };
        for (row, givens) in many::unless(stop, puzzles) {
            let rated = Rated::new(kept.rater(), givens, self.canonical, &asker);
            let Ok(Rated { verdict, rating: path, .. }) = rated else { return };
            answers.name(0, row, index_of(&VERDICTS, verdict.name()));
            let Some(path) = path else { continue };
            let rating = &path.rating;
            answers.rating(1, row, rating.er.to_f64());
            answers.rating(2, row, rating.ep.to_f64());
            answers.rating(3, row, rating.ed.to_f64());
            if let Some(level) = RatedPath::level(&path) {
                answers.name(4, row, index_of(&LEVELS, level.name()));
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
///     Rate the canonical form, so that isomorphs have the same rating.
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
    puzzles: &Bound<'py, PyAny>,
    canonical: bool,
    uniqueness: bool,
    stop_above: Option<f64>,
    #[pyo3(from_py_with = super::threads)] threads: Option<usize>,
    errors: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let call = Call::new(threads, errors)?;
    let stop_above = stop_above.map(|rating| format!("{rating:.1}").parse()).transpose();
    let stop_above = stop_above.map_err(|NotARating { found }| {
        PyValueError::new_err(english().say_with("question-rating", &[("found", found.into())]))
    })?;
    let options = |steps| RaterOptions { uniqueness, stop_above, steps, ..RaterOptions::default() };
    let all = RateAll { options: options(false), canonical };
    call.answer(puzzles, all, |py, sheet| {
        let options = options(true);
        let fields = answer_aside(py, english(), move |asker| {
            let rated = Rated::new(Kept::new(options).rater(), &sheet.givens, canonical, asker)?;
            let path = rated.rating.as_ref();
            let rating = path.map(|path| &path.rating);
            let step = |step: &RatingStep| {
                let (rule, rating) = (step.rule.name(), step.rating.to_f64());
                let places = step.placement.map(|placed| placed.to_string());
                (rule, rating, places, names(&step.eliminations))
            };
            Ok((
                rated.verdict.name(),
                rating.map(|rating| rating.er.to_f64()),
                rating.map(|rating| rating.ep.to_f64()),
                rating.map(|rating| rating.ed.to_f64()),
                path.and_then(RatedPath::level).map(Level::name),
                rating.and_then(|rating| rating.hardest).map(Rule::name),
                rating.is_some_and(|rating| rating.stopped),
                path.map_or(Vec::new(), |path| path.steps.iter().map(step).collect()),
            ))
        })?;
        object(py, "Rating", fields)
    })
}

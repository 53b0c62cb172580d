//! Ratings: Sudoku Explainer's, and those of D. Berthier.

use std::cell::Cell;
use std::thread;

use ennead::depth::Depth;
use ennead::rating::{Level, RaterOptions, Rating, RatingStep, Rule};
use ennead::{Clues, Givens, Verdict};
use ennead_api::puzzle::{Gauge, GaugeOptions, Rated, RatingScale};
use ennead_api::{Asker, Stop};
use pyo3::prelude::*;

use super::{Call, RULES, all_chosen, answer_aside, rating};
use crate::columns::Kind;
use crate::language::english;
use crate::many::{self, Question};
use crate::objects::{names, object};
use crate::part::Part;

struct RateAll {
    options: GaugeOptions,
}

thread_local! {
    /// The gauge of this thread, while it has no work.
    static SPARE: Cell<Option<(GaugeOptions, Gauge)>> = const { Cell::new(None) };
}

/// A gauge that its thread keeps for the next call. To get its 24 MB of memory from the system takes
/// as long as rating three hard puzzles, and a worker of a cluster is asked about a hundred puzzles
/// at a time, all day long.
struct Kept {
    options: GaugeOptions,
    gauge: Option<Gauge>,
}

impl Kept {
    fn new(options: GaugeOptions) -> Kept {
        let spare = SPARE.take().filter(|(its, _)| *its == options);
        let gauge = spare.map_or_else(|| Gauge::new(&options), |(_, gauge)| gauge);
        Kept { options, gauge: Some(gauge) }
    }

    fn gauge(&mut self) -> &mut Gauge {
        self.gauge.as_mut().expect("it is there until the end")
    }
}

impl Drop for Kept {
    fn drop(&mut self) {
        // After a panic its state is unknown, and the thread ends.
        if !thread::panicking() {
            SPARE.set(self.gauge.take().map(|gauge| (self.options.clone(), gauge)));
        }
    }
}

impl Question for RateAll {
    type Worker = Kept;
    fn columns(&self) -> Vec<(&'static str, Kind)> {
        let mut columns = vec![("verdict", Kind::Name(&Verdict::NAMES))];
        if self.options.is_explainers() {
            columns.extend([
                ("er", Kind::Rating),
                ("ep", Kind::Rating),
                ("ed", Kind::Rating),
                ("level", Kind::Name(&Level::NAMES)),
                ("hardest", Kind::Name(&RULES)),
                ("stopped", Kind::Flag),
            ]);
        }
        columns.extend(self.options.berthiers().map(|scale| (scale.name(), Kind::Rating)));
        columns
    }
    /// Few, because one puzzle may take a thousand times as long as another.
    fn piece(&self) -> usize {
        8
    }
    fn worker(&self) -> Kept {
        Kept::new(self.options.clone())
    }
    fn answer(&self, kept: &mut Kept, puzzles: &[Givens], answers: &mut Part<'_>, stop: &Stop) {
        let asker = Asker { stop, ..Asker::patient(english()) };
        for (row, givens) in many::unless(stop, puzzles) {
            let rated = Rated::new(kept.gauge(), givens, &asker);
            let Ok(Rated { verdict, rating: path, depths, .. }) = rated else { return };
            answers.name(0, row, verdict as usize);
            let first = if self.options.is_explainers() { 7 } else { 1 };
            for (column, (_, depth)) in (first..).zip(depths) {
                answers.rating(column, row, on_scale(depth));
            }
            let Some(path) = path else { continue };
            let rating = &path.rating;
            answers.rating(1, row, rating.er.to_f64());
            answers.rating(2, row, rating.ep.to_f64());
            answers.rating(3, row, rating.ed.to_f64());
            if let Some(level) = rating.level() {
                answers.name(4, row, level as usize);
            }
            if let Some(rule) = rating.hardest {
                answers.name(5, row, rule as usize);
            }
            answers.flag(6, row, rating.stopped);
        }
    }
}

/// A value as a number: infinite if there is none, NaN if it exceeds the bound.
fn on_scale(depth: Depth) -> f64 {
    match depth {
        Depth::Exactly(value) => value.into(),
        Depth::MoreThan(_) => f64::NAN,
        Depth::Never | Depth::Contradictory => f64::INFINITY,
    }
}

/// How hard a puzzle is, on Sudoku Explainer's scale (version 1.2.1, exactly) or those of D. Berthier.
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
/// scales : list of str, optional
///     ``se``, Sudoku Explainer's, which is the default, and D. Berthier's: ``te``, ``b``, ``gb``,
///     ``bxb``, ``bxbb``, ``w``, ``gw``, ``tw``, ``s+w``.
/// threads, errors : as for :func:`solve`
///
/// Returns
/// -------
/// Rating
///     For one puzzle, with its steps.
/// dict of arrays, or Arrow record batch
///     For many, each of shape (n,): ``verdict``, str; ``er``, ``ep``, ``ed``, float64, 1.0 to 12
///     or so; ``level``, ``hardest``, str; ``stopped``, bool; and one of float64 for each of D.
///     Berthier's scales, by its name: infinite if no number solves the puzzle, NaN if the number
///     exceeds ``stop_above`` or 36. Without exactly one solution the ratings are NaN, or null,
///     and the names empty, or null.
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
/// >>> ennead.rate([".2.....83..548.....9...6......7..5...47...3..6....9.......9...2..2815.3..6..2..1."], scales=["te", "b"])["b"]
/// array([4.])
#[pyfunction]
#[pyo3(signature = (puzzles, *, canonical=false, uniqueness=true, stop_above=None, scales=None, threads=None, errors="raise"))]
#[expect(clippy::too_many_arguments, reason = "they are keywords")]
pub(crate) fn rate<'py>(
    puzzles: &Bound<'py, PyAny>,
    canonical: bool,
    uniqueness: bool,
    stop_above: Option<f64>,
    scales: Option<Vec<String>>,
    #[pyo3(from_py_with = super::threads)] threads: Option<usize>,
    errors: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let call = Call::new(threads, errors)?;
    let stop_above = stop_above.map(|number| rating(number, english())).transpose()?;
    let scales: Vec<RatingScale> = match scales {
        None => vec![RatingScale::Explainer],
        Some(_) => all_chosen(scales, english())?,
    };
    let options = |steps| GaugeOptions {
        scales: scales.clone(),
        canonical,
        rater: RaterOptions { uniqueness, stop_above, steps, ..RaterOptions::default() },
    };
    call.answer(puzzles, RateAll { options: options(false) }, |py, sheet| {
        let options = options(true);
        let fields = answer_aside(py, english(), move |asker| {
            let rated = Rated::new(Kept::new(options).gauge(), Clues::from(&sheet), asker)?;
            let path = rated.rating.as_ref();
            let rating = path.map(|path| &path.rating);
            let step = |step: &RatingStep| {
                let (rule, rating) = (step.rule.name(), step.rating.to_f64());
                let places = step.placement.map(|placed| placed.to_string());
                (rule, rating, places, names(&step.eliminations))
            };
            let scales: Vec<_> = rated
                .depths
                .iter()
                .map(|(scale, depth)| (scale.name(), depth.exactly(), depth.to_string()))
                .collect();
            Ok((
                rated.verdict.name(),
                rating.map(|rating| rating.er.to_f64()),
                rating.map(|rating| rating.ep.to_f64()),
                rating.map(|rating| rating.ed.to_f64()),
                rating.and_then(Rating::level).map(Level::name),
                rating.and_then(|rating| rating.hardest).map(Rule::name),
                rating.map(|rating| rating.stopped),
                path.map_or(Vec::new(), |path| path.steps.iter().map(step).collect()),
                scales,
            ))
        })?;
        object(py, "Rating", fields)
    })
}

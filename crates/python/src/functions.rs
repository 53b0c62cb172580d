//! The functions of the module.

use std::hash::{BuildHasher, RandomState};
use std::ops::ControlFlow;
use std::sync::atomic::Ordering;
use std::sync::{Arc, LazyLock};

use ennead::cross::{Ending, Grid, Hooks, Limits, ParseError, draw};
use ennead::engine::batch::{self, Answer};
use ennead::engine::{Reach, fast};
use ennead::format::{self, FORMATS, Format};
use ennead::generate::{Feature, Ratings, Request, Role, Shape, Stopped, Watch, Wish, make};
use ennead::logic::rating::{self, Level, Options, Rater, Rule, Tenths};
use ennead::logic::{self, PathFinder, Position, TECHNIQUES, Table as Techniques};
use ennead::{Givens, Puzzle, Sheet, Solution, Verdict};
use ennead_text::{LANGUAGES, Words};
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;

use crate::columns::{Kind, Library, Table};
use crate::input::{Input, Rows};
use crate::many::{self, Errors, Question};
use crate::objects::{self, Check, Cross, CrossError, Hint, Path, RatingStep, Step};

/// Names in columns: an index is that of the value in its `ALL`.
static VERDICTS: LazyLock<Vec<&str>> = LazyLock::new(|| Verdict::ALL.map(Verdict::name).to_vec());
static LEVELS: LazyLock<Vec<&str>> = LazyLock::new(|| Level::ALL.map(Level::name).to_vec());
static RULES: LazyLock<Vec<&str>> =
    LazyLock::new(|| Rule::ALL.iter().map(|rule| rule.name()).collect());
static HODOKU_LEVELS: LazyLock<Vec<&str>> =
    LazyLock::new(|| logic::Level::ALL.iter().map(|level| level.name()).collect());
static TECHNIQUE_NAMES: LazyLock<Vec<&str>> =
    LazyLock::new(|| TECHNIQUES.iter().map(|technique| technique.about().name).collect());
static HINTS: [&str; 4] = ["step", "mistakes", "solved", "stuck"];

fn index_of(names: &[&str], name: &str) -> usize {
    names.iter().position(|&known| known == name).expect("the names are those of the registry")
}

/// How a function that takes many puzzles is called.
struct Call {
    threads: usize,
    errors: Errors,
}

impl Call {
    fn new(threads: Option<usize>, errors: &str) -> PyResult<Call> {
        let errors = match errors {
            "raise" => Errors::Raise,
            "null" => Errors::Null,
            _ => {
                return Err(PyValueError::new_err(format!(
                    "errors={errors:?}: expected 'raise' or 'null'"
                )));
            }
        };
        if threads == Some(0) {
            return Err(PyValueError::new_err("threads=0: expected 1 or more, or None"));
        }
        Ok(Call { threads: many::threads(threads), errors })
    }

    /// All columns of the answers.
    fn columns<'py, Q: Question>(
        &self,
        py: Python<'py>,
        (rows, library): (&Rows<'py>, Library),
        question: Q,
    ) -> PyResult<Bound<'py, PyAny>> {
        many::ask(py, rows, question, self.threads, self.errors)?.into_python(py, library)
    }

    /// The only column.
    fn column<'py, Q: Question>(
        &self,
        py: Python<'py>,
        (rows, library): (&Rows<'py>, Library),
        question: Q,
    ) -> PyResult<Bound<'py, PyAny>> {
        many::ask(py, rows, question, self.threads, self.errors)?.into_only(py, library)
    }
}

fn words(lang: &str) -> PyResult<Words> {
    let language = LANGUAGES.iter().copied().find(|language| language.code() == lang);
    language.map(Words::new).ok_or_else(|| {
        let codes: Vec<_> = LANGUAGES.iter().map(|language| language.code()).collect();
        PyValueError::new_err(format!("lang={lang:?}: expected one of {}", codes.join(", ")))
    })
}

/// Puzzles that many lanes search side by side, and so many again for the next round.
const BATCH: usize = 4096;

struct Solve;

impl Question for Solve {
    type Worker = batch::Solver;
    fn columns(&self) -> Vec<(&'static str, Kind)> {
        vec![("count", Kind::Number), ("solution", Kind::Grid)]
    }
    fn piece(&self) -> usize {
        BATCH
    }
    fn worker(&self) -> batch::Solver {
        batch::Solver::new()
    }
    fn answer(&self, solver: &mut batch::Solver, puzzles: &[Givens], answers: &mut Table) {
        let mut found = vec![Answer::default(); puzzles.len()];
        solver.solve(puzzles, 2, &mut found);
        for (row, answer) in found.iter().enumerate() {
            answers.column(0).number(row, answer.count);
            if let (1, Some(solution)) = (answer.count, &answer.solution) {
                answers.column(1).grid(row, solution.grid().as_bytes());
            }
        }
    }
}

/// The solution of a puzzle, if it has exactly one.
///
/// Parameters
/// ----------
/// puzzles : str or array of 81 numbers; or many: list of str, array (n, 81), Arrow strings
///     81 characters, a digit or one of ``. 0 * _ -`` for each cell; one text may also be in any
///     other format ennead reads. In arrays 0 is an empty cell.
/// threads : int, optional
///     How many threads work on many puzzles; one for each core if left out.
/// errors : {'raise', 'null'}
///     What to do with a row that holds no puzzle: raise, or leave its answers empty.
///
/// Returns
/// -------
/// str or None
///     For one puzzle: 81 digits; None if there is no solution or more than one.
/// dict of arrays, or Arrow record batch
///     For many: ``count``, int64 of shape (n,): solutions found, at most 2; ``solution``, uint8
///     of shape (n, 81), or strings in Arrow: zeros, or null, where ``count`` is not 1.
///
/// Raises
/// ------
/// PuzzleError
///     If a text or row holds no puzzle; ``row``, ``line`` and ``column`` say where.
/// TypeError, ValueError
///     If something else came than puzzles, or an array of another shape.
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
#[pyfunction]
#[pyo3(signature = (puzzles, *, threads=None, errors="raise"))]
pub(crate) fn solve<'py>(
    py: Python<'py>,
    puzzles: &Bound<'py, PyAny>,
    threads: Option<usize>,
    errors: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let call = Call::new(threads, errors)?;
    match Input::new(puzzles)? {
        Input::One(sheet) => {
            let solution = py.detach(|| {
                let puzzle = Puzzle::try_from(sheet.givens).ok()?;
                ennead::solution(&puzzle).map(|solution: Solution| solution.to_string())
            });
            Ok(solution.into_pyobject(py)?)
        }
        Input::Many(rows, library) => call.columns(py, (&rows, library), Solve),
    }
}

struct Count {
    limit: u64,
}

impl Question for Count {
    type Worker = batch::Solver;
    fn columns(&self) -> Vec<(&'static str, Kind)> {
        vec![("count", Kind::Number)]
    }
    fn piece(&self) -> usize {
        if self.limit <= 1000 { BATCH } else { 1 }
    }
    fn worker(&self) -> batch::Solver {
        batch::Solver::new()
    }
    fn answer(&self, solver: &mut batch::Solver, puzzles: &[Givens], answers: &mut Table) {
        let mut found = vec![Answer::default(); puzzles.len()];
        solver.solve(puzzles, self.limit, &mut found);
        for (row, answer) in found.iter().enumerate() {
            answers.column(0).number(row, answer.count);
        }
    }
}

/// How many solutions there are, counted up to a limit.
///
/// Parameters
/// ----------
/// puzzles : as for :func:`solve`
/// limit : int
///     Where to stop counting. With 2, the answer 1 says that the solution is the only one.
/// threads, errors : as for :func:`solve`
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
#[pyfunction]
#[pyo3(signature = (puzzles, *, limit=2, threads=None, errors="raise"))]
pub(crate) fn count<'py>(
    py: Python<'py>,
    puzzles: &Bound<'py, PyAny>,
    limit: u64,
    threads: Option<usize>,
    errors: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let call = Call::new(threads, errors)?;
    match Input::new(puzzles)? {
        Input::One(sheet) => {
            let count = move |givens| {
                Puzzle::try_from(givens).map_or(0, |puzzle| ennead::count_solutions(&puzzle, limit))
            };
            let found = match limit {
                0..=1000 => py.detach(|| count(sheet.givens)),
                _ => many::aside(py, move |_| count(sheet.givens))?,
            };
            Ok(found.into_pyobject(py)?.into_any())
        }
        Input::Many(rows, library) => call.column(py, (&rows, library), Count { limit }),
    }
}

/// The verdicts on many puzzles.
fn verdicts(solver: &mut batch::Solver, puzzles: &[Givens]) -> Vec<Verdict> {
    let mut found = vec![Answer::default(); puzzles.len()];
    solver.solve(puzzles, 2, &mut found);
    let verdict = |(givens, answer): (&Givens, &Answer)| {
        let Ok(puzzle) = Puzzle::try_from(*givens) else { return Verdict::Invalid };
        match answer.count {
            0 => Verdict::Unsolvable,
            1 => match fast::reach_of_singles(&puzzle) {
                Reach::Naked => Verdict::Easy,
                Reach::Hidden => Verdict::Medium,
                Reach::Neither => Verdict::Hard,
            },
            _ => Verdict::Ambiguous,
        }
    };
    puzzles.iter().zip(&found).map(verdict).collect()
}

struct Judge;

impl Question for Judge {
    type Worker = batch::Solver;
    fn columns(&self) -> Vec<(&'static str, Kind)> {
        vec![("verdict", Kind::Name(&VERDICTS))]
    }
    fn piece(&self) -> usize {
        BATCH
    }
    fn worker(&self) -> batch::Solver {
        batch::Solver::new()
    }
    fn answer(&self, solver: &mut batch::Solver, puzzles: &[Givens], answers: &mut Table) {
        for (row, verdict) in verdicts(solver, puzzles).into_iter().enumerate() {
            answers.column(0).name(row, index_of(&VERDICTS, verdict.name()));
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
    threads: Option<usize>,
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

fn verdict_of(givens: &Givens) -> Verdict {
    Puzzle::try_from(*givens).as_ref().map_or(Verdict::Invalid, Verdict::of)
}

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
    fn piece(&self) -> usize {
        64
    }
    fn worker(&self) {}
    fn answer(&self, (): &mut (), puzzles: &[Givens], answers: &mut Table) {
        for (row, givens) in puzzles.iter().enumerate() {
            let check = ennead::check(givens);
            answers.column(0).name(row, index_of(&VERDICTS, check.verdict.name()));
            answers.column(1).flag(row, check.verdict.is_unique());
            if check.verdict.is_unique() {
                answers.column(2).flag(row, check.redundant.is_empty());
            }
            let cells = check.clashes | check.differing | check.redundant;
            let cells: Vec<_> = cells.iter().map(|cell| cell.to_string()).collect();
            answers.column(3).text(row, cells.join(" "));
        }
    }
}

/// Valid, solvable, unique, minimal? And if not, which cells are at fault?
///
/// Parameters
/// ----------
/// puzzles, threads, errors : as for :func:`solve`
///
/// Returns
/// -------
/// Check
///     For one puzzle.
/// dict of arrays, or Arrow record batch
///     For many, each of shape (n,): ``verdict``, str; ``unique``, bool; ``minimal``, bool (False,
///     or null, unless unique); ``cells``, str: the cells that clash, those in which solutions
///     differ, or the redundant givens.
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
#[pyfunction]
#[pyo3(signature = (puzzles, *, threads=None, errors="raise"))]
pub(crate) fn check<'py>(
    py: Python<'py>,
    puzzles: &Bound<'py, PyAny>,
    threads: Option<usize>,
    errors: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let call = Call::new(threads, errors)?;
    match Input::new(puzzles)? {
        Input::One(sheet) => {
            let check = py.detach(|| Check::new(&ennead::check(&sheet.givens)));
            Ok(check.into_pyobject(py)?.into_any())
        }
        Input::Many(rows, library) => call.columns(py, (&rows, library), CheckAll),
    }
}

struct Rate {
    options: Options,
    canonical: bool,
}

impl Rate {
    /// What was rated, if there is exactly one solution, and how.
    fn rate(
        &self,
        rater: &mut Rater,
        givens: &Givens,
    ) -> (Verdict, Option<(rating::Rating, Vec<rating::Step>)>) {
        let verdict = verdict_of(givens);
        let puzzle = Puzzle::try_from(*givens).ok().filter(|_| verdict.is_unique());
        let rated = puzzle.map(|puzzle| {
            let puzzle = if self.canonical { rating::canonical(&puzzle) } else { puzzle };
            rater.path(&puzzle)
        });
        (verdict, rated)
    }
}

impl Question for Rate {
    type Worker = Rater;
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
    fn worker(&self) -> Rater {
        Rater::new(self.options)
    }
    fn answer(&self, rater: &mut Rater, puzzles: &[Givens], answers: &mut Table) {
        for (row, givens) in puzzles.iter().enumerate() {
            let (verdict, rated) = self.rate(rater, givens);
            answers.column(0).name(row, index_of(&VERDICTS, verdict.name()));
            let Some((rating, _)) = rated else { continue };
            answers.column(1).rating(row, objects::number(rating.er));
            answers.column(2).rating(row, objects::number(rating.ep));
            answers.column(3).rating(row, objects::number(rating.ed));
            if !rating.stopped {
                answers.column(4).name(row, index_of(&LEVELS, Level::of(rating.er).name()));
            }
            if let Some(rule) = rating.hardest {
                answers.column(5).name(row, index_of(&RULES, rule.name()));
            }
            answers.column(6).flag(row, rating.stopped);
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
    threads: Option<usize>,
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
    let options = |steps| Options { uniqueness, stop_above, steps, ..Options::default() };
    match Input::new(puzzles)? {
        Input::One(sheet) => {
            let rate = Rate { options: options(true), canonical };
            let rated = many::aside(py, move |_| rate.rate(&mut rate.worker(), &sheet.givens))?;
            let (verdict, rated) = rated;
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

/// The finder for puzzles with one solution, or for others: without techniques that rest on it.
fn finder(unique: bool) -> PathFinder {
    let options = logic::Options { uniqueness: unique, ..logic::Options::DEFAULT };
    PathFinder::new(Techniques::hodoku(), options)
}

/// The position of a sheet and the solution, or None if its digits clash.
fn position(sheet: &Sheet) -> Option<(Position, Option<Solution>)> {
    let puzzle = Puzzle::try_from(sheet.givens).ok()?;
    let position = match &sheet.candidates {
        Some(marks) => Position::from_marks(&sheet.givens, &sheet.placed, marks),
        None => Position::from_digits(&sheet.givens, &sheet.placed),
    };
    Some((position.ok()?, ennead::solution(&puzzle)))
}

fn clash() -> PyErr {
    PyValueError::new_err("digits clash, so there is nothing to explain; ennead.check says where")
}

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
    fn answer(&self, finders: &mut [PathFinder; 2], puzzles: &[Givens], answers: &mut Table) {
        for (row, givens) in puzzles.iter().enumerate() {
            let Some((start, solution)) = position(&Sheet::from(*givens)) else {
                answers.column(0).flag(row, false);
                answers.column(1).flag(row, false);
                continue;
            };
            let path = finders[usize::from(solution.is_some())].path(&start);
            answers.column(0).flag(row, solution.is_some());
            answers.column(1).flag(row, path.end.is_solved());
            answers.column(2).number(row, path.steps.len() as u64);
            answers.column(3).number(row, path.score.into());
            answers.column(4).name(row, index_of(&HODOKU_LEVELS, path.level.name()));
            let names = path.steps.iter().map(|step| step.technique);
            if let Some(hardest) = Techniques::hodoku().hardest(names) {
                answers.column(5).name(row, index_of(&TECHNIQUE_NAMES, hardest));
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
    threads: Option<usize>,
    errors: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let call = Call::new(threads, errors)?;
    let words = words(lang)?;
    match Input::new(puzzles)? {
        Input::One(sheet) => {
            let path = many::aside(py, move |_| {
                let (start, solution) = position(&sheet)?;
                let path = finder(solution.is_some()).path(&start);
                let step = |(before, step): (Position, &_)| Step::new(&before, step, &words);
                Some(Path {
                    puzzle: sheet.givens.to_string(),
                    unique: solution.is_some(),
                    solved: path.end.is_solved(),
                    level: path.level.name().to_owned(),
                    score: path.score,
                    steps: path.positions().map(step).collect(),
                    end: path.end.digits().to_string(),
                    text: words.path_end(&path),
                })
            })?;
            Ok(path.ok_or_else(clash)?.into_pyobject(py)?.into_any())
        }
        Input::Many(rows, library) => call.columns(py, (&rows, library), Explain),
    }
}

/// A hint's kind.
fn kind(hint: &logic::Hint) -> &'static str {
    match hint {
        logic::Hint::Step(_) => "step",
        logic::Hint::Mistakes(_) => "mistakes",
        logic::Hint::Solved => "solved",
        logic::Hint::Stuck => "stuck",
    }
}

struct HintAll {
    depth: u8,
    lang: String,
}

impl Question for HintAll {
    type Worker = ([PathFinder; 2], Words);
    fn columns(&self) -> Vec<(&'static str, Kind)> {
        vec![
            ("kind", Kind::Name(&HINTS)),
            ("technique", Kind::Name(&TECHNIQUE_NAMES)),
            ("text", Kind::Text),
        ]
    }
    fn piece(&self) -> usize {
        16
    }
    fn worker(&self) -> ([PathFinder; 2], Words) {
        ([finder(false), finder(true)], words(&self.lang).expect("asked before"))
    }
    fn answer(&self, (finders, words): &mut Self::Worker, puzzles: &[Givens], answers: &mut Table) {
        for (row, givens) in puzzles.iter().enumerate() {
            let Some((position, solution)) = position(&Sheet::from(*givens)) else { continue };
            let finder = &finders[usize::from(solution.is_some())];
            let hint = finder.hint(&position, solution.as_ref());
            answers.column(0).name(row, index_of(&HINTS, kind(&hint)));
            if let logic::Hint::Step(step) = &hint {
                answers.column(1).name(row, index_of(&TECHNIQUE_NAMES, step.technique));
            }
            answers.column(2).text(row, words.hint(&hint, self.depth));
        }
    }
}

/// The next step from a position; mistakes first.
///
/// Parameters
/// ----------
/// puzzles : as for :func:`explain`
/// depth : {1, 2, 3}
///     1 says where to look, 2 names the technique, 3 tells the whole step.
/// lang : {'en', 'de', 'nl'}
/// threads, errors : as for :func:`solve`
///
/// Returns
/// -------
/// Hint
///     For one puzzle.
/// dict of arrays, or Arrow record batch
///     For many, each of shape (n,): ``kind``, ``technique``, ``text``, str.
///
/// Raises
/// ------
/// PuzzleError, TypeError, ValueError : as :func:`explain`
///
/// Examples
/// --------
/// >>> hint = ennead.hint("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
/// >>> hint.step.places
/// ['5r5c5']
/// >>> print(ennead.hint("5" + "." * 80, depth=1))
/// None of the techniques in use helps here.
#[pyfunction]
#[pyo3(signature = (puzzles, *, depth=3, lang="en", threads=None, errors="raise"))]
pub(crate) fn hint<'py>(
    py: Python<'py>,
    puzzles: &Bound<'py, PyAny>,
    depth: u8,
    lang: &str,
    threads: Option<usize>,
    errors: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let call = Call::new(threads, errors)?;
    let words = words(lang)?;
    if !(1..=3).contains(&depth) {
        return Err(PyValueError::new_err(format!("depth={depth}: expected 1, 2 or 3")));
    }
    match Input::new(puzzles)? {
        Input::One(sheet) => {
            let hint = many::aside(py, move |_| {
                let (position, solution) = position(&sheet)?;
                let hint = finder(solution.is_some()).hint(&position, solution.as_ref());
                let step = match &hint {
                    logic::Hint::Step(step) if depth == 3 => {
                        Some(Step::new(&position, step, &words))
                    }
                    _ => None,
                };
                Some(Hint { kind: kind(&hint).to_owned(), text: words.hint(&hint, depth), step })
            })?;
            Ok(hint.ok_or_else(clash)?.into_pyobject(py)?.into_any())
        }
        Input::Many(rows, library) => {
            call.columns(py, (&rows, library), HintAll { depth, lang: lang.to_owned() })
        }
    }
}

struct Canon;

impl Question for Canon {
    type Worker = ();
    fn columns(&self) -> Vec<(&'static str, Kind)> {
        vec![("canonical", Kind::Grid)]
    }
    fn piece(&self) -> usize {
        64
    }
    fn worker(&self) {}
    fn answer(&self, (): &mut (), puzzles: &[Givens], answers: &mut Table) {
        for (row, givens) in puzzles.iter().enumerate() {
            answers.column(0).grid(row, ennead::minlex(givens).form.as_bytes());
        }
    }
}

/// The canonical form (minlex), which a puzzle shares with all that are the same but for symmetry.
///
/// Parameters
/// ----------
/// puzzles, threads, errors : as for :func:`solve`
///
/// Returns
/// -------
/// str, or for many an array uint8 of shape (n, 81), or Arrow strings
///
/// Raises
/// ------
/// PuzzleError, TypeError, ValueError : as :func:`solve`
///
/// Examples
/// --------
/// >>> ennead.canon("7" + "." * 80)
/// '................................................................................1'
#[pyfunction]
#[pyo3(signature = (puzzles, *, threads=None, errors="raise"))]
pub(crate) fn canon<'py>(
    py: Python<'py>,
    puzzles: &Bound<'py, PyAny>,
    threads: Option<usize>,
    errors: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let call = Call::new(threads, errors)?;
    match Input::new(puzzles)? {
        Input::One(sheet) => {
            let form = py.detach(|| ennead::minlex(&sheet.givens).form.to_string());
            Ok(form.into_pyobject(py)?.into_any())
        }
        Input::Many(rows, library) => call.column(py, (&rows, library), Canon),
    }
}

struct Convert {
    format: &'static Format,
}

impl Convert {
    fn write(&self, sheet: &Sheet) -> String {
        let write = self.format.write.expect("a format that is only read was refused");
        write(sheet).expect("every format can hold any one sheet")
    }
}

impl Question for Convert {
    type Worker = ();
    fn columns(&self) -> Vec<(&'static str, Kind)> {
        vec![("text", Kind::Text)]
    }
    fn piece(&self) -> usize {
        BATCH
    }
    fn worker(&self) {}
    fn answer(&self, (): &mut (), puzzles: &[Givens], answers: &mut Table) {
        for (row, givens) in puzzles.iter().enumerate() {
            answers.column(0).text(row, self.write(&Sheet::from(*givens)));
        }
    }
}

/// The same puzzle in another format.
///
/// Parameters
/// ----------
/// puzzles : as for :func:`solve`
///     The format of a text is recognised.
/// to : str
///     The name of a format, one of those `ennead convert --list` tells.
/// threads, errors : as for :func:`solve`
///
/// Returns
/// -------
/// str, or for many an array of str of shape (n,)
///
/// Raises
/// ------
/// PuzzleError, TypeError, ValueError : as :func:`solve`
/// ValueError
///     If the format is not known or only read.
///
/// Examples
/// --------
/// >>> print(ennead.convert("12" + "." * 79, to="sdk"))
/// 12.......
/// .........
/// .........
/// .........
/// .........
/// .........
/// .........
/// .........
/// .........
/// <BLANKLINE>
#[pyfunction]
#[pyo3(signature = (puzzles, to="line", *, threads=None, errors="raise"))]
pub(crate) fn convert<'py>(
    py: Python<'py>,
    puzzles: &Bound<'py, PyAny>,
    to: &str,
    threads: Option<usize>,
    errors: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let call = Call::new(threads, errors)?;
    let format = format::by_name(to).filter(|format| format.write.is_some()).ok_or_else(|| {
        let writable = FORMATS.iter().filter(|format| format.write.is_some());
        let names: Vec<_> = writable.map(|format| format.name).collect();
        PyValueError::new_err(format!("to={to:?}: expected one of {}", names.join(", ")))
    })?;
    let convert = Convert { format };
    match Input::new(puzzles)? {
        Input::One(sheet) => Ok(convert.write(&sheet).into_pyobject(py)?.into_any()),
        Input::Many(rows, library) => call.column(py, (&rows, library), convert),
    }
}

/// Makes puzzles: graded, by technique, symmetric, minimal.
///
/// Puzzle number *i* depends on the wish, the seed and *i* alone, not on how many are made.
///
/// Parameters
/// ----------
/// count : int, optional
///     How many; one, as a str, if left out.
/// level : str, optional
///     ``easy``, ``medium``, ``hard``, ``very-hard`` or ``extreme``, by rating.
/// rating : (float, float), optional
///     The lowest and the highest ER.
/// technique : str, optional
///     A technique, such as ``x-wing``, that occurs on the path.
/// symmetry : str
///     How the givens lie, one of those `ennead generate --help` tells, such as ``rotate180``.
/// clues : int or (int, int), optional
///     How many givens, or from and to.
/// minimal : bool
///     Whether no given may be left out.
/// seed : int, optional
///     The same one gives the same puzzles; a random one if left out.
/// threads : int, optional
///     One for each core if left out; makes no difference to the puzzles.
///
/// Returns
/// -------
/// str, or array uint8 of shape (count, 81)
///
/// Raises
/// ------
/// ValueError
///     If no such puzzle can be, or a name is not known.
/// RuntimeError
///     If none was found within the bound of attempts.
///
/// Examples
/// --------
/// >>> puzzles = ennead.generate(3, level="easy", seed=1)
/// >>> puzzles.shape, ennead.rate(puzzles)["level"].tolist()
/// ((3, 81), ['easy', 'easy', 'easy'])
/// >>> (ennead.generate(2, level="easy", seed=1) == puzzles[:2]).all()
/// np.True_
#[pyfunction]
#[pyo3(signature = (count=None, *, level=None, rating=None, technique=None, symmetry="none", clues=None,
    minimal=false, seed=None, threads=None))]
#[expect(clippy::too_many_arguments, reason = "they are keywords")]
pub(crate) fn generate<'py>(
    py: Python<'py>,
    count: Option<u64>,
    level: Option<&str>,
    rating: Option<(f64, f64)>,
    technique: Option<&str>,
    symmetry: &str,
    clues: Option<Bound<'py, PyAny>>,
    minimal: bool,
    seed: Option<u64>,
    threads: Option<usize>,
) -> PyResult<Bound<'py, PyAny>> {
    let unknown = |what: &str, name: &str, names: Vec<&str>| {
        PyValueError::new_err(format!("{what}={name:?}: expected one of {}", names.join(", ")))
    };
    let tenths = |rating: f64| match (0.0..=20.0).contains(&rating) {
        true => Ok(Tenths::new((rating * 10.0).round() as u16)),
        false => Err(PyValueError::new_err(format!("rating={rating}: expected 0 to 20"))),
    };
    let mut wish = Wish { minimal, ..Wish::default() };
    if let Some(name) = level {
        let level = Level::ALL.into_iter().find(|level| level.name() == name);
        let level = level.ok_or_else(|| unknown("level", name, LEVELS.to_vec()))?;
        wish.rating = Some(level.into());
    }
    if let Some((least, most)) = rating {
        wish.rating = Some(Ratings { least: tenths(least)?, most: tenths(most)? });
    }
    if let Some(name) = technique {
        let technique = logic::technique(name);
        let technique =
            technique.ok_or_else(|| unknown("technique", name, TECHNIQUE_NAMES.to_vec()))?;
        wish.feature = Some(Feature { technique, role: Role::InPath });
    }
    let shapes = || Shape::ALL.iter().map(|shape| shape.name()).collect();
    wish.shape = Shape::by_name(symmetry).ok_or_else(|| unknown("symmetry", symmetry, shapes()))?;
    wish.clues = match clues {
        None => None,
        Some(clues) => Some(match clues.extract::<usize>() {
            Ok(clues) => (clues, clues),
            Err(_) => clues.extract::<(usize, usize)>()?,
        }),
    };
    let seed = seed.unwrap_or_else(|| RandomState::new().hash_one(std::process::id()));
    let threads = Call::new(threads, "raise")?.threads;
    let request = Request { wish, first: 0, count: count.unwrap_or(1), seed, threads };
    let (made, result) = many::aside(py, move |stop| {
        let mut made = Vec::new();
        let result = make(&request, &Watch::of_flag(Arc::clone(stop)), |puzzle| {
            made.push(*puzzle.puzzle.givens());
            ControlFlow::Continue(())
        });
        (made, result)
    })?;
    match result {
        Ok(()) => {}
        Err(Stopped::Impossible(why)) => return Err(PyValueError::new_err(why.to_string())),
        Err(why) => return Err(PyRuntimeError::new_err(why.to_string())),
    }
    match (count, made.first()) {
        (None, Some(puzzle)) => Ok(puzzle.to_string().into_pyobject(py)?.into_any()),
        _ => {
            let mut puzzles = Table::new(&[("puzzle", Kind::Grid)], made.len());
            for (row, puzzle) in made.iter().enumerate() {
                puzzles.column(0).grid(row, puzzle.as_bytes());
            }
            puzzles.into_only(py, Library::NumPy)
        }
    }
}

/// Solves a cross-number puzzle (Kreuzzahlenrätsel).
///
/// Parameters
/// ----------
/// text : str
///     The puzzle, in the notation of clues or of the contest.
/// limit : int
///     Stop after so many solutions; 0 for all.
/// nodes : int, optional
///     Give up after so many digits tried.
///
/// Returns
/// -------
/// Cross
///
/// Raises
/// ------
/// CrossError
///     If the text cannot be read; ``line`` and ``column`` say where.
///
/// Examples
/// --------
/// >>> ennead.cross("size 2 1\nA at r1c1\nA across: = 17 * 3\n")
/// Cross(solutions=['51'], unique=True, complete=True)
#[pyfunction]
#[pyo3(signature = (text, *, limit=2, nodes=None))]
pub(crate) fn cross(
    py: Python<'_>,
    text: String,
    limit: u64,
    nodes: Option<u64>,
) -> PyResult<Cross> {
    let solved = many::aside(py, move |stop| -> Result<Cross, ParseError> {
        let puzzle = ennead::cross::parse(&text)?;
        let defaults = Limits::default();
        let limits =
            Limits { solutions: limit, nodes: nodes.unwrap_or(defaults.nodes), ..defaults };
        let stopped = || stop.load(Ordering::Relaxed);
        let hooks = Hooks { stop: &stopped, ..Hooks::default() };
        let outcome = ennead::cross::solve(&puzzle, &limits, &hooks);
        let rows = |grid: &Grid| grid.rows().collect::<Vec<_>>().join("\n");
        Ok(Cross {
            solutions: outcome.solutions.iter().map(rows).collect(),
            unique: outcome.is_unique(),
            complete: outcome.ending == Ending::Complete,
            svg: draw(&puzzle, outcome.solutions.first(), None),
        })
    })?;
    solved.map_err(|error: ParseError| {
        let (line, column) = (error.place.line, error.place.column);
        let problem = Words::new(LANGUAGES[0]).cross_problem(&error);
        let message = format!("line {line}, column {column}: {problem}: {:?}", error.excerpt);
        let raised = CrossError::new_err(message);
        let value = raised.value(py);
        let _ = value.setattr("line", line);
        let _ = value.setattr("column", column);
        raised
    })
}

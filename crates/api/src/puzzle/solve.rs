//! Solutions and verdict.

use std::cell::{Cell, RefCell};
use std::ops::ControlFlow;

use ennead::engine::batch::{self, Answer};
use ennead::engine::{Chosen, Collect, Engine, Event, NO_LIMIT, Observer, Stats, fast, singles};
use ennead::{Clues, Givens, Puzzle, Solution, Verdict};
use ennead_text::Words;
use serde::ser::{Error as _, SerializeSeq};
use serde::{Deserialize, Serialize, Serializer};

#[cfg(feature = "rules")]
use crate::puzzle::{Asked, clues_of, ruled};
use crate::question::{Asker, Question, Refusal};
use crate::subject::Subject;

/// What solutions has the puzzle, and how hard is it?
///
/// ```
/// use ennead_api::puzzle::Solve;
/// use ennead_api::{Asker, Question};
/// use ennead_text::{Language, Words};
///
/// let words = Words::new(Language::default());
/// let question: Solve = serde_json::from_str(
///     r#"{"puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"}"#,
/// )?;
/// let answer = question.answer(&Asker::patient(&words)).unwrap();
/// let answer = answer.classic().expect("it has no rules of its own");
/// assert_eq!(answer.verdict, Some(ennead::Verdict::Easy));
/// assert_eq!(answer.missing, 51);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Solve {
    /// The puzzle.
    pub puzzle: Subject,
    /// The number of solutions to stop at; 0 for no limit. With 1, the search does not check
    /// whether there are more.
    #[serde(default = "two")]
    pub limit: u64,
    /// The engine; the default engine if left out.
    #[serde(default)]
    pub engine: Option<Chosen>,
    /// Whether to count the work; only of a classic puzzle.
    #[serde(default)]
    pub stats: bool,
    /// Rules of the whole board that the puzzle has besides its own.
    #[cfg(feature = "rules")]
    #[serde(default)]
    pub rules: Vec<ennead::WholeBoard>,
    /// Whether to leave out what is not understood, and to say what that is.
    #[cfg(feature = "rules")]
    #[serde(default)]
    pub ignore: bool,
}

const fn two() -> u64 {
    2
}

/// The answer to [`Solve`] about a classic puzzle.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Solved"))]
pub struct Solved<S = Vec<Solution>, W = Option<Work>> {
    /// The givens, or the sukaku.
    pub puzzle: Clues,
    /// The verdict; none if only one solution was asked for and found.
    pub verdict: Option<Verdict>,
    /// The number of empty cells.
    pub missing: usize,
    /// The solutions, at most the limit; if there are more, those that come first in reading order
    /// (an engine chosen by name gives its own order).
    pub solutions: S,
    /// The counted work, if it was asked for.
    #[serde(flatten)]
    pub work: W,
}

/// The counted work of a search.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Work {
    /// The engine's name.
    pub engine: &'static str,
    /// What was counted.
    #[serde(flatten)]
    pub stats: Stats,
    /// The time it took, in seconds.
    pub seconds: f64,
}

impl Work {
    /// The same in a sentence.
    pub fn sentence(&self, words: &Words) -> String {
        let Stats { nodes, guesses, backtracks, max_depth } = self.stats;
        words.say_with(
            "work",
            &[
                ("engine", self.engine.into()),
                ("nodes", nodes.into()),
                ("guesses", guesses.into()),
                ("backtracks", backtracks.into()),
                ("depth", max_depth.into()),
                ("seconds", format!("{:.6}", self.seconds).into()),
            ],
        )
    }
}

impl Solve {
    /// The question about a puzzle as it is: whether it has one solution, and which.
    pub fn of(puzzle: Subject) -> Solve {
        Solve {
            puzzle,
            limit: two(),
            engine: None,
            stats: false,
            #[cfg(feature = "rules")]
            rules: Vec::new(),
            #[cfg(feature = "rules")]
            ignore: false,
        }
    }

    /// Whether a look suffices to see that it is about a classic puzzle without rules: then the default
    /// engine answers at once.
    pub fn is_plainly_classic(&self) -> bool {
        #[cfg(feature = "rules")]
        if !self.rules.is_empty() {
            return false;
        }
        self.puzzle.is_plainly_classic()
    }
}

impl SolveAnswer {
    /// The answer, if it is about a classic puzzle.
    pub fn classic(self) -> Option<Solved> {
        match self {
            SolveAnswer::Classic(solved) => Some(solved),
            #[cfg(feature = "rules")]
            SolveAnswer::Ruled(_) => None,
        }
    }
}

/// The answer to [`Solve`].
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
#[allow(clippy::large_enum_variant, reason = "there is one for each question")]
pub enum SolveAnswer {
    /// About a classic puzzle.
    Classic(Solved),
    /// About a puzzle with rules, or on another board.
    #[cfg(feature = "rules")]
    Ruled(super::RuledSolved),
}

impl Question for Solve {
    type Answer = SolveAnswer;

    fn answer(self, asker: &Asker) -> Result<SolveAnswer, Refusal> {
        #[cfg(feature = "rules")]
        let clues = match self.puzzle.asked(self.rules, self.ignore, asker)? {
            Asked::Classic(sheet) => clues_of(&sheet),
            Asked::Ruled(ruled) => {
                let engine = ruled::engine(self.engine)?;
                return Ok(SolveAnswer::Ruled(ruled.solved(self.limit, engine, asker)?));
            }
        };
        #[cfg(not(feature = "rules"))]
        let clues = self.puzzle.clues(asker)?;
        let search = Search::new(&clues, self.limit, self.engine.map(|it| it.0), asker)?;
        let mut found = Collect::default();
        let work = search.run(&mut found);
        asker.stop.check()?;
        Ok(SolveAnswer::Classic(Solved {
            puzzle: clues,
            verdict: search.verdict,
            missing: clues.givens().missing(),
            solutions: found.solutions,
            work: work.filter(|_| self.stats),
        }))
    }
}

/// A puzzle whose verdict is known, and the search for its solutions.
///
/// There can be more solutions than fit in memory, so they are handed on as they are found.
pub struct Search<'a> {
    clues: Clues,
    verdict: Option<Verdict>,
    /// `None` if the givens clash.
    rest: Option<Rest>,
    asker: Asker<'a>,
}

/// What is left to do once the verdict is known.
enum Rest {
    /// Nothing: this is the only solution, or there is none.
    Found(Option<Solution>, Work),
    /// To search for solutions, up to a limit.
    Search { puzzle: Puzzle, limit: u64, engine: &'static dyn Engine },
}

impl<'a> Search<'a> {
    /// Finds the verdict on a puzzle; `limit` and `engine` as in [`Solve`].
    ///
    /// # Errors
    ///
    /// If `engine` cannot search this sukaku.
    pub fn new(
        clues: &Clues,
        limit: u64,
        engine: Option<&'static dyn Engine>,
        asker: &Asker<'a>,
    ) -> Result<Search<'a>, Refusal> {
        if let Some(engine) = engine {
            demand_candidates(engine, clues, asker.words)?;
        }
        let limit = if limit == 0 { NO_LIMIT } else { limit };
        let (verdict, rest) = match Puzzle::try_from(*clues) {
            Err(_) => (Some(Verdict::Invalid), None),
            Ok(puzzle) => {
                let (verdict, rest) = match engine {
                    None => by_default(puzzle, limit, asker),
                    Some(engine) => {
                        (verdict(&puzzle, limit), Rest::Search { puzzle, limit, engine })
                    }
                };
                (verdict, Some(rest))
            }
        };
        Ok(Search { clues: *clues, verdict, rest, asker: *asker })
    }

    /// The verdict, unless only one solution was asked for and there is one.
    pub fn verdict(&self) -> Option<Verdict> {
        self.verdict
    }

    /// Hands the solutions to `observer`; also the trace, if an engine with a trace was chosen.
    /// Returns the counted work, or `None` if the givens clash and nothing was searched.
    pub fn run(&self, observer: &mut dyn Observer) -> Option<Work> {
        match *self.rest.as_ref()? {
            Rest::Found(solution, work) => {
                solution.map(|solution| observer.solution(&solution));
                Some(work)
            }
            Rest::Search { ref puzzle, limit, engine } => {
                Some(search(engine, puzzle, limit, observer, &self.asker))
            }
        }
    }

    /// The givens and the digits that singles add to them: how far one gets in a puzzle without
    /// solutions.
    pub fn reached(&self) -> Givens {
        let puzzle = Puzzle::try_from(self.clues);
        puzzle.map_or(*self.clues.givens(), |puzzle| singles(&puzzle).grid)
    }

    /// The answer, with the solutions found while it is written, so that it need not fit in memory.
    /// `observer` gets each solution after it is written.
    pub fn streamed(&'a self, observer: &'a mut dyn Observer, stats: bool) -> impl Serialize + 'a {
        Streamed { search: self, observer: RefCell::new(observer), stats }
    }
}

/// Refuses an engine that cannot search a sukaku, if the puzzle is one.
///
/// # Errors
///
/// If it cannot.
pub fn demand_candidates(engine: &dyn Engine, clues: &Clues, words: &Words) -> Result<(), Refusal> {
    if engine.takes_candidates() || !clues.is_sukaku() {
        return Ok(());
    }
    Err(Refusal::WrongCall(sukaku_refused(Some(engine.name()), words)))
}

/// Why a sukaku is refused: this engine, or else what was asked for, takes givens only.
pub fn sukaku_refused(engine: Option<&str>, words: &Words) -> String {
    let Some(engine) = engine else { return words.say("question-sukaku") };
    let able = ennead::ENGINES.iter().filter(|engine| engine.takes_candidates());
    let able: Vec<_> = able.map(|engine| engine.name()).collect();
    let args = [("engine", engine.into()), ("engines", able.join(", ").into())];
    words.say_with("question-sukaku-engine", &args)
}

/// The verdict, if another engine finds the solutions.
fn verdict(puzzle: &Puzzle, limit: u64) -> Option<Verdict> {
    match limit {
        // No need to know whether there are more.
        1 => ennead::some_solution(puzzle).is_none().then_some(Verdict::Unsolvable),
        _ => Some(Verdict::of(puzzle)),
    }
}

/// One search for the verdict and the solution. If there are several solutions, a second search
/// finds those that come first in reading order.
fn by_default(puzzle: Puzzle, limit: u64, asker: &Asker) -> (Option<Verdict>, Rest) {
    let mut found = Collect::default();
    let work = search(ennead::default_engine(), &puzzle, limit.min(2), &mut found, asker);
    let solution = found.solutions.first().copied();
    let verdict = match (limit, solution) {
        (1, Some(_)) => None,
        _ => Some(Verdict::of_counted(&puzzle, found.solutions.len() as u64)),
    };
    let rest = match verdict {
        Some(Verdict::Ambiguous) => Rest::Search { puzzle, limit, engine: &fast::IN_READING_ORDER },
        _ => Rest::Found(solution, work),
    };
    (verdict, rest)
}

fn search(
    engine: &'static dyn Engine,
    puzzle: &Puzzle,
    limit: u64,
    observer: &mut dyn Observer,
    asker: &Asker,
) -> Work {
    let started = (asker.clock)();
    let outcome = engine.search(puzzle, limit, observer, asker.stop);
    let time = (asker.clock)().saturating_sub(started);
    Work { engine: engine.name(), stats: outcome.stats, seconds: time.as_secs_f64() }
}

/// The counts and first solutions of many puzzles, by the fast engine.
#[derive(Default)]
pub struct SolveMany {
    solver: batch::Solver,
    givens: Vec<Givens>,
    answers: Vec<Answer>,
}

impl SolveMany {
    /// How many solutions each puzzle has, up to `limit`, and the first.
    ///
    /// If the limit is 1 and there are several solutions, it is the first in reading order.
    /// Searches run side by side, and which solution they find first depends on the puzzles beside
    /// it; the result must not depend on how the input was split.
    pub fn answers(&mut self, puzzles: &[Givens], limit: u64) -> &[Answer] {
        self.answers.clear();
        self.answers.resize(puzzles.len(), Answer::default());
        self.solver.solve(puzzles, if limit == 1 { 2 } else { limit }, &mut self.answers);
        let several = self.answers.iter_mut().zip(puzzles).filter(|(answer, _)| answer.count > 1);
        for (answer, givens) in several.filter(|_| limit == 1) {
            let puzzle = Puzzle::try_from(*givens).expect("clashing givens have no solution");
            let solution = fast::first_in_reading_order(&puzzle, 1).first().copied();
            *answer = Answer { count: 1, solution };
        }
        &self.answers
    }

    /// The same for puzzles of which some may be sukaku; these are searched one after the other.
    pub fn answers_of(&mut self, puzzles: &[Clues], limit: u64) -> &[Answer] {
        let mut givens = std::mem::take(&mut self.givens);
        givens.clear();
        givens.extend(puzzles.iter().map(|clues| *clues.givens()));
        self.answers(&givens, limit);
        self.givens = givens;
        let all = self.answers.iter_mut().zip(puzzles);
        for (answer, clues) in all.filter(|(_, clues)| clues.is_sukaku()) {
            if let Ok(puzzle) = Puzzle::try_from(*clues) {
                let count = ennead::count_solutions(&puzzle, limit);
                let solution = fast::first_in_reading_order(&puzzle, 1).first().copied();
                *answer = Answer { count, solution };
            }
        }
        &self.answers
    }
}

struct Streamed<'a> {
    search: &'a Search<'a>,
    observer: RefCell<&'a mut dyn Observer>,
    stats: bool,
}

impl Serialize for Streamed<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Search { clues: puzzle, verdict, .. } = *self.search;
        let work = Cell::new(None);
        let solutions = Live { streamed: self, work: &work };
        let (missing, work) = (puzzle.givens().missing(), self.stats.then_some(&work));
        Solved { puzzle, verdict, missing, solutions, work }.serialize(serializer)
    }
}

/// Solutions that are searched for while they are written; `work` is known afterwards.
struct Live<'l, 's> {
    streamed: &'l Streamed<'s>,
    work: &'l Cell<Option<Work>>,
}

impl Serialize for Live<'_, '_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(None)?;
        let mut then = self.streamed.observer.try_borrow_mut().map_err(S::Error::custom)?;
        let write = |solution: &Solution| list.serialize_element(solution);
        let mut writer = Writer { write, then: &mut **then, failed: None };
        self.work.set(self.streamed.search.run(&mut writer));
        match writer.failed {
            Some(error) => Err(error),
            None => list.end(),
        }
    }
}

/// Writes each solution before it is handed on.
struct Writer<'a, W, E> {
    write: W,
    then: &'a mut dyn Observer,
    failed: Option<E>,
}

impl<W: FnMut(&Solution) -> Result<(), E>, E> Observer for Writer<'_, W, E> {
    fn event(&mut self, event: Event) -> ControlFlow<()> {
        self.then.event(event)
    }

    fn solution(&mut self, solution: &Solution) -> ControlFlow<()> {
        match (self.write)(solution) {
            Ok(()) => self.then.solution(solution),
            Err(error) => {
                self.failed = Some(error);
                ControlFlow::Break(())
            }
        }
    }
}

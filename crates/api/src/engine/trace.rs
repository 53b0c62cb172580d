//! What a classic engine does, moment by moment.
//!
//! A trace can have millions of events, and the viewer sees one at a time. So each question is
//! about one moment, a few events, or the next guess of a [`Trace`]. A front end with many such
//! questions keeps its traces and asks them with [`TraceQuestion::look`].

use ennead::engine::{
    self, Action, Arrays, Chosen, CoverMatrix, Engine, Event, Observer, Outcome, Overview, Replay,
    Stats, Stop, Stopped,
};
use ennead::{Candidate, Cell, Digit, ENGINES, Givens, Puzzle, Solution};
use ennead_text::Words;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;

use crate::puzzle::solve::demand_candidates;
use crate::question::{Asker, Question, Refusal};
use crate::subject::Subject;

/// A search is broken off after this many events.
pub const MOST_EVENTS: u64 = 5_000_000;

/// An answer has at most this many events.
pub const MOST_AT_ONCE: u64 = 2000;

/// The number of stretches in an overview.
const STRETCHES: usize = 608;

/// The search that a trace records. Engines are deterministic, so a trace depends on nothing else.
#[derive(Clone, Copy)]
pub struct TraceOf {
    /// The puzzle searched.
    pub puzzle: Puzzle,
    /// The engine that searches.
    pub engine: &'static dyn Engine,
    /// The number of solutions to stop at.
    pub limit: u64,
}

impl TraceOf {
    fn new(
        subject: &Subject,
        Chosen(engine): Chosen,
        limit: u64,
        asker: &Asker,
    ) -> Result<TraceOf, Refusal> {
        demand_trace(engine, "trace-no-engine", asker.words)?;
        let clues = subject.clone().clues(asker)?;
        demand_candidates(engine, &clues, asker.words)?;
        let puzzle = Puzzle::try_from(clues)
            .map_err(|clash| Refusal::WrongCall(asker.words.clash(clues.givens(), clash.cells)))?;
        Ok(TraceOf { puzzle, engine, limit })
    }
}

/// Refuses an engine that has no trace, in the sentence `key`.
///
/// # Errors
///
/// If it has none.
pub fn demand_trace(engine: &dyn Engine, key: &str, words: &Words) -> Result<(), Refusal> {
    if engine.pseudocode().is_some() {
        return Ok(());
    }
    let traced = ENGINES.iter().filter(|engine| engine.pseudocode().is_some());
    let traced: Vec<_> = traced.map(|engine| engine.name()).collect();
    let args = [("engine", engine.name().into()), ("engines", traced.join(", ").into())];
    Err(Refusal::WrongCall(words.say_with(key, &args)))
}

impl PartialEq for TraceOf {
    fn eq(&self, other: &TraceOf) -> bool {
        (self.puzzle, self.engine.name(), self.limit)
            == (other.puzzle, other.engine.name(), other.limit)
    }
}

/// A recorded trace.
pub struct Trace {
    replay: Replay,
    overview: Overview,
    outcome: Outcome,
    limit: u64,
}

impl Trace {
    /// Runs the search.
    ///
    /// # Errors
    ///
    /// If `stop` was raised.
    pub fn record(search: &TraceOf, stop: &Stop) -> Result<Trace, Stopped> {
        struct Recorder {
            replay: Replay,
            overview: Overview,
        }
        impl Observer for Recorder {
            fn event(&mut self, event: Event) -> ControlFlow<()> {
                self.replay.event(event)?;
                self.overview.count(&event);
                ControlFlow::Continue(())
            }
            fn solution(&mut self, _: &Solution) -> ControlFlow<()> {
                ControlFlow::Continue(())
            }
        }
        let replay = Replay::with_limit(MOST_EVENTS);
        let mut recorder = Recorder { replay, overview: Overview::default() };
        let TraceOf { puzzle, engine, limit } = search;
        let outcome = engine.search(puzzle, *limit, &mut recorder, stop);
        stop.check()?;
        let Recorder { replay, overview } = recorder;
        Ok(Trace { replay, overview, outcome, limit: search.limit })
    }

    /// The number of events.
    pub fn events(&self) -> u64 {
        self.replay.len()
    }
}

/// A question about one trace.
pub trait TraceQuestion: DeserializeOwned {
    /// The answer.
    type Answer: Serialize;

    /// The search the question is about.
    ///
    /// # Errors
    ///
    /// If there is no puzzle that can be searched, or no engine with a trace.
    fn search(&self, asker: &Asker) -> Result<TraceOf, Refusal>;

    /// The answer, found in the trace of that search.
    ///
    /// # Errors
    ///
    /// If the question makes no sense.
    fn look(self, trace: &Trace, asker: &Asker) -> Result<Self::Answer, Refusal>;
}

impl<Q: TraceQuestion> Question for Q {
    type Answer = <Q as TraceQuestion>::Answer;

    fn answer(self, asker: &Asker) -> Result<Self::Answer, Refusal> {
        let trace = Trace::record(&self.search(asker)?, asker.stop)?;
        self.look(&trace, asker)
    }
}

const fn one() -> u64 {
    1
}

const fn hundred() -> u64 {
    100
}

/// What does the whole trace look like?
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TraceSummary {
    /// The puzzle, in any readable format.
    pub puzzle: Subject,
    /// An engine with a trace.
    pub engine: Chosen,
    /// The number of solutions to stop at.
    #[serde(default = "one")]
    pub limit: u64,
}

/// An overview of a trace.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TraceSummarised {
    /// The number of events.
    pub events: u64,
    /// The number of solutions found.
    pub solutions: u64,
    /// Whether the search is complete: there are no more solutions.
    pub complete: bool,
    /// Whether the search was broken off because the trace was full.
    pub cut: bool,
    /// The counted work.
    #[serde(flatten)]
    pub work: Stats,
    /// The depths along the trace.
    pub overview: Stretches,
}

/// A trace divided into stretches of equal length.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Stretches {
    /// The greatest depth in each stretch.
    pub depths: Vec<u8>,
    /// The positions of the stretches with a solution; only the first thousand solutions count.
    pub solved: Vec<u64>,
}

impl Stretches {
    fn of(overview: &Overview) -> Stretches {
        let stretches = (STRETCHES as u64).min(overview.events());
        let place = |&after: &u64| (after - 1) * stretches / overview.events();
        let mut solved: Vec<u64> = overview.solutions().iter().map(place).collect();
        solved.dedup();
        Stretches { depths: overview.columns(stretches as usize), solved }
    }
}

impl TraceQuestion for TraceSummary {
    type Answer = TraceSummarised;

    fn search(&self, asker: &Asker) -> Result<TraceOf, Refusal> {
        TraceOf::new(&self.puzzle, self.engine, self.limit, asker)
    }

    fn look(self, trace: &Trace, _: &Asker) -> Result<TraceSummarised, Refusal> {
        let Outcome { solutions, complete, .. } = trace.outcome;
        Ok(TraceSummarised {
            events: trace.events(),
            solutions,
            complete,
            cut: !complete && solutions < trace.limit,
            work: trace.replay.end().stats(),
            overview: Stretches::of(&trace.overview),
        })
    }
}

/// What does the engine hold at one moment, and which event led there?
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TraceState {
    /// The puzzle, in any readable format.
    pub puzzle: Subject,
    /// An engine with a trace.
    pub engine: Chosen,
    /// The number of solutions to stop at.
    #[serde(default = "one")]
    pub limit: u64,
    /// The moment: after this many events, at most as many as there are.
    #[serde(default)]
    pub at: u64,
    /// Whether to include the search tree.
    #[serde(default)]
    pub tree: bool,
    /// The number of events around the moment to include.
    #[serde(default)]
    pub near: u64,
}

/// A moment of a trace. Cells are in reading order, sets of digits are numbers: 1 for the digit
/// 1, 2 for 2, 4 for 3 and so on.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Moment {
    /// The number of events before this moment.
    pub at: u64,
    /// The last of these events.
    pub event: Option<TraceEvent>,
    /// The last event in words.
    pub say: String,
    /// The digits written, 81 characters.
    pub grid: Givens,
    /// 1 for each cell with a given, 0 for the others.
    pub given: Vec<u8>,
    /// *pspace*: the digits not struck in each cell.
    pub pspace: Vec<u16>,
    /// *rstack*: for each cell and digit the depth at which it was struck, 0 if it is open.
    pub rstack: Vec<[u8; 9]>,
    /// *rlatter*: for each guessed cell the depth its guess opened, else 0.
    pub rlatter: Vec<u8>,
    /// How many digits have been tried in each cell so far, refused ones included.
    pub tried: Vec<u32>,
    /// The matrix, if the engine works on one.
    pub cover: Option<Cover>,
    /// The guesses that have not been taken back, the first of them first.
    pub stack: Vec<Guess>,
    /// The depth: the number of these guesses, plus 1.
    pub depth: u8,
    /// How many cells have a digit.
    pub filled: usize,
    /// The counted work so far.
    #[serde(flatten)]
    pub work: Stats,
    /// The number of dead ends so far.
    pub dead_ends: u64,
    /// The events around this moment, if asked for.
    pub near: Option<Near>,
    /// The search tree, if asked for.
    pub tree: Option<Tree>,
}

/// The matrix of the exact cover. Its rows are the candidates, its columns the 324 conditions: each
/// cell holds a digit; each row, each column and each box holds each digit.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Cover {
    /// The number of rows left in each column; null if the column is covered.
    pub columns: Vec<Option<u8>>,
    /// For each cell, the digits whose rows are left.
    pub open: Vec<u16>,
}

impl Cover {
    fn of(grid: &Givens) -> Cover {
        let matrix = CoverMatrix::of(grid);
        Cover {
            columns: (0..CoverMatrix::COLUMNS).map(|column| matrix.rows_left(column)).collect(),
            open: Cell::ALL.map(|cell| matrix.open(cell).bits()).to_vec(),
        }
    }
}

/// A guess that has not been taken back.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Guess {
    /// The depth it opened.
    pub depth: u8,
    /// The cell, such as `r4c7`.
    pub cell: Cell,
    /// The digit.
    pub digit: Digit,
}

impl Guess {
    fn new(depth: u8, guess: Candidate) -> Guess {
        Guess { depth, cell: guess.cell(), digit: guess.digit() }
    }
}

/// A few events in brief.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Near {
    /// The position of the first.
    pub from: u64,
    /// The first letters of their actions.
    pub actions: String,
    /// Their depths.
    pub depths: Vec<u8>,
}

/// The way from the root of the search tree to this moment.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Tree {
    /// The branches given up before the first guess on the way.
    pub root: Vec<GivenUp>,
    /// The guesses on the way.
    pub path: Vec<TreeNode>,
}

/// A guess on the way.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TreeNode {
    /// The guess.
    #[serde(flatten)]
    pub guess: Guess,
    /// The branches given up after it and before the next guess.
    pub inside: Vec<GivenUp>,
}

/// A branch that was given up.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GivenUp {
    /// The cell of the guess that began it.
    pub cell: Cell,
    /// The digit.
    pub digit: Digit,
    /// The number of events in it.
    pub events: u64,
}

impl From<engine::SearchTree> for Tree {
    fn from(tree: engine::SearchTree) -> Tree {
        let given_up = |branches: Vec<engine::Branch>| {
            let each = branches.into_iter().map(|engine::Branch { guess, events }| GivenUp {
                cell: guess.cell(),
                digit: guess.digit(),
                events,
            });
            each.collect()
        };
        let path = tree.path.into_iter().map(|node| TreeNode {
            guess: Guess::new(node.depth, node.guess),
            inside: given_up(node.given_up),
        });
        Tree { path: path.collect(), root: given_up(tree.root) }
    }
}

/// An event of a trace, as in a line of `ennead solve --trace`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TraceEvent {
    /// What happens; a given is placed.
    pub action: Action,
    /// Whether the digit placed is a given.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub given: bool,
    /// The cell, such as `r4c7`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cell: Option<Cell>,
    /// The digit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub digit: Option<Digit>,
    /// The depth it belongs to.
    pub depth: u8,
    /// The line of the pseudocode that does it, from 1.
    pub line: u8,
}

impl From<Event> for TraceEvent {
    fn from(event: Event) -> TraceEvent {
        let given = event.action == Action::Given;
        TraceEvent {
            action: if given { Action::Place } else { event.action },
            given,
            cell: event.cell,
            digit: event.digit,
            depth: event.depth,
            line: event.line + 1,
        }
    }
}

impl TraceQuestion for TraceState {
    type Answer = Moment;

    fn search(&self, asker: &Asker) -> Result<TraceOf, Refusal> {
        TraceOf::new(&self.puzzle, self.engine, self.limit, asker)
    }

    fn look(self, trace: &Trace, asker: &Asker) -> Result<Moment, Refusal> {
        let arrays = self.engine.arrays();
        let replay = &trace.replay;
        let at = self.at.min(replay.len());
        let state = replay.state_after(at);
        let event = at.checked_sub(1).and_then(|last| replay.event_at(last));
        let stats = state.stats();
        let struck = |cell| {
            Digit::ALL.map(|digit| state.struck_at(Candidate::new(digit, cell)).unwrap_or(0))
        };
        let stack = (2..).zip(state.guesses()).map(|(depth, &guess)| Guess::new(depth, guess));
        Ok(Moment {
            at,
            event: event.map(TraceEvent::from),
            say: asker.words.event(event.as_ref(), stats.guesses),
            grid: *state.grid(),
            given: Cell::ALL.map(|cell| u8::from(state.given().contains(cell))).to_vec(),
            pspace: Cell::ALL.map(|cell| state.candidates(cell).bits()).to_vec(),
            rstack: Cell::ALL.map(struck).to_vec(),
            rlatter: Cell::ALL.map(|cell| state.guessed_at(cell).unwrap_or(0)).to_vec(),
            tried: Cell::ALL.map(|cell| state.tried(cell)).to_vec(),
            cover: (arrays == Some(Arrays::Cover)).then(|| Cover::of(state.grid())),
            stack: stack.collect(),
            depth: state.depth(),
            filled: state.grid().len(),
            work: stats,
            dead_ends: state.dead_ends(),
            near: (self.near > 0).then(|| around(replay, at, self.near.min(MOST_AT_ONCE))),
            tree: self.tree.then(|| replay.search_tree(at).into()),
        })
    }
}

/// The `near` events around `at`.
fn around(replay: &Replay, at: u64, near: u64) -> Near {
    let from = at.saturating_sub(near / 2);
    let some = || replay.events(from..from + near);
    Near {
        from,
        actions: some().map(|event| &TraceEvent::from(event).action.name()[..1]).collect(),
        depths: some().map(|event| event.depth).collect(),
    }
}

/// What are the events from here on?
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TraceEvents {
    /// The puzzle, in any readable format.
    pub puzzle: Subject,
    /// An engine with a trace.
    pub engine: Chosen,
    /// The number of solutions to stop at.
    #[serde(default = "one")]
    pub limit: u64,
    /// The position of the first event.
    #[serde(default)]
    pub from: u64,
    /// The number of events.
    #[serde(default = "hundred")]
    pub count: u64,
}

/// A few events.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Events {
    /// The position of the first event.
    pub from: u64,
    /// The number of events of the whole trace.
    pub of: u64,
    /// The events.
    pub events: Vec<TraceEvent>,
}

impl TraceQuestion for TraceEvents {
    type Answer = Events;

    fn search(&self, asker: &Asker) -> Result<TraceOf, Refusal> {
        TraceOf::new(&self.puzzle, self.engine, self.limit, asker)
    }

    fn look(self, trace: &Trace, _: &Asker) -> Result<Events, Refusal> {
        let (from, of) = (self.from.min(trace.events()), trace.events());
        let events = trace.replay.events(from..from + self.count.min(MOST_AT_ONCE));
        Ok(Events { from, of, events: events.map(TraceEvent::from).collect() })
    }
}

/// When is the next event of a kind, or the one before?
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TraceFind {
    /// The puzzle, in any readable format.
    pub puzzle: Subject,
    /// An engine with a trace.
    pub engine: Chosen,
    /// The number of solutions to stop at.
    #[serde(default = "one")]
    pub limit: u64,
    /// The moment to start from.
    pub from: u64,
    /// The kind of event, such as `guess`; for givens it is `given`, not `place`. Leave it out if
    /// there is a line.
    #[serde(default)]
    pub action: Option<Action>,
    /// The line of the pseudocode, from 1, instead of a kind of event.
    #[serde(default)]
    pub line: Option<u8>,
    /// Whether to look back for the last event before.
    #[serde(default)]
    pub back: bool,
}

/// The moment found.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FoundAt {
    /// The number of events before it; null if there is no such moment.
    pub at: Option<u64>,
}

impl TraceQuestion for TraceFind {
    type Answer = FoundAt;

    fn search(&self, asker: &Asker) -> Result<TraceOf, Refusal> {
        TraceOf::new(&self.puzzle, self.engine, self.limit, asker)
    }

    fn look(self, trace: &Trace, _: &Asker) -> Result<FoundAt, Refusal> {
        let before = self.from.saturating_sub(1);
        if let Some(line) = self.line {
            let line = line.wrapping_sub(1);
            let position = match self.back {
                false => trace.replay.find_line(self.from, line),
                true => trace.replay.find_line_back(before, line),
            };
            return Ok(FoundAt { at: position.map(|position| position + 1) });
        }
        let action = self.action.map_or_else(|| "".parse(), Ok)?;
        let position = match self.back {
            false => trace.replay.find(self.from, action),
            // Start before the event that led here.
            true => trace.replay.find_back(before, action),
        };
        Ok(FoundAt { at: position.map(|position| position + 1) })
    }
}

//! Traces, a moment at a time: `GET /api/v1/trace` and what belongs to it.
//!
//! A trace can have millions of events, and a page shows one. So the whole stays here, in a
//! cache bounded by the number of events, and the page asks for the state after event *n*, for
//! a few events around it, or for the next guess. A trace that fell out of the cache is made
//! again: the address says puzzle and engine, and engines always take the same steps.

use std::collections::VecDeque;
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, PoisonError};

use axum::Json;
use axum::extract::State;
use ennead::engine::{Action, Event, Observer, Replay};
use ennead::{Candidate, Cell, Digit, ENGINES, Givens, Puzzle, Solution};
use ennead_text::Words;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::OnceCell;

use super::receive::{Asked, Spoken};
use super::solve::engine_named;
use super::{Api, Problem, Shared, read_one};
use crate::speech;
use crate::work::Cancel;

/// How many events a trace has at most; a search that takes more is broken off.
const MOST_EVENTS: usize = 5_000_000;

/// How many events the cache holds, about eight bytes each.
const CACHED_EVENTS: usize = 20_000_000;

/// How many traces the cache holds.
const CACHED_TRACES: usize = 64;

/// How many solutions one may ask for.
const MOST_SOLUTIONS: u64 = 1000;

/// How many events are told at once.
const MOST_TOLD: usize = 2000;

/// Into how many parts the overview divides a trace.
const PARTS: usize = 608;

/// Whose trace is meant.
#[derive(Deserialize)]
pub(super) struct Which {
    puzzle: String,
    engine: String,
    #[serde(default = "one")]
    limit: u64,
}

const fn one() -> u64 {
    1
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct Key {
    givens: Givens,
    engine: &'static str,
    limit: u64,
}

/// A trace, and what is known of it as a whole.
struct Trace {
    replay: Replay,
    solutions: u64,
    complete: bool,
    /// The search was broken off because the trace was full.
    cut: bool,
}

/// The traces made lately, the latest last.
#[derive(Default)]
pub(crate) struct Traces(Mutex<VecDeque<(Key, Slot)>>);

/// A trace, or the place where it is being made.
type Slot = Arc<OnceCell<Arc<Trace>>>;

impl Traces {
    fn slot(&self, key: Key) -> Slot {
        let mut cached = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = cached.iter().position(|(other, _)| *other == key);
        let entry = match known.and_then(|at| cached.remove(at)) {
            Some(entry) => entry,
            None => (key, Arc::default()),
        };
        let slot = entry.1.clone();
        cached.push_back(entry);
        // A trace still being made has no length yet; there are never many at a time.
        let length =
            |slot: &OnceCell<Arc<Trace>>| slot.get().map_or(0, |it| it.replay.events().len());
        let mut events: usize = cached.iter().map(|(_, slot)| length(slot)).sum();
        while cached.len() > 1 && (events > CACHED_EVENTS || cached.len() > CACHED_TRACES) {
            let oldest = cached.pop_front();
            events -= oldest.map_or(0, |(_, slot)| length(&slot));
        }
        slot
    }
}

impl Api {
    async fn trace(&self, which: &Which, spoken: &Spoken) -> Result<Arc<Trace>, Problem> {
        let givens = read_one(&which.puzzle, spoken.0)?.givens;
        let engine = engine_named(&which.engine)?;
        if engine.pseudocode().is_none() {
            let names: Vec<_> = ENGINES.iter().filter(|it| it.pseudocode().is_some()).collect();
            let names: Vec<_> = names.iter().map(|engine| engine.name()).collect();
            let detail = format!("engines with a trace are {}", names.join(", "));
            return Err(Problem::wrong_call(detail));
        }
        if !(1..=MOST_SOLUTIONS).contains(&which.limit) {
            return Err(Problem::out_of_bounds("limit", 1, MOST_SOLUTIONS));
        }
        let puzzle =
            Puzzle::try_from(givens).map_err(|clash| Problem::wrong_call(clash.to_string()))?;
        let key = Key { givens, engine: engine.name(), limit: which.limit };
        let slot = self.traces.slot(key);
        let limit = which.limit;
        let made = slot.get_or_try_init(async || {
            let made = self.work.run(move |cancel| {
                let mut recorder = Recorder { replay: Replay::with_limit(MOST_EVENTS), cancel };
                let outcome = engine.search(&puzzle, limit, &mut recorder);
                let replay = recorder.replay;
                let cut = !outcome.complete && outcome.solutions < limit;
                Arc::new(Trace {
                    replay,
                    solutions: outcome.solutions,
                    complete: outcome.complete,
                    cut,
                })
            });
            made.await
        });
        Ok(made.await?.clone())
    }
}

struct Recorder<'a> {
    replay: Replay,
    cancel: &'a Cancel,
}

impl Observer for Recorder<'_> {
    fn event(&mut self, event: Event) -> ControlFlow<()> {
        self.cancel.flow()?;
        self.replay.event(event)
    }

    fn solution(&mut self, _: &Solution) -> ControlFlow<()> {
        self.cancel.flow()
    }
}

/// What the trace looks like from afar.
pub(super) async fn summary(
    State(api): Shared,
    spoken: Spoken,
    Asked(which): Asked<Which>,
) -> Result<Json<Value>, Problem> {
    let trace = api.trace(&which, &spoken).await?;
    let stats = trace.replay.end().stats();
    Ok(Json(json!({
        "events": trace.replay.events().len(),
        "solutions": trace.solutions,
        "complete": trace.complete,
        "cut": trace.cut,
        "nodes": stats.nodes,
        "guesses": stats.guesses,
        "backtracks": stats.backtracks,
        "max_depth": stats.max_depth,
        "overview": overview(trace.replay.events()),
    })))
}

/// Of each part of the trace the greatest depth, and whether a solution lies in it.
fn overview(events: &[Event]) -> Value {
    let parts = PARTS.min(events.len());
    let part = |i: usize| &events[i * events.len() / parts..(i + 1) * events.len() / parts];
    let depths: Vec<u8> =
        (0..parts).map(|i| part(i).iter().map(|event| event.depth).max().unwrap_or(0)).collect();
    let solved: Vec<usize> = (0..parts)
        .filter(|&i| part(i).iter().any(|event| event.action == Action::Solution))
        .collect();
    json!({ "depths": depths, "solved": solved })
}

#[derive(Deserialize)]
pub(super) struct At {
    puzzle: String,
    engine: String,
    #[serde(default = "one")]
    limit: u64,
    #[serde(default)]
    at: usize,
    /// Whether the search tree is wanted too.
    #[serde(default)]
    tree: bool,
    /// How many events around it are told.
    #[serde(default)]
    near: usize,
}

/// What the engine holds after `at` events, and the event that led there.
pub(super) async fn state(
    State(api): Shared,
    spoken: Spoken,
    Asked(asked): Asked<At>,
) -> Result<Json<Value>, Problem> {
    let At { puzzle, engine, limit, at, tree, near } = asked;
    let trace = api.trace(&Which { puzzle, engine, limit }, &spoken).await?;
    let events = trace.replay.events();
    let at = at.min(events.len());
    let state = trace.replay.state_after(at);
    let event = at.checked_sub(1).map(|last| events[last]);
    let stats = state.stats();
    let pspace: Vec<u16> = Cell::ALL.map(|cell| state.candidates(cell).bits()).to_vec();
    let rstack = |cell| {
        Digit::ALL.map(|digit| state.struck_at(Candidate::new(digit, cell)).unwrap_or(0)).to_vec()
    };
    let dead = events[..at].iter().filter(|event| event.action == Action::Contradiction).count();
    let stack = (2..).zip(state.guesses()).map(|(depth, guess)| {
        json!({ "depth": depth, "cell": guess.cell().to_string(), "digit": guess.digit().get() })
    });
    let words = speech::words(spoken.0);
    Ok(Json(json!({
        "at": at,
        "event": event.map(|event| told(&event)),
        "say": sentence(words, event.as_ref(), stats.guesses),
        "grid": state.grid().to_string(),
        "given": Cell::ALL.map(|cell| u8::from(state.given().contains(cell))).to_vec(),
        "pspace": pspace,
        "rstack": Cell::ALL.map(rstack).to_vec(),
        "rlatter": Cell::ALL.map(|cell| state.guessed_at(cell).unwrap_or(0)).to_vec(),
        "stack": stack.collect::<Vec<_>>(),
        "depth": state.depth(),
        "filled": state.grid().len(),
        "nodes": stats.nodes,
        "guesses": stats.guesses,
        "backtracks": stats.backtracks,
        "dead_ends": dead,
        "max_depth": stats.max_depth,
        "near": around(events, at, near.min(MOST_TOLD)),
        "tree": tree.then(|| search_tree(&events[..at])),
    })))
}

/// The events around `at`: their actions by first letter, and their depths.
fn around(events: &[Event], at: usize, near: usize) -> Option<Value> {
    let from = at.saturating_sub(near / 2);
    let to = (from + near).min(events.len());
    (near > 0).then(|| {
        let some = &events[from.min(to)..to];
        let actions: String =
            some.iter().map(|event| event.action.name()[..1].to_owned()).collect();
        let depths: Vec<u8> = some.iter().map(|event| event.depth).collect();
        json!({ "from": from, "actions": actions, "depths": depths })
    })
}

/// The path from the root of the search tree to where the search is, and at every node on it
/// the branches already given up. Read backwards: an undo closes a branch, the guess it
/// belongs to lies before it, and what lies between is inside the branch.
fn search_tree(events: &[Event]) -> Value {
    let mut levels: Vec<Value> = Vec::new();
    let mut dead: Vec<(Candidate, usize)> = Vec::new();
    // The depth of the node whose branches are being read: its own guesses open depth + 1.
    let mut closed_at: Option<usize> = None;
    let mut depth = None;
    let tell = |dead: &mut Vec<(Candidate, usize)>| -> Vec<Value> {
        dead.drain(..)
            .rev()
            .map(|(it, events)| {
                json!({ "cell": it.cell().to_string(), "digit": it.digit().get(), "events": events })
            })
            .collect()
    };
    for (position, event) in events.iter().enumerate().rev() {
        let (Action::Guess | Action::Undo, Some(candidate)) = (event.action, event.candidate())
        else {
            continue;
        };
        // After an undo of depth d the search stands at d − 1; after a guess of d, at d.
        let now = *depth.get_or_insert(event.depth - u8::from(event.action == Action::Undo));
        match event.action {
            Action::Undo if event.depth == now + 1 => closed_at = Some(position),
            Action::Guess if event.depth == now + 1 => {
                if let Some(end) = closed_at.take() {
                    dead.push((candidate, end - position));
                }
            }
            Action::Guess if event.depth == now => {
                let given_up = tell(&mut dead);
                levels.push(json!({
                    "depth": event.depth,
                    "cell": candidate.cell().to_string(),
                    "digit": candidate.digit().get(),
                    "inside": given_up,
                }));
                depth = Some(now - 1);
            }
            _ => {}
        }
    }
    let root = tell(&mut dead);
    levels.reverse();
    json!({ "root": root, "path": levels })
}

fn told(event: &Event) -> Value {
    json!({
        "action": event.action.name(),
        "cell": event.cell.map(|cell| cell.to_string()),
        "digit": event.digit.map(Digit::get),
        "depth": event.depth,
        "line": event.line,
    })
}

fn sentence(words: &Words, event: Option<&Event>, guesses: u64) -> String {
    let Some(event) = event else { return words.say("trace-start") };
    let cell = event.cell.map_or(String::new(), |cell| cell.to_string());
    let digit = event.digit.map_or(String::new(), |digit| digit.to_string());
    let key = match (event.action, event.cell, event.digit) {
        (Action::Contradiction, Some(_), None) => "trace-no-candidate",
        (Action::Contradiction, Some(_), Some(_)) => "trace-clash",
        (Action::Contradiction, None, Some(_)) => "trace-no-place",
        (action, _, _) => &format!("trace-{}", action.name()),
    };
    words.say_with(
        key,
        &[
            ("cell", cell.into()),
            ("digit", digit.into()),
            ("depth", event.depth.into()),
            ("before", event.depth.saturating_sub(1).into()),
            ("guess", guesses.into()),
        ],
    )
}

#[derive(Deserialize)]
pub(super) struct Window {
    puzzle: String,
    engine: String,
    #[serde(default = "one")]
    limit: u64,
    #[serde(default)]
    from: usize,
    #[serde(default = "hundred")]
    count: usize,
}

const fn hundred() -> usize {
    100
}

/// Some of the events.
pub(super) async fn events(
    State(api): Shared,
    spoken: Spoken,
    Asked(asked): Asked<Window>,
) -> Result<Json<Value>, Problem> {
    let Window { puzzle, engine, limit, from, count } = asked;
    let trace = api.trace(&Which { puzzle, engine, limit }, &spoken).await?;
    let events = trace.replay.events();
    let from = from.min(events.len());
    let to = from.saturating_add(count.min(MOST_TOLD)).min(events.len());
    let some: Vec<_> = events[from..to].iter().map(told).collect();
    Ok(Json(json!({ "from": from, "of": events.len(), "events": some })))
}

#[derive(Deserialize)]
pub(super) struct Sought {
    puzzle: String,
    engine: String,
    #[serde(default = "one")]
    limit: u64,
    from: usize,
    action: String,
    #[serde(default)]
    back: bool,
}

/// Where the state is that follows the next event with this action, or the one before.
pub(super) async fn find(
    State(api): Shared,
    spoken: Spoken,
    Asked(asked): Asked<Sought>,
) -> Result<Json<Value>, Problem> {
    let Sought { puzzle, engine, limit, from, action, back } = asked;
    let action = Action::ALL.into_iter().find(|it| it.name() == action);
    let action = action.ok_or_else(|| Problem::wrong_call("no such action"))?;
    let trace = api.trace(&Which { puzzle, engine, limit }, &spoken).await?;
    let events = trace.replay.events();
    let found = match back {
        false => trace.replay.find(from, action),
        true => {
            let before = &events[..from.saturating_sub(1).min(events.len())];
            before.iter().rposition(|event| event.action == action)
        }
    };
    Ok(Json(json!({ "at": found.map(|position| position + 1) })))
}

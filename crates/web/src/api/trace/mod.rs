//! Traces, a moment at a time: `GET /api/v1/trace` and what belongs to it.
//!
//! A trace can have millions of events, and a page shows one. So the whole stays here, in a
//! cache bounded by the number of events, and the page asks for the state after event *n*, for
//! a few events around it, or for the next guess. A trace that fell out of the cache is made
//! again: the address says puzzle and engine, and engines always take the same steps.

mod kept;

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use axum::Json;
use axum::extract::State;
use ennead::engine::{Action, Event, Replay};
use ennead::{Candidate, Cell, Digit, ENGINES, Givens, Puzzle};
use ennead_text::Words;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::OnceCell;

use super::receive::{Asked, Spoken};
use super::solve::engine_named;
use super::{Api, Problem, Shared, read_one};
use crate::speech;
use kept::Trace;

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
        trim(&mut cached);
        slot
    }

    /// Forgets traces until there is room again: a trace has no length before it is made.
    fn trim(&self) {
        trim(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner));
    }
}

/// Forgets the oldest traces while there are too many, or too many events in them.
fn trim(cached: &mut VecDeque<(Key, Slot)>) {
    let length = |slot: &OnceCell<Arc<Trace>>| slot.get().map_or(0, |it| it.events().len());
    let mut events: usize = cached.iter().map(|(_, slot)| length(slot)).sum();
    while cached.len() > 1 && (events > CACHED_EVENTS || cached.len() > CACHED_TRACES) {
        let oldest = cached.pop_front();
        events -= oldest.map_or(0, |(_, slot)| length(&slot));
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
        let known = slot.initialized();
        let made = slot.get_or_try_init(async || {
            let made = self.long.run(move |stop| {
                let mut replay = Replay::with_limit(MOST_EVENTS);
                let outcome = engine.search(&puzzle, limit, &mut replay, stop);
                Arc::new(Trace::new(replay, outcome))
            });
            made.await
        });
        let trace = made.await?.clone();
        if !known {
            self.traces.trim();
        }
        Ok(trace)
    }
}

/// What the trace looks like from afar.
pub(super) async fn summary(
    State(api): Shared,
    spoken: Spoken,
    Asked(which): Asked<Which>,
) -> Result<Json<Value>, Problem> {
    let trace = api.trace(&which, &spoken).await?;
    let stats = trace.end().stats();
    let (outcome, limit) = (&trace.outcome, which.limit);
    Ok(Json(json!({
        "events": trace.events().len(),
        "solutions": outcome.solutions,
        "complete": outcome.complete,
        // The search was broken off because the trace was full.
        "cut": !outcome.complete && outcome.solutions < limit,
        "nodes": stats.nodes,
        "guesses": stats.guesses,
        "backtracks": stats.backtracks,
        "max_depth": stats.max_depth,
        "overview": trace.overview(),
    })))
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
    let events = trace.events();
    let at = at.min(events.len());
    let state = trace.state_after(at);
    let event = at.checked_sub(1).map(|last| events[last]);
    let stats = state.stats();
    let pspace: Vec<u16> = Cell::ALL.map(|cell| state.candidates(cell).bits()).to_vec();
    let rstack = |cell| {
        Digit::ALL.map(|digit| state.struck_at(Candidate::new(digit, cell)).unwrap_or(0)).to_vec()
    };
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
        "dead_ends": trace.dead_ends_before(at),
        "max_depth": stats.max_depth,
        "near": around(events, at, near.min(MOST_TOLD)),
        "tree": tree.then(|| trace.search_tree(at)),
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
    let events = trace.events();
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
    let found = match back {
        false => trace.find(from, action),
        true => trace.find_back(from.saturating_sub(1), action),
    };
    Ok(Json(json!({ "at": found.map(|position| position + 1) })))
}

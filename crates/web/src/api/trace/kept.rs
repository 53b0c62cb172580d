//! A trace with what makes looking into it quick, wherever one looks.
//!
//! A trace may have millions of events, and every question is about one moment of it. What
//! would mean reading from the beginning is noted while the trace is made: the states every so
//! many events ([`Replay`] does that), which actions occur between two of them, the dead ends
//! before each, and for every guess taken back where it was made.

use std::ops::Range;

use ennead::Candidate;
use ennead::engine::{Action, Event, Outcome, Replay, State};
use serde_json::{Value, json};

/// Into how many parts the overview divides a trace.
const PARTS: usize = 608;

/// A trace, and what is known of it as a whole.
pub(super) struct Trace {
    replay: Replay,
    pub(super) outcome: Outcome,
    /// Of each block of [`Replay::SPACING`] events the actions in it, a bit each.
    actions: Vec<u8>,
    /// How many dead ends lie before each block.
    dead_ends: Vec<u32>,
    /// The positions of the undos, and of the guess that each takes back.
    branches: Vec<(u32, u32)>,
    /// What the page shows of the whole.
    overview: Value,
}

impl Trace {
    pub(super) fn new(replay: Replay, outcome: Outcome) -> Trace {
        let events = replay.events();
        let mut dead = 0;
        let mut dead_ends = Vec::new();
        let mut actions = Vec::new();
        for block in events.chunks(Replay::SPACING) {
            dead_ends.push(dead);
            actions.push(block.iter().fold(0, |all, event| all | 1 << event.action as u8));
            dead += dead_ends_of(block) as u32;
        }
        let mut open = Vec::new();
        let mut branches = Vec::new();
        for (position, event) in (0..).zip(events) {
            match event.action {
                Action::Guess => open.push(position),
                Action::Undo => branches.extend(open.pop().map(|guess| (position, guess))),
                _ => {}
            }
        }
        let overview = overview(events);
        Trace { outcome, actions, dead_ends, branches, overview, replay }
    }

    pub(super) fn events(&self) -> &[Event] {
        self.replay.events()
    }

    pub(super) fn state_after(&self, at: usize) -> State {
        self.replay.state_after(at)
    }

    pub(super) fn end(&self) -> &State {
        self.replay.end()
    }

    pub(super) fn overview(&self) -> &Value {
        &self.overview
    }

    /// How many dead ends there are among the first `at` events.
    pub(super) fn dead_ends_before(&self, at: usize) -> usize {
        let block = at / Replay::SPACING;
        let Some(&before) = self.dead_ends.get(block) else {
            let last = self.dead_ends.last().map_or(0, |&dead| dead as usize);
            let block = self.dead_ends.len().saturating_sub(1);
            return last + dead_ends_of(&self.events()[block * Replay::SPACING..]);
        };
        before as usize + dead_ends_of(&self.events()[block * Replay::SPACING..at])
    }

    /// The position of the first event with this action from `from` on.
    pub(super) fn find(&self, from: usize, action: Action) -> Option<usize> {
        let blocks = from / Replay::SPACING..self.actions.len();
        blocks.filter(|&block| self.has(block, action)).find_map(|block| {
            let start = self.range(block).start.max(from);
            let some = self.events().get(start..self.range(block).end)?;
            Some(start + some.iter().position(|event| event.action == action)?)
        })
    }

    /// The position of the last event with this action before `until`.
    pub(super) fn find_back(&self, until: usize, action: Action) -> Option<usize> {
        let blocks = 0..self.actions.len().min(until.div_ceil(Replay::SPACING));
        blocks.rev().filter(|&block| self.has(block, action)).find_map(|block| {
            let Range { start, end } = self.range(block);
            let some = &self.events()[start..end.min(until)];
            Some(start + some.iter().rposition(|event| event.action == action)?)
        })
    }

    fn has(&self, block: usize, action: Action) -> bool {
        self.actions[block] & 1 << action as u8 != 0
    }

    fn range(&self, block: usize) -> Range<usize> {
        let start = block * Replay::SPACING;
        start..(start + Replay::SPACING).min(self.events().len())
    }

    /// The path from the root of the search tree to where the search is after `at` events, and
    /// at every node on it the branches already given up. Read backwards: at an undo lies the
    /// end of a branch, and the reading goes on before the guess that began it; a guess that is
    /// met stands.
    pub(super) fn search_tree(&self, at: usize) -> Value {
        let events = self.events();
        let mut path: Vec<Value> = Vec::new();
        let mut dead: Vec<(Candidate, usize)> = Vec::new();
        let tell = |dead: &mut Vec<(Candidate, usize)>| -> Vec<Value> {
            let all = dead.drain(..).rev();
            all.map(|(it, inside)| {
                json!({ "cell": it.cell().to_string(), "digit": it.digit().get(), "events": inside })
            })
            .collect()
        };
        let mut before = at;
        while let Some(position) = before.checked_sub(1) {
            before = position;
            let event = &events[position];
            let Some(candidate) = event.candidate() else { continue };
            match event.action {
                Action::Undo => {
                    let key = |&(undo, _): &(u32, u32)| undo as usize;
                    if let Ok(found) = self.branches.binary_search_by_key(&position, key) {
                        before = self.branches[found].1 as usize;
                        dead.push((candidate, position - before));
                    }
                }
                Action::Guess => path.push(json!({
                    "depth": event.depth,
                    "cell": candidate.cell().to_string(),
                    "digit": candidate.digit().get(),
                    "inside": tell(&mut dead),
                })),
                _ => {}
            }
        }
        path.reverse();
        json!({ "root": tell(&mut dead), "path": path })
    }
}

fn dead_ends_of(events: &[Event]) -> usize {
    events.iter().filter(|event| event.action == Action::Contradiction).count()
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

#[cfg(test)]
mod tests {
    use ennead::{Givens, Puzzle, engine_by_name};

    use super::*;

    /// What is noted is what reading the events one by one would find.
    #[test]
    fn every_question_is_answered_as_by_reading() {
        let givens =
            ".....3.17.15..9..8.6.......1....7.....9...2.....5....4.......2.5..6..34.34.2.....";
        let puzzle = Puzzle::try_from(givens.parse::<Givens>().unwrap()).unwrap();
        let mut replay = Replay::default();
        let outcome = engine_by_name("guess-ladder").unwrap().search(
            &puzzle,
            1,
            &mut replay,
            &ennead::engine::Stop::never(),
        );
        let trace = Trace::new(replay, outcome);
        let events = trace.events();
        let places = (0..events.len()).step_by(997).chain([2047, 2048, 2049, 80 * 2048]);
        for at in places.chain([events.len() - 1, events.len()]) {
            let at = at.min(events.len());
            let (before, after) = events.split_at(at);
            assert_eq!(trace.dead_ends_before(at), dead_ends_of(before), "{at}");
            for action in Action::ALL {
                let next = after.iter().position(|event| event.action == action);
                assert_eq!(trace.find(at, action), next.map(|next| next + at), "{at}");
                let last = before.iter().rposition(|event| event.action == action);
                assert_eq!(trace.find_back(at, action), last, "{at}");
            }
            let path = trace.search_tree(at)["path"].as_array().unwrap().len();
            assert_eq!(path, trace.state_after(at).guesses().len(), "{at}");
        }
        assert_eq!(trace.find(usize::MAX, Action::Guess), None);
    }

    #[test]
    fn a_trace_of_nothing_answers_too() {
        let trace = Trace::new(Replay::default(), Outcome::default());
        assert_eq!(trace.dead_ends_before(0), 0);
        assert_eq!(trace.find(0, Action::Guess), None);
        assert_eq!(trace.find_back(0, Action::Guess), None);
        assert_eq!(trace.search_tree(0), json!({ "root": [], "path": [] }));
    }
}

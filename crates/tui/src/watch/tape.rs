//! The tape: a trace of any length, of which a bounded part is kept in memory.
//!
//! A search may take billions of steps, and a viewer wants to go to the next guess or the previous
//! step. So the engine runs on its own thread and delivers its events in reels of [`REEL`] events;
//! it waits while they are not taken. The last [`REELS`] reels are kept, each with the state before
//! it, so that every state among them is at most one reel of steps away. To wind back further, the
//! engine runs again from the start and takes the same steps.
//!
//! ```text
//!   engine ── reel, reel ──▶ [ reel | reel | … | reel ]      two million events,
//!   (waits)                    ▲ first      ▲ at       end    about 20 MB
//! ```

use std::collections::VecDeque;
use std::ops::ControlFlow;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

use ennead::engine::Stop;
use ennead::engine::{Action, Engine, Event, Observer, State};
use ennead::{Puzzle, Solution};

/// The number of events in each reel but the last.
pub(crate) const REEL: usize = 4096;

/// The number of reels kept.
const REELS: usize = 512;

/// The number of reels that may wait to be taken.
const WAITING: usize = 16;

/// A place to wind the tape to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Goal {
    /// After this many events; the end if there are fewer.
    At(u64),
    /// After the next event of this kind; the end if there is none.
    Next(Action),
    /// After the last event of this kind among the first few, as many as given; the start if there
    /// is none.
    Before(Action, u64),
    /// Just before digit number `n` + 1 is tried, when all the work of `n` digits is done.
    Nodes(u64),
    /// The end.
    End,
}

struct Reel {
    before: State,
    events: Vec<Event>,
}

/// A trace that can be wound forwards and backwards.
pub(crate) struct Tape {
    pub(crate) engine: &'static dyn Engine,
    puzzle: Puzzle,
    limit: u64,
    source: Receiver<Vec<Event>>,
    reels: VecDeque<Reel>,
    /// The number of events before the first reel.
    first: u64,
    /// The state after the last reel.
    end: State,
    /// Whether the engine has no more events.
    complete: bool,
    /// The number of events played.
    at: u64,
    state: State,
}

impl Tape {
    /// The tape of `engine` searching `puzzle` for `limit` solutions, wound to its start.
    pub(crate) fn new(engine: &'static dyn Engine, puzzle: Puzzle, limit: u64) -> Tape {
        Tape {
            engine,
            puzzle,
            limit,
            source: start(engine, puzzle, limit),
            reels: VecDeque::new(),
            first: 0,
            end: State::new(),
            complete: false,
            at: 0,
            state: State::new(),
        }
    }

    /// The number of events played.
    pub(crate) fn at(&self) -> u64 {
        self.at
    }

    /// The state of the engine at this place.
    pub(crate) fn state(&self) -> &State {
        &self.state
    }

    /// The event played last.
    pub(crate) fn event(&self) -> Option<Event> {
        let last = self.at.checked_sub(1)?.checked_sub(self.first)? as usize;
        self.reels.get(last / REEL)?.events.get(last % REEL).copied()
    }

    /// Whether this is the end.
    pub(crate) fn is_at_end(&self) -> bool {
        self.complete && self.at == self.last()
    }

    /// The number of events up to the last one kept.
    fn last(&self) -> u64 {
        self.first + self.held()
    }

    fn held(&self) -> u64 {
        match self.reels.back() {
            None => 0,
            Some(reel) => ((self.reels.len() - 1) * REEL + reel.events.len()) as u64,
        }
    }

    /// Winds towards `goal`, taking at most `reels` new reels. Returns the remaining goal, or
    /// `None` if it is reached.
    pub(crate) fn wind(&mut self, goal: Goal, reels: usize) -> Option<Goal> {
        match goal {
            Goal::At(at) => self.wind_to(at, reels),
            Goal::Next(action) => self.wind_to_next(action, reels),
            Goal::Before(action, below) => self.wind_before(action, below, reels),
            Goal::Nodes(nodes) => self.wind_to_nodes(nodes, reels),
            Goal::End => self.wind_to(u64::MAX, reels).map(|_| Goal::End),
        }
    }

    fn wind_to(&mut self, at: u64, mut reels: usize) -> Option<Goal> {
        if at < self.first {
            self.rewind();
        }
        while at > self.last() && !self.complete {
            if reels == 0 {
                self.stop_at(self.last());
                return Some(Goal::At(at));
            }
            self.take();
            reels -= 1;
        }
        self.stop_at(at.min(self.last()));
        None
    }

    fn wind_to_next(&mut self, action: Action, mut reels: usize) -> Option<Goal> {
        let mut from = self.at;
        loop {
            let found = self.events_from(from).find(|(_, event)| event.action == action);
            if let Some((position, _)) = found {
                self.stop_at(position + 1);
                return None;
            }
            from = self.last();
            if self.complete || reels == 0 {
                self.stop_at(from);
                return (!self.complete).then_some(Goal::Next(action));
            }
            self.take();
            reels -= 1;
        }
    }

    fn wind_before(&mut self, action: Action, below: u64, reels: usize) -> Option<Goal> {
        if below <= self.first && self.first > 0 {
            self.rewind();
        }
        if self.wind_to(below, reels).is_some() {
            return Some(Goal::Before(action, below));
        }
        let count = (self.at - self.first) as usize;
        let found = self.events_from(self.first).take(count);
        let found = found.filter(|(_, event)| event.action == action).last();
        match found.map(|(position, _)| position + 1) {
            Some(at) => self.stop_at(at),
            None if self.first == 0 => self.stop_at(0),
            // What comes before the first reel kept has to be run again.
            None => return Some(Goal::Before(action, self.first)),
        }
        None
    }

    fn wind_to_nodes(&mut self, nodes: u64, mut reels: usize) -> Option<Goal> {
        if self.reels.front().is_some_and(|reel| reel.before.stats().nodes > nodes) {
            self.rewind();
        }
        while self.end.stats().nodes <= nodes && !self.complete {
            if reels == 0 {
                self.stop_at(self.last());
                return Some(Goal::Nodes(nodes));
            }
            self.take();
            reels -= 1;
        }
        let after = self.reels.partition_point(|reel| reel.before.stats().nodes <= nodes);
        let index = after.checked_sub(1)?;
        let mut state = self.reels[index].before.clone();
        let mut at = self.first + (index * REEL) as u64;
        for event in &self.reels[index].events {
            let mut next = state.stats();
            next.count(event);
            if next.nodes > nodes {
                break;
            }
            state.apply(event);
            at += 1;
        }
        (self.at, self.state) = (at, state);
        None
    }

    fn events_from(&self, from: u64) -> impl Iterator<Item = (u64, &Event)> {
        let skip = from.saturating_sub(self.first) as usize;
        let reels = self.reels.iter().skip(skip / REEL).flat_map(|reel| &reel.events);
        (from.max(self.first)..).zip(reels.skip(skip % REEL))
    }

    fn stop_at(&mut self, at: u64) {
        let place = (at - self.first) as usize;
        let ahead = at.checked_sub(self.at).filter(|&ahead| ahead <= REEL as u64);
        if let Some(ahead) = ahead
            && self.at >= self.first
        {
            let events: Vec<Event> =
                self.events_from(self.at).take(ahead as usize).map(|(_, &event)| event).collect();
            events.iter().for_each(|event| self.state.apply(event));
        } else if let Some(reel) = self.reels.get(place / REEL) {
            self.state = reel.before.clone();
            reel.events[..place % REEL].iter().for_each(|event| self.state.apply(event));
        } else {
            self.state = self.end.clone();
        }
        self.at = at;
    }

    /// Takes the next reel, and drops the oldest if there are too many.
    fn take(&mut self) {
        let Ok(events) = self.source.recv() else {
            self.complete = true;
            return;
        };
        let before = self.end.clone();
        events.iter().for_each(|event| self.end.apply(event));
        self.reels.push_back(Reel { before, events });
        if self.reels.len() > REELS {
            self.reels.pop_front();
            self.first += REEL as u64;
        }
    }

    /// Runs the engine again from the start.
    fn rewind(&mut self) {
        *self = Tape::new(self.engine, self.puzzle, self.limit);
    }
}

/// Runs the engine on its own thread; dropping the receiver ends it.
fn start(engine: &'static dyn Engine, puzzle: Puzzle, limit: u64) -> Receiver<Vec<Event>> {
    let (sender, receiver) = sync_channel(WAITING);
    std::thread::spawn(move || {
        let mut winder = Winder { events: Vec::with_capacity(REEL), sender };
        engine.search(&puzzle, limit, &mut winder, &Stop::never());
        if !winder.events.is_empty() {
            // If nobody listens any more, sending may fail.
            let _ = winder.sender.send(winder.events);
        }
    });
    receiver
}

struct Winder {
    events: Vec<Event>,
    sender: SyncSender<Vec<Event>>,
}

impl Observer for Winder {
    fn event(&mut self, event: Event) -> ControlFlow<()> {
        self.events.push(event);
        if self.events.len() < REEL {
            return ControlFlow::Continue(());
        }
        let full = std::mem::replace(&mut self.events, Vec::with_capacity(REEL));
        match self.sender.send(full) {
            Ok(()) => ControlFlow::Continue(()),
            Err(_) => ControlFlow::Break(()),
        }
    }

    fn solution(&mut self, _: &Solution) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use ennead::Givens;
    use ennead::engine::{NO_LIMIT, Replay, by_name};

    use super::*;

    const BEFUNGE: &str =
        ".....3.17.15..9..8.6.......1....7.....9...2.....5....4.......2.5..6..34.34.2.....";

    fn puzzle() -> Puzzle {
        Puzzle::try_from(BEFUNGE.parse::<Givens>().unwrap()).unwrap()
    }

    #[test]
    fn the_tape_shows_what_the_replay_shows() {
        let engine = by_name("guess-ladder").unwrap();
        let mut replay = Replay::default();
        engine.search(&puzzle(), 1, &mut replay, &Stop::never());
        let mut tape = Tape::new(engine, puzzle(), 1);
        let length = replay.events().len() as u64;
        for at in [5, 4096, 4097, 100, 0, 99_999, 12_288, 3, length, length - 1, length + 9] {
            assert_eq!(tape.wind(Goal::At(at), usize::MAX), None);
            assert_eq!(tape.at(), at.min(length));
            assert_eq!(*tape.state(), replay.state_after(at as usize), "{at}");
        }
        assert!(tape.is_at_end());
        let stats = tape.state().stats();
        assert_eq!((stats.guesses, stats.backtracks), (2164, 2151));

        tape.wind(Goal::At(0), usize::MAX);
        let mut guesses = 0;
        while tape.wind(Goal::Next(Action::Guess), usize::MAX).is_none() && !tape.is_at_end() {
            guesses += 1;
            assert_eq!(tape.event().unwrap().action, Action::Guess);
            assert_eq!(tape.state().stats().guesses, guesses);
        }
        assert_eq!(guesses, 2164);
        while tape.at() > 0 {
            assert_eq!(tape.state().stats().guesses, guesses);
            let before = Goal::Before(Action::Guess, tape.at() - 1);
            tape.wind(before, usize::MAX);
            guesses -= u64::from(tape.at() > 0 && guesses > tape.state().stats().guesses);
        }
    }

    #[test]
    fn counted_work_finds_its_place_to_and_fro() {
        let engine = by_name("backtracking").unwrap();
        let mut tape = Tape::new(engine, puzzle(), 1);
        for nodes in [0, 1, 50, 15_000, 15_001, 7] {
            assert_eq!(tape.wind(Goal::Nodes(nodes), usize::MAX), None);
            assert_eq!(tape.state().stats().nodes, nodes);
        }
    }

    /// A trace of far more events than are kept: memory stays bounded, and the past can still be
    /// seen.
    #[test]
    fn what_is_no_longer_held_is_run_again() {
        let engine = by_name("backtracking").unwrap();
        let empty = Puzzle::try_from(Givens::EMPTY).unwrap();
        let mut tape = Tape::new(engine, empty, NO_LIMIT);
        tape.wind(Goal::At(1000), usize::MAX);
        let early = tape.state().clone();
        let far = (REELS * REEL) as u64 + 500_000;
        assert_eq!(tape.wind(Goal::At(far), usize::MAX), None);
        assert!(tape.reels.len() <= REELS && tape.first > 0);
        let first = tape.first;
        let late = tape.state().clone();

        let mut left = Some(Goal::At(first - 10));
        while let Some(goal) = left {
            left = tape.wind(goal, 100);
        }
        assert_eq!(tape.at(), first - 10);
        let mut left = Some(Goal::Before(Action::Given, first - 10));
        while let Some(goal) = left {
            left = tape.wind(goal, 100);
        }
        assert_eq!(tape.at(), 0);
        tape.wind(Goal::At(1000), usize::MAX);
        assert_eq!(*tape.state(), early);
        tape.wind(Goal::At(far), usize::MAX);
        assert_eq!(*tape.state(), late);
    }
}

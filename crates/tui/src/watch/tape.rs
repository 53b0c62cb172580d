//! The tape: a trace of any length that can be wound forwards and back.
//!
//! A search may take billions of steps, and the viewer wants to see the next guess, or the step
//! before. So the engine runs on its own thread and delivers its events in chunks of [`CHUNK`]; it
//! waits until they are taken. A [`Replay`] holds the last [`HELD`] events. To wind back beyond
//! them, the engine runs again from the start and takes the same steps.
//!
//! ```text
//!   engine ── chunk, chunk ──▶ replay: the last two million events, about 20 MB
//!   (waits)                    ▲ first      ▲ at       len
//! ```

use std::ops::ControlFlow;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

use ennead::engine::{Action, Engine, Event, Observer, Replay, State, Stop};
use ennead::{Puzzle, Solution};

/// The number of events in a chunk, except for the last one.
const CHUNK: usize = 4096;

/// The number of events held.
const HELD: u64 = 512 * CHUNK as u64;

/// The number of chunks waiting to be taken.
const WAITING: usize = 16;

/// A place to wind the tape to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Goal {
    /// After this many events; the end if there are fewer.
    At(u64),
    /// After the next event of this kind; the end if there is none.
    Next(Action),
    /// After the last event of this kind among the first this many; the start if there is none.
    Before(Action, u64),
    /// Just before digit number `n` + 1 is tried, when all the work for `n` digits is done.
    Nodes(u64),
    /// The end.
    End,
}

/// A trace that can be wound forwards and back.
pub(crate) struct Tape {
    pub(crate) engine: &'static dyn Engine,
    puzzle: Puzzle,
    limit: u64,
    source: Receiver<Vec<Event>>,
    replay: Replay,
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
            replay: Replay::of_the_last(HELD),
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
        self.replay.event_at(self.at.checked_sub(1)?)
    }

    /// Whether this is the end.
    pub(crate) fn is_at_end(&self) -> bool {
        self.complete && self.at == self.replay.len()
    }

    /// Winds towards `goal`, taking at most `chunks` new chunks on the way. Returns what is
    /// left to do, `None` if it is done.
    pub(crate) fn wind(&mut self, goal: Goal, mut chunks: usize) -> Option<Goal> {
        if self.is_forgotten(goal) {
            *self = Tape::new(self.engine, self.puzzle, self.limit);
        }
        let mut from = self.at;
        loop {
            if let Some(at) = self.reached(goal, from) {
                self.stop_at(at);
                return match goal {
                    // Search the events before the first one held again.
                    Goal::Before(action, _) if at == self.replay.first() && at > 0 => {
                        Some(Goal::Before(action, at))
                    }
                    _ => None,
                };
            }
            from = self.replay.len();
            if self.complete || chunks == 0 {
                self.stop_at(from);
                return (!self.complete).then_some(goal);
            }
            self.take();
            chunks -= 1;
        }
    }

    /// Whether the goal lies before the first event held.
    fn is_forgotten(&self, goal: Goal) -> bool {
        let first = self.replay.first();
        match goal {
            Goal::At(at) => at < first,
            Goal::Before(_, below) => first > 0 && below <= first,
            Goal::Nodes(nodes) => self.replay.state_after(first).stats().nodes > nodes,
            Goal::Next(_) | Goal::End => false,
        }
    }

    /// The place of the goal, if the events up to it have been taken; from `from` on if it is the
    /// next event of a kind.
    fn reached(&self, goal: Goal, from: u64) -> Option<u64> {
        let replay = &self.replay;
        match goal {
            Goal::At(at) => (at <= replay.len()).then_some(at),
            Goal::Next(action) => Some(replay.find(from, action)? + 1),
            Goal::Before(action, below) if below <= replay.len() || self.complete => {
                let found = replay.find_back(below, action);
                Some(found.map_or(replay.first(), |position| position + 1))
            }
            Goal::Nodes(nodes) if replay.end().stats().nodes > nodes => {
                Some(replay.after_nodes(nodes))
            }
            Goal::Before(..) | Goal::Nodes(_) | Goal::End => None,
        }
    }

    fn stop_at(&mut self, at: u64) {
        (self.at, self.state) = (at, self.replay.state_after(at));
    }

    /// Takes the next chunk.
    fn take(&mut self) {
        match self.source.recv() {
            Ok(events) => events.into_iter().for_each(|event| self.replay.push(event)),
            Err(_) => self.complete = true,
        }
    }
}

/// Runs the engine on its own thread; dropping the receiver ends it.
fn start(engine: &'static dyn Engine, puzzle: Puzzle, limit: u64) -> Receiver<Vec<Event>> {
    let (sender, receiver) = sync_channel(WAITING);
    std::thread::spawn(move || {
        let mut winder = Winder { events: Vec::with_capacity(CHUNK), sender };
        engine.search(&puzzle, limit, &mut winder, &Stop::never());
        if !winder.events.is_empty() {
            // It does not matter if they are no longer received.
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
        if self.events.len() < CHUNK {
            return ControlFlow::Continue(());
        }
        let full = std::mem::replace(&mut self.events, Vec::with_capacity(CHUNK));
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
        let length = replay.len();
        for at in [5, 4096, 4097, 100, 0, 99_999, 12_288, 3, length, length - 1, length + 9] {
            assert_eq!(tape.wind(Goal::At(at), usize::MAX), None);
            assert_eq!(tape.at(), at.min(length));
            assert_eq!(*tape.state(), replay.state_after(at), "{at}");
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

    /// With far more events than are kept, memory stays bounded and the past can still be seen.
    #[test]
    fn what_is_no_longer_held_is_run_again() {
        let engine = by_name("backtracking").unwrap();
        let empty = Puzzle::try_from(Givens::EMPTY).unwrap();
        let mut tape = Tape::new(engine, empty, NO_LIMIT);
        tape.wind(Goal::At(1000), usize::MAX);
        let early = tape.state().clone();
        let far = HELD + 500_000;
        assert_eq!(tape.wind(Goal::At(far), usize::MAX), None);
        let first = tape.replay.first();
        assert!(first > 0 && tape.replay.len() - first <= HELD);
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

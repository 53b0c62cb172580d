//! The survey: an overview of a trace of any length, for the timeline.
//!
//! A second run of the engine, on its own thread, notes the greatest depth in each part of the
//! trace. There are at most [`PARTS`] parts, of equal length. If there would be more, neighbouring
//! parts are merged and every part becomes twice as long. So a trace of billions of events takes no
//! more memory than one of thousands, and the resolution is never less than half of what is
//! possible.

use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

use ennead::engine::Stop;
use ennead::engine::{Action, Engine, Event, Observer};
use ennead::{Puzzle, Solution};

/// How many parts there are at most.
const PARTS: usize = 1024;

/// The number of events between two reports.
const REPORT: u64 = 65_536;

/// The largest number of solutions noted.
const SOLUTIONS: usize = 1000;

/// What is known about a trace as a whole.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Overview {
    /// The number of events so far.
    pub(crate) events: u64,
    /// Whether these are all events.
    pub(crate) complete: bool,
    /// The greatest depth of each part.
    pub(crate) depths: Vec<u8>,
    /// The number of events in each part but the last.
    pub(crate) part: u64,
    /// The places of the first thousand solutions.
    pub(crate) solutions: Vec<u64>,
}

impl Default for Overview {
    fn default() -> Overview {
        Overview { events: 0, complete: false, depths: Vec::new(), part: 1, solutions: Vec::new() }
    }
}

impl Overview {
    fn count(&mut self, event: &Event) {
        let part = (self.events / self.part) as usize;
        if part == PARTS {
            self.depths = self.depths.chunks(2).map(|two| two[0].max(two[two.len() - 1])).collect();
            self.part *= 2;
            return self.count(event);
        }
        if part == self.depths.len() {
            self.depths.push(0);
        }
        self.depths[part] = self.depths[part].max(event.depth);
        self.events += 1;
        if event.action == Action::Solution && self.solutions.len() < SOLUTIONS {
            self.solutions.push(self.events);
        }
    }

    /// The greatest depth of each of `columns` stretches of equal length.
    pub(crate) fn columns(&self, columns: usize) -> Vec<u8> {
        let end = self.events.max(1);
        let part_of = |event: u64| (event / self.part) as usize;
        let stretch = |column: usize| {
            let from = part_of(end * column as u64 / columns as u64);
            let to = part_of((end * (column as u64 + 1) / columns as u64).saturating_sub(1));
            let to = to.max(from).min(self.depths.len().saturating_sub(1));
            self.depths.get(from..=to).and_then(|depths| depths.iter().max().copied()).unwrap_or(0)
        };
        (0..columns).map(stretch).collect()
    }
}

/// A survey in progress; dropping it ends it.
pub(crate) struct Survey {
    known: Arc<Mutex<Overview>>,
    stop: Stop,
    thread: Option<JoinHandle<()>>,
}

impl Survey {
    /// Surveys what `engine` does with `puzzle`.
    pub(crate) fn start(engine: &'static dyn Engine, puzzle: Puzzle, limit: u64) -> Survey {
        let known = Arc::new(Mutex::new(Overview::default()));
        let stop = Stop::new();
        let mut surveyor = Surveyor { overview: Overview::default(), known: Arc::clone(&known) };
        let unwanted = stop.clone();
        let thread = std::thread::spawn(move || {
            engine.search(&puzzle, limit, &mut surveyor, &unwanted);
            surveyor.overview.complete = !unwanted.is_raised();
            surveyor.report();
        });
        Survey { known, stop, thread: Some(thread) }
    }

    /// What is known so far.
    pub(crate) fn overview(&self) -> Overview {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Waits until everything is known.
    pub(crate) fn wait(&mut self) {
        if let Some(thread) = self.thread.take() {
            // A panic in that thread has been reported already.
            let _ = thread.join();
        }
    }
}

impl Drop for Survey {
    fn drop(&mut self) {
        self.stop.raise();
    }
}

struct Surveyor {
    overview: Overview,
    known: Arc<Mutex<Overview>>,
}

impl Surveyor {
    fn report(&self) {
        *self.known.lock().unwrap_or_else(PoisonError::into_inner) = self.overview.clone();
    }
}

impl Observer for Surveyor {
    fn event(&mut self, event: Event) -> ControlFlow<()> {
        self.overview.count(&event);
        if self.overview.events.is_multiple_of(REPORT) {
            self.report();
        }
        ControlFlow::Continue(())
    }

    fn solution(&mut self, _: &Solution) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use ennead::Givens;
    use ennead::engine::{Replay, by_name};

    use super::*;

    #[test]
    fn every_stretch_has_its_greatest_depth() {
        let givens: Givens =
            ".....3.17.15..9..8.6.......1....7.....9...2.....5....4.......2.5..6..34.34.2....."
                .parse()
                .unwrap();
        let puzzle = Puzzle::try_from(givens).unwrap();
        let engine = by_name("guess-ladder").unwrap();
        let mut replay = Replay::default();
        engine.search(&puzzle, 1, &mut replay, &Stop::never());
        let mut survey = Survey::start(engine, puzzle, 1);
        survey.wait();
        let overview = survey.overview();
        assert_eq!(overview.events, replay.events().len() as u64);
        assert!(overview.complete && overview.depths.len() <= PARTS);
        assert_eq!(overview.solutions, [overview.events]);
        for (part, events) in replay.events().chunks(overview.part as usize).enumerate() {
            let deepest = events.iter().map(|event| event.depth).max().unwrap();
            assert_eq!(overview.depths[part], deepest);
        }
        assert_eq!(overview.columns(80).len(), 80);
        assert_eq!(overview.columns(80).iter().max(), Some(&22));
        assert_eq!(Overview::default().columns(3), [0, 0, 0]);
    }
}

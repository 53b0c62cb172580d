//! The survey: a second run of the engine, on its own thread, that makes the overview for the
//! timeline.

use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

use ennead::engine::{Engine, Event, Observer, Overview, Stop};
use ennead::{Puzzle, Solution};

/// The number of events counted between two reports.
const REPORT: u64 = 65_536;

/// An overview, and whether it is of the whole trace.
#[derive(Clone, Default)]
pub(crate) struct Known {
    pub(crate) overview: Overview,
    pub(crate) complete: bool,
}

/// A survey in progress; dropping it ends it.
pub(crate) struct Survey {
    known: Arc<Mutex<Known>>,
    stop: Stop,
    thread: Option<JoinHandle<()>>,
}

impl Survey {
    /// Starts a survey of what `engine` does with `puzzle`.
    pub(crate) fn start(engine: &'static dyn Engine, puzzle: Puzzle, limit: u64) -> Survey {
        let (known, stop) = (Arc::default(), Stop::new());
        let mut surveyor = Surveyor { now: Known::default(), known: Arc::clone(&known) };
        let unwanted = stop.clone();
        let thread = std::thread::spawn(move || {
            engine.search(&puzzle, limit, &mut surveyor, &unwanted);
            surveyor.now.complete = !unwanted.is_raised();
            surveyor.report();
        });
        Survey { known, stop, thread: Some(thread) }
    }

    /// What is known so far.
    pub(crate) fn known(&self) -> Known {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Waits until everything is known.
    pub(crate) fn wait(&mut self) {
        if let Some(thread) = self.thread.take() {
            // A panic on that thread has been reported already.
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
    now: Known,
    known: Arc<Mutex<Known>>,
}

impl Surveyor {
    fn report(&self) {
        *self.known.lock().unwrap_or_else(PoisonError::into_inner) = self.now.clone();
    }
}

impl Observer for Surveyor {
    fn event(&mut self, event: Event) -> ControlFlow<()> {
        self.now.overview.count(&event);
        if self.now.overview.events().is_multiple_of(REPORT) {
            self.report();
        }
        ControlFlow::Continue(())
    }

    fn solution(&mut self, _: &Solution) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

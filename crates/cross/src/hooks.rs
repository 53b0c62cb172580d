//! What the caller does: stopping, showing the progress, reading a clock.

use std::time::Duration;

use ennead_stop::Stop;

/// The progress of the work, for a progress bar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// Rules are being compiled.
    Compiling {
        /// How many are done.
        done: usize,
        /// How many there are.
        of: usize,
    },
    /// The search is running.
    Searching {
        /// Digits tried so far.
        nodes: u64,
        /// Solutions found so far.
        solutions: u64,
    },
}

/// The caller's functions for what this crate does not do itself, such as reading a clock.
#[derive(Clone, Copy)]
pub struct Hooks<'a> {
    /// Ends the work with "not decided".
    pub stop: &'a Stop,
    /// Told from time to time.
    pub progress: &'a dyn Fn(Progress),
    /// The time since any fixed moment, for the times that `explain` shows.
    pub clock: &'a dyn Fn() -> Duration,
}

impl Default for Hooks<'_> {
    /// Never stop, report nothing, and no clock.
    fn default() -> Self {
        static NEVER: Stop = Stop::never();
        Hooks { stop: &NEVER, progress: &|_| {}, clock: &|| Duration::ZERO }
    }
}

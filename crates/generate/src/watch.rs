//! The progress of a job.

use std::sync::atomic::{AtomicU64, Ordering};

/// The progress of a job, readable from any thread.
#[derive(Debug, Default)]
pub struct Watch {
    tried: AtomicU64,
    made: AtomicU64,
}

impl Watch {
    /// A watch at zero.
    pub fn new() -> Watch {
        Watch::default()
    }

    /// How many puzzles have been handed on.
    pub fn made(&self) -> u64 {
        self.made.load(Ordering::Relaxed)
    }

    /// How many drafts have been drawn.
    pub fn attempts(&self) -> u64 {
        self.tried.load(Ordering::Relaxed)
    }

    pub(crate) fn handed_on(&self) {
        self.made.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn tried(&self, drafts: u64) {
        self.tried.fetch_add(drafts, Ordering::Relaxed);
    }
}

//! Counting work: wherever there may be much of it, it is counted, and from time to time the caller
//! is asked whether to continue.

use std::cell::Cell;

use crate::solve::Hooks;

/// Counts the work of one call. A step is about ten nanoseconds: evaluating a node of a rule with
/// small numbers.
pub(crate) struct Meter<'a> {
    pub(crate) hooks: &'a Hooks<'a>,
    steps: Cell<u64>,
    stopped: Cell<bool>,
}

impl<'a> Meter<'a> {
    /// The number of steps between two questions, about ten milliseconds.
    const PATIENCE: u64 = 1 << 20;

    /// A meter that asks at its first step.
    pub(crate) fn new(hooks: &'a Hooks) -> Meter<'a> {
        Meter { hooks, steps: Cell::new(Meter::PATIENCE), stopped: Cell::new(false) }
    }

    /// Counts `steps`; false once the caller has stopped the work. The computation then ends with
    /// any result, so check [`Meter::stopped`] before reporting a result.
    pub(crate) fn goes_on(&self, steps: u64) -> bool {
        let steps = self.steps.get().saturating_add(steps);
        if steps < Meter::PATIENCE {
            self.steps.set(steps);
        } else {
            self.steps.set(0);
            self.stopped.set(self.stopped.get() || (self.hooks.stop)());
        }
        !self.stopped.get()
    }

    /// Whether the caller has stopped the work.
    pub(crate) fn stopped(&self) -> bool {
        self.stopped.get()
    }
}

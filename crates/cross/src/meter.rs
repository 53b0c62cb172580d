//! Work is counted wherever it may become much, and each time enough has gathered the stop is
//! looked at.

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
    /// Steps between two looks at the stop: some ten milliseconds.
    const PATIENCE: u64 = 1 << 20;

    /// A meter whose first step looks.
    pub(crate) fn new(hooks: &'a Hooks) -> Meter<'a> {
        Meter { hooks, steps: Cell::new(Meter::PATIENCE), stopped: Cell::new(false) }
    }

    /// Counts `steps`; false once the stop has been seen raised. Work in progress then ends with an
    /// arbitrary result, so ask [`Meter::stopped`] before using it.
    pub(crate) fn goes_on(&self, steps: u64) -> bool {
        let steps = self.steps.get().saturating_add(steps);
        if steps < Meter::PATIENCE {
            self.steps.set(steps);
        } else {
            self.steps.set(0);
            self.stopped.set(self.stopped.get() || self.hooks.stop.is_raised());
        }
        !self.stopped.get()
    }

    /// Whether the stop has been seen raised.
    pub(crate) fn stopped(&self) -> bool {
        self.stopped.get()
    }
}

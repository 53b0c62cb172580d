//! Work is counted wherever it may become much, and each time enough has gathered the
//! caller is asked whether to go on.

use std::cell::Cell;

use crate::solve::Hooks;

/// Counts the work of one call. A step is some ten nanoseconds: a node of a rule, evaluated
/// with small numbers.
pub(crate) struct Meter<'a> {
    pub(crate) hooks: &'a Hooks<'a>,
    steps: Cell<u64>,
    stopped: Cell<bool>,
}

impl<'a> Meter<'a> {
    /// Steps between two questions: some ten milliseconds.
    const PATIENCE: u64 = 1 << 20;

    /// A meter whose first step asks.
    pub(crate) fn new(hooks: &'a Hooks) -> Meter<'a> {
        Meter { hooks, steps: Cell::new(Meter::PATIENCE), stopped: Cell::new(false) }
    }

    /// Counts `steps`; false once the caller has said stop. What is under way then ends with
    /// any result: whoever reports one looks at [`Meter::stopped`] first.
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

    /// Whether the caller has said stop.
    pub(crate) fn stopped(&self) -> bool {
        self.stopped.get()
    }
}

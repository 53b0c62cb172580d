//! Work is counted wherever it may become much, and each time enough has gathered the stop is
//! looked at.

use ennead_stop::Pace;

use crate::hooks::Hooks;

/// Counts the work of one call. A step is about ten nanoseconds: evaluating a node of a rule with
/// small numbers.
pub(crate) struct Meter<'a> {
    pub(crate) hooks: &'a Hooks<'a>,
    meter: ennead_stop::Meter<'a>,
}

impl<'a> Meter<'a> {
    /// Looks at the stop after so many steps: some ten milliseconds.
    const PACE: Pace = Pace::every(1 << 20).at_once();

    /// A meter whose first step looks.
    pub(crate) fn new(hooks: &'a Hooks) -> Meter<'a> {
        Meter { hooks, meter: ennead_stop::Meter::new(hooks.stop, Meter::PACE) }
    }

    /// Counts `steps`; false once the stop has been seen raised. Work in progress then ends with an
    /// arbitrary result, so ask [`Meter::stopped`] before using it.
    pub(crate) fn goes_on(&self, steps: u64) -> bool {
        self.meter.goes_on(steps)
    }

    /// Whether the stop was seen raised, and results mean nothing.
    pub(crate) fn stopped(&self) -> bool {
        self.meter.stopped()
    }
}

//! The stop of one rating, checked now and then.

use std::cell::Cell;

use ennead_engine::{Stop, Stopped};

/// Counts the work of one rating and checks the stop each time enough work has been done.
///
/// Once the stop has been seen raised, searches return early with arbitrary results, and their
/// callers must not use these before [`Meter::check`] has succeeded.
pub(crate) struct Meter<'a> {
    stop: &'a Stop,
    steps: Cell<u32>,
    stopped: Cell<bool>,
}

impl<'a> Meter<'a> {
    /// Steps between two checks. A step is a closure or something that takes as long: some
    /// microseconds.
    const PATIENCE: u32 = 64;

    /// A meter whose first step checks the stop.
    pub(crate) fn new(stop: &'a Stop) -> Meter<'a> {
        Meter { stop, steps: Cell::new(Meter::PATIENCE), stopped: Cell::new(false) }
    }

    /// Counts a step; false once the stop has been seen raised.
    #[inline]
    pub(crate) fn goes_on(&self) -> bool {
        self.steps.set(self.steps.get() + 1);
        if self.steps.get() > Meter::PATIENCE {
            self.look();
        }
        !self.stopped.get()
    }

    #[cold]
    fn look(&self) {
        self.steps.set(0);
        self.stopped.set(self.stopped.get() || self.stop.is_raised());
    }

    /// Whether the results of the searches are valid.
    pub(crate) fn check(&self) -> Result<(), Stopped> {
        if self.stopped.get() { Err(Stopped) } else { Ok(()) }
    }
}

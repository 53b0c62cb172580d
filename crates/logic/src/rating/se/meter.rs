//! The stop of one rating, looked at now and then.

use std::cell::Cell;

use ennead_engine::{Stop, Stopped};

/// Counts the work of one rating and looks at the stop each time enough has gathered.
///
/// Once the stop has been seen raised, that stays so: searches then return early with anything,
/// and whoever asked them believes nothing before asking [`Meter::check`].
pub(crate) struct Meter<'a> {
    stop: &'a Stop,
    steps: Cell<u32>,
    stopped: Cell<bool>,
}

impl<'a> Meter<'a> {
    /// Steps between two looks. A step is a closure, or what takes as long: some microseconds.
    const PATIENCE: u32 = 64;

    /// A meter whose first step looks.
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

    /// Whether what the searches returned may be believed.
    pub(crate) fn check(&self) -> Result<(), Stopped> {
        if self.stopped.get() { Err(Stopped) } else { Ok(()) }
    }
}

//! Looking at a stop now and then, because to look after every step would take longer than the
//! steps.

use std::cell::Cell;

use crate::{Stop, Stopped};

/// Counts steps of work, and looks at a stop each time enough of them have been done.
///
/// ```
/// use ennead_stop::{Looks, Pace};
///
/// let looks = Looks::unlimited();
/// let mut pace = Pace::every(100);
/// for _ in 0..250 {
///     pace.step(1, &looks.stop())?;
/// }
/// assert_eq!(looks.count(), 2);
/// # Ok::<(), ennead_stop::Stopped>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    every: u64,
    done: u64,
}

impl Pace {
    /// Looks after so many steps, and again after as many.
    pub const fn every(steps: u64) -> Pace {
        Pace { every: steps, done: 0 }
    }

    /// The same, but the first step looks.
    #[inline]
    pub const fn at_once(self) -> Pace {
        Pace { every: self.every, done: self.every }
    }

    /// Counts `steps`, and looks at the stop if enough have been done.
    ///
    /// # Errors
    ///
    /// If it looked and the stop is raised.
    #[inline(always)]
    pub fn step(&mut self, steps: u64, stop: &Stop) -> Result<(), Stopped> {
        self.done = self.done.saturating_add(steps);
        if self.done < self.every { Ok(()) } else { self.look(stop) }
    }

    #[cold]
    fn look(&mut self, stop: &Stop) -> Result<(), Stopped> {
        self.done = 0;
        stop.check()
    }
}

/// Counts the work of searches that return early with any result once they are stopped: whoever
/// called them asks [`check`](Meter::check) before believing one.
///
/// ```
/// use ennead_stop::{Looks, Meter, Pace, Stopped};
///
/// let stop = Looks::until(2).stop();
/// let meter = Meter::new(&stop, Pace::every(10).at_once());
/// let steps = (0..100).take_while(|_| meter.goes_on(1)).count();
/// assert_eq!((steps, meter.check()), (10, Err(Stopped)));
/// ```
#[derive(Debug)]
pub struct Meter<'a> {
    stop: &'a Stop,
    pace: Cell<Pace>,
    stopped: Cell<bool>,
}

impl<'a> Meter<'a> {
    /// A meter that looks at `stop` at this pace.
    pub const fn new(stop: &'a Stop, pace: Pace) -> Meter<'a> {
        Meter { stop, pace: Cell::new(pace), stopped: Cell::new(false) }
    }

    /// Counts `steps`; false once the stop was seen raised. It is not looked at again after that.
    #[inline]
    pub fn goes_on(&self, steps: u64) -> bool {
        let mut pace = self.pace.get();
        if !self.stopped.get() && pace.step(steps, self.stop).is_err() {
            self.stopped.set(true);
        }
        self.pace.set(pace);
        !self.stopped.get()
    }

    /// Whether the stop was seen raised.
    #[inline]
    pub fn stopped(&self) -> bool {
        self.stopped.get()
    }

    /// `Err` if the stop was seen raised: the results of the searches mean nothing.
    ///
    /// # Errors
    ///
    /// If the stop was seen raised.
    #[inline]
    pub fn check(&self) -> Result<(), Stopped> {
        if self.stopped.get() { Err(Stopped) } else { Ok(()) }
    }
}

//! Stopping work that nobody waits for any more.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// A flag that ends work early: one side raises it, the other checks it.
///
/// Everything in ennead that can take long takes a `&Stop` and checks it at least every few
/// milliseconds. The caller decides when to raise it: on Ctrl-C, when a client disconnects, after a
/// time limit. Clones share the flag; the default one is never raised and costs nothing to look at.
///
/// ```
/// use ennead_engine::Stop;
///
/// let stop = Stop::new();
/// let part = stop.child();
/// part.raise();
/// assert!(part.is_raised() && !stop.is_raised());
///
/// let other = stop.child();
/// stop.raise();
/// assert!(other.is_raised());
/// assert!(!Stop::never().is_raised());
/// ```
#[derive(Clone, Debug, Default)]
pub struct Stop(Option<Arc<Flag>>);

#[derive(Debug)]
struct Flag {
    raised: AtomicBool,
    /// How often it was checked.
    looks: AtomicU64,
    /// The number of the check that raises it, for [`Stop::at_look`].
    last: u64,
    /// Another stop that ends the work: that of the whole, if this one is for a part.
    parent: Stop,
}

impl Stop {
    /// A stop that can be raised.
    pub fn new() -> Stop {
        Stop::never().child()
    }

    /// The stop that is never raised, for work that is to be finished.
    pub const fn never() -> Stop {
        Stop(None)
    }

    /// A stop for a part of the work: raised by itself or with this one.
    pub fn child(&self) -> Stop {
        Stop::until(u64::MAX, self.clone())
    }

    /// A stop that is raised when it is checked for the `n`-th time; `n` must be at least 1. With
    /// it, a test can stop the same work at the same place again and again.
    ///
    /// ```
    /// use ennead_engine::Stop;
    ///
    /// let stop = Stop::at_look(3);
    /// assert_eq!([(); 4].map(|()| stop.is_raised()), [false, false, true, true]);
    /// assert_eq!(stop.looks(), 4);
    /// ```
    pub fn at_look(n: u64) -> Stop {
        Stop::until(n, Stop::never())
    }

    fn until(last: u64, parent: Stop) -> Stop {
        let (raised, looks) = Default::default();
        Stop(Some(Arc::new(Flag { raised, looks, last, parent })))
    }

    /// How often this stop and its children were checked; 0 for [`Stop::never`].
    pub fn looks(&self) -> u64 {
        self.0.as_ref().map_or(0, |flag| flag.looks.load(Ordering::Relaxed))
    }

    /// Ends the work, here and in every child.
    ///
    /// # Panics
    ///
    /// If this is [`Stop::never`].
    pub fn raise(&self) {
        let flag = self.0.as_ref().expect("the stop that is never raised is not raised");
        flag.raised.store(true, Ordering::Relaxed);
    }

    /// Whether the work is to end.
    pub fn is_raised(&self) -> bool {
        let mut stop = self;
        while let Stop(Some(flag)) = stop {
            if flag.looks.fetch_add(1, Ordering::Relaxed) + 1 >= flag.last {
                flag.raised.store(true, Ordering::Relaxed);
            }
            if flag.raised.load(Ordering::Relaxed) {
                return true;
            }
            stop = &flag.parent;
        }
        false
    }

    /// `Err` if the work is to end; for use with `?` where leaving at once is right.
    pub fn check(&self) -> Result<(), Stopped> {
        if self.is_raised() { Err(Stopped) } else { Ok(()) }
    }
}

/// The work was stopped before it was finished; there is no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stopped;

ennead_grid::error!(Stopped: |_, f| f.write_str("stopped before the work was finished"));

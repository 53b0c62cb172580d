//! The flag that ends work.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use crate::Stopped;

/// A flag that ends work early: one side raises it, the other looks at it.
///
/// Everything in ennead that can take long takes a `&Stop` and looks at it at least every few
/// milliseconds. The caller decides when to raise it: on Ctrl-C, when a client disconnects, after a
/// time limit. Clones share the flag; the default one is never raised and costs nothing to look at.
///
/// ```
/// use ennead_stop::Stop;
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
    /// Another stop that ends the work: that of the whole, if this one is for a part.
    parent: Stop,
    /// Only for tests. Otherwise looking writes nothing, so threads that look at the same flag do not
    /// wait for each other.
    looks: Option<Looks>,
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
        Stop(Some(Arc::new(Flag {
            raised: AtomicBool::new(false),
            parent: self.clone(),
            looks: None,
        })))
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
    #[inline]
    pub fn is_raised(&self) -> bool {
        let mut stop = self;
        while let Stop(Some(flag)) = stop {
            if flag.looks.as_ref().is_some_and(Looks::is_the_last) {
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
    ///
    /// # Errors
    ///
    /// If the stop is raised.
    #[inline]
    pub fn check(&self) -> Result<(), Stopped> {
        if self.is_raised() { Err(Stopped) } else { Ok(()) }
    }
}

/// Counts how often work looks at its stop, and can raise it at one of these looks. With it, a test
/// stops the same work at the same place again and again.
///
/// ```
/// use ennead_stop::Looks;
///
/// let looks = Looks::until(3);
/// let stop = looks.stop();
/// assert_eq!([(); 4].map(|()| stop.is_raised()), [false, false, true, true]);
/// assert_eq!(looks.count(), 4);
/// ```
#[derive(Clone, Debug)]
pub struct Looks {
    count: Arc<AtomicU64>,
    last: u64,
}

impl Looks {
    /// Counts, and raises nothing.
    pub fn unlimited() -> Looks {
        Looks::until(u64::MAX)
    }

    /// Raises the stop when it is looked at for the `n`-th time, counted from 1.
    pub fn until(n: u64) -> Looks {
        Looks { count: Arc::default(), last: n }
    }

    /// A stop that is counted here. Looks at its children count as well.
    pub fn stop(&self) -> Stop {
        let (raised, parent) = (AtomicBool::new(false), Stop::never());
        Stop(Some(Arc::new(Flag { raised, parent, looks: Some(self.clone()) })))
    }

    /// How often its stops were looked at.
    pub fn count(&self) -> u64 {
        self.count.load(Ordering::Relaxed)
    }

    /// Counts a look; whether the stop is to be raised at it.
    fn is_the_last(&self) -> bool {
        self.count.fetch_add(1, Ordering::Relaxed) + 1 >= self.last
    }
}

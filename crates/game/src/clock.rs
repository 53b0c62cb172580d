//! The time played, computed from times that the caller gives.

/// A stopwatch that gets the time from its caller.
///
/// ```
/// use ennead_game::Clock;
///
/// let mut clock = Clock::default();
/// clock.start(1_000);
/// clock.pause(5_000);
/// clock.start(60_000);
/// assert_eq!(clock.elapsed(61_000), 5_000);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Clock {
    /// The milliseconds played before the clock was last started.
    before: u64,
    /// When it was last started, if it is running.
    since: Option<u64>,
}

impl Clock {
    /// A stopped clock that shows `elapsed` milliseconds.
    pub const fn stopped_at(elapsed: u64) -> Clock {
        Clock { before: elapsed, since: None }
    }

    /// Starts it, if it does not run.
    pub fn start(&mut self, now: u64) {
        self.since.get_or_insert(now);
    }

    /// Stops it, if it is running.
    pub fn pause(&mut self, now: u64) {
        *self = Clock::stopped_at(self.elapsed(now));
    }

    /// The milliseconds played up to `now`. A time before the start counts as the start.
    pub fn elapsed(&self, now: u64) -> u64 {
        let running = self.since.map_or(0, |since| now.saturating_sub(since));
        self.before.saturating_add(running)
    }
}

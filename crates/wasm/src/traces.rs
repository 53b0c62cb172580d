//! The latest traces: a page asks for one moment of a trace after the other.

use std::collections::VecDeque;

use ennead_api::engine::{Trace, TraceOf};
use ennead_api::{Stop, Stopped};

/// The largest number of events kept, about eight bytes each: both traces of a race.
const MOST_EVENTS: u64 = 2 * ennead_api::engine::MOST_EVENTS;

/// The latest traces, the newest last.
#[derive(Default)]
pub(crate) struct Traces(VecDeque<(TraceOf, Trace)>);

impl Traces {
    pub(crate) const fn new() -> Traces {
        Traces(VecDeque::new())
    }

    /// The trace of `search`: a kept one, or recorded now.
    pub(crate) fn trace(&mut self, search: TraceOf, stop: &Stop) -> Result<&Trace, Stopped> {
        let known = self.0.iter().position(|(other, _)| *other == search);
        let trace = match known.and_then(|at| self.0.remove(at)) {
            Some((_, trace)) => trace,
            None => Trace::record(&search, stop)?,
        };
        let mut events = trace.events();
        let fits = |(_, other): &&(TraceOf, Trace)| {
            events += other.events();
            events <= MOST_EVENTS
        };
        let fitting = self.0.iter().rev().take_while(fits).count();
        self.0.drain(..self.0.len() - fitting);
        self.0.push_back((search, trace));
        Ok(&self.0[fitting].1)
    }
}

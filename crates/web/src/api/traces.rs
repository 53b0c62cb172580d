//! The latest traces.
//!
//! A trace can have millions of events, and a page shows one at a time. So the trace is kept here,
//! in a cache bounded by the number of events, and the page asks for the state after event *n*, for
//! a few events around it, or for the next guess. A trace that has left the cache is recorded
//! again: the address contains puzzle and engine, and engines are deterministic.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use ennead_api::Refusal;
use ennead_api::address::Problem;
use ennead_api::engine::{Trace, TraceOf};
use tokio::sync::OnceCell;

use super::Api;

/// The largest number of events in the cache, about eight bytes each.
const CACHED_EVENTS: u64 = 20_000_000;

/// The largest number of traces in the cache.
const CACHED_TRACES: usize = 64;

/// The latest traces, the newest last.
#[derive(Default)]
pub(crate) struct Traces(Mutex<VecDeque<(TraceOf, Slot)>>);

/// A trace, or a place for one that is being recorded.
type Slot = Arc<OnceCell<Arc<Trace>>>;

impl Traces {
    /// The trace of `search`: from the cache, or recorded in a slot for long jobs.
    pub(super) async fn trace(&self, api: &Api, search: TraceOf) -> Result<Arc<Trace>, Problem> {
        let slot = self.slot(search);
        let known = slot.initialized();
        let made = slot.get_or_try_init(async || {
            let made = api.long.run(move |stop| Trace::record(&search, stop)).await?;
            Ok::<_, Problem>(Arc::new(made.map_err(Refusal::from)?))
        });
        let trace = made.await?.clone();
        if !known {
            trim(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner));
        }
        Ok(trace)
    }

    fn slot(&self, search: TraceOf) -> Slot {
        let mut cached = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = cached.iter().position(|(other, _)| *other == search);
        let entry = match known.and_then(|at| cached.remove(at)) {
            Some(entry) => entry,
            None => (search, Arc::default()),
        };
        let slot = entry.1.clone();
        cached.push_back(entry);
        trim(&mut cached);
        slot
    }
}

/// Drops the oldest traces while there are too many of them or of their events. The length of a
/// trace is unknown until it is recorded.
fn trim(cached: &mut VecDeque<(TraceOf, Slot)>) {
    let length = |slot: &OnceCell<Arc<Trace>>| slot.get().map_or(0, |it| it.events());
    let mut events: u64 = cached.iter().map(|(_, slot)| length(slot)).sum();
    while cached.len() > 1 && (events > CACHED_EVENTS || cached.len() > CACHED_TRACES) {
        let oldest = cached.pop_front();
        events -= oldest.map_or(0, |(_, slot)| length(&slot));
    }
}

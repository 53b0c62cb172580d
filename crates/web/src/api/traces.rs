//! The traces made lately.
//!
//! A trace can have millions of events, and a page shows one. So the whole is kept here, in a
//! cache bounded by the number of events, and the page asks for the state after event *n*, for
//! a few events around it, or for the next guess. A trace that fell out of the cache is made
//! again: the address says puzzle and engine, and engines always take the same steps.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use ennead_api::{Refusal, Trace, TraceOf};
use tokio::sync::OnceCell;

use super::{Api, Problem};

/// How many events the cache holds, about eight bytes each.
const CACHED_EVENTS: u64 = 20_000_000;

/// How many traces the cache holds.
const CACHED_TRACES: usize = 64;

/// The traces made lately, the latest last.
#[derive(Default)]
pub(crate) struct Traces(Mutex<VecDeque<(TraceOf, Slot)>>);

/// A trace, or the place where it is being made.
type Slot = Arc<OnceCell<Arc<Trace>>>;

impl Traces {
    /// The trace of `search`, made in the lane for long jobs unless it is there.
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

/// Forgets the oldest traces while there are too many, or too many events in them. A trace has
/// no length before it is made.
fn trim(cached: &mut VecDeque<(TraceOf, Slot)>) {
    let length = |slot: &OnceCell<Arc<Trace>>| slot.get().map_or(0, |it| it.events());
    let mut events: u64 = cached.iter().map(|(_, slot)| length(slot)).sum();
    while cached.len() > 1 && (events > CACHED_EVENTS || cached.len() > CACHED_TRACES) {
        let oldest = cached.pop_front();
        events -= oldest.map_or(0, |(_, slot)| length(&slot));
    }
}

//! Thinking: a few slots, a queue that is not endless, and an end to every job.
//!
//! Searching takes a core for as long as it takes, and the cores also answer everyone else. So
//! jobs run on threads of their own, no more at a time than there are slots; a slot is free
//! again when its job has ended, not when somebody stopped waiting for it. A client that comes
//! when the queue is full is refused at once, and a job ends early when its time is up or its
//! client is gone, at the next moment it looks at its [`Stop`].
//!
//! Jobs of different lengths have slots of their own (see `Api`): a client that asks for the next
//! hint does not wait until ten traces have been made.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use ennead_api::Stop;
use tokio::sync::Semaphore;

use crate::api::Problem;

/// How many long jobs may wait for a slot: fewer than there are connections, so that a
/// connection is always free to say that there are too many.
const MOST_WAITING: usize = crate::MOST_CONNECTIONS / 2;

/// How long a job may take, waiting included.
const LONGEST: Duration = Duration::from_secs(20);

/// The slots.
pub(crate) struct Work {
    slots: Arc<Semaphore>,
    waiting: AtomicUsize,
    most_waiting: usize,
}

/// Stops the work when dropped: the client's interest.
struct Interest(Stop);

impl Drop for Interest {
    fn drop(&mut self) {
        self.0.raise();
    }
}

impl Work {
    /// A slot for each core, for jobs so short that a crowd waits rather than being sent away.
    pub(crate) fn brief() -> Work {
        Work::with_slots(cores(), crate::MOST_CONNECTIONS)
    }

    /// A slot for each core, for jobs that may go on until their time is up.
    pub(crate) fn long() -> Work {
        Work::with_slots(cores(), MOST_WAITING)
    }

    fn with_slots(slots: usize, most_waiting: usize) -> Work {
        let slots = Arc::new(Semaphore::new(slots));
        Work { slots, waiting: AtomicUsize::new(0), most_waiting }
    }

    /// Runs `job` as soon as a slot is free.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        job: impl FnOnce(&Stop) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let queued = Queued::join(&self.waiting, self.most_waiting).ok_or(Problem::Busy)?;
        let stop = Stop::new();
        let interest = Interest(stop.clone());
        let answer = tokio::time::timeout(LONGEST, async {
            let slot = self.slots.clone().acquire_owned().await;
            let slot = slot.expect("the slots are never closed");
            drop(queued);
            let job = move || {
                let answer = job(&stop);
                drop(slot);
                answer
            };
            tokio::task::spawn_blocking(job).await
        });
        let answer = answer.await;
        drop(interest);
        match answer {
            Ok(Ok(answer)) => Ok(answer),
            Ok(Err(_)) => Err(Problem::Broken),
            Err(_) => Err(Problem::TooLong),
        }
    }
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, std::num::NonZero::get)
}

/// A place in the queue, left when dropped.
struct Queued<'a>(&'a AtomicUsize);

impl Queued<'_> {
    fn join(waiting: &AtomicUsize, most: usize) -> Option<Queued<'_>> {
        let queued = Queued(waiting);
        (waiting.fetch_add(1, Ordering::Relaxed) < most).then_some(queued)
    }
}

impl Drop for Queued<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

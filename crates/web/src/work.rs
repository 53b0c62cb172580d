//! Computing: a limited number of slots, a limited queue, and a time limit for every job.
//!
//! A search keeps a core busy until it ends, and the cores serve everyone. So jobs run on threads
//! of their own, at most one for each slot. A slot is free when its job has ended, not when its
//! client stopped waiting. If the queue is full, a client is refused at once. A job ends early, the
//! next time it looks at its [`Stop`], when its time is up or its client is gone.
//!
//! Short and long jobs have separate slots (see `Api`), so that a client that asks for a hint does
//! not have to wait for ten traces.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use ennead_api::Stop;
use ennead_api::address::Problem;
use tokio::sync::Semaphore;

/// The largest number of long jobs waiting for a slot. It is less than the number of connections,
/// so that a connection is always left on which to answer that too many are waiting.
const MOST_WAITING: usize = crate::MOST_CONNECTIONS / 2;

/// How long a job may take, including the wait.
const LONGEST: Duration = Duration::from_secs(20);

/// The slots.
pub(crate) struct Work {
    slots: Arc<Semaphore>,
    waiting: AtomicUsize,
    most_waiting: usize,
}

/// Stops the work when dropped, that is, when the client is gone.
struct Interest(Stop);

impl Drop for Interest {
    fn drop(&mut self) {
        self.0.raise();
    }
}

impl Work {
    /// A slot for each core, for jobs so short that many clients wait in turn and none is refused.
    pub(crate) fn brief() -> Work {
        Work::with_slots(cores(), crate::MOST_CONNECTIONS)
    }

    /// A slot for each core, for jobs that may run until their time is up.
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

/// A place in the queue, given up when dropped.
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

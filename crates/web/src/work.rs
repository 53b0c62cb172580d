//! Computing: a limited number of slots, a limited queue, and a time limit for every job.
//!
//! A search keeps a core busy until it ends, and the cores serve everyone. So jobs run on threads
//! of their own, at most one for each slot. A slot is free when its job has ended, not when its
//! client stopped waiting. If the queue is full, a client is refused at once. A job ends early, the
//! next time it looks at its [`Stop`], when its time is up or its client is gone.
//!
//! Short and long jobs have separate slots (see `Api`), so that a client that asks for a hint does
//! not have to wait for ten traces. What was weighed as short may still take long, if someone finds a
//! question for that. So a job keeps a short slot only for [`BRIEF`]; then it goes on without one, and
//! the next may begin.

use std::convert::Infallible;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use ennead_api::Stop;
use ennead_api::address::Problem;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// The largest number of long jobs waiting for a slot. It is less than the number of connections,
/// so that a connection is always left on which to answer that too many are waiting.
const MOST_WAITING: usize = crate::MOST_CONNECTIONS / 2;

/// How long a job may take, including the wait.
const LONGEST: Duration = Duration::from_secs(20);

/// How long a short job keeps its slot.
const BRIEF: Duration = Duration::from_millis(100);

/// The largest number of short jobs for each core that go on without a slot.
const MOST_OVERDUE: usize = 32;

/// The slots.
pub(crate) struct Work {
    slots: Arc<Semaphore>,
    waiting: AtomicUsize,
    most_waiting: usize,
    /// Places for jobs that have given up their slot, if they do so.
    overdue: Option<Arc<Semaphore>>,
}

/// The slot of a job, or its place among those that are overdue; given up when the job ends.
type Held = Arc<Mutex<Option<OwnedSemaphorePermit>>>;

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
        let overdue = Some(Arc::new(Semaphore::new(MOST_OVERDUE * cores())));
        Work { overdue, ..Work::with_slots(cores(), crate::MOST_CONNECTIONS) }
    }

    /// A slot for each core, for jobs that may run until their time is up.
    pub(crate) fn long() -> Work {
        Work::with_slots(cores(), MOST_WAITING)
    }

    fn with_slots(slots: usize, most_waiting: usize) -> Work {
        let slots = Arc::new(Semaphore::new(slots));
        Work { slots, waiting: AtomicUsize::new(0), most_waiting, overdue: None }
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
            let held = Held::new(Mutex::new(Some(slot)));
            let job = {
                let held = held.clone();
                move || {
                    let answer = job(&stop);
                    give_up(&held);
                    answer
                }
            };
            tokio::select! {
                answer = tokio::task::spawn_blocking(job) => answer,
                never = self.keep_brief(held) => match never {},
            }
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

impl Work {
    /// Takes the slot of a job that is overdue, once there is a place for it.
    async fn keep_brief(&self, held: Held) -> Infallible {
        if let Some(places) = &self.overdue {
            tokio::time::sleep(BRIEF).await;
            let place = places.clone().acquire_owned().await;
            let place = place.expect("the places are never closed");
            let mut held = held.lock().unwrap_or_else(PoisonError::into_inner);
            // The job may have ended meanwhile.
            if held.is_some() {
                *held = Some(place);
            }
        }
        std::future::pending().await
    }
}

fn give_up(held: &Held) {
    drop(held.lock().unwrap_or_else(PoisonError::into_inner).take());
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

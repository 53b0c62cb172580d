//! Jobs worked on by several threads: the one place where puzzles are shared out.
//!
//! One thread reads jobs, `threads` threads work on them, and the caller's thread takes the results
//! in order. Each job carries the sender of a channel for its one result, and the queue of
//! receivers *is* the order. Both queues are bounded, so memory is too, however many jobs there are.

use std::sync::mpsc::{self, Receiver, SyncSender};
use std::sync::{Arc, Mutex};
use std::thread;

/// Jobs waiting for each thread: enough to keep all threads busy while one job is slow.
const WAITING_PER_THREAD: usize = 4;

/// Calls `work` on every job and `take` on every result, in the order of `jobs`, until `take`
/// fails.
///
/// `worker` makes the state that each thread keeps from job to job. With one thread, everything is
/// done on the caller's thread.
///
/// # Errors
///
/// The first error of `take`; no job is begun after it.
pub fn in_order<J, R, W, E>(
    threads: usize,
    jobs: impl Iterator<Item = J> + Send,
    worker: impl Fn() -> W + Sync,
    work: impl Fn(&mut W, J) -> R + Sync,
    mut take: impl FnMut(R) -> Result<(), E>,
) -> Result<(), E>
where
    J: Send,
    R: Send,
{
    if threads <= 1 {
        let mut state = worker();
        return jobs.into_iter().try_for_each(|job| take(work(&mut state, job)));
    }
    let waiting = threads * WAITING_PER_THREAD;
    let (to_workers, from_reader) = mpsc::sync_channel::<(J, SyncSender<R>)>(waiting);
    let (to_caller, in_turn) = mpsc::sync_channel::<Receiver<R>>(waiting);
    let from_reader = Arc::new(Mutex::new(from_reader));
    thread::scope(|scope| {
        scope.spawn(move || {
            for job in jobs {
                let (result, turn) = mpsc::sync_channel(1);
                // A closed channel: the caller has stopped, or a worker has panicked.
                if to_caller.send(turn).is_err() || to_workers.send((job, result)).is_err() {
                    break;
                }
            }
        });
        for _ in 0..threads {
            let from_reader = Arc::clone(&from_reader);
            let (worker, work) = (&worker, &work);
            scope.spawn(move || {
                let mut state = worker();
                loop {
                    let next = from_reader.lock().expect("no thread panics at recv").recv();
                    let Ok((job, result)) = next else { break };
                    if result.send(work(&mut state, job)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(from_reader);
        // Returning drops `in_turn`: the reader's next send fails, then the workers' recv.
        in_turn
            .into_iter()
            .try_for_each(|turn| take(turn.recv().expect("every job has its result")))
    })
}

/// The results of all jobs, in order. `worker` makes what a thread keeps from job to job.
///
/// # Errors
///
/// The error of the first job that has one; jobs that have not begun then are left out.
pub fn each<J, R, W, E>(
    threads: usize,
    jobs: impl ExactSizeIterator<Item = J> + Send,
    worker: impl Fn() -> W + Sync,
    work: impl Fn(&mut W, J) -> Result<R, E> + Sync,
) -> Result<Vec<R>, E>
where
    J: Send,
    R: Send,
    E: Send,
{
    let (threads, mut done) = (threads.min(jobs.len()), Vec::new());
    in_order(threads, jobs, worker, work, |result| {
        done.push(result?);
        Ok(())
    })?;
    Ok(done)
}

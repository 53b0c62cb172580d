//! Work on numbered jobs, by several threads.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// The results of jobs 0 to `jobs` − 1, in order. `worker` makes what a thread keeps from job to job.
///
/// # Errors
///
/// The error of the first job that has one; jobs that have not begun then are left out.
pub(crate) fn each<W, R: Send, E: Send>(
    threads: usize,
    jobs: usize,
    worker: impl Fn() -> W + Sync,
    work: impl Fn(&mut W, usize) -> Result<R, E> + Sync,
) -> Result<Vec<R>, E> {
    let next = AtomicUsize::new(0);
    let member = || {
        let mut done = Vec::new();
        let mut state = None;
        loop {
            let job = next.fetch_add(1, Ordering::Relaxed);
            if job >= jobs {
                return done;
            }
            let result = work(state.get_or_insert_with(&worker), job);
            if result.is_err() {
                next.store(jobs, Ordering::Relaxed);
            }
            done.push((job, result));
        }
    };
    let mut done = if threads <= 1 {
        member()
    } else {
        thread::scope(|scope| {
            let crew: Vec<_> = (0..threads.min(jobs)).map(|_| scope.spawn(member)).collect();
            let mut done = Vec::new();
            for member in crew {
                done.extend(member.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
            }
            done
        })
    };
    done.sort_unstable_by_key(|(job, _)| *job);
    done.into_iter().map(|(_, result)| result).collect()
}

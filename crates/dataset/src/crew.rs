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
    worker: impl Fn() -> Result<W, E> + Sync,
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
            let state = match &mut state {
                Some(state) => Ok(state),
                None => worker().map(|made| state.insert(made)),
            };
            let result = state.and_then(|state| work(state, job));
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_in_the_order_of_the_jobs() {
        for threads in [1, 2, 5] {
            let squares = each(threads, 100, || Ok::<_, ()>(()), |(), job| Ok(job * job));
            assert!(squares.unwrap().into_iter().eq((0..100).map(|job| job * job)));
        }
    }

    #[test]
    fn an_error_ends_the_work() {
        for threads in [1, 3] {
            let result = each(
                threads,
                usize::MAX,
                || Ok(()),
                |(), job| if job == 10 { Err(job) } else { Ok(()) },
            );
            assert_eq!(result, Err(10));
        }
        let no_worker = each(2, 3, || Err::<(), _>("none"), |(), _| Ok(()));
        assert_eq!(no_worker, Err("none"));
    }
}

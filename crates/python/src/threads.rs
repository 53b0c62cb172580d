//! Threads that wait a while for more work when they are done, so that the next call finds what a
//! thread has kept for itself.

use std::process;
use std::sync::Mutex;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, ThreadId};
use std::time::Duration;

/// How long a thread waits for more work; then its memory goes back to the system.
const WAIT: Duration = Duration::from_secs(10);

type Job = Box<dyn FnOnce() + Send>;

/// The threads that wait.
struct Idle {
    /// A fork has none of its parent's threads, so a list made by another process is void.
    process: u32,
    threads: Vec<(ThreadId, Sender<Job>)>,
}

static IDLE: Mutex<Idle> = Mutex::new(Idle { process: 0, threads: Vec::new() });

fn idle<R>(look: impl FnOnce(&mut Vec<(ThreadId, Sender<Job>)>) -> R) -> R {
    let mut idle = IDLE.lock().expect("no thread panics with it");
    if idle.process != process::id() {
        *idle = Idle { process: process::id(), threads: Vec::new() };
    }
    look(&mut idle.threads)
}

/// Does the work on a thread that is waiting, or on a new one.
pub(crate) fn run(work: impl FnOnce() + Send + 'static) {
    let job: Job = Box::new(work);
    match idle(Vec::pop) {
        Some((_, thread)) => thread.send(job).expect("it waits for what was promised"),
        None => drop(thread::spawn(move || stay(job))),
    }
}

/// A thread does one job after another, until it has waited in vain.
fn stay(mut job: Job) {
    let (asks, jobs) = mpsc::channel();
    loop {
        job();
        idle(|threads| threads.push((thread::current().id(), asks.clone())));
        job = match jobs.recv_timeout(WAIT).ok().or_else(|| leave(&jobs)) {
            Some(job) => job,
            None => return,
        };
    }
}

/// Takes the thread off the list. If it is no longer there, a job has been promised.
fn leave(jobs: &Receiver<Job>) -> Option<Job> {
    let me = thread::current().id();
    let listed = idle(|threads| {
        let at = threads.iter().position(|(thread, _)| *thread == me);
        at.map(|at| threads.swap_remove(at)).is_some()
    });
    if listed { None } else { jobs.recv().ok() }
}

//! One question asked of many puzzles: pieces of rows handed to threads, columns put together.
//!
//! The threads own what they work on, and none of it is Python's: the caller's thread, without
//! the interpreter's lock, copies a piece at a time out of the caller's array and writes the
//! answers where they belong. So memory is the arrays and a few pieces, however many rows; and
//! an interrupt does not wait for a puzzle that takes seconds: the threads are left to end by
//! themselves.

use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use ennead::Givens;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;

use crate::columns::{Kind, Table};
use crate::input::{Fault, Piece, Rows};

/// How often Python is asked whether there is an interrupt.
const PATIENCE: Duration = Duration::from_millis(40);
/// Pieces that wait for each thread.
const WAITING_PER_THREAD: usize = 2;

/// What is asked of every puzzle.
pub(crate) trait Question: Send + Sync + 'static {
    /// What a thread keeps from piece to piece.
    type Worker;
    /// The columns of the answer.
    fn columns(&self) -> Vec<(&'static str, Kind)>;
    /// How many rows a thread takes at a time.
    fn piece(&self) -> usize;
    /// Makes what a thread keeps.
    fn worker(&self) -> Self::Worker;
    /// Answers the puzzles: `answers` has a row for each.
    fn answer(&self, worker: &mut Self::Worker, puzzles: &[Givens], answers: &mut Table);
}

/// What to do with a row that holds no puzzle.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Errors {
    /// Raise an exception at the first.
    Raise,
    /// Leave its answers empty.
    Null,
}

/// The answers about a piece, and which of its rows hold no puzzle.
struct Answered {
    place: Range<usize>,
    /// The rows that hold one, if not all do.
    readable: Option<Vec<usize>>,
    table: Table,
    fault: Option<(usize, Fault)>,
}

/// How many threads: what is asked for, else one for each core.
pub(crate) fn threads(asked: Option<usize>) -> usize {
    asked
        .unwrap_or_else(|| thread::available_parallelism().map_or(1, std::num::NonZero::get))
        .max(1)
}

/// Asks `question` of every row.
///
/// # Errors
///
/// An interrupt; and, with [`Errors::Raise`], the first row that holds no puzzle.
pub(crate) fn ask<Q: Question>(
    py: Python<'_>,
    rows: &Rows<'_>,
    question: Q,
    threads: usize,
    errors: Errors,
) -> PyResult<Table> {
    let total = rows.len();
    // Few rows are shared evenly.
    let size = question.piece().min(total.div_ceil(4 * threads)).max(1);
    let question = Arc::new(question);
    let mut table = Table::new(&question.columns(), total);
    let pieces = rows.pieces();
    py.detach(|| {
        let crew = Crew::hire(&question, threads.min(total.div_ceil(size)));
        let mut waiting = 0;
        let mut next = 0;
        let mut patience = Patience::new();
        let mut fault: Option<(usize, Fault)> = None;
        while next < total || waiting > 0 {
            while next < total && waiting < threads * (1 + WAITING_PER_THREAD) {
                let place = next..(next + size).min(total);
                next = place.end;
                crew.give(place.clone(), pieces.cut(place));
                waiting += 1;
            }
            if let Some(answered) = crew.take()? {
                waiting -= 1;
                match answered.fault {
                    Some((row, found)) if errors == Errors::Raise => {
                        let row = answered.place.start + row;
                        if fault.as_ref().is_none_or(|first| row < first.0) {
                            fault = Some((row, found));
                        }
                        // What was handed out before it may hold an earlier one.
                        next = total;
                    }
                    _ => table.put(answered.place, answered.readable.as_deref(), answered.table),
                }
            }
            patience.check()?;
        }
        match fault {
            Some((row, fault)) => Err(fault.raise(Some(row))),
            None => Ok(()),
        }
    })?;
    Ok(table)
}

/// Does something that may take long on another thread; an interrupt leaves it behind.
///
/// # Errors
///
/// An interrupt.
pub(crate) fn aside<R: Send + 'static>(
    py: Python<'_>,
    work: impl FnOnce(&AtomicBool) -> R + Send + 'static,
) -> PyResult<R> {
    py.detach(|| {
        let stop = Stop::default();
        let flag = Arc::clone(&stop.0);
        let (done, result) = mpsc::sync_channel(1);
        thread::spawn(move || {
            let result = catch_unwind(AssertUnwindSafe(|| work(&flag)));
            let _ = done.send(result);
        });
        let mut patience = Patience::new();
        loop {
            match result.recv_timeout(PATIENCE) {
                Ok(Ok(result)) => return Ok(result),
                Err(RecvTimeoutError::Timeout) => {}
                Ok(Err(_)) | Err(RecvTimeoutError::Disconnected) => return Err(broken()),
            }
            patience.check()?;
        }
    })
}

/// Tells the threads to end when it is dropped.
#[derive(Default)]
struct Stop(Arc<AtomicBool>);

impl Drop for Stop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Asks Python for interrupts, now and then.
struct Patience(Instant);

impl Patience {
    fn new() -> Patience {
        Patience(Instant::now())
    }

    fn check(&mut self) -> PyResult<()> {
        if self.0.elapsed() < PATIENCE {
            return Ok(());
        }
        self.0 = Instant::now();
        Python::attach(|py| py.check_signals())
    }
}

type Job = (Range<usize>, Piece);

/// The threads, which end when it is dropped.
struct Crew {
    jobs: mpsc::Sender<Job>,
    answers: mpsc::Receiver<thread::Result<Answered>>,
    _stop: Stop,
}

impl Crew {
    fn hire<Q: Question>(question: &Arc<Q>, threads: usize) -> Crew {
        let (jobs, to_do) = mpsc::channel::<Job>();
        let (done, answers) = mpsc::channel();
        let to_do = Arc::new(Mutex::new(to_do));
        let stop = Stop::default();
        for _ in 0..threads {
            let (question, to_do, done) = (Arc::clone(question), Arc::clone(&to_do), done.clone());
            let stopped = Arc::clone(&stop.0);
            thread::spawn(move || {
                let mut worker = None;
                loop {
                    let next = to_do.lock().expect("no thread panics at recv").recv();
                    let Ok((place, piece)) = next else { break };
                    if stopped.load(Ordering::Relaxed) {
                        break;
                    }
                    let answered = catch_unwind(AssertUnwindSafe(|| {
                        let worker = worker.get_or_insert_with(|| question.worker());
                        answer(&*question, worker, place, piece)
                    }));
                    if done.send(answered).is_err() {
                        break;
                    }
                }
            });
        }
        Crew { jobs, answers, _stop: stop }
    }

    fn give(&self, place: Range<usize>, piece: Piece) {
        // If nobody takes it any more, `take` says so.
        let _ = self.jobs.send((place, piece));
    }

    /// The next answer, if there is one soon.
    fn take(&self) -> PyResult<Option<Answered>> {
        match self.answers.recv_timeout(PATIENCE) {
            Ok(Ok(answered)) => Ok(Some(answered)),
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Ok(Err(_)) | Err(RecvTimeoutError::Disconnected) => Err(broken()),
        }
    }
}

fn answer<Q: Question>(
    question: &Q,
    worker: &mut Q::Worker,
    place: Range<usize>,
    piece: Piece,
) -> Answered {
    let mut puzzles = Vec::with_capacity(place.len());
    let mut readable = Vec::new();
    let mut fault = None;
    piece.read(|row, puzzle| match puzzle {
        Ok(givens) => {
            if fault.is_some() {
                readable.push(row);
            }
            puzzles.push(givens);
        }
        Err(found) => {
            if fault.is_none() {
                readable = (0..row).collect();
                fault = Some((row, found));
            }
        }
    });
    let mut table = Table::new(&question.columns(), puzzles.len());
    question.answer(worker, &puzzles, &mut table);
    Answered { place, readable: fault.is_some().then_some(readable), table, fault }
}

fn broken() -> PyErr {
    PyRuntimeError::new_err("a thread of ennead broke down; that is a bug")
}

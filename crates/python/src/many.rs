//! One question asked of many puzzles, on many threads.
//!
//! Each thread reads rows of the caller's array and writes the answers to the same rows of the
//! table that is returned. Nothing is copied, and hardly any memory is needed beside these arrays.
//! An interrupt must not wait for a puzzle that takes seconds. If a question ends as soon as it is
//! stopped, it is answered on the threads of the call. Other questions are answered [aside](Aside),
//! on a thread that owns its data and can be left to end by itself.

use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use ennead::Givens;
use ennead_api::puzzle::Ruled;
use ennead_api::{Asker, Refusal, Stop};
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;

use crate::columns::{Kind, Table};
use crate::errors::{Fault, warn_of_ignored};
use crate::input::{Puzzle, Rows, Taken, View};
use crate::language::english;
use crate::part::Part;
use crate::threads;

/// How often Python is asked whether there is an interrupt.
const PATIENCE: Duration = Duration::from_millis(40);
/// How often a thread that waits for answers checks whether they are still wanted.
const GLANCE: Duration = Duration::from_millis(10);

/// A question that is asked of every puzzle.
pub(crate) trait Question: Send + Sync + 'static {
    /// What a thread keeps from piece to piece.
    type Worker;
    /// Whether [`Question::answer`] returns within a few hundredths of a second after `stop` is
    /// raised, whatever the puzzles are.
    const HEEDS_STOP: bool = false;
    /// The columns of the answer.
    fn columns(&self) -> Vec<(&'static str, Kind)>;
    /// How many rows a thread takes at a time.
    fn piece(&self) -> usize {
        64
    }
    /// Makes what a thread keeps.
    fn worker(&self) -> Self::Worker;
    /// Answers the question for each of these puzzles; once `stop` is raised, the answers are not
    /// wanted any more.
    fn answer(
        &self,
        worker: &mut Self::Worker,
        puzzles: &[Givens],
        answers: &mut Part<'_>,
        stop: &Stop,
    );
    /// Answers the question for one puzzle with rules, or on another board: question number 0. Only
    /// functions that take those are asked.
    ///
    /// # Errors
    ///
    /// If there is no answer.
    fn answer_ruled(
        &self,
        _puzzle: &Ruled,
        _answers: &mut Part<'_>,
        _asker: &Asker,
    ) -> Result<(), Refusal> {
        unreachable!("only classic puzzles are taken")
    }
}

/// What to do with a row that is not a puzzle.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Errors {
    /// Raise an exception for the first.
    Raise,
    /// Leave its answers empty.
    Null,
}

/// The puzzles with their positions, until `stop` is raised.
pub(crate) fn unless<'a>(
    stop: &'a Stop,
    puzzles: &'a [Givens],
) -> impl Iterator<Item = (usize, &'a Givens)> {
    puzzles.iter().enumerate().take_while(|_| !stop.is_raised())
}

/// How many threads: as many as asked for, or else one for each core.
pub(crate) fn threads(asked: Option<usize>) -> usize {
    asked
        .unwrap_or_else(|| thread::available_parallelism().map_or(1, std::num::NonZero::get))
        .max(1)
}

/// Asks `question` of every row. Warns of what was left out.
///
/// # Errors
///
/// An interrupt; with [`Errors::Raise`], also the first row that is not a puzzle the function takes.
pub(crate) fn ask<Q: Question>(
    py: Python<'_>,
    rows: &Rows<'_>,
    taken: &Taken,
    question: Q,
    threads: usize,
    errors: Errors,
) -> PyResult<Table> {
    let total = rows.len();
    // A few rows are divided evenly.
    let size = question.piece().min(total.div_ceil(4 * threads)).max(1);
    let mut table = Table::with_arrays(py, &question.columns(), total);
    let mut arrays = table.arrays(py);
    let work = Work {
        question: Arc::new(question),
        rows: rows.view(),
        taken,
        pieces: Mutex::new(Pieces { next: 0, total, size, rest: table.part(&mut arrays) }),
        errors,
        fault: Mutex::new(None),
        ignored: Mutex::default(),
        interest: Interest::default(),
    };
    let mut ignored = py.detach(move || {
        thread::scope(|scope| {
            // Nothing is ever sent; the channel closes when the last thread ends.
            let (at_work, all) = mpsc::channel::<()>();
            let hire = |_| {
                let (work, at_work) = (&work, at_work.clone());
                scope.spawn(move || {
                    let _at_work = at_work;
                    work.run()
                })
            };
            let crew: Vec<_> = (0..threads.min(total.div_ceil(size))).map(hire).collect();
            drop(at_work);
            let mut patience = Patience::new();
            while all.recv_timeout(PATIENCE) == Err(RecvTimeoutError::Timeout) {
                patience.check().inspect_err(|_| work.interest.0.raise())?;
            }
            let mut ended = crew.into_iter().map(|thread| thread.join().unwrap_or(Err(Broken)));
            ended.try_for_each(|ended| ended).map_err(|Broken| broken())
        })?;
        match work.fault.into_inner().expect("no thread panics with it") {
            Some((row, fault)) => Err(fault.raise(Some(row))),
            None => Ok(work.ignored.into_inner().expect("no thread panics with it")),
        }
    })?;
    ignored.sort_unstable();
    for (row, sentence) in ignored {
        warn_of_ignored(py, Some(row), &sentence)?;
    }
    Ok(table)
}

/// What the threads share.
struct Work<'a, Q> {
    question: Arc<Q>,
    rows: View<'a>,
    taken: &'a Taken,
    pieces: Mutex<Pieces<'a>>,
    errors: Errors,
    /// The first row so far that is not a puzzle, if that is an error.
    fault: Mutex<Option<(usize, Fault)>>,
    /// What was left out of which rows, in sentences.
    ignored: Mutex<Vec<(usize, String)>>,
    interest: Interest,
}

/// The rows that no thread has taken yet.
struct Pieces<'a> {
    next: usize,
    total: usize,
    size: usize,
    rest: Part<'a>,
}

/// The classic puzzles of some rows.
#[derive(Default)]
struct Batch {
    puzzles: Vec<Givens>,
    /// Their rows, unless they are all.
    rows: Option<Vec<usize>>,
}

impl Batch {
    fn push(&mut self, row: usize, puzzle: Givens) {
        self.puzzles.push(puzzle);
        if let Some(rows) = &mut self.rows {
            rows.push(row);
        }
    }

    /// Row `row` has none; the rows before it are there.
    fn skip(&mut self, row: usize) {
        self.rows.get_or_insert_with(|| (0..row).collect());
    }

    fn clear(&mut self) {
        self.puzzles.clear();
        self.rows = None;
    }
}

/// A thread panicked.
struct Broken;

impl<'a, Q: Question> Work<'a, Q> {
    /// The work of one thread.
    fn run(&self) -> Result<(), Broken> {
        let mut worker = None;
        let mut aside = None;
        let mut batch = Batch::default();
        while let Some((place, mut answers)) = self.take() {
            self.read(place, &mut batch, &mut answers);
            answers.about(batch.rows.take());
            if Q::HEEDS_STOP {
                let worker = worker.get_or_insert_with(|| self.question.worker());
                self.question.answer(worker, &batch.puzzles, &mut answers, &self.interest.0);
            } else {
                let aside =
                    aside.get_or_insert_with(|| Aside::new(&self.question, &self.interest.0));
                let answered = aside.answer(&batch.puzzles, &mut answers);
                answered.inspect_err(|_| self.interest.0.raise())?;
            }
        }
        Ok(())
    }

    /// The next rows, and where their answers go.
    fn take(&self) -> Option<(Range<usize>, Part<'a>)> {
        let mut pieces = self.pieces.lock().expect("no thread panics with it");
        let place = pieces.next..pieces.total.min(pieces.next + pieces.size);
        if place.is_empty() || self.interest.0.is_raised() {
            return None;
        }
        pieces.next = place.end;
        let answers = pieces.rest.split_off(place.len());
        Some((place, answers))
    }

    /// Reads the classic puzzles of these rows, and answers about the others. If a row is not a puzzle,
    /// either its answers stay empty or nothing more is answered.
    fn read(&self, place: Range<usize>, batch: &mut Batch, answers: &mut Part<'_>) {
        batch.clear();
        let start = place.start;
        let mut row = 0;
        let mut first = None;
        self.rows.read(place, self.taken, |puzzle| {
            let fault = match puzzle {
                Ok(Puzzle::Classic(givens)) => {
                    batch.push(row, givens);
                    None
                }
                Ok(Puzzle::Ruled(puzzle)) => {
                    batch.skip(row);
                    answers.about(Some(vec![row]));
                    self.answer_ruled(start + row, &puzzle, answers).err()
                }
                Err(fault) => {
                    batch.skip(row);
                    Some(fault)
                }
            };
            if first.is_none() {
                first = fault.map(|fault| (start + row, fault));
            }
            row += 1;
        });
        if let Some((row, fault)) = first.filter(|_| self.errors == Errors::Raise) {
            batch.clear();
            batch.skip(0);
            self.fail(row, fault);
        }
    }

    /// Answers about the puzzle of row `row`, which has rules or is on another board.
    fn answer_ruled(
        &self,
        row: usize,
        puzzle: &Ruled,
        answers: &mut Part<'_>,
    ) -> Result<(), Fault> {
        let asker = Asker { stop: &self.interest.0, ..Asker::patient(english()) };
        match self.question.answer_ruled(puzzle, answers, &asker) {
            Ok(()) => {
                if let Some(sentence) = puzzle.reading_note(&asker) {
                    self.ignored.lock().expect("no thread panics with it").push((row, sentence));
                }
                Ok(())
            }
            Err(Refusal::Stopped) => Ok(()),
            Err(refusal) => Err(Fault::Text(refusal)),
        }
    }

    /// Ends the work because of a row that is not a puzzle. An earlier piece may also have such a row, so
    /// other threads finish the pieces they have.
    fn fail(&self, row: usize, fault: Fault) {
        let mut pieces = self.pieces.lock().expect("no thread panics with it");
        pieces.next = pieces.total;
        let mut known = self.fault.lock().expect("no thread panics with it");
        if known.as_ref().is_none_or(|(earlier, _)| row < *earlier) {
            *known = Some((row, fault));
        }
    }
}

/// A thread for questions that may end late after a stop. It owns all its data, so it can be left
/// behind.
struct Aside {
    questions: mpsc::Sender<Vec<Givens>>,
    answers: mpsc::Receiver<Table>,
    stop: Stop,
}

impl Aside {
    fn new<Q: Question>(question: &Arc<Q>, stop: &Stop) -> Aside {
        let (questions, asked) = mpsc::channel::<Vec<Givens>>();
        let (answered, answers) = mpsc::channel();
        let question = Arc::clone(question);
        let stopped = stop.clone();
        threads::run(move || {
            let mut worker = question.worker();
            for puzzles in asked {
                let mut table = Table::new(&question.columns(), puzzles.len());
                question.answer(&mut worker, &puzzles, &mut table.part(&mut []), &stopped);
                if answered.send(table).is_err() {
                    break;
                }
            }
        });
        Aside { questions, answers, stop: stop.clone() }
    }

    fn answer(&self, puzzles: &[Givens], answers: &mut Part<'_>) -> Result<(), Broken> {
        self.questions.send(puzzles.to_vec()).map_err(|_| Broken)?;
        loop {
            match self.answers.recv_timeout(GLANCE) {
                Ok(mut table) => {
                    answers.take(table.part(&mut []));
                    return Ok(());
                }
                Err(RecvTimeoutError::Timeout) if self.stop.is_raised() => {
                    return Ok(());
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Err(Broken),
            }
        }
    }
}

/// Does work that may take long on another thread. After an interrupt its stop is raised, and it is
/// no longer waited for.
///
/// # Errors
///
/// An interrupt.
pub(crate) fn aside<R: Send + 'static>(
    py: Python<'_>,
    work: impl FnOnce(&Stop) -> R + Send + 'static,
) -> PyResult<R> {
    py.detach(|| {
        let interest = Interest::default();
        let stop = interest.0.clone();
        let (done, result) = mpsc::sync_channel(1);
        threads::run(move || {
            let result = catch_unwind(AssertUnwindSafe(|| work(&stop)));
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

/// Ends the work when it is dropped.
struct Interest(Stop);

impl Default for Interest {
    fn default() -> Interest {
        Interest(Stop::new())
    }
}

impl Drop for Interest {
    fn drop(&mut self) {
        self.0.raise();
    }
}

/// Asks Python now and then whether there is an interrupt.
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

fn broken() -> PyErr {
    PyRuntimeError::new_err("a thread of ennead broke down; that is a bug")
}

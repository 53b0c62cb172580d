//! Bulk work: every puzzle of every input, distributed over threads, printed in order.
//!
//! The work is distributed by [`crew::in_order`].

use std::cell::RefCell;
use std::io::{self, BufWriter, StdoutLock, Write};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::{Context, bail};
use ennead::{Clues, Sheet};
use ennead_api::puzzle::{Asked, Ruled, clues_of};
use ennead_dataset::crew;

use crate::app::{App, Status};
use crate::args::Bulk;
use crate::buffer::Buffer;
use crate::input::{Chunk, Chunks, InputError, Item};
use crate::part::Start;
use crate::progress::Progress;

/// The result of a chunk.
#[derive(Default)]
pub(crate) struct Answered {
    /// The number of puzzles read.
    pub(crate) puzzles: u64,
    /// The greatest exit status of their answers.
    pub(crate) status: Status,
    /// What could not be read.
    pub(crate) errors: Vec<Arc<InputError>>,
}

/// Does `work` on every chunk and prints what it writes, in order. Reports what could not be read,
/// and shows the progress. The status is the greatest of all.
///
/// # Errors
///
/// If standard output cannot be written to.
pub(crate) fn each_chunk(
    app: &App,
    chunks: Chunks,
    threads: usize,
    work: impl Fn(&Chunk, &mut Vec<u8>) -> anyhow::Result<Answered> + Sync,
) -> anyhow::Result<Status> {
    each_chunk_by(app, chunks, threads, || (), |(), chunk, text| work(chunk, text))
}

/// The same with `worker`, which makes the state that a thread keeps from chunk to chunk.
///
/// # Errors
///
/// As [`each_chunk`].
pub(crate) fn each_chunk_by<W>(
    app: &App,
    chunks: Chunks,
    threads: usize,
    worker: impl Fn() -> W + Sync,
    work: impl Fn(&mut W, &Chunk, &mut Vec<u8>) -> anyhow::Result<Answered> + Sync,
) -> anyhow::Result<Status> {
    let printer = Printer::new(app, chunks.bytes, "")?;
    let hire = || -> Worker<'_, Chunk> {
        let (mut state, work) = (worker(), &work);
        Box::new(move |chunk| {
            let mut text = Buffer::new();
            Ok(Done { answered: work(&mut state, &chunk, &mut text)?, text, chunk })
        })
    };
    printer.print(threads, chunks, &hire)
}

/// The work of one thread. Its type is erased, so that threads and queues are compiled once, not for
/// every command.
type Worker<'a, J> = Box<dyn FnMut(J) -> anyhow::Result<Done> + 'a>;

/// The result of a chunk, and the text to print.
struct Done {
    answered: Answered,
    text: Buffer,
    chunk: Chunk,
}

/// Prints results in order, and the progress.
struct Printer<'a> {
    app: &'a App,
    progress: Progress,
    out: BufWriter<StdoutLock<'static>>,
}

impl<'a> Printer<'a> {
    /// Prints `head`; `bytes` is the size of the input, if it is known.
    fn new(app: &'a App, bytes: Option<u64>, head: &str) -> io::Result<Printer<'a>> {
        let progress = Progress::beside_results(app, bytes, app.words.say("progress-puzzles"));
        let mut out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
        out.write_all(head.as_bytes())?;
        out.flush()?;
        Ok(Printer { app, progress, out })
    }

    /// Prints what the workers make of the jobs.
    fn print<'w, J: Send>(
        mut self,
        threads: usize,
        jobs: impl Iterator<Item = J> + Send,
        hire: &(dyn Fn() -> Worker<'w, J> + Sync),
    ) -> anyhow::Result<Status> {
        let mut status = Status::Good;
        let jobs = jobs.take_while(|_| !self.app.stop.is_raised());
        let work = |worker: &mut Worker<'w, J>, job| worker(job);
        crew::in_order(threads, jobs, hire, work, |done| -> anyhow::Result<()> {
            let Done { answered, text, chunk } = done?;
            self.progress.suspend(|| self.out.write_all(&text))?;
            // Show what is known before waiting for more: the input may be a slow pipe.
            self.out.flush()?;
            self.progress.advance(chunk.bytes, answered.puzzles);
            status = status.max(report(self.app, &chunk.source, &answered, &self.progress));
            Ok(())
        })?;
        self.app.stop.check()?;
        Ok(status)
    }
}

/// How a command that answers every puzzle prints its results.
pub(crate) struct Shape {
    /// What precedes the results: whole lines.
    pub(crate) head: String,
    /// Whether each result is one line.
    pub(crate) in_lines: bool,
    /// The number of lines of input in a job, for commands that take long for a puzzle.
    pub(crate) pieces: Option<usize>,
    /// Whether the results include the puzzle's number in the input.
    pub(crate) numbered: bool,
    /// Whether a puzzle has the same result each time, and nothing else is written for it.
    pub(crate) repeatable: bool,
    /// Whether nothing is printed for a puzzle, so that progress is shown on a terminal too.
    pub(crate) silent: bool,
}

impl Shape {
    /// One line for each puzzle if `in_lines`, else longer results; no head.
    pub(crate) fn lines(in_lines: bool) -> Shape {
        Shape {
            head: String::new(),
            in_lines,
            pieces: None,
            numbered: false,
            repeatable: true,
            silent: false,
        }
    }
}

/// A chunk of the part of the work to be done.
pub(crate) struct Job {
    pub(crate) chunk: Chunk,
    /// The number of its first puzzle in the whole input, from 1, if it is asked for.
    first: u64,
    /// How many of its puzzles have results already.
    done: u64,
    /// The last result printed, if it is that of a puzzle of this chunk.
    last: Option<Vec<u8>>,
}

impl Job {
    /// Puts the puzzles to answer in `puzzles`. Returns the number of the first, and an answer that
    /// contains the unreadable ones. If the [last result](Job::last) is among those printed, its puzzle
    /// comes first.
    pub(crate) fn read(&self, puzzles: &mut Puzzles) -> (u64, Answered) {
        puzzles.asked.clear();
        let done = self.done as usize - usize::from(self.last.is_some());
        let answered = match self.chunk.is_for_every_core() {
            true => {
                puzzles.clues.clear();
                let answered = read_asked(&self.chunk, &mut puzzles.asked);
                puzzles.asked.drain(..done);
                answered
            }
            false => {
                let answered = read(&self.chunk, &mut puzzles.clues);
                puzzles.clues.drain(..done);
                answered
            }
        };
        (self.first + done as u64, answered)
    }
}

/// The error if the file to resume from has another last result than this run gives.
pub(crate) fn demand_same(app: &App, last: &[u8], again: &[u8]) -> anyhow::Result<()> {
    if last != again {
        bail!(app.words.say("resume-other-result"));
    }
    Ok(())
}

/// The puzzles of a job.
#[derive(Default)]
pub(crate) struct Puzzles {
    /// Those of a list of classic puzzles, as the engines take many at once.
    pub(crate) clues: Vec<Clues>,
    /// Those of any other list.
    pub(crate) asked: Vec<Arc<Asked>>,
}

/// The remaining work.
pub(crate) struct Left<'a> {
    /// What to print first.
    pub(crate) head: String,
    /// The jobs.
    pub(crate) jobs: Box<dyn Iterator<Item = Job> + Send>,
    /// Results printed already whose puzzles have not been read yet.
    pub(crate) missing: Missing<'a>,
}

/// Results of an earlier run whose puzzles have not been read.
pub(crate) struct Missing<'a> {
    app: &'a App,
    file: Option<&'a Path>,
    results: Arc<AtomicU64>,
}

impl Missing<'_> {
    /// The status of a run when all jobs are done. Complains if results are left over: the file to
    /// resume from belongs to another run.
    pub(crate) fn status(&self, status: Status) -> Status {
        match self.file {
            Some(file) if self.results.load(Ordering::Relaxed) > 0 => {
                let args = [("file", file.display().to_string().into())];
                self.app.complain(&self.app.words.say_with("resume-too-long", &args));
                Status::Unreadable
            }
            _ => status,
        }
    }
}

/// Puzzles answered together.
pub(crate) struct Batch<'a> {
    /// The name of their source.
    pub(crate) source: &'a str,
    /// The number of the first in the whole input, from 1, if it is asked for.
    pub(crate) first: u64,
    /// The puzzles, if it is a list of classic ones.
    pub(crate) puzzles: &'a [Clues],
    /// The puzzles of any other list.
    pub(crate) asked: &'a [Arc<Asked>],
}

impl Batch<'_> {
    /// Hands each puzzle to `classic` or to `ruled`, in order. The status is the greatest of all.
    pub(crate) fn each(
        &self,
        mut classic: impl FnMut(&Clues) -> anyhow::Result<Status>,
        mut ruled: impl FnMut(&Ruled) -> anyhow::Result<Status>,
    ) -> anyhow::Result<Status> {
        let mut status = Status::Good;
        for clues in self.puzzles {
            status = status.max(classic(clues)?);
        }
        for asked in self.asked {
            status = status.max(match &**asked {
                Asked::Classic(sheet) => classic(&clues_of(sheet))?,
                Asked::Ruled(puzzle) => ruled(puzzle)?,
            });
        }
        Ok(status)
    }
}

/// A command's work on the selected part of the input.
pub(crate) struct Run<'a> {
    pub(crate) app: &'a App,
    pub(crate) chunks: Chunks,
    pub(crate) bulk: &'a Bulk,
    pub(crate) shape: Shape,
}

impl<'a> Run<'a> {
    /// Answers every batch, on all threads, and prints the answers in order, as [`each_chunk`]
    /// does. `worker` makes the state that a thread keeps from batch to batch.
    ///
    /// # Errors
    ///
    /// As [`Run::left`]; and if standard output cannot be written to.
    pub(crate) fn answer<W>(
        self,
        worker: impl Fn() -> W + Sync,
        work: impl Fn(&mut W, Batch<'_>, &mut Vec<u8>) -> anyhow::Result<Status> + Sync,
    ) -> anyhow::Result<Status> {
        let (app, bytes, threads) = (self.app, self.chunks.bytes, self.bulk.threads.count());
        let silent = self.shape.silent;
        let Left { head, jobs, missing } = self.left()?;
        let mut printer = Printer::new(app, bytes, &head)?;
        if silent {
            printer.progress = Progress::bytes(app, bytes, app.words.say("progress-puzzles"));
        }
        let hire = || -> Worker<'_, Job> {
            let (mut state, mut read, work) = (worker(), Puzzles::default(), &work);
            Box::new(move |job| {
                let mut text = Buffer::new();
                let (mut first, mut answered) = job.read(&mut read);
                let (mut puzzles, mut asked) = (&*read.clues, &*read.asked);
                if let Some(last) = &job.last {
                    let (again, more) = puzzles.split_at(puzzles.len().min(1));
                    let (asked_again, more_asked) = asked.split_at(asked.len().min(1));
                    let (source, it) = (&*job.chunk.source, asked_again);
                    let batch = Batch { source, first, puzzles: again, asked: it };
                    let mut text = Buffer::new();
                    work(&mut state, batch, &mut text)?;
                    demand_same(app, last, &text)?;
                    (first, puzzles, asked) = (first + 1, more, more_asked);
                }
                let batch = Batch { source: &job.chunk.source, first, puzzles, asked };
                answered.status = work(&mut state, batch, &mut text)?;
                Ok(Done { answered, text, chunk: job.chunk })
            })
        };
        let status = printer.print(threads, jobs, &hire)?;
        Ok(missing.status(status))
    }

    /// [`Run::answer`], one puzzle at a time; `ruled` takes those with rules or on another board.
    pub(crate) fn each_puzzle(
        self,
        classic: impl Fn(&Clues, &mut dyn Write) -> anyhow::Result<Status> + Sync,
        ruled: impl Fn(&Ruled, &mut dyn Write) -> anyhow::Result<Status> + Sync,
    ) -> anyhow::Result<Status> {
        self.answer(
            || (),
            |(), batch, out| {
                let out = RefCell::new(out);
                batch.each(
                    |clues| classic(clues, *out.borrow_mut()),
                    |puzzle| ruled(puzzle, *out.borrow_mut()),
                )
            },
        )
    }

    /// The same for a command that takes classic puzzles only.
    pub(crate) fn each_classic(
        self,
        work: impl Fn(&Clues, &mut dyn Write) -> anyhow::Result<Status> + Sync,
    ) -> anyhow::Result<Status> {
        self.each_puzzle(work, |_, _| unreachable!("the chunks are for the classic core"))
    }

    /// The remaining work.
    ///
    /// # Errors
    ///
    /// If the chunks cannot be divided into shards, or there is nothing to resume from.
    pub(crate) fn left(self) -> anyhow::Result<Left<'a>> {
        let Run { app, mut chunks, bulk: Bulk { part, .. }, shape } = self;
        let Start { head, mut done, last } = part.start(app, shape.head, shape.in_lines)?;
        if let Some(shard) = part.shard {
            chunks = chunks.shard(shard).with_context(|| app.words.say("shard-of-files"))?;
        }
        if let Some(lines) = shape.pieces {
            chunks = chunks.in_pieces(lines);
        }
        let results = Arc::new(AtomicU64::new(done));
        let missing = Missing { app, file: part.resume.as_deref(), results: Arc::clone(&results) };
        let mut first = 1;
        let mut last = Some(last).filter(|last| !last.is_empty() && shape.repeatable);
        let jobs = Box::new(chunks.filter_map(move |chunk| {
            let counts = shape.numbered || done > 0 && !chunk.outside;
            let puzzles = if counts { chunk.puzzles() } else { 0 };
            let mut job = Job { chunk, first, done: 0, last: None };
            first += puzzles;
            if job.chunk.outside {
                return None;
            }
            job.done = done.min(puzzles);
            done -= job.done;
            if done == 0 && job.done > 0 {
                job.last = last.take();
            }
            results.store(done, Ordering::Relaxed);
            Some(job)
        }));
        Ok(Left { head, jobs, missing })
    }
}

/// [`each_chunk`], one sheet at a time, with placements and pencil marks.
pub(crate) fn each_sheet(
    app: &App,
    chunks: Chunks,
    threads: usize,
    work: impl Fn(&Sheet, &mut dyn Write) -> anyhow::Result<Status> + Sync,
) -> anyhow::Result<Status> {
    each_chunk(app, chunks, threads, |chunk, out| {
        let mut answered = Answered::default();
        let mut sheets = Vec::new();
        chunk.sheets(|item| match item {
            Item::Puzzle(sheet) => sheets.push(sheet),
            Item::Error(error) => answered.errors.push(error),
        });
        answered.puzzles = sheets.len() as u64;
        for sheet in &sheets {
            answered.status = answered.status.max(work(sheet, out)?);
        }
        Ok(answered)
    })
}

/// Puts the puzzles of a chunk in `puzzles`. Returns an answer with their number and what was
/// unreadable.
pub(crate) fn read(chunk: &Chunk, puzzles: &mut Vec<Clues>) -> Answered {
    puzzles.clear();
    let mut errors = Vec::new();
    chunk.clues(puzzles, &mut errors);
    Answered { puzzles: puzzles.len() as u64, status: Status::Good, errors }
}

/// Puts the puzzles of a chunk in `puzzles`, for whichever core.
fn read_asked(chunk: &Chunk, puzzles: &mut Vec<Arc<Asked>>) -> Answered {
    let mut errors = Vec::new();
    chunk.asked(|item| match item {
        Item::Puzzle(asked) => puzzles.push(asked),
        Item::Error(error) => errors.push(error),
    });
    Answered { puzzles: puzzles.len() as u64, status: Status::Good, errors }
}

/// Reports what could not be read of `source`; returns the status.
pub(crate) fn report(app: &App, source: &str, answered: &Answered, progress: &Progress) -> Status {
    for error in &answered.errors {
        if app.may_complain() {
            progress.suspend(|| error.report(app, source));
        }
    }
    answered.errors.iter().fold(answered.status, |status, error| status.max(error.status()))
}

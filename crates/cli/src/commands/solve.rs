//! `ennead solve`: solutions and verdict.

use std::io::{self, BufRead, BufWriter, IsTerminal, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::bail;
use clap::{Args, ValueEnum};
use ennead::engine::Stop;
use ennead::engine::batch::{self, Answer};
use ennead::engine::{Engine, NO_LIMIT, Observer, fast, singles};
use ennead::{Givens, Puzzle, Solution, Verdict, format, some_solution};

use crate::app::{App, Status};
use crate::args::{Bulk, Inputs};
use crate::bulk::{self, Left, Shape};
use crate::input::{Chunks, Source};
use crate::output::{Drawn, Work};
use crate::progress::Progress;
use crate::table::{self, Fields, Kind};
use crate::trace_file::{Traced, Tracer};

#[derive(Args)]
pub(crate) struct SolveArgs {
    #[command(flatten)]
    inputs: Inputs,
    #[arg(long, value_name = "NAME", value_parser = engine_name)]
    engine: Option<&'static dyn Engine>,
    #[arg(long, value_name = "N", default_value_t = 2)]
    limit: u64,
    #[arg(long, conflicts_with = "limit")]
    all: bool,
    #[arg(long, conflicts_with_all = ["format", "trace", "stats"])]
    count: bool,
    #[arg(long, value_enum)]
    format: Option<Format>,
    #[arg(long)]
    stats: bool,
    #[arg(long, value_name = "FILE")]
    trace: Option<PathBuf>,
    #[command(flatten)]
    bulk: Bulk,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Grid,
    Line,
    Json,
    /// The number alone; asked for by `--count`.
    #[value(skip)]
    Count,
}

pub(crate) fn engine_name(name: &str) -> Result<&'static dyn Engine, String> {
    ennead::engine_by_name(name).ok_or_else(|| {
        let names: Vec<_> = ennead::ENGINES.iter().map(|engine| engine.name()).collect();
        format!("expected one of {}", names.join(", "))
    })
}

pub(crate) fn run(app: &App, args: &SolveArgs) -> anyhow::Result<Status> {
    let sources = if args.inputs.inputs.is_empty() && io::stdin().is_terminal() {
        match ask_for_file(app)? {
            Some(source) => vec![source],
            None => {
                app.tell(&format!("\n{}", app.words.say("no-file-name")));
                return Ok(Status::Unreadable);
            }
        }
    } else {
        args.inputs.sources()
    };
    let limit = if args.all || args.limit == 0 { NO_LIMIT } else { args.limit };
    if let Some(form) = args.bulk.columns {
        let work = |batch: &mut Batch, puzzles: &[Givens], out: &mut Vec<u8>| {
            write_fields(batch, puzzles, limit, out)
        };
        let (inputs, piece) = (&args.inputs, if limit == NO_LIMIT { 1 } else { 8192 });
        let worker = Batch::default;
        return table::answer(app, inputs, &args.bulk, (form, FIELDS), piece, worker, work);
    }
    let (chunks, several) = Chunks::new(sources).peek_several();
    if several && args.trace.is_some() {
        bail!(app.words.say("trace-of-one"));
    }
    let solver = Solver {
        app,
        coloured: app.is_coloured(),
        engine: args.engine,
        limit,
        format: match args.format {
            _ if args.count => Format::Count,
            Some(format) => format,
            None if several || args.bulk.part.is_given() => Format::Line,
            None => Format::Grid,
        },
        stats: args.stats,
        trace: args.trace.as_deref(),
    };
    let shape = Shape {
        pieces: (!solver.by_batch()).then_some(64),
        ..Shape::lines(solver.format != Format::Grid)
    };
    match solver.format {
        // Solutions without number are printed as they come, not gathered first.
        Format::Grid | Format::Json if solver.limit == NO_LIMIT => {
            solver.stream(bulk::left(app, chunks, &args.bulk.part, shape)?)
        }
        _ => {
            let worker = Batch::default;
            bulk::answer(
                app,
                chunks,
                &args.bulk,
                shape,
                worker,
                |batch, source, _, puzzles, out| {
                    if solver.by_batch() {
                        Ok(solver.answer_batch(batch, puzzles, out))
                    } else {
                        solver.answer_all(source, puzzles, out)
                    }
                },
            )
        }
    }
}

/// Asks for the input file, as H. Broeders' program does. `None` if no name is given.
fn ask_for_file(app: &App) -> io::Result<Option<Source>> {
    let mut out = io::stdout();
    write!(out, "{}", app.words.say("ask-for-file"))?;
    out.flush()?;
    for line in io::stdin().lock().lines() {
        let line = line?;
        if !line.trim().is_empty() {
            return Ok(Some(Source::new(line.trim().as_ref())));
        }
    }
    Ok(None)
}

/// What is asked of every puzzle.
struct Solver<'a> {
    app: &'a App,
    coloured: bool,
    engine: Option<&'static dyn Engine>,
    limit: u64,
    format: Format,
    stats: bool,
    trace: Option<&'a Path>,
}

impl Solver<'_> {
    /// Prints every solution as it is found, on one thread.
    fn stream(&self, left: Left<'_>) -> anyhow::Result<Status> {
        let mut out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
        let progress = Progress::bytes(None, String::new());
        let mut status = Status::Good;
        let mut puzzles = Vec::new();
        for job in left.jobs {
            let source = &job.chunk.source;
            let (_, mut answered) = job.read(&mut puzzles);
            answered.status = self.answer_all(source, &puzzles, &mut out)?;
            out.flush()?;
            status = status.max(bulk::report(self.app, source, &answered, &progress));
        }
        Ok(left.missing.status(status))
    }

    fn answer_all(
        &self,
        source: &str,
        puzzles: &[Givens],
        out: &mut dyn Write,
    ) -> io::Result<Status> {
        let mut status = Status::Good;
        for givens in puzzles {
            status = status.max(self.answer(source, givens, out)?);
        }
        Ok(status)
    }

    /// Whether the fast engine can take many puzzles side by side: only counts and single
    /// solutions are wanted.
    fn by_batch(&self) -> bool {
        let plain = matches!(self.format, Format::Line | Format::Count);
        plain && self.engine.is_none() && self.trace.is_none()
    }

    /// Counts and single solutions, many puzzles side by side.
    fn answer_batch(&self, batch: &mut Batch, puzzles: &[Givens], out: &mut Vec<u8>) -> Status {
        let mut status = Status::Good;
        out.reserve(166 * puzzles.len());
        for (givens, answer) in puzzles.iter().zip(batch.answers(puzzles, self.limit)) {
            status = status.max(status_of(answer.count));
            self.push_line(givens, answer.count, answer.solution.as_ref(), out);
        }
        status
    }

    /// One puzzle, in the format asked for.
    fn answer(&self, source: &str, givens: &Givens, out: &mut dyn Write) -> io::Result<Status> {
        let Ok(puzzle) = Puzzle::try_from(*givens) else {
            self.write_head(source, givens, Some(Verdict::Invalid), out)?;
            self.write_tail(givens, Some(Verdict::Invalid), (0, None), None, out)?;
            return Ok(Status::NotUnique);
        };
        let verdict = match self.limit {
            // Whether there are more is not asked.
            1 => some_solution(&puzzle).is_none().then_some(Verdict::Unsolvable),
            _ => Some(Verdict::of(&puzzle)),
        };
        self.write_head(source, givens, verdict, out)?;
        let engine = match self.engine {
            Some(engine) => engine,
            // Of several solutions those are shown that come first in reading order.
            None if verdict == Some(Verdict::Ambiguous) => &fast::InReadingOrder,
            None => ennead::ENGINES[0],
        };
        let mut printer = Printer { solver: self, givens, first: None, out, failed: None };
        let started = Instant::now();
        let outcome = match self.trace {
            None => engine.search(&puzzle, self.limit, &mut printer, &Stop::never()),
            Some(path) => {
                let mut tracer = Tracer::create(path)?;
                let mut traced = Traced { tracer: &mut tracer, solutions: &mut printer };
                let outcome = engine.search(&puzzle, self.limit, &mut traced, &Stop::never());
                tracer.finish(self.app)?;
                outcome
            }
        };
        let seconds = started.elapsed().as_secs_f64();
        if let Some(error) = printer.failed {
            return Err(error);
        }
        let first = printer.first;
        let work = self.stats.then(|| Work::new(engine.name(), outcome.stats, seconds));
        self.write_tail(givens, verdict, (outcome.solutions, first), work, out)?;
        Ok(status_of(outcome.solutions))
    }

    /// What stands before the solutions.
    fn write_head(
        &self,
        source: &str,
        givens: &Givens,
        verdict: Option<Verdict>,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        match (self.format, verdict) {
            (Format::Grid, Some(Verdict::Invalid | Verdict::Unsolvable)) => Ok(()),
            (Format::Grid, _) => writeln!(out, "{}", self.app.words.solution_of(source)),
            (Format::Json, _) => {
                let verdict = verdict.map_or("null".to_owned(), |name| format!("\"{name}\""));
                let missing = 81 - givens.len();
                write!(
                    out,
                    r#"{{"puzzle":"{givens}","verdict":{verdict},"missing":{missing},"solutions":["#
                )
            }
            (Format::Line | Format::Count, _) => Ok(()),
        }
    }

    /// What stands after the solutions, of which there are `found.0`, the first `found.1`.
    fn write_tail(
        &self,
        givens: &Givens,
        verdict: Option<Verdict>,
        found: (u64, Option<Solution>),
        work: Option<Work>,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        match self.format {
            Format::Line | Format::Count => {
                let mut text = Vec::new();
                self.push_line(givens, found.0, found.1.as_ref(), &mut text);
                out.write_all(&text)
            }
            Format::Json => {
                let work = work.map_or(Ok(String::new()), |work| serde_json::to_string(&work))?;
                let comma = if work.is_empty() { "" } else { "," };
                writeln!(out, "]{comma}{}}}", work.trim_matches(['{', '}']))
            }
            Format::Grid => {
                let words = &self.app.words;
                if let (Some(Verdict::Unsolvable), Ok(puzzle)) =
                    (verdict, Puzzle::try_from(*givens))
                {
                    let grid = &singles(&puzzle).grid;
                    write!(out, "{}", self.drawn(givens, grid))?;
                }
                if verdict == Some(Verdict::Invalid) {
                    let grid = givens;
                    write!(out, "{}", self.drawn(givens, grid))?;
                    writeln!(out, "\n{}", words.clash(givens, givens.clashes()))?;
                }
                if let Some(verdict) = verdict {
                    writeln!(out, "\n{}", words.verdict(verdict, 81 - givens.len()))?;
                }
                if let Some(work) = work {
                    writeln!(out, "\n{}", work.sentence(words))?;
                }
                Ok(())
            }
        }
    }

    fn drawn<'g>(&self, givens: &'g Givens, grid: &'g Givens) -> Drawn<'g> {
        Drawn { givens, grid, coloured: self.coloured }
    }

    /// Appends `puzzle:count:solution`, or the count alone.
    fn push_line(&self, givens: &Givens, count: u64, first: Option<&Solution>, text: &mut Vec<u8>) {
        let line = self.format == Format::Line;
        if line {
            format::line::write(givens, text);
            text.push(b':');
        }
        match count {
            // Formatting one digit takes as long as solving an easy puzzle.
            0..10 => text.push(b'0' + count as u8),
            _ => text.extend(count.to_string().bytes()),
        }
        if line {
            text.push(b':');
        }
        if let (true, 1, Some(solution)) = (line, count, first) {
            format::line::write(solution.grid(), text);
        }
        text.push(b'\n');
    }
}

/// The columns of a table.
const FIELDS: Fields = &[("count", Kind::Count), ("solution", Kind::Text)];

/// A line for each puzzle, with its [`FIELDS`].
fn write_fields(batch: &mut Batch, puzzles: &[Givens], limit: u64, out: &mut Vec<u8>) -> Status {
    let mut status = Status::Good;
    for answer in batch.answers(puzzles, limit) {
        status = status.max(status_of(answer.count));
        out.extend(format!("{},", answer.count).bytes());
        if let (1, Some(solution)) = (answer.count, &answer.solution) {
            format::line::write(solution.grid(), out);
        }
        out.push(b'\n');
    }
    status
}

/// The fast engine, and its answers about the puzzles asked for last.
#[derive(Default)]
struct Batch {
    solver: batch::Solver,
    answers: Vec<Answer>,
}

impl Batch {
    /// How many solutions each puzzle has, up to a limit, and the first.
    ///
    /// With a limit of 1, of several solutions it is the first in reading order. Which one searches
    /// side by side find first depends on what else is searched, and a result should not depend on
    /// how the input was cut.
    fn answers(&mut self, puzzles: &[Givens], limit: u64) -> &[Answer] {
        self.answers.clear();
        self.answers.resize(puzzles.len(), Answer::default());
        self.solver.solve(puzzles, if limit == 1 { 2 } else { limit }, &mut self.answers);
        let several = self.answers.iter_mut().zip(puzzles).filter(|(answer, _)| answer.count > 1);
        for (answer, givens) in several.filter(|_| limit == 1) {
            let puzzle = Puzzle::try_from(*givens).expect("clashing givens have no solution");
            let solution = fast::first_in_reading_order(&puzzle, 1).first().copied();
            *answer = Answer { count: 1, solution };
        }
        &self.answers
    }
}

fn status_of(count: u64) -> Status {
    if count == 1 { Status::Good } else { Status::NotUnique }
}

/// Prints the solutions as they are found.
struct Printer<'a> {
    solver: &'a Solver<'a>,
    givens: &'a Givens,
    first: Option<Solution>,
    out: &'a mut dyn Write,
    failed: Option<io::Error>,
}

impl Printer<'_> {
    fn print(&mut self, solution: &Solution) -> io::Result<()> {
        let is_first = self.first.is_none();
        match self.solver.format {
            Format::Grid => {
                if !is_first {
                    writeln!(self.out, "\n{}", self.solver.app.words.say("another-solution"))?;
                }
                write!(self.out, "{}", self.solver.drawn(self.givens, solution.grid()))
            }
            Format::Json => {
                write!(self.out, "{}\"{solution}\"", if is_first { "" } else { "," })
            }
            Format::Line | Format::Count => Ok(()),
        }
    }
}

impl Observer for Printer<'_> {
    fn solution(&mut self, solution: &Solution) -> ControlFlow<()> {
        let printed = self.print(solution);
        self.first.get_or_insert(*solution);
        match printed {
            Ok(()) => ControlFlow::Continue(()),
            Err(error) => {
                self.failed = Some(error);
                ControlFlow::Break(())
            }
        }
    }
}

//! `ennead solve`: solutions and verdict.

use std::cell::RefCell;
use std::io::{self, BufRead, BufWriter, IsTerminal, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use anyhow::bail;
use clap::{Args, ValueEnum};
use ennead::engine::batch::Answer;
use ennead::engine::{Chosen, Engine, Event, NO_LIMIT, Observer};
use ennead::{Clues, Enough, Givens, Solution, Verdict, format};
use ennead_api::engine::demand_trace;
use ennead_api::puzzle::{Ruled, RuledVerdict, Search, SolveMany};

use crate::app::{App, Status};
use crate::args::{Bulk, Inputs, Opening};
use crate::bulk::{self, Batch, Left, Puzzles, Run, Shape};
use crate::input::{Chunks, Source};
use crate::output::{self, Drawn};
use crate::progress::Progress;
use crate::proof_folder::{ProofArgs, ProofFolder};
use crate::table::{Columns, Field, Kind, Rows, Value};
use crate::trace_file::Tracer;
use crate::value;

#[derive(Args)]
pub(crate) struct SolveArgs {
    #[command(flatten)]
    inputs: Inputs,
    #[arg(long, value_name = "NAME", conflicts_with = "trim", value_parser = value::chosen::<Chosen>())]
    engine: Option<Chosen>,
    #[arg(long, value_name = "N", default_value_t = 2)]
    limit: u64,
    #[arg(long, conflicts_with = "limit")]
    all: bool,
    #[arg(long, conflicts_with_all = ["format", "trace", "stats"])]
    count: bool,
    #[arg(long, value_enum)]
    format: Option<Format>,
    #[command(flatten)]
    opening: Opening,
    #[arg(long)]
    stats: bool,
    #[arg(long, value_name = "FILE")]
    trace: Option<PathBuf>,
    #[command(flatten)]
    proof: ProofArgs,
    #[command(flatten)]
    bulk: Bulk,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Grid,
    Line,
    Json,
    /// Only the count, asked for by `--count`.
    #[value(skip)]
    Count,
}

pub(crate) fn run(app: &App, args: &SolveArgs) -> anyhow::Result<Status> {
    let Some(sources) = sources(app, &args.inputs)? else {
        app.tell(&format!("\n{}", app.words.say("no-file-name")));
        return Ok(Status::Unreadable);
    };
    let limit = if args.all || args.limit == 0 { NO_LIMIT } else { args.limit };
    if let Some(form) = args.bulk.columns {
        let piece = if limit == NO_LIMIT { 1 } else { 8192 };
        let columns =
            Columns { app, inputs: &args.inputs, bulk: &args.bulk, form, fields: FIELDS, piece };
        return columns.answer(SolveMany::default, |batch, puzzles, rows| {
            rows_of(batch.answers(puzzles, limit), rows)
        });
    }
    let chunks = Chunks::for_every_core(sources, args.opening.of_core());
    let chunks = match args.engine.filter(|engine| !engine.takes_candidates()) {
        Some(engine) => chunks.of_givens(Some(engine.name())),
        None => chunks,
    };
    let (chunks, several) = chunks.peek_several();
    if several && args.trace.is_some() {
        bail!(app.words.say("trace-of-one"));
    }
    if args.trace.is_some() {
        let engine = args.engine.map_or(ennead::default_engine(), |it| it.0);
        demand_trace(engine, "trace-none-written", &app.words)?;
    }
    let solver = Solver {
        app,
        coloured: app.is_coloured(),
        engine: args.engine.map(|it| it.0),
        limit,
        format: match args.format {
            _ if args.count => Format::Count,
            Some(format) => format,
            None if several || args.bulk.part.is_given() => Format::Line,
            None => Format::Grid,
        },
        stats: args.stats,
        trace: args.trace.as_deref(),
        proofs: args.proof.folder(app, args.engine.map(|it| it.0))?,
    };
    let shape = Shape {
        pieces: (!solver.by_batch()).then_some(64),
        repeatable: solver.is_repeatable(),
        ..Shape::lines(solver.format != Format::Grid)
    };
    let run = Run { app, chunks, bulk: &args.bulk, shape };
    match solver.format {
        // If there is no limit, solutions are printed as they are found, not collected first.
        Format::Grid | Format::Json if solver.limit == NO_LIMIT => solver.stream(run.left()?),
        _ if solver.by_batch() => run.answer(SolveMany::default, |many, batch, out| {
            let status = solver.answer_batch(many, batch.puzzles, out);
            let others = Batch { puzzles: &[], ..batch };
            Ok(status.max(solver.answer_all(&others, out)?))
        }),
        _ => run.answer(|| (), |(), batch, out| solver.answer_all(&batch, out)),
    }
}

/// The input; at a terminal a file that is asked for, `None` if no name is entered.
fn sources(app: &App, inputs: &Inputs) -> io::Result<Option<Vec<Source>>> {
    if inputs.inputs.is_empty() && io::stdin().is_terminal() {
        Ok(ask_for_file(app)?.map(|source| vec![source]))
    } else {
        Ok(Some(inputs.sources(app)))
    }
}

/// Asks for the input file, as H. Broeders' program does. `None` if no name is entered.
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

/// What is asked about every puzzle.
struct Solver<'a> {
    app: &'a App,
    coloured: bool,
    engine: Option<&'static dyn Engine>,
    limit: u64,
    format: Format,
    stats: bool,
    trace: Option<&'a Path>,
    proofs: Option<ProofFolder<'a>>,
}

impl Solver<'_> {
    /// Prints every solution as it is found, on one thread.
    fn stream(&self, left: Left<'_>) -> anyhow::Result<Status> {
        let mut out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
        let progress = Progress::bytes(self.app, None, String::new());
        let mut status = Status::Good;
        let mut read = Puzzles::default();
        for job in left.jobs {
            let source = &job.chunk.source;
            let (first, mut answered) = job.read(&mut read);
            let batch = Batch { source, first, puzzles: &read.clues, asked: &read.asked };
            answered.status = self.answer_all(&batch, &mut out)?;
            out.flush()?;
            status = status.max(bulk::report(self.app, source, &answered, &progress));
        }
        Ok(left.missing.status(status))
    }

    fn answer_all(&self, batch: &Batch<'_>, out: &mut dyn Write) -> anyhow::Result<Status> {
        let out = RefCell::new(out);
        batch.each(
            |clues| self.answer(batch.source, clues, *out.borrow_mut()),
            |ruled| self.answer_ruled(batch.source, ruled, *out.borrow_mut()),
        )
    }

    /// Whether a puzzle has the same line each time, and nothing else is written for it.
    fn is_repeatable(&self) -> bool {
        !self.stats && self.limit != NO_LIMIT && self.trace.is_none() && self.proofs.is_none()
    }

    /// Whether the fast engine can solve many puzzles side by side: only if all that is wanted are
    /// counts or single solutions.
    fn by_batch(&self) -> bool {
        let plain = matches!(self.format, Format::Line | Format::Count);
        plain && self.engine.is_none() && self.trace.is_none() && self.proofs.is_none()
    }

    /// Counts or single solutions of many puzzles, solved side by side.
    fn answer_batch(&self, batch: &mut SolveMany, puzzles: &[Clues], out: &mut Vec<u8>) -> Status {
        let mut status = Status::Good;
        out.reserve(166 * puzzles.len());
        for (clues, answer) in puzzles.iter().zip(batch.answers_of(puzzles, self.limit)) {
            status = status.max(status_of(answer.count));
            self.push_line(clues, answer.count, answer.solution.as_ref(), out);
        }
        status
    }

    /// One puzzle, in the format asked for.
    fn answer(&self, source: &str, clues: &Clues, out: &mut dyn Write) -> anyhow::Result<Status> {
        if let Some(proofs) = &self.proofs {
            proofs.add(clues)?;
        }
        let search = Search::new(clues, self.limit, self.engine, &self.app.asker())?;
        let mut found = Found { count: 0, first: None, tracer: None };
        if let Some(path) = self.trace.filter(|_| search.verdict() != Some(Verdict::Invalid)) {
            found.tracer = Some(Tracer::create(path)?);
        }
        match self.format {
            Format::Line | Format::Count => {
                search.run(&mut found);
                let mut text = Vec::new();
                self.push_line(clues, found.count, found.first.as_ref(), &mut text);
                out.write_all(&text)?;
            }
            Format::Json => output::json(&search.streamed(&mut found, self.stats), out)?,
            Format::Grid => self.grids(source, clues.givens(), &search, &mut found, out)?,
        }
        if let Some(tracer) = found.tracer {
            tracer.finish(self.app)?;
        }
        Ok(status_of(found.count))
    }

    /// One puzzle with rules, or on another board, in the format asked for.
    fn answer_ruled(
        &self,
        source: &str,
        ruled: &Ruled,
        out: &mut dyn Write,
    ) -> anyhow::Result<Status> {
        let (words, asker) = (&self.app.words, &self.app.asker());
        let wanted = [
            ("--trace", self.trace.is_some()),
            ("--proof", self.proofs.is_some()),
            ("--stats", self.stats),
        ];
        if let Some((option, _)) = wanted.iter().find(|(_, is_wanted)| *is_wanted) {
            bail!(words.say_with("ruled-classic-only", &[("option", (*option).into())]));
        }
        let engine = ennead_api::puzzle::engine(self.engine.map(Chosen))?;
        let mut count = 0;
        match self.format {
            Format::Line | Format::Count => {
                let mut first = None;
                count = ruled.search(self.limit, engine, asker, |solution| {
                    first.get_or_insert_with(|| ruled.text(solution));
                    Ok(())
                })?;
                let only = first.filter(|_| count == 1).unwrap_or_default();
                match self.format {
                    Format::Line => writeln!(out, "{}\t{count}\t{only}", ruled.line())?,
                    _ => writeln!(out, "{count}")?,
                }
            }
            Format::Json => {
                let mut counted = || count += 1;
                output::json(&ruled.streamed(self.limit, engine, asker, &mut counted)?, out)?;
            }
            Format::Grid => count = self.ruled_grids(source, ruled, engine, out)?,
        }
        Ok(status_of(count))
    }

    /// The solutions of a puzzle with rules as people read them, followed by the verdict; how many
    /// there are.
    fn ruled_grids(
        &self,
        source: &str,
        ruled: &Ruled,
        engine: &dyn ennead::variant::Engine,
        out: &mut dyn Write,
    ) -> anyhow::Result<u64> {
        let (words, asker) = (&self.app.words, &self.app.asker());
        let (_, verdict) = ruled.verdict(self.limit, engine, asker)?;
        let is_drawn = !matches!(verdict, Some(RuledVerdict::Invalid | RuledVerdict::Unsolvable));
        if is_drawn {
            writeln!(out, "{}", words.solution_of(source))?;
        } else {
            let board = output::board(words, ruled.opened(), None, self.coloured);
            write!(out, "{board}")?;
        }
        let (mut another, mut failed) = (false, None);
        let count = ruled.search(self.limit, engine, asker, |solution| {
            let board = output::board(words, ruled.opened(), Some(solution), self.coloured);
            let lead = if std::mem::replace(&mut another, true) {
                format!("\n{}\n", words.say("another-solution"))
            } else {
                String::new()
            };
            write!(out, "{lead}{board}").map_err(|error| {
                failed = Some(error);
                Enough
            })
        })?;
        if let Some(error) = failed {
            return Err(error.into());
        }
        let faults = ruled.faults(words);
        if !faults.is_empty() {
            writeln!(out, "\n{}", faults.join("\n"))?;
        }
        if let Some(verdict) = verdict {
            let args = [("missing", ruled.missing().into())];
            writeln!(out, "\n{}", words.say_with(&format!("ruled-verdict-{verdict}"), &args))?;
        }
        if let Some(sentence) = ruled.reading_note(asker) {
            writeln!(out, "{sentence}")?;
        }
        Ok(count)
    }

    /// The solutions as people read them, followed by the verdict.
    fn grids(
        &self,
        source: &str,
        givens: &Givens,
        search: &Search,
        found: &mut Found,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        let words = &self.app.words;
        let verdict = search.verdict();
        if !matches!(verdict, Some(Verdict::Invalid | Verdict::Unsolvable)) {
            writeln!(out, "{}", words.solution_of(source))?;
        }
        let mut printer = Grids { solver: self, givens, found, out, failed: None };
        let work = search.run(&mut printer);
        if let Some(error) = printer.failed {
            return Err(error);
        }
        let out = printer.out;
        match verdict {
            Some(Verdict::Invalid) => {
                write!(out, "{}", self.drawn(givens, givens))?;
                writeln!(out, "\n{}", words.clash(givens, givens.clashes()))?;
            }
            Some(Verdict::Unsolvable) => {
                write!(out, "{}", self.drawn(givens, &search.reached()))?;
            }
            _ => {}
        }
        if let Some(verdict) = verdict {
            writeln!(out, "\n{}", words.verdict(verdict, givens.missing()))?;
        }
        if let Some(work) = work.filter(|_| self.stats) {
            writeln!(out, "\n{}", work.sentence(words))?;
        }
        Ok(())
    }

    fn drawn<'g>(&self, givens: &'g Givens, grid: &'g Givens) -> Drawn<'g> {
        Drawn { givens, grid, coloured: self.coloured }
    }

    /// Appends `puzzle:count:solution`, or only the count.
    fn push_line(&self, clues: &Clues, count: u64, first: Option<&Solution>, text: &mut Vec<u8>) {
        let line = self.format == Format::Line;
        if line {
            match clues.is_sukaku() {
                true => text.extend(clues.to_string().bytes()),
                false => format::line::write(clues.givens(), text),
            }
            text.push(b':');
        }
        match count {
            // The general way to format one digit takes as long as solving an easy puzzle.
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
const FIELDS: &[Field] = &[("count", Kind::Count), ("solution", Kind::Text)];

/// A row for each puzzle, with its [`FIELDS`].
fn rows_of(answers: &[Answer], rows: &mut Rows) -> Status {
    let mut status = Status::Good;
    for answer in answers {
        status = status.max(status_of(answer.count));
        let only = answer.solution.filter(|_| answer.count == 1);
        rows.push([Value::Count(answer.count), Value::text(only.map(|it| it.to_string()))]);
    }
    status
}

fn status_of(count: u64) -> Status {
    if count == 1 { Status::Good } else { Status::NotUnique }
}

/// Counts the solutions, keeps the first, and writes the trace if one is wanted.
struct Found {
    count: u64,
    first: Option<Solution>,
    tracer: Option<Tracer>,
}

impl Observer for Found {
    fn event(&mut self, event: Event) -> ControlFlow<()> {
        self.tracer.as_mut().map_or(ControlFlow::Continue(()), |tracer| tracer.event(event))
    }

    fn solution(&mut self, solution: &Solution) -> ControlFlow<()> {
        self.count += 1;
        self.first.get_or_insert(*solution);
        ControlFlow::Continue(())
    }
}

/// Prints the solutions as grids as they are found.
struct Grids<'a> {
    solver: &'a Solver<'a>,
    givens: &'a Givens,
    found: &'a mut Found,
    out: &'a mut dyn Write,
    failed: Option<io::Error>,
}

impl Grids<'_> {
    fn print(&mut self, solution: &Solution) -> io::Result<()> {
        if self.found.count > 0 {
            writeln!(self.out, "\n{}", self.solver.app.words.say("another-solution"))?;
        }
        write!(self.out, "{}", self.solver.drawn(self.givens, solution.grid()))
    }
}

impl Observer for Grids<'_> {
    fn event(&mut self, event: Event) -> ControlFlow<()> {
        self.found.event(event)
    }

    fn solution(&mut self, solution: &Solution) -> ControlFlow<()> {
        match self.print(solution) {
            Ok(()) => self.found.solution(solution),
            Err(error) => {
                self.failed = Some(error);
                ControlFlow::Break(())
            }
        }
    }
}

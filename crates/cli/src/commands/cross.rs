//! `ennead cross`: cross-number puzzles.

use std::cell::RefCell;
use std::ffi::OsString;
use std::io::{IsTerminal, Read, Write};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};

use annotate_snippets::{AnnotationKind, Level, Origin, Renderer, Snippet};
use anyhow::{Context, anyhow};
use clap::{Args, Subcommand, ValueEnum};
use ennead::Givens;
use ennead::cross::sudoku::{SudokuWords, write_sudoku};
use ennead::cross::{
    CONTEST, DigitReading, Direction, Ending, Grid, Hooks, Limits, Op, ParseError, Progress,
    Puzzle, Statistics, Wanted, check, draw, explain, generate, parse, solve, solve_each,
    write_clues, write_contest,
};
use ennead::engine::Stop;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rand::SeedableRng;

use crate::app::{App, Status};

#[derive(Args)]
pub(crate) struct CrossArgs {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Solve(SolveArgs),
    Check(FileArgs),
    Explain(FileArgs),
    Sudoku(SudokuArgs),
    Generate(GenerateArgs),
    Draw(DrawArgs),
    Convert(ConvertArgs),
}

/// The puzzle, how it is read, and the bounds of the work.
#[derive(Args)]
struct FileArgs {
    #[arg(value_name = "FILE")]
    file: OsString,
    #[arg(long, value_name = "yes|no")]
    leading_zeros: Option<YesOrNo>,
    #[arg(long, value_name = "cells|number")]
    digits: Option<Digits>,
    #[command(flatten)]
    bounds: Bounds,
}

#[derive(Args)]
struct Bounds {
    #[arg(long, value_name = "N", default_value_t = Limits::default().nodes)]
    nodes: u64,
    #[arg(long, value_name = "N", default_value_t = Limits::default().states)]
    states: u64,
    #[arg(long, value_name = "N")]
    seconds: Option<u64>,
}

#[derive(Clone, Copy, ValueEnum)]
enum YesOrNo {
    Yes,
    No,
}

#[derive(Clone, Copy, ValueEnum)]
enum Digits {
    Cells,
    Number,
}

#[derive(Clone, Copy, PartialEq, ValueEnum)]
enum To {
    Contest,
    Clues,
}

#[derive(Clone, Copy, PartialEq, ValueEnum)]
enum Output {
    Grid,
    Json,
}

#[derive(Args)]
struct SolveArgs {
    #[command(flatten)]
    file: FileArgs,
    #[arg(long, value_name = "N", default_value_t = 2)]
    limit: u64,
    #[arg(long, conflicts_with = "limit")]
    all: bool,
    #[arg(long, value_enum, default_value_t = Output::Grid)]
    format: Output,
    #[arg(long)]
    stats: bool,
}

#[derive(Args)]
struct SudokuArgs {
    #[arg(value_name = "PUZZLE")]
    puzzle: Option<String>,
    #[arg(long, value_name = "9|18", default_value_t = 9, value_parser = words)]
    words: u8,
}

fn words(text: &str) -> Result<u8, String> {
    match text {
        "9" => Ok(9),
        "18" => Ok(18),
        _ => Err("expected 9 or 18".to_owned()),
    }
}

#[derive(Args)]
struct GenerateArgs {
    #[arg(long, value_name = "COLUMNSxROWS", default_value = "5x5")]
    size: String,
    #[arg(long, value_name = "NAMES", value_delimiter = ',', value_parser = operator)]
    vocabulary: Vec<Op>,
    #[arg(long, value_name = "PERCENT", default_value_t = 0)]
    black: u32,
    #[arg(long, value_enum)]
    leading_zeros: Option<YesOrNo>,
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    #[arg(long, value_name = "N", default_value_t = 1)]
    count: u64,
    #[arg(long, value_enum, default_value_t = To::Clues)]
    to: To,
    #[command(flatten)]
    bounds: Bounds,
}

fn operator(name: &str) -> Result<Op, String> {
    Op::named(name).ok_or_else(|| format!("no operator is named {name}"))
}

#[derive(Args)]
struct DrawArgs {
    #[command(flatten)]
    file: FileArgs,
    #[arg(long)]
    solution: bool,
    #[arg(long)]
    no_clues: bool,
}

#[derive(Args)]
struct ConvertArgs {
    #[command(flatten)]
    file: FileArgs,
    #[arg(long, value_enum, default_value_t = To::Clues)]
    to: To,
}

pub(crate) fn run(app: &App, args: &CrossArgs) -> anyhow::Result<Status> {
    match &args.command {
        Command::Solve(args) => run_solve(app, args),
        Command::Check(args) => run_check(app, args),
        Command::Explain(args) => run_explain(app, args),
        Command::Sudoku(args) => run_sudoku(app, args),
        Command::Generate(args) => run_generate(app, args),
        Command::Draw(args) => run_draw(app, args),
        Command::Convert(args) => run_convert(app, args),
    }
}

/// Reads the puzzle; `None` if it is none, which has then been said.
fn read(app: &App, args: &FileArgs) -> anyhow::Result<Option<Puzzle>> {
    let name = args.file.to_string_lossy().into_owned();
    let mut bytes = Vec::new();
    if name == "-" {
        std::io::stdin().lock().read_to_end(&mut bytes)?;
    } else {
        bytes = std::fs::read(&args.file).with_context(|| name.clone())?;
    }
    let Ok(text) = String::from_utf8(bytes) else {
        let args = [("source", name.as_str().into())];
        return Err(anyhow!(app.words.say_with("cross-not-text", &args)));
    };
    let mut puzzle = match parse(&text) {
        Ok(puzzle) => puzzle,
        Err(error) => {
            complain(app, &name, &error);
            return Ok(None);
        }
    };
    if let Some(zeros) = args.leading_zeros {
        puzzle.reading.leading_zeros = matches!(zeros, YesOrNo::Yes);
    }
    if let Some(digits) = args.digits {
        puzzle.reading.digits = match digits {
            Digits::Cells => DigitReading::Cells,
            Digits::Number => DigitReading::Number,
        };
    }
    Ok(Some(puzzle))
}

/// Says what is wrong with a file, the place underlined.
fn complain(app: &App, source: &str, error: &ParseError) {
    let offset = |character: usize| {
        let mut offsets = error.excerpt.char_indices().map(|(offset, _)| offset);
        offsets.nth(character).unwrap_or(error.excerpt.len())
    };
    let place = offset(error.offset)..offset(error.offset + error.length);
    let snippet = Snippet::source(error.excerpt.as_str())
        .line_start(error.place.line)
        .annotation(AnnotationKind::Primary.span(place));
    let origin = Origin::path(source).line(error.place.line).char_column(error.place.column);
    let report = Level::ERROR
        .with_name(app.words.say("error"))
        .primary_title(app.words.cross_problem(error))
        .element(origin)
        .element(snippet);
    app.tell(&Renderer::styled().render(&[report]));
}

/// The clock, the bound in seconds and the progress bar of one run.
struct Watch {
    started: Instant,
    seconds: Option<u64>,
    bar: RefCell<Option<ProgressBar>>,
    unit: String,
}

impl Watch {
    fn new(app: &App, bounds: &Bounds) -> Watch {
        let unit = app.words.say("cross-compiling");
        Watch { started: Instant::now(), seconds: bounds.seconds, bar: None.into(), unit }
    }

    /// Runs `work`, with progress on standard error once it takes over a second.
    fn with<R>(&self, work: impl FnOnce(&Hooks) -> R) -> R {
        let stop = Stop::new();
        let clock = || self.started.elapsed();
        let progress = |progress: Progress| self.show(progress);
        let (ended, end) = mpsc::channel::<()>();
        let result = std::thread::scope(|scope| {
            if let Some(seconds) = self.seconds {
                let left = Duration::from_secs(seconds).saturating_sub(self.started.elapsed());
                if left.is_zero() {
                    stop.raise();
                }
                let stop = &stop;
                scope.spawn(move || {
                    if end.recv_timeout(left) == Err(RecvTimeoutError::Timeout) {
                        stop.raise();
                    }
                });
            }
            let result = work(&Hooks { stop: &stop, progress: &progress, clock: &clock });
            drop(ended);
            result
        });
        if let Some(bar) = self.bar.take() {
            bar.finish_and_clear();
        }
        result
    }

    fn show(&self, progress: Progress) {
        if self.started.elapsed() < Duration::from_secs(1) || !std::io::stderr().is_terminal() {
            return;
        }
        let mut bar = self.bar.borrow_mut();
        let bar = bar.get_or_insert_with(|| {
            let style = ProgressStyle::with_template("{spinner} {msg} ({elapsed})");
            let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr_with_hz(10));
            bar.with_style(style.expect("a well-formed template"))
                .with_elapsed(self.started.elapsed())
        });
        bar.set_message(match progress {
            Progress::Compiling { done, of } => format!("{done}/{of} {}", self.unit),
            Progress::Searching { nodes, solutions } => format!("{nodes} / {solutions}"),
        });
        bar.tick();
    }
}

impl Bounds {
    fn limits(&self, solutions: u64) -> Limits {
        Limits { solutions, nodes: self.nodes, states: self.states, ..Limits::default() }
    }
}

fn run_solve(app: &App, args: &SolveArgs) -> anyhow::Result<Status> {
    let Some(puzzle) = read(app, &args.file)? else { return Ok(Status::Unreadable) };
    let limits = args.file.bounds.limits(if args.all { 0 } else { args.limit });
    let watch = Watch::new(app, &args.file.bounds);
    let mut out = app.out();
    let json = args.format == Output::Json;
    let mut count = 0u64;
    let mut written: std::io::Result<()> = Ok(());
    if json {
        write!(out, "{{\"solutions\":[")?;
    }
    // Solutions are written as they come: there may be more than memory holds.
    let (ending, statistics) = watch.with(|hooks| {
        solve_each(&puzzle, &limits, hooks, &mut |grid| {
            written = match json {
                true => {
                    let rows: Vec<String> = grid.rows().map(|row| format!("\"{row}\"")).collect();
                    let comma = if count > 0 { "," } else { "" };
                    write!(out, "{comma}[{}]", rows.join(","))
                }
                false => show(app, &mut out, &puzzle, grid, count > 0),
            };
            count += 1;
            match written {
                Ok(()) => std::ops::ControlFlow::Continue(()),
                Err(_) => std::ops::ControlFlow::Break(()),
            }
        })
    });
    written?;
    let complete = ending == Ending::Complete;
    if json {
        let zeros = puzzle.reading.leading_zeros;
        let digits = digits_key(puzzle.reading.digits);
        write!(out, "],\"count\":{count},\"complete\":{complete}")?;
        writeln!(out, ",\"leading_zeros\":{zeros},\"digits\":\"{digits}\"}}")?;
    } else {
        say(&mut out, &app.words.cross_verdict(&puzzle, count, ending))?;
    }
    out.flush()?;
    if args.stats {
        app.tell(&stats(app, &statistics, watch.started.elapsed()));
    }
    Ok(status_of(count, ending, limits.solutions))
}

fn status_of(count: u64, ending: Ending, limit: u64) -> Status {
    match (ending, count) {
        (_, 2..) => Status::NotUnique,
        (Ending::Complete, 1) => Status::Good,
        (Ending::Complete, _) => Status::NotUnique,
        (Ending::SolutionLimit, _) if limit == 1 => Status::Good,
        _ => Status::NotDecided,
    }
}

fn stats(app: &App, statistics: &Statistics, time: Duration) -> String {
    let Statistics { nodes, states, waiting, max_depth } = *statistics;
    let args = [
        ("nodes", nodes.to_string().into()),
        ("depth", max_depth.to_string().into()),
        ("states", states.to_string().into()),
        ("waiting", waiting.to_string().into()),
        ("seconds", format!("{:.3}", time.as_secs_f64()).into()),
    ];
    app.words.say_with("cross-stats", &args)
}

fn digits_key(digits: DigitReading) -> &'static str {
    match digits {
        DigitReading::Cells => "cells",
        DigitReading::Number => "number",
    }
}

/// The grid, and the answers across and down.
fn show(
    app: &App,
    out: &mut impl Write,
    puzzle: &Puzzle,
    grid: &Grid,
    another: bool,
) -> std::io::Result<()> {
    writeln!(out, "{}", app.words.say(if another { "cross-another" } else { "cross-solution" }))?;
    for row in 0..puzzle.height() {
        let cells: Vec<String> = (row * puzzle.width()..(row + 1) * puzzle.width())
            .map(|cell| match puzzle.is_black(cell) {
                true => "#".to_owned(),
                false => grid.digits[cell].to_string(),
            })
            .collect();
        writeln!(out, "{}", cells.join(" "))?;
    }
    for (direction, key) in [(Direction::Across, "cross-across"), (Direction::Down, "cross-down")] {
        let answers: Vec<String> = puzzle
            .word_ids()
            .filter(|(_, word)| word.direction == direction)
            .map(|(id, word)| {
                let digits = puzzle.digits_of(id, grid);
                let digits: String = digits.iter().map(|digit| char::from(b'0' + digit)).collect();
                format!("{} {digits}", puzzle.marks()[word.mark].name)
            })
            .collect();
        if !answers.is_empty() {
            writeln!(out, "{} {}", app.words.say(key), answers.join(", "))?;
        }
    }
    writeln!(out)
}

fn say(out: &mut impl Write, sentences: &[String]) -> std::io::Result<()> {
    sentences.iter().try_for_each(|sentence| writeln!(out, "{sentence}"))
}

fn run_check(app: &App, args: &FileArgs) -> anyhow::Result<Status> {
    let Some(puzzle) = read(app, args)? else { return Ok(Status::Unreadable) };
    let limits = args.bounds.limits(2);
    let checked = Watch::new(app, &args.bounds).with(|hooks| check(&puzzle, &limits, hooks));
    let mut out = app.out();
    let count = checked.outcome.solutions.len() as u64;
    say(&mut out, &app.words.cross_verdict(&puzzle, count, checked.outcome.ending))?;
    say(&mut out, &app.words.cross_checked(&puzzle, &checked))?;
    out.flush()?;
    Ok(status_of(count, checked.outcome.ending, 2))
}

fn run_explain(app: &App, args: &FileArgs) -> anyhow::Result<Status> {
    let Some(puzzle) = read(app, args)? else { return Ok(Status::Unreadable) };
    let limits = args.bounds.limits(1);
    let explained = Watch::new(app, &args.bounds).with(|hooks| explain(&puzzle, &limits, hooks));
    let mut out = app.out();
    let title = |rule: usize| {
        app.words.say_with("cross-rule", &[("number", (rule + 1).to_string().into())])
    };
    for (i, rule) in explained.rules.iter().enumerate() {
        let mut facts: Vec<String> =
            rule.facts.iter().map(|fact| app.words.cross_fact(fact)).collect();
        if rule.waiting > 0 {
            facts.push(app.words.say("cross-fact-waiting"));
        }
        if facts.is_empty() {
            facts.push(app.words.say("cross-fact-always"));
        }
        let args = [
            ("support", rule.support.to_string().into()),
            ("cells", rule.cells.to_string().into()),
            ("states", rule.states.to_string().into()),
            ("time", format!("{:.1}", rule.time.as_secs_f64() * 1e3).into()),
        ];
        let size = app.words.say_with("cross-support", &args);
        writeln!(out, "{}: {}  [{size}]", title(i), facts.join(", "))?;
    }
    if let Some(rules) = &explained.contradiction {
        writeln!(out, "{}", app.words.say("cross-contradiction"))?;
        for &rule in rules {
            let place = puzzle.rules()[rule].place;
            writeln!(out, "{} ({}:{})", title(rule), place.line, place.column)?;
        }
    }
    let status = match (&explained.contradiction, explained.ending) {
        (Some(_), _) => Status::NotUnique,
        (None, Ending::NotDecided(bound)) => {
            let why = [("why", app.words.cross_bound(bound).into())];
            writeln!(out, "{}", app.words.say_with("cross-not-decided", &why))?;
            Status::NotDecided
        }
        (None, _) => Status::Good,
    };
    out.flush()?;
    Ok(status)
}

fn run_sudoku(app: &App, args: &SudokuArgs) -> anyhow::Result<Status> {
    let givens: Givens = match &args.puzzle {
        None => Givens::EMPTY,
        Some(text) => text.parse().map_err(|_| anyhow!(app.words.say("cross-not-sudoku")))?,
    };
    let words = if args.words == 9 { SudokuWords::Nine } else { SudokuWords::Eighteen };
    let mut out = app.out();
    out.write_all(write_sudoku(&givens, words).as_bytes())?;
    out.flush()?;
    Ok(Status::Good)
}

fn written(app: &App, puzzle: &Puzzle, to: To) -> String {
    match to {
        To::Contest => write_contest(puzzle),
        To::Clues => write_clues(puzzle, app.words.clue_language()),
    }
}

fn run_generate(app: &App, args: &GenerateArgs) -> anyhow::Result<Status> {
    let size = || anyhow!(app.words.say("cross-generate-size"));
    let (width, height) = args.size.split_once(['x', '×']).ok_or_else(size)?;
    let side = |text: &str| text.parse().ok().filter(|side| (1..=50).contains(side));
    let wanted = Wanted {
        width: side(width).ok_or_else(size)?,
        height: side(height).ok_or_else(size)?,
        vocabulary: if args.vocabulary.is_empty() {
            CONTEST.to_vec()
        } else {
            args.vocabulary.clone()
        },
        black: args.black,
        leading_zeros: matches!(args.leading_zeros, Some(YesOrNo::Yes)),
    };
    // Without a seed the moment is one.
    let now = || std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let seed = args.seed.unwrap_or_else(|| now().map_or(0, |time| time.as_nanos() as u64));
    let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(seed);
    let limits = Limits { nodes: args.bounds.nodes.min(100_000), ..args.bounds.limits(2) };
    let watch = Watch::new(app, &args.bounds);
    let mut out = app.out();
    for i in 0..args.count {
        let made = watch.with(|hooks| generate(&wanted, &mut rng, &limits, hooks));
        let Ok((puzzle, _)) = made else {
            app.complain(&app.words.say("cross-not-made"));
            return Ok(Status::NotDecided);
        };
        if i > 0 {
            writeln!(out)?;
        }
        out.write_all(written(app, &puzzle, args.to).as_bytes())?;
    }
    out.flush()?;
    Ok(Status::Good)
}

fn run_draw(app: &App, args: &DrawArgs) -> anyhow::Result<Status> {
    let Some(puzzle) = read(app, &args.file)? else { return Ok(Status::Unreadable) };
    let mut status = Status::Good;
    let mut solution = None;
    if args.solution {
        let limits = args.file.bounds.limits(2);
        let watch = Watch::new(app, &args.file.bounds);
        let outcome = watch.with(|hooks| solve(&puzzle, &limits, hooks));
        status = status_of(outcome.solutions.len() as u64, outcome.ending, 2);
        solution = outcome.solutions.into_iter().next();
    }
    let clues = (!args.no_clues).then(|| app.words.clue_language());
    let mut out = app.out();
    out.write_all(draw(&puzzle, solution.as_ref(), clues).as_bytes())?;
    out.flush()?;
    Ok(status)
}

fn run_convert(app: &App, args: &ConvertArgs) -> anyhow::Result<Status> {
    let Some(puzzle) = read(app, &args.file)? else { return Ok(Status::Unreadable) };
    let mut out = app.out();
    out.write_all(written(app, &puzzle, args.to).as_bytes())?;
    out.flush()?;
    Ok(Status::Good)
}

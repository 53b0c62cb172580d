//! `ennead cross`: cross-number puzzles. A file for each of its commands; here is what they share.

mod check;
mod convert;
mod draw;
mod explain;
mod generate;
mod solve;
mod sudoku;

use std::cell::RefCell;
use std::ffi::OsString;
use std::io::{IsTerminal, Read};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};

use anyhow::{Context, anyhow};
use clap::builder::TypedValueParser;
use clap::{Args, Subcommand};
use ennead::cross::{DigitReading, Ending, Hooks, Limits, Progress, Puzzle, parse};
use ennead_api::Stop;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::app::{App, Status, Underlined};
use crate::value;

#[derive(Args)]
pub(crate) struct CrossArgs {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Solve(solve::SolveArgs),
    Check(FileArgs),
    Explain(FileArgs),
    Sudoku(sudoku::SudokuArgs),
    Generate(generate::GenerateArgs),
    Draw(draw::DrawArgs),
    Convert(convert::ConvertArgs),
}

/// The puzzle, how it is read, and the bounds of the work.
#[derive(Args)]
struct FileArgs {
    #[arg(value_name = "FILE")]
    file: OsString,
    #[arg(long, value_name = "yes|no", value_parser = yes_or_no())]
    leading_zeros: Option<bool>,
    #[arg(long, value_name = "cells|number", value_parser = value::chosen::<DigitReading>())]
    digits: Option<DigitReading>,
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

/// `yes` or `no`.
fn yes_or_no() -> impl TypedValueParser<Value = bool> {
    value::named("value", vec![("yes", true), ("no", false)])
}

pub(crate) fn run(app: &App, args: &CrossArgs) -> anyhow::Result<Status> {
    app.attend_to_signals()?;
    let status = match &args.command {
        Command::Solve(args) => solve::run(app, args),
        Command::Check(args) => check::run(app, args),
        Command::Explain(args) => explain::run(app, args),
        Command::Sudoku(args) => sudoku::run(app, args),
        Command::Generate(args) => generate::run(app, args),
        Command::Draw(args) => draw::run(app, args),
        Command::Convert(args) => convert::run(app, args),
    }?;
    app.stop.check()?;
    Ok(status)
}

/// Reads the puzzle; `None` if the file does not hold one, which has then been reported.
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
            let place = Underlined {
                source: &name,
                line: error.place.line,
                column: error.place.column,
                text: &error.excerpt,
                characters: error.offset..error.offset + error.length,
                label: None,
            };
            app.tell(&app.underlined(app.words.cross_problem(&error), place));
            return Ok(None);
        }
    };
    let reading = &mut puzzle.reading;
    reading.leading_zeros = args.leading_zeros.unwrap_or(reading.leading_zeros);
    reading.digits = args.digits.unwrap_or(reading.digits);
    Ok(Some(puzzle))
}

/// The clock, the bound in seconds and the progress bar of one run.
struct Watch {
    started: Instant,
    seconds: Option<u64>,
    bar: RefCell<Option<ProgressBar>>,
    unit: String,
    visible: bool,
    stop: Stop,
}

impl Watch {
    fn new(app: &App, bounds: &Bounds) -> Watch {
        let visible = !app.quiet && std::io::stderr().is_terminal();
        let unit = app.words.say("cross-compiling");
        Watch {
            started: Instant::now(),
            seconds: bounds.seconds,
            bar: None.into(),
            unit,
            visible,
            stop: app.stop.clone(),
        }
    }

    /// Runs `work`, with progress on standard error once it takes over a second.
    fn with<R>(&self, work: impl FnOnce(&Hooks) -> R) -> R {
        let stop = self.stop.child();
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
        if self.started.elapsed() < Duration::from_secs(1) || !self.visible {
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

fn status_of(count: u64, ending: Ending, limit: u64) -> Status {
    match (ending, count) {
        (_, 2..) => Status::NotUnique,
        (Ending::Complete, 1) => Status::Good,
        (Ending::Complete, _) => Status::NotUnique,
        (Ending::SolutionLimit, _) if limit == 1 => Status::Good,
        _ => Status::NotDecided,
    }
}

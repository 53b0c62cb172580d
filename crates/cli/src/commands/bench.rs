//! `ennead bench`: how fast the fast engine is on this machine.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use anyhow::ensure;
use chacha20::ChaCha8Rng;
use clap::Args;
use ennead::engine::Stop;
use ennead::engine::batch::{Answer, Machine, Solver, Work};
use ennead::engine::{Engine, Stats};
use ennead::generate::sets::Set;
use ennead::{Givens, Puzzle, Solution};
use rand::SeedableRng;
use serde::Serialize;

use crate::app::{App, Status};
use crate::args::{Format, Inputs};
use crate::progress::Progress;
use crate::{bulk, output, value};

/// The most puzzles of a set that is made: all sets are in memory at once.
const MOST: u64 = 1_000_000;

#[derive(Args)]
pub(crate) struct BenchArgs {
    #[command(flatten)]
    inputs: Inputs,
    #[arg(long, value_name = "N", default_value_t = 20_000, value_parser = value::number(1..=MOST))]
    count: u64,
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = value::number(1..=u64::MAX))]
    limit: u64,
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = value::number(1..=255))]
    runs: u64,
    #[arg(long, value_name = "FORMAT", value_enum, default_value_t = Format::Text)]
    format: Format,
}

/// What was measured of a way to solve a set. In JSON, one object on a line.
#[derive(Serialize)]
struct Measured<'a> {
    set: &'a str,
    puzzles: usize,
    engine: &'a str,
    /// The seconds of each run, the fastest first.
    seconds: Vec<f64>,
    puzzles_per_second: f64,
    microseconds: f64,
    guesses: f64,
    sweeps: Option<f64>,
}

pub(crate) fn run(app: &App, args: &BenchArgs) -> anyhow::Result<Status> {
    let mut status = Status::Good;
    let mut sets: Vec<(String, Vec<Givens>)> = Vec::new();
    if args.inputs.inputs.is_empty() {
        let mut rng = ChaCha8Rng::seed_from_u64(args.seed);
        for set in Set::ALL {
            let puzzles = (0..args.count).map(|_| *set.puzzle(&mut rng).givens()).collect();
            sets.push((set.name().to_owned(), puzzles));
        }
    } else {
        for chunk in args.inputs.chunks(app).of_givens(None) {
            let mut puzzles = Vec::new();
            let answered = bulk::read(&chunk, &mut puzzles);
            let puzzles: Vec<_> = puzzles.iter().map(|clues| *clues.givens()).collect();
            status = status.max(answered.status);
            status = status.max(bulk::report(
                app,
                &chunk.source,
                &answered,
                &Progress::bytes(app, None, String::new()),
            ));
            match sets.last_mut() {
                Some((name, set)) if *name == *chunk.source => set.extend(puzzles),
                _ => sets.push((chunk.source.to_string(), puzzles)),
            }
        }
    }
    let mut out = app.out();
    if args.format == Format::Text {
        head(app, &mut out)?;
    }
    for (name, puzzles) in sets.iter().filter(|(_, puzzles)| !puzzles.is_empty()) {
        measure(app, args, (name, puzzles), &mut out)?;
        out.flush()?;
    }
    Ok(status)
}

/// The names of the columns.
fn head(app: &App, out: &mut dyn Write) -> io::Result<()> {
    let head = ["set", "puzzles", "engine", "speed", "guesses", "sweeps"];
    let [set, count, engine, speed, guesses, sweeps] =
        head.map(|column| app.words.say(&format!("bench-{column}")));
    writeln!(
        out,
        "{set:20} {count:>8} {engine:20} {speed:>11} {:>9} {guesses:>8} {sweeps:>8}",
        "µs"
    )
}

/// One way to solve a set, and how long each run took.
struct Way {
    name: String,
    solver: Option<Solver>,
    times: Vec<Duration>,
    guesses: u64,
    sweeps: Option<f64>,
}

/// Runs every way on the set, in turn, and prints a line for each.
fn measure(
    app: &App,
    args: &BenchArgs,
    (name, puzzles): (&str, &[Givens]),
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let said = |key: &str, way: &Way| app.words.say_with(key, &[("way", way.name.clone().into())]);
    let way =
        |name: String, solver| Way { name, solver, times: Vec::new(), guesses: 0, sweeps: None };
    let mut ways = vec![way("fast, singly".to_owned(), None)];
    for machine in Machine::ALL.into_iter().filter(|machine| machine.is_available()) {
        ways.push(way(format!("batch, {}", machine.name()), Some(Solver::on(machine))));
    }
    let mut answers = vec![Answer::default(); puzzles.len()];
    let mut counts: Option<Vec<u64>> = None;
    // The first run warms up and is checked, not timed.
    for run in 0..=args.runs {
        for way in &mut ways {
            let started = Instant::now();
            match &mut way.solver {
                None => way.guesses = one_at_a_time(puzzles, args.limit, &mut answers).guesses,
                Some(solver) => {
                    let before = solver.work();
                    solver.solve(puzzles, args.limit, &mut answers);
                    let after = solver.work();
                    way.count(before, after, puzzles.len());
                }
            }
            if run > 0 {
                way.times.push(started.elapsed());
                continue;
            }
            for (givens, answer) in puzzles.iter().zip(&answers) {
                let fits = |solution: &Solution| {
                    solution.extends(givens) && Solution::try_from(*solution.grid()).is_ok()
                };
                let is_right = answer.solution.as_ref().map_or(answer.count == 0, fits);
                ensure!(is_right, "{givens}: {}", said("bench-wrong-solution", way));
            }
            let found: Vec<u64> = answers.iter().map(|answer| answer.count).collect();
            let expected = counts.get_or_insert_with(|| found.clone());
            ensure!(*expected == found, "{name}: {}", said("bench-other-counts", way));
        }
    }
    for way in &mut ways {
        way.times.sort();
        let measured = way.measured(name, puzzles.len());
        match args.format {
            Format::Json => output::json(&measured, out)?,
            Format::Text => measured.print(out)?,
        }
    }
    Ok(())
}

impl Measured<'_> {
    /// A line of the table.
    fn print(&self, out: &mut dyn Write) -> io::Result<()> {
        let sweeps = self.sweeps.map_or("-".to_owned(), |sweeps| format!("{sweeps:.2}"));
        writeln!(
            out,
            "{:20} {:8} {:20} {:11.0} {:9.3} {:8.2} {sweeps:>8}",
            self.set,
            self.puzzles,
            self.engine,
            self.puzzles_per_second,
            self.microseconds,
            self.guesses,
        )
    }
}

impl Way {
    /// What its runs come to; the median is what counts. Its times are sorted.
    fn measured<'a>(&'a self, set: &'a str, puzzles: usize) -> Measured<'a> {
        let median = self.times[self.times.len() / 2].as_secs_f64();
        let each = |total: f64| total / puzzles as f64;
        Measured {
            set,
            puzzles,
            engine: &self.name,
            seconds: self.times.iter().map(Duration::as_secs_f64).collect(),
            puzzles_per_second: puzzles as f64 / median,
            microseconds: each(median) * 1e6,
            guesses: each(self.guesses as f64),
            sweeps: self.sweeps,
        }
    }

    fn count(&mut self, before: Work, after: Work, puzzles: usize) {
        self.guesses = after.guesses - before.guesses;
        self.sweeps = Some((after.lane_sweeps - before.lane_sweeps) as f64 / puzzles as f64);
    }
}

/// Solves the puzzles with the engine `fast`, one after the other.
fn one_at_a_time(puzzles: &[Givens], limit: u64, answers: &mut [Answer]) -> Stats {
    let fast: &dyn Engine = ennead::default_engine();
    let mut total = Stats::default();
    for (givens, answer) in puzzles.iter().zip(answers) {
        *answer = Answer::default();
        let Ok(puzzle) = Puzzle::try_from(*givens) else { continue };
        let mut keep = |solution: &Solution| {
            answer.solution.get_or_insert(*solution);
            std::ops::ControlFlow::Continue(())
        };
        let outcome = fast.search(&puzzle, limit, &mut keep, &Stop::never());
        answer.count = outcome.solutions;
        total.guesses += outcome.stats.guesses;
    }
    total
}

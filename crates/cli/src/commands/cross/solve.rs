//! `ennead cross solve`: the solutions.

use std::io::Write;
use std::time::Duration;

use clap::{Args, ValueEnum};
use ennead::cross::{Direction, Grid, Puzzle, Statistics, solve_each};
use ennead_api::cross::CrossSummary;

use super::{FileArgs, Watch, read, status_of};
use crate::app::{App, Status};

#[derive(Args)]
pub(super) struct SolveArgs {
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

#[derive(Clone, Copy, PartialEq, ValueEnum)]
enum Output {
    Grid,
    Json,
}

pub(super) fn run(app: &App, args: &SolveArgs) -> anyhow::Result<Status> {
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
                    let rows = grid.rows_of(&puzzle).map(|row| format!("\"{row}\""));
                    let rows: Vec<String> = rows.collect();
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
    if json {
        let summary = CrossSummary::new(&puzzle, count, ending, &statistics, &app.words);
        let fields = serde_json::to_string(&summary)?;
        writeln!(out, "],{}", fields.trim_start_matches('{'))?;
    } else {
        say(&mut out, &app.words.cross_verdict(&puzzle, count, ending))?;
    }
    out.flush()?;
    if args.stats {
        app.tell(&stats(app, &statistics, watch.started.elapsed()));
    }
    Ok(status_of(count, ending, limits.solutions))
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

/// The grid, and the answers across and down.
fn show(
    app: &App,
    out: &mut impl Write,
    puzzle: &Puzzle,
    grid: &Grid,
    another: bool,
) -> std::io::Result<()> {
    writeln!(out, "{}", app.words.say(if another { "cross-another" } else { "cross-solution" }))?;
    for row in grid.rows_of(puzzle) {
        let cells: Vec<String> = row.chars().map(String::from).collect();
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

/// Each on a line.
pub(super) fn say(out: &mut impl Write, sentences: &[String]) -> std::io::Result<()> {
    sentences.iter().try_for_each(|sentence| writeln!(out, "{sentence}"))
}

//! `ennead check`: valid, solvable, unique, minimal.

use std::io::{self, Write};

use clap::{Args, ValueEnum};
use ennead::{CellSet, Check, Givens, Verdict, check};
use serde::Serialize;

use crate::app::{App, Status};
use crate::args::{Bulk, Inputs};
use crate::bulk::{self, Shape};
use crate::table::{self, Fields, Kind};

#[derive(Args)]
pub(crate) struct CheckArgs {
    #[command(flatten)]
    inputs: Inputs,
    #[arg(long, value_enum)]
    format: Option<Format>,
    #[command(flatten)]
    bulk: Bulk,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Line,
    Json,
}

/// The columns of a table.
const FIELDS: Fields = &[("verdict", Kind::Text), ("cells", Kind::Text)];

pub(crate) fn run(app: &App, args: &CheckArgs) -> anyhow::Result<Status> {
    if let Some(form) = args.bulk.columns {
        let work = |(): &mut (), puzzles: &[Givens], out: &mut Vec<u8>| {
            let mut status = Status::Good;
            for check in puzzles.iter().map(check) {
                let line = format!("{},{}\n", check.verdict, names(place(&check)).join(" "));
                out.extend(line.bytes());
                status = status.max(status_of(&check));
            }
            status
        };
        return table::answer(app, &args.inputs, &args.bulk, (form, FIELDS), 64, || (), work);
    }
    let (chunks, several) = args.inputs.chunks().peek_several();
    let format = args.format.unwrap_or(if several || args.bulk.part.is_given() {
        Format::Line
    } else {
        Format::Text
    });
    let work = |givens: &Givens, out: &mut dyn Write| {
        let check = check(givens);
        match format {
            Format::Text => write_text(app, givens, &check, out)?,
            Format::Line => {
                writeln!(out, "{givens}:{}:{}", check.verdict, names(place(&check)).join(" "))?;
            }
            Format::Json => {
                serde_json::to_writer(&mut *out, &Report::new(givens, &check))?;
                writeln!(out)?;
            }
        }
        Ok(status_of(&check))
    };
    bulk::each_puzzle(app, chunks, &args.bulk, Shape::lines(format != Format::Text), work)
}

fn status_of(check: &Check) -> Status {
    if check.verdict.is_unique() { Status::Good } else { Status::NotUnique }
}

/// The cells to look at: those that clash, those in which solutions differ, or the
/// redundant givens.
fn place(check: &Check) -> CellSet {
    check.clashes | check.differing | check.redundant
}

fn names(cells: CellSet) -> Vec<String> {
    cells.iter().map(|cell| cell.to_string()).collect()
}

fn write_text(app: &App, givens: &Givens, check: &Check, out: &mut dyn Write) -> io::Result<()> {
    for sentence in app.words.check(givens, check) {
        writeln!(out, "{sentence}")?;
    }
    Ok(())
}

/// One puzzle's check as a JSON object.
#[derive(Serialize)]
struct Report {
    puzzle: String,
    verdict: &'static str,
    valid: bool,
    solvable: bool,
    unique: bool,
    /// Null where the question makes no sense: there is not exactly one solution.
    minimal: Option<bool>,
    clashes: Vec<String>,
    differing: Vec<String>,
    redundant: Vec<String>,
}

impl Report {
    fn new(givens: &Givens, check: &Check) -> Report {
        let unique = check.verdict.is_unique();
        Report {
            puzzle: givens.to_string(),
            verdict: check.verdict.name(),
            valid: check.verdict != Verdict::Invalid,
            solvable: unique || check.verdict == Verdict::Ambiguous,
            unique,
            minimal: unique.then(|| check.redundant.is_empty()),
            clashes: names(check.clashes),
            differing: names(check.differing),
            redundant: names(check.redundant),
        }
    }
}

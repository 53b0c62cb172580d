//! `ennead check`: valid, solvable, unique, minimal.

use std::io::Write;

use anyhow::bail;
use clap::{Args, ValueEnum};
use ennead::{Check, Givens, check};
use ennead_api::play::Checked;
use ennead_api::puzzle::{Ruled, RuledChecked};

use crate::app::{App, Status};
use crate::args::{Bulk, Inputs, Opening};
use crate::bulk::{Run, Shape};
use crate::input::Chunks;
use crate::output;
use crate::proof_folder::ProofArgs;
use crate::table::{Columns, Field, Kind, Rows, Value};

#[derive(Args)]
pub(crate) struct CheckArgs {
    #[command(flatten)]
    inputs: Inputs,
    #[arg(long, value_enum)]
    format: Option<Format>,
    #[arg(long)]
    suggest: bool,
    #[command(flatten)]
    opening: Opening,
    #[command(flatten)]
    proof: ProofArgs,
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
const FIELDS: &[Field] = &[("verdict", Kind::Text), ("cells", Kind::Text)];

pub(crate) fn run(app: &App, args: &CheckArgs) -> anyhow::Result<Status> {
    if let Some(form) = args.bulk.columns {
        let (inputs, bulk) = (&args.inputs, &args.bulk);
        let columns = Columns { app, inputs, bulk, form, fields: FIELDS, piece: 64 };
        return columns.answer(
            || (),
            |(), puzzles: &[Givens], rows: &mut Rows| {
                let mut status = Status::Good;
                for check in puzzles.iter().map(check) {
                    let names = names(&check);
                    let cells = Value::text(Some(names).filter(|names| !names.is_empty()));
                    rows.push([Value::Text(check.verdict.to_string()), cells]);
                    status = status.max(status_of(&check));
                }
                status
            },
        );
    }
    let chunks = Chunks::for_every_core(args.inputs.sources(app), args.opening.of_core());
    let (chunks, several) = chunks.peek_several();
    let in_lines = several || args.bulk.part.is_given();
    let format = args.format.unwrap_or(if in_lines { Format::Line } else { Format::Text });
    let proofs = args.proof.folder(app, None)?;
    let shape = Shape { repeatable: proofs.is_none(), ..Shape::lines(format != Format::Text) };
    Run { app, chunks, bulk: &args.bulk, shape }.each_puzzle(
        |clues, out| {
            let check = check(clues);
            if let Some(proofs) = &proofs {
                proofs.add(clues)?;
            }
            match format {
                Format::Text => {
                    for sentence in
                        Checked::new(clues, &check, args.suggest, &app.asker())?.sentences
                    {
                        writeln!(out, "{sentence}")?;
                    }
                }
                Format::Line => writeln!(out, "{clues}:{}:{}", check.verdict, names(&check))?,
                Format::Json => {
                    output::json(&Checked::new(clues, &check, args.suggest, &app.asker())?, out)?
                }
            }
            Ok(status_of(&check))
        },
        |puzzle, out| match proofs {
            Some(_) => bail!(app.words.say("ruled-no-proof")),
            None => ruled(app, puzzle, args.suggest, format, out),
        },
    )
}

/// The answer about a puzzle with rules, or on another board.
fn ruled(
    app: &App,
    puzzle: &Ruled,
    suggest: bool,
    format: Format,
    out: &mut dyn Write,
) -> anyhow::Result<Status> {
    let checked = match format {
        Format::Line => puzzle.verdict_checked(&app.asker())?,
        Format::Text | Format::Json => puzzle.checked(suggest, &app.asker())?,
    };
    match format {
        Format::Text => {
            for sentence in &checked.sentences {
                writeln!(out, "{sentence}")?;
            }
        }
        Format::Line => {
            let RuledChecked { puzzle, verdict, clashes, differing, .. } = &checked;
            let cells = if clashes.is_empty() { differing } else { clashes };
            writeln!(out, "{puzzle}\t{verdict}\t{}", cells.join(","))?;
        }
        Format::Json => output::json(&checked, out)?,
    }
    Ok(if checked.unique { Status::Good } else { Status::NotUnique })
}

fn status_of(check: &Check) -> Status {
    if check.verdict.is_unique() { Status::Good } else { Status::NotUnique }
}

/// The names of the cells to look at.
fn names(check: &Check) -> String {
    let names: Vec<_> = check.cells().iter().map(|cell| cell.to_string()).collect();
    names.join(" ")
}

//! `ennead check`: valid, solvable, unique, minimal.

use clap::{Args, ValueEnum};
use ennead::{Check, Givens, check};
use ennead_api::play::Checked;

use crate::app::{App, Status};
use crate::args::{Bulk, Inputs};
use crate::bulk::{Run, Shape};
use crate::output;
use crate::proof_folder::ProofArgs;
use crate::table::{Columns, Field, Kind, Rows, Value};

#[derive(Args)]
pub(crate) struct CheckArgs {
    #[command(flatten)]
    inputs: Inputs,
    #[arg(long, value_enum)]
    format: Option<Format>,
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
                    let cells = Some(names).filter(|names| !names.is_empty()).into();
                    rows.push([Value::Text(check.verdict.to_string()), cells]);
                    status = status.max(status_of(&check));
                }
                status
            },
        );
    }
    let (chunks, several) = args.inputs.chunks(app).peek_several();
    let in_lines = several || args.bulk.part.is_given();
    let format = args.format.unwrap_or(if in_lines { Format::Line } else { Format::Text });
    let shape = Shape::lines(format != Format::Text);
    let proofs = args.proof.folder(app, None)?;
    Run { app, chunks, bulk: &args.bulk, shape }.each_puzzle(|clues, out| {
        let check = check(clues);
        if let Some(proofs) = &proofs {
            proofs.add(clues)?;
        }
        match format {
            Format::Text => {
                for sentence in app.words.check(clues.givens(), &check) {
                    writeln!(out, "{sentence}")?;
                }
            }
            Format::Line => writeln!(out, "{clues}:{}:{}", check.verdict, names(&check))?,
            Format::Json => output::json(&Checked::new(clues, &check, &app.words), out)?,
        }
        Ok(status_of(&check))
    })
}

fn status_of(check: &Check) -> Status {
    if check.verdict.is_unique() { Status::Good } else { Status::NotUnique }
}

/// The names of the cells to look at.
fn names(check: &Check) -> String {
    let names: Vec<_> = check.cells().iter().map(|cell| cell.to_string()).collect();
    names.join(" ")
}

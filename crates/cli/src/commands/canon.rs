//! `ennead canon`: the canonical form.

use clap::{Args, ValueEnum};
use ennead::{Givens, minlex};
use ennead_api::puzzle::Canonical;

use crate::app::{App, Status};
use crate::args::{Bulk, Inputs};
use crate::bulk::{Run, Shape};
use crate::output;
use crate::table::{Columns, Field, Kind, Rows, Value};

#[derive(Args)]
pub(crate) struct CanonArgs {
    #[command(flatten)]
    inputs: Inputs,
    #[arg(long, value_enum, default_value_t = Format::Line)]
    format: Format,
    #[arg(long)]
    show_symmetry: bool,
    #[command(flatten)]
    bulk: Bulk,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Line,
    Json,
}

/// The columns of a table.
const FIELDS: &[Field] = &[("canonical", Kind::Text)];

pub(crate) fn run(app: &App, args: &CanonArgs) -> anyhow::Result<Status> {
    if let Some(form) = args.bulk.columns {
        let (inputs, bulk) = (&args.inputs, &args.bulk);
        let columns = Columns { app, inputs, bulk, form, fields: FIELDS, piece: 256 };
        return columns.answer(
            || (),
            |(), puzzles: &[Givens], rows: &mut Rows| {
                for givens in puzzles {
                    rows.push([Value::Text(minlex(givens).form.to_string())]);
                }
                Status::Good
            },
        );
    }
    let (chunks, shape) = (args.inputs.chunks(app).of_givens(None), Shape::lines(true));
    Run { app, chunks, bulk: &args.bulk, shape }.each_classic(|clues, out| {
        let givens = clues.givens();
        match args.format {
            Format::Line => {
                let found = minlex(givens);
                match args.show_symmetry {
                    true => writeln!(out, "{}:{}", found.form, found.symmetry)?,
                    false => writeln!(out, "{}", found.form)?,
                }
            }
            Format::Json => output::json(&Canonical::new(givens, args.show_symmetry), out)?,
        }
        Ok(Status::Good)
    })
}

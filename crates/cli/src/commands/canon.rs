//! `ennead canon`: the canonical form.

use std::io::Write;

use clap::{Args, ValueEnum};
use ennead::{Givens, format, minlex};
use serde::Serialize;

use crate::app::{App, Status};
use crate::args::{Bulk, Inputs};
use crate::bulk::{self, Shape};
use crate::table::{self, Fields, Kind};

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
const FIELDS: Fields = &[("canonical", Kind::Text)];

pub(crate) fn run(app: &App, args: &CanonArgs) -> anyhow::Result<Status> {
    if let Some(form) = args.bulk.columns {
        let work = |(): &mut (), puzzles: &[Givens], out: &mut Vec<u8>| {
            for givens in puzzles {
                format::line::write(&minlex(givens).form, out);
                out.push(b'\n');
            }
            Status::Good
        };
        return table::answer(app, &args.inputs, &args.bulk, (form, FIELDS), 256, || (), work);
    }
    let work = |givens: &Givens, out: &mut dyn Write| {
        let found = minlex(givens);
        match args.format {
            Format::Line if args.show_symmetry => {
                writeln!(out, "{}:{}", found.form, found.symmetry)?;
            }
            Format::Line => writeln!(out, "{}", found.form)?,
            Format::Json => {
                let report = Report {
                    puzzle: givens.to_string(),
                    canonical: found.form.to_string(),
                    symmetry: args.show_symmetry.then(|| found.symmetry.to_string()),
                    automorphisms: found.automorphisms,
                };
                serde_json::to_writer(&mut *out, &report)?;
                writeln!(out)?;
            }
        }
        Ok(Status::Good)
    };
    bulk::each_puzzle(app, args.inputs.chunks(), &args.bulk, Shape::lines(true), work)
}

/// One puzzle's canonical form as a JSON object.
#[derive(Serialize)]
struct Report {
    puzzle: String,
    canonical: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    symmetry: Option<String>,
    automorphisms: u64,
}

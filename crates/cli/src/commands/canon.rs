//! `ennead canon`: the canonical form.

use std::io::Write;

use clap::{Args, ValueEnum};
use ennead::{Givens, minlex};
use serde::Serialize;

use crate::app::{App, Status};
use crate::args::{Inputs, Threads};
use crate::bulk;

#[derive(Args)]
pub(crate) struct CanonArgs {
    #[command(flatten)]
    inputs: Inputs,
    #[arg(long, value_enum, default_value_t = Format::Line)]
    format: Format,
    #[arg(long)]
    show_symmetry: bool,
    #[command(flatten)]
    threads: Threads,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Line,
    Json,
}

pub(crate) fn run(app: &App, args: &CanonArgs) -> anyhow::Result<Status> {
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
    bulk::each_puzzle(app, args.inputs.chunks(), args.threads.count(), work)
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

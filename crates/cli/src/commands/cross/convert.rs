//! `ennead cross convert`: the same puzzle in the other notation.

use std::io::Write;

use clap::Args;
use ennead_api::cross::CrossNotation;

use super::{FileArgs, read};
use crate::app::{App, Status};
use crate::value;

#[derive(Args)]
pub(super) struct ConvertArgs {
    #[command(flatten)]
    file: FileArgs,
    #[arg(long, value_parser = value::chosen::<CrossNotation>(), default_value = "clues")]
    to: CrossNotation,
}

pub(super) fn run(app: &App, args: &ConvertArgs) -> anyhow::Result<Status> {
    let Some(puzzle) = read(app, &args.file)? else { return Ok(Status::Unreadable) };
    let mut out = app.out();
    out.write_all(args.to.write(&puzzle, &app.words).as_bytes())?;
    out.flush()?;
    Ok(Status::Good)
}

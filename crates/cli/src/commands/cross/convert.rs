//! `ennead cross convert`: the same puzzle in the other notation.

use std::io::Write;

use clap::{Args, ValueEnum};
use ennead::cross::{Puzzle, write_clues, write_contest};

use super::{FileArgs, read};
use crate::app::{App, Status};

#[derive(Clone, Copy, PartialEq, ValueEnum)]
pub(super) enum To {
    Contest,
    Clues,
}

#[derive(Args)]
pub(super) struct ConvertArgs {
    #[command(flatten)]
    file: FileArgs,
    #[arg(long, value_enum, default_value_t = To::Clues)]
    to: To,
}

pub(super) fn run(app: &App, args: &ConvertArgs) -> anyhow::Result<Status> {
    let Some(puzzle) = read(app, &args.file)? else { return Ok(Status::Unreadable) };
    let mut out = app.out();
    out.write_all(written(app, &puzzle, args.to).as_bytes())?;
    out.flush()?;
    Ok(Status::Good)
}

/// The puzzle in a notation.
pub(super) fn written(app: &App, puzzle: &Puzzle, to: To) -> String {
    match to {
        To::Contest => write_contest(puzzle),
        To::Clues => write_clues(puzzle, app.words.clue_language()),
    }
}

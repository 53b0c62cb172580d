//! `ennead cross draw`: the puzzle as a picture.

use std::io::Write;

use clap::Args;
use ennead::cross::{draw, solve};

use super::{FileArgs, Watch, read, status_of};
use crate::app::{App, Status};

#[derive(Args)]
pub(super) struct DrawArgs {
    #[command(flatten)]
    file: FileArgs,
    #[arg(long)]
    solution: bool,
    #[arg(long)]
    no_clues: bool,
}

pub(super) fn run(app: &App, args: &DrawArgs) -> anyhow::Result<Status> {
    let Some(puzzle) = read(app, &args.file)? else { return Ok(Status::Unreadable) };
    let mut status = Status::Good;
    let mut solution = None;
    if args.solution {
        let limits = args.file.bounds.limits(2);
        let watch = Watch::new(app, &args.file.bounds);
        let outcome = watch.with(|hooks| solve(&puzzle, &limits, hooks));
        status = status_of(outcome.solutions.len() as u64, outcome.ending, 2);
        solution = outcome.solutions.into_iter().next();
    }
    let clues = (!args.no_clues).then(|| app.words.clue_language());
    let mut out = app.out();
    out.write_all(draw(&puzzle, solution.as_ref(), clues).as_bytes())?;
    out.flush()?;
    Ok(status)
}

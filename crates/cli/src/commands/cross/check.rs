//! `ennead cross check`: is the puzzle unique, and what in it is not needed?

use std::io::Write;

use ennead::cross::check;

use super::solve::say;
use super::{FileArgs, Watch, read, status_of};
use crate::app::{App, Status};

pub(super) fn run(app: &App, args: &FileArgs) -> anyhow::Result<Status> {
    let Some(puzzle) = read(app, args)? else { return Ok(Status::Unreadable) };
    let limits = args.bounds.limits(2);
    let checked = Watch::new(app, &args.bounds).with(|hooks| check(&puzzle, &limits, hooks));
    let mut out = app.out();
    let count = checked.outcome.solutions.len() as u64;
    say(&mut out, &app.words.cross_verdict(&puzzle, count, checked.outcome.ending))?;
    say(&mut out, &app.words.cross_checked(&puzzle, &checked))?;
    out.flush()?;
    Ok(status_of(count, checked.outcome.ending, 2))
}

//! `ennead cross check`: is the puzzle unique, and what in it is not needed?

use std::io::Write;

use ennead::cross::{check, word_in_words};

use super::solve::verdict;
use super::{FileArgs, Watch, read, status_of};
use crate::app::{App, Status};

pub(super) fn run(app: &App, args: &FileArgs) -> anyhow::Result<Status> {
    let Some(puzzle) = read(app, args)? else { return Ok(Status::Unreadable) };
    let limits = args.bounds.limits(2);
    let checked = Watch::new(app, &args.bounds).with(|hooks| check(&puzzle, &limits, hooks));
    let mut out = app.out();
    let count = checked.outcome.solutions.len() as u64;
    verdict(app, &mut out, &puzzle, count, checked.outcome.ending)?;
    let rules = |wanted: Option<bool>| {
        let numbers = checked.redundant.iter().enumerate().filter(|(_, found)| **found == wanted);
        numbers.map(|(i, _)| (i + 1).to_string()).collect::<Vec<_>>().join(", ")
    };
    let language = app.words.clue_language();
    let name = |&word: &_| word_in_words(&puzzle, word, language);
    let unused: Vec<String> = checked.unused_words.iter().map(name).collect();
    let loose: Vec<String> =
        checked.loose_cells.iter().map(|&cell| puzzle.cell_name(cell).to_string()).collect();
    for (key, name, list) in [
        ("cross-unused", "words", unused.join(", ")),
        ("cross-loose", "cells", loose.join(" ")),
        ("cross-redundant", "rules", rules(Some(true))),
        ("cross-redundant-unknown", "rules", rules(None)),
    ] {
        if !list.is_empty() {
            writeln!(out, "{}", app.words.say_with(key, &[(name, list.into())]))?;
        }
    }
    if checked.redundant.iter().all(|&found| found == Some(false)) {
        writeln!(out, "{}", app.words.say("cross-minimal"))?;
    }
    out.flush()?;
    Ok(status_of(count, checked.outcome.ending, 2))
}

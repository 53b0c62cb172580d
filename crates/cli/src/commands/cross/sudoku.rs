//! `ennead cross sudoku`: a Sudoku as a cross-number puzzle.

use std::ffi::OsString;
use std::io::Write;

use clap::Args;
use ennead::Givens;
use ennead::cross::sudoku::{SudokuWords, write_sudoku};
use ennead_api::Subject;

use crate::app::{App, Status};
use crate::commands::play::first_sheet;
use crate::input::Source;
use crate::value::Expected;

#[derive(Args)]
pub(super) struct SudokuArgs {
    #[arg(value_name = "PUZZLE")]
    puzzle: Option<OsString>,
    #[arg(long, value_name = "9|18", default_value_t = 9, value_parser = words)]
    words: u8,
}

fn words(text: &str) -> Result<u8, Expected> {
    match text {
        "9" => Ok(9),
        "18" => Ok(18),
        _ => Err(Expected::Said("expected-words")),
    }
}

pub(super) fn run(app: &App, args: &SudokuArgs) -> anyhow::Result<Status> {
    let givens = match &args.puzzle {
        None => Givens::EMPTY,
        Some(input) => match first_sheet(app, Source::new(input)) {
            Some(sheet) => Subject::from(sheet).givens(&app.asker())?,
            None => return Ok(Status::Unreadable),
        },
    };
    let words = if args.words == 9 { SudokuWords::Nine } else { SudokuWords::Eighteen };
    let mut out = app.out();
    out.write_all(write_sudoku(&givens, words).as_bytes())?;
    out.flush()?;
    Ok(Status::Good)
}

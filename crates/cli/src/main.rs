//! The command line `ennead`.
//!
//! Text → givens → engine or logic → words: this crate opens files, distributes the work over the
//! cores and prints. Everything about Sudoku is in the crates it uses.

mod app;
mod args;
mod arrays;
mod buffer;
mod bulk;
mod call;
mod collection;
#[cfg(feature = "columns")]
mod columns;
mod commands;
mod help;
mod input;
mod output;
mod part;
mod photo;
mod progress;
mod proof_folder;
mod saved;
mod table;
mod technique_pages;
mod trace_file;
mod unpack;
mod value;
mod whole_file;
mod wrong_call;

use std::process::ExitCode;

fn main() -> ExitCode {
    call::run(std::env::args_os().collect())
}

//! Options that commands share. The texts of `--help` are in the locales of `ennead-text`, see
//! [`crate::help`].

use std::io::{self, IsTerminal};

use clap::{Args, ValueEnum};
use ennead::WholeBoard;
use ennead::core;
use ennead::format::Unknown;
use ennead::grid::named;

use crate::app::App;
use crate::input::{Chunks, Source};
use crate::part::Part;
use crate::value;

/// Where the puzzles come from.
#[derive(Args)]
pub(crate) struct Inputs {
    #[arg(value_name = "INPUT")]
    pub(crate) inputs: Vec<std::ffi::OsString>,
}

impl Inputs {
    /// The sources named; standard input if there are none. If that is a terminal, a message says
    /// what to type.
    pub(crate) fn sources(&self, app: &App) -> Vec<Source> {
        match self.inputs.as_slice() {
            [] => {
                if io::stdin().is_terminal() {
                    app.note(&app.words.say("type-puzzles"));
                }
                vec![Source::Stdin]
            }
            inputs => inputs.iter().map(|input| Source::new(input)).collect(),
        }
    }

    /// The puzzles of the sources.
    pub(crate) fn chunks(&self, app: &App) -> Chunks {
        Chunks::new(self.sources(app))
    }
}

/// Options of the commands that take puzzles with rules.
#[derive(Args)]
pub(crate) struct Opening {
    #[arg(long, value_name = "NAME,…", value_delimiter = ',', value_parser = value::chosen::<WholeBoard>())]
    rules: Vec<WholeBoard>,
    #[arg(long)]
    ignore: bool,
}

impl Opening {
    /// How puzzles are opened.
    pub(crate) fn of_core(&self) -> core::Opening {
        let unknown = if self.ignore { Unknown::Ignored } else { Unknown::Refused };
        core::Opening { unknown, rules: self.rules.clone() }
    }
}

/// How an answer is printed where there are no lines of a form of their own.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    Text,
    Json,
}

/// Options of every command that works through many puzzles.
#[derive(Args)]
pub(crate) struct Threads {
    #[arg(long, value_name = "N", value_parser = value::number(1..=1024))]
    threads: Option<u64>,
}

impl Threads {
    /// The number asked for, or else one for each core.
    pub(crate) fn count(&self) -> usize {
        self.threads.map_or_else(
            || std::thread::available_parallelism().map_or(1, std::num::NonZero::get),
            |threads| threads as usize,
        )
    }
}

named! {
    /// How a table is printed.
    pub enum Form of "format" {
        /// Text with a line for each puzzle.
        Csv = "csv",
        /// An Apache Parquet file.
        Parquet = "parquet",
        /// An Apache Arrow stream.
        Arrow = "arrow",
    }
}

/// Options of every command that prints one result for each of many puzzles.
#[derive(Args)]
pub(crate) struct Bulk {
    #[arg(long, value_name = "FORMAT", conflicts_with = "format", value_parser = value::chosen::<Form>())]
    pub(crate) columns: Option<Form>,
    #[arg(long, value_name = "NAME", requires = "columns")]
    #[cfg_attr(not(feature = "columns"), allow(dead_code, reason = "for the feature alone"))]
    pub(crate) column: Option<String>,
    #[command(flatten)]
    pub(crate) part: Part,
    #[command(flatten)]
    pub(crate) threads: Threads,
}

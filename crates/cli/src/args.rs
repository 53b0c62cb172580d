//! The structure of the command line. The texts of `--help` are in the locales of `ennead-text`,
//! see [`crate::help`].

use std::io::{self, IsTerminal};

use anstream::ColorChoice;
use clap::builder::TypedValueParser;
use clap::{Args, Parser};
use ennead_text::{CellNames, Language};

use crate::app::App;
use crate::commands::Command;
use crate::input::{Chunks, Source};
use crate::part::Part;
use crate::table::Form;
use crate::value;

#[derive(Parser)]
#[command(name = "ennead", version, disable_help_subcommand = true)]
pub(crate) struct Cli {
    #[command(flatten)]
    pub(crate) global: Global,
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// Options of every command.
#[derive(Args)]
pub(crate) struct Global {
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = value::language())]
    pub(crate) lang: Option<Language>,
    #[arg(long, global = true, value_name = "WHEN", value_parser = value::colour(), default_value = "auto")]
    pub(crate) color: ColorChoice,
    #[arg(long, global = true, value_name = "NAME", value_parser = value::cells(), default_value = CellNames::default().name())]
    pub(crate) cells: CellNames,
}

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
                    app.tell(&app.words.say("type-puzzles"));
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

/// How a table is printed, by name.
fn form() -> impl TypedValueParser<Value = Form> {
    value::named("format", Form::ALL.map(|form| (form.name(), form)).into())
}

/// Options of every command that prints one result for each of many puzzles.
#[derive(Args)]
pub(crate) struct Bulk {
    #[arg(long, value_name = "FORMAT", conflicts_with = "format", value_parser = form())]
    pub(crate) columns: Option<Form>,
    #[arg(long, value_name = "NAME", requires = "columns")]
    #[cfg_attr(not(feature = "columns"), allow(dead_code, reason = "for the feature alone"))]
    pub(crate) column: Option<String>,
    #[command(flatten)]
    pub(crate) part: Part,
    #[command(flatten)]
    pub(crate) threads: Threads,
}

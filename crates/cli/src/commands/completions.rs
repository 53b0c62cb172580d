//! `ennead completions`: completions for a shell.

use std::io::Write;

use clap::{Args, CommandFactory};
use clap_complete::Shell;

use crate::app::{App, Status};
use crate::call::Cli;
use crate::help;

#[derive(Args)]
pub(crate) struct CompletionsArgs {
    #[arg(value_name = "SHELL", value_enum)]
    shell: Shell,
}

pub(crate) fn run(app: &App, args: &CompletionsArgs) -> anyhow::Result<Status> {
    // Into memory first: the generator panics if standard output is closed.
    let mut script = Vec::new();
    let mut command = help::localised(Cli::command(), &app.words);
    clap_complete::generate(args.shell, &mut command, "ennead", &mut script);
    std::io::stdout().write_all(&script)?;
    Ok(Status::Good)
}

//! `ennead man`: the manual page.

use std::io::Write;

use clap::{Args, CommandFactory};

use crate::app::{App, Status};
use crate::args::Cli;
use crate::help;

#[derive(Args)]
pub(crate) struct ManArgs {}

/// Prints the page of the program, followed by one section for each command.
pub(crate) fn run(app: &App, _: &ManArgs) -> anyhow::Result<Status> {
    let mut command = help::localised(Cli::command(), &app.words);
    command.build();
    let mut page = Vec::new();
    clap_mangen::Man::new(command.clone()).render(&mut page)?;
    for subcommand in command.get_subcommands().filter(|command| !command.is_hide_set()) {
        let man = clap_mangen::Man::new(subcommand.clone());
        writeln!(page, ".SH \"ENNEAD {}\"", subcommand.get_name().to_uppercase())?;
        man.render_description_section(&mut page)?;
        man.render_synopsis_section(&mut page)?;
        man.render_options_section(&mut page)?;
        if subcommand.get_after_help().is_some() {
            man.render_extra_section(&mut page)?;
        }
    }
    std::io::stdout().write_all(&page)?;
    Ok(Status::Good)
}

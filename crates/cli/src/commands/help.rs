//! `ennead help`: the help of a command.

use std::io::Write;

use anyhow::anyhow;
use clap::{Args, Command, CommandFactory};
use ennead::grid::name::UnknownName;

use crate::app::{App, Status};
use crate::call::Cli;
use crate::help;

#[derive(Args)]
pub(crate) struct HelpArgs {
    #[arg(value_name = "COMMAND")]
    command: Vec<String>,
}

pub(crate) fn run(app: &App, args: &HelpArgs) -> anyhow::Result<Status> {
    let mut root = help::localised(Cli::command(), &app.words);
    root.build();
    let mut command = &mut root;
    for name in &args.command {
        if command.find_subcommand(name).is_none() {
            return Err(unknown(app, command, name));
        }
        command = command.find_subcommand_mut(name).expect("it is there");
    }
    let text = command.render_help().ansi().to_string();
    let mut out = app.out();
    out.write_all(help::localised_usage(&text, &app.words).as_bytes())?;
    out.flush()?;
    Ok(Status::Good)
}

fn unknown(app: &App, command: &Command, name: &str) -> anyhow::Error {
    if !command.has_subcommands() {
        let args = [("command", command.get_name().to_owned().into())];
        return anyhow!(app.words.say_with("help-no-commands", &args));
    }
    let expected = command.get_subcommands().map(|known| known.get_name().to_owned()).collect();
    let unknown = UnknownName { of: "command".into(), found: name.to_owned(), expected };
    anyhow!(app.words.unknown_name(&unknown))
}

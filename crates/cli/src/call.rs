//! The call: how the command line is read and run, and how the program ends.

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::atomic::AtomicU64;

use anstream::ColorChoice;
use clap::error::ErrorKind;
use clap::{Args, CommandFactory, FromArgMatches, Parser};
use ennead::engine::batch::Machine;
use ennead::grid::name::UnknownName;
use ennead_api::{Refusal, Stop, Stopped};
use ennead_text::{CellNames, Language, Words};

use crate::app::{App, Status};
use crate::commands::Command;
use crate::{help, value, wrong_call};

#[derive(Parser)]
#[command(name = "ennead", version, disable_help_subcommand = true)]
pub(crate) struct Cli {
    #[command(flatten)]
    pub(crate) global: Global,
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// Options of every command come after its own.
const LAST: usize = 900;

/// Options of every command.
#[derive(Args)]
pub(crate) struct Global {
    #[arg(long, global = true, display_order = LAST, value_name = "LANGUAGE", value_parser = value::chosen::<Language>())]
    pub(crate) lang: Option<Language>,
    #[arg(long, global = true, display_order = LAST, value_name = "WHEN", value_parser = value::colour(), default_value = "auto")]
    pub(crate) color: ColorChoice,
    #[arg(long, global = true, display_order = LAST, value_name = "NAME", value_parser = value::cells(), default_value = CellNames::default().name())]
    pub(crate) cells: CellNames,
    #[arg(long, short, global = true, display_order = LAST)]
    pub(crate) quiet: bool,
}

/// Runs the command line `args`, which begins with the program's name. The environment variable
/// `ENNEAD_MACHINE` chooses the instruction set, for measurements.
pub(crate) fn run(args: Vec<OsString>) -> ExitCode {
    let words = Words::new(spoken_language(&args));
    if let Ok(name) = std::env::var("ENNEAD_MACHINE") {
        let Some(machine) = Machine::by_name(&name) else {
            let app = without_a_call(words);
            let expected = Machine::ALL.map(|machine| machine.name().to_owned()).into();
            let unknown = UnknownName { of: "value".into(), found: name, expected };
            app.complain(&format!("ENNEAD_MACHINE: {}", app.words.unknown_name(&unknown)));
            return ExitCode::from(Status::Unreadable as u8);
        };
        machine.choose();
    }
    let parsed = help::localised(Cli::command(), &words)
        .try_get_matches_from(args)
        .and_then(|matches| Cli::from_arg_matches(&matches));
    let cli = match parsed {
        Ok(cli) => cli,
        Err(error) => return ended_by_parser(&error, words),
    };
    let words = words.with_cells(cli.global.cells);
    let Global { color, quiet, .. } = cli.global;
    let app = App { words, color, quiet, stop: Stop::new(), unread: AtomicU64::new(0) };
    let ended = cli.command.run(&app);
    app.tell_of_the_rest();
    match ended {
        Ok(status) => ExitCode::from(status as u8),
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) if is_stopped(&error) => {
            app.complain(&app.words.say("stopped-by-user"));
            ExitCode::from(Status::Stopped as u8)
        }
        Err(error) => {
            app.complain(&app.why(&error));
            ExitCode::from(Status::Unreadable as u8)
        }
    }
}

/// What there is before the call is understood.
fn without_a_call(words: Words) -> App {
    let (color, stop) = (ColorChoice::Auto, Stop::never());
    App { words, color, quiet: false, stop, unread: AtomicU64::new(0) }
}

/// Prints the help or the version, which are not errors, or else what is wrong with the call.
fn ended_by_parser(error: &clap::Error, words: Words) -> ExitCode {
    let app = without_a_call(words);
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            let text = help::localised_usage(&error.render().ansi().to_string(), &app.words);
            let mut out = app.out();
            match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
                Ok(()) => ExitCode::SUCCESS,
                Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
                Err(error) => {
                    let reason = [("reason", app.words.system_reason(&error).into())];
                    app.complain(&app.words.say_with("call-no-output", &reason));
                    ExitCode::from(Status::Unreadable as u8)
                }
            }
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let text = help::localised_usage(&error.render().ansi().to_string(), &app.words);
            app.tell(text.trim_end());
            ExitCode::from(Status::Unreadable as u8)
        }
        _ => {
            let said = wrong_call::sentences(error, &app.words);
            let said = help::localised_usage(&said, &app.words);
            let (wrong, advice) = said.split_once('\n').unwrap_or((&said, ""));
            app.complain(wrong);
            app.tell(advice.trim_end());
            ExitCode::from(Status::Unreadable as u8)
        }
    }
}

/// The language asked for. It is found before the arguments are parsed, because the help is written
/// in it too.
fn spoken_language(args: &[OsString]) -> Language {
    let mut args = args.iter().filter_map(|arg| arg.to_str()).take_while(|&arg| arg != "--");
    let mut asked = None;
    while let Some(arg) = args.next() {
        match arg.strip_prefix("--lang") {
            Some("") => asked = args.next().and_then(Language::for_locale).or(asked),
            Some(value) if value.starts_with('=') => {
                asked = Language::for_locale(&value[1..]).or(asked);
            }
            _ => {}
        }
    }
    asked.unwrap_or_else(language_of_the_locale)
}

/// The language of the environment; the variables are in the order POSIX gives them.
fn language_of_the_locale() -> Language {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(std::env::var_os)
        .find(|value| !value.is_empty())
        .map(|value| value.to_string_lossy().into_owned())
        .or_else(sys_locale::get_locale)
        .and_then(|locale| Language::for_locale(&locale))
        .unwrap_or_default()
}

fn is_stopped(error: &anyhow::Error) -> bool {
    error.is::<Stopped>() || matches!(error.downcast_ref(), Some(Refusal::Stopped))
}

fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let is_closed = |error: &io::Error| error.kind() == io::ErrorKind::BrokenPipe;
    error.chain().any(|cause| cause.downcast_ref().is_some_and(is_closed))
}

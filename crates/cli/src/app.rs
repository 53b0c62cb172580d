//! What every command shares: the language, the streams, the exit status.

use std::ffi::OsString;
use std::io::{self, Write};
use std::ops::Range;
use std::process::ExitCode;
use std::sync::LazyLock;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};
use anstream::{AutoStream, ColorChoice};
use anyhow::anyhow;
use clap::error::ErrorKind;
use clap::{CommandFactory, FromArgMatches};
use ennead::engine::batch::Machine;
use ennead::format::ReadError;
use ennead_api::puzzle::sukaku_refused;
use ennead_api::{Asker, Question, Refusal, Stop, Stopped};
use ennead_text::{Language, ReadingSentences, Words};
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::iterator::Signals;

use crate::args::Cli;
use crate::input::{self, InputError};
use crate::{help, wrong_call};

/// How a run ends. If several of these happened, the greatest is the exit status.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) enum Status {
    /// Every puzzle has exactly one solution.
    #[default]
    Good = 0,
    /// Some puzzle has none or several, or its givens clash.
    NotUnique = 1,
    /// Something could not be read, or the call was wrong.
    Unreadable = 2,
    /// A bound was reached before the answer was found.
    NotDecided = 3,
    /// The user stopped it.
    Stopped = 130,
}

/// What every command shares: the language, the colours, and whether the user has stopped it.
pub(crate) struct App {
    pub(crate) words: Words,
    pub(crate) color: ColorChoice,
    /// Raised by the first Ctrl-C, after a command has called [`App::attend_to_signals`].
    pub(crate) stop: Stop,
}

/// What a message is about: a part of a line, to be underlined.
pub(crate) struct Underlined<'a> {
    /// The name of the input; empty if it has none.
    pub(crate) source: &'a str,
    /// The line, from 1.
    pub(crate) line: usize,
    /// The column in the whole line, from 1.
    pub(crate) column: usize,
    /// The part of the line that is shown.
    pub(crate) text: &'a str,
    /// The characters of it that are underlined.
    pub(crate) characters: Range<usize>,
    /// What is said below them.
    pub(crate) label: Option<String>,
}

/// The date by the world's clock (UTC): year, month, day.
pub(crate) fn today() -> (u16, u8, u8) {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
    ennead_booklet::day_of(now)
}

/// Runs the command line `args`, which begins with the program's name. The environment variable
/// `ENNEAD_MACHINE` chooses the instruction set, for measurements.
pub(crate) fn run(args: Vec<OsString>) -> ExitCode {
    let machine = std::env::var("ENNEAD_MACHINE");
    if let Some(machine) = machine.ok().as_deref().and_then(Machine::by_name) {
        machine.choose();
    }
    let words = Words::new(spoken_language(&args));
    let parsed = help::localised(Cli::command(), &words)
        .try_get_matches_from(args)
        .and_then(|matches| Cli::from_arg_matches(&matches));
    let cli = match parsed {
        Ok(cli) => cli,
        Err(error) => return ended_by_parser(&error, words),
    };
    let words = words.with_cells(cli.global.cells);
    let app = App { words, color: cli.global.color, stop: Stop::new() };
    match cli.command.run(&app) {
        Ok(status) => ExitCode::from(status as u8),
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) if error.is::<Stopped>() => {
            app.complain(&app.words.say("stopped-by-user"));
            ExitCode::from(Status::Stopped as u8)
        }
        Err(error) => {
            app.complain(&app.why(&error));
            ExitCode::from(Status::Unreadable as u8)
        }
    }
}

/// Prints the help or the version, which are not errors, or else what is wrong with the call.
fn ended_by_parser(error: &clap::Error, words: Words) -> ExitCode {
    let app = App { words, color: ColorChoice::Auto, stop: Stop::never() };
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

fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let is_closed = |error: &io::Error| error.kind() == io::ErrorKind::BrokenPipe;
    error.chain().any(|cause| cause.downcast_ref().is_some_and(is_closed))
}

impl App {
    /// The asker for questions to `ennead-api`.
    pub(crate) fn asker(&self) -> Asker<'_> {
        static STARTED: LazyLock<Instant> = LazyLock::new(Instant::now);
        Asker { words: &self.words, stop: &self.stop, clock: || STARTED.elapsed() }
    }

    /// The answer to a question.
    pub(crate) fn ask<Q: Question>(&self, question: Q) -> anyhow::Result<Q::Answer> {
        question.answer(&self.asker()).map_err(|refusal| self.refused(refusal))
    }

    /// The message for a refused question.
    pub(crate) fn refused(&self, refusal: Refusal) -> anyhow::Error {
        match refusal {
            Refusal::Stopped => Stopped.into(),
            refusal => anyhow!(refusal.sentence(&self.words)),
        }
    }

    /// From now on the first Ctrl-C, or a polite signal to end, raises [`App::stop`]; the second
    /// ends the program at once.
    pub(crate) fn attend_to_signals(&self) -> io::Result<()> {
        let mut signals = Signals::new([SIGINT, SIGTERM])?;
        let stop = self.stop.clone();
        std::thread::spawn(move || {
            for _ in &mut signals {
                if stop.is_raised() {
                    std::process::exit(Status::Stopped as i32);
                }
                stop.raise();
            }
        });
        Ok(())
    }

    /// Standard output, buffered, with colours if wanted.
    pub(crate) fn out(&self) -> impl Write {
        io::BufWriter::with_capacity(1 << 16, AutoStream::new(io::stdout().lock(), self.color))
    }

    /// Whether standard output is printed in colours.
    pub(crate) fn is_coloured(&self) -> bool {
        match self.color {
            ColorChoice::Auto => AutoStream::choice(&io::stdout()) != ColorChoice::Never,
            choice => choice != ColorChoice::Never,
        }
    }

    /// Prints a message on standard error.
    pub(crate) fn tell(&self, message: &str) {
        let mut stderr = AutoStream::new(io::stderr().lock(), self.color);
        // If standard error is closed, the message has nowhere to go.
        let _ = writeln!(stderr, "{message}");
    }

    /// Prints on standard error what went wrong.
    pub(crate) fn complain(&self, message: &str) {
        let title = Level::ERROR.with_name(self.words.say("error")).primary_title(message);
        self.tell(&Renderer::styled().render(&[Group::with_title(title)]));
    }

    /// An error and its causes.
    fn why(&self, error: &anyhow::Error) -> String {
        let causes = error.chain().map(|cause| match cause.downcast_ref() {
            Some(error) => self.words.system_reason(error),
            None => cause.to_string(),
        });
        causes.collect::<Vec<_>>().join(": ")
    }

    /// Prints on standard error what to look at.
    pub(crate) fn warn(&self, message: &str) {
        let title = Level::WARNING.with_name(self.words.say("photo-note")).primary_title(message);
        self.tell(&Renderer::styled().render(&[Group::with_title(title)]));
    }

    /// Prints on standard error why an input gives no puzzle, with the place underlined.
    pub(crate) fn complain_of(&self, source: &str, error: &InputError) {
        let (key, more) = match error {
            InputError::Read(error) => return self.complain_of_text(source, error),
            InputError::Photo(error) => return error.report(self, source),
            InputError::Io(error) => {
                return self.tell(&self.words.unreadable(source, &self.words.system_reason(error)));
            }
            InputError::Sukaku(engine) => {
                return self
                    .complain(&format!("{source}: {}", sukaku_refused(*engine, &self.words)));
            }
            InputError::TooLarge => {
                ("too-large", Some(("most", (input::LARGEST_WHOLE >> 20).into())))
            }
            InputError::LongLine(line) => ("long-line", Some(("line", (*line).into()))),
            InputError::Table => ("columns-table", None),
            InputError::Empty => ("no-puzzle", None),
        };
        let args: Vec<_> = [("source", source.into())].into_iter().chain(more).collect();
        self.complain(&self.words.say_with(key, &args));
    }

    fn complain_of_text(&self, source: &str, error: &ReadError) {
        let ReadingSentences { preamble, title, label } = self.words.reading(source, error);
        let start = error.column - 1 - error.cut;
        let place = Underlined {
            source,
            line: error.line,
            column: error.column,
            text: &error.text,
            characters: start..start + error.length,
            label: Some(label),
        };
        let report = self.underlined(title, place);
        self.tell(&preamble.map_or(report.clone(), |lines| format!("{lines}\n{report}")));
    }

    /// The message `title` with what it is about.
    pub(crate) fn underlined(&self, title: String, place: Underlined<'_>) -> String {
        let Underlined { source, line, column, text, characters, label } = place;
        let offset =
            |character| text.char_indices().nth(character).map_or(text.len(), |(offset, _)| offset);
        let bytes = offset(characters.start)..offset(characters.end);
        let marked = AnnotationKind::Primary.span(bytes).label(label);
        let snippet = Snippet::source(text).line_start(line).annotation(marked);
        let title = Level::ERROR.with_name(self.words.say("error")).primary_title(title);
        let report = Group::with_title(title);
        let report = if source.is_empty() {
            report.element(snippet)
        } else if column == characters.start + 1 {
            report.element(snippet.path(source))
        } else {
            // The snippet knows its place only within what is shown of the line.
            let origin = Origin::path(source).line(line).char_column(column);
            report.element(origin).element(snippet)
        };
        Renderer::styled().render(&[report])
    }
}

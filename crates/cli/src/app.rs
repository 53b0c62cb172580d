//! What every command shares: the language, the streams, the exit status. No other file of this crate
//! is needed for it.

use std::io::{self, Write};
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{LazyLock, OnceLock};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};
use anstream::{AutoStream, ColorChoice};
use ennead_api::{Asker, Question, Refusal, Stop};
use ennead_text::Words;
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::iterator::Signals;

/// The stop that the first signal raises, for code that reads input without an [`App`] at hand.
static STOP_OF_SIGNALS: OnceLock<Stop> = OnceLock::new();

/// The stop that a signal raises; none while a signal ends the program at once.
pub(crate) fn stop_of_signals() -> Option<&'static Stop> {
    STOP_OF_SIGNALS.get()
}

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
    /// Whether nothing is printed on standard error but what goes wrong.
    pub(crate) quiet: bool,
    /// Raised by the first Ctrl-C, after a command has called [`App::attend_to_signals`].
    pub(crate) stop: Stop,
    /// How many inputs, or lines of them, could not be read so far.
    pub(crate) unread: AtomicU64,
}

/// How many messages about what cannot be read are printed. Whoever calls it wrongly for a million lines
/// reads no more.
const MOST_MESSAGES: u64 = 100;

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

impl App {
    /// The asker for questions to `ennead-api`.
    pub(crate) fn asker(&self) -> Asker<'_> {
        static STARTED: LazyLock<Instant> = LazyLock::new(Instant::now);
        Asker { words: &self.words, stop: &self.stop, clock: || STARTED.elapsed() }
    }

    /// The answer to a question.
    pub(crate) fn ask<Q: Question>(&self, question: Q) -> Result<Q::Answer, Refusal> {
        question.answer(&self.asker())
    }

    /// From now on the first Ctrl-C, or a polite signal to end, raises [`App::stop`]; the second
    /// ends the program at once.
    pub(crate) fn attend_to_signals(&self) -> io::Result<()> {
        let mut signals = Signals::new([SIGINT, SIGTERM])?;
        let stop = self.stop.clone();
        let _ = STOP_OF_SIGNALS.set(stop.clone());
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

    /// Counts something that cannot be read, and says whether to tell of it.
    pub(crate) fn may_complain(&self) -> bool {
        self.unread.fetch_add(1, Ordering::Relaxed) < MOST_MESSAGES
    }

    /// Says how much more could not be read than there were messages about.
    pub(crate) fn tell_of_the_rest(&self) {
        let unread = self.unread.load(Ordering::Relaxed);
        if unread > MOST_MESSAGES {
            let args = [("more", (unread - MOST_MESSAGES).into()), ("count", unread.into())];
            self.complain(&self.words.say_with("unread-more", &args));
        }
    }

    /// Prints a message on standard error, unless it is to be quiet.
    pub(crate) fn note(&self, message: &str) {
        if !self.quiet {
            self.tell(message);
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
    pub(crate) fn why(&self, error: &anyhow::Error) -> String {
        let causes = error.chain().map(|cause| {
            let of_system = cause.downcast_ref().map(|error| self.words.system_reason(error));
            let refused = || cause.downcast_ref::<Refusal>().map(|it| it.sentence(&self.words));
            of_system.or_else(refused).unwrap_or_else(|| cause.to_string())
        });
        causes.collect::<Vec<_>>().join(": ")
    }

    /// Prints on standard error what to look at.
    pub(crate) fn warn(&self, message: &str) {
        let title = Level::WARNING.with_name(self.words.say("photo-note")).primary_title(message);
        self.tell(&Renderer::styled().render(&[Group::with_title(title)]));
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

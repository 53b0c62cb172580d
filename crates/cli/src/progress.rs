//! A progress bar on standard error, for work that takes longer than a second.

use std::io::{self, IsTerminal};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::app::App;

/// Nothing is shown before this: a bar that flashes up is noise.
const PATIENCE: Duration = Duration::from_secs(1);

/// Progress through `total` units. Invisible in the first second, if standard error is not a
/// terminal, and if it is to be quiet.
pub(crate) struct Progress {
    started: Instant,
    puzzles: u64,
    unit: String,
    note: String,
    shown: Option<Shown>,
}

/// A bar, and the thread that makes it visible when the patience ends, though the first puzzle
/// may take much longer.
struct Shown {
    bar: ProgressBar,
    ended: Option<Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Progress {
    /// Progress through `total` bytes of input, or an unknown number; `unit` is the word for
    /// puzzles.
    pub(crate) fn bytes(app: &App, total: Option<u64>, unit: String) -> Progress {
        let shown = (!app.quiet && io::stderr().is_terminal()).then(|| Shown::later(total));
        Progress { started: Instant::now(), puzzles: 0, unit, note: String::new(), shown }
    }

    /// Progress through `total` puzzles to be made.
    pub(crate) fn puzzles(app: &App, total: u64, unit: String) -> Progress {
        Progress::bytes(app, Some(total), unit)
    }

    /// [`Progress::bytes`] beside results on standard output. On a terminal they are progress enough, and a bar
    /// between them would stay there.
    pub(crate) fn beside_results(app: &App, total: Option<u64>, unit: String) -> Progress {
        let mut progress = Progress::bytes(app, total, unit);
        progress.shown.take_if(|_| io::stdout().is_terminal());
        progress
    }

    /// Adds a note to the bar, such as the number of attempts.
    pub(crate) fn note(&mut self, note: &str) {
        self.note = format!(", {note}");
    }

    /// This many puzzles have been made in all.
    pub(crate) fn reach(&mut self, puzzles: u64) {
        let more = puzzles - self.puzzles;
        self.advance(more, more);
    }

    /// This many more bytes and puzzles are done.
    pub(crate) fn advance(&mut self, bytes: u64, puzzles: u64) {
        self.puzzles += puzzles;
        if let Some(Shown { bar, .. }) = &self.shown {
            let rate = self.puzzles as f64 / self.started.elapsed().as_secs_f64();
            let Progress { puzzles, unit, note, .. } = self;
            bar.set_message(format!("{puzzles} {unit}, {rate:.0}/s{note}"));
            bar.inc(bytes);
        }
    }

    /// Runs `print` while the bar is hidden.
    pub(crate) fn suspend<R>(&self, print: impl FnOnce() -> R) -> R {
        match &self.shown {
            Some(Shown { bar, .. }) => bar.suspend(print),
            None => print(),
        }
    }
}

impl Shown {
    fn later(total: Option<u64>) -> Shown {
        let template = match total {
            Some(_) => "{bar:30} {percent:>3} % {msg} ({elapsed})",
            None => "{spinner} {bytes} {msg} ({elapsed})",
        };
        let style = ProgressStyle::with_template(template).expect("a well-formed template");
        let bar = ProgressBar::with_draw_target(total, ProgressDrawTarget::hidden());
        let bar = bar.with_style(style);
        let (ended, end) = mpsc::channel();
        let later = bar.clone();
        let thread = thread::spawn(move || {
            if end.recv_timeout(PATIENCE) == Err(RecvTimeoutError::Timeout) {
                later.set_draw_target(ProgressDrawTarget::stderr_with_hz(10));
                later.enable_steady_tick(Duration::from_millis(200));
            }
        });
        Shown { bar, ended: Some(ended), thread: Some(thread) }
    }
}

impl Drop for Shown {
    fn drop(&mut self) {
        drop(self.ended.take());
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
        self.bar.finish_and_clear();
    }
}

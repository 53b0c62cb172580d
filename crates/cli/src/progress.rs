//! A progress bar on standard error, for work that takes longer than a second.

use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// Nothing is shown before this: a bar that flashes up is noise.
const PATIENCE: Duration = Duration::from_secs(1);

/// Progress through `total` units. Invisible in the first second, and if standard error is not a
/// terminal.
pub(crate) struct Progress {
    started: Instant,
    total: Option<u64>,
    done: u64,
    puzzles: u64,
    unit: String,
    bar: Option<ProgressBar>,
}

impl Progress {
    /// Progress through `total` bytes of input, or an unknown number; `unit` is the word for
    /// puzzles.
    pub(crate) fn bytes(total: Option<u64>, unit: String) -> Progress {
        Progress { started: Instant::now(), total, done: 0, puzzles: 0, unit, bar: None }
    }

    /// Progress through `total` puzzles to be made.
    pub(crate) fn puzzles(total: u64, unit: String) -> Progress {
        Progress::bytes(Some(total), unit)
    }

    /// This many puzzles have been made in all.
    pub(crate) fn reach(&mut self, puzzles: u64) {
        let more = puzzles - self.puzzles;
        self.advance(more, more);
    }

    /// This many more bytes and puzzles are done.
    pub(crate) fn advance(&mut self, bytes: u64, puzzles: u64) {
        self.done += bytes;
        self.puzzles += puzzles;
        if self.bar.is_none() && self.started.elapsed() > PATIENCE {
            self.bar = Some(self.show());
        }
        if let Some(bar) = &self.bar {
            let rate = self.puzzles as f64 / self.started.elapsed().as_secs_f64();
            bar.set_message(format!("{} {}, {rate:.0}/s", self.puzzles, self.unit));
            bar.set_position(self.done);
        }
    }

    fn show(&self) -> ProgressBar {
        let target = ProgressDrawTarget::stderr_with_hz(10);
        let bar = match self.total {
            Some(total) => ProgressBar::with_draw_target(Some(total), target)
                .with_style(style("{bar:30} {percent:>3} % {msg} ({eta})")),
            None => ProgressBar::with_draw_target(None, target)
                .with_style(style("{spinner} {bytes} {msg} ({elapsed})")),
        };
        bar.with_elapsed(self.started.elapsed())
    }

    /// Runs `print` while the bar is hidden.
    pub(crate) fn suspend<R>(&self, print: impl FnOnce() -> R) -> R {
        match &self.bar {
            Some(bar) => bar.suspend(print),
            None => print(),
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

fn style(template: &str) -> ProgressStyle {
    ProgressStyle::with_template(template).expect("a well-formed template")
}

//! `--trace FILE`: the steps of a search as JSON Lines.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::ops::ControlFlow;
use std::path::Path;

use anyhow::Context;
use ennead::engine::Event;
use ennead_api::engine::TraceEvent;

use crate::app::App;
use crate::output;

/// The largest number of events written: about 700 MB at some 70 bytes each.
const MOST_EVENTS: u64 = 10_000_000;

/// The file for a trace.
pub(crate) struct Tracer {
    file: BufWriter<File>,
    events: u64,
    failed: Option<io::Error>,
}

impl Tracer {
    /// Creates the file at `path`, overwriting an existing one.
    pub(crate) fn create(path: &Path) -> anyhow::Result<Tracer> {
        let file = File::create(path).with_context(|| path.display().to_string())?;
        Ok(Tracer { file: BufWriter::new(file), events: 0, failed: None })
    }

    /// Writes the next event; `Break` if that fails, which [`Tracer::finish`] reports.
    pub(crate) fn event(&mut self, event: Event) -> ControlFlow<()> {
        match self.write(event) {
            Ok(()) => ControlFlow::Continue(()),
            Err(error) => {
                self.failed = Some(error);
                ControlFlow::Break(())
            }
        }
    }

    fn write(&mut self, event: Event) -> io::Result<()> {
        self.events += 1;
        if self.events > MOST_EVENTS {
            return Ok(());
        }
        output::json(&TraceEvent::from(event), &mut self.file)
    }

    /// Closes the file; reports if the trace was too long to be written completely.
    pub(crate) fn finish(mut self, app: &App) -> io::Result<()> {
        if let Some(error) = self.failed {
            return Err(error);
        }
        self.file.flush()?;
        if self.events > MOST_EVENTS {
            app.complain(&app.words.say_with(
                "trace-cut",
                &[("most", MOST_EVENTS.into()), ("events", self.events.into())],
            ));
        }
        Ok(())
    }
}

//! The trace of a classic engine as a proof: what a viewer watches is what is proved.

use std::io;
use std::ops::ControlFlow;

use ennead_engine::{Action, Engine, Event, NO_LIMIT, Observer};
use ennead_grid::{Candidate, Clues, Puzzle, Solution};
use ennead_stop::Stop;

use crate::Unproved;
use crate::writer::{Step, Writer};

/// Writes a line for each guess that `engine` takes back, until it has seen everything.
///
/// # Errors
///
/// If the engine has no trace or cannot search a sukaku, if it was stopped, and those of the file.
pub(crate) fn write(
    engine: &dyn Engine,
    clues: &Clues,
    stop: &Stop,
    writer: &mut Writer<'_>,
) -> Result<(), Unproved> {
    if engine.pseudocode().is_none() {
        return Err(Unproved::NoTrace);
    }
    if clues.is_sukaku() && !engine.takes_candidates() {
        return Err(Unproved::NoCandidates);
    }
    // Givens that clash contradict each other at once.
    let Ok(puzzle) = Puzzle::try_from(*clues) else { return Ok(()) };
    let mut lines = Lines { writer, guesses: Vec::new(), result: Ok(()) };
    let outcome = engine.search(&puzzle, NO_LIMIT, &mut lines, stop);
    lines.result?;
    if outcome.complete { Ok(()) } else { Err(Unproved::Stopped) }
}

/// Writes a line for each guess taken back.
struct Lines<'a, 'w> {
    writer: &'a mut Writer<'w>,
    /// The guesses in force.
    guesses: Vec<Candidate>,
    result: io::Result<()>,
}

impl Observer for Lines<'_, '_> {
    fn event(&mut self, event: Event) -> ControlFlow<()> {
        match event.action {
            Action::Guess => self.guesses.extend(event.candidate()),
            Action::Undo => {
                self.result = self.writer.step(&Step::NotAll(&self.guesses));
                self.guesses.pop();
            }
            _ => {}
        }
        if self.result.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }

    fn solution(&mut self, _: &Solution) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

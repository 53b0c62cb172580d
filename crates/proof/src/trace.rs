//! The trace of a classic engine as a proof: what a viewer watches is what is proved.

use std::io::{self, Write};
use std::ops::ControlFlow;

use ennead_engine::{Action, Engine, Event, NO_LIMIT, Observer, Stop};
use ennead_grid::{Candidate, Puzzle, Solution};

use crate::formula::Half;
use crate::notation::{Step, Writer};
use crate::{Formula, Notation, Unproved};

/// Writes the search of `engine` as a proof about `formula`: a line for each guess it takes back.
/// An engine without a trace has nothing to write; then it is [`prove`](crate::prove).
///
/// # Errors
///
/// If it was stopped, and those of `out`.
pub fn prove_by(
    engine: &dyn Engine,
    formula: &Formula<'_>,
    notation: Notation,
    stop: &Stop,
    out: &mut dyn Write,
) -> Result<(), Unproved> {
    if engine.pseudocode().is_none() {
        return crate::prove(formula, notation, stop, out);
    }
    let mut writer = Writer::begin(notation, formula, out)?;
    if formula.half() == Half::NoOther {
        let mut lines = Lines { writer, guesses: Vec::new(), result: Ok(()) };
        // Givens that clash contradict each other at once.
        if let Ok(puzzle) = Puzzle::try_from(*formula.claim().givens()) {
            let outcome = engine.search(&puzzle, NO_LIMIT, &mut lines, stop);
            lines.result?;
            if !outcome.complete {
                return Err(Unproved::Stopped);
            }
        }
        writer = lines.writer;
        writer.step(&Step::NotAll(&[]))?;
    }
    Ok(writer.end()?)
}

/// Writes a line for each guess taken back.
struct Lines<'a> {
    writer: Writer<'a>,
    /// The guesses in force.
    guesses: Vec<Candidate>,
    result: io::Result<()>,
}

impl Observer for Lines<'_> {
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

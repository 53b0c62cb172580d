//! The trace: what a classic engine does, step by step.
//!
//! Watch, the structure chart, the counted work and the tests all read this one trace.

use ennead_grid::Candidate;

/// One step of a classic engine.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Event {
    /// What happens.
    pub action: Action,
    /// The cell and digit it happens to; `None` where the step is about the whole grid.
    pub candidate: Option<Candidate>,
    /// How many guesses deep the search stands.
    pub depth: u16,
    /// The line of the engine's [`Pseudocode`] that acts, counted from 0.
    pub line: u8,
}

/// What a step of a trace does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// A digit is written because nothing else is possible, or as the next one to check.
    Place,
    /// A candidate is struck out.
    Eliminate,
    /// A digit is written while others remain possible.
    Guess,
    /// A digit is taken back, and with it what followed from it.
    Undo,
    /// The grid cannot be completed as it stands.
    Contradiction,
    /// The grid is full and right.
    Solution,
}

/// An algorithm in words, a line for each step a trace can point at.
#[derive(Clone, Copy, Debug)]
pub struct Pseudocode {
    /// The lines, each with its depth of nesting.
    pub lines: &'static [PseudocodeLine],
}

/// A line of pseudocode.
#[derive(Clone, Copy, Debug)]
pub struct PseudocodeLine {
    /// How deep the line is nested, 0 at the outside.
    pub indent: u8,
    /// The words in English.
    pub en: &'static str,
    /// The words in German.
    pub de: &'static str,
    /// The words in Dutch.
    pub nl: &'static str,
}

//! What every engine takes and gives.

use std::ops::ControlFlow;

use ennead_grid::{Puzzle, Solution};

use crate::{Event, Pseudocode, Stop};

/// The limit of a search for every solution there is.
pub const NO_LIMIT: u64 = u64::MAX;

/// A way to find the solutions of a puzzle.
pub trait Engine: Sync {
    /// The name on the command line, such as `guess-ladder`.
    fn name(&self) -> &'static str;

    /// What it does, in one English sentence without a full stop.
    fn about(&self) -> &'static str;

    /// Whose idea it is.
    fn origin(&self) -> &'static str;

    /// The algorithm in words, if the engine emits a trace whose events point into it.
    fn pseudocode(&self) -> Option<&'static Pseudocode> {
        None
    }

    /// Searches until `limit` solutions are found, `observer` breaks off, `stop` is raised, or
    /// all is searched. What has been found by then stays true.
    ///
    /// With a `limit` of 0 nothing is searched. Each engine finds the solutions in an order
    /// of its own, always the same for the same puzzle.
    fn search(
        &self,
        puzzle: &Puzzle,
        limit: u64,
        observer: &mut dyn Observer,
        stop: &Stop,
    ) -> Outcome;
}

/// Who is told while an engine searches.
pub trait Observer {
    /// The next step of a classic engine. `Break` ends the search.
    fn event(&mut self, event: Event) -> ControlFlow<()> {
        let _ = event;
        ControlFlow::Continue(())
    }

    /// The next solution. `Break` ends the search.
    fn solution(&mut self, solution: &Solution) -> ControlFlow<()>;
}

/// What came of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Outcome {
    /// How many solutions were found, at most the limit.
    pub solutions: u64,
    /// Whether all was searched, so that there are no more solutions than these.
    pub complete: bool,
    /// The work it took.
    pub stats: Stats,
}

/// Counted work. For an engine with a trace it is the trace, [counted](Stats::count).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stats {
    /// Digits tried in a cell.
    pub nodes: u64,
    /// Digits tried while others remained possible. An engine that does not look whether
    /// others remain (`trial`, `backtracking`) guesses with every digit it writes.
    pub guesses: u64,
    /// Guesses undone.
    pub backtracks: u64,
    /// The greatest depth: 1 before the first guess and one more for each guess inside a
    /// guess; 0 if nothing was searched.
    pub max_depth: u32,
}

/// The observer that keeps the solutions. A closure over `&Solution` is an observer too.
#[derive(Clone, Debug, Default)]
pub struct Collect {
    /// The solutions found, in the engine's order.
    pub solutions: Vec<Solution>,
}

impl Observer for Collect {
    fn solution(&mut self, solution: &Solution) -> ControlFlow<()> {
        self.solutions.push(*solution);
        ControlFlow::Continue(())
    }
}

/// A closure that is told the solutions.
impl<F: FnMut(&Solution) -> ControlFlow<()>> Observer for F {
    fn solution(&mut self, solution: &Solution) -> ControlFlow<()> {
        self(solution)
    }
}

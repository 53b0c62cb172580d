//! The interface of every engine.

use std::ops::ControlFlow;

use ennead_grid::{Puzzle, Solution, named};

use crate::{Event, Pseudocode, Stats, Stop};

/// The limit of a search for all solutions.
pub const NO_LIMIT: u64 = u64::MAX;

named! {
    /// What an engine works with besides the grid: what is worth drawing while it runs.
    pub enum Arrays of "arrays" {
        /// The depth at which each candidate was struck, and the guesses: `rstack` and `rlatter` of
        /// the Befunge program.
        Ladder = "ladder",
        /// The candidates crossed out, and the guesses.
        Crossed = "crossed",
        /// The number of digits tried in each cell, and the calls that are open.
        Tries = "tries",
        /// The matrix of an exact cover, and how many rows each of its columns has.
        Cover = "cover",
    }
}

/// A way to find the solutions of a puzzle.
pub trait Engine: Sync {
    /// The name on the command line, such as `guess-ladder`.
    fn name(&self) -> &'static str;

    /// Where the idea comes from.
    fn origin(&self) -> &'static str {
        "ennead"
    }

    /// The algorithm in words, if the engine emits a trace; its events refer to these lines.
    fn pseudocode(&self) -> Option<&'static Pseudocode> {
        None
    }

    /// What there is to see beside the grid while it works, if it emits a trace.
    fn arrays(&self) -> Option<Arrays> {
        None
    }

    /// Whether it can search a sukaku, in which candidates are struck. An engine that cannot finds
    /// nothing in one, and its search is not complete.
    fn takes_candidates(&self) -> bool {
        false
    }

    /// Searches until `limit` solutions are found, `observer` breaks off, `stop` is raised, or
    /// everything has been searched. What has been found by then is valid.
    ///
    /// With a `limit` of 0 nothing is searched. Each engine finds the solutions in its own order,
    /// always the same for the same puzzle.
    fn search(
        &self,
        puzzle: &Puzzle,
        limit: u64,
        observer: &mut dyn Observer,
        stop: &Stop,
    ) -> Outcome;
}

/// Receives reports while an engine searches.
pub trait Observer {
    /// The next step of a classic engine. `Break` ends the search.
    fn event(&mut self, event: Event) -> ControlFlow<()> {
        let _ = event;
        ControlFlow::Continue(())
    }

    /// The next solution. `Break` ends the search.
    fn solution(&mut self, solution: &Solution) -> ControlFlow<()>;
}

/// The result of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Outcome {
    /// The number of solutions found, at most the limit.
    pub solutions: u64,
    /// Whether everything was searched, so that there are no other solutions.
    pub complete: bool,
    /// The work it took.
    pub stats: Stats,
}

/// An observer that collects the solutions. A closure that takes `&Solution` is an observer too.
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

/// A closure that receives the solutions.
impl<F: FnMut(&Solution) -> ControlFlow<()>> Observer for F {
    fn solution(&mut self, solution: &Solution) -> ControlFlow<()> {
        self(solution)
    }
}

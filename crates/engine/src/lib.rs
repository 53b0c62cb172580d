//! Engines: from a [`Puzzle`](ennead_grid::Puzzle) to its solutions.
//!
//! An [`Engine`] searches one puzzle and tells an [`Observer`] what it finds. [`ENGINES`]
//! lists those of this crate; adding one is a module and a line there. The classic engines
//! are written to be read and emit a [trace](Event) of every step.

#![forbid(unsafe_code)]

mod check;
mod classic;
mod interim;
pub use interim::{batch, fast};
pub mod pseudocode;
mod search;
mod trace;
mod verdict;

pub use check::{Check, check};
pub use classic::{Reach, SinglesOutcome, singles};
pub use pseudocode::Pseudocode;
pub use search::{Collect, Engine, NO_LIMIT, Observer, Outcome, Stats};
pub use trace::{Action, Event, Replay, State};
pub use verdict::Verdict;

use std::ops::ControlFlow;

use ennead_grid::{Puzzle, Solution};

/// The engines of this crate, the default first.
pub static ENGINES: &[&dyn Engine] = &[
    &classic::DancingLinks,
    &classic::Trial,
    &classic::Backtracking,
    &classic::ThreeTier,
    &classic::GuessLadder,
];

/// The engine called `name`.
pub fn by_name(name: &str) -> Option<&'static dyn Engine> {
    ENGINES.iter().copied().find(|engine| engine.name() == name)
}

/// How many solutions `puzzle` has, counted up to `limit`.
pub fn count_solutions(puzzle: &Puzzle, limit: u64) -> u64 {
    let mut ignore = |_: &Solution| ControlFlow::Continue(());
    ENGINES[0].search(puzzle, limit, &mut ignore).solutions
}

/// The solution of `puzzle` if it has exactly one.
pub fn solution(puzzle: &Puzzle) -> Option<Solution> {
    let mut found = Collect::default();
    let outcome = ENGINES[0].search(puzzle, 2, &mut found);
    if outcome.solutions == 1 { found.solutions.pop() } else { None }
}

/// A solution of `puzzle`, if it has any.
pub fn some_solution(puzzle: &Puzzle) -> Option<Solution> {
    let mut found = Collect::default();
    ENGINES[0].search(puzzle, 1, &mut found);
    found.solutions.pop()
}

//! Engines: from a [`Puzzle`](ennead_grid::Puzzle) to its solutions.
//!
//! An [`Engine`] searches one puzzle and reports what it finds to an [`Observer`]. [`ENGINES`]
//! lists the engines of this crate; to add one, write a module and add a line there. The classic
//! engines are written to be read, and emit a [trace](Event) of every step.

#![deny(unsafe_code)]

mod answer;
mod arch;
pub mod batch;
mod check;
mod classic;
mod cover;
mod diagnosis;
pub mod fast;
pub mod inquiry;
pub mod lesson;
pub mod pseudocode;
mod replay;
mod search;
mod solutions;
mod stats;
mod trace;
mod verdict;

use ennead_grid::name::{self, UnknownName};

pub use answer::Answer;
pub use check::{Check, check, check_until};
pub use classic::{Reach, SinglesOutcome, singles};
pub use cover::CoverMatrix;
pub use diagnosis::{Diagnosis, DiagnosisKind, Gap, Repair, diagnose, diagnose_until};
pub use ennead_stop::{Stop, Stopped};
pub use fast::{count_solutions, solution, some_solution};
pub use pseudocode::Pseudocode;
pub use replay::{Branch, Node, Overview, Replay, SearchTree};
pub use search::{Arrays, Collect, Engine, NO_LIMIT, Observer, Outcome};
pub use solutions::{Solutions, solve};
pub use stats::Stats;
pub use trace::{Action, Event, State};
pub use verdict::Verdict;

/// The engines of this crate, the default first.
pub static ENGINES: &[&dyn Engine] = &[
    &fast::FAST,
    &classic::Trial,
    &classic::Backtracking,
    &classic::ThreeTier,
    &classic::GuessLadder,
    &classic::DancingLinks,
];

/// The engine called `name`.
///
/// # Errors
///
/// If there is none.
pub fn by_name(name: &str) -> Result<&'static dyn Engine, UnknownName> {
    name::find("engine", name, ENGINES.iter().map(|&engine| (engine.name(), engine)))
}

/// The README's example is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

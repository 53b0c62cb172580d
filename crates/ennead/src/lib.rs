//! A Sudoku workbench: solve, judge, explain, rate, make, print and play.
//!
//! This is the library's front door; the modules behind it are separate crates.
//!
//! ```
//! use ennead::{Givens, Puzzle, Verdict};
//!
//! let givens: Givens =
//!     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
//!         .parse()?;
//! let puzzle = Puzzle::try_from(givens)?;
//! assert_eq!(ennead::count_solutions(&puzzle, 2), 1);
//! assert_eq!(Verdict::of(&puzzle), Verdict::Easy);
//! let solution = ennead::solution(&puzzle).expect("there is exactly one");
//! assert!(solution.to_string().starts_with("534678912"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![forbid(unsafe_code)]

use std::sync::LazyLock;

use ennead_engine::Engine;
use ennead_grid::name::{self, UnknownName};

pub use ennead_census as census;
pub use ennead_cross as cross;
pub use ennead_depth as depth;
pub use ennead_draw as draw;
pub use ennead_engine as engine;
pub use ennead_generate as generate;
pub use ennead_grid as grid;
pub use ennead_logic as logic;
pub use ennead_proof as proof;

pub use ennead_engine::{Check, Verdict, check, count_solutions, solution, some_solution};
pub use ennead_grid::{
    Candidate, Cell, CellMap, CellSet, Clash, Clues, Digit, DigitSet, Givens, House, Isomorphic,
    Minlex, Puzzle, Sheet, Solution, Symmetry, automorphisms, format, isomorphisms, minlex,
};

/// All engines: first those that search, beginning with the default, then [`logic`].
pub static ENGINES: LazyLock<Vec<&'static dyn Engine>> = LazyLock::new(|| {
    let searching = engine::ENGINES.iter().copied();
    searching.chain([&logic::Logic as &dyn Engine]).collect()
});

/// The engine called `name`.
///
/// # Errors
///
/// If there is none.
pub fn engine_by_name(name: &str) -> Result<&'static dyn Engine, UnknownName> {
    name::find("engine", name, ENGINES.iter().map(|&engine| (engine.name(), engine)))
}

/// The engine to use where none is chosen.
pub fn default_engine() -> &'static dyn Engine {
    ENGINES[0]
}

/// The README's example is a test.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;

//! Sudokus with rules, on boards of any size: puzzles that make sense, their solutions, how many
//! there are, which values are possible.
//!
//! ```
//! use ennead_rule::Setup;
//! use ennead_stop::Stop;
//! use ennead_variant::{Puzzle, RuledVerdict, verdict};
//!
//! let setup = Setup::read("4x4; thermometer: r1c1-4; cage 5: r2c2 r2c3; given 3: r2c1")?;
//! let puzzle = Puzzle::new(setup).expect("it makes sense");
//! let solutions = puzzle.solve(2, &Stop::never())?;
//! assert_eq!(solutions.len(), 2);
//! assert_eq!(verdict(puzzle.setup(), &Stop::never())?, RuledVerdict::Ambiguous);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A [`Setup`](ennead_rule::Setup) may be anything; a [`Puzzle`] is one whose rules make sense on
//! its board and whose givens break none of them. It is compiled to a model, which
//! `ennead-constraint` searches. The [`ENGINES`] are the ways to search; `trial` uses nothing but
//! what each rule says of itself, and is what the other is tested against.
//!
//! This crate does no input or output, reads no clock and has no state.

#![forbid(unsafe_code)]

mod clues;
mod engine;
mod puzzle;
mod verdict;

pub use clues::{
    Addition, Clue, Contradiction, Differing, Ending, Inference, KnownSum, Reason, Redundant,
    Refutation, Suggestion, Summand, contradiction, least_contradiction, offered, redundant,
    refutation, suggest,
};
pub use engine::{ENGINES, Engine, Take, by_name};
pub use puzzle::{Fault, Puzzle};
pub use verdict::{NoVerdict, RuledVerdict, verdict};

/// The README's example is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

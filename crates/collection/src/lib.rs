//! A collection of Sudokus with rules and of other sizes, by kind and level, and the puzzle of a day.
//!
//! The puzzles were made for ennead, all of them with exactly one solution. A kind is a file in
//! `src/puzzles`, a line a puzzle: its level, how hard the hardest step of its easiest path is, and the
//! puzzle in [our language](ennead_rule::language). In most kinds no clue can be left out: not without
//! the puzzle leaving its level.
//!
//! Without the feature `puzzles`, only the list of kinds is here: a page that shows one kind loads one
//! file, and hands it to [`pick`] or [`of_the_day`].
//!
//! # How to add a kind
//!
//! 1. Its file in `src/puzzles`, easier levels first.
//! 2. A line in `kinds!` in `src/kinds.rs`.
//! 3. `collection-NAME` in `crates/text/locales/{en,de,nl}/collection.ftl`: what it is called.
//! 4. Its solutions in `tests/solutions`, in the same order.

#![forbid(unsafe_code)]

mod day;
mod kinds;
mod list;

pub use day::of_the_day;
pub use kinds::{KINDS, Kind};
pub use list::{Picked, pick};

/// The README's example is a test.
#[cfg(all(doctest, feature = "puzzles"))]
#[doc = include_str!("../README.md")]
struct Readme;

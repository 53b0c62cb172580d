//! All tests of the crate as one program: it is linked once, and its tests share the cores.

mod chains;
mod patterns;
mod ratings;

use ennead_grid::{Givens, Puzzle};

/// A famous puzzle by A. Inkala. Unlike random puzzles it needs nested chains.
const ESCARGOT: &str =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

fn puzzle(givens: &str) -> Puzzle {
    Puzzle::try_from(givens.parse::<Givens>().expect("81 characters")).expect("no clash")
}

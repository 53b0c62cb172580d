//! Cells, digits, houses and grids: the vocabulary every other crate of ennead speaks.
//!
//! Data flows one way: text → [`Givens`] (anything) → [`Puzzle`] (no two givens clash)
//! → an engine or the logic → [`Solution`].
//!
//! ```
//! use ennead_grid::{Givens, Puzzle};
//!
//! let givens: Givens =
//!     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
//!         .parse()?;
//! let puzzle = Puzzle::try_from(givens)?;
//! assert_eq!(puzzle.givens().len(), 30);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! This crate does no input or output, reads no clock and has no state.

#![forbid(unsafe_code)]

/// A table computed by the compiler: an array of that many elements, each computed from its index. The
/// element before the bar only fills the array while it is made.
///
/// ```
/// const SQUARES: [usize; 5] = ennead_grid::table!(5 of 0, |i| i * i);
/// assert_eq!(SQUARES, [0, 1, 4, 9, 16]);
/// ```
#[macro_export]
macro_rules! table {
    ($count:literal of $any:expr, |$index:ident| $element:expr) => {{
        let mut table = [$any; $count];
        let mut $index = 0;
        while $index < $count {
            table[$index] = $element;
            $index += 1;
        }
        table
    }};
}

mod candidate;
mod canon;
mod cell;
mod clues;
mod digit;
mod display;
pub mod format;
mod givens;
mod house;
mod kin;
pub mod name;
pub mod plain;
mod puzzle;
mod set;
mod sheet;
mod sight;
mod solution;
mod symmetry;

pub use candidate::{Candidate, ParseCandidateError};
pub use canon::{Isomorphisms, Minlex, automorphisms, isomorphisms, minlex};
pub use cell::{Cell, CellMap, ParseCellError};
pub use clues::{Clues, ParseCluesError};
pub use digit::{Digit, NotADigit};
pub use givens::{Digits, Givens, ParseGivensError};
pub use house::{House, HouseKind, ParseHouseError};
pub use kin::{Descent, Kin};
pub use puzzle::{Clash, ParsePuzzleError, Puzzle};
pub use set::{CellSet, DigitSet, Elements, HouseSet};
pub use sheet::{Info, Sheet};
pub use solution::{NotASolution, Solution};
pub use symmetry::{Isomorphic, ParseSymmetryError, Symmetry};

macro_rules! debug_as_displayed {
    ($($Type:ident)*) => {$(
        impl std::fmt::Debug for $Type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(self, f)
            }
        }
    )*};
}

debug_as_displayed! { Candidate Cell Digit House Symmetry }

/// The README's example is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

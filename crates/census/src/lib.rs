//! The census: how many Sudoku grids there are, and how many essentially different ones.
//!
//! Chess programs are tested by *perft*, the number of positions some moves away, which is
//! known to the last digit. A Sudoku program has two such numbers, found by others long ago:
//! that of all grids (B. Felgenhauer and F. Jarvis, *Enumerating possible Sudoku grids*,
//! 2005) and that of their classes under symmetry (E. Russell and F. Jarvis, *Mathematics of
//! Sudoku II*, 2006). Neither is written down in this crate; both come out of it.
//!
//! # All grids
//!
//! The rows of the first band can be written in 416 essentially different ways
//! ([`BandClass`]). How many grids begin with a band depends on its columns alone. The second
//! and the third band share out the six digits missing in each column, three and three; in a
//! box that can be done in 56 ways, so there are 56³ ways for the three boxes. For each, the
//! bands that have given columns are counted by a table ([`Columns`]).
//!
//! # The classes
//!
//! By Burnside's lemma the number of classes is the mean, over all symmetries, of the number
//! of grids that a symmetry maps to themselves. Conjugate symmetries fix equally many; the
//! 3,359,232 symmetries of the cells are in 275 conjugacy classes, and only a few of these
//! fix any grid. Those grids are counted one by one, up to renaming of digits
//! ([`SymmetryClass`]).
//!
//! # The classes, band by band
//!
//! A grid has six bands (three bands and, transposed, three stacks); the one whose class has the
//! lowest number is its smallest. For each class of bands, [`SmallestBands`] counts the classes of
//! grids with that smallest band, without looking at symmetries that fix grids. The sum over all
//! classes of bands must be the same number.

#![forbid(unsafe_code)]

mod band;
mod columns;
mod completions;
mod fixed;
mod lines;
mod smallest;
mod symmetry_class;

pub use band::{Band, BandClass, band_classes};
pub use columns::Columns;
pub use completions::Completions;
pub use fixed::fixed_grids;
pub use smallest::SmallestBands;
pub use symmetry_class::{SymmetryClass, symmetry_classes};

/// 9!, the ways to name the digits.
pub const NAMINGS: u64 = 362_880;

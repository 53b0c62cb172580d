//! Boards of any size: where the cells are, what they may hold, and which of them must differ.
//!
//! ```text
//!            Classic   81 cells, nine digits: fixed arrays and machine words
//! Ground ──┤
//!            Layout    any board: 4×4 to 25×25, jigsaw pieces, several grids on one sheet
//! ```
//!
//! A [`Layout`] says where the cells are, which [`Value`]s they take, and which [`Group`]s of them
//! hold no value twice. A value is a number; the [`Symbols`] say how it is printed. What lies on a
//! board is a [`Sheet`]: givens, placements, marks, colours and information.
//!
//! Code that is the same for every board is written once, for any [`Ground`], and compiled for the
//! two there are. [`AnySheet`] decides once, when a puzzle is opened, which of them it is on: so a
//! classic Sudoku is played with the arrays and words of `ennead-grid`, whatever else there is.
//!
//! ```
//! use ennead_board::{AnySheet, Cell, Ground, Layout, Sheet};
//!
//! let layout = Layout::square(6).expect("a usual size");
//! let mut sheet = Sheet::blank(layout.clone());
//! let three = layout.value(3).expect("a 6×6 has the value 3");
//! sheet.givens.set(Cell::at(0, 0), Some(three));
//! assert!(!layout.allowed(&sheet.givens, Cell::at(1, 2)).contains(three));
//! assert!(matches!(AnySheet::from(sheet), AnySheet::Other(_)));
//! ```
//!
//! The crate does no input or output, reads no clock and has no state.

#![forbid(unsafe_code)]

mod any;
mod cell;
mod classic;
mod givens;
mod ground;
mod layout;
mod map;
mod sheet;
mod value;

pub use cell::{Cell, CellSet, Cells, ParseCellError};
pub use classic::Classic;
pub use givens::Givens;
pub use ground::{Digits, Ground, Set};
pub use layout::{BadLayout, Edge, Grid, Group, GroupKind, Layout, Plan, Regions, Symbols};
pub use map::CellMap;
pub use sheet::{AnySheet, NotClassic, Sheet};
pub use value::{Candidate, Value, ValueSet, Values};

/// The README's example is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

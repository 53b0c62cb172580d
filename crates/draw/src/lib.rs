//! Drawings of a grid: what is marked, and in which role.
//!
//! A [`Drawing`] is a list of marks on cells, candidates, houses and links. A mark has a [`Role`],
//! never a colour: the terminal, the web page, SVG and paper each turn roles into colours *and*
//! shapes of their own, so that no meaning depends on colour alone. The [`Face`] is what the cells
//! contain.
//!
//! A board of any size is a [`Picture`]: what lies on it, its [`Decoration`]s and its [`Marks`]. A
//! classic drawing is one of those too, and is drawn by the same code.
//!
//! ```
//! use ennead_draw::{Drawing, Face, Role, svg};
//! use ennead_grid::{Candidate, Cell, Digit, Givens, House};
//!
//! let mut face = Face::default();
//! face.givens.set(Cell::at(0, 0), Some(Digit::new(5)));
//! let mut drawing = Drawing::default();
//! drawing.house(House::row(0), Role::House);
//! drawing.candidate(Candidate::new(Digit::new(5), Cell::at(0, 3)), Role::Eliminated);
//! assert!(svg(&face, &drawing).starts_with("<svg "));
//! ```

#![forbid(unsafe_code)]

mod decorations;
mod drawing;
mod picture;
mod svg;
pub mod text;

pub use decorations::{
    BorderSign, CellSign, Decoration, Outline, OutsideSign, Pattern, Tint, shapes,
};
pub use drawing::{Drawing, Face, Link, LinkEnd, LinkKind, Role};
pub use picture::{Marks, Picture, PlaceEnd, PlaceLink};
pub use svg::{CELL, Ground, board_svg, numbered_svg, places, svg};

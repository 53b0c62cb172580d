//! The shapes a pattern can have: what a step rests on, as plain data.
//!
//! A shape is a struct of cells, digits and houses, declared in the file of the technique it was
//! made for. Shapes used by several files are here: a skyscraper and an X-chain are both a
//! [`Chain`], a naked quad and a locked pair both a [`Subset`].

#[cfg(feature = "extreme")]
pub(crate) mod balance;
pub(crate) mod chain;
#[cfg(feature = "extreme")]
pub(crate) mod sectors;
pub(crate) mod single;
pub(crate) mod subset;
#[cfg(feature = "extreme")]
pub(crate) mod uncolourable;
pub(crate) mod wing;

pub use crate::shape::Shape;
pub use crate::techniques::Pattern;
pub use crate::techniques::shapes::*;

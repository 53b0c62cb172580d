//! Values of the core as JSON, each written by its name: a cell as `r4c7`, a candidate as `5r4c7`,
//! a grid as 81 characters.
//!
//! The functions are for `#[serde(serialize_with = "…")]`, so that answers keep the core's types.

use std::fmt::Display;

use ennead::CellSet;
use ennead::logic::rating::Tenths;
use serde::{Serialize, Serializer};

/// A value by its name: a puzzle, a solution, a verdict, a level.
pub(crate) fn text<T: Display, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(value)
}

/// A value by its name, or null.
pub(crate) fn text_or_null<T: Display, S: Serializer>(
    value: &Option<T>,
    to: S,
) -> Result<S::Ok, S::Error> {
    match value {
        Some(value) => to.collect_str(value),
        None => to.serialize_none(),
    }
}

/// Several values by their names.
pub(crate) fn texts<T: Display, S: Serializer>(values: &[T], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(values.iter().map(ToString::to_string))
}

/// [`texts`] as a value.
pub(crate) struct Texts<'a, T>(pub(crate) &'a [T]);

impl<T: Display> Serialize for Texts<'_, T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        texts(self.0, to)
    }
}

/// The names of cells in reading order.
pub(crate) fn cells<S: Serializer>(cells: &CellSet, to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(cells.iter().map(|cell| cell.to_string()))
}

/// A rating as a number.
pub(crate) fn number<S: Serializer>(rating: &Tenths, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_f64(rating.to_f64())
}

/// A rating as a number, or null.
pub(crate) fn number_or_null<S: Serializer>(
    rating: &Option<Tenths>,
    to: S,
) -> Result<S::Ok, S::Error> {
    rating.map(Tenths::to_f64).serialize(to)
}

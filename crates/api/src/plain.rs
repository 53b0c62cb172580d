//! How what the core has becomes JSON: by its name. Outside the program a cell is `r4c7`, a
//! candidate `5r4c7`, a grid 81 characters.
//!
//! The functions are for `#[serde(serialize_with = "…")]`, so that answers keep the core's types.
#![allow(dead_code, reason = "the first questions that use them follow")]

use std::fmt::Display;

use ennead::CellSet;
use serde::Serializer;

/// By name: a puzzle, a solution, a verdict, a level.
pub(crate) fn text<T: Display, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(value)
}

/// By name, or null.
pub(crate) fn text_or_null<T: Display, S: Serializer>(
    value: &Option<T>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    match value {
        Some(value) => serializer.collect_str(value),
        None => serializer.serialize_none(),
    }
}

/// The names of all.
pub(crate) fn texts<T: Display, S: Serializer>(
    values: &[T],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(values.iter().map(ToString::to_string))
}

/// The names of cells, in reading order.
pub(crate) fn cells<S: Serializer>(cells: &CellSet, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(cells.iter().map(|cell| cell.to_string()))
}

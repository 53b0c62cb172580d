//! What is known about one puzzle: objects of the classes in `ennead/_answers.py`, made of their
//! fields.

use ennead::draw;
use ennead_api as api;
use pyo3::call::PyCallArgs;
use pyo3::prelude::*;

/// An object of `class`, with these fields in the order of the class.
pub(crate) fn object<'py>(
    py: Python<'py>,
    class: &str,
    fields: impl PyCallArgs<'py>,
) -> PyResult<Bound<'py, PyAny>> {
    py.import("ennead._answers")?.getattr(class)?.getattr("_of")?.call1(fields)
}

/// The names of cells or candidates.
pub(crate) fn names<T: ToString>(things: impl IntoIterator<Item = T>) -> Vec<String> {
    things.into_iter().map(|thing| thing.to_string()).collect()
}

/// The fields of a `Step`.
pub(crate) type Step = (&'static str, String, String, Vec<String>, Vec<String>, String, String);

/// A step and what is drawn of it.
pub(crate) fn step(step: api::play::Step, face: &draw::Face, drawing: &draw::Drawing) -> Step {
    let mut position = face.givens;
    face.found.iter().for_each(|(cell, digit)| position.set(cell, Some(digit)));
    let (places, eliminates) = (names(step.places), names(step.eliminates));
    let svg = draw::svg(face, drawing);
    (step.technique, step.name, step.text, places, eliminates, position.to_string(), svg)
}

//! The canonical form.

use ennead::Givens;
use ennead_api as api;
use ennead_api::Stop;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use super::{Call, answer};
use crate::columns::Kind;
use crate::many::{self, Question};
use crate::part::Part;

struct Canon {
    symmetry: bool,
}

impl Question for Canon {
    type Worker = ();
    const HEEDS_STOP: bool = true;
    fn columns(&self) -> Vec<(&'static str, Kind)> {
        let mut columns = vec![("canonical", Kind::Grid)];
        if self.symmetry {
            columns.extend([("symmetry", Kind::Text), ("automorphisms", Kind::Number)]);
        }
        columns
    }
    fn worker(&self) {}
    fn answer(&self, (): &mut (), puzzles: &[Givens], answers: &mut Part<'_>, stop: &Stop) {
        for (row, givens) in many::unless(stop, puzzles) {
            let found = ennead::minlex(givens);
            answers.grid(0, row, found.form.as_bytes());
            if self.symmetry {
                answers.text(1, row, found.symmetry.to_string());
                answers.number(2, row, found.automorphisms);
            }
        }
    }
}

/// The canonical form (minlex), which a puzzle has in common with all its isomorphs.
///
/// Parameters
/// ----------
/// puzzles, threads, errors : as for :func:`solve`
/// symmetry : bool
///     Whether to tell how to get there, too.
///
/// Returns
/// -------
/// str, or for many an array uint8 of shape (n, 81), or Arrow strings
///     With `symmetry`, a dict or record batch: ``canonical``; ``symmetry``, such as ``t r456123789
///     c213456789 d987654321`` (transpose if there is a t; row *i* goes to the *i*-th number after r,
///     column and digit likewise); ``automorphisms``, how many symmetries leave the puzzle as it is.
///
/// Raises
/// ------
/// PuzzleError, TypeError, ValueError : as :func:`solve`
///
/// Examples
/// --------
/// >>> ennead.canon("7" + "." * 80)
/// '................................................................................1'
#[pyfunction]
#[pyo3(signature = (puzzles, *, symmetry=false, threads=None, errors="raise"))]
pub(crate) fn canon<'py>(
    puzzles: &Bound<'py, PyAny>,
    symmetry: bool,
    #[pyo3(from_py_with = super::threads)] threads: Option<usize>,
    errors: &str,
) -> PyResult<Bound<'py, PyAny>> {
    Call::new(threads, errors)?.answer(puzzles, Canon { symmetry }, |py, sheet| {
        let found = answer(py, api::puzzle::Canon { puzzle: sheet.into(), symmetry })?;
        let form = found.canonical.to_string();
        let Some(way) = found.symmetry else { return Ok(form.into_pyobject(py)?.into_any()) };
        let told = PyDict::new(py);
        told.set_item("canonical", form)?;
        told.set_item("symmetry", way.to_string())?;
        told.set_item("automorphisms", found.automorphisms)?;
        Ok(told.into_any())
    })
}

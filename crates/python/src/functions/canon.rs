//! The canonical form.

use ennead::Givens;
use ennead_api::{self as api, Stop};
use pyo3::prelude::*;

use super::{Call, answer};
use crate::columns::Kind;
use crate::many::{self, Question};
use crate::part::Part;

struct Canon;

impl Question for Canon {
    type Worker = ();
    const HEEDS_STOP: bool = true;
    fn columns(&self) -> Vec<(&'static str, Kind)> {
        vec![("canonical", Kind::Grid)]
    }
    fn worker(&self) {}
    fn answer(&self, (): &mut (), puzzles: &[Givens], answers: &mut Part<'_>, stop: &Stop) {
        for (row, givens) in many::unless(stop, puzzles) {
            answers.grid(0, row, ennead::minlex(givens).form.as_bytes());
        }
    }
}

/// The canonical form (minlex), which a puzzle has in common with all its isomorphs.
///
/// Parameters
/// ----------
/// puzzles, threads, errors : as for :func:`solve`
///
/// Returns
/// -------
/// str, or for many an array uint8 of shape (n, 81), or Arrow strings
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
#[pyo3(signature = (puzzles, *, threads=None, errors="raise"))]
pub(crate) fn canon<'py>(
    puzzles: &Bound<'py, PyAny>,
    #[pyo3(from_py_with = super::threads)] threads: Option<usize>,
    errors: &str,
) -> PyResult<Bound<'py, PyAny>> {
    Call::new(threads, errors)?.answer(puzzles, Canon, |py, sheet| {
        let question = api::Canon { puzzle: sheet.into(), symmetry: false };
        let form = answer(py, question)?.canonical.to_string();
        Ok(form.into_pyobject(py)?.into_any())
    })
}

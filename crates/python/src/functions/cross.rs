//! Cross-number puzzles.

use ennead::cross::{Ending, Grid, Hooks, Limits, draw, solve};
use ennead_api::cross::CrossSubject;
use pyo3::prelude::*;

use super::answer_aside;
use crate::language::english;
use crate::objects::object;

/// Solves a cross-number puzzle (Kreuzzahlenrätsel).
///
/// Parameters
/// ----------
/// text : str
///     The puzzle, as clues or in the contest's notation.
/// limit : int
///     Stop after this many solutions; 0 for all.
/// nodes : int, optional
///     Give up after this many digits tried.
///
/// Returns
/// -------
/// Cross
///
/// Raises
/// ------
/// CrossError
///     If the text cannot be read; ``line`` and ``column`` say where.
///
/// Examples
/// --------
/// >>> ennead.cross("size 2 1\nA at r1c1\nA across: = 17 * 3\n")
/// Cross(solutions=['51'], unique=True, complete=True)
#[pyfunction]
#[pyo3(signature = (text, *, limit=2, nodes=None))]
pub(crate) fn cross<'py>(
    py: Python<'py>,
    text: String,
    #[pyo3(from_py_with = super::whole)] limit: u64,
    #[pyo3(from_py_with = super::whole_or_none)] nodes: Option<u64>,
) -> PyResult<Bound<'py, PyAny>> {
    let fields = answer_aside(py, english(), move |asker| {
        let puzzle = CrossSubject::from(text).puzzle()?;
        let defaults = Limits::default();
        let limits =
            Limits { solutions: limit, nodes: nodes.unwrap_or(defaults.nodes), ..defaults };
        let hooks = Hooks { stop: asker.stop, ..Hooks::default() };
        let found = solve(&puzzle, &limits, &hooks);
        let rows = |grid: &Grid| grid.rows().collect::<Vec<_>>().join("\n");
        Ok((
            found.solutions.iter().map(rows).collect::<Vec<_>>(),
            found.is_unique(),
            found.ending == Ending::Complete,
            draw(&puzzle, found.solutions.first(), None),
        ))
    })?;
    object(py, "Cross", fields)
}

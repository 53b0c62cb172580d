//! Cross-number puzzles.

use ennead::cross::{Ending, Grid, Hooks, Limits, ParseError, draw};
use ennead_text::{LANGUAGES, Words};
use pyo3::prelude::*;

use crate::many;
use crate::objects::{Cross, CrossError};

/// Solves a cross-number puzzle (Kreuzzahlenrätsel).
///
/// Parameters
/// ----------
/// text : str
///     The puzzle, in the notation of clues or of the contest.
/// limit : int
///     Stop after so many solutions; 0 for all.
/// nodes : int, optional
///     Give up after so many digits tried.
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
pub(crate) fn cross(
    py: Python<'_>,
    text: String,
    #[pyo3(from_py_with = super::whole)] limit: u64,
    #[pyo3(from_py_with = super::whole_or_none)] nodes: Option<u64>,
) -> PyResult<Cross> {
    let solved = many::aside(py, move |stop| -> Result<Cross, ParseError> {
        let puzzle = ennead::cross::parse(&text)?;
        let defaults = Limits::default();
        let limits =
            Limits { solutions: limit, nodes: nodes.unwrap_or(defaults.nodes), ..defaults };
        let hooks = Hooks { stop, ..Hooks::default() };
        let outcome = ennead::cross::solve(&puzzle, &limits, &hooks);
        let rows = |grid: &Grid| grid.rows().collect::<Vec<_>>().join("\n");
        Ok(Cross {
            solutions: outcome.solutions.iter().map(rows).collect(),
            unique: outcome.is_unique(),
            complete: outcome.ending == Ending::Complete,
            svg: draw(&puzzle, outcome.solutions.first(), None),
        })
    })?;
    solved.map_err(|error: ParseError| {
        let (line, column) = (error.place.line, error.place.column);
        let problem = Words::new(LANGUAGES[0]).cross_problem(&error);
        let message = format!("line {line}, column {column}: {problem}: {:?}", error.excerpt);
        let raised = CrossError::new_err(message);
        let value = raised.value(py);
        let _ = value.setattr("line", line);
        let _ = value.setattr("column", column);
        raised
    })
}

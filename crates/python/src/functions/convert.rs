//! The same puzzle in another format.

use ennead::format::{self, Format, Unit};
use ennead::{Givens, Sheet};
use ennead_api::{self as api, Stop};
use pyo3::prelude::*;

use super::{BATCH, Call, answer};
use crate::columns::Kind;
use crate::errors::refused;
use crate::input::Input;
use crate::language::english;
use crate::many::{self, Question};
use crate::part::Part;

struct Convert {
    format: &'static Format,
}

impl Convert {
    /// The text of a file, without the line break if a puzzle is one line.
    fn bare(&self, mut text: String) -> String {
        if self.format.unit == Unit::Line && text.ends_with('\n') {
            text.pop();
        }
        text
    }
}

impl Question for Convert {
    type Worker = ();
    const HEEDS_STOP: bool = true;
    fn columns(&self) -> Vec<(&'static str, Kind)> {
        vec![("text", Kind::Text)]
    }
    fn piece(&self) -> usize {
        BATCH
    }
    fn worker(&self) {}
    fn answer(&self, (): &mut (), puzzles: &[Givens], answers: &mut Part<'_>, stop: &Stop) {
        for (row, givens) in many::unless(stop, puzzles) {
            let text = self.format.write_all(&[Sheet::from(*givens)]);
            answers.text(0, row, self.bare(text.expect("every format can hold any one sheet")));
        }
    }
}

/// The same puzzle in another format.
///
/// Parameters
/// ----------
/// puzzles : as for :func:`solve`
///     The format of a text is recognised.
/// to : str
///     The name of a format; `ennead convert --list` lists them.
/// threads, errors : as for :func:`solve`
///
/// Returns
/// -------
/// str, or for many an array of str of shape (n,)
///
/// Raises
/// ------
/// PuzzleError, TypeError, ValueError : as :func:`solve`
/// ValueError
///     If there is no such format, or it is only read.
///
/// Examples
/// --------
/// >>> print(ennead.convert("12" + "." * 79, to="sdk"))
/// 12.......
/// .........
/// .........
/// .........
/// .........
/// .........
/// .........
/// .........
/// .........
/// <BLANKLINE>
#[pyfunction]
#[pyo3(signature = (puzzles, to="line", *, threads=None, errors="raise"))]
pub(crate) fn convert<'py>(
    py: Python<'py>,
    puzzles: &Bound<'py, PyAny>,
    to: &str,
    #[pyo3(from_py_with = super::threads)] threads: Option<usize>,
    errors: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let call = Call::new(threads, errors)?;
    let format = format::writable_by_name(to).map_err(|unknown| refused(unknown, english()))?;
    let convert = Convert { format };
    match Input::new(puzzles)? {
        Input::One(sheet) => {
            let puzzle = Some((*sheet).into());
            let written = answer(py, api::Write { puzzle, game: None, format: to.to_owned() })?;
            Ok(convert.bare(written.text).into_pyobject(py)?.into_any())
        }
        Input::Many(rows, library) => call.columns(py, (&rows, library), convert),
    }
}

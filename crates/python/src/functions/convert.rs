//! The same puzzle in another format.

use ennead::engine::Stop;
use ennead::format::{self, FORMATS, Format};
use ennead::{Givens, Sheet};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use super::{BATCH, Call};
use crate::columns::Kind;
use crate::input::Input;
use crate::many::{self, Question};
use crate::part::Part;

struct Convert {
    format: &'static Format,
}

impl Convert {
    fn write(&self, sheet: &Sheet) -> String {
        let write = self.format.write.expect("a format that is only read was refused");
        write(sheet).expect("every format can hold any one sheet")
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
            answers.text(0, row, self.write(&Sheet::from(*givens)));
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
///     The name of a format, one of those `ennead convert --list` tells.
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
///     If the format is not known or only read.
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
    let format = format::by_name(to).filter(|format| format.write.is_some()).ok_or_else(|| {
        let writable = FORMATS.iter().filter(|format| format.write.is_some());
        let names: Vec<_> = writable.map(|format| format.name).collect();
        PyValueError::new_err(format!("to={to:?}: expected one of {}", names.join(", ")))
    })?;
    let convert = Convert { format };
    match Input::new(puzzles)? {
        Input::One(sheet) => Ok(convert.write(&sheet).into_pyobject(py)?.into_any()),
        Input::Many(rows, library) => call.column(py, (&rows, library), convert),
    }
}

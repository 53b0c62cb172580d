//! The same puzzle in another format.

use std::slice;

use ennead::format::{self, Format, Frame, Unit};
use ennead::{Givens, Sheet};
use ennead_api::Stop;
use pyo3::prelude::*;

use super::{BATCH, Call};
use crate::columns::Kind;
use crate::errors::refused;
use crate::language::english;
use crate::many::{self, Question};
use crate::part::Part;

#[derive(Clone, Copy)]
struct Convert {
    format: &'static Format,
}

impl Convert {
    /// The line of the puzzle in a format of lines, in others a whole file.
    fn write(&self, sheet: &Sheet) -> String {
        let Format { unit, frame, .. } = self.format;
        let text = match self.format.write {
            Some(write) if *unit == Unit::Line || *frame == Frame::One => write(sheet),
            _ => self.format.write_all(slice::from_ref(sheet)),
        };
        text.expect("a format that can be written holds any one sheet")
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
///     The name of a format; `ennead convert --list` lists them.
/// threads, errors : as for :func:`solve`
///
/// Returns
/// -------
/// str, or for many an array of str of shape (n,)
///     The line of the puzzle in a format of lines, in others the text of a whole file.
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
    puzzles: &Bound<'py, PyAny>,
    to: &str,
    #[pyo3(from_py_with = super::threads)] threads: Option<usize>,
    errors: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let call = Call::new(threads, errors)?;
    let format = format::writable_by_name(to).map_err(|unknown| refused(unknown, english()))?;
    let convert = Convert { format };
    call.answer(puzzles, convert, |py, sheet| {
        Ok(convert.write(&sheet).into_pyobject(py)?.into_any())
    })
}

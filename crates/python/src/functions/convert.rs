//! The same puzzle in another format.

use std::slice;

use ennead::format::{self, Format, Frame, Unit, Written};
use ennead::{Givens, Sheet};
use ennead_api::puzzle::{Asked, Ruled, unwritable};
use ennead_api::{Asker, Refusal, Stop};
use pyo3::prelude::*;

use super::{BATCH, Call, opening};
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
    fn write(&self, puzzle: &impl Written) -> Result<String, Refusal> {
        let Format { unit, frame, name, .. } = self.format;
        let text = match *unit == Unit::Line || *frame == Frame::One {
            true => self.format.write(puzzle),
            false => self.format.write_all(slice::from_ref(puzzle)),
        };
        text.map_err(|error| Refusal::WrongCall(unwritable(&error, name, english())))
    }

    fn write_sheet(&self, sheet: Sheet) -> String {
        self.write(&sheet).expect("a format that can be written holds any one sheet")
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
            answers.text(0, row, self.write_sheet(Sheet::from(*givens)));
        }
    }
    fn answer_ruled(
        &self,
        puzzle: &Ruled,
        answers: &mut Part<'_>,
        _: &Asker,
    ) -> Result<(), Refusal> {
        answers.text(0, 0, self.write(puzzle.opened())?);
        Ok(())
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
/// rules, ignore, threads, errors : as for :func:`solve`
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
///     If there is no such format, or it is only read, or does not hold the rules or the board.
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
/// >>> ennead.convert(".4.2..1..1..2.4.", to="rules-line", rules=["x"])
/// '4x4; givens .4.2..1..1..2.4.; x'
#[pyfunction]
#[pyo3(signature = (puzzles, to="line", *, rules=None, ignore=false, threads=None, errors="raise"))]
pub(crate) fn convert<'py>(
    puzzles: &Bound<'py, PyAny>,
    to: &str,
    rules: Option<Vec<String>>,
    ignore: bool,
    #[pyo3(from_py_with = super::threads)] threads: Option<usize>,
    errors: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let call = Call::new(threads, errors)?;
    let format = format::writable_by_name(to).map_err(|unknown| refused(unknown, english()))?;
    let convert = Convert { format };
    call.answer_any(puzzles, opening(rules, ignore)?, convert, |py, puzzle| {
        let text = match puzzle {
            Asked::Classic(sheet) => convert.write_sheet(Sheet::from(*sheet)),
            Asked::Ruled(puzzle) => {
                let text = convert.write(puzzle.opened());
                text.map_err(|refusal| refused(refusal, english()))?
            }
        };
        Ok(text.into_pyobject(py)?.into_any())
    })
}

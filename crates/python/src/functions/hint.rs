//! The next step from a position.

use ennead::logic::{CandidateSet, Hint as Found, HintKind, Premises};
use ennead::{CellSet, Givens, Sheet};
use ennead_api as api;
use ennead_api::play::{Finders, Standing};
use ennead_api::{Stop, within};
use ennead_dataset::{TraceStep, crew};
use ennead_text::Words;
use pyo3::prelude::*;

use super::judge::{add_position, sheets};
use super::{Call, TECHNIQUE_NAMES, answer_aside, finders, index_of};
use crate::columns::{Kind, Library, Table};
use crate::errors::{Fault, refused};
use crate::language::words;
use crate::many::{self, Errors, Question};
use crate::objects::{object, step};
use crate::part::Part;

struct HintAll {
    depth: u8,
    finders: Finders,
    words: &'static Words,
}

impl Question for HintAll {
    type Worker = ();
    fn columns(&self) -> Vec<(&'static str, Kind)> {
        vec![
            ("kind", Kind::Name(&HintKind::NAMES)),
            ("technique", Kind::Name(&TECHNIQUE_NAMES)),
            ("text", Kind::Text),
            ("cells", Kind::List),
            ("places", Kind::List),
            ("eliminates", Kind::List),
            ("premises", Kind::List),
        ]
    }
    fn piece(&self) -> usize {
        16
    }
    fn worker(&self) {}
    fn answer(&self, (): &mut (), puzzles: &[Givens], answers: &mut Part<'_>, stop: &Stop) {
        for (row, givens) in many::unless(stop, puzzles) {
            self.one(&Sheet::from(*givens), row, answers, stop);
        }
    }
}

impl HintAll {
    /// Answers about one sheet, unless stopped.
    fn one(&self, sheet: &Sheet, row: usize, answers: &mut Part<'_>, stop: &Stop) {
        let cells = |cells: CellSet| cells.iter().map(|cell| cell.index() as u16).collect();
        let standing = match Standing::of_sheet(sheet) {
            Ok(standing) => standing,
            Err(clash) => {
                answers.name(0, row, HintKind::Mistakes as usize);
                answers.text(2, row, clash.sentence(self.words));
                answers.list(3, row, cells(clash.cells));
                return;
            }
        };
        let Ok(hint) = standing.hint(&self.finders, stop) else { return };
        answers.name(0, row, hint.kind() as usize);
        answers.text(2, row, self.words.hint(&hint, &standing.position, self.depth));
        match &hint {
            Found::Mistakes(mistakes) => answers.list(3, row, cells(mistakes.cells())),
            Found::Step(step) => {
                answers.name(1, row, index_of(&TECHNIQUE_NAMES, step.technique));
                if self.depth == 3 {
                    let actions = |candidates: &CandidateSet| {
                        let mut actions: Vec<_> =
                            candidates.iter().map(TraceStep::action).collect();
                        actions.sort_unstable();
                        actions
                    };
                    let premises = Premises::of(step);
                    answers.list(3, row, cells(premises.cells));
                    answers.list(4, row, actions(&step.placements));
                    answers.list(5, row, actions(&step.eliminations));
                    answers.list(6, row, actions(&premises.candidates));
                }
            }
            _ => {}
        }
    }

    /// Answers about sheets, on several threads.
    fn of_sheets(&self, sheets: &[Result<Sheet, Fault>], threads: usize, stop: &Stop) -> Table {
        let mut table = Table::new(&self.columns(), sheets.len());
        let mut arrays = [];
        let mut rest = table.part(&mut arrays);
        let pieces = sheets.chunks(self.piece());
        let pieces: Vec<_> = pieces.map(|sheets| (sheets, rest.split_off(sheets.len()))).collect();
        let work = |(): &mut (), (sheets, mut answers): (&[Result<Sheet, Fault>], Part<'_>)| {
            for (row, sheet) in sheets.iter().enumerate() {
                if let Ok(sheet) = sheet {
                    self.one(sheet, row, &mut answers, stop);
                }
            }
            stop.check()
        };
        // What is stopped is not wanted any more.
        let _ = crew::each(threads, pieces.into_iter(), || (), work);
        table
    }
}

/// The next step from a position; mistakes come first.
///
/// Parameters
/// ----------
/// puzzles : as for :func:`explain`
/// depth : {1, 2, 3}
///     1: where to look; 2: which technique; 3: the whole step.
/// placed, candidates : as for :func:`judge`
///     Digits placed since, and candidates left. Placed digits that are wrong are mistakes.
/// only, without, lang : as for :func:`explain`
/// threads, errors : as for :func:`solve`
///
/// Returns
/// -------
/// Hint
///     For one puzzle.
/// dict of arrays, or Arrow record batch
///     For many, each of shape (n,): ``kind``, ``technique``, ``text``, str; and lists of numbers: ``cells``
///     0 to 80 of the mistakes or the step, ``places`` and ``eliminates``, the candidates the step places
///     or removes, ``premises``, those it rests on, each 9·cell + digit − 1. For a step, these
///     lists are filled at depth 3 only.
///
/// Raises
/// ------
/// PuzzleError, TypeError, ValueError : as :func:`solve`
/// ValueError
///     If there is no such depth, language or technique.
///
/// Examples
/// --------
/// >>> puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/// >>> ennead.hint(puzzle).step.places
/// ['5r5c5']
/// >>> ennead.hint(puzzle, without=["naked-single"]).step.technique
/// 'hidden-single'
/// >>> print(ennead.hint("5" + "." * 80, depth=1))
/// None of the techniques in use helps here.
#[pyfunction]
#[pyo3(signature = (puzzles, *, depth=3, only=None, without=None, theory=None, placed=None, candidates=None, lang="en", threads=None, errors="raise"))]
#[expect(clippy::too_many_arguments, reason = "they are keywords")]
pub(crate) fn hint<'py>(
    puzzles: &Bound<'py, PyAny>,
    #[pyo3(from_py_with = super::whole)] depth: u64,
    only: Option<Vec<String>>,
    without: Option<Vec<String>>,
    theory: Option<String>,
    placed: Option<&Bound<'py, PyAny>>,
    candidates: Option<&Bound<'py, PyAny>>,
    lang: &str,
    #[pyo3(from_py_with = super::threads)] threads: Option<usize>,
    errors: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let call = Call::new(threads, errors)?;
    let words = words(lang)?;
    within("depth", depth, 1..=3).map_err(|refusal| refused(refusal, words))?;
    let depth = depth as u8;
    let finders = finders(only, without, theory, words)?;
    let all = HintAll { depth, finders: finders.clone(), words };
    let one = |py: Python<'py>, sheet: Sheet| {
        let question = api::play::Hint { depth, ..api::play::Hint::of(sheet) };
        let fields = answer_aside(py, words, move |asker| {
            let found = question.answer_with(&finders, asker)?;
            let drawn = found.step.zip(found.drawing);
            let step = drawn.map(|(said, (face, drawing))| step(said, &face, &drawing));
            Ok((found.hint.name(), found.text, step))
        })?;
        object(py, "Hint", fields)
    };
    if placed.is_none() && candidates.is_none() {
        return call.answer(puzzles, all, one);
    }
    let py = puzzles.py();
    let (mut sheets, library) = sheets(puzzles)?;
    add_position(&mut sheets, placed, candidates)?;
    let fault = |(row, sheet): (usize, &Result<Sheet, Fault>)| {
        let fault = sheet.as_ref().err()?;
        Some((row, fault.clone()))
    };
    let fault = sheets.iter().enumerate().find_map(fault);
    if let Some((row, fault)) = fault.filter(|_| call.errors == Errors::Raise) {
        return Err(fault.raise(library.map(|_| row)));
    }
    match (library, sheets.pop()) {
        (None, Some(Ok(sheet))) => one(py, sheet),
        (_, last) => {
            sheets.extend(last);
            let table = many::aside(py, move |stop| all.of_sheets(&sheets, call.threads, stop))?;
            table.into_python(py, library.unwrap_or(Library::NumPy))
        }
    }
}

//! The next step from a position.

use ennead::logic::Hint as Found;
use ennead::{Givens, Sheet};
use ennead_api::{self as api, Finders, Refusal, Standing, Stop};
use ennead_text::Words;
use pyo3::prelude::*;

use super::{Call, TECHNIQUE_NAMES, answer_aside, finders, index_of};
use crate::columns::Kind;
use crate::errors::refused;
use crate::language::words;
use crate::many::{self, Question};
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
            ("kind", Kind::Name(&Found::NAMES)),
            ("technique", Kind::Name(&TECHNIQUE_NAMES)),
            ("text", Kind::Text),
        ]
    }
    fn piece(&self) -> usize {
        16
    }
    fn worker(&self) {}
    fn answer(&self, (): &mut (), puzzles: &[Givens], answers: &mut Part<'_>, stop: &Stop) {
        for (row, givens) in many::unless(stop, puzzles) {
            let (hint, text) = match Standing::of_sheet(&Sheet::from(*givens)) {
                Ok(standing) => {
                    let Ok(hint) = standing.hint(&self.finders, stop) else { return };
                    let text = self.words.hint(&hint, &standing.position, self.depth);
                    (hint, text)
                }
                Err(clash) => (Found::Mistakes(Default::default()), clash.sentence(self.words)),
            };
            answers.name(0, row, index_of(&Found::NAMES, hint.name()));
            if let Found::Step(step) = &hint {
                answers.name(1, row, index_of(&TECHNIQUE_NAMES, step.technique));
            }
            answers.text(2, row, text);
        }
    }
}

/// The next step from a position; mistakes come first.
///
/// Parameters
/// ----------
/// puzzles : as for :func:`explain`
/// depth : {1, 2, 3}
///     1: where to look; 2: which technique; 3: the whole step.
/// only, without, lang : as for :func:`explain`
/// threads, errors : as for :func:`solve`
///
/// Returns
/// -------
/// Hint
///     For one puzzle.
/// dict of arrays, or Arrow record batch
///     For many, each of shape (n,): ``kind``, ``technique``, ``text``, str.
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
#[pyo3(signature = (puzzles, *, depth=3, only=None, without=None, theory=None, lang="en", threads=None, errors="raise"))]
#[expect(clippy::too_many_arguments, reason = "they are keywords")]
pub(crate) fn hint<'py>(
    puzzles: &Bound<'py, PyAny>,
    #[pyo3(from_py_with = super::whole)] depth: u64,
    only: Option<Vec<String>>,
    without: Option<Vec<String>>,
    theory: Option<String>,
    lang: &str,
    #[pyo3(from_py_with = super::threads)] threads: Option<usize>,
    errors: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let call = Call::new(threads, errors)?;
    let words = words(lang)?;
    let depth = u8::try_from(depth).ok().filter(|depth| (1..=3).contains(depth));
    let bounds = Refusal::OutOfBounds { of: "depth", least: 1, most: 3 };
    let depth = depth.ok_or_else(|| refused(bounds, words))?;
    let finders = finders(only, without, theory, words)?;
    let all = HintAll { depth, finders: finders.clone(), words };
    call.answer(puzzles, all, |py, sheet| {
        let question = api::Hint { depth, ..api::Hint::of(sheet) };
        let fields = answer_aside(py, words, move |asker| {
            let found = question.answer_with(&finders, asker)?;
            let drawn = found.step.zip(found.drawing);
            let step = drawn.map(|(said, (face, drawing))| step(said, &face, &drawing));
            Ok((found.hint, found.text, step))
        })?;
        object(py, "Hint", fields)
    })
}

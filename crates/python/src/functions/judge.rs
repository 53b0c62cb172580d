//! Whether claims about positions follow.

use ennead::logic::{Cap, Claim, Judgement, JudgementKind, Limits, Malformed, Premises, Reward};
use ennead::rating::Level;
use ennead::{Candidate, Cell, CellMap, Digit, DigitSet, Sheet};
use ennead_api as api;
use ennead_api::judge::{ClaimJudge, JudgeLimits};
use ennead_api::play::{Finders, Standing};
use ennead_api::{Asker, Claimed, Refusal, Stop};
use ennead_dataset::crew;
use numpy::PyReadonlyArrayDyn;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use super::{TECHNIQUE_NAMES, answer_aside, finders, index_of};
use crate::columns::{Kind, Library, Table};
use crate::errors::{Fault, refused};
use crate::input::{Input, Rows, Taken};
use crate::language::english;
use crate::many::{self, Errors};
use crate::objects::{object, step};

/// The columns of the answer, in the order in which [`fill`] sets them.
fn columns() -> Vec<(&'static str, Kind)> {
    vec![
        ("puzzle", Kind::Number),
        ("judgement", Kind::Name(&JudgementKind::NAMES)),
        ("reward", Kind::Rating),
        ("reason", Kind::Name(&Malformed::NAMES)),
        ("at_once", Kind::Flag),
        ("since", Kind::Number),
        ("technique", Kind::Name(&TECHNIQUE_NAMES)),
        ("further", Kind::Number),
        ("hardest", Kind::Name(&TECHNIQUE_NAMES)),
        ("er", Kind::Rating),
        ("level", Kind::Name(&Level::NAMES)),
        ("uniqueness", Kind::Flag),
        ("premises", Kind::Grid),
        ("depth", Kind::Number),
        ("cap", Kind::Name(&Cap::NAMES)),
    ]
}

/// The claims about one puzzle.
struct Group {
    sheet: Result<Sheet, Fault>,
    claims: Vec<Claimed>,
}

/// What all threads know.
struct Bench {
    groups: Vec<Group>,
    moves: bool,
    finders: Finders,
    limits: Limits,
    stop: Stop,
}

/// What is said of the claims of a group.
type Said = Result<Vec<Judgement>, Unjudged>;

/// Why the claims of a group are not judged.
enum Unjudged {
    Fault(Fault),
    Refused(Refusal),
}

impl Bench {
    /// What is said of each group, in order; nothing if it is stopped.
    fn judge(&self, threads: usize) -> Vec<Said> {
        let judge = || ClaimJudge::new(&self.finders, self.limits);
        let work = |judge: &mut ClaimJudge, group: &Group| {
            self.stop.check().map(|()| self.judge_group(group, judge))
        };
        crew::each(threads, self.groups.iter(), judge, work).unwrap_or_default()
    }

    fn judge_group(&self, group: &Group, judge: &mut ClaimJudge) -> Said {
        let sheet = group.sheet.as_ref().map_err(|fault| Unjudged::Fault(fault.clone()))?;
        let asker = Asker { stop: &self.stop, ..Asker::patient(english()) };
        let standing = Standing::of_sheet(sheet)
            .map_err(|clash| Unjudged::Refused(Refusal::WrongCall(clash.sentence(english()))))?;
        let said = judge.judge(&standing, &group.claims, self.moves, &asker);
        let said = said.map_err(Unjudged::Refused)?;
        Ok(said.into_iter().map(|(_, judgement)| judgement).collect())
    }
}

/// Sets the columns of one claim.
fn fill(
    answers: &mut crate::part::Part<'_>,
    row: usize,
    puzzle: usize,
    judgement: &Judgement,
    reward: f32,
) {
    answers.number(0, row, puzzle as u64);
    answers.name(1, row, judgement.kind() as usize);
    answers.rating(2, row, reward.into());
    match judgement {
        Judgement::Malformed(why) => answers.name(3, row, *why as usize),
        Judgement::Wrong { at_once, .. } => answers.flag(4, row, *at_once),
        Judgement::OffTheRails { since, .. } => answers.number(5, row, since.index() as u64),
        Judgement::Follows(follows) => {
            answers.flag(4, row, follows.further() == 0);
            answers.name(6, row, index_of(&TECHNIQUE_NAMES, follows.step().technique));
            answers.number(7, row, follows.further() as u64);
            answers.name(8, row, index_of(&TECHNIQUE_NAMES, follows.hardest));
            if let Some(er) = follows.er {
                answers.rating(9, row, er.to_f64());
            }
            if let Some(level) = follows.level {
                answers.name(10, row, level as usize);
            }
            answers.flag(11, row, follows.uniqueness);
            let premises = Premises::of(follows.step()).cells;
            answers.grid(12, row, &std::array::from_fn(|i| premises.contains(Cell::new(i)) as u8));
        }
        Judgement::Search { depth } => answers.number(13, row, (*depth).into()),
        Judgement::Unproven { caps } => {
            if let Some(cap) = caps.first() {
                answers.name(14, row, *cap as usize);
            }
        }
    }
}

/// A claim: a text, or a number: 9 · cell + digit − 1 to place, and 729 more to remove.
fn claim(object: &Bound<'_, PyAny>) -> PyResult<Claimed> {
    if let Ok(text) = object.extract::<String>() {
        return Ok(text.into());
    }
    let number: i64 = object.extract().map_err(|_| {
        let kind = object.get_type().name().map_or_else(|_| String::new(), |name| name.to_string());
        PyTypeError::new_err(format!(
            "found {kind}, expected a claim: a str such as 'r4c7=5' or an int"
        ))
    })?;
    Ok(match usize::try_from(number) {
        Ok(number @ 0..729) => Claim::Place(numbered(number)).into(),
        Ok(number @ 729..1458) => Claim::Remove(numbered(number - 729)).into(),
        _ => Claimed::Malformed(number.to_string(), Malformed::OutOfRange),
    })
}

fn numbered(number: usize) -> Candidate {
    Candidate::new(Digit::from_index(number % 9), Cell::new(number / 9))
}

/// The claims about one puzzle: one, or several.
fn claims(object: &Bound<'_, PyAny>) -> PyResult<Vec<Claimed>> {
    if object.is_instance_of::<pyo3::types::PyString>() || !object.hasattr("__len__")? {
        return Ok(vec![claim(object)?]);
    }
    object.try_iter()?.map(|item| claim(&item?)).collect()
}

/// A column as a Python list, which is faster to go through.
fn listed<'py>(object: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    for method in ["tolist", "to_pylist"] {
        if object.hasattr(method)? {
            return object.call_method0(method);
        }
    }
    Ok(object.clone())
}

/// Sheets, and which library they are of; none if it is one puzzle.
pub(super) type Sheets = (Vec<Result<Sheet, Fault>>, Option<Library>);

/// The sheets of an argument.
pub(super) fn sheets(object: &Bound<'_, PyAny>) -> PyResult<Sheets> {
    match Input::new(object)? {
        Input::One(puzzle) => Ok((vec![Ok(super::sheet(puzzle)?)], None)),
        Input::Many(rows, library) => Ok((read(&rows), Some(library))),
    }
}

fn read(rows: &Rows<'_>) -> Vec<Result<Sheet, Fault>> {
    let mut sheets = Vec::with_capacity(rows.len());
    rows.view().read(0..rows.len(), &Taken::Classic, |row| {
        sheets.push(row.map(|puzzle| Sheet::from(puzzle.classic())));
    });
    sheets
}

/// Adds the digits placed and the candidates left to the sheets.
pub(super) fn add_position(
    sheets: &mut [Result<Sheet, Fault>],
    placed: Option<&Bound<'_, PyAny>>,
    candidates: Option<&Bound<'_, PyAny>>,
) -> PyResult<()> {
    let expected = sheets.len();
    let fits = |what: &str, found: usize| match found == expected {
        true => Ok(()),
        false => {
            Err(PyValueError::new_err(format!("{what}: found {found} rows, expected {expected}")))
        }
    };
    if let Some(object) = placed {
        let (placed, _) = self::sheets(object)?;
        fits("placed", placed.len())?;
        for (sheet, placed) in sheets.iter_mut().zip(placed) {
            match (sheet.as_mut(), placed) {
                (Ok(sheet), Ok(placed)) => sheet.placed = placed.givens,
                (Ok(_), Err(fault)) => *sheet = Err(fault),
                (Err(_), _) => {}
            }
        }
    }
    if let Some(object) = candidates {
        let masks = object.call_method1("astype", ("uint16",))?;
        let masks: PyReadonlyArrayDyn<'_, u16> = masks.extract()?;
        let masks: Vec<u16> = masks.as_array().iter().copied().collect();
        fits("candidates", masks.len() / 81)?;
        fits("candidates", masks.len().div_ceil(81))?;
        for (sheet, masks) in sheets.iter_mut().zip(masks.chunks_exact(81)) {
            if let Ok(sheet) = sheet {
                let of = |cell: Cell| DigitSet::from_bits(masks[cell.index()] & 0x1ff);
                let mut marks = CellMap::filled(DigitSet::EMPTY);
                Cell::ALL.into_iter().for_each(|cell| marks[cell] = of(cell));
                sheet.candidates = Some(marks);
            }
        }
    }
    Ok(())
}

/// The rewards that a dict changes.
pub(crate) fn rewards(changes: Option<&Bound<'_, PyDict>>) -> PyResult<Reward> {
    let mut rewards = Reward::default();
    for (name, value) in changes.into_iter().flatten() {
        let name: String = name.extract()?;
        let place = match name.as_str() {
            "malformed" => &mut rewards.malformed,
            "wrong" => &mut rewards.wrong,
            "off_the_rails" => &mut rewards.off_the_rails,
            "at_once" => &mut rewards.at_once,
            "later" => &mut rewards.later,
            "search" => &mut rewards.search,
            "unproven" => &mut rewards.unproven,
            _ => {
                return Err(PyValueError::new_err(format!(
                    "rewards: found {name:?}, expected 'malformed', 'wrong', 'off_the_rails', 'at_once', \
                     'later', 'search' or 'unproven'"
                )));
            }
        };
        *place = value.extract()?;
    }
    match rewards.unusable() {
        None => Ok(rewards),
        Some(reward) => {
            Err(refused(Refusal::Fault(ennead_api::Fault::Reward, reward.to_string()), english()))
        }
    }
}

/// Whether claims about positions follow, by what, and how hard that is.
///
/// Judgements, the first that is the case: ``malformed``, ``wrong`` (it contradicts the solution),
/// ``off-the-rails`` (the position did so before), ``follows`` (by techniques), ``search`` (by
/// suppositions only), ``unproven`` (true, but not proved within the limits).
///
/// Parameters
/// ----------
/// puzzles : as for :func:`solve`
///     The givens. Each puzzle must have exactly one solution.
/// claims : str, int, or a sequence of them
///     ``'r4c7=5'`` places a digit, ``'r4c7<>5'`` removes a candidate; as numbers, 9·cell + digit − 1
///     places, and 729 more removes. For one puzzle, all claims are about it; for many, there is one
///     claim, or a sequence of claims, for each.
/// placed : as `puzzles`, optional
///     The digits placed since.
/// candidates : array of int, shape (n, 81) or (81,), optional
///     The candidates left: sets of digits, 1 for the digit 1, 2 for 2, 4 for 3 and so on. By default,
///     whatever no digit rules out.
/// moves : bool
///     The claims about a puzzle are moves of one attempt: each is judged in the position that those
///     before it left.
/// further, rating, depth, suppositions : int, float, int, int
///     How much work is done for a claim: steps before the one that settles it; the highest rating
///     determined; how deep suppositions are nested, and how many are made.
/// rewards : dict of str to float, optional
///     What judgements are worth, if not −2 for ``malformed``, −1 for ``wrong``, 1 for ``at_once``, 0
///     for ``off_the_rails``, ``later``, ``search`` and ``unproven``.
/// only, without : as for :func:`explain`
/// threads, errors : as for :func:`solve`
///
/// Returns
/// -------
/// Judged
///     For one puzzle: what is said of each claim, with its steps.
/// dict of arrays, or Arrow record batch
///     For many, a row for each claim, in order: ``puzzle``, its number, int64; ``judgement``, str; ``reward``,
///     float64; ``reason`` why it is malformed, str; ``at_once``, whether a wrong claim shows at once
///     or a right one follows in one step, bool; ``since``, the cell 0 to 80 that went wrong first,
///     int64; ``technique`` of the step that settles it, ``hardest``, str; ``further`` steps before it,
///     int64; ``er``, float64; ``level``, str; ``uniqueness``, whether a step rests on it, bool;
///     ``premises``, uint8 of shape (n, 81), 1 in the cells the last step rests on; ``depth`` of the
///     search, int64; ``cap``, the limit reached, str. What does not belong to a judgement is 0, NaN,
///     False or empty, or null.
///
/// Raises
/// ------
/// PuzzleError, TypeError, ValueError : as :func:`solve`
/// ValueError
///     If a puzzle does not have exactly one solution, or digits clash.
///
/// Examples
/// --------
/// >>> puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/// >>> follows, wrong = ennead.judge(puzzle, ["r5c5=5", "r1c3=5"]).claims
/// >>> (follows.judgement, follows.technique, follows.er), (wrong.judgement, wrong.reward)
/// (('follows', 'naked-single', 1.2), ('wrong', -1.0))
/// >>> print(wrong)
/// r1c3=5 contradicts the solution; it clashes with r1c1.
/// >>> ennead.judge([puzzle], [["r5c5=5", "r5c5=5"]], moves=True)["reward"]
/// array([ 1., -2.])
#[pyfunction]
#[pyo3(signature = (puzzles, claims, *, placed=None, candidates=None, moves=false, further=None, rating=None, depth=None, suppositions=None, rewards=None, only=None, without=None, threads=None, errors="raise"))]
#[expect(clippy::too_many_arguments, reason = "they are keywords")]
pub(crate) fn judge<'py>(
    puzzles: &Bound<'py, PyAny>,
    claims: &Bound<'py, PyAny>,
    placed: Option<&Bound<'py, PyAny>>,
    candidates: Option<&Bound<'py, PyAny>>,
    moves: bool,
    #[pyo3(from_py_with = super::whole_or_none)] further: Option<u64>,
    rating: Option<f64>,
    #[pyo3(from_py_with = super::whole_or_none)] depth: Option<u64>,
    #[pyo3(from_py_with = super::whole_or_none)] suppositions: Option<u64>,
    rewards: Option<&Bound<'py, PyDict>>,
    only: Option<Vec<String>>,
    without: Option<Vec<String>>,
    #[pyo3(from_py_with = super::threads)] threads: Option<usize>,
    errors: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let py = puzzles.py();
    let call = super::Call::new(threads, errors)?;
    let usual = JudgeLimits::default();
    let limits = JudgeLimits {
        further: further.map_or(usual.further, |it| it.try_into().unwrap_or(u32::MAX)),
        rating: rating.map_or(Ok(usual.rating), |number| super::rating(number, english()))?,
        depth: depth.map_or(usual.depth, |it| it.try_into().unwrap_or(u8::MAX)),
        suppositions: suppositions
            .map_or(usual.suppositions, |it| it.try_into().unwrap_or(u32::MAX)),
    };
    let bounds = limits.limits().map_err(|refusal| refused(refusal, english()))?;
    let rewards = self::rewards(rewards)?;
    let finders = finders(only, without, None, english())?;
    let (mut sheets, library) = sheets(puzzles)?;
    add_position(&mut sheets, placed, candidates)?;
    let claims = listed(claims)?;
    let Some(library) = library else {
        let sheet = sheets.remove(0).map_err(|fault| fault.raise(None))?;
        let claims = self::claims(&claims)?;
        let question =
            api::judge::Judge { claims, moves, limits, rewards, ..api::judge::Judge::of(sheet) };
        return one(py, question, finders);
    };
    let of_each = claims.try_iter()?.map(|of_one| self::claims(&of_one?));
    let of_each = of_each.collect::<PyResult<Vec<_>>>()?;
    if of_each.len() != sheets.len() {
        return Err(PyValueError::new_err(format!(
            "claims: found those about {} puzzles, expected {}",
            of_each.len(),
            sheets.len()
        )));
    }
    let groups = sheets.into_iter().zip(of_each);
    let groups = groups.map(|(sheet, claims)| Group { sheet, claims }).collect::<Vec<_>>();
    let counts: Vec<usize> = groups.iter().map(|group| group.claims.len()).collect();
    let said = many::aside(py, move |stop| {
        let stop = stop.clone();
        Bench { groups, moves, finders, limits: bounds, stop }.judge(call.threads)
    })?;

    let mut table = Table::new(&columns(), counts.iter().sum());
    let mut row = 0;
    for (puzzle, (said, count)) in said.into_iter().zip(counts).enumerate() {
        let end = row + count;
        match said {
            Ok(said) => {
                let mut answers = table.part(&mut []);
                for judgement in &said {
                    fill(&mut answers, row, puzzle, judgement, rewards.of(judgement));
                    row += 1;
                }
            }
            Err(_) if call.errors == Errors::Null => {}
            Err(Unjudged::Fault(fault)) => return Err(fault.raise(Some(puzzle))),
            Err(Unjudged::Refused(refusal)) => return Err(refused(refusal, english())),
        }
        row = end;
    }
    table.into_python(py, library)
}

/// What is said of the claims about one puzzle. It has the names and values of the JSON.
fn one(
    py: Python<'_>,
    question: api::judge::Judge,
    finders: Finders,
) -> PyResult<Bound<'_, PyAny>> {
    let fields = answer_aside(py, english(), move |asker| {
        let mut judged = question.answer_with(&finders, asker)?;
        let steps = judged.claims.iter_mut().map(|claim| {
            let drawn = claim.steps.drain(..).zip(&claim.drawn);
            drawn.map(|(said, (face, drawing))| step(said, face, drawing)).collect::<Vec<_>>()
        });
        let steps: Vec<_> = steps.collect();
        Ok((serde_json::to_string(&judged).expect("answers are plain data"), steps))
    })?;
    object(py, "Judged", fields)
}

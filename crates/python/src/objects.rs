//! What is known about one puzzle, as objects that print well.

#![expect(
    clippy::too_many_arguments,
    reason = "the constructors made for pickles take every field"
)]

use ennead::cross::{self, Ending};
use ennead::draw;
use ennead::logic::{self, Position, rating};
use ennead_api as api;
use ennead_text::Words;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

/// A value as Python writes it.
trait Repr: Sized {
    fn repr(&self) -> String;

    /// A list of such values.
    fn list(values: &[Self]) -> String {
        format!("[{}]", values.iter().map(Repr::repr).collect::<Vec<_>>().join(", "))
    }
}

impl Repr for String {
    fn repr(&self) -> String {
        format!("'{}'", self.replace('\\', "\\\\").replace('\'', "\\'").replace('\n', "\\n"))
    }
}

impl Repr for bool {
    fn repr(&self) -> String {
        (if *self { "True" } else { "False" }).to_owned()
    }
}

impl Repr for u32 {
    fn repr(&self) -> String {
        self.to_string()
    }
}

impl Repr for f64 {
    fn repr(&self) -> String {
        format!("{self:?}")
    }
}

impl<T: Repr> Repr for Option<T> {
    fn repr(&self) -> String {
        self.as_ref().map_or("None".to_owned(), Repr::repr)
    }
}

impl<T: Repr> Repr for Vec<T> {
    fn repr(&self) -> String {
        T::list(self)
    }
}

/// The methods of a class: all its fields, from which a pickle makes the object anew; the fields in
/// its `repr`, which looks like that of a dataclass; and other methods.
macro_rules! methods {
    ($class:ident($($field:ident),*) shows($($shown:ident),*) $($other:item)*) => {
        #[pymethods]
        impl $class {
            fn __getnewargs__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
                ($(self.$field.clone(),)*).into_pyobject(py)
            }

            fn __repr__(&self) -> String {
                let fields = [$(format!("{}={}", stringify!($shown), self.$shown.repr())),*];
                format!("{}({})", stringify!($class), fields.join(", "))
            }

            $($other)*
        }
    };
}

macro_rules! steps {
    ($($step:ident),*) => {$(
        impl Repr for $step {
            fn repr(&self) -> String {
                self.__repr__()
            }

            fn list(steps: &[$step]) -> String {
                format!("<{} steps>", steps.len())
            }
        }
    )*};
}

steps!(RatingStep, Step);

/// The names of cells or candidates.
fn names<T: ToString>(things: impl IntoIterator<Item = T>) -> Vec<String> {
    things.into_iter().map(|thing| thing.to_string()).collect()
}

/// Whether a puzzle is valid, unique and minimal; if not, which cells are at fault.
///
/// Attributes
/// ----------
/// verdict : str
///     ``easy``, ``medium``, ``hard`` (one solution), ``unsolvable``, ``ambiguous``, ``invalid``.
/// unique : bool
///     Whether there is exactly one solution.
/// minimal : bool or None
///     Whether no given can be left out; None unless ``unique``.
/// clashes, differing, redundant : list of str
///     Cells such as ``r1c9``: those that clash, those in which solutions differ, the givens each
///     of which could be left out.
/// solution : str or None
///     81 digits.
#[pyclass(module = "ennead", frozen, get_all, eq, new = "from_fields", from_py_object)]
#[derive(Clone, PartialEq)]
pub(crate) struct Check {
    pub(crate) verdict: String,
    pub(crate) unique: bool,
    pub(crate) minimal: Option<bool>,
    pub(crate) clashes: Vec<String>,
    pub(crate) differing: Vec<String>,
    pub(crate) redundant: Vec<String>,
    pub(crate) solution: Option<String>,
}

methods! { Check(verdict, unique, minimal, clashes, differing, redundant, solution)
    shows(verdict, unique, minimal, clashes, differing, redundant, solution)
}

impl From<api::Checked> for Check {
    fn from(checked: api::Checked) -> Check {
        Check {
            verdict: checked.verdict.to_string(),
            unique: checked.unique,
            minimal: checked.minimal,
            clashes: names(checked.clashes.iter()),
            differing: names(checked.differing.iter()),
            redundant: names(checked.redundant.iter()),
            solution: checked.solution.map(|solution| solution.to_string()),
        }
    }
}

/// How hard a puzzle is, on Sudoku Explainer's scale.
///
/// Attributes
/// ----------
/// verdict : str
///     As :func:`ennead.verdict` gives it. The rest is None, False or empty unless there is exactly
///     one solution.
/// er, ep, ed : float or None
///     The hardest step; the hardest up to the first placement; the first step. 1.0 to 12 or so.
/// level : str or None
///     ``easy``, ``medium``, ``hard``, ``very-hard`` or ``extreme``; None if ``stopped``.
/// hardest : str or None
///     The rule of the hardest step.
/// stopped : bool
///     Whether ``stop_above`` ended the rating: then ``er`` is a lower bound.
/// steps : list of RatingStep
#[pyclass(module = "ennead", frozen, get_all, eq, new = "from_fields", from_py_object)]
#[derive(Clone, PartialEq)]
pub(crate) struct Rating {
    pub(crate) verdict: String,
    pub(crate) er: Option<f64>,
    pub(crate) ep: Option<f64>,
    pub(crate) ed: Option<f64>,
    pub(crate) level: Option<String>,
    pub(crate) hardest: Option<String>,
    pub(crate) stopped: bool,
    pub(crate) steps: Vec<RatingStep>,
}

methods! { Rating(verdict, er, ep, ed, level, hardest, stopped, steps)
    shows(verdict, er, ep, ed, level, hardest, stopped, steps)

    /// `ER/EP/ED`, as the forums write it.
    fn __str__(&self) -> String {
        match (self.er, self.ep, self.ed) {
            (Some(er), Some(ep), Some(ed)) => {
                format!("{er:.1}{}/{ep:.1}/{ed:.1}", if self.stopped { "+" } else { "" })
            }
            _ => self.verdict.clone(),
        }
    }
}

impl From<api::Rated> for Rating {
    fn from(rated: api::Rated) -> Rating {
        let path = rated.rating.as_ref();
        let rating = path.map(|path| &path.rating);
        Rating {
            verdict: rated.verdict.to_string(),
            er: rating.map(|rating| rating.er.to_f64()),
            ep: rating.map(|rating| rating.ep.to_f64()),
            ed: rating.map(|rating| rating.ed.to_f64()),
            level: path.and_then(api::RatedPath::level).map(|level| level.to_string()),
            hardest: rating.and_then(|rating| rating.hardest).map(|rule| rule.name().to_owned()),
            stopped: rating.is_some_and(|rating| rating.stopped),
            steps: path
                .map_or(Vec::new(), |path| path.steps.iter().map(RatingStep::from).collect()),
        }
    }
}

/// One step of a rating.
///
/// Attributes
/// ----------
/// rule : str
/// rating : float
/// places : str or None
///     The candidate it places, such as ``7r1c2``: digit, row, column.
/// eliminates : list of str
///     The candidates it takes out.
#[pyclass(module = "ennead", frozen, get_all, eq, new = "from_fields", from_py_object)]
#[derive(Clone, PartialEq)]
pub(crate) struct RatingStep {
    pub(crate) rule: String,
    pub(crate) rating: f64,
    pub(crate) places: Option<String>,
    pub(crate) eliminates: Vec<String>,
}

methods! { RatingStep(rule, rating, places, eliminates) shows(rule, rating, places, eliminates) }

impl From<&rating::RatingStep> for RatingStep {
    fn from(step: &rating::RatingStep) -> RatingStep {
        RatingStep {
            rule: step.rule.name().to_owned(),
            rating: step.rating.to_f64(),
            places: step.placement.map(|placed| placed.to_string()),
            eliminates: names(&step.eliminations),
        }
    }
}

/// One step of logic in a position. A notebook draws it.
///
/// Attributes
/// ----------
/// technique : str
///     The technique's name in data, such as ``x-wing``.
/// name : str
///     Its name in words.
/// text : str
///     Why the step holds, and what follows.
/// places, eliminates : list of str
///     Candidates such as ``7r1c2``: digit, row, column.
/// position : str
///     The digits before the step: 81 digits and dots.
/// svg : str
///     The position with the step drawn on it.
#[pyclass(module = "ennead", frozen, get_all, eq, new = "from_fields", from_py_object)]
#[derive(Clone, PartialEq)]
pub(crate) struct Step {
    pub(crate) technique: String,
    pub(crate) name: String,
    pub(crate) text: String,
    pub(crate) places: Vec<String>,
    pub(crate) eliminates: Vec<String>,
    pub(crate) position: String,
    pub(crate) svg: String,
}

methods! { Step(technique, name, text, places, eliminates, position, svg)
    shows(technique, places, eliminates)

    fn __str__(&self) -> String {
        format!("{}. {}", self.name, self.text)
    }

    fn _repr_svg_(&self) -> String {
        self.svg.clone()
    }
}

impl Step {
    /// A step and what is drawn of it.
    pub(crate) fn new(step: api::Step, face: &draw::Face, drawing: &draw::Drawing) -> Step {
        let mut position = face.givens;
        face.found.iter().for_each(|(cell, digit)| position.set(cell, Some(digit)));
        Step {
            technique: step.technique.to_owned(),
            name: step.name,
            text: step.text,
            places: names(step.places),
            eliminates: names(step.eliminates),
            position: position.to_string(),
            svg: draw::svg(face, drawing),
        }
    }
}

/// The steps from a puzzle as far as logic leads. It is also a sequence of them.
///
/// Attributes
/// ----------
/// puzzle : str
/// unique, solved : bool
///     Whether there is exactly one solution; whether the steps lead to it.
/// level : str
///     HoDoKu's level: ``easy``, ``medium``, ``hard``, ``unfair``, ``extreme``.
/// score : int
///     HoDoKu's score.
/// steps : list of Step
/// end : str
///     The digits at the end: 81 digits and dots.
/// text : str
///     How the path ends and how hard it is, in words.
#[pyclass(module = "ennead", frozen, get_all, eq, new = "from_fields", from_py_object)]
#[derive(Clone, PartialEq)]
pub(crate) struct Path {
    pub(crate) puzzle: String,
    pub(crate) unique: bool,
    pub(crate) solved: bool,
    pub(crate) level: String,
    pub(crate) score: u32,
    pub(crate) steps: Vec<Step>,
    pub(crate) end: String,
    pub(crate) text: String,
}

methods! { Path(puzzle, unique, solved, level, score, steps, end, text)
    shows(puzzle, solved, level, score, steps)

    fn __str__(&self) -> String {
        let steps = (1..).zip(&self.steps);
        let mut lines: Vec<_> =
            steps.map(|(number, step)| format!("{number:>3}. {}", step.__str__())).collect();
        lines.push(self.text.clone());
        lines.join("\n")
    }

    fn __len__(&self) -> usize {
        self.steps.len()
    }

    fn __getitem__(&self, py: Python<'_>, index: Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        let steps = self.steps.clone().into_pyobject(py)?;
        Ok(steps.get_item(index)?.unbind())
    }
}

impl Path {
    pub(crate) fn new(walk: &api::Walk, words: &Words) -> Path {
        let path = &walk.path;
        let step = |(before, step): (Position, &logic::Step)| {
            Step::new(api::Step::new(&before, step, false, words), &before.face(), &step.draw())
        };
        Path {
            puzzle: walk.standing.givens.to_string(),
            unique: walk.standing.is_unique(),
            solved: path.end.is_solved(),
            level: path.level.to_string(),
            score: path.score,
            steps: path.positions().map(step).collect(),
            end: path.end.digits().to_string(),
            text: words.path_end(path),
        }
    }
}

/// The hint that helps next. A notebook draws it.
///
/// Attributes
/// ----------
/// kind : str
///     ``step``, ``mistakes``, ``solved`` or ``stuck``.
/// text : str
///     The hint at the depth asked for.
/// step : Step or None
///     At depth 3.
#[pyclass(module = "ennead", frozen, get_all, eq, new = "from_fields", from_py_object)]
#[derive(Clone, PartialEq)]
pub(crate) struct Hint {
    pub(crate) kind: String,
    pub(crate) text: String,
    pub(crate) step: Option<Step>,
}

methods! { Hint(kind, text, step) shows(kind, text, step)

    fn __str__(&self) -> String {
        self.text.clone()
    }

    fn _repr_svg_(&self) -> Option<String> {
        self.step.as_ref().map(|step| step.svg.clone())
    }
}

impl From<api::HintAnswer> for Hint {
    fn from(answer: api::HintAnswer) -> Hint {
        let step = answer.step.zip(answer.drawing);
        Hint {
            kind: answer.hint.to_owned(),
            text: answer.text,
            step: step.map(|(step, (face, drawing))| Step::new(step, &face, &drawing)),
        }
    }
}

/// The solutions of a cross-number puzzle. A notebook draws the first.
///
/// Attributes
/// ----------
/// solutions : list of str
///     Rows of digits, one on each line; a black cell is ``0``.
/// unique : bool or None
///     Whether there is exactly one; None if a bound was reached before that was decided.
/// complete : bool
///     Whether all have been found.
/// svg : str
///     The puzzle, with the digits of the first solution if there is one.
#[pyclass(module = "ennead", frozen, get_all, eq, new = "from_fields", from_py_object)]
#[derive(Clone, PartialEq)]
pub(crate) struct Cross {
    pub(crate) solutions: Vec<String>,
    pub(crate) unique: Option<bool>,
    pub(crate) complete: bool,
    pub(crate) svg: String,
}

methods! { Cross(solutions, unique, complete, svg) shows(solutions, unique, complete)

    fn _repr_svg_(&self) -> String {
        self.svg.clone()
    }
}

impl Cross {
    pub(crate) fn new(puzzle: &cross::Puzzle, outcome: &cross::Outcome) -> Cross {
        let rows = |grid: &cross::Grid| grid.rows().collect::<Vec<_>>().join("\n");
        Cross {
            solutions: outcome.solutions.iter().map(rows).collect(),
            unique: outcome.is_unique(),
            complete: outcome.ending == Ending::Complete,
            svg: cross::draw(puzzle, outcome.solutions.first(), None),
        }
    }
}

//! What is said about one puzzle, as objects that print well.

#![expect(
    clippy::too_many_arguments,
    reason = "the constructors made for pickles take every field"
)]

use ennead::draw;
use ennead::logic::{self, Position, rating};
use ennead_text::Words;
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

create_exception!(
    ennead,
    CrossError,
    PyValueError,
    "A text that is no cross-number puzzle.\n\n\
     `line` and `column` are the place, counted from 1."
);

/// `Name(field=value, …)`, as a dataclass prints itself.
fn printed(name: &str, fields: &[(&str, String)]) -> String {
    let fields: Vec<_> = fields.iter().map(|(name, value)| format!("{name}={value}")).collect();
    format!("{name}({})", fields.join(", "))
}

/// A value as Python writes it.
trait Repr {
    fn repr(&self) -> String;
}

impl Repr for str {
    fn repr(&self) -> String {
        format!("'{}'", self.replace('\\', "\\\\").replace('\'', "\\'").replace('\n', "\\n"))
    }
}

impl Repr for String {
    fn repr(&self) -> String {
        self.as_str().repr()
    }
}

impl Repr for bool {
    fn repr(&self) -> String {
        (if *self { "True" } else { "False" }).to_owned()
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
        format!("[{}]", self.iter().map(Repr::repr).collect::<Vec<_>>().join(", "))
    }
}

macro_rules! repr {
    ($name:literal, $self:ident: $($field:ident),*) => {
        printed($name, &[$((stringify!($field), $self.$field.repr())),*])
    };
}

/// What makes the object anew, so that it can go through a pickle to another process.
macro_rules! fields {
    ($py:ident, $self:ident: $($field:ident),*) => {
        ($($self.$field.clone(),)*).into_pyobject($py)
    };
}

/// Whether a puzzle is a proper one, and where it fails.
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

#[pymethods]
impl Check {
    fn __getnewargs__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        fields!(py, self: verdict, unique, minimal, clashes, differing, redundant, solution)
    }

    fn __repr__(&self) -> String {
        repr!("Check", self: verdict, unique, minimal, clashes, differing, redundant, solution)
    }
}

impl Check {
    pub(crate) fn new(check: &ennead::Check) -> Check {
        let cells = |cells: ennead::CellSet| cells.iter().map(|cell| cell.to_string()).collect();
        let unique = check.verdict.is_unique();
        Check {
            verdict: check.verdict.name().to_owned(),
            unique,
            minimal: unique.then(|| check.redundant.is_empty()),
            clashes: cells(check.clashes),
            differing: cells(check.differing),
            redundant: cells(check.redundant),
            solution: check.solution.map(|solution| solution.to_string()),
        }
    }
}

/// How hard a puzzle is, on Sudoku Explainer's scale.
///
/// Attributes
/// ----------
/// verdict : str
///     As of :func:`ennead.verdict`. All that follows is None unless there is one solution.
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

#[pymethods]
impl Rating {
    fn __getnewargs__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        fields!(py, self: verdict, er, ep, ed, level, hardest, stopped, steps)
    }

    fn __repr__(&self) -> String {
        let steps = format!("<{} steps>", self.steps.len());
        let shown = repr!("Rating", self: verdict, er, ep, ed, level, hardest, stopped);
        format!("{}, steps={steps})", shown.trim_end_matches(')'))
    }

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

#[pymethods]
impl RatingStep {
    fn __getnewargs__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        fields!(py, self: rule, rating, places, eliminates)
    }

    fn __repr__(&self) -> String {
        repr!("RatingStep", self: rule, rating, places, eliminates)
    }
}

impl RatingStep {
    pub(crate) fn new(step: &rating::RatingStep) -> RatingStep {
        RatingStep {
            rule: step.rule.name().to_owned(),
            rating: number(step.rating),
            places: step.placement.map(|placed| placed.to_string()),
            eliminates: step.eliminations.iter().map(|struck| struck.to_string()).collect(),
        }
    }
}

/// A rating as a number.
pub(crate) fn number(tenths: rating::Tenths) -> f64 {
    f64::from(tenths.get()) / 10.0
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
///     The digits that stood before the step: 81 digits and dots.
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

#[pymethods]
impl Step {
    fn __getnewargs__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        fields!(py, self: technique, name, text, places, eliminates, position, svg)
    }

    fn __repr__(&self) -> String {
        repr!("Step", self: technique, places, eliminates)
    }

    fn __str__(&self) -> String {
        format!("{}. {}", self.name, self.text)
    }

    fn _repr_svg_(&self) -> String {
        self.svg.clone()
    }
}

impl Step {
    pub(crate) fn new(before: &Position, step: &logic::Step, words: &Words) -> Step {
        Step {
            technique: step.technique.to_owned(),
            name: words.technique(step.technique),
            text: words.step(step),
            places: step.placements.iter().map(|placed| placed.to_string()).collect(),
            eliminates: step.eliminations.iter().map(|struck| struck.to_string()).collect(),
            position: before.digits().to_string(),
            svg: draw::svg(&before.face(), &step.draw()),
        }
    }
}

/// The steps from a puzzle to where logic leads. A sequence of them.
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
///     The digits that stand at the end: 81 digits and dots.
/// text : str
///     Where it ends and how hard it was, in words.
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

#[pymethods]
impl Path {
    fn __getnewargs__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        fields!(py, self: puzzle, unique, solved, level, score, steps, end, text)
    }

    fn __repr__(&self) -> String {
        let shown = repr!("Path", self: puzzle, solved, level);
        let shown = shown.trim_end_matches(')');
        format!("{shown}, score={}, steps=<{} steps>)", self.score, self.steps.len())
    }

    fn __str__(&self) -> String {
        let steps = self.steps.iter().enumerate();
        let mut lines: Vec<_> =
            steps.map(|(i, step)| format!("{:>3}. {}", i + 1, step.__str__())).collect();
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

/// What helps next. A notebook draws it.
///
/// Attributes
/// ----------
/// kind : str
///     ``step``, ``mistakes``, ``solved`` or ``stuck``.
/// text : str
///     The hint, to the depth asked for.
/// step : Step or None
///     At depth 3.
#[pyclass(module = "ennead", frozen, get_all, eq, new = "from_fields", from_py_object)]
#[derive(Clone, PartialEq)]
pub(crate) struct Hint {
    pub(crate) kind: String,
    pub(crate) text: String,
    pub(crate) step: Option<Step>,
}

#[pymethods]
impl Hint {
    fn __getnewargs__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        fields!(py, self: kind, text, step)
    }

    fn __repr__(&self) -> String {
        let step = self.step.as_ref().map_or("None".to_owned(), Step::__repr__);
        printed("Hint", &[("kind", self.kind.repr()), ("text", self.text.repr()), ("step", step)])
    }

    fn __str__(&self) -> String {
        self.text.clone()
    }

    fn _repr_svg_(&self) -> Option<String> {
        self.step.as_ref().map(|step| step.svg.clone())
    }
}

/// The solutions of a cross-number puzzle. A notebook draws the first.
///
/// Attributes
/// ----------
/// solutions : list of str
///     Rows of digits, parted by line breaks; a black cell is ``0``.
/// unique : bool or None
///     Whether there is exactly one; None if that was not decided within the bounds.
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

#[pymethods]
impl Cross {
    fn __getnewargs__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        fields!(py, self: solutions, unique, complete, svg)
    }

    fn __repr__(&self) -> String {
        repr!("Cross", self: solutions, unique, complete)
    }

    fn _repr_svg_(&self) -> String {
        self.svg.clone()
    }
}

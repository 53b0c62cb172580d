//! A step of logic in an answer, and its drawing.

use ennead::draw::Drawing;
use ennead::logic;
use ennead::logic::CandidateSet;
use ennead::logic::argument::{Inference, Reason, ReasonKind, Says};
use ennead::logic::derivation::Group;
use ennead::{Candidate, Cell, Digit, Givens, House};
use ennead_text::Words;
use serde::Serialize;

/// A step of logic.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Step {
    /// The technique's name in data and on the command line.
    #[cfg_attr(feature = "schema", schemars(with = "&'static dyn ennead::logic::Technique"))]
    pub technique: &'static str,
    /// Its name in the asker's language.
    pub name: String,
    /// What is placed.
    pub places: Vec<Candidate>,
    /// What is eliminated.
    pub eliminates: Vec<Candidate>,
    /// Why the step is right, and what follows from it. The lines of an argument are lines of their
    /// own, with their numbers.
    pub text: String,
    /// The lines of its argument, if it is a net or a forcing chain.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<Line>,
    /// The position before the step and its marks, if drawings were asked for.
    #[serde(flatten)]
    pub drawn: Option<Drawn>,
}

/// The position before a step, and its marks.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Drawn {
    /// The digits before the step.
    pub placed: Givens,
    /// The candidates of each cell before the step: sets of digits, 1 for the digit 1, 2 for 2,
    /// 4 for 3 and so on.
    pub marks: Vec<u16>,
    /// What is marked.
    pub drawing: Drawing,
}

/// A line of an argument: something is supposed, or follows from lines before.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Line {
    /// Its number, from 1.
    pub number: usize,
    /// How many suppositions it rests on; a supposition counts itself.
    pub depth: usize,
    /// Candidates of which one is true: nearly always a single one.
    #[serde(rename = "true", skip_serializing_if = "Vec::is_empty")]
    pub is_true: Vec<Candidate>,
    /// Candidates that are false.
    #[serde(rename = "false", skip_serializing_if = "Vec::is_empty")]
    pub is_false: Vec<Candidate>,
    /// Candidates of any digits of which one is true.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub one_of: Vec<Candidate>,
    /// Why: `supposed`; `last` (the last of its cell or house); `step` (of another technique);
    /// `otherwise` (else nothing would be left of a cell or house); `refuted` (it was supposed, and
    /// nothing is left of a cell or house); `cases` (all of a cell or house lead to it); `unfillable` (cells
    /// cannot be filled without one of these); `last-guardian` (one of several candidates must be
    /// true, and all others are false); `no-guardian` (one of several candidates must be true; it
    /// was supposed, and then all would be false).
    pub reason: ReasonKind,
    /// The cell the reason is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cell: Option<Cell>,
    /// The house the reason is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub house: Option<House>,
    /// The digit whose places in the house the reason is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub digit: Option<Digit>,
    /// The technique of the step.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(
        feature = "schema",
        schemars(with = "Option<&'static dyn ennead::logic::Technique>")
    )]
    pub technique: Option<&'static str>,
    /// The numbers of the lines it follows from.
    pub uses: Vec<usize>,
    /// The line in words, without its number.
    pub text: String,
}

impl Line {
    fn all(before: &logic::Position, step: &logic::Step, words: &Words) -> Vec<Line> {
        let argument = step.argument(before).unwrap_or_default();
        let lines = (1..).zip(&argument.inferences);
        lines.map(|(number, line)| Line::new(number, line, words)).collect()
    }

    fn new(number: usize, line: &Inference, words: &Words) -> Line {
        let nothing = CandidateSet::EMPTY;
        let (is_true, is_false, one_of) = match line.says {
            Says::True(node) => (node.candidates(), nothing, nothing),
            Says::False(candidates) => (nothing, candidates, nothing),
            Says::OneOf(candidates) => (nothing, nothing, candidates),
        };
        let (group, technique) = match &line.reason {
            Reason::Supposed
            | Reason::Unfillable { .. }
            | Reason::LastGuardian
            | Reason::NoGuardian => (None, None),
            Reason::Step(step) => (None, Some(step.technique)),
            Reason::Last(group)
            | Reason::Otherwise(group)
            | Reason::Refuted(group)
            | Reason::Cases(group) => (Some(*group), None),
        };
        let (cell, house, digit) = match group {
            None => (None, None, None),
            Some(Group::Cell(cell)) => (Some(cell), None, None),
            Some(Group::House(house, digit)) => (None, Some(house), Some(digit)),
        };
        Line {
            number,
            depth: line.depth,
            is_true: is_true.iter().collect(),
            is_false: is_false.iter().collect(),
            one_of: one_of.iter().collect(),
            reason: line.reason.kind(),
            cell,
            house,
            digit,
            technique,
            uses: line.uses.clone(),
            text: words.inference(line),
        }
    }
}

impl Step {
    /// A step in the position `before`, with a drawing if `drawn`.
    pub fn new(before: &logic::Position, step: &logic::Step, drawn: bool, words: &Words) -> Step {
        Step {
            technique: step.technique,
            name: words.technique(step.technique),
            places: step.placements.iter().collect(),
            eliminates: step.eliminations.iter().collect(),
            text: words.step(step, before),
            lines: Line::all(before, step, words),
            drawn: drawn.then(|| Drawn {
                placed: *before.digits(),
                marks: marks(before),
                drawing: step.draw_in(before),
            }),
        }
    }
}

/// The candidates of each cell as sets of digits: 1 for the digit 1, 2 for 2, 4 for 3.
pub(crate) fn marks(position: &logic::Position) -> Vec<u16> {
    Cell::ALL.iter().map(|&cell| position.candidates(cell).bits()).collect()
}

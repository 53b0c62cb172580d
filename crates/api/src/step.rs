//! A step of logic in an answer, and its drawing.

use ennead::draw::Drawing;
use ennead::logic;
use ennead::{Candidate, Cell, Givens};
use ennead_text::Words;
use serde::Serialize;

/// A step of logic.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Step {
    /// The technique's name in data and on the command line.
    pub technique: &'static str,
    /// Its name in the asker's language.
    pub name: String,
    /// What is placed.
    pub places: Vec<Candidate>,
    /// What is eliminated.
    pub eliminates: Vec<Candidate>,
    /// Why the step is right, and what follows from it.
    pub text: String,
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

impl Step {
    /// A step in the position `before`, with a drawing if `drawn`.
    pub fn new(before: &logic::Position, step: &logic::Step, drawn: bool, words: &Words) -> Step {
        Step {
            technique: step.technique,
            name: words.technique(step.technique),
            places: step.placements.iter().collect(),
            eliminates: step.eliminations.iter().collect(),
            text: words.step(step),
            drawn: drawn.then(|| Drawn {
                placed: *before.digits(),
                marks: marks(before),
                drawing: step.draw(),
            }),
        }
    }
}

/// The candidates of each cell as sets of digits: 1 for the digit 1, 2 for 2, 4 for 3.
pub(crate) fn marks(position: &logic::Position) -> Vec<u16> {
    Cell::ALL.iter().map(|&cell| position.candidates(cell).bits()).collect()
}

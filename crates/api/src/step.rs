//! A step of logic in an answer, and its drawing.

use ennead::draw::{self, LinkEnd, LinkKind};
use ennead::logic;
use ennead::{Candidate, Cell, CellSet, Givens, House};
use ennead_text::Words;
use serde::{Serialize, Serializer};

use crate::plain::{cells, text, texts};

/// A step of logic.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Step {
    /// The technique's name in data and on the command line.
    pub technique: &'static str,
    /// Its name in the asker's language.
    pub name: String,
    /// What is placed.
    #[serde(serialize_with = "texts")]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<String>"))]
    pub places: Vec<Candidate>,
    /// What is eliminated.
    #[serde(serialize_with = "texts")]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<String>"))]
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
    #[serde(serialize_with = "text")]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub placed: Givens,
    /// The candidates of each cell before the step: sets of digits, 1 for the digit 1, 2 for 2,
    /// 4 for 3 and so on.
    pub marks: Vec<u16>,
    /// What is marked.
    #[serde(serialize_with = "drawing")]
    #[cfg_attr(feature = "schema", schemars(with = "Marks<'static>"))]
    pub drawing: draw::Drawing,
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

/// The marks of a drawing, each with its role.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Marks<'a> {
    cells: Vec<(String, &'a str)>,
    candidates: Vec<(String, &'a str)>,
    houses: Vec<(String, &'a str)>,
    links: Vec<Link>,
    letters: Vec<(End, char)>,
}

/// A link of a chain.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Link {
    from: End,
    to: End,
    kind: &'static str,
}

/// An end of a link.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct End {
    digit: u8,
    #[serde(serialize_with = "cells")]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<String>"))]
    cells: CellSet,
}

/// The marks by role.
fn drawing<S: Serializer>(drawing: &draw::Drawing, to: S) -> Result<S::Ok, S::Error> {
    fn named<T: ToString>(marks: &[(T, draw::Role)]) -> Vec<(String, &'static str)> {
        marks.iter().map(|(mark, role)| (mark.to_string(), role.name())).collect()
    }
    let end = |end: &LinkEnd| End { digit: end.digit.get(), cells: end.cells };
    let link = |link: &draw::Link| Link {
        from: end(&link.from),
        to: end(&link.to),
        kind: match link.kind {
            LinkKind::Strong => "strong",
            LinkKind::Weak => "weak",
        },
    };
    let marks = Marks {
        cells: named(&drawing.cells),
        candidates: named(&drawing.candidates),
        houses: named::<House>(&drawing.houses),
        links: drawing.links.iter().map(link).collect(),
        letters: drawing.letters.iter().map(|(at, letter)| (end(at), *letter)).collect(),
    };
    marks.serialize(to)
}

//! One candidate.

use ennead_draw::{Drawing, Role};
use ennead_grid::{Candidate, House, HouseSet};

use crate::derivation::Derivation;
use crate::shape::Shape;
use crate::{Message, Position, Proved, Value};

/// The last candidate of its cell, or the last one of its digit in a house.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Single {
    /// The candidate.
    pub candidate: Candidate,
    /// The house in question, if the argument is about a house.
    pub house: Option<House>,
}

impl Single {
    /// `message` with the digit, the cell and the house.
    pub(crate) fn explain(&self, message: Message) -> Message {
        message
            .with("digit", Value::Digits(self.candidate.digit().into()))
            .with("cell", Value::Cells(self.candidate.cell().into()))
            .with("house", Value::Houses(self.house.into_iter().collect::<HouseSet>()))
    }
}

impl Shape for Single {
    fn size(&self) -> usize {
        1
    }

    fn derive(&self, _: &Proved, _: &Position) -> Derivation {
        Derivation::at_once()
    }

    fn draw(&self, drawing: &mut Drawing) {
        match self.house {
            Some(house) => drawing.house(house, Role::House),
            None => drawing.cell(self.candidate.cell(), Role::Pattern),
        }
    }
}

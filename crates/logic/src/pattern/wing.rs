//! A pivot and its pincers.

use ennead_draw::{Drawing, Role};
use ennead_grid::{Cell, CellSet, Digit, DigitSet};

use crate::derivation::Derivation;
use crate::shape::Shape;
use crate::{Position, Proved};

/// A cell and other cells that see it. One of those holds a digit, whatever the pivot holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Wing {
    /// The pivot.
    pub pivot: Cell,
    /// The cells that see it.
    pub pincers: CellSet,
    /// The digit that one of the cells must hold.
    pub digit: Digit,
    /// All digits of the cells.
    pub digits: DigitSet,
}

impl Shape for Wing {
    fn size(&self) -> usize {
        1 + self.pincers.len()
    }

    fn derive(&self, _: &Proved, _: &Position) -> Derivation {
        Derivation::at_once()
    }

    fn draw(&self, drawing: &mut Drawing) {
        drawing.cell(self.pivot, Role::Pattern);
        drawing.cells(self.pincers, Role::Second);
        drawing.candidates(self.digit, self.pincers, Role::Pattern);
    }
}

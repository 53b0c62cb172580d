//! As many digits as cells, in no common house.

use ennead_draw::{Drawing, Role};
use ennead_grid::{CellSet, Digit, DigitSet};

use super::Shape;

/// *n* cells with *n* digits between them, one of which could be there twice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BentSet {
    /// The cells.
    pub cells: CellSet,
    /// As many digits.
    pub digits: DigitSet,
    /// The only digit not all of whose cells see each other.
    pub digit: Digit,
}

impl Shape for BentSet {
    fn size(&self) -> usize {
        self.cells.len()
    }

    fn draw(&self, drawing: &mut Drawing) {
        drawing.cells(self.cells, Role::Second);
        drawing.candidates(self.digit, self.cells, Role::Pattern);
    }
}

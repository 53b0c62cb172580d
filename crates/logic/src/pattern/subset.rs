//! As many digits as cells.

use ennead_draw::{Drawing, Role};
use ennead_grid::{CellSet, DigitSet, HouseSet};

use super::Shape;

/// *n* digits that occupy *n* cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Subset {
    /// The digits.
    pub digits: DigitSet,
    /// As many cells.
    pub cells: CellSet,
    /// The houses the argument is about: one, or the two of a locked subset.
    pub houses: HouseSet,
}

impl Shape for Subset {
    fn size(&self) -> usize {
        self.cells.len()
    }

    fn draw(&self, drawing: &mut Drawing) {
        drawing.houses(self.houses, Role::House);
        for digit in self.digits.iter() {
            drawing.candidates(digit, self.cells, Role::Pattern);
        }
    }
}

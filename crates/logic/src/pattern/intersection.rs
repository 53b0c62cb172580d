//! A digit where two houses cross.

use ennead_draw::{Drawing, Role};
use ennead_grid::{CellSet, Digit, House};

use super::Shape;

/// A digit that `from` can hold only in cells that are in `to` as well.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Intersection {
    /// The digit.
    pub digit: Digit,
    /// The house all of whose places for the digit lie in the other.
    pub from: House,
    /// The other house.
    pub to: House,
    /// Those places.
    pub cells: CellSet,
}

impl Shape for Intersection {
    fn size(&self) -> usize {
        self.cells.len()
    }

    fn draw(&self, drawing: &mut Drawing) {
        drawing.house(self.from, Role::House);
        drawing.candidates(self.digit, self.cells, Role::Pattern);
    }
}

//! A stem cell and a petal for each of its candidates.

use ennead_draw::{Drawing, Role};
use ennead_grid::{Cell, CellSet, Digit};

use super::Shape;

/// A cell, and for each of its candidates an almost locked set that loses the candidate to it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Blossom {
    /// The cell.
    pub stem: Cell,
    /// Each candidate of the stem, ascending, with the cells of its set.
    pub petals: Vec<(Digit, CellSet)>,
}

impl Shape for Blossom {
    fn size(&self) -> usize {
        1 + self.petals.iter().map(|(_, cells)| 2 + cells.len()).sum::<usize>()
    }

    fn draw(&self, drawing: &mut Drawing) {
        drawing.cell(self.stem, Role::Pattern);
        for &(digit, cells) in &self.petals {
            drawing.cells(cells, Role::Second);
            drawing.candidates(digit, self.stem.into(), Role::Pattern);
        }
    }
}

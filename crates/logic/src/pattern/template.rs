//! All the ways to place one digit.

use ennead_draw::{Drawing, Role};
use ennead_grid::{CellSet, Digit};

use super::Shape;
use crate::CandidateSet;

/// A digit and the cells of its templates: of every way to write it nine times into the grid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Template {
    /// The digit.
    pub digit: Digit,
    /// The empty cells some template uses.
    pub cells: CellSet,
    /// Other digits in the cells all their templates use: these cells are taken.
    pub taken: CandidateSet,
}

impl Shape for Template {
    fn size(&self) -> usize {
        self.cells.len() + self.taken.len()
    }

    fn draw(&self, drawing: &mut Drawing) {
        drawing.candidates(self.digit, self.cells, Role::Pattern);
        for candidate in self.taken.iter() {
            drawing.candidate(candidate, Role::Second);
        }
    }
}

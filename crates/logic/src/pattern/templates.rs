//! The ways a digit can fill the grid.

use ennead_draw::{Drawing, Role};
use ennead_grid::{Candidate, CellSet, Digit};

use super::Shape;
use crate::Position;

/// All templates of a digit: sets of nine cells, one in each house, that its digits and
/// candidates leave.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Templates {
    /// The digit.
    pub digit: Digit,
    /// Candidates that are true because every template of their digit has them, each with those
    /// before it taken for true. They take their cells from the templates of other digits.
    pub known: Vec<Candidate>,
}

impl Templates {
    /// The cells a digit may use if these candidates are true.
    pub fn allowed(digit: Digit, known: &[Candidate], position: &Position) -> CellSet {
        let taken = known.iter().filter(|candidate| candidate.digit() != digit);
        let taken: CellSet = taken.map(|candidate| candidate.cell()).collect();
        (position.cells_of(digit) | position.digits().cells_of(digit)) - taken
    }
}

impl Shape for Templates {
    fn size(&self) -> usize {
        9 + self.known.len()
    }

    fn draw(&self, drawing: &mut Drawing) {
        for &candidate in &self.known {
            drawing.candidate(candidate, Role::Pattern);
        }
    }
}

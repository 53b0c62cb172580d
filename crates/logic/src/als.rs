//! Almost locked sets.

use ennead_grid::{CellSet, Digit, DigitSet};

use crate::Position;

/// An almost locked set: *n* empty cells of one house with *n* + 1 candidates between them. A cell
/// with two candidates is the smallest such set.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Als {
    /// The cells.
    pub cells: CellSet,
    /// The candidates, one more than there are cells.
    pub digits: DigitSet,
}

impl Als {
    /// The cells of the set that have `digit`.
    #[inline]
    pub fn cells_of(&self, digit: Digit, position: &Position) -> CellSet {
        self.cells & position.cells_of(digit)
    }

    /// The cells outside that have `digit` and see all cells of the set with `digit`.
    pub fn seen_by(&self, digit: Digit, position: &Position) -> CellSet {
        position.cells_of(digit) & self.cells_of(digit, position).common_peers()
    }
}

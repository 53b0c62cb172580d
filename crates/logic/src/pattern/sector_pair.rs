//! Cells in a line and a box that cross.

use ennead_draw::{Drawing, Role};
use ennead_grid::{CellSet, Digit, House};

use super::Shape;
use crate::{Flaw, Position, ensure};

/// Cells where a line and a box cross, others of the line, and others of the box, that have just
/// as many digits as they can hold.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SectorPair {
    /// The line.
    pub line: House,
    /// The box.
    pub box_: House,
    /// Cells of both.
    pub crossing: CellSet,
    /// Cells of the line.
    pub in_line: CellSet,
    /// Cells of the box.
    pub in_box: CellSet,
}

impl SectorPair {
    fn cells(&self) -> CellSet {
        self.crossing | self.in_line | self.in_box
    }

    /// Checks that the cells lie where they should and that their digits just fill them.
    ///
    /// A digit can be in the cells twice at most, once in the line and once in the box, and
    /// only once if all its cells are in one of the two. If that makes as many digits as cells,
    /// each is there as often as it can be.
    ///
    /// # Errors
    ///
    /// The first flaw met.
    pub fn check(&self, position: &Position) -> Result<(), Flaw> {
        let (line, box_) = (self.line.cells(), self.box_.cells());
        ensure(self.line.is_line() && !self.box_.is_line(), "not a line and a box")?;
        ensure(self.crossing.is_subset(line & box_), "a cell does not lie where they cross")?;
        ensure(self.in_line.is_subset(line), "a cell is not in the line")?;
        ensure(self.in_box.is_subset(box_), "a cell is not in the box")?;
        let cells = self.cells();
        ensure(cells.is_subset(position.empty()), "a cell is filled")?;
        let room: usize =
            position.union(cells).iter().map(|digit| self.times(digit, position)).sum();
        ensure(room == cells.len(), "there is room to spare")
    }

    /// How often `digit` can be in the cells.
    fn times(&self, digit: Digit, position: &Position) -> usize {
        let with = self.cells() & position.cells_of(digit);
        let one = with.is_subset(self.line.cells()) || with.is_subset(self.box_.cells());
        if one { 1 } else { 2 }
    }

    /// The cells that lose `digit`, if the pattern [holds](SectorPair::check): what sees all of
    /// it; and for a digit that is there twice, so not where the houses cross, the rest of both.
    pub fn rules_out(&self, digit: Digit, position: &Position) -> CellSet {
        let all = position.cells_of(digit);
        let with = self.cells() & all;
        if with.is_empty() {
            CellSet::EMPTY
        } else if self.times(digit, position) == 1 {
            all & with.common_peers()
        } else {
            let (line, box_) = (self.line.cells(), self.box_.cells());
            let outside = (line | box_) - (with - (line & box_));
            all & outside
        }
    }
}

impl Shape for SectorPair {
    fn size(&self) -> usize {
        self.cells().len()
    }

    fn draw(&self, drawing: &mut Drawing) {
        drawing.house(self.line, Role::House);
        drawing.house(self.box_, Role::House);
        drawing.cells(self.crossing, Role::Pattern);
        drawing.cells(self.in_line | self.in_box, Role::Second);
    }
}

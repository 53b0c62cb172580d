//! Cells that two digits could fill in two ways.

use ennead_draw::{Drawing, Role};
use ennead_grid::{CellSet, Digit, DigitSet, HouseSet};

use super::Shape;
use crate::{Flaw, Position, ensure};

/// Cells without givens such that every house has two of them or none, a black one and a white one:
/// a rectangle in two boxes, or a longer loop.
///
/// If they held two digits only, these could be exchanged, and every house would stay as it is:
/// the puzzle would have two solutions. So a puzzle with one never comes to that.
///
/// ```text
///   a  b .|. . .        b  a .|. . .
///   . . . |. . .   or   . . . |. . .
///   b  a .|. . .        a  b .|. . .
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Deadly {
    /// The two digits.
    pub digits: DigitSet,
    /// The cells.
    pub cells: CellSet,
    /// Those of them that may hold another digit: one of these does.
    pub roof: CellSet,
    /// The cells that fill a subset together with the roof (type 3).
    pub subset: CellSet,
    /// The houses the argument needs besides: of the subset, or where a digit is confined.
    pub houses: HouseSet,
    /// The digit that is confined (types 4 and 6, hidden rectangles).
    pub confined: Option<Digit>,
}

impl Deadly {
    /// The pattern without subset or houses.
    pub fn of(digits: DigitSet, cells: CellSet, roof: CellSet) -> Deadly {
        let (subset, houses) = (CellSet::EMPTY, HouseSet::EMPTY);
        Deadly { digits, cells, roof, subset, houses, confined: None }
    }

    /// Checks that the cells could be exchanged, and that only the roof has other digits.
    /// Cells outside `position.empty()` must be neither given nor of another digit.
    ///
    /// # Errors
    ///
    /// The first flaw met.
    pub fn check(&self, position: &Position) -> Result<(), Flaw> {
        ensure(self.digits.len() == 2, "not two digits")?;
        ensure(self.roof.is_subset(self.cells), "the roof is elsewhere")?;
        ensure(!self.cells.intersects(position.givens()), "a given does not change")?;
        ensure(is_exchangeable(self.cells), "the cells cannot be exchanged")?;
        for cell in (self.cells - self.roof).iter() {
            let can = position.digit(cell).map_or(position.candidates(cell), DigitSet::only);
            ensure(can.is_subset(self.digits), "a cell can hold another digit")?;
        }
        ensure(self.roof.is_subset(position.empty()), "a cell of the roof is filled")
    }

    /// The other digits of the roof: one of them is true.
    pub fn others(&self, position: &Position) -> DigitSet {
        position.union(self.roof) - self.digits
    }
}

/// Whether every house has two of the cells or none, and the two can always differ in colour.
fn is_exchangeable(cells: CellSet) -> bool {
    let (mut black, mut white) = (CellSet::EMPTY, CellSet::EMPTY);
    let Some(first) = cells.first() else { return false };
    black.insert(first);
    // Colours spread from cell to neighbour: twice the number of cells is more than enough.
    for _ in 0..cells.len() {
        for cell in black.iter() {
            white |= cell.peers() & cells;
        }
        for cell in white.iter() {
            black |= cell.peers() & cells;
        }
    }
    let houses = cells.iter().flat_map(|cell| cell.houses());
    let pairs = houses.map(|house| (house.cells() & cells).len()).all(|n| n == 2);
    !black.intersects(white) && black | white == cells && pairs
}

impl Shape for Deadly {
    fn size(&self) -> usize {
        self.cells.len() + self.subset.len()
    }

    fn draw(&self, drawing: &mut Drawing) {
        for house in self.houses.iter() {
            drawing.house(house, Role::House);
        }
        drawing.cells(self.roof, Role::Second);
        drawing.cells(self.subset, Role::Selected);
        for digit in self.digits.iter() {
            drawing.candidates(digit, self.cells, Role::Pattern);
        }
    }
}

//! As many digits as cells.

use ennead_draw::{Drawing, Role};
use ennead_grid::{CellSet, DigitSet, House, HouseSet};

use crate::derivation::{Derivation, Sum};
use crate::shape::Shape;
use crate::{Position, Proved};

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

    fn derive(&self, _: &Proved, position: &Position) -> Derivation {
        let &Subset { digits, cells, houses } = self;
        let naked = position.union(cells).is_subset(digits);
        let in_house = |house: House| {
            let each = digits.iter().fold(Sum::default(), |sum, digit| match naked {
                true => sum.limited(digit, [house]),
                false => sum.placed(digit, [house]),
            });
            if naked { each.full(cells).line() } else { each.single(cells).line() }
        };
        houses.iter().map(in_house).collect::<Vec<_>>().into()
    }

    fn draw(&self, drawing: &mut Drawing) {
        drawing.houses(self.houses, Role::House);
        for digit in self.digits.iter() {
            drawing.candidates(digit, self.cells, Role::Pattern);
        }
    }
}

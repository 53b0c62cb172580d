//! Two candidates everywhere, but for a few more.

use ennead_draw::{Drawing, Role};
use ennead_grid::{CellSet, Digit, DigitSet, House};

use super::Shape;
use crate::{CandidateSet, Flaw, Position, ensure};

/// A bivalue universal grave and what is beside it: without the extra candidates each empty cell
/// would have two, and each digit two places, or none left to look for, in each house.
///
/// In a grave every cell can be exchanged for its other digit: it has no solution, or two. So if
/// the puzzle has one, an extra candidate is true.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Grave {
    /// The candidates beside the grave.
    pub extras: CandidateSet,
}

impl Grave {
    /// Checks that the rest is a grave.
    ///
    /// # Errors
    ///
    /// The first flaw met.
    pub fn check(&self, position: &Position) -> Result<(), Flaw> {
        ensure(!self.extras.is_empty(), "nothing is beside the grave")?;
        ensure(self.extras.is_subset(position.all_candidates()), "an extra is not there")?;
        let rest = *position.all_candidates() - self.extras;
        let two = position.empty().iter().all(|cell| rest.digits(cell).len() == 2);
        ensure(two, "a cell of the grave does not have two candidates")?;
        let even = Digit::ALL.into_iter().all(|digit| {
            House::ALL
                .iter()
                .all(|house| matches!((rest.cells(digit) & house.cells()).len(), 0 | 2))
        });
        ensure(even, "a digit of the grave does not have two places")
    }

    /// The cells of the extras.
    pub fn cells(&self) -> CellSet {
        self.extras.all_cells()
    }

    /// The digits of the extras.
    pub fn digits(&self) -> DigitSet {
        self.extras.all_digits()
    }
}

/// A grave whose extras lie in one house, in two cells or more. One of these cells holds an
/// extra, so it fills a naked subset of the house like one cell with the digits of the extras.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GraveSubset {
    /// The grave.
    pub grave: Grave,
    /// The house.
    pub house: House,
    /// The other cells of the subset.
    pub cells: CellSet,
}

/// A grave whose extras lie in two cells of a house in which a digit, no extra there, can only go
/// to these two. One of the cells takes it, the other an extra.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GraveLink {
    /// The grave.
    pub grave: Grave,
    /// The house.
    pub house: House,
    /// The digit.
    pub digit: Digit,
}

impl Shape for GraveSubset {
    fn size(&self) -> usize {
        self.grave.size() + self.cells.len()
    }

    fn draw(&self, drawing: &mut Drawing) {
        drawing.house(self.house, Role::House);
        self.grave.draw(drawing);
        for cell in self.cells.iter() {
            drawing.cell(cell, Role::Pattern);
        }
    }
}

impl Shape for GraveLink {
    fn size(&self) -> usize {
        self.grave.size() + 2
    }

    fn draw(&self, drawing: &mut Drawing) {
        drawing.house(self.house, Role::House);
        self.grave.draw(drawing);
        drawing.candidates(self.digit, self.grave.cells(), Role::Second);
    }
}

impl Shape for Grave {
    fn size(&self) -> usize {
        self.extras.len()
    }

    fn draw(&self, drawing: &mut Drawing) {
        for candidate in self.extras.iter() {
            drawing.candidate(candidate, Role::Pattern);
        }
    }
}

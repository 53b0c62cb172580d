//! A digit in base houses and cover houses.

use ennead_draw::{Drawing, Role};
use ennead_grid::{CellSet, Digit, HouseSet};

use super::Shape;
use crate::{Flaw, Position, ensure};

/// *n* base houses whose candidates of a digit lie in *n* cover houses, but for the fins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fish {
    /// The digit.
    pub digit: Digit,
    /// The houses that each need the digit.
    pub base: HouseSet,
    /// As many houses that hold its places, but for the fins.
    pub cover: HouseSet,
    /// The digit's candidates in the base houses that are no fins.
    pub body: CellSet,
    /// Its candidates in the base houses outside the cover, and those in two base houses at once
    /// (endo-fins).
    pub fins: CellSet,
}

impl Fish {
    /// The fish with these houses in `position`, its body and fins read off.
    pub fn read(digit: Digit, base: HouseSet, cover: HouseSet, position: &Position) -> Fish {
        let all = base.cells() & position.cells_of(digit);
        let fins = (all - cover.cells()) | (all & in_two(base));
        Fish { digit, base, cover, body: all - fins, fins }
    }

    /// What the fish rules out in `position`.
    ///
    /// Let *k* fins be false: then the base houses hold *n* different cells of the digit, all in
    /// the *n* cover houses, each of which can hold only one; so every other candidate of a cover
    /// house is false, and so is any body cell in two cover houses (a cannibal). If a fin is true,
    /// what it sees is false. What is false both ways is false.
    pub fn rules_out(&self, position: &Position) -> CellSet {
        self.ruled_out_without_fins(position) & self.fins.common_peers()
    }

    /// What the fish rules out if all fins are false.
    pub fn ruled_out_without_fins(&self, position: &Position) -> CellSet {
        let candidates = position.cells_of(self.digit);
        let in_cover = candidates & self.cover.cells();
        let free = (in_cover - self.body) | (candidates & in_two(self.cover));
        free - self.fins
    }

    /// Checks houses, body and fins against the definition.
    ///
    /// # Errors
    ///
    /// The first flaw met.
    pub fn check(&self, position: &Position) -> Result<(), Flaw> {
        ensure(self.base.len() == self.cover.len(), "as many covers as bases")?;
        ensure(!self.base.intersects(self.cover), "a house is base and cover")?;
        let placed = position.digits().cells_of(self.digit);
        ensure(
            self.base.iter().all(|house| !placed.intersects(house.cells())),
            "a base house has the digit already",
        )?;
        let read = Fish::read(self.digit, self.base, self.cover, position);
        ensure(read.body == self.body && read.fins == self.fins, "body and fins are others")
    }
}

/// The cells in two of the houses or more.
fn in_two(houses: HouseSet) -> CellSet {
    let (mut once, mut twice) = (CellSet::EMPTY, CellSet::EMPTY);
    for house in houses.iter() {
        twice |= once & house.cells();
        once |= house.cells();
    }
    twice
}

impl Shape for Fish {
    fn size(&self) -> usize {
        self.base.len() + self.fins.len()
    }

    fn draw(&self, drawing: &mut Drawing) {
        for house in self.base.iter() {
            drawing.house(house, Role::House);
        }
        drawing.candidates(self.digit, self.body, Role::Pattern);
        drawing.candidates(self.digit, self.fins, Role::Second);
    }
}

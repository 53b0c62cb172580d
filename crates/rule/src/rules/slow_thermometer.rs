//! Slow thermometers.

use ennead_board::Layout;
use ennead_draw::{Decoration, Pattern};

use crate::kind::clue;
use crate::{Compile, Draw, Filled, Kind, Line, Part, Relation, Scene};

clue! {
    /// Values never fall from the first cell, the bulb, to the last.
    ///
    /// *Meaning:* equal neighbours are allowed, as far as rows, columns and regions allow them.
    SlowThermometer = "slow-thermometer" {
        ;
        /// The line.
        line: Line,
    }
}

impl Kind for SlowThermometer {
    const EXAMPLE: &'static str = "slow-thermometer: r1c1 r2c2 r3c2";

    fn holds(&self, board: &Filled<'_>) -> bool {
        self.line.pairs().all(|(a, b)| board.at(a) <= board.at(b))
    }

    fn parts(&self, _: Scene<'_>) -> Vec<Part> {
        vec![Part::related(self.line.pairs(), Relation::NotGreater)]
    }
}

impl Compile for SlowThermometer {}

impl Draw for SlowThermometer {
    fn decorations(&self, _: &Layout) -> Vec<Decoration> {
        crate::draw::line(&self.line, Pattern::HollowTube)
    }
}

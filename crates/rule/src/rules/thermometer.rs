//! Thermometers.

use ennead_board::Layout;
use ennead_draw::{Decoration, Pattern};

use crate::kind::clue;
use crate::{Compile, Draw, Filled, Kind, Line, Part, Relation, Scene};

clue! {
    /// Values rise from the first cell, the bulb, to the last.
    ///
    /// *Meaning:* strictly. Branches that share a bulb are lines of their own.
    Thermometer = "thermometer" {
        ;
        /// The line.
        line: Line,
    }
}

impl Kind for Thermometer {
    const EXAMPLE: &'static str = "thermometer: r1c1-4";

    fn holds(&self, board: &Filled<'_>) -> bool {
        self.line.pairs().all(|(a, b)| board.at(a) < board.at(b))
    }

    fn parts(&self, _: Scene<'_>) -> Vec<Part> {
        vec![Part::related(self.line.pairs(), Relation::Less)]
    }
}

impl Compile for Thermometer {}

impl Draw for Thermometer {
    fn decorations(&self, _: &Layout) -> Vec<Decoration> {
        crate::draw::line(&self.line, Pattern::Tube)
    }
}

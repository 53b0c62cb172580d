//! Parity lines.

use ennead_board::Layout;
use ennead_draw::{Decoration, Pattern};

use crate::kind::clue;
use crate::{Compile, Draw, Filled, Kind, Line, Part, Relation, Renumbering, Scene};

clue! {
    /// Odd and even values take turns along the line.
    ///
    /// *Meaning:* 0 is even.
    ParityLine = "parity" {
        ;
        /// The line.
        line: Line,
    }
}

impl Kind for ParityLine {
    const EXAMPLE: &'static str = "parity: r1c1-4";

    fn renumbering(&self) -> Renumbering {
        Renumbering::SameParity
    }

    fn holds(&self, board: &Filled<'_>) -> bool {
        self.line.pairs().all(|(a, b)| (board.at(a) + board.at(b)) % 2 == 1)
    }

    fn parts(&self, _: Scene<'_>) -> Vec<Part> {
        vec![Part::related(self.line.pairs(), Relation::OtherRemainder(2))]
    }
}

impl Compile for ParityLine {}

impl Draw for ParityLine {
    fn decorations(&self, _: &Layout) -> Vec<Decoration> {
        crate::draw::line(&self.line, Pattern::Dashes)
    }
}

//! Pair rules by a table, along lines.

use ennead_board::Layout;
use ennead_draw::{Decoration, Pattern};

use super::table::Pairs;
use crate::kind::clue;
use crate::{Compile, Draw, Filled, Kind, Line, Part, Scene};

clue! {
    /// Each cell on the line and the next hold one of the pairs of values.
    ///
    /// *Meaning:* in this order along the line.
    PairTable = "pair-table" {
        /// The pairs.
        pairs: Pairs,
        ;
        /// The line.
        line: Line,
    }
}

impl Kind for PairTable {
    const EXAMPLE: &'static str = "pair-table 1-2 2-1 2-3 3-2: r1c1-3";

    fn holds(&self, board: &Filled<'_>) -> bool {
        self.line.pairs().all(|(a, b)| self.pairs.allows(board.at(a), board.at(b)))
    }

    fn parts(&self, _: Scene<'_>) -> Vec<Part> {
        vec![Part::related(self.line.pairs(), self.pairs.relation())]
    }
}

impl Compile for PairTable {}

impl Draw for PairTable {
    fn decorations(&self, _: &Layout) -> Vec<Decoration> {
        crate::draw::line(&self.line, Pattern::Thin)
    }
}

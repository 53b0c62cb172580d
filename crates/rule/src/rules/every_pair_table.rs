//! Pair rules by a table, of all cells of an area.

use ennead_board::Layout;
use ennead_draw::{Decoration, Outline};

use super::every_pair::pairs;
use super::table::Pairs;
use ennead_constraint::TooManyStates;

use crate::kind::clue;
use crate::{Area, Compile, Compiler, Draw, Filled, Kind, Motion, Part, Scene};

clue! {
    /// Every two of the cells hold one of the pairs of values, in reading order.
    EveryPairTable = "every-pair-table" {
        /// The pairs.
        pairs: Pairs,
        ;
        /// The cells.
        cells: Area,
    }
}

impl Kind for EveryPairTable {
    const EXAMPLE: &'static str = "every-pair-table 1-2 1-3 2-3: r1c1-3";

    /// Never. It goes by the reading order.
    fn turns(&self, _: &Layout, _: Motion) -> bool {
        false
    }

    fn holds(&self, board: &Filled<'_>) -> bool {
        pairs(self.cells).into_iter().all(|(a, b)| self.pairs.allows(board.at(a), board.at(b)))
    }

    fn parts(&self, _: Scene<'_>) -> Vec<Part> {
        vec![Part::related(pairs(self.cells), self.pairs.relation())]
    }
}

impl Compile for EveryPairTable {
    fn compile(&self, to: &mut Compiler<'_>) -> Result<(), TooManyStates> {
        to.related(&pairs(self.cells), &self.pairs.relation());
        to.all_related(&self.cells.cells(), &self.pairs.relation());
        Ok(())
    }
}

impl Draw for EveryPairTable {
    fn decorations(&self, _: &Layout) -> Vec<Decoration> {
        crate::draw::outline(self.cells.set(), Outline::Solid, "")
    }
}

//! Cells that say where a value is.

use ennead_board::{CellSet, Layout};
use ennead_constraint::TooManyStates;
use ennead_draw::Decoration;

use super::indexing::{self, Pointer, Way};
use crate::kind::clue;
use crate::{Area, Compile, Compiler, Draw, Filled, Kind, Motion, Partial, Unfit};

clue! {
    /// Each of the cells says where in its box the number of its own place in the box is: if the
    /// *p*th cell of a box holds *v*, then the *v*th holds *p*.
    ///
    /// *Meaning:* places are counted from 1 in reading order; boxes may be jigsaw pieces.
    BoxIndexer = "box-indexer" {
        ;
        /// The cells.
        cells: Area,
    }
}

impl BoxIndexer {
    /// Each cell with the cells it points into, and the number that is to be there.
    fn pointers(&self, layout: &Layout) -> Vec<Pointer> {
        indexing::pointers(self.cells, layout, Way::Box)
    }
}

impl Kind for BoxIndexer {
    const EXAMPLE: &'static str = "box-indexer: r1-9c1";

    fn fit(&self, layout: &Layout) -> Result<(), Unfit> {
        indexing::fit(self.cells, layout, Way::Box)
    }

    fn cells(&self, layout: &Layout) -> CellSet {
        self.pointers(layout).into_iter().flat_map(|(_, list, _)| list).collect()
    }

    /// Never. Places in boxes are counted in reading order.
    fn turns(&self, _: &Layout, _: Motion) -> bool {
        false
    }

    fn holds(&self, board: &Filled<'_>) -> bool {
        indexing::hold(self.pointers(board.layout()), board)
    }

    fn is_broken(&self, board: &Partial<'_>) -> bool {
        indexing::are_broken(self.pointers(board.scene().layout), board)
    }
}

impl Compile for BoxIndexer {
    fn compile(&self, to: &mut Compiler<'_>) -> Result<(), TooManyStates> {
        indexing::compile(self.pointers(to.scene().layout), to);
        Ok(())
    }
}

impl Draw for BoxIndexer {
    fn decorations(&self, _: &Layout) -> Vec<Decoration> {
        vec![crate::draw::tint(self.cells.set())]
    }
}

//! Cells that say where a value is.

use ennead_board::{CellSet, Layout};
use ennead_constraint::TooManyStates;
use ennead_draw::Decoration;

use super::indexing::{self, Pointer, Way};
use crate::kind::clue;
use crate::{Area, Compile, Compiler, Draw, Filled, Kind, Motion, Partial, Unfit};

clue! {
    /// Each of the cells says where in its column the number of its own row is: if the cell in row
    /// *r* and column *c* holds *v*, then row *v* of column *c* holds *r*.
    ///
    /// *Meaning:* rows are counted from 1 at the top of the cell's own grid.
    RowIndexer = "row-indexer" {
        ;
        /// The cells.
        cells: Area,
    }
}

impl RowIndexer {
    /// Each cell with the cells it points into, and the number that is to be there.
    fn pointers(&self, layout: &Layout) -> Vec<Pointer> {
        indexing::pointers(self.cells, layout, Way::Row)
    }
}

impl Kind for RowIndexer {
    const EXAMPLE: &'static str = "row-indexer: r1-9c1";

    fn fit(&self, layout: &Layout) -> Result<(), Unfit> {
        indexing::fit(self.cells, layout, Way::Row)
    }

    fn cells(&self, layout: &Layout) -> CellSet {
        self.pointers(layout).into_iter().flat_map(|(_, list, _)| list).collect()
    }

    /// Never. It speaks of rows.
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

impl Compile for RowIndexer {
    fn compile(&self, to: &mut Compiler<'_>) -> Result<(), TooManyStates> {
        indexing::compile(self.pointers(to.scene().layout), to);
        Ok(())
    }
}

impl Draw for RowIndexer {
    fn decorations(&self, _: &Layout) -> Vec<Decoration> {
        vec![crate::draw::tint(self.cells.set())]
    }
}

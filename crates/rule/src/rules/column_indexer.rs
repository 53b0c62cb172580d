//! Cells that say where a value is.

use ennead_board::{CellSet, Layout};
use ennead_constraint::TooManyStates;
use ennead_draw::Decoration;

use super::indexing::{self, Pointer, Way};
use crate::kind::clue;
use crate::{Area, Compile, Compiler, Draw, Filled, Kind, Motion, Partial, Unfit};

clue! {
    /// Each of the cells says where in its row the number of its own column is: if the cell in row
    /// *r* and column *c* holds *v*, then column *v* of row *r* holds *c*. In column 1 this is the
    /// 159 rule.
    ///
    /// *Meaning:* columns are counted from 1 at the left of the cell's own grid.
    ColumnIndexer = "column-indexer" {
        ;
        /// The cells.
        cells: Area,
    }
}

impl ColumnIndexer {
    /// Each cell with the cells it points into, and the number that is to be there.
    fn pointers(&self, layout: &Layout) -> Vec<Pointer> {
        indexing::pointers(self.cells, layout, Way::Column)
    }
}

impl Kind for ColumnIndexer {
    const EXAMPLE: &'static str = "column-indexer: r1-9c1";

    fn fit(&self, layout: &Layout) -> Result<(), Unfit> {
        indexing::fit(self.cells, layout, Way::Column)
    }

    fn cells(&self, layout: &Layout) -> CellSet {
        self.pointers(layout).into_iter().flat_map(|(_, list, _)| list).collect()
    }

    /// Never. It speaks of columns.
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

impl Compile for ColumnIndexer {
    fn compile(&self, to: &mut Compiler<'_>) -> Result<(), TooManyStates> {
        indexing::compile(self.pointers(to.scene().layout), to);
        Ok(())
    }
}

impl Draw for ColumnIndexer {
    fn decorations(&self, _: &Layout) -> Vec<Decoration> {
        vec![crate::draw::tint(self.cells.set())]
    }
}

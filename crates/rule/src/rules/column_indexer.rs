//! Cells that say where a value is.

use ennead_board::{Cell, CellSet, Layout};
use ennead_constraint::{Kind as Constraint, Target, TooManyStates};
use ennead_draw::Decoration;

use super::indexing::{self, Way};
use crate::kind::clue;
use crate::{Area, Compile, Compiler, Draw, Filled, Kind, Partial, Unfit};

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
    fn pointers(&self, layout: &Layout) -> Vec<(Cell, Vec<Cell>, i32)> {
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

    fn holds(&self, board: &Filled<'_>) -> bool {
        self.pointers(board.layout()).into_iter().all(|(cell, list, number)| {
            let place = (board.at(cell) as usize).checked_sub(1);
            place.and_then(|place| list.get(place)).is_some_and(|&to| board.at(to) == number)
        })
    }

    fn is_broken(&self, board: &Partial<'_>) -> bool {
        let pointers = self.pointers(board.scene().layout);
        pointers
            .iter()
            .any(|(from, list, number)| super::index::cannot_point(board, *from, list, *number))
    }
}

impl Compile for ColumnIndexer {
    fn compile(&self, to: &mut Compiler<'_>) -> Result<(), TooManyStates> {
        for (cell, list, number) in self.pointers(to.scene().layout) {
            let (index, list) = (to.var(cell), to.vars(list));
            let target = Target::exactly(number);
            to.push(Constraint::Element { index, first: 1, list, target });
        }
        Ok(())
    }
}

impl Draw for ColumnIndexer {
    fn decorations(&self, _: &Layout) -> Vec<Decoration> {
        vec![crate::draw::tint(self.cells.set())]
    }
}

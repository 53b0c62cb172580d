//! Cells with values greater than those around them.

use ennead_board::{Cell, CellSet, Layout};
use ennead_draw::{CellSign, Decoration};

use crate::kind::clue;
use crate::{Area, Compile, Draw, Filled, Kind, Part, Relation, Scene};

clue! {
    /// The value of each of the cells is greater than those of the cells that share a border with
    /// it.
    ///
    /// *Meaning:* cells of the same clue are not compared, so that several signs that touch make an
    /// area of their own.
    Maximum = "maximum" {
        ;
        /// The cells.
        cells: Area,
    }
}

impl Maximum {
    /// Each cell with its neighbours outside.
    fn pairs(&self, layout: &Layout) -> Vec<(Cell, Cell)> {
        super::minimum::outer_neighbours(self.cells.set(), layout)
    }
}

impl Kind for Maximum {
    const EXAMPLE: &'static str = "maximum: r1c1 r5c5";

    fn cells(&self, layout: &Layout) -> CellSet {
        let outside = self.pairs(layout).into_iter().map(|(_, outer)| outer);
        self.cells.set() | outside.collect()
    }

    fn holds(&self, board: &Filled<'_>) -> bool {
        self.pairs(board.layout()).iter().all(|&(cell, outer)| board.at(cell) > board.at(outer))
    }

    fn parts(&self, scene: Scene<'_>) -> Vec<Part> {
        let pairs = self.pairs(scene.layout).into_iter();
        vec![Part::related(pairs.map(|(cell, outer)| (outer, cell)), Relation::Less)]
    }
}

impl Compile for Maximum {}

impl Draw for Maximum {
    fn decorations(&self, _: &Layout) -> Vec<Decoration> {
        crate::draw::signs(self.cells.set(), CellSign::Outwards)
    }
}

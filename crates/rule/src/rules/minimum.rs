//! Cells with values less than those around them.

use ennead_board::{Cell, CellSet, Layout};
use ennead_draw::{CellSign, Decoration};

use crate::kind::clue;
use crate::{Area, Compile, Draw, Filled, Kind, Part, Relation, Scene};

clue! {
    /// The value of each of the cells is less than those of the cells that share a border with it.
    ///
    /// *Meaning:* cells of the same clue are not compared, so that several signs that touch make an
    /// area of their own.
    Minimum = "minimum" {
        ;
        /// The cells.
        cells: Area,
    }
}

impl Minimum {
    /// Each cell with its neighbours outside.
    fn pairs(&self, layout: &Layout) -> Vec<(Cell, Cell)> {
        outer_neighbours(self.cells.set(), layout)
    }
}

/// Each cell of an area with those that share a border with it and are not of the area.
pub(super) fn outer_neighbours(area: CellSet, layout: &Layout) -> Vec<(Cell, Cell)> {
    let outside = layout.cells() - area;
    let steps = [(-1, 0), (0, -1), (0, 1), (1, 0)];
    let neighbours = |cell: Cell| {
        let all = steps.into_iter().filter_map(move |(down, right)| cell.step(down, right));
        all.filter(move |&outer| outside.contains(outer)).map(move |outer| (cell, outer))
    };
    area.iter().flat_map(neighbours).collect()
}

impl Kind for Minimum {
    const EXAMPLE: &'static str = "minimum: r1c1 r5c5";

    fn cells(&self, layout: &Layout) -> CellSet {
        let outside = self.pairs(layout).into_iter().map(|(_, outer)| outer);
        self.cells.set() | outside.collect()
    }

    fn holds(&self, board: &Filled<'_>) -> bool {
        self.pairs(board.layout()).iter().all(|&(cell, outer)| board.at(cell) < board.at(outer))
    }

    fn parts(&self, scene: Scene<'_>) -> Vec<Part> {
        vec![Part::related(self.pairs(scene.layout), Relation::Less)]
    }
}

impl Compile for Minimum {}

impl Draw for Minimum {
    fn decorations(&self, _: &Layout) -> Vec<Decoration> {
        crate::draw::signs(self.cells.set(), CellSign::Inwards)
    }
}

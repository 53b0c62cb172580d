//! Region sum lines.

use ennead_board::{Cell, GroupKind, Layout};
use ennead_constraint::{Kind as Constraint, TooManyStates};
use ennead_draw::{Decoration, Pattern};

use crate::kind::clue;
use crate::part::sum_range;
use crate::{Compile, Compiler, Draw, Filled, Kind, Line, Partial, Unfit};

clue! {
    /// In each region that the line passes through, its values have the same sum.
    ///
    /// *Meaning:* where it comes back to a region, that visit has the sum by itself. Regions are
    /// the boxes or jigsaw pieces of the board. Values may repeat on the line.
    RegionSum = "region-sum" {
        ;
        /// The line.
        line: Line,
    }
}

impl RegionSum {
    /// The visits: successive cells in the same regions.
    fn visits(&self, layout: &Layout) -> Vec<&[Cell]> {
        let cells = self.line.cells();
        cells.chunk_by(|&a, &b| regions(layout, a) == regions(layout, b)).collect()
    }
}

/// The numbers of the regions a cell is in.
fn regions(layout: &Layout, cell: Cell) -> Vec<usize> {
    let groups = layout.groups().iter().enumerate();
    let of = groups.filter(|(_, it)| it.kind == GroupKind::Region && it.cells.contains(cell));
    of.map(|(number, _)| number).collect()
}

impl Kind for RegionSum {
    const EXAMPLE: &'static str = "region-sum: r1c2-5";

    fn fit(&self, layout: &Layout) -> Result<(), Unfit> {
        let outside = self.line.cells().iter().any(|&cell| regions(layout, cell).is_empty());
        if outside { Err(Unfit::NoRegions) } else { Ok(()) }
    }

    fn holds(&self, board: &Filled<'_>) -> bool {
        let visits = self.visits(board.layout());
        let sums: Vec<i32> = visits.iter().map(|it| board.sum(it.iter().copied())).collect();
        sums.windows(2).all(|pair| pair[0] == pair[1])
    }

    fn is_broken(&self, board: &Partial<'_>) -> bool {
        let visits = self.visits(board.scene().layout);
        let ranges = visits.iter().map(|it| sum_range(it.iter().map(|&cell| (cell, 1)), board));
        let common = ranges.reduce(|a, b| (a.0.max(b.0), a.1.min(b.1)));
        common.is_some_and(|(low, high)| low > high)
    }
}

impl Compile for RegionSum {
    fn compile(&self, to: &mut Compiler<'_>) -> Result<(), TooManyStates> {
        let visits = self.visits(to.scene().layout);
        let parts = visits.iter().map(|visit| to.vars(visit.iter().copied())).collect();
        to.push(Constraint::SameSum { parts });
        Ok(())
    }
}

impl Draw for RegionSum {
    fn decorations(&self, _: &Layout) -> Vec<Decoration> {
        crate::draw::line(&self.line, Pattern::Barred)
    }
}

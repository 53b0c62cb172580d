//! What clues beside the grid look along.

use ennead_board::{Cell, CellSet, Grid, Layout};
use ennead_grid::named;

use super::{Place, fit_cells};
use crate::language::{Argument, Misread, Reader, Writer};
use crate::{Motion, Spot, Unfit};

named! {
    /// One of eight directions on the sheet.
    pub enum Direction of "direction" {
        /// Along a row, to the right.
        Right = "right",
        /// Along a column, down.
        Down = "down",
        /// Along a row, to the left.
        Left = "left",
        /// Along a column, up.
        Up = "up",
        /// Along a diagonal.
        DownRight = "down-right",
        /// Along a diagonal.
        DownLeft = "down-left",
        /// Along a diagonal.
        UpLeft = "up-left",
        /// Along a diagonal.
        UpRight = "up-right",
    }
}

impl Direction {
    /// How many rows down and columns to the right a step is; each -1, 0 or 1.
    pub const fn step(self) -> (isize, isize) {
        match self {
            Direction::Right => (0, 1),
            Direction::Down => (1, 0),
            Direction::Left => (0, -1),
            Direction::Up => (-1, 0),
            Direction::DownRight => (1, 1),
            Direction::DownLeft => (1, -1),
            Direction::UpLeft => (-1, -1),
            Direction::UpRight => (-1, 1),
        }
    }

    /// Whether it is along a diagonal.
    pub const fn is_diagonal(self) -> bool {
        let (rows, columns) = self.step();
        rows != 0 && columns != 0
    }

    /// Where `to` is, seen from `from`; `None` unless they touch.
    pub(crate) fn between(from: Cell, to: Cell) -> Option<Direction> {
        let steps = |direction: &Direction| {
            let (rows, columns) = direction.step();
            from.step(rows, columns) == Some(to)
        };
        Direction::ALL.into_iter().find(steps)
    }

    /// As drawings have it.
    pub(crate) fn towards(self) -> (i8, i8) {
        let (rows, columns) = self.step();
        (rows as i8, columns as i8)
    }
}

/// What a clue beside the grid looks along: from the first cell, which is at the edge of a grid, to
/// the other edge. Written as the cell and the direction: `r1c3 down`.
///
/// Where grids overlap, it is the first of the layout's grids that has the clue at its edge.
///
/// ```
/// use ennead_board::{Cell, Layout};
/// use ennead_rule::{Direction, Lane};
///
/// let lane = Lane { first: Cell::at(8, 2), towards: Direction::Up };
/// let cells = lane.cells(&Layout::classic());
/// assert_eq!((cells.len(), cells[8]), (9, Cell::at(0, 2)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Lane {
    /// The first cell, which the clue is beside.
    pub first: Cell,
    /// Where it looks.
    pub towards: Direction,
}

impl Lane {
    /// The cells it looks along, from the first; none if there is no grid with the clue at its
    /// edge.
    pub fn cells(self, layout: &Layout) -> Vec<Cell> {
        let (rows, columns) = self.towards.step();
        let at_edge = |grid: &&Grid| {
            let before = self.first.step(-rows, -columns);
            grid.contains(self.first) && !before.is_some_and(|before| grid.contains(before))
        };
        let grids = &layout.plan().grids;
        let Some(grid) = grids.iter().find(at_edge) else { return Vec::new() };
        let next = |cell: &Cell| cell.step(rows, columns).filter(|&cell| grid.contains(cell));
        std::iter::successors(Some(self.first), next).collect()
    }
}

impl Argument for Lane {
    const USAGE: &'static str = "CELL DIRECTION";

    fn read(line: &mut Reader<'_>) -> Result<Lane, Misread> {
        Ok(Lane { first: line.cell()?, towards: line.named()? })
    }

    fn write(&self, line: &mut Writer<'_>) {
        line.cells(&[self.first]);
        line.word(self.towards.name());
    }

    fn fit(&self, layout: &Layout) -> Result<(), Unfit> {
        fit_cells(layout, CellSet::from(self.first))?;
        match self.cells(layout).is_empty() {
            true => Err(Unfit::NotAtTheEdge { cell: self.first }),
            false => Ok(()),
        }
    }

    fn moved(&self, by: Motion) -> Option<Lane> {
        Some(Lane { first: self.first.moved(by)?, towards: by.direction(self.towards) })
    }
}

impl Place for Lane {
    fn cells(&self, layout: &Layout) -> CellSet {
        (*self).cells(layout).into_iter().collect()
    }

    fn spots(&self, layout: &Layout) -> Vec<(Cell, Spot)> {
        let cells = (*self).cells(layout);
        let (towards, count) = (self.towards, cells.len());
        let spot = |(cell, place)| (cell, Spot::InLane { towards, place, count });
        cells.into_iter().zip(1..).map(spot).collect()
    }
}

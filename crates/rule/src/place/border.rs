//! Where cells meet.

use ennead_board::{Cell, CellSet, Layout};

use super::{Place, fit_cells};
use crate::language::{Argument, Misread, Reader, Writer};
use crate::{Direction, Motion, Spot, Unfit};

/// The border of two cells: they touch, and the first need not be the upper or left one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Border {
    /// One of the cells.
    pub from: Cell,
    /// The other.
    pub to: Cell,
}

impl Border {
    /// Its cells in reading order.
    pub fn ends(self) -> (Cell, Cell) {
        (self.from.min(self.to), self.from.max(self.to))
    }
}

impl Argument for Border {
    const USAGE: &'static str = "CELL CELL";

    fn read(line: &mut Reader<'_>) -> Result<Border, Misread> {
        let [from, to] = line.two_cells()?;
        Ok(Border { from, to })
    }

    fn write(&self, line: &mut Writer<'_>) {
        line.cells(&[self.from, self.to]);
    }

    fn fit(&self, layout: &Layout) -> Result<(), Unfit> {
        fit_cells(layout, self.cells(layout))?;
        match self.from.touches(self.to) {
            true => Ok(()),
            false => Err(Unfit::Apart { from: self.from, to: self.to }),
        }
    }

    fn moved(&self, by: Motion) -> Option<Border> {
        Some(Border { from: self.from.moved(by)?, to: self.to.moved(by)? })
    }
}

impl Place for Border {
    fn cells(&self, _: &Layout) -> CellSet {
        CellSet::from([self.from, self.to])
    }

    fn spots(&self, _: &Layout) -> Vec<(Cell, Spot)> {
        let spot = |from: Cell, to: Cell, is_first| {
            let towards = Direction::between(from, to)?;
            Some((from, Spot::AtBorder { towards, is_first }))
        };
        let both = [spot(self.from, self.to, true), spot(self.to, self.from, false)];
        both.into_iter().flatten().collect()
    }
}

/// Where four cells meet, named by the upper left one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Corner(pub Cell);

impl Corner {
    /// The four cells in reading order; fewer at the edge of the largest board.
    pub fn square(self) -> impl Iterator<Item = Cell> {
        [(0, 0), (0, 1), (1, 0), (1, 1)]
            .into_iter()
            .filter_map(move |(rows, columns)| self.0.step(rows, columns))
    }
}

impl Argument for Corner {
    const USAGE: &'static str = "CELL";

    fn read(line: &mut Reader<'_>) -> Result<Corner, Misread> {
        line.cell().map(Corner)
    }

    fn write(&self, line: &mut Writer<'_>) {
        line.cells(&[self.0]);
    }

    fn fit(&self, layout: &Layout) -> Result<(), Unfit> {
        fit_cells(layout, CellSet::from(self.0))?;
        match (self.cells(layout) & layout.cells()).len() {
            4 => Ok(()),
            _ => Err(Unfit::AtTheEdge { cell: self.0 }),
        }
    }

    fn moved(&self, by: Motion) -> Option<Corner> {
        let cells: Vec<Cell> = self.square().map(|cell| by.cell(cell)).collect::<Option<_>>()?;
        cells.into_iter().min().map(Corner)
    }
}

impl Place for Corner {
    fn cells(&self, _: &Layout) -> CellSet {
        self.square().collect()
    }

    fn spots(&self, _: &Layout) -> Vec<(Cell, Spot)> {
        use Direction::{DownLeft, DownRight, UpLeft, UpRight};
        let towards = [DownRight, DownLeft, UpRight, UpLeft];
        self.square().zip(towards.map(Spot::AtCorner)).collect()
    }
}

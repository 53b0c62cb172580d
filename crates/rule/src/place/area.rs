//! Areas, and single cells.

use ennead_board::{Cell, CellSet, Layout};

use super::{Place, fit_cells};
use crate::language::{Argument, Misread, Reader, Writer};
use crate::{Motion, Unfit};

/// Cells in any order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Area(CellSet);

impl Area {
    /// These cells.
    pub fn new(cells: impl IntoIterator<Item = Cell>) -> Area {
        Area(cells.into_iter().collect())
    }

    /// The cells as a set.
    pub fn set(self) -> CellSet {
        self.0
    }

    /// The cells in reading order.
    pub fn cells(self) -> Vec<Cell> {
        self.0.iter().collect()
    }
}

impl Argument for Area {
    const USAGE: &'static str = "CELLS";

    fn read(line: &mut Reader<'_>) -> Result<Area, Misread> {
        line.different_cells().map(Area::new)
    }

    fn write(&self, line: &mut Writer<'_>) {
        line.cells(&(*self).cells());
    }

    fn fit(&self, layout: &Layout) -> Result<(), Unfit> {
        match self.0.is_empty() {
            true => Err(Unfit::TooFew { found: 0, least: 1 }),
            false => fit_cells(layout, self.0),
        }
    }

    fn moved(&self, by: Motion) -> Option<Area> {
        self.0.iter().map(|cell| by.cell(cell)).collect::<Option<_>>().map(Area)
    }
}

impl Place for Area {
    fn cells(&self, _: &Layout) -> CellSet {
        self.0
    }
}

/// A cell.
impl Argument for Cell {
    const USAGE: &'static str = "CELL";

    fn read(line: &mut Reader<'_>) -> Result<Cell, Misread> {
        line.cell()
    }

    fn write(&self, line: &mut Writer<'_>) {
        line.cells(&[*self]);
    }

    fn fit(&self, layout: &Layout) -> Result<(), Unfit> {
        fit_cells(layout, CellSet::from(*self))
    }

    fn moved(&self, by: Motion) -> Option<Cell> {
        by.cell(*self)
    }
}

impl Place for Cell {
    fn cells(&self, _: &Layout) -> CellSet {
        CellSet::from(*self)
    }
}

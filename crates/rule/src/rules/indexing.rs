//! What indexers have in common.

use ennead_board::{Cell, CellSet, Group, GroupKind, Layout};

use crate::{Area, Unfit};

/// What is counted.
#[derive(Clone, Copy)]
pub(super) enum Way {
    /// Rows, along a column.
    Row,
    /// Columns, along a row.
    Column,
    /// Places in a box.
    Box,
}

impl Way {
    /// The group a cell points into: the first one, where grids overlap.
    fn group(self, layout: &Layout, cell: Cell) -> Option<&Group> {
        let kind = match self {
            Way::Row => GroupKind::Column,
            Way::Column => GroupKind::Row,
            Way::Box => GroupKind::Region,
        };
        layout.groups().iter().find(|group| group.kind == kind && group.cells.contains(cell))
    }
}

/// Each cell is in a box, if that is what it points into.
pub(super) fn fit(cells: Area, layout: &Layout, way: Way) -> Result<(), Unfit> {
    match cells.set().iter().all(|cell| way.group(layout, cell).is_some()) {
        true => Ok(()),
        false => Err(Unfit::NoRegions),
    }
}

/// Each cell with the cells it points into, and its own place among them.
pub(super) fn pointers(cells: Area, layout: &Layout, way: Way) -> Vec<(Cell, Vec<Cell>, i32)> {
    let pointer = |cell: Cell| {
        let list: CellSet = way.group(layout, cell)?.cells;
        let list: Vec<Cell> = list.iter().collect();
        let place = list.iter().position(|&other| other == cell)?;
        Some((cell, list, place as i32 + 1))
    };
    cells.set().iter().filter_map(pointer).collect()
}

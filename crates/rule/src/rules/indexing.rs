//! What indexers have in common.

use ennead_board::{Cell, CellSet, Group, GroupKind, Layout};
use ennead_constraint::{Kind as Constraint, Target};

use crate::{Area, Compiler, Filled, Partial, Unfit};

/// A cell, the cells it points into, and the number that is to be where it points.
pub(super) type Pointer = (Cell, Vec<Cell>, i32);

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
pub(super) fn pointers(cells: Area, layout: &Layout, way: Way) -> Vec<Pointer> {
    let pointer = |cell: Cell| {
        let list: CellSet = way.group(layout, cell)?.cells;
        let list: Vec<Cell> = list.iter().collect();
        let place = list.iter().position(|&other| other == cell)?;
        Some((cell, list, place as i32 + 1))
    };
    cells.set().iter().filter_map(pointer).collect()
}

/// Whether each cell points to its number.
pub(super) fn hold(pointers: Vec<Pointer>, board: &Filled<'_>) -> bool {
    pointers.into_iter().all(|(cell, list, number)| {
        let place = (board.at(cell) as usize).checked_sub(1);
        place.and_then(|place| list.get(place)).is_some_and(|&to| board.at(to) == number)
    })
}

/// Whether some cell cannot point to its number any more.
pub(super) fn are_broken(pointers: Vec<Pointer>, board: &Partial<'_>) -> bool {
    pointers
        .iter()
        .any(|(from, list, number)| super::index::cannot_point(board, *from, list, *number))
}

/// Adds the constraints that make each cell point to its number.
pub(super) fn compile(pointers: Vec<Pointer>, to: &mut Compiler<'_>) {
    for (cell, list, number) in pointers {
        let (index, list) = (to.var(cell), to.vars(list));
        let target = Target::exactly(number);
        to.push(Constraint::Element { index, first: 1, list, target });
    }
}

//! Something kept for each cell of a board.

use std::fmt;
use std::ops::{Index, IndexMut};

use crate::{Cell, Layout};

/// A `T` for each cell of a layout, indexed by its cells only.
///
/// ```
/// use ennead_board::{Cell, CellMap, Layout};
///
/// let mut visits = CellMap::filled(&Layout::samurai(), 0);
/// visits[Cell::at(20, 20)] += 1;
/// assert_eq!(visits.iter().filter(|&(_, &n)| n > 0).count(), 1);
/// assert_eq!(visits.get(Cell::at(0, 10)), None); // between two of its grids
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct CellMap<T> {
    layout: Layout,
    // Invariant: as many as the layout has cells, in reading order.
    values: Vec<T>,
}

impl<T> CellMap<T> {
    /// The map that holds `value(cell)` for every cell.
    pub fn from_fn(layout: &Layout, value: impl FnMut(Cell) -> T) -> CellMap<T> {
        let values = layout.cells().iter().map(value).collect();
        CellMap { layout: layout.clone(), values }
    }

    /// The map that holds `value` for every cell.
    pub fn filled(layout: &Layout, value: T) -> CellMap<T>
    where
        T: Clone,
    {
        CellMap::from_fn(layout, |_| value.clone())
    }

    /// What is kept for `cell`; `None` if the layout has no such cell.
    pub fn get(&self, cell: Cell) -> Option<&T> {
        self.layout.number_of(cell).map(|number| &self.values[number])
    }

    /// The cells with what is kept for them, in reading order.
    pub fn iter(&self) -> impl Iterator<Item = (Cell, &T)> {
        self.layout.cells().iter().zip(&self.values)
    }

    /// What is kept, in reading order of the cells.
    pub fn values(&self) -> &[T] {
        &self.values
    }

    /// The layout whose cells these are.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }
}

/// # Panics
///
/// If the layout has no such cell.
impl<T> Index<Cell> for CellMap<T> {
    type Output = T;

    #[track_caller]
    fn index(&self, cell: Cell) -> &T {
        &self.values[self.layout.number_of(cell).expect("a cell of the layout")]
    }
}

/// # Panics
///
/// If the layout has no such cell.
impl<T> IndexMut<Cell> for CellMap<T> {
    #[track_caller]
    fn index_mut(&mut self, cell: Cell) -> &mut T {
        &mut self.values[self.layout.number_of(cell).expect("a cell of the layout")]
    }
}

impl<T: fmt::Debug> fmt::Debug for CellMap<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

//! Values in some cells of a board.

use std::fmt;

use crate::{Cell, CellMap, CellSet, Layout, Value};

/// Values in some of the cells of a board. They may clash.
///
/// ```
/// use ennead_board::{Cell, Givens, Ground, Layout, Value};
///
/// let layout = Layout::square(4).expect("a usual size");
/// let mut givens = Givens::blank(&layout);
/// givens.set(Cell::at(0, 0), Some(Value::new(4)));
/// assert_eq!(givens.len(), 1);
/// assert_eq!(layout.givens_text(&givens), "4...............");
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Givens {
    // Invariant: only values of the layout.
    values: CellMap<Option<Value>>,
}

impl Givens {
    /// No value in any cell.
    pub fn blank(layout: &Layout) -> Givens {
        Givens { values: CellMap::filled(layout, None) }
    }

    /// The value in `cell`; none either if the layout has no such cell.
    pub fn get(&self, cell: Cell) -> Option<Value> {
        self.values.get(cell).copied().flatten()
    }

    /// Writes or empties `cell`.
    ///
    /// # Panics
    ///
    /// If the layout has no such cell or value.
    #[track_caller]
    pub fn set(&mut self, cell: Cell, value: Option<Value>) {
        let known = value.is_none_or(|value| self.layout().values().contains(value));
        assert!(known, "a value of the layout");
        self.values[cell] = value;
    }

    /// How many cells hold a value.
    pub fn len(&self) -> usize {
        self.iter().count()
    }

    /// Whether no cell does.
    pub fn is_empty(&self) -> bool {
        self.iter().next().is_none()
    }

    /// The cells that hold a value.
    pub fn cells(&self) -> CellSet {
        self.iter().map(|(cell, _)| cell).collect()
    }

    /// The cells that hold `value`.
    pub fn cells_of(&self, value: Value) -> CellSet {
        self.iter().filter(|&(_, other)| other == value).map(|(cell, _)| cell).collect()
    }

    /// The cells that hold a value, with it, in reading order.
    pub fn iter(&self) -> impl Iterator<Item = (Cell, Value)> {
        self.values.iter().filter_map(|(cell, &value)| Some((cell, value?)))
    }

    /// The layout whose cells these are.
    pub fn layout(&self) -> &Layout {
        self.values.layout()
    }
}

impl fmt::Debug for Givens {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

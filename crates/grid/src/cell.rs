//! The 81 cells, and values kept by cell.

use std::array;
use std::iter::Zip;
use std::ops::{Index, IndexMut};
use std::slice;

/// One of the 81 cells, numbered row by row: `r1c1` is 0, `r1c9` is 8, `r9c9` is 80.
///
/// ```
/// use ennead_grid::Cell;
///
/// let cell = Cell::at(3, 6);
/// assert_eq!(cell.to_string(), "r4c7");
/// assert_eq!((cell.row(), cell.column(), cell.box_()), (3, 6, 5));
/// assert_eq!(cell.peers().len(), 20);
/// assert_eq!("r4c7".parse(), Ok(cell));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The number of cells.
    pub const COUNT: usize = 81;

    /// The cells in reading order.
    pub const ALL: [Cell; 81] = table!(81 of Cell(0), |i| Cell(i as u8));

    /// The cell with number `index`.
    ///
    /// # Panics
    ///
    /// If `index` is 81 or more.
    #[inline]
    #[track_caller]
    pub const fn new(index: usize) -> Cell {
        assert!(index < 81, "a cell is 0 to 80");
        Cell(index as u8)
    }

    /// The cell with number `index`, or `None` if it is 81 or more.
    pub const fn try_new(index: usize) -> Option<Cell> {
        if index < 81 { Some(Cell(index as u8)) } else { None }
    }

    /// The cell in `row` and `column`, both counted from 0.
    ///
    /// # Panics
    ///
    /// If either is 9 or more.
    #[inline]
    #[track_caller]
    pub const fn at(row: usize, column: usize) -> Cell {
        assert!(row < 9 && column < 9, "rows and columns are 0 to 8");
        Cell((row * 9 + column) as u8)
    }

    /// The cell's number, 0 to 80.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The row, 0 to 8 from the top.
    #[inline]
    pub const fn row(self) -> usize {
        self.0 as usize / 9
    }

    /// The column, 0 to 8 from the left.
    #[inline]
    pub const fn column(self) -> usize {
        self.0 as usize % 9
    }

    /// The box, 0 to 8 in reading order.
    #[inline]
    pub const fn box_(self) -> usize {
        self.row() / 3 * 3 + self.column() / 3
    }
}

crate::display!(Cell: |it, f| write!(f, "r{}c{}", it.row() + 1, it.column() + 1));

/// The text is not a cell name such as `r4c7`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseCellError;

crate::error!(ParseCellError: |_, f| f.write_str("expected a cell such as r4c7"));

impl std::str::FromStr for Cell {
    type Err = ParseCellError;

    fn from_str(text: &str) -> Result<Cell, ParseCellError> {
        match text.as_bytes() {
            [b'r' | b'R', row @ b'1'..=b'9', b'c' | b'C', column @ b'1'..=b'9'] => {
                Ok(Cell::at((row - b'1') as usize, (column - b'1') as usize))
            }
            _ => Err(ParseCellError),
        }
    }
}

/// A value for each of the 81 cells, indexed by [`Cell`] only.
///
/// ```
/// use ennead_grid::{Cell, CellMap};
///
/// let mut visits = CellMap::filled(0);
/// visits[Cell::at(8, 8)] += 1;
/// assert_eq!(visits.iter().filter(|&(_, &n)| n > 0).count(), 1);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CellMap<T>([T; 81]);

impl<T> CellMap<T> {
    /// The map of the given values, in reading order.
    pub const fn new(values: [T; 81]) -> CellMap<T> {
        CellMap(values)
    }

    /// The map that holds `value(cell)` for every cell.
    pub fn from_fn(mut value: impl FnMut(Cell) -> T) -> CellMap<T> {
        CellMap(std::array::from_fn(|i| value(Cell(i as u8))))
    }

    /// The cells and their values, in reading order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Cell, &T)> + ExactSizeIterator {
        self.0.iter().enumerate().map(|(i, value)| (Cell(i as u8), value))
    }

    /// The values, in reading order.
    pub const fn values(&self) -> &[T; 81] {
        &self.0
    }
}

impl<T: Copy> CellMap<T> {
    /// The map that holds `value` for every cell.
    pub const fn filled(value: T) -> CellMap<T> {
        CellMap([value; 81])
    }
}

impl<T: Default> Default for CellMap<T> {
    fn default() -> CellMap<T> {
        CellMap::from_fn(|_| T::default())
    }
}

/// The cells and their values, in reading order.
impl<T> IntoIterator for CellMap<T> {
    type Item = (Cell, T);
    type IntoIter = Zip<array::IntoIter<Cell, 81>, array::IntoIter<T, 81>>;

    fn into_iter(self) -> Self::IntoIter {
        Cell::ALL.into_iter().zip(self.0)
    }
}

/// The cells and their values, in reading order.
impl<'a, T> IntoIterator for &'a CellMap<T> {
    type Item = (Cell, &'a T);
    type IntoIter = Zip<array::IntoIter<Cell, 81>, slice::Iter<'a, T>>;

    fn into_iter(self) -> Self::IntoIter {
        Cell::ALL.into_iter().zip(&self.0)
    }
}

impl<T> Index<Cell> for CellMap<T> {
    type Output = T;

    #[inline]
    fn index(&self, cell: Cell) -> &T {
        &self.0[cell.index()]
    }
}

impl<T> IndexMut<Cell> for CellMap<T> {
    #[inline]
    fn index_mut(&mut self, cell: Cell) -> &mut T {
        &mut self.0[cell.index()]
    }
}

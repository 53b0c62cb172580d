//! Cells of any board, and sets of them.

use std::cmp::Ordering;
use std::fmt;
use std::iter::FusedIterator;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

/// A cell of a board, by its row and column, both below [`Cell::SIDE`].
///
/// Which cells there are is the [`Layout`](crate::Layout)'s business: a samurai has none between its grids.
///
/// ```
/// use ennead_board::Cell;
///
/// let cell = Cell::at(9, 11);
/// assert_eq!(cell.to_string(), "r10c12");
/// assert_eq!("r10c12".parse(), Ok(cell));
/// assert_eq!(cell.step(1, -1), Some(Cell::at(10, 10)));
/// assert_eq!(Cell::at(0, 0).step(-1, 0), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u16);

impl Cell {
    /// Rows and columns are less than this.
    pub const SIDE: usize = 32;

    /// The number of places: [`index`](Cell::index) is less.
    pub const PLACES: usize = Cell::SIDE * Cell::SIDE;

    /// The cell in `row` and `column`, both counted from 0.
    ///
    /// # Panics
    ///
    /// If either is [`SIDE`](Cell::SIDE) or more.
    #[track_caller]
    pub const fn at(row: usize, column: usize) -> Cell {
        match Cell::try_at(row, column) {
            Some(cell) => cell,
            None => panic!("rows and columns are 0 to 31"),
        }
    }

    /// The same, or `None` if there is no such row or column on any board.
    pub const fn try_at(row: usize, column: usize) -> Option<Cell> {
        if row < Cell::SIDE && column < Cell::SIDE {
            Some(Cell((row * Cell::SIDE + column) as u16))
        } else {
            None
        }
    }

    /// The row, from 0 at the top.
    pub const fn row(self) -> usize {
        self.0 as usize / Cell::SIDE
    }

    /// The column, from 0 at the left.
    pub const fn column(self) -> usize {
        self.0 as usize % Cell::SIDE
    }

    /// The number of its place, row by row: less than [`PLACES`](Cell::PLACES).
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The cell `rows` further down and `columns` further right; negative numbers lead up and left.
    /// `None` if that is off every board.
    pub fn step(self, rows: isize, columns: isize) -> Option<Cell> {
        let row = self.row().checked_add_signed(rows)?;
        Cell::try_at(row, self.column().checked_add_signed(columns)?)
    }

    /// Whether the two cells share a border.
    pub fn touches(self, other: Cell) -> bool {
        self.row().abs_diff(other.row()) + self.column().abs_diff(other.column()) == 1
    }
}

ennead_grid::display!(Cell: |it, f| write!(f, "r{}c{}", it.row() + 1, it.column() + 1));

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<ennead_grid::Cell> for Cell {
    fn from(cell: ennead_grid::Cell) -> Cell {
        Cell::at(cell.row(), cell.column())
    }
}

/// The text is not a cell name such as `r10c12`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseCellError;

ennead_grid::error!(ParseCellError: |_, f| f.write_str("expected a cell such as r10c12"));

impl std::str::FromStr for Cell {
    type Err = ParseCellError;

    fn from_str(text: &str) -> Result<Cell, ParseCellError> {
        let cell = || {
            let (row, column) = text.strip_prefix(['r', 'R'])?.split_once(['c', 'C'])?;
            // No sign and no zero in front: one cell has one name.
            let number = |text: &str| {
                let plain = text.starts_with(|c: char| matches!(c, '1'..='9'));
                text.parse::<usize>().ok().filter(|_| plain)
            };
            Cell::try_at(number(row)? - 1, number(column)? - 1)
        };
        cell().ok_or(ParseCellError)
    }
}

/// A set of cells: a word for each row, in which bit *c* is column *c*.
///
/// ```
/// use ennead_board::{Cell, CellSet};
///
/// let pair = CellSet::from([Cell::at(0, 11), Cell::at(3, 2)]);
/// assert_eq!(pair.len(), 2);
/// assert_eq!(pair.to_string(), "r1c12 r4c3");
/// assert_eq!((pair - CellSet::from([Cell::at(3, 2)])).first(), Some(Cell::at(0, 11)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct CellSet {
    rows: [u32; Cell::SIDE],
}

impl CellSet {
    /// The empty set.
    pub const EMPTY: CellSet = CellSet { rows: [0; Cell::SIDE] };

    /// How many cells there are.
    pub fn len(self) -> usize {
        self.rows.iter().map(|row| row.count_ones() as usize).sum()
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self == CellSet::EMPTY
    }

    /// Whether `cell` is in the set.
    pub const fn contains(self, cell: Cell) -> bool {
        self.rows[cell.row()] >> cell.column() & 1 == 1
    }

    /// Adds `cell`.
    pub const fn insert(&mut self, cell: Cell) {
        self.rows[cell.row()] |= 1 << cell.column();
    }

    /// Takes `cell` out.
    pub const fn remove(&mut self, cell: Cell) {
        self.rows[cell.row()] &= !(1 << cell.column());
    }

    /// The set with `cell` added.
    #[must_use]
    pub const fn with(mut self, cell: Cell) -> CellSet {
        self.insert(cell);
        self
    }

    /// The set without `cell`.
    #[must_use]
    pub const fn without(mut self, cell: Cell) -> CellSet {
        self.remove(cell);
        self
    }

    /// Whether the sets share a cell.
    pub fn intersects(self, other: CellSet) -> bool {
        !(self & other).is_empty()
    }

    /// Whether every cell is in `other` too.
    pub fn is_subset(self, other: CellSet) -> bool {
        (self - other).is_empty()
    }

    /// The first cell in reading order.
    pub fn first(self) -> Option<Cell> {
        let row = self.rows.iter().position(|&row| row != 0)?;
        Some(Cell::at(row, self.rows[row].trailing_zeros() as usize))
    }

    /// The cells in reading order.
    pub fn iter(self) -> Cells {
        Cells { left: self, row: 0 }
    }

    fn each(self, other: CellSet, of: impl Fn(u32, u32) -> u32) -> CellSet {
        CellSet { rows: std::array::from_fn(|row| of(self.rows[row], other.rows[row])) }
    }
}

/// Goes through the cells of a set in reading order.
#[derive(Clone, Debug)]
pub struct Cells {
    left: CellSet,
    row: usize,
}

impl Iterator for Cells {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        while self.left.rows.get(self.row) == Some(&0) {
            self.row += 1;
        }
        let row = self.left.rows.get_mut(self.row)?;
        let column = row.trailing_zeros() as usize;
        *row &= *row - 1;
        Some(Cell::at(self.row, column))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left.len(), Some(self.left.len()))
    }
}

impl ExactSizeIterator for Cells {}

impl FusedIterator for Cells {}

impl IntoIterator for CellSet {
    type Item = Cell;
    type IntoIter = Cells;

    fn into_iter(self) -> Cells {
        self.iter()
    }
}

/// As numbers whose highest bit is the last cell, like the sets of `ennead-grid`: of two sets the
/// greater one has the last cell that is not in both.
impl Ord for CellSet {
    fn cmp(&self, other: &CellSet) -> Ordering {
        self.rows.iter().rev().cmp(other.rows.iter().rev())
    }
}

impl PartialOrd for CellSet {
    fn partial_cmp(&self, other: &CellSet) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Default for CellSet {
    fn default() -> CellSet {
        CellSet::EMPTY
    }
}

impl BitAnd for CellSet {
    type Output = CellSet;
    fn bitand(self, other: CellSet) -> CellSet {
        self.each(other, |a, b| a & b)
    }
}

impl BitOr for CellSet {
    type Output = CellSet;
    fn bitor(self, other: CellSet) -> CellSet {
        self.each(other, |a, b| a | b)
    }
}

impl Sub for CellSet {
    type Output = CellSet;
    fn sub(self, other: CellSet) -> CellSet {
        self.each(other, |a, b| a & !b)
    }
}

impl BitAndAssign for CellSet {
    fn bitand_assign(&mut self, other: CellSet) {
        *self = *self & other;
    }
}

impl BitOrAssign for CellSet {
    fn bitor_assign(&mut self, other: CellSet) {
        *self = *self | other;
    }
}

impl SubAssign for CellSet {
    fn sub_assign(&mut self, other: CellSet) {
        *self = *self - other;
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> CellSet {
        cells.into_iter().fold(CellSet::EMPTY, CellSet::with)
    }
}

impl Extend<Cell> for CellSet {
    fn extend<I: IntoIterator<Item = Cell>>(&mut self, cells: I) {
        cells.into_iter().for_each(|cell| self.insert(cell));
    }
}

impl<const N: usize> From<[Cell; N]> for CellSet {
    fn from(cells: [Cell; N]) -> CellSet {
        cells.into_iter().collect()
    }
}

impl From<Cell> for CellSet {
    fn from(cell: Cell) -> CellSet {
        CellSet::EMPTY.with(cell)
    }
}

impl From<ennead_grid::CellSet> for CellSet {
    fn from(cells: ennead_grid::CellSet) -> CellSet {
        cells.iter().map(Cell::from).collect()
    }
}

ennead_grid::display! {
    /// The cells' names with blanks between them: `r1c1 r1c12`.
    CellSet: |it, f| it.iter().enumerate().try_for_each(|(i, cell)| {
        write!(f, "{}{cell}", if i == 0 { "" } else { " " })
    })
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Names of cells with white space between them, in any order.
impl std::str::FromStr for CellSet {
    type Err = ParseCellError;

    fn from_str(text: &str) -> Result<CellSet, ParseCellError> {
        text.split_whitespace().map(str::parse::<Cell>).collect()
    }
}

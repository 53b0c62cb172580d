//! The matrix of Sudoku as an exact cover, while some digits are written: what dancing links works
//! on, for those who watch it.

use ennead_grid::{Candidate, Cell, Digit, DigitSet, Givens};

/// The matrix at one moment. Its rows are the 729 candidates. Its columns are the 324 wishes: each
/// cell holds a digit, and each row, each column and each box holds each digit, in this order.
///
/// ```
/// use ennead_engine::CoverMatrix;
/// use ennead_grid::{Cell, Digit, Givens};
///
/// let mut grid = Givens::EMPTY;
/// grid.set(Cell::new(0), Some(Digit::new(5)));
/// let matrix = CoverMatrix::of(&grid);
/// assert_eq!(matrix.rows_left(0), None);
/// assert_eq!(matrix.rows_left(1), Some(8));
/// assert_eq!(matrix.open(Cell::new(1)).len(), 8);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CoverMatrix {
    /// The number of rows left in each column, `None` if it is covered.
    left: [Option<u8>; CoverMatrix::COLUMNS],
    /// The digits of each cell whose rows are still there.
    open: [DigitSet; 81],
}

impl CoverMatrix {
    /// The number of columns.
    pub const COLUMNS: usize = 324;

    /// The columns in which the row of `candidate` has its four 1s, ascending.
    pub const fn columns_of(candidate: Candidate) -> [usize; 4] {
        let (digit, [row, column, box_]) = (candidate.digit(), candidate.cell().houses());
        [
            candidate.cell().index(),
            81 + row.index() * 9 + digit.index(),
            81 + column.index() * 9 + digit.index(),
            81 + box_.index() * 9 + digit.index(),
        ]
    }

    /// The matrix when the rows of the digits in `grid` are taken.
    pub fn of(grid: &Givens) -> CoverMatrix {
        let mut left = [Some(0); CoverMatrix::COLUMNS];
        for (cell, digit) in grid.iter() {
            for column in CoverMatrix::columns_of(Candidate::new(digit, cell)) {
                left[column] = None;
            }
        }
        let mut open = [DigitSet::EMPTY; 81];
        for (cell, digit) in Cell::ALL.into_iter().flat_map(|cell| Digit::ALL.map(|it| (cell, it)))
        {
            let columns = CoverMatrix::columns_of(Candidate::new(digit, cell));
            if columns.iter().any(|&column| left[column].is_none()) {
                continue;
            }
            open[cell.index()].insert(digit);
            for column in columns {
                left[column] = left[column].map(|rows| rows + 1);
            }
        }
        CoverMatrix { left, open }
    }

    /// The number of rows left in a column; `None` if it is covered.
    pub fn rows_left(&self, column: usize) -> Option<u8> {
        self.left[column]
    }

    /// The digits of a cell whose rows are still in the matrix.
    pub fn open(&self, cell: Cell) -> DigitSet {
        self.open[cell.index()]
    }
}

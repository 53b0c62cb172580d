//! How Sudoku Maker numbers cells, and what lies between and beside them.
//!
//! On a board that is `w` columns wide, the cell in row `y` and column `x`, both counted from 0, is
//! `x + y·w`. The edge to the left of it is `x + 2·y·w`, the one below it `x + (2·y + 1)·w`. The corner at its
//! upper left is `x + y·(w + 1)`. Outside, there is a ring of places: `(x + 1) + (y + 1)·(w + 2)`.

use serde_json::Value;

use ennead_board::{Cell, Layout};
use ennead_rule::{Border, Corner, Direction, Lane};

use crate::f_puzzles::ruled::integer;
use crate::opened::Wrong;

pub(super) type Read<T> = Result<T, Wrong>;

/// A board by its numbers.
pub(super) struct Board {
    pub(super) layout: Layout,
    /// How many rows there are.
    pub(super) rows: usize,
    /// How many columns there are.
    pub(super) columns: usize,
    /// Whether rows and columns are just cells beside each other, which may hold a digit twice.
    pub(super) is_raw: bool,
}

impl Board {
    /// The cell at a place, if the board has one there.
    pub(super) fn at(&self, row: Option<usize>, column: Option<usize>) -> Option<Cell> {
        let (row, column) = (row?, column?);
        let is_there = row < self.rows && column < self.columns;
        if is_there { Cell::try_at(row, column) } else { None }
    }

    pub(super) fn cell(&self, id: &Value) -> Read<Cell> {
        let cell = number(id).and_then(|id| self.cell_at(id));
        cell.ok_or_else(|| Wrong::nonsense(format!("{id} is no cell of the board")))
    }

    pub(super) fn cell_at(&self, id: usize) -> Option<Cell> {
        self.at(Some(id / self.columns), Some(id % self.columns))
    }

    pub(super) fn cell_id(&self, cell: Cell) -> usize {
        cell.column() + cell.row() * self.columns
    }

    pub(super) fn border(&self, id: &Value) -> Read<Border> {
        let two = number(id).and_then(|id| {
            let (row, at) = (id / (2 * self.columns), id % (2 * self.columns));
            let (from, to) = match at.checked_sub(self.columns) {
                None => (self.at(Some(row), at.checked_sub(1)), self.at(Some(row), Some(at))),
                Some(x) => (self.at(Some(row), Some(x)), self.at(Some(row + 1), Some(x))),
            };
            Some(Border { from: from?, to: to? })
        });
        two.ok_or_else(|| Wrong::nonsense(format!("{id} is no edge between two cells")))
    }

    pub(super) fn edge_id(&self, border: Border) -> usize {
        // The cell on the right of the edge, or above it.
        let (upper, lower) = (border.from.min(border.to), border.from.max(border.to));
        match upper.row() == lower.row() {
            true => lower.column() + 2 * lower.row() * self.columns,
            false => upper.column() + (2 * upper.row() + 1) * self.columns,
        }
    }

    pub(super) fn corner(&self, id: &Value) -> Read<Corner> {
        let corner = number(id).and_then(|id| {
            let (row, column) = (id / (self.columns + 1), id % (self.columns + 1));
            self.at(Some(row), Some(column))?;
            self.at(row.checked_sub(1), column.checked_sub(1)).map(Corner)
        });
        corner.ok_or_else(|| Wrong::nonsense(format!("{id} is no corner between four cells")))
    }

    pub(super) fn corner_id(&self, Corner(cell): Corner) -> usize {
        cell.column() + 1 + (cell.row() + 1) * (self.columns + 1)
    }

    /// The row and column of a place outside, each 0 before the board.
    fn outside(&self, id: &Value) -> Option<(usize, usize)> {
        let id = number(id)?;
        let (row, column) = (id / (self.columns + 2), id % (self.columns + 2));
        let is_outside = self.at(row.checked_sub(1), column.checked_sub(1)).is_none();
        (is_outside && row <= self.rows + 1).then_some((row, column))
    }

    /// What a clue outside looks along: the row or column that it is beside.
    pub(super) fn lane(&self, id: &Value) -> Read<Lane> {
        let lane = self.outside(id).and_then(|(row, column)| {
            let towards = match (row, column) {
                (0, _) => Direction::Down,
                (_, 0) => Direction::Right,
                (row, _) if row > self.rows => Direction::Up,
                _ => Direction::Left,
            };
            self.lane_from((row, column), towards)
        });
        lane.ok_or_else(|| no_lane(id))
    }

    /// What a clue outside looks along: a diagonal, which rises to the right or falls.
    pub(super) fn diagonal(&self, id: &Value, rises: bool) -> Read<Lane> {
        let lane = self.outside(id).and_then(|(row, column)| {
            let (is_above, is_below) = (row == 0, row > self.rows);
            let is_left = column == 0;
            let towards = match rises {
                false if is_above || (is_left && !is_below) => Direction::DownRight,
                false => Direction::UpLeft,
                true if is_below || (is_left && !is_above) => Direction::UpRight,
                true => Direction::DownLeft,
            };
            self.lane_from((row, column), towards)
        });
        lane.ok_or_else(|| no_lane(id))
    }

    fn lane_from(&self, (row, column): (usize, usize), towards: Direction) -> Option<Lane> {
        let (down, right) = towards.step();
        // Places outside count from 1 in the board, cells from 0.
        let place = |at: usize, by: isize| at.checked_add_signed(by)?.checked_sub(1);
        let first = self.at(place(row, down), place(column, right))?;
        Some(Lane { first, towards })
    }

    pub(super) fn outer_id(&self, lane: Lane) -> usize {
        let (down, right) = lane.towards.step();
        let place = |at: usize, by: isize| (at + 1).saturating_add_signed(-by);
        let (row, column) = (place(lane.first.row(), down), place(lane.first.column(), right));
        column + row * (self.columns + 2)
    }
}

fn no_lane(id: &Value) -> Wrong {
    Wrong::nonsense(format!("{id} is no place that looks at the grid"))
}

/// A number that counts something.
pub(super) fn number(value: &Value) -> Option<usize> {
    integer(value).and_then(|number| usize::try_from(number).ok())
}

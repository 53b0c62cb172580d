//! Why a rule makes no sense on a board.

use ennead_board::{Cell, Value};

/// A rule makes no sense on the board it is for.
///
/// This is not a rule that nothing can obey: a cage of two cells with the sum 40 makes sense, and
/// the puzzle has no solution.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Unfit {
    /// The board has no such cell.
    NoSuchCell {
        /// The cell.
        cell: Cell,
    },
    /// The board has no such value.
    NoSuchValue {
        /// The value.
        value: Value,
    },
    /// There are too few of something, mostly of cells.
    TooFew {
        /// How many there are.
        found: usize,
        /// How many it takes.
        least: usize,
    },
    /// A number, or a count of something, is too great.
    TooGreat {
        /// The number.
        found: u64,
        /// The greatest that makes sense.
        most: u64,
    },
    /// Two cells do not touch.
    Apart {
        /// One of them.
        from: Cell,
        /// The other.
        to: Cell,
    },
    /// A cell is named twice where each has to be another one.
    Twice {
        /// The cell.
        cell: Cell,
    },
    /// Parts of a clue should have as many cells as each other.
    Unequal {
        /// The cells of one part.
        one: usize,
        /// Those of another.
        other: usize,
    },
    /// A clue beside the grid is not at its edge.
    NotAtTheEdge {
        /// The cell beside which it should be.
        cell: Cell,
    },
    /// A clue where four cells meet is at the edge.
    AtTheEdge {
        /// The upper left cell.
        cell: Cell,
    },
    /// A clue beside the grid looks along a diagonal where it should look along a row or a column,
    /// or the other way round.
    Direction {
        /// The cell it is beside.
        cell: Cell,
    },
    /// It takes a grid with regions, and each cell in one.
    NoRegions,
    /// It takes square grids.
    NotSquare,
    /// The number of values cannot be divided into so many parts.
    Indivisible {
        /// The number of values.
        values: usize,
        /// The parts.
        parts: usize,
    },
    /// A rule stands where none of its kind can: copies among rules that are copied.
    Misplaced,
}

ennead_grid::error!(Unfit: |it, f| match it {
    Unfit::NoSuchCell { cell } => write!(f, "the board has no cell {cell}"),
    Unfit::NoSuchValue { value } => write!(f, "the board has no value {value:?}"),
    Unfit::TooFew { found, least } => write!(f, "found {found}, expected at least {least}"),
    Unfit::TooGreat { found, most } => write!(f, "found {found}, expected at most {most}"),
    Unfit::Apart { from, to } => write!(f, "{from} and {to} do not touch"),
    Unfit::Twice { cell } => write!(f, "{cell} is named twice"),
    Unfit::Unequal { one, other } => {
        write!(f, "found parts of {one} and {other} cells, expected equal ones")
    }
    Unfit::NotAtTheEdge { cell } => write!(f, "{cell} is not at the edge on that side"),
    Unfit::AtTheEdge { cell } => {
        write!(f, "no four cells meet at the lower right corner of {cell}")
    }
    Unfit::Direction { cell } => write!(f, "a clue of this kind cannot look that way from {cell}"),
    Unfit::NoRegions => f.write_str("there are cells without a region"),
    Unfit::NotSquare => f.write_str("a grid is not square"),
    Unfit::Indivisible { values, parts } => {
        write!(f, "{values} values cannot be divided into {parts}")
    }
    Unfit::Misplaced => f.write_str("this rule cannot stand here"),
});

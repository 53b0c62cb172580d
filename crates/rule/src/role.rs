//! What a cell is to a rule, for whoever cannot see the drawing: the third of five on a line.

use ennead_board::Cell;

use crate::{Direction, Slope};

/// What a cell is to a rule.
///
/// ```
/// use ennead_board::{Cell, Layout};
/// use ennead_rule::{Rule, Spot};
///
/// let layout = Layout::classic();
/// let rule = Rule::read("thermometer: r1c1-5", &layout)?;
/// let third = &rule.roles(&layout)[2];
/// assert_eq!((third.cell, third.place), (Cell::at(0, 2), "line"));
/// assert_eq!(third.spot, Spot::OnLine { place: 3, count: 5 });
/// # Ok::<(), ennead_rule::Misread>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Role {
    /// The cell.
    pub cell: Cell,
    /// The field of the rule that names the place, such as `line` of a thermometer.
    pub place: &'static str,
    /// Where in the place the cell is.
    pub spot: Spot,
}

/// Where in a place a cell is. Numbers count from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// In an area, which may be one of several.
    InArea {
        /// Which one.
        area: usize,
        /// How many there are.
        areas: usize,
    },
    /// On a line. A cell that the line crosses again is there again.
    OnLine {
        /// Its place on the line.
        place: usize,
        /// How many cells the line has; a loop's first is counted once.
        count: usize,
    },
    /// In a sum.
    InSum {
        /// How often it counts.
        factor: i32,
    },
    /// At a border.
    AtBorder {
        /// In which direction the border is.
        towards: Direction,
        /// Whether it is the cell that the rule names first.
        is_first: bool,
    },
    /// At a corner, which is in this direction.
    AtCorner(Direction),
    /// In what a clue beside the grid looks along.
    InLane {
        /// Where the clue looks.
        towards: Direction,
        /// Its place, seen from the clue.
        place: usize,
        /// How many cells the clue looks along.
        count: usize,
    },
    /// In an area that has a clone: the other cell holds the same value.
    CloneOf(Cell),
    /// On a long diagonal.
    OnDiagonal(Slope),
}

impl Spot {
    /// The spots of cells in areas.
    pub(crate) fn in_areas<I>(areas: Vec<I>) -> Vec<(Cell, Spot)>
    where
        I: IntoIterator<Item = Cell>,
    {
        let count = areas.len();
        let spots = |(i, cells): (usize, I)| {
            let spot = Spot::InArea { area: i + 1, areas: count };
            cells.into_iter().map(move |cell| (cell, spot))
        };
        areas.into_iter().enumerate().flat_map(spots).collect()
    }
}

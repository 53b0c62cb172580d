//! Diagonals.

use ennead_board::{Cell, CellSet, Grid, Layout};
use ennead_draw::Decoration;
use ennead_grid::named;

use crate::kind::clue;
use crate::language::{Argument, Misread, Reader, Writer};
use crate::{
    Compile, Direction, Draw, Filled, Kind, Motion, Part, Renumbering, Role, Scene, Spot, Unfit,
};

clue! {
    /// No value occurs twice on the diagonal.
    ///
    /// *Meaning:* `rising` is the one from the lower left to the upper right corner, `falling` the
    /// other. It takes square grids; of several, each has its own.
    Diagonal = "diagonal" {
        /// Which one.
        slope: Slope,
    }
}

named! {
    /// One of the two long diagonals.
    pub enum Slope of "diagonal" {
        /// From the lower left to the upper right.
        Rising = "rising",
        /// From the upper left to the lower right.
        Falling = "falling",
    }
}

impl Argument for Slope {
    const USAGE: &'static str = "rising|falling";

    fn read(line: &mut Reader<'_>) -> Result<Slope, Misread> {
        line.named()
    }

    fn write(&self, line: &mut Writer<'_>) {
        line.word(self.name());
    }

    fn moved(&self, by: Motion) -> Option<Slope> {
        let is_falling = |towards: Direction| {
            let (rows, columns) = towards.step();
            rows == columns
        };
        let towards = match self {
            Slope::Rising => Direction::UpRight,
            Slope::Falling => Direction::DownRight,
        };
        let falls = is_falling(by.direction(towards));
        Some(if falls { Slope::Falling } else { Slope::Rising })
    }
}

impl Slope {
    /// The cells of a grid's diagonal, from the top.
    fn cells(self, grid: &Grid) -> Vec<Cell> {
        let column = |row: usize| match self {
            Slope::Rising => grid.columns - 1 - row,
            Slope::Falling => row,
        };
        let rows = 0..grid.rows.min(grid.columns);
        rows.map(|row| Cell::at(grid.at.row() + row, grid.at.column() + column(row))).collect()
    }

    /// Those of all grids.
    pub(super) fn all(self, layout: &Layout) -> Vec<Vec<Cell>> {
        layout.plan().grids.iter().map(|grid| self.cells(grid)).collect()
    }

    /// What their cells are.
    pub(super) fn roles(self, layout: &Layout) -> Vec<Role> {
        let cells = self.all(layout).into_iter().flatten();
        let role = |cell| Role { cell, place: "diagonal", spot: Spot::OnDiagonal(self) };
        cells.map(role).collect()
    }
}

/// All grids are square.
pub(super) fn square(layout: &Layout) -> Result<(), Unfit> {
    match layout.plan().grids.iter().all(|grid| grid.rows == grid.columns) {
        true => Ok(()),
        false => Err(Unfit::NotSquare),
    }
}

impl Kind for Diagonal {
    const EXAMPLE: &'static str = "diagonal rising";

    fn fit(&self, layout: &Layout) -> Result<(), Unfit> {
        square(layout)
    }

    fn cells(&self, layout: &Layout) -> CellSet {
        self.slope.all(layout).into_iter().flatten().collect()
    }

    fn roles(&self, layout: &Layout) -> Vec<Role> {
        self.slope.roles(layout)
    }

    fn renumbering(&self) -> Renumbering {
        Renumbering::Any
    }

    fn holds(&self, board: &Filled<'_>) -> bool {
        self.slope.all(board.layout()).into_iter().all(|cells| board.differ(cells))
    }

    fn parts(&self, scene: Scene<'_>) -> Vec<Part> {
        self.slope.all(scene.layout).into_iter().map(Part::Differ).collect()
    }
}

impl Compile for Diagonal {}

impl Draw for Diagonal {
    fn decorations(&self, layout: &Layout) -> Vec<Decoration> {
        self.slope.all(layout).iter().filter_map(|cells| crate::draw::diagonal(cells)).collect()
    }
}

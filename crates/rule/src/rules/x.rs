//! X-Sudoku: both diagonals.

use ennead_board::{Cell, CellSet, Layout};
use ennead_draw::Decoration;

use super::diagonal::{self, Slope};
use crate::kind::clue;
use crate::{Compile, Draw, Filled, Kind, Part, Renumbering, Role, Scene, Unfit};

clue! {
    /// No value occurs twice on either diagonal.
    ///
    /// *Meaning:* it takes square grids; of several, each has its own two.
    X = "x" {}
}

fn diagonals(layout: &Layout) -> impl Iterator<Item = Vec<Cell>> {
    Slope::ALL.into_iter().flat_map(|slope| slope.all(layout))
}

impl Kind for X {
    const EXAMPLE: &'static str = "x";

    fn fit(&self, layout: &Layout) -> Result<(), Unfit> {
        diagonal::square(layout)
    }

    fn cells(&self, layout: &Layout) -> CellSet {
        diagonals(layout).flatten().collect()
    }

    fn roles(&self, layout: &Layout) -> Vec<Role> {
        Slope::ALL.into_iter().flat_map(|slope| slope.roles(layout)).collect()
    }

    fn renumbering(&self) -> Renumbering {
        Renumbering::Any
    }

    fn holds(&self, board: &Filled<'_>) -> bool {
        diagonals(board.layout()).all(|cells| board.differ(cells))
    }

    fn parts(&self, scene: Scene<'_>) -> Vec<Part> {
        diagonals(scene.layout).map(Part::Differ).collect()
    }
}

impl Compile for X {}

impl Draw for X {
    fn decorations(&self, layout: &Layout) -> Vec<Decoration> {
        diagonals(layout).filter_map(|cells| crate::draw::diagonal(&cells)).collect()
    }
}

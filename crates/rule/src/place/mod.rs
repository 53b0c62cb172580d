//! Where a clue lies on the board.

mod area;
mod border;
mod lane;
mod line;
mod several;
mod terms;

use ennead_board::{Cell, CellSet, Layout};

use crate::language::Argument;
use crate::{Spot, Unfit};

pub use area::Area;
pub use border::{Border, Corner};
pub use lane::{Direction, Lane};
pub use line::Line;
pub use several::Several;
pub use terms::Terms;

/// Where a clue lies.
pub trait Place: Argument {
    /// The cells that the clue speaks of. Those of a place that does not fit may be off the board.
    fn cells(&self, layout: &Layout) -> CellSet;

    /// Its cells in their order, each with where it is.
    fn spots(&self, layout: &Layout) -> Vec<(Cell, Spot)> {
        Spot::in_areas(vec![self.cells(layout)])
    }
}

/// The board has these cells.
fn fit_cells(layout: &Layout, cells: CellSet) -> Result<(), Unfit> {
    match (cells - layout.cells()).first() {
        Some(cell) => Err(Unfit::NoSuchCell { cell }),
        None => Ok(()),
    }
}

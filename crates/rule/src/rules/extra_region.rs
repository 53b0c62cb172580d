//! Extra regions.

use ennead_board::Layout;
use ennead_draw::Decoration;

use crate::kind::clue;
use crate::{Area, Compile, Draw, Filled, Kind, Part, Renumbering, Scene};

clue! {
    /// The cells hold no value twice.
    ///
    /// *Meaning:* with as many cells as there are values, each value is in one of them; with fewer,
    /// no value repeats.
    ExtraRegion = "extra-region" {
        ;
        /// The cells.
        cells: Area,
    }
}

impl Kind for ExtraRegion {
    const EXAMPLE: &'static str = "extra-region: r2c2 r3c3 r4c4 r5c5";

    fn renumbering(&self) -> Renumbering {
        Renumbering::Any
    }

    fn holds(&self, board: &Filled<'_>) -> bool {
        board.differ(self.cells.set())
    }

    fn parts(&self, _: Scene<'_>) -> Vec<Part> {
        vec![Part::Differ(self.cells.cells())]
    }
}

impl Compile for ExtraRegion {}

impl Draw for ExtraRegion {
    fn decorations(&self, _: &Layout) -> Vec<Decoration> {
        vec![crate::draw::tint(self.cells.set())]
    }
}

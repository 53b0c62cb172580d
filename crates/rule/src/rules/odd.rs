//! Cells with odd values.

use ennead_board::Layout;
use ennead_draw::{CellSign, Decoration};

use crate::kind::clue;
use crate::{Area, Compile, Draw, Filled, Kind, Part, Renumbering, Scene};

clue! {
    /// The cells hold odd values.
    ///
    /// *Meaning:* by the value, not by its place among the values. 0 is even.
    Odd = "odd" {
        ;
        /// The cells.
        cells: Area,
    }
}

impl Kind for Odd {
    const EXAMPLE: &'static str = "odd: r1c1 r5c5";

    fn renumbering(&self) -> Renumbering {
        Renumbering::SameParity
    }

    fn holds(&self, board: &Filled<'_>) -> bool {
        board.all(self.cells.set()).iter().all(|value| value % 2 == 1)
    }

    fn parts(&self, scene: Scene<'_>) -> Vec<Part> {
        let values = scene.layout.values().iter().filter(|it| it.number() % 2 == 1).collect();
        self.cells.set().iter().map(|cell| Part::Among(cell, values)).collect()
    }
}

impl Compile for Odd {}

impl Draw for Odd {
    fn decorations(&self, _: &Layout) -> Vec<Decoration> {
        crate::draw::signs(self.cells.set(), CellSign::Circle)
    }
}

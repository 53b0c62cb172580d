//! Cells with even values.

use ennead_board::Layout;
use ennead_draw::{CellSign, Decoration};

use crate::kind::clue;
use crate::{Area, Compile, Draw, Filled, Kind, Part, Renumbering, Scene};

clue! {
    /// The cells hold even values.
    ///
    /// *Meaning:* by the value, not by its place among the values. 0 is even.
    Even = "even" {
        ;
        /// The cells.
        cells: Area,
    }
}

impl Kind for Even {
    const EXAMPLE: &'static str = "even: r1c1 r5c5";

    fn renumbering(&self) -> Renumbering {
        Renumbering::SameParity
    }

    fn holds(&self, board: &Filled<'_>) -> bool {
        board.all(self.cells.set()).iter().all(|value| value % 2 == 0)
    }

    fn parts(&self, scene: Scene<'_>) -> Vec<Part> {
        let values = scene.layout.values().iter().filter(|it| it.number() % 2 == 0).collect();
        self.cells.set().iter().map(|cell| Part::Among(cell, values)).collect()
    }
}

impl Compile for Even {}

impl Draw for Even {
    fn decorations(&self, _: &Layout) -> Vec<Decoration> {
        crate::draw::signs(self.cells.set(), CellSign::Square)
    }
}

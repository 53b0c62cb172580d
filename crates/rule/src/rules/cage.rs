//! Cages.

use ennead_board::Layout;
use ennead_draw::Decoration;

use crate::kind::clue;
use crate::{Area, Compile, Draw, Filled, Kind, Part, Renumbering, Scene, Total};

clue! {
    /// A cage: no value occurs twice in it, and its values add up to the sum, if it has one.
    ///
    /// *Meaning:* a cage forbids repeats whether or not it has a sum. Cells with a sum in which
    /// values may repeat are a [`Sum`](crate::Sum).
    Cage = "cage" {
        /// The sum.
        sum: Option<Total>,
        ;
        /// The cells.
        cells: Area,
    }
}

impl Kind for Cage {
    const EXAMPLE: &'static str = "cage 15: r1c1 r1c2 r2c1";

    fn renumbering(&self) -> Renumbering {
        if self.sum.is_none() { Renumbering::Any } else { Renumbering::None }
    }

    fn holds(&self, board: &Filled<'_>) -> bool {
        let cells = self.cells.set();
        board.differ(cells) && self.sum.is_none_or(|sum| board.sum(cells) == sum.get())
    }

    fn parts(&self, _: Scene<'_>) -> Vec<Part> {
        let cells = self.cells.cells();
        let terms = cells.iter().map(|&cell| (cell, 1)).collect();
        let sum = self.sum.map(|sum| Part::Sum(terms, sum.get()));
        std::iter::once(Part::Differ(cells)).chain(sum).collect()
    }
}

impl Compile for Cage {}

impl Draw for Cage {
    fn decorations(&self, _: &Layout) -> Vec<Decoration> {
        let label = self.sum.map(|sum| sum.get().to_string());
        crate::draw::cage(self.cells.set(), &label.unwrap_or_default())
    }
}

//! Little killers.

use ennead_board::Layout;
use ennead_draw::{Decoration, OutsideSign};

use crate::kind::clue;
use crate::{Compile, Draw, Filled, Kind, Lane, Part, Scene, Total, Unfit};

clue! {
    /// The values along the diagonal add up to the sum.
    ///
    /// *Meaning:* they may repeat as far as rows, columns and regions allow.
    LittleKiller = "little-killer" {
        /// The sum.
        sum: Total,
        ;
        /// The diagonal, from the clue's side.
        lane: Lane,
    }
}

impl Kind for LittleKiller {
    const EXAMPLE: &'static str = "little-killer 25: r1c4 down-right";

    fn fit(&self, _: &Layout) -> Result<(), Unfit> {
        match self.lane.towards.is_diagonal() {
            true => Ok(()),
            false => Err(Unfit::Direction { cell: self.lane.first }),
        }
    }

    fn holds(&self, board: &Filled<'_>) -> bool {
        board.sum(self.lane.cells(board.layout())) == self.sum.get()
    }

    fn parts(&self, scene: Scene<'_>) -> Vec<Part> {
        let terms = self.lane.cells(scene.layout).into_iter().map(|cell| (cell, 1)).collect();
        vec![Part::Sum(terms, self.sum.get())]
    }
}

impl Compile for LittleKiller {}

impl Draw for LittleKiller {
    fn decorations(&self, _: &Layout) -> Vec<Decoration> {
        crate::draw::outside(self.lane, OutsideSign::Arrow, &self.sum.get().to_string())
    }
}

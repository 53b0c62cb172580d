//! Anti-rules for moves of one's own.

use ennead_board::{CellSet, Layout};

use crate::kind::clue;
use crate::{Compile, Distance, Draw, Filled, Kind, Part, Relation, Renumbering, Scene, Unfit};

clue! {
    /// Cells that are so far apart hold different values: so many rows and so many columns, or the
    /// other way round, in each direction.
    ///
    /// *Meaning:* `offset 1 2` is the anti-knight rule, `offset 1 1` the anti-king rule; all over
    /// the board.
    Offset = "offset" {
        /// How many rows, or columns.
        one: Distance,
        /// How many columns, or rows.
        other: Distance,
    }
}

impl Offset {
    /// Half of the moves; the others are those back.
    fn moves(&self) -> [(isize, isize); 4] {
        let (a, b) = (self.one.get() as isize, self.other.get() as isize);
        [(a, b), (b, a), (a, -b), (b, -a)]
    }
}

impl Kind for Offset {
    const EXAMPLE: &'static str = "offset 2 3";

    fn fit(&self, _: &Layout) -> Result<(), Unfit> {
        match (self.one.get(), self.other.get()) {
            (0, 0) => Err(Unfit::TooFew { found: 0, least: 1 }),
            _ => Ok(()),
        }
    }

    fn cells(&self, layout: &Layout) -> CellSet {
        layout.cells()
    }

    fn renumbering(&self) -> Renumbering {
        Renumbering::Any
    }

    fn holds(&self, board: &Filled<'_>) -> bool {
        let pairs = board.scene().at_offsets(&self.moves());
        pairs.iter().all(|&(a, b)| board.at(a) != board.at(b))
    }

    fn parts(&self, scene: Scene<'_>) -> Vec<Part> {
        vec![Part::related(scene.at_offsets(&self.moves()), Relation::Unequal)]
    }
}

impl Compile for Offset {}

impl Draw for Offset {}

//! Anti-king.

use ennead_board::{CellSet, Layout};

use crate::kind::clue;
use crate::{Compile, Draw, Filled, Kind, Part, Relation, Renumbering, Scene};

clue! {
    /// Cells a king's move apart in chess hold different values.
    ///
    /// *Meaning:* along diagonals; rows and columns see to the rest. All over the board, across
    /// regions and, on several grids, across their borders.
    AntiKing = "anti-king" {}
}

/// Half of the moves; the others are those back.
const MOVES: [(isize, isize); 2] = [(1, 1), (1, -1)];

impl Kind for AntiKing {
    const EXAMPLE: &'static str = "anti-king";

    fn cells(&self, layout: &Layout) -> CellSet {
        layout.cells()
    }

    fn renumbering(&self) -> Renumbering {
        Renumbering::Any
    }

    fn holds(&self, board: &Filled<'_>) -> bool {
        let pairs = board.scene().at_offsets(&MOVES);
        pairs.iter().all(|&(a, b)| board.at(a) != board.at(b))
    }

    fn parts(&self, scene: Scene<'_>) -> Vec<Part> {
        vec![Part::related(scene.at_offsets(&MOVES), Relation::Unequal)]
    }
}

impl Compile for AntiKing {}

impl Draw for AntiKing {}

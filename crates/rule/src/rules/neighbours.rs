//! Pair rules of one's own, all over the board.

use ennead_board::{CellSet, Layout};

use crate::formula::Condition;
use crate::kind::clue;
use crate::{Compile, Draw, Filled, Kind, Motion, Part, Relation, Scene};

clue! {
    /// A formula holds for every two cells that share a border, the left or upper one as `a`, the
    /// other as `b`.
    ///
    /// *Meaning:* see [the language of formulas](crate::formula). Across the borders of regions
    /// too.
    Neighbours = "neighbours" {
        /// The formula, in `a` and `b`.
        condition: Condition,
    }
}

impl Kind for Neighbours {
    const EXAMPLE: &'static str = "neighbours a + b != 10";

    fn cells(&self, layout: &Layout) -> CellSet {
        layout.cells()
    }

    /// Never. It tells left from right, and above from below.
    fn turns(&self, _: &Layout, _: Motion) -> bool {
        false
    }

    fn holds(&self, board: &Filled<'_>) -> bool {
        let pairs = board.scene().neighbours();
        pairs.into_iter().all(|(a, b)| self.condition.holds_of(board.at(a), board.at(b)))
    }

    fn parts(&self, scene: Scene<'_>) -> Vec<Part> {
        let formula = Relation::Formula(self.condition.clone());
        vec![Part::related(scene.neighbours(), formula)]
    }
}

impl Compile for Neighbours {}

impl Draw for Neighbours {}

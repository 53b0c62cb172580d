//! Non-consecutive.

use ennead_board::{CellSet, Layout};

use crate::kind::clue;
use crate::{Compile, Draw, Filled, Kind, Part, Relation, Renumbering, Scene};

clue! {
    /// Cells that share a border do not hold consecutive values.
    ///
    /// *Meaning:* across the borders of regions too, and whether or not there is a dot: where white
    /// dots are exempt, the rule is [`Negative`](crate::Negative).
    NonConsecutive = "non-consecutive" {}
}

impl Kind for NonConsecutive {
    const EXAMPLE: &'static str = "non-consecutive";

    fn cells(&self, layout: &Layout) -> CellSet {
        layout.cells()
    }

    fn renumbering(&self) -> Renumbering {
        Renumbering::Reversed
    }

    fn holds(&self, board: &Filled<'_>) -> bool {
        let pairs = board.scene().neighbours();
        pairs.iter().all(|&(a, b)| (board.at(a) - board.at(b)).abs() != 1)
    }

    fn parts(&self, scene: Scene<'_>) -> Vec<Part> {
        let not_by_one = Relation::Neither(vec![Relation::Differ(1)]);
        vec![Part::related(scene.neighbours(), not_by_one)]
    }
}

impl Compile for NonConsecutive {}

impl Draw for NonConsecutive {}

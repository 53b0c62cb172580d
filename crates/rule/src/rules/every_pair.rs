//! Pair rules of one's own, of all cells of an area.

use ennead_board::{Cell, Layout};
use ennead_draw::{Decoration, Outline};

use crate::formula::Condition;
use ennead_constraint::TooManyStates;

use crate::kind::clue;
use crate::{Area, Compile, Compiler, Draw, Filled, Kind, Motion, Part, Relation, Scene};

clue! {
    /// A formula holds for every two of the cells, the first in reading order as `a`, the other as
    /// `b`.
    ///
    /// *Meaning:* see [the language of formulas](crate::formula).
    EveryPair = "every-pair" {
        /// The formula, in `a` and `b`.
        condition: Condition,
        ;
        /// The cells.
        cells: Area,
    }
}

/// Every two cells, in reading order.
pub(super) fn pairs(cells: Area) -> Vec<(Cell, Cell)> {
    let cells = cells.cells();
    let later = |(i, &a): (usize, &Cell)| cells[i + 1..].iter().map(move |&b| (a, b)).collect();
    cells.iter().enumerate().flat_map::<Vec<_>, _>(later).collect()
}

impl Kind for EveryPair {
    const EXAMPLE: &'static str = "every-pair a % b != 0 and b % a != 0: r1c1-4";

    /// Never. It goes by the reading order.
    fn turns(&self, _: &Layout, _: Motion) -> bool {
        false
    }

    fn holds(&self, board: &Filled<'_>) -> bool {
        let pairs = pairs(self.cells);
        pairs.into_iter().all(|(a, b)| self.condition.holds_of(board.at(a), board.at(b)))
    }

    fn parts(&self, _: Scene<'_>) -> Vec<Part> {
        let formula = Relation::Formula(self.condition.clone());
        vec![Part::related(pairs(self.cells), formula)]
    }
}

impl Compile for EveryPair {
    fn compile(&self, to: &mut Compiler<'_>) -> Result<(), TooManyStates> {
        let formula = Relation::Formula(self.condition.clone());
        to.related(&pairs(self.cells), &formula);
        to.all_related(&self.cells.cells(), &formula);
        Ok(())
    }
}

impl Draw for EveryPair {
    fn decorations(&self, _: &Layout) -> Vec<Decoration> {
        crate::draw::outline(self.cells.set(), Outline::Solid, "")
    }
}

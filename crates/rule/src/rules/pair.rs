//! Pair rules of one's own, along lines.

use ennead_board::Layout;
use ennead_draw::{Decoration, Pattern};

use crate::formula::Condition;
use crate::kind::clue;
use crate::{Compile, Draw, Filled, Kind, Line, Part, Relation, Scene};

clue! {
    /// A formula holds for each cell on the line, `a`, and the next, `b`.
    ///
    /// *Meaning:* see [the language of formulas](crate::formula). The order along the line matters,
    /// unless the formula says the same both ways.
    Pair = "pair" {
        /// The formula, in `a` and `b`.
        condition: Condition,
        ;
        /// The line.
        line: Line,
    }
}

impl Kind for Pair {
    const EXAMPLE: &'static str = "pair abs(a - b) >= 3 or a + b = 10: r1c1-4";

    fn holds(&self, board: &Filled<'_>) -> bool {
        let pairs = self.line.pairs();
        pairs.into_iter().all(|(a, b)| self.condition.holds_of(board.at(a), board.at(b)))
    }

    fn parts(&self, _: Scene<'_>) -> Vec<Part> {
        let formula = Relation::Formula(self.condition.clone());
        vec![Part::related(self.line.pairs(), formula)]
    }
}

impl Compile for Pair {}

impl Draw for Pair {
    fn decorations(&self, _: &Layout) -> Vec<Decoration> {
        crate::draw::line(&self.line, Pattern::Thin)
    }
}

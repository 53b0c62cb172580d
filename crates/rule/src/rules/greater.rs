//! Inequalities.

use ennead_board::Layout;
use ennead_draw::{BorderSign, Decoration};

use crate::kind::clue;
use crate::{Border, Compile, Draw, Filled, Kind, Part, Relation, Scene};

clue! {
    /// The first value is greater than the second.
    ///
    /// *Meaning:* the sign between them points to the lesser one.
    Greater = "greater" {
        ;
        /// The cells.
        border: Border,
    }
}

impl Kind for Greater {
    const EXAMPLE: &'static str = "greater: r1c1 r1c2";

    fn holds(&self, board: &Filled<'_>) -> bool {
        let (a, b) = (board.at(self.border.from), board.at(self.border.to));
        a > b
    }

    fn parts(&self, _: Scene<'_>) -> Vec<Part> {
        let Border { from, to } = self.border;
        vec![Part::related([(to, from)], Relation::Less)]
    }
}

impl Compile for Greater {}

impl Draw for Greater {
    fn decorations(&self, _: &Layout) -> Vec<Decoration> {
        crate::draw::border(self.border, BorderSign::Points)
    }
}

//! White dots.

use ennead_board::Layout;
use ennead_draw::{BorderSign, Decoration};

use crate::kind::clue;
use crate::{Border, Compile, Draw, Filled, Gap, Kind, Part, Relation, Renumbering, Scene};

clue! {
    /// The two values differ by exactly so much: a white dot, usually of 1.
    ///
    /// *Meaning:* 1 and 2 may have a white or a black dot. That a border without a dot has neither
    /// relation is another rule, [`Negative`](crate::Negative).
    Difference = "difference" {
        /// The difference.
        gap: Gap,
        ;
        /// The cells.
        border: Border,
    }
}

impl Kind for Difference {
    const EXAMPLE: &'static str = "difference 1: r1c1 r1c2";

    fn renumbering(&self) -> Renumbering {
        Renumbering::Reversed
    }

    fn holds(&self, board: &Filled<'_>) -> bool {
        let (a, b) = (board.at(self.border.from), board.at(self.border.to));
        (a - b).abs() == self.gap.get()
    }

    fn parts(&self, _: Scene<'_>) -> Vec<Part> {
        let Border { from, to } = self.border;
        vec![Part::related([(from, to)], Relation::Differ(self.gap.get()))]
    }
}

impl Compile for Difference {}

impl Draw for Difference {
    fn decorations(&self, _: &Layout) -> Vec<Decoration> {
        let text = if self.gap.get() == 1 { String::new() } else { self.gap.get().to_string() };
        crate::draw::border(self.border, BorderSign::White(text))
    }
}

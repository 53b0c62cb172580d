//! Black dots.

use ennead_board::Layout;
use ennead_draw::{BorderSign, Decoration};

use crate::kind::clue;
use crate::{Border, Compile, Draw, Factor, Filled, Kind, Part, Relation, Scene};

clue! {
    /// One value is so many times the other: a black dot, usually of 2.
    ///
    /// *Meaning:* 1 and 2 may have a white or a black dot. That a border without a dot has neither
    /// relation is another rule, [`Negative`](crate::Negative).
    Ratio = "ratio" {
        /// How many times.
        factor: Factor,
        ;
        /// The cells.
        border: Border,
    }
}

impl Kind for Ratio {
    const EXAMPLE: &'static str = "ratio 2: r1c1 r1c2";

    fn holds(&self, board: &Filled<'_>) -> bool {
        let (a, b) = (board.at(self.border.from), board.at(self.border.to));
        a == self.factor.get() * b || b == self.factor.get() * a
    }

    fn parts(&self, _: Scene<'_>) -> Vec<Part> {
        let Border { from, to } = self.border;
        vec![Part::related([(from, to)], Relation::Ratio(self.factor.get()))]
    }
}

impl Compile for Ratio {}

impl Draw for Ratio {
    fn decorations(&self, _: &Layout) -> Vec<Decoration> {
        let text = self.factor.get();
        let text = if text == 2 { String::new() } else { text.to_string() };
        crate::draw::border(self.border, BorderSign::Black(text))
    }
}

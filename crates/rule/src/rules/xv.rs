//! XV.

use ennead_board::Layout;
use ennead_draw::{BorderSign, Decoration};

use crate::kind::clue;
use crate::{Border, Compile, Draw, Filled, Kind, Part, Relation, Scene, Total};

clue! {
    /// The two values add up to so much: 10 at an X, 5 at a V.
    ///
    /// *Meaning:* that a border without a sign has neither sum is another rule,
    /// [`Negative`](crate::Negative). Other sums are written as Roman numerals too.
    Xv = "xv" {
        /// The sum.
        sum: Total,
        ;
        /// The cells.
        border: Border,
    }
}

impl Kind for Xv {
    const EXAMPLE: &'static str = "xv 10: r1c1 r1c2";

    fn holds(&self, board: &Filled<'_>) -> bool {
        let (a, b) = (board.at(self.border.from), board.at(self.border.to));
        a + b == self.sum.get()
    }

    fn parts(&self, _: Scene<'_>) -> Vec<Part> {
        let Border { from, to } = self.border;
        vec![Part::related([(from, to)], Relation::Total(self.sum.get()))]
    }
}

impl Compile for Xv {}

impl Draw for Xv {
    fn decorations(&self, _: &Layout) -> Vec<Decoration> {
        crate::draw::border(self.border, BorderSign::Letters(roman(self.sum.get())))
    }
}

/// As a Roman numeral; what has none, or a long one, as it is.
fn roman(number: i32) -> String {
    const LONGEST: usize = 4;
    let steps = [(50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")];
    let mut rest = number;
    let mut text = String::new();
    for (value, letters) in steps {
        while rest >= value && text.len() <= LONGEST {
            text += letters;
            rest -= value;
        }
    }
    if text.is_empty() || text.len() > LONGEST { number.to_string() } else { text }
}

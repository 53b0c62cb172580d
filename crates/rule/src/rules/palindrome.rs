//! Palindromes.

use ennead_board::Layout;
use ennead_draw::{Decoration, Pattern};

use crate::kind::clue;
use crate::{Compile, Draw, Filled, Kind, Line, Part, Relation, Renumbering, Scene};

clue! {
    /// The line reads the same from both ends.
    ///
    /// *Meaning:* values may repeat as far as rows, columns and regions allow.
    Palindrome = "palindrome" {
        ;
        /// The line.
        line: Line,
    }
}

impl Kind for Palindrome {
    const EXAMPLE: &'static str = "palindrome: r1c1 r2c2 r3c3 r4c3 r5c2";

    fn renumbering(&self) -> Renumbering {
        Renumbering::Any
    }

    fn holds(&self, board: &Filled<'_>) -> bool {
        self.line.mirrored().all(|(a, b)| board.at(a) == board.at(b))
    }

    fn parts(&self, _: Scene<'_>) -> Vec<Part> {
        vec![Part::related(self.line.mirrored(), Relation::Equal)]
    }
}

impl Compile for Palindrome {}

impl Draw for Palindrome {
    fn decorations(&self, _: &Layout) -> Vec<Decoration> {
        crate::draw::line(&self.line, Pattern::Rails)
    }
}

//! Modular lines.

use ennead_board::Layout;
use ennead_draw::{Decoration, Pattern};

use crate::kind::clue;
use crate::{Compile, Draw, Filled, Kind, Line, Modulus, Part, Relation, Scene};

clue! {
    /// As many successive cells on the line as the modulus says leave different remainders when
    /// they are divided by it.
    ///
    /// *Meaning:* so the remainders come in turns, the same order again and again. A loop goes on
    /// past its end.
    Modular = "modular" {
        /// What is divided by, usually 3.
        modulus: Modulus,
        ;
        /// The line.
        line: Line,
    }
}

impl Modular {
    /// The pairs of cells with different remainders.
    fn pairs(&self) -> Vec<(ennead_board::Cell, ennead_board::Cell)> {
        self.line.near(self.modulus.get() as usize)
    }
}

impl Kind for Modular {
    const EXAMPLE: &'static str = "modular 3: r1c1-4";

    fn holds(&self, board: &Filled<'_>) -> bool {
        let rest = |cell| board.at(cell) % self.modulus.get();
        self.pairs().iter().all(|&(a, b)| rest(a) != rest(b))
    }

    fn parts(&self, _: Scene<'_>) -> Vec<Part> {
        let other = Relation::OtherRemainder(self.modulus.get());
        vec![Part::related(self.pairs(), other)]
    }
}

impl Compile for Modular {}

impl Draw for Modular {
    fn decorations(&self, _: &Layout) -> Vec<Decoration> {
        crate::draw::line(&self.line, Pattern::Ticks)
    }
}

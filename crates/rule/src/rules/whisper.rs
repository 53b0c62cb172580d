//! Whispers.

use ennead_board::Layout;
use ennead_draw::{Decoration, Pattern};

use crate::kind::clue;
use crate::{Compile, Draw, Filled, Gap, Kind, Line, Part, Relation, Renumbering, Scene};

clue! {
    /// Neighbours on the line differ by at least so much.
    ///
    /// *Meaning:* how much is always said: 5 on German whispers of a 9×9, 4 on Dutch ones. A loop
    /// repeats its first cell at the end.
    Whisper = "whisper" {
        /// The least difference.
        gap: Gap,
        ;
        /// The line.
        line: Line,
    }
}

/// From this difference on a line is drawn as a German whisper.
const GERMAN: i32 = 5;

impl Kind for Whisper {
    const EXAMPLE: &'static str = "whisper 5: r1c1 r2c2 r3c2 r3c3";

    fn renumbering(&self) -> Renumbering {
        Renumbering::Reversed
    }

    fn holds(&self, board: &Filled<'_>) -> bool {
        self.line.pairs().all(|(a, b)| (board.at(a) - board.at(b)).abs() >= self.gap.get())
    }

    fn parts(&self, _: Scene<'_>) -> Vec<Part> {
        vec![Part::related(self.line.pairs(), Relation::Apart(self.gap.get()))]
    }
}

impl Compile for Whisper {}

impl Draw for Whisper {
    fn decorations(&self, _: &Layout) -> Vec<Decoration> {
        let german = self.gap.get() >= GERMAN;
        crate::draw::line(&self.line, if german { Pattern::Zigzag } else { Pattern::Wave })
    }
}

//! Nabner lines.

use ennead_board::Layout;
use ennead_draw::{Decoration, Pattern};

use ennead_constraint::TooManyStates;

use crate::kind::clue;
use crate::{Compile, Compiler, Draw, Filled, Kind, Line, Part, Relation, Renumbering, Scene};

clue! {
    /// No two values on the line are equal or consecutive, wherever they stand on it.
    ///
    /// *Meaning:* of all pairs of cells, not only of neighbours.
    Nabner = "nabner" {
        ;
        /// The line.
        line: Line,
    }
}

impl Kind for Nabner {
    const EXAMPLE: &'static str = "nabner: r1c1-4";

    fn renumbering(&self) -> Renumbering {
        Renumbering::Reversed
    }

    fn holds(&self, board: &Filled<'_>) -> bool {
        let line = self.line.near(usize::MAX);
        line.iter().all(|&(a, b)| (board.at(a) - board.at(b)).abs() >= 2)
    }

    fn parts(&self, _: Scene<'_>) -> Vec<Part> {
        vec![Part::related(self.line.near(usize::MAX), Relation::Apart(2))]
    }
}

impl Compile for Nabner {
    fn compile(&self, to: &mut Compiler<'_>) -> Result<(), TooManyStates> {
        to.related(&self.line.near(usize::MAX), &Relation::Apart(2));
        to.all_related(self.line.cells(), &Relation::Apart(2));
        Ok(())
    }
}

impl Draw for Nabner {
    fn decorations(&self, _: &Layout) -> Vec<Decoration> {
        crate::draw::line(&self.line, Pattern::Beads)
    }
}

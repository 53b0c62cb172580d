//! Entropic lines.

use ennead_board::Layout;
use ennead_draw::{Decoration, Pattern};

use crate::kind::clue;
use crate::{Compile, Draw, Filled, Kind, Line, Part, Relation, Renumbering, Scene, Unfit};

clue! {
    /// Of three successive cells on the line, one holds a low, one a middle and one a high value.
    ///
    /// *Meaning:* low, middle and high are the thirds of the board's values, on a 9×9 123, 456 and
    /// 789. Of two cells, both thirds differ. A loop goes on past its end.
    Entropic = "entropic" {
        ;
        /// The line.
        line: Line,
    }
}

/// Low, middle, high.
pub(super) const THIRDS: usize = 3;

/// How many values a third has.
pub(super) fn third(layout: &Layout) -> Result<usize, Unfit> {
    let values = layout.values().len();
    match values.is_multiple_of(THIRDS) {
        true => Ok(values / THIRDS),
        false => Err(Unfit::Indivisible { values, parts: THIRDS }),
    }
}

impl Kind for Entropic {
    const EXAMPLE: &'static str = "entropic: r1c1-4";

    fn fit(&self, layout: &Layout) -> Result<(), Unfit> {
        third(layout).map(|_| ())
    }

    fn renumbering(&self) -> Renumbering {
        Renumbering::Reversed
    }

    fn holds(&self, board: &Filled<'_>) -> bool {
        let scene = board.scene();
        let size = (scene.values() / THIRDS) as i32;
        let third = |cell| (board.at(cell) - scene.range().0) / size;
        self.line.near(THIRDS).iter().all(|&(a, b)| third(a) != third(b))
    }

    fn parts(&self, scene: Scene<'_>) -> Vec<Part> {
        let size = (scene.values() / THIRDS) as i32;
        let other = Relation::OtherClass(size, scene.range().0);
        vec![Part::related(self.line.near(THIRDS), other)]
    }
}

impl Compile for Entropic {}

impl Draw for Entropic {
    fn decorations(&self, _: &Layout) -> Vec<Decoration> {
        crate::draw::line(&self.line, Pattern::ThreeRails)
    }
}

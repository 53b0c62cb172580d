//! Renban lines.

use ennead_board::Layout;
use ennead_constraint::{Kind as Constraint, TooManyStates, Values};
use ennead_draw::{Decoration, Pattern};

use crate::kind::{cannot_hold, clue};
use crate::{Compile, Compiler, Draw, Filled, Kind, Line, Partial, Place, Renumbering};

clue! {
    /// The values on the line are consecutive, in any order.
    ///
    /// *Meaning:* none of them repeats.
    Renban = "renban" {
        ;
        /// The line.
        line: Line,
    }
}

impl Kind for Renban {
    const EXAMPLE: &'static str = "renban: r1c1 r2c2 r2c3";

    fn renumbering(&self) -> Renumbering {
        Renumbering::Reversed
    }

    fn holds(&self, board: &Filled<'_>) -> bool {
        let mut values = board.all(Place::cells(&self.line, board.layout()));
        values.sort_unstable();
        values.windows(2).all(|pair| pair[0] + 1 == pair[1])
    }

    fn is_broken(&self, board: &Partial<'_>) -> bool {
        let cells = Place::cells(&self.line, board.scene().layout);
        let mut known = board.known(cells);
        known.sort_unstable();
        let repeated = known.windows(2).any(|pair| pair[0] == pair[1]);
        let span = known.last().zip(known.first()).map_or(0, |(last, first)| last - first);
        repeated || span >= cells.len() as i32 || cannot_hold(self, board)
    }
}

impl Compile for Renban {
    fn compile(&self, to: &mut Compiler<'_>) -> Result<(), TooManyStates> {
        let vars = to.vars(Place::cells(&self.line, to.scene().layout));
        let (least, greatest) = to.scene().range();
        let count = vars.len() as i32;
        let windows = (least..=greatest + 1 - count)
            .map(|low| Values::range(low as u8, (low + count - 1) as u8));
        to.push(Constraint::DistinctSet { vars, sets: std::sync::Arc::new(windows.collect()) });
        Ok(())
    }
}

impl Draw for Renban {
    fn decorations(&self, _: &Layout) -> Vec<Decoration> {
        crate::draw::line(&self.line, Pattern::Band)
    }
}

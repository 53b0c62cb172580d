//! Lunchboxes.

use ennead_board::Layout;
use ennead_constraint::{Allowed, Crusts, Kind as Constraint, TooManyStates};
use ennead_draw::{Decoration, Outline};

use crate::kind::{cannot_hold, clue};
use crate::{Compile, Compiler, Draw, Filled, Kind, Line, Partial, Place, Total, Unfit};

clue! {
    /// The values between the least and the greatest value on the line add up to the sum.
    ///
    /// *Meaning:* the least and the greatest of those that are there, whatever they are. No value
    /// occurs twice on the line.
    Lunchbox = "lunchbox" {
        /// The sum.
        sum: Total,
        ;
        /// The line.
        line: Line,
    }
}

impl Kind for Lunchbox {
    const EXAMPLE: &'static str = "lunchbox 10: r1c1-5";

    fn fit(&self, _: &Layout) -> Result<(), Unfit> {
        match self.line.cells().len() {
            1 => Err(Unfit::TooFew { found: 1, least: 2 }),
            _ => Ok(()),
        }
    }

    fn holds(&self, board: &Filled<'_>) -> bool {
        let line = board.all(self.line.cells().iter().copied());
        let place = |value: Option<&i32>| line.iter().position(|it| Some(it) == value);
        let ends = place(line.iter().min()).zip(place(line.iter().max()));
        board.differ(self.line.cells().iter().copied())
            && ends.is_some_and(|(a, b)| {
                line[a.min(b)..a.max(b)].iter().skip(1).sum::<i32>() == self.sum.get()
            })
    }

    fn is_broken(&self, board: &Partial<'_>) -> bool {
        let mut known = board.known(self.line.cells().iter().copied());
        known.sort_unstable();
        known.windows(2).any(|pair| pair[0] == pair[1]) || cannot_hold(self, board)
    }
}

impl Compile for Lunchbox {
    fn compile(&self, to: &mut Compiler<'_>) -> Result<(), TooManyStates> {
        let vars = to.vars(self.line.cells().iter().copied());
        let total = Allowed::exactly(self.sum.get());
        to.push(Constraint::Sandwich { vars, crusts: Crusts::Extremes, total });
        Ok(())
    }
}

impl Draw for Lunchbox {
    fn decorations(&self, layout: &Layout) -> Vec<Decoration> {
        let label = self.sum.get().to_string();
        crate::draw::outline(Place::cells(&self.line, layout), Outline::Pill, &label)
    }
}

//! Counting circles.

use ennead_board::Layout;
use ennead_constraint::{Kind as Constraint, TooManyStates};
use ennead_draw::{CellSign, Decoration};

use crate::kind::{cannot_hold, clue};
use crate::{Area, Compile, Compiler, Draw, Filled, Kind, Partial};

clue! {
    /// A value in a circle says in how many circles it is.
    ///
    /// *Meaning:* all circles are named in one clue. Not every value need be in a circle; 0 never
    /// is.
    CountingCircles = "counting-circles" {
        ;
        /// The circles.
        cells: Area,
    }
}

impl Kind for CountingCircles {
    const EXAMPLE: &'static str = "counting-circles: r1c1 r2c4 r5c5 r7c8";

    fn holds(&self, board: &Filled<'_>) -> bool {
        let values = board.all(self.cells.set());
        let count = |value| values.iter().filter(|&&other| other == value).count() as i32;
        values.iter().all(|&value| count(value) == value)
    }

    fn is_broken(&self, board: &Partial<'_>) -> bool {
        let known = board.known(self.cells.set());
        let open = (self.cells.set().len() - known.len()) as i32;
        let missing =
            |value: i32| value - known.iter().filter(|&&other| other == value).count() as i32;
        let mut values = known.clone();
        values.sort_unstable();
        values.dedup();
        let missing: Vec<i32> = values.into_iter().map(missing).collect();
        missing.iter().any(|&it| it < 0)
            || missing.iter().sum::<i32>() > open
            || cannot_hold(self, board)
    }
}

impl Compile for CountingCircles {
    fn compile(&self, to: &mut Compiler<'_>) -> Result<(), TooManyStates> {
        let vars = to.vars(self.cells.set());
        to.push(Constraint::CountsItself { vars });
        Ok(())
    }
}

impl Draw for CountingCircles {
    fn decorations(&self, _: &Layout) -> Vec<Decoration> {
        crate::draw::signs(self.cells.set(), CellSign::Circle)
    }
}

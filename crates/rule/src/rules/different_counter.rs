//! Cells that count different values.

use ennead_board::{Cell, Layout};
use ennead_constraint::{Kind as Constraint, Target, TooManyStates};
use ennead_draw::{Decoration, Outline};

use super::different::different;
use crate::kind::{cannot_hold, clue};
use crate::{Area, Compile, Compiler, Draw, Filled, Kind, Partial};

clue! {
    /// One cell says how many different values the others hold.
    DifferentCounter = "different-counter" {
        ;
        /// The cell that says so.
        counter: Cell,
        /// The cells whose values are counted.
        cells: Area,
    }
}

impl Kind for DifferentCounter {
    const EXAMPLE: &'static str = "different-counter: r1c1 | r2c2 r3c3 r4c4 r5c5";

    fn holds(&self, board: &Filled<'_>) -> bool {
        different(board.all(self.cells.set())) as i32 == board.at(self.counter)
    }

    fn is_broken(&self, board: &Partial<'_>) -> bool {
        let known = board.known(self.cells.set());
        let open = self.cells.set().len() - known.len();
        let there = different(known) as i32;
        let sees = |count: i32| !(there..=there + open as i32).contains(&count);
        board.at(self.counter).is_some_and(sees) || cannot_hold(self, board)
    }
}

impl Compile for DifferentCounter {
    fn compile(&self, to: &mut Compiler<'_>) -> Result<(), TooManyStates> {
        let times = Target::Var(to.var(self.counter));
        to.push(Constraint::CountDistinct { vars: to.vars(self.cells.set()), times });
        Ok(())
    }
}

impl Draw for DifferentCounter {
    fn decorations(&self, _: &Layout) -> Vec<Decoration> {
        let counter = crate::draw::outline(self.counter.into(), Outline::Pill, "");
        let cells = crate::draw::outline(self.cells.set(), Outline::Solid, "");
        counter.into_iter().chain(cells).collect()
    }
}

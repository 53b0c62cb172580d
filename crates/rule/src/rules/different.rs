//! How many different values.

use ennead_board::Layout;
use ennead_constraint::{Kind as Constraint, Target, TooManyStates};
use ennead_draw::{Decoration, Outline};

use crate::kind::{cannot_hold, clue};
use crate::{Area, Compile, Compiler, Draw, Filled, HowMany, Kind, Partial, Renumbering};

clue! {
    /// The cells hold so many different values.
    Different = "different" {
        /// How many.
        count: HowMany,
        ;
        /// The cells.
        cells: Area,
    }
}

/// How many different numbers there are.
pub(super) fn different(mut numbers: Vec<i32>) -> usize {
    numbers.sort_unstable();
    numbers.dedup();
    numbers.len()
}

impl Kind for Different {
    const EXAMPLE: &'static str = "different 3: r1c1-4";

    fn renumbering(&self) -> Renumbering {
        Renumbering::Any
    }

    fn holds(&self, board: &Filled<'_>) -> bool {
        different(board.all(self.cells.set())) as i32 == self.count.get()
    }

    fn is_broken(&self, board: &Partial<'_>) -> bool {
        let known = board.known(self.cells.set());
        let open = self.cells.set().len() - known.len();
        let there = different(known) as i32;
        !(there..=there + open as i32).contains(&self.count.get()) || cannot_hold(self, board)
    }
}

impl Compile for Different {
    fn compile(&self, to: &mut Compiler<'_>) -> Result<(), TooManyStates> {
        let times = Target::exactly(self.count.get());
        to.push(Constraint::CountDistinct { vars: to.vars(self.cells.set()), times });
        Ok(())
    }
}

impl Draw for Different {
    fn decorations(&self, _: &Layout) -> Vec<Decoration> {
        let label = format!("≠×{}", self.count.get());
        crate::draw::outline(self.cells.set(), Outline::Solid, &label)
    }
}

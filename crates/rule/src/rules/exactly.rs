//! Areas that hold some values.

use ennead_board::{Layout, Value};
use ennead_constraint::{Kind as Constraint, Target, TooManyStates};
use ennead_draw::Decoration;

use crate::kind::{cannot_hold, clue};
use crate::{Area, Compile, Compiler, Draw, Filled, Kind, Partial, Values};

clue! {
    /// The values are in the cells, each exactly as often as it is named.
    ///
    /// *Meaning:* values that are not named are free.
    Exactly = "exactly" {
        /// The values.
        values: Values,
        ;
        /// The cells.
        cells: Area,
    }
}

impl Kind for Exactly {
    const EXAMPLE: &'static str = "exactly 1 2 2: r1c1 r1c2 r2c1 r2c2";

    fn holds(&self, board: &Filled<'_>) -> bool {
        let there = board.all(self.cells.set());
        let count = |value: Value| {
            there.iter().filter(|&&other| other == i32::from(value.number())).count()
        };
        self.values.set().iter().all(|value| count(value) == self.values.count(value))
    }

    fn is_broken(&self, board: &Partial<'_>) -> bool {
        let known = board.known(self.cells.set());
        let open = self.cells.set().len() - known.len();
        let mut missing = 0;
        for value in self.values.set() {
            let number = i32::from(value.number());
            let there = known.iter().filter(|&&other| other == number).count();
            let wanted = self.values.count(value);
            if there > wanted {
                return true;
            }
            missing += wanted.saturating_sub(there);
        }
        missing > open || cannot_hold(self, board)
    }
}

impl Compile for Exactly {
    fn compile(&self, to: &mut Compiler<'_>) -> Result<(), TooManyStates> {
        for (values, count) in super::quad::wanted(&self.values) {
            let (vars, times) = (to.vars(self.cells.set()), Target::exactly(count.into()));
            to.push(Constraint::Count { vars, values, times });
        }
        Ok(())
    }
}

impl Draw for Exactly {
    fn decorations(&self, layout: &Layout) -> Vec<Decoration> {
        crate::draw::cage(self.cells.set(), &crate::language::text_of(&self.values, layout))
    }
}

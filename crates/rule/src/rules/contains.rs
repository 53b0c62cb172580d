//! Areas that hold some values.

use ennead_board::{Layout, Value};
use ennead_constraint::{Kind as Constraint, TooManyStates};
use ennead_draw::Decoration;

use crate::kind::{cannot_hold, clue};
use crate::{Area, Compile, Compiler, Draw, Filled, Kind, Partial, Values};

clue! {
    /// The values are in the cells.
    ///
    /// *Meaning:* a value that is named twice is there twice, at least.
    Contains = "contains" {
        /// The values.
        values: Values,
        ;
        /// The cells.
        cells: Area,
    }
}

impl Kind for Contains {
    const EXAMPLE: &'static str = "contains 1 2 2: r1c1 r1c2 r2c1 r2c2";

    fn holds(&self, board: &Filled<'_>) -> bool {
        let there = board.all(self.cells.set());
        let count = |value: Value| {
            there.iter().filter(|&&other| other == i32::from(value.number())).count()
        };
        self.values.set().iter().all(|value| count(value) >= self.values.count(value))
    }

    fn is_broken(&self, board: &Partial<'_>) -> bool {
        let known = board.known(self.cells.set());
        let open = self.cells.set().len() - known.len();
        let mut missing = 0;
        for value in self.values.set() {
            let number = i32::from(value.number());
            let there = known.iter().filter(|&&other| other == number).count();
            let wanted = self.values.count(value);
            missing += wanted.saturating_sub(there);
        }
        missing > open || cannot_hold(self, board)
    }
}

impl Compile for Contains {
    fn compile(&self, to: &mut Compiler<'_>) -> Result<(), TooManyStates> {
        let wanted = super::quad::wanted(&self.values);
        to.push(Constraint::Contains { vars: to.vars(self.cells.set()), wanted });
        Ok(())
    }
}

impl Draw for Contains {
    fn decorations(&self, layout: &Layout) -> Vec<Decoration> {
        crate::draw::cage(self.cells.set(), &crate::language::text_of(&self.values, layout))
    }
}

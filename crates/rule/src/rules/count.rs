//! Counted values.

use ennead_board::Layout;
use ennead_constraint::{Kind as Constraint, Target, TooManyStates};
use ennead_draw::{Decoration, Outline};

use crate::kind::clue;
use crate::{Area, Compile, Compiler, Draw, Filled, HowMany, Kind, Partial, Values};

clue! {
    /// So many of the cells hold one of the values.
    ///
    /// *Meaning:* exactly so many; it does not matter which of the values.
    Count = "count" {
        /// How many cells.
        count: HowMany,
        /// The values.
        values: Values,
        ;
        /// The cells.
        cells: Area,
    }
}

impl Count {
    fn counts(&self, value: i32) -> bool {
        self.values.iter().any(|it| i32::from(it.number()) == value)
    }
}

impl Kind for Count {
    const EXAMPLE: &'static str = "count 2 1 3 5: r1c1-4";

    fn holds(&self, board: &Filled<'_>) -> bool {
        let values = board.all(self.cells.set()).into_iter();
        values.filter(|&value| self.counts(value)).count() as i32 == self.count.get()
    }

    fn is_broken(&self, board: &Partial<'_>) -> bool {
        let known = board.known(self.cells.set());
        let open = (self.cells.set().len() - known.len()) as i32;
        let there = known.iter().filter(|&&value| self.counts(value)).count() as i32;
        !(there..=there + open).contains(&self.count.get()) || crate::kind::cannot_hold(self, board)
    }
}

impl Compile for Count {
    fn compile(&self, to: &mut Compiler<'_>) -> Result<(), TooManyStates> {
        let values = crate::compile::values(self.values.set());
        let times = Target::exactly(self.count.get());
        to.push(Constraint::Count { vars: to.vars(self.cells.set()), values, times });
        Ok(())
    }
}

impl Draw for Count {
    fn decorations(&self, layout: &Layout) -> Vec<Decoration> {
        let values = crate::language::text_of(&self.values, layout);
        let label = format!("{}: {values}", self.count.get());
        crate::draw::outline(self.cells.set(), Outline::Solid, &label)
    }
}

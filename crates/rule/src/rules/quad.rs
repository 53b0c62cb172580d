//! Quads.

use ennead_board::{Layout, Value};
use ennead_constraint::{Kind as Constraint, TooManyStates, Values as Set};
use ennead_draw::Decoration;

use crate::kind::{cannot_hold, clue};
use crate::{Compile, Compiler, Corner, Draw, Filled, Kind, Partial, Unfit, Values};

clue! {
    /// The values are in the four cells around the corner.
    ///
    /// *Meaning:* a value that is named twice is there twice, at least. The corner is named by the
    /// upper left of the four cells.
    Quad = "quad" {
        /// The values, four at most.
        values: Values,
        ;
        /// Where the four cells meet.
        corner: Corner,
    }
}

impl Kind for Quad {
    const EXAMPLE: &'static str = "quad 1 2 2: r4c4";

    fn fit(&self, _: &Layout) -> Result<(), Unfit> {
        match self.values.len() {
            found if found > 4 => Err(Unfit::TooGreat { found: found as u64, most: 4 }),
            _ => Ok(()),
        }
    }

    fn holds(&self, board: &Filled<'_>) -> bool {
        let there = board.all(self.corner.square());
        let count = |value: Value| {
            there.iter().filter(|&&other| other == i32::from(value.number())).count()
        };
        self.values.set().iter().all(|value| count(value) >= self.values.count(value))
    }

    fn is_broken(&self, board: &Partial<'_>) -> bool {
        let known = board.known(self.corner.square());
        let missing = |value: Value| {
            let there = known.iter().filter(|&&it| it == i32::from(value.number())).count();
            self.values.count(value).saturating_sub(there)
        };
        let missing: usize = self.values.set().iter().map(missing).sum();
        missing > 4 - known.len() || cannot_hold(self, board)
    }
}

/// Each value with how often it is wanted.
pub(super) fn wanted(values: &Values) -> Vec<(Set, u16)> {
    let set = values.set().iter();
    set.map(|value| (Set::one(value.number()), values.count(value) as u16)).collect()
}

impl Compile for Quad {
    fn compile(&self, to: &mut Compiler<'_>) -> Result<(), TooManyStates> {
        let vars = to.vars(self.corner.square());
        to.push(Constraint::Contains { vars, wanted: wanted(&self.values) });
        Ok(())
    }
}

impl Draw for Quad {
    fn decorations(&self, layout: &Layout) -> Vec<Decoration> {
        let text = crate::language::text_of(&self.values, layout);
        let text = if layout.has_short_symbols() { text.replace(' ', "") } else { text };
        vec![Decoration::OnCorner { cell: self.corner.0, text }]
    }
}

//! Numbered rooms.

use ennead_board::{Layout, Value};
use ennead_constraint::{Kind as Constraint, Target, TooManyStates};
use ennead_draw::{Decoration, OutsideSign};

use crate::kind::clue;
use crate::{Compile, Compiler, Draw, Filled, Kind, Lane, Partial, Unfit};

clue! {
    /// The first value, *x*, says in which cell, from the clue on, this value is: in the *x*th.
    ///
    /// *Meaning:* the first cell is the 1st. Where there is no *x*th cell, the rule is not obeyed.
    NumberedRoom = "numbered-room" {
        /// The value.
        value: Value,
        ;
        /// Where the clue looks.
        lane: Lane,
    }
}

impl Kind for NumberedRoom {
    const EXAMPLE: &'static str = "numbered-room 4: r1c1 down";

    fn fit(&self, _: &Layout) -> Result<(), Unfit> {
        super::lanes::straight(self.lane)
    }

    fn holds(&self, board: &Filled<'_>) -> bool {
        let line = board.all(self.lane.cells(board.layout()));
        let room = (line[0] as usize).checked_sub(1).and_then(|room| line.get(room));
        room == Some(&i32::from(self.value.number()))
    }

    fn is_broken(&self, board: &Partial<'_>) -> bool {
        let scene = board.scene();
        super::index::cannot_point(
            board,
            self.lane.first,
            &self.lane.cells(scene.layout),
            i32::from(self.value.number()),
        )
    }
}

impl Compile for NumberedRoom {
    fn compile(&self, to: &mut Compiler<'_>) -> Result<(), TooManyStates> {
        let list = to.vars(self.lane.cells(to.scene().layout));
        let target = Target::exactly(self.value.number().into());
        to.push(Constraint::Element { index: list[0], first: 1, list, target });
        Ok(())
    }
}

impl Draw for NumberedRoom {
    fn decorations(&self, layout: &Layout) -> Vec<Decoration> {
        crate::draw::outside(self.lane, OutsideSign::Plain, layout.symbol(self.value))
    }
}

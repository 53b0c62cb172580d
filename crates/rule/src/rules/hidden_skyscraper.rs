//! Hidden skyscrapers.

use ennead_board::{Layout, Value};
use ennead_constraint::{Kind as Constraint, TooManyStates, View};
use ennead_draw::{Decoration, OutsideSign};

use crate::kind::{cannot_hold, clue};
use crate::{Compile, Compiler, Draw, Filled, Kind, Lane, Partial, Unfit};

clue! {
    /// From the clue, the first value that is hidden is this one: the first that is not greater
    /// than all before it.
    ///
    /// *Meaning:* a row or column in which nothing is hidden does not obey.
    HiddenSkyscraper = "hidden-skyscraper" {
        /// The value.
        value: Value,
        ;
        /// Where the clue looks.
        lane: Lane,
    }
}

/// The first value that is not greater than the one before it.
fn hidden(line: &[i32]) -> Option<i32> {
    line.windows(2).find(|pair| pair[1] <= pair[0]).map(|pair| pair[1])
}

impl Kind for HiddenSkyscraper {
    const EXAMPLE: &'static str = "hidden-skyscraper 4: r1c1 down";

    fn fit(&self, _: &Layout) -> Result<(), Unfit> {
        super::lanes::straight(self.lane)
    }

    fn holds(&self, board: &Filled<'_>) -> bool {
        let line = board.all(self.lane.cells(board.layout()));
        hidden(&line) == Some(i32::from(self.value.number()))
    }

    fn is_broken(&self, board: &Partial<'_>) -> bool {
        let cells = self.lane.cells(board.scene().layout);
        let known = board.known(cells.iter().copied().take_while(|&it| board.at(it).is_some()));
        let wanted = i32::from(self.value.number());
        match hidden(&known) {
            Some(value) => value != wanted,
            None => known.len() == cells.len() || cannot_hold(self, board),
        }
    }
}

impl Compile for HiddenSkyscraper {
    fn compile(&self, to: &mut Compiler<'_>) -> Result<(), TooManyStates> {
        let vars = to.vars(self.lane.cells(to.scene().layout));
        let view = View::FirstHidden(self.value.number());
        to.push(Constraint::Skyline { vars, view });
        Ok(())
    }
}

impl Draw for HiddenSkyscraper {
    fn decorations(&self, layout: &Layout) -> Vec<Decoration> {
        crate::draw::outside(self.lane, OutsideSign::Roof, layout.symbol(self.value))
    }
}

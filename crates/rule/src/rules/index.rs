//! Cells that point into lines.

use ennead_board::{Cell, Layout};
use ennead_constraint::{Kind as Constraint, Target, TooManyStates};
use ennead_draw::{Decoration, Pattern};

use crate::kind::clue;
use crate::{Compile, Compiler, Draw, Filled, Kind, Line, Partial};

clue! {
    /// The value of one cell is in the cell of the line that the value of another points to.
    ///
    /// *Meaning:* the first cell of the line is the 1st. Where a value points past the line, the
    /// rule is not obeyed.
    Index = "index" {
        ;
        /// The cell that points.
        pointer: Cell,
        /// The cell whose value is there.
        cell: Cell,
        /// Where it points to.
        line: Line,
    }
}

/// Whether a cell can no longer point to a cell of the list that holds this number.
pub(super) fn cannot_point(board: &Partial<'_>, from: Cell, list: &[Cell], number: i32) -> bool {
    let (least, greatest) = board.scene().range();
    let may = board.at(from).map_or(least..=greatest, |value| value..=value);
    let can = |place: i32| {
        let to = usize::try_from(place - 1).ok().and_then(|place| list.get(place));
        to.is_some_and(|&to| {
            let there = if to == from { Some(place) } else { board.at(to) };
            there.map_or((least..=greatest).contains(&number), |value| value == number)
        })
    };
    !may.into_iter().any(can)
}

impl Kind for Index {
    const EXAMPLE: &'static str = "index: r1c1 | r9c9 | r5c1-9";

    fn holds(&self, board: &Filled<'_>) -> bool {
        let place = (board.at(self.pointer) as usize).checked_sub(1);
        let to = place.and_then(|place| self.line.cells().get(place));
        to.is_some_and(|&to| board.at(to) == board.at(self.cell))
    }
}

impl Compile for Index {
    fn compile(&self, to: &mut Compiler<'_>) -> Result<(), TooManyStates> {
        let list = to.vars(self.line.cells().iter().copied());
        let target = Target::Var(to.var(self.cell));
        to.push(Constraint::Element { index: to.var(self.pointer), first: 1, list, target });
        Ok(())
    }
}

impl Draw for Index {
    fn decorations(&self, _: &Layout) -> Vec<Decoration> {
        crate::draw::line(&self.line, Pattern::Thin)
    }
}

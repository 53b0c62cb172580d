//! Zipper lines.

use ennead_board::{Cell, Layout};
use ennead_constraint::{Kind as Constraint, TooManyStates};
use ennead_draw::{Decoration, Pattern};

use crate::kind::clue;
use crate::part::sum_range;
use crate::{Compile, Compiler, Draw, Filled, Kind, Line, Partial};

clue! {
    /// Two cells at the same distance from the middle of the line have the same sum as any other
    /// two.
    ///
    /// *Meaning:* where there is a cell in the middle, its value is that sum.
    Zipper = "zipper" {
        ;
        /// The line.
        line: Line,
    }
}

impl Zipper {
    /// What has the same sum: pairs, and the cell in the middle.
    fn sums(&self) -> Vec<Vec<Cell>> {
        let cells = self.line.cells();
        let middle = (!cells.len().is_multiple_of(2)).then(|| vec![cells[cells.len() / 2]]);
        self.line.mirrored().map(|(a, b)| vec![a, b]).chain(middle).collect()
    }
}

impl Kind for Zipper {
    const EXAMPLE: &'static str = "zipper: r1c1-5";

    fn holds(&self, board: &Filled<'_>) -> bool {
        let sums: Vec<i32> = self.sums().into_iter().map(|cells| board.sum(cells)).collect();
        sums.windows(2).all(|pair| pair[0] == pair[1])
    }

    fn is_broken(&self, board: &Partial<'_>) -> bool {
        let sums = self.sums().into_iter();
        let ranges = sums.map(|cells| sum_range(cells.into_iter().map(|cell| (cell, 1)), board));
        let common = ranges.reduce(|a, b| (a.0.max(b.0), a.1.min(b.1)));
        common.is_some_and(|(low, high)| low > high)
    }
}

impl Compile for Zipper {
    fn compile(&self, to: &mut Compiler<'_>) -> Result<(), TooManyStates> {
        let parts = self.sums().into_iter().map(|cells| to.vars(cells)).collect();
        to.push(Constraint::SameSum { parts });
        Ok(())
    }
}

impl Draw for Zipper {
    fn decorations(&self, _: &Layout) -> Vec<Decoration> {
        crate::draw::line(&self.line, Pattern::Teeth)
    }
}

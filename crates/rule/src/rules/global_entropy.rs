//! Global entropy.

use ennead_board::{CellSet, Layout};
use ennead_constraint::{Kind as Constraint, TooManyStates, Values};

use super::entropic::{THIRDS, third};
use crate::kind::clue;
use crate::{Compile, Compiler, Corner, Draw, Filled, Kind, Partial, Renumbering, Scene, Unfit};

clue! {
    /// Every square of 2 × 2 cells holds a low, a middle and a high value.
    ///
    /// *Meaning:* low, middle and high are the thirds of the board's values, on a 9×9 123, 456 and
    /// 789. Squares may lie across regions.
    GlobalEntropy = "global-entropy" {}
}

/// The squares of four cells.
fn squares(layout: &Layout) -> impl Iterator<Item = CellSet> {
    let cells = layout.cells();
    let squares = cells.iter().map(|cell| Corner(cell).square().collect::<CellSet>());
    squares.filter(move |square| square.len() == 4 && square.is_subset(cells))
}

/// Which third a number is in.
fn class(scene: Scene<'_>, number: i32) -> usize {
    (number - scene.range().0) as usize / (scene.values() / THIRDS)
}

impl Kind for GlobalEntropy {
    const EXAMPLE: &'static str = "global-entropy";

    fn fit(&self, layout: &Layout) -> Result<(), Unfit> {
        third(layout).map(|_| ())
    }

    fn cells(&self, layout: &Layout) -> CellSet {
        squares(layout).fold(CellSet::EMPTY, |all, square| all | square)
    }

    fn renumbering(&self) -> Renumbering {
        Renumbering::Reversed
    }

    fn holds(&self, board: &Filled<'_>) -> bool {
        squares(board.layout()).all(|square| {
            let classes = board.all(square).into_iter().map(|it| class(board.scene(), it));
            classes.fold(0, |seen, it| seen | 1 << it) == (1 << THIRDS) - 1
        })
    }

    fn is_broken(&self, board: &Partial<'_>) -> bool {
        squares(board.scene().layout).any(|square| {
            let known = board.known(square);
            let open = square.len() - known.len();
            let seen = known.iter().fold(0u8, |seen, &it| seen | 1 << class(board.scene(), it));
            (seen.count_ones() as usize) + open < THIRDS
        })
    }
}

impl Compile for GlobalEntropy {
    fn compile(&self, to: &mut Compiler<'_>) -> Result<(), TooManyStates> {
        let scene = to.scene();
        let least = scene.range().0 as usize;
        let size = scene.values() / THIRDS;
        let class = |third: usize| {
            let low = least + third * size;
            (Values::range(low as u8, (low + size - 1) as u8), 1)
        };
        let wanted: Vec<(Values, u16)> = (0..THIRDS).map(class).collect();
        for square in squares(scene.layout) {
            to.push(Constraint::Contains { vars: to.vars(square), wanted: wanted.clone() });
        }
        Ok(())
    }
}

impl Draw for GlobalEntropy {}

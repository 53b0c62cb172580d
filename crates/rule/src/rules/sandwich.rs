//! Sandwiches.

use ennead_board::Layout;
use ennead_constraint::{Allowed, Crusts, Kind as Constraint, TooManyStates};
use ennead_draw::{Decoration, OutsideSign};

use crate::kind::clue;
use crate::{Compile, Compiler, Draw, Filled, Kind, Lane, Partial, Total, Unfit};

clue! {
    /// The values between the least and the greatest value of the board, in a row or column, add up
    /// to the sum.
    ///
    /// *Meaning:* the crusts are 1 and 9 on a 9×9, 1 and N on N values, 0 and 8 on values from 0.
    /// With the sum 0 they are neighbours (or only a 0 is between them). Both must be there, and no
    /// value occurs twice, as in any row or column.
    Sandwich = "sandwich" {
        /// The sum.
        sum: Total,
        ;
        /// The row or column, from either side.
        lane: Lane,
    }
}

/// The sum of what is between two crusts, if each is there.
fn filling(line: &[i32], (least, greatest): (i32, i32)) -> Option<i32> {
    let a = line.iter().position(|&value| value == least)?;
    let b = line.iter().position(|&value| value == greatest)?;
    (a != b).then(|| line[a.min(b) + 1..a.max(b)].iter().sum())
}

impl Kind for Sandwich {
    const EXAMPLE: &'static str = "sandwich 12: r3c1 right";

    fn fit(&self, _: &Layout) -> Result<(), Unfit> {
        super::lanes::straight(self.lane)
    }

    fn holds(&self, board: &Filled<'_>) -> bool {
        let cells = self.lane.cells(board.layout());
        let filling = filling(&board.all(cells.iter().copied()), board.scene().range());
        board.differ(cells) && filling == Some(self.sum.get())
    }

    fn is_broken(&self, board: &Partial<'_>) -> bool {
        let scene = board.scene();
        let (least, greatest) = scene.range();
        let line: Vec<Option<i32>> =
            self.lane.cells(scene.layout).iter().map(|&cell| board.at(cell)).collect();
        let place = |value| line.iter().position(|&it| it == Some(value));
        let mut known: Vec<i32> = line.iter().flatten().copied().collect();
        known.sort_unstable();
        if known.windows(2).any(|pair| pair[0] == pair[1]) {
            return true;
        }
        match (place(least), place(greatest)) {
            (Some(a), Some(b)) if a != b => {
                let inner = line.get(a.min(b) + 1..a.max(b)).unwrap_or(&[]);
                let open = inner.iter().filter(|it| it.is_none()).count() as i32;
                let known: i32 = inner.iter().flatten().sum();
                let sums = known + open * least..=known + open * greatest;
                !sums.contains(&self.sum.get())
            }
            _ => known.len() == line.len(),
        }
    }
}

impl Compile for Sandwich {
    fn compile(&self, to: &mut Compiler<'_>) -> Result<(), TooManyStates> {
        let (least, greatest) = to.scene().range();
        let vars = to.vars(self.lane.cells(to.scene().layout));
        let crusts = Crusts::Values(least as u8, greatest as u8);
        to.push(Constraint::Sandwich { vars, crusts, total: Allowed::exactly(self.sum.get()) });
        Ok(())
    }
}

impl Draw for Sandwich {
    fn decorations(&self, _: &Layout) -> Vec<Decoration> {
        crate::draw::outside(self.lane, OutsideSign::Between, &self.sum.get().to_string())
    }
}

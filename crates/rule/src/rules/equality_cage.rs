//! Equality cages.

use ennead_board::Layout;
use ennead_constraint::{Kind as Constraint, Target, TooManyStates, Values};
use ennead_draw::Decoration;

use crate::kind::{cannot_hold, clue};
use crate::{Area, Compile, Compiler, Draw, Filled, Kind, Partial};

clue! {
    /// As many odd as even values are in the cage, and as many low as high ones.
    ///
    /// *Meaning:* no value occurs twice. Low and high are the halves of the board's values, 1234
    /// and 6789 on a 9×9; the one in the middle is neither, so it is in no equality cage.
    EqualityCage = "equality-cage" {
        ;
        /// The cells.
        cells: Area,
    }
}

impl Kind for EqualityCage {
    const EXAMPLE: &'static str = "equality-cage: r1c1-4";

    fn holds(&self, board: &Filled<'_>) -> bool {
        let values = board.all(self.cells.set());
        let (least, greatest) = board.scene().range();
        let half = board.scene().values() as i32 / 2;
        let count = |is: &dyn Fn(i32) -> bool| values.iter().filter(|&&it| is(it)).count();
        let odd = count(&|value| value % 2 == 1);
        let low = count(&|value| value < least + half);
        let high = count(&|value| value > greatest - half);
        board.differ(self.cells.set())
            && 2 * odd == values.len()
            && low == high
            && low + high == values.len()
    }

    fn is_broken(&self, board: &Partial<'_>) -> bool {
        let mut known = board.known(self.cells.set());
        known.sort_unstable();
        let half = self.cells.set().len() / 2;
        let odd = known.iter().filter(|&&value| value % 2 == 1).count();
        !self.cells.set().len().is_multiple_of(2)
            || known.windows(2).any(|pair| pair[0] == pair[1])
            || odd > half
            || known.len() - odd > half
            || cannot_hold(self, board)
    }
}

impl Compile for EqualityCage {
    fn compile(&self, to: &mut Compiler<'_>) -> Result<(), TooManyStates> {
        let (least, greatest) = to.scene().range();
        let values = to.values();
        let half = to.scene().values() as i32 / 2;
        let low = Values::range(least as u8, (least + half - 1) as u8);
        let high = Values::range((greatest - half + 1) as u8, greatest as u8);
        let odd: Values = values.iter().filter(|value| value % 2 == 1).collect();
        let cells = self.cells.cells();
        if !cells.len().is_multiple_of(2) {
            to.impossible();
            return Ok(());
        }
        let count = cells.len() as u32 / 2;
        if to.has_few_sets() {
            to.set(&cells, |set| {
                [odd, low, high].into_iter().all(|class| (set & class).len() == count)
            });
            return Ok(());
        }
        to.differ(cells.iter().copied());
        for values in [odd, low, high] {
            let vars = to.vars(cells.iter().copied());
            to.push(Constraint::Count { vars, values, times: Target::exactly(count as i32) });
        }
        Ok(())
    }
}

impl Draw for EqualityCage {
    fn decorations(&self, _: &Layout) -> Vec<Decoration> {
        crate::draw::cage(self.cells.set(), "=")
    }
}

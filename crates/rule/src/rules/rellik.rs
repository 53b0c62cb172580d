//! Rellik cages.

use std::collections::BTreeSet;

use ennead_board::Layout;
use ennead_constraint::{Automaton, TooManyStates};
use ennead_draw::Decoration;

use crate::kind::{cannot_hold, clue};
use crate::{Area, Compile, Compiler, Draw, Filled, Kind, Partial, Total};

clue! {
    /// A killer cage the other way round: no values in it add up to the sum, neither one alone nor
    /// several nor all.
    ///
    /// *Meaning:* no value occurs twice in the cage.
    Rellik = "rellik" {
        /// The sum.
        sum: Total,
        ;
        /// The cells.
        cells: Area,
    }
}

/// Whether some of the values, one at least, add up to the sum.
fn some_have(values: &[i32], sum: i32) -> bool {
    let mut sums = BTreeSet::new();
    for &value in values {
        let more: Vec<i32> = sums.iter().map(|sum| sum + value).collect();
        sums.extend(more);
        sums.insert(value);
    }
    sums.contains(&sum)
}

impl Kind for Rellik {
    const EXAMPLE: &'static str = "rellik 10: r1c1-3";

    fn holds(&self, board: &Filled<'_>) -> bool {
        board.differ(self.cells.set()) && !some_have(&board.all(self.cells.set()), self.sum.get())
    }

    fn is_broken(&self, board: &Partial<'_>) -> bool {
        let mut known = board.known(self.cells.set());
        known.sort_unstable();
        known.windows(2).any(|pair| pair[0] == pair[1])
            || some_have(&known, self.sum.get())
            || cannot_hold(self, board)
    }
}

impl Compile for Rellik {
    fn compile(&self, to: &mut Compiler<'_>) -> Result<(), TooManyStates> {
        let cells = self.cells.cells();
        let sum = self.sum.get();
        if to.has_few_sets() {
            to.set(&cells, |set| !some_have(&set.iter().map(i32::from).collect::<Vec<_>>(), sum));
            return Ok(());
        }
        // The sums up to this one that some of the values so far have.
        let step = |sums: &BTreeSet<i32>, value: u8| {
            let value = i32::from(value);
            let mut more: BTreeSet<i32> = sums.iter().map(|sum| sum + value).collect();
            more.extend(sums);
            more.insert(value);
            more.retain(|&it| it <= sum);
            (!more.contains(&sum)).then_some(more)
        };
        let automaton = Automaton::new([BTreeSet::new()], to.values(), step, |_| true)?;
        to.differ(cells.iter().copied());
        to.regular(cells, automaton);
        Ok(())
    }
}

impl Draw for Rellik {
    fn decorations(&self, _: &Layout) -> Vec<Decoration> {
        crate::draw::cage(self.cells.set(), &format!("≠{}", self.sum.get()))
    }
}

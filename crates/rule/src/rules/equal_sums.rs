//! Equal sums.

use ennead_board::Layout;
use ennead_constraint::{Kind as Constraint, TooManyStates};
use ennead_draw::{Decoration, Outline};

use crate::kind::clue;
use crate::part::sum_range;
use crate::{Area, Compile, Compiler, Draw, Filled, Kind, Partial, Several};

clue! {
    /// The areas have the same sum, whatever it is. Values may repeat.
    EqualSums = "equal-sums" {
        ;
        /// The areas.
        areas: Several<Area>,
    }
}

impl Kind for EqualSums {
    const EXAMPLE: &'static str = "equal-sums: r1c1 r1c2 | r3c1-3 | r5c5";

    fn holds(&self, board: &Filled<'_>) -> bool {
        let sums: Vec<i32> = self.areas.iter().map(|area| board.sum(area.set())).collect();
        sums.windows(2).all(|pair| pair[0] == pair[1])
    }

    fn is_broken(&self, board: &Partial<'_>) -> bool {
        let terms = |area: &Area| area.set().iter().map(|cell| (cell, 1));
        let ranges = self.areas.iter().map(|area| sum_range(terms(area), board));
        // What all of them can be, each by itself.
        let common = ranges.reduce(|a, b| (a.0.max(b.0), a.1.min(b.1)));
        common.is_some_and(|(low, high)| low > high)
    }
}

impl Compile for EqualSums {
    fn compile(&self, to: &mut Compiler<'_>) -> Result<(), TooManyStates> {
        let parts = self.areas.iter().map(|area| to.vars(area.set())).collect();
        to.push(Constraint::SameSum { parts });
        Ok(())
    }
}

impl Draw for EqualSums {
    fn decorations(&self, _: &Layout) -> Vec<Decoration> {
        let area = |area: &Area| crate::draw::outline(area.set(), Outline::Solid, "Σ");
        self.areas.iter().flat_map(area).collect()
    }
}

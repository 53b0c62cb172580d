//! Areas with the same values.

use ennead_board::Layout;
use ennead_constraint::{Kind as Constraint, TooManyStates};
use ennead_draw::{Decoration, Outline};

use crate::kind::{cannot_hold, clue};
use crate::{Area, Compile, Compiler, Draw, Filled, Kind, Partial, Renumbering, Several, Unfit};

clue! {
    /// The areas hold the same values, each as often as in the other areas, in any order.
    SameValues = "same-values" {
        ;
        /// The areas, of as many cells each.
        areas: Several<Area>,
    }
}

impl Kind for SameValues {
    const EXAMPLE: &'static str = "same-values: r1c1-3 | r5c5 r6c6 r7c7";

    fn fit(&self, _: &Layout) -> Result<(), Unfit> {
        let counts: Vec<usize> = self.areas.iter().map(|area| area.set().len()).collect();
        match counts.windows(2).find(|pair| pair[0] != pair[1]) {
            Some(pair) => Err(Unfit::Unequal { one: pair[0], other: pair[1] }),
            None => Ok(()),
        }
    }

    fn renumbering(&self) -> Renumbering {
        Renumbering::Any
    }

    fn holds(&self, board: &Filled<'_>) -> bool {
        let sorted = |area: &Area| {
            let mut values = board.all(area.set());
            values.sort_unstable();
            values
        };
        let areas: Vec<Vec<i32>> = self.areas.iter().map(sorted).collect();
        areas.windows(2).all(|pair| pair[0] == pair[1])
    }

    fn is_broken(&self, board: &Partial<'_>) -> bool {
        // A value that one area has more often than the other can still have.
        let lacks = |one: &Area, other: &Area| {
            let (have, mut there) = (board.known(one.set()), board.known(other.set()));
            let open = other.set().len() - there.len();
            let mut missing = 0;
            for value in have {
                match there.iter().position(|&it| it == value) {
                    Some(place) => drop(there.swap_remove(place)),
                    None => missing += 1,
                }
            }
            missing > open
        };
        self.areas.iter().any(|one| self.areas.iter().any(|other| lacks(one, other)))
            || cannot_hold(self, board)
    }
}

impl Compile for SameValues {
    fn compile(&self, to: &mut Compiler<'_>) -> Result<(), TooManyStates> {
        let parts = self.areas.iter().map(|area| to.vars(area.set())).collect();
        to.push(Constraint::SameValues { parts });
        Ok(())
    }
}

impl Draw for SameValues {
    fn decorations(&self, _: &Layout) -> Vec<Decoration> {
        let area = |area: &Area| crate::draw::outline(area.set(), Outline::Solid, "=");
        self.areas.iter().flat_map(area).collect()
    }
}

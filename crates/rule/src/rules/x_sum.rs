//! X-sums.

use ennead_board::Layout;
use ennead_constraint::{Kind as Constraint, TooManyStates, Values};
use ennead_draw::{Decoration, OutsideSign};

use crate::kind::clue;
use crate::{Compile, Compiler, Draw, Filled, Kind, Lane, Partial, Total, Unfit};

clue! {
    /// The first value, *x*, says how many cells, from the clue on, add up to the sum.
    ///
    /// *Meaning:* the first cell is one of the *x*. A row or column that has no *x* cells does not
    /// obey. Of values from 0: no cells have the sum 0.
    XSum = "x-sum" {
        /// The sum.
        sum: Total,
        ;
        /// Where the clue looks.
        lane: Lane,
    }
}

impl Kind for XSum {
    const EXAMPLE: &'static str = "x-sum 20: r1c3 down";

    fn fit(&self, _: &Layout) -> Result<(), Unfit> {
        super::lanes::straight(self.lane)
    }

    fn holds(&self, board: &Filled<'_>) -> bool {
        let line = board.all(self.lane.cells(board.layout()));
        line.get(..line[0] as usize).is_some_and(|x| x.iter().sum::<i32>() == self.sum.get())
    }

    fn is_broken(&self, board: &Partial<'_>) -> bool {
        let scene = board.scene();
        let (least, greatest) = scene.range();
        let cells = self.lane.cells(scene.layout);
        let first = board.at(self.lane.first);
        let may = first.map_or(least..=greatest, |value| value..=value);
        let can = |x: i32| {
            cells.get(..x as usize).is_some_and(|cells| {
                let value = |(i, &cell)| if i == 0 { Some(x) } else { board.at(cell) };
                let values: Vec<Option<i32>> = cells.iter().enumerate().map(value).collect();
                let sum = |open: i32| values.iter().map(|it| it.unwrap_or(open)).sum::<i32>();
                (sum(least)..=sum(greatest)).contains(&self.sum.get())
            })
        };
        !may.into_iter().any(can)
    }
}

impl Compile for XSum {
    fn compile(&self, to: &mut Compiler<'_>) -> Result<(), TooManyStates> {
        let cells = self.lane.cells(to.scene().layout);
        let mut branches = Vec::new();
        for x in to.values().iter().filter(|&x| usize::from(x) <= cells.len()) {
            branches.push(to.branch(|to| {
                to.among(self.lane.first, Values::one(x));
                let counted = cells[..usize::from(x)].iter().map(|&cell| (cell, 1));
                to.sum(counted, self.sum.get());
                Ok(())
            })?);
        }
        to.push(Constraint::Or { branches });
        Ok(())
    }
}

impl Draw for XSum {
    fn decorations(&self, _: &Layout) -> Vec<Decoration> {
        crate::draw::outside(self.lane, OutsideSign::Mouth, &self.sum.get().to_string())
    }
}

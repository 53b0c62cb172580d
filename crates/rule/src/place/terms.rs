//! Cells with factors.

use std::collections::BTreeMap;

use ennead_board::{Cell, CellSet, Layout};

use super::{Place, fit_cells};
use crate::language::{Argument, Misread, Reader, Writer};
use crate::{Motion, Spot, Unfit};

/// Cells with a factor each, for sums: `r1c1 2*r1c2 -r1c3`. A cell that is named twice counts
/// twice.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Terms(Vec<(Cell, i32)>);

impl Terms {
    /// The greatest factor, either sign.
    pub const MOST: i32 = 9999;

    /// These cells with these factors; those of a cell are added, in reading order of the cells.
    pub fn new(terms: impl IntoIterator<Item = (Cell, i32)>) -> Terms {
        let mut factors: BTreeMap<Cell, i32> = BTreeMap::new();
        for (cell, factor) in terms {
            let sum = factors.entry(cell).or_default();
            *sum = sum.saturating_add(factor);
        }
        Terms(factors.into_iter().filter(|&(_, factor)| factor != 0).collect())
    }

    /// Each cell once, with its factor, which is not 0.
    pub fn iter(&self) -> impl Iterator<Item = (Cell, i32)> + '_ {
        self.0.iter().copied()
    }
}

impl Argument for Terms {
    const USAGE: &'static str = "[FACTOR*]CELL…";

    fn read(line: &mut Reader<'_>) -> Result<Terms, Misread> {
        line.terms().map(Terms::new)
    }

    fn write(&self, line: &mut Writer<'_>) {
        line.terms(&self.0);
    }

    fn fit(&self, layout: &Layout) -> Result<(), Unfit> {
        if self.0.is_empty() {
            return Err(Unfit::TooFew { found: 0, least: 1 });
        }
        let most = self.0.iter().map(|term| term.1.unsigned_abs()).max().unwrap_or(0);
        if most > Terms::MOST.unsigned_abs() {
            return Err(Unfit::TooGreat {
                found: most.into(),
                most: Terms::MOST.unsigned_abs().into(),
            });
        }
        fit_cells(layout, self.cells(layout))
    }

    fn moved(&self, by: Motion) -> Option<Terms> {
        let term = |(cell, factor): (Cell, i32)| Some((cell.moved(by)?, factor));
        self.iter().map(term).collect::<Option<_>>().map(Terms)
    }
}

impl Place for Terms {
    fn cells(&self, _: &Layout) -> CellSet {
        self.iter().map(|(cell, _)| cell).collect()
    }

    fn spots(&self, _: &Layout) -> Vec<(Cell, Spot)> {
        self.iter().map(|(cell, factor)| (cell, Spot::InSum { factor })).collect()
    }
}

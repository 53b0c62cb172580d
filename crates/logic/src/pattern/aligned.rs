//! Cells whose digits exclude each other by pairs or triples.

use ennead_draw::{Drawing, Role};
use ennead_grid::{CellSet, DigitSet};

use super::Shape;
use crate::{CandidateSet, Flaw, Position, ensure};

/// Two or three cells, and others that would be left without a candidate by some of the ways to
/// fill them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Aligned {
    /// The cells, two or three.
    pub base: CellSet,
    /// The cells that exclude ways to fill them.
    pub excluders: CellSet,
}

impl Aligned {
    /// The candidates of the base that no way to fill it allows: the same digit not twice in cells
    /// that see each other, and a candidate left for each excluder.
    ///
    /// # Errors
    ///
    /// A flaw if the base is not two or three empty cells, or an excluder is filled or among them.
    pub fn rules_out(&self, position: &Position) -> Result<CandidateSet, Flaw> {
        let cells: Vec<_> = self.base.iter().collect();
        ensure(matches!(cells.len(), 2 | 3), "not two or three cells")?;
        ensure(self.base.is_subset(position.empty()), "a cell is filled")?;
        let outside = position.empty() - self.base;
        ensure(self.excluders.is_subset(outside), "an excluder is filled, or one of the cells")?;
        // Of each excluder the candidates, and which of the cells it sees.
        let excluders: Vec<(DigitSet, [bool; 3])> = self
            .excluders
            .iter()
            .map(|excluder| {
                let sees = |i: usize| cells.get(i).is_some_and(|&cell| cell.sees(excluder));
                (position.candidates(excluder), [sees(0), sees(1), sees(2)])
            })
            .collect();
        let last = cells.get(2).map_or(DigitSet::EMPTY, |&cell| position.candidates(cell));
        let mut left = CandidateSet::EMPTY;
        for first in position.candidates(cells[0]).iter() {
            for second in position.candidates(cells[1]).iter() {
                // A third digit, or once none.
                let thirds = last.iter().map(Some).chain(last.is_empty().then_some(None));
                for third in thirds {
                    let digits = [Some(first), Some(second), third];
                    let clash = |i: usize, j: usize| {
                        digits[i].is_some() && digits[i] == digits[j] && cells[i].sees(cells[j])
                    };
                    if clash(0, 1) || clash(0, 2) || clash(1, 2) {
                        continue;
                    }
                    let starves = |(candidates, sees): &(DigitSet, [bool; 3])| {
                        let taken = (0..3).filter(|&i| sees[i]).filter_map(|i| digits[i]);
                        taken.fold(*candidates, |rest, digit| rest.without(digit)).is_empty()
                    };
                    if excluders.iter().any(starves) {
                        continue;
                    }
                    for (&cell, digit) in cells.iter().zip(digits) {
                        if let Some(digit) = digit {
                            left.insert(digit, cell);
                        }
                    }
                }
            }
        }
        let mut all = CandidateSet::EMPTY;
        for &cell in &cells {
            all |= CandidateSet::all_of(position.candidates(cell), cell.into());
        }
        Ok(all - left)
    }
}

impl Shape for Aligned {
    fn size(&self) -> usize {
        self.base.len() + self.excluders.len()
    }

    fn draw(&self, drawing: &mut Drawing) {
        for cell in self.base.iter() {
            drawing.cell(cell, Role::Pattern);
        }
        for cell in self.excluders.iter() {
            drawing.cell(cell, Role::Second);
        }
    }
}

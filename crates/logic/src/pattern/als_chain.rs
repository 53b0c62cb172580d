//! Almost locked sets, each linked to the next.

use ennead_draw::{Drawing, Role};
use ennead_grid::{Cell, CellSet, Digit, DigitSet};

use super::Shape;
use crate::{Flaw, Position, ensure};

/// Almost locked sets in a row, each joined to the next by digits that cannot be in both: their
/// restricted commons.
///
/// Two sets with one link are ALS-XZ, with two digits in the link doubly linked; three sets are a
/// wing, more a chain.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct AlsChain {
    /// The cells of each set.
    pub sets: Vec<CellSet>,
    /// The restricted commons of each set and the next: one digit fewer of them than sets.
    pub links: Vec<DigitSet>,
}

/// The digits of `cells`, if these are an almost locked set.
///
/// # Errors
///
/// A flaw if not.
pub fn check_als(cells: CellSet, position: &Position) -> Result<DigitSet, Flaw> {
    let digits = position.union(cells);
    ensure(!cells.is_empty() && cells.is_subset(position.empty()), "a cell is filled")?;
    ensure(!cells.common_houses().is_empty(), "a set is not in one house")?;
    ensure(digits.len() == cells.len() + 1, "a set is not almost locked")?;
    Ok(digits)
}

/// Whether `digit` is in each of two sets, and each of its cells in one sees all in the other.
pub fn is_restricted(digit: Digit, a: CellSet, b: CellSet, position: &Position) -> bool {
    let (a, b) = (a & position.cells_of(digit), b & position.cells_of(digit));
    !a.is_empty() && !b.is_empty() && a.iter().all(|cell| b.is_subset(cell.peers()))
}

impl AlsChain {
    /// Checks that the sets are almost locked and their links restricted in `position`.
    ///
    /// # Errors
    ///
    /// The first flaw met.
    pub fn check(&self, position: &Position) -> Result<(), Flaw> {
        ensure(self.sets.len() >= 2, "two sets at least")?;
        ensure(self.links.len() + 1 == self.sets.len(), "a link joins two sets")?;
        for &cells in &self.sets {
            check_als(cells, position)?;
        }
        for (pair, link) in self.sets.windows(2).zip(&self.links) {
            ensure(!link.is_empty(), "two sets are not linked")?;
            ensure(
                link.iter().all(|digit| is_restricted(digit, pair[0], pair[1], position)),
                "a common digit is not restricted",
            )?;
        }
        Ok(())
    }

    /// Whether the chain, if it [holds](AlsChain::check), makes `digit` false in `cell`.
    ///
    /// Say the first set lacks the digit. Then it has all its others, so the second lacks the
    /// digit that links the two and has all its others, and so on: the last set has the digit,
    /// unless it is what the last link took away. No set passes on the digit it lacks.
    pub fn rules_out(&self, digit: Digit, cell: Cell, position: &Position) -> bool {
        let sees_all = |cells: CellSet| {
            let with = cells & position.cells_of(digit);
            !with.is_empty() && with.is_subset(cell.peers())
        };
        let (Some(&first), Some(&last)) = (self.sets.first(), self.sets.last()) else {
            return false;
        };
        // The digits by which a set can have been reached, one link after the other.
        let mut by = DigitSet::only(digit);
        for &link in &self.links {
            by = link.iter().filter(|&next| by.iter().any(|before| before != next)).collect();
        }
        if !by.without(digit).is_empty() && sees_all(first) && sees_all(last) {
            return true;
        }
        // Linked twice, one set has the one digit and the other the other: both are locked.
        let twice = self.sets.len() == 2 && self.links[0].len() >= 2;
        let linking: DigitSet = self.links[0].iter().take(2).collect();
        twice && !linking.contains(digit) && (sees_all(first) || sees_all(last))
    }
}

impl Shape for AlsChain {
    fn size(&self) -> usize {
        self.sets.iter().map(|cells| cells.len()).sum::<usize>() + 2 * self.sets.len()
    }

    fn draw(&self, drawing: &mut Drawing) {
        for (i, &cells) in self.sets.iter().enumerate() {
            drawing.cells(cells, if i % 2 == 0 { Role::Pattern } else { Role::Second });
        }
    }
}

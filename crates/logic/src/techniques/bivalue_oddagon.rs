//! # Bivalue oddagon
//!
//! ## Pattern
//!
//! Two digits and a ring of five, seven or nine cells, each in a house with the next. The candidates
//! of the cells that are neither of the two digits are the guardians.
//!
//! ```text
//!     ab .  .  |  ab .  .
//!     .  .  .  |  .  .  .        the ring goes by row 1, a column,
//!     .  .  ab |  .  .  .        row 6, a column and a box: five cells
//!    ----------+----------
//!     .  .  ab |  abc           c: the guardian
//! ```
//!
//! ## Why it holds
//!
//! With the two digits alone, they would alternate from cell to cell; round an odd ring they cannot.
//! So one of the guardians is true, and what all of them rule out is false.
//!
//! ## Example
//!
//! ```
//! # use ennead_logic::library::{Case, Outcome};
//! let step: Case = "\
//!     :e:bivalue-oddagon:4:....+1...5.9..37..+8..2.9...+77+5.+3+41..28+2.+7+5+9..+3...\
//!     62+8.5.+6+849+7+3+5+2+1+2..+4853+9693+51+6+287+4::417 427::"
//!     .parse()?;
//! assert_eq!(step.run(), Outcome::Passed);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## References
//!
//! - "Bivalue oddagons" in the New Sudoku Players' forum (2015).

use super::prelude::*;
use crate::pattern::Uncolourable;
use crate::pattern::uncolourable::ruled_out;

/// An odd ring of cells with two digits.
pub(super) struct BivalueOddagon;

/// The largest ring.
const MOST_CELLS: usize = 9;

/// The most cells with guardians: what more of them have in common is hardly ever anything.
const MOST_GUARDED: usize = 3;

/// A walk over the cells that have one of two digits. Two of them see each other only if one comes
/// after the other: otherwise there would be a smaller ring.
struct Walk<'a, 'b> {
    facts: &'a Facts<'a>,
    digits: DigitSet,
    /// The cells without guardians.
    clean: CellSet,
    /// For each other cell, what all its guardians rule out.
    ruled_out: &'a [CandidateSet],
    first: Cell,
    size: usize,
    sink: &'b mut dyn Sink,
}

impl Walk<'_, '_> {
    /// Continues from `last`. `out` is what all guardians so far rule out, `apart` are the cells
    /// that no cell of the ring sees but perhaps the last and the first.
    fn extend(
        &mut self,
        last: Cell,
        cells: CellSet,
        apart: CellSet,
        out: CandidateSet,
    ) -> Result<(), End> {
        let is_closing = cells.len() + 1 == self.size;
        let mut next = apart & last.peers();
        if is_closing {
            next &= self.first.peers();
        } else if last != self.first {
            next -= self.first.peers();
        }
        if (cells - self.clean).len() == MOST_GUARDED {
            next &= self.clean;
        }
        for cell in next.iter() {
            let mut left = out;
            if !self.clean.contains(cell) {
                left = out & self.ruled_out[cell.index()];
                if left.is_empty() {
                    continue;
                }
            }
            let cells = cells.with(cell);
            if !is_closing {
                let seen = if last == self.first { CellSet::EMPTY } else { last.peers() };
                self.extend(cell, cells, apart - seen - cells, left)?;
                continue;
            }
            let pattern = Uncolourable::of(cells, self.digits, self.facts);
            let proved = pattern.follows(self.facts);
            if !proved.is_empty() {
                self.sink.take(BivalueOddagon.step(pattern, proved))?;
            }
        }
        Ok(())
    }
}

/// All pairs of digits.
fn pairs() -> impl Iterator<Item = DigitSet> {
    (0..512u16).map(DigitSet::from_bits).filter(|digits| digits.len() == 2)
}

impl Technique for BivalueOddagon {
    fn about(&self) -> About {
        About::new("bivalue-oddagon", &["e:bivalue-oddagon"])
    }

    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        for digits in pairs() {
            facts.stop().check()?;
            let with = digits.iter().fold(CellSet::EMPTY, |all, d| all | facts.cells_of(d));
            let is_clean = |cell: &Cell| facts.candidates(*cell).is_subset(digits);
            let clean: CellSet = with.iter().filter(is_clean).collect();
            if clean.len() + MOST_GUARDED < 5 {
                continue;
            }
            let by = |cell: Cell| ruled_out(&facts.candidates_in(!digits, cell.into()), facts);
            let mut by_cell = vec![*facts.all_candidates(); 81];
            (with - clean).iter().for_each(|cell| by_cell[cell.index()] = by(cell));
            let most = MOST_CELLS.min(clean.len() + MOST_GUARDED);
            for size in (5..=most).step_by(2) {
                for first in with.iter() {
                    // The first cell of a ring is the first in the grid.
                    let open: CellSet = with.iter().filter(|&cell| cell > first).collect();
                    let ruled_out = &by_cell;
                    let mut walk = Walk { facts, digits, clean, ruled_out, first, size, sink };
                    walk.extend(first, first.into(), open, by_cell[first.index()])?;
                }
            }
        }
        Ok(())
    }

    fn prove(&self, pattern: &Pattern, position: &Position) -> Result<Proved, Flaw> {
        let pattern: &Uncolourable = pattern.get()?;
        ensure(pattern.digits.len() == 2, "not two digits")?;
        ensure(pattern.cells.len() % 2 == 1, "the ring is even")?;
        pattern.prove(position)
    }

    fn explain(&self, step: &Step) -> Message {
        step.pattern.own::<Uncolourable>().explain(self.message())
    }
}

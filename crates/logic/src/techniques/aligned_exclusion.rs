//! # Aligned pair and triplet exclusion
//!
//! ## Pattern
//!
//! Two cells, or three, and all the ways to fill them. A way falls if it puts one digit twice
//! into a house, or takes the last candidates of a cell that sees them, an *excluder*. A
//! candidate that no way is left for.
//!
//! ## Why it holds
//!
//! The cells are filled in one of these ways. A candidate that occurs in none of those that remain
//! is false.
//!
//! ## Example
//!
//! ```
//! # use ennead_logic::library::{Case, Outcome};
//! let step: Case = "\
//!     :1102:1:....+1...5.9..37..+8..2.9....7....1..28+2..........62..5.+6+849+7+3+5+2+\
//!     1...+4853+9693+51+6+287+4::132::"
//!     .parse()?;
//! assert_eq!(step.run(), Outcome::Passed);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## References
//!
//! - Rod Hagglund, Sudoku Players' forum (2005), for pairs; the triplets are Sudoku Explainer's
//!   (Nicolas Juillerat).

use super::prelude::*;
use crate::derivation::clause;

/// Two or three cells, and others that some of the ways to fill them would leave without a
/// candidate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Aligned {
    /// The cells, two or three.
    pub base: CellSet,
    /// The cells that exclude ways to fill them.
    pub excluders: CellSet,
}

impl Aligned {
    /// The candidates of the base that no way to fill it allows. A way must not put the same digit
    /// into cells that see each other, and must leave a candidate for each excluder.
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
        // The candidates of each excluder, and which of the cells it sees.
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
                // A third digit, or one pass without any.
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

/// Exclusion among a number of cells.
pub(super) struct AlignedExclusion {
    about: About,
    size: usize,
}

family! { AlignedExclusion: new;
    PAIR "aligned-pair-exclusion" ["1102"] { size: 2 }
    TRIPLET "aligned-triplet-exclusion" ["1103"] { size: 3 }
}

/// The cells that may exclude ways to fill `base`: they have at most as many candidates as they see
/// base cells.
fn excluders(base: CellSet, facts: &Facts<'_>) -> CellSet {
    let (mut once, mut twice, mut thrice) = (CellSet::EMPTY, CellSet::EMPTY, CellSet::EMPTY);
    for cell in base.iter() {
        thrice |= twice & cell.peers();
        twice |= once & cell.peers();
        once |= cell.peers();
    }
    ((twice & facts.bivalue()) | (thrice & facts.with_count(3))) - base
}

impl AlignedExclusion {
    fn offer(&self, base: CellSet, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        let excluders = excluders(base, facts);
        // A single excluder leaves some way for each candidate.
        if excluders.len() < 2 {
            return Ok(());
        }
        let mut pattern = Aligned { base, excluders };
        let Ok(out) = pattern.rules_out(facts) else { return Ok(()) };
        if out.is_empty() {
            return Ok(());
        }
        for excluder in excluders.iter() {
            let fewer = Aligned { base, excluders: pattern.excluders.without(excluder) };
            if fewer.rules_out(facts).is_ok_and(|still| out.is_subset(&still)) {
                pattern = fewer;
            }
        }
        Ok(sink.take(self.eliminates(pattern, out))?)
    }
}

impl Technique for AlignedExclusion {
    fn about(&self) -> About {
        self.about
    }

    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        let cells = facts.empty();
        for first in cells.iter() {
            for second in cells.iter().filter(|&cell| cell > first) {
                let pair = CellSet::from([first, second]);
                if self.size == 2 {
                    self.offer(pair, facts, sink)?;
                    continue;
                }
                for third in cells.iter().filter(|&cell| cell > second) {
                    self.offer(pair.with(third), facts, sink)?;
                }
            }
        }
        Ok(())
    }

    fn prove(&self, pattern: &Pattern, position: &Position) -> Result<Proved, Flaw> {
        let aligned: &Aligned = pattern.get()?;
        ensure(aligned.base.len() == self.size, "another number of cells")?;
        let out = aligned.rules_out(position)?;
        Ok(Proved::eliminating(out))
    }

    fn explain(&self, step: &Step) -> Message {
        let aligned: &Aligned = step.pattern.own();
        self.message()
            .with("base", Value::Cells(aligned.base))
            .with("excluders", Value::Cells(aligned.excluders))
            .with("out", Value::Candidates(step.eliminations))
    }

    fn digits(&self, step: &Step) -> DigitSet {
        step.eliminations.all_digits()
    }
}

impl Shape for Aligned {
    fn size(&self) -> usize {
        self.base.len() + self.excluders.len()
    }

    fn derive(&self, proved: &Proved, position: &Position) -> Derivation {
        // With three cells, each digit is tried in the second; then singles say what is left.
        let mut lines = Vec::new();
        for target in proved.eliminations.iter().filter(|_| self.base.len() == 3) {
            if let Some(second) = self.base.without(target.cell()).first() {
                let each = position.candidates(second).iter();
                let each = each.map(|digit| Candidate::new(digit, second));
                lines.extend(each.map(|other| clause([target, other], [])));
            }
        }
        lines.into()
    }

    fn draw(&self, drawing: &mut Drawing) {
        drawing.cells(self.base, Role::Pattern);
        drawing.cells(self.excluders, Role::Second);
    }
}

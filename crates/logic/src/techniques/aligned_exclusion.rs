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
//! The cells are filled in one of these ways. A candidate that occurs in none of those that stand
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

use std::ops::ControlFlow;

use ennead_grid::{CellSet, DigitSet};

use crate::pattern::Aligned;
use crate::{About, Facts, Flaw, Message, Position, Sink, Step, Technique, Value, ensure};

/// Exclusion among so many cells.
pub(super) struct AlignedExclusion {
    name: &'static str,
    codes: &'static [&'static str],
    size: usize,
}

pub(super) static PAIR: AlignedExclusion =
    AlignedExclusion { name: "aligned-pair-exclusion", codes: &["1102"], size: 2 };
pub(super) static TRIPLET: AlignedExclusion =
    AlignedExclusion { name: "aligned-triplet-exclusion", codes: &["1103"], size: 3 };

/// The cells that may exclude ways to fill `base`: no more candidates than base cells it sees.
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
    fn offer(&self, base: CellSet, facts: &Facts<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        let excluders = excluders(base, facts);
        // One excluder alone leaves each candidate some way.
        if excluders.len() < 2 {
            return ControlFlow::Continue(());
        }
        let mut pattern = Aligned { base, excluders };
        let Ok(out) = pattern.rules_out(facts) else { return ControlFlow::Continue(()) };
        if out.is_empty() {
            return ControlFlow::Continue(());
        }
        for excluder in excluders.iter() {
            let fewer = Aligned { base, excluders: pattern.excluders.without(excluder) };
            if fewer.rules_out(facts).is_ok_and(|still| out.is_subset(&still)) {
                pattern = fewer;
            }
        }
        sink.take(self.eliminates(pattern, out))
    }
}

impl Technique for AlignedExclusion {
    fn about(&self) -> About {
        About {
            name: self.name,
            codes: self.codes,
            uniqueness: false,
            source: include_str!("aligned_exclusion.rs"),
        }
    }

    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
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
        ControlFlow::Continue(())
    }

    fn check(&self, step: &Step, position: &Position) -> Result<(), Flaw> {
        let aligned: &Aligned = step.pattern.get()?;
        ensure(aligned.base.len() == self.size, "another number of cells")?;
        let out = aligned.rules_out(position)?;
        ensure(step.eliminations.is_subset(&out), "an elimination does not follow")?;
        ensure(step.placements.is_empty(), "it places nothing")
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

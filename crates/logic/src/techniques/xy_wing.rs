//! # XY-wing
//!
//! ## Pattern
//!
//! A pivot cell with two candidates *x* and *y*. It sees a cell with *x* and *z*, and another
//! with *y* and *z*: the pincers.
//!
//! ## Why it holds
//!
//! If the pivot is *x*, the first pincer is *z*; if it is *y*, the second is. Either way one of
//! the pincers is *z*, so no cell that sees both of them can be.
//!
//! ## Example
//!
//! ```
//! # use ennead_logic::library::{Case, Outcome};
//! let step: Case = "\
//!     :0800:258:........5.9..37..+8..2.9....7....1..28...........62..5.+6+849+7+3+5+2+\
//!     1...+4853+9693+51+6+287+4::544 554::"
//!     .parse()?;
//! assert_eq!(step.run(), Outcome::Passed);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## References
//!
//! - Also called Y-wing (Andrew Stuart). It is an XY-chain of three cells.

use super::prelude::*;

/// Three cells with two candidates each.
pub(super) struct XyWing;

impl Technique for XyWing {
    fn about(&self) -> About {
        About::new("xy-wing", &["0800"])
    }

    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        let bivalue = facts.bivalue();
        for pivot in bivalue.iter() {
            let xy = facts.candidates(pivot);
            let (Some(x), Some(y)) = (xy.first(), xy.last()) else { continue };
            let seen = bivalue & pivot.peers();
            for first in (seen & (facts.cells_of(x) - facts.cells_of(y))).iter() {
                let Some(z) = facts.candidates(first).without(x).single() else { continue };
                let seconds = seen & facts.cells_of(y) & facts.cells_of(z);
                for second in seconds.iter() {
                    let cells = facts.cells_of(z) & first.peers() & second.peers();
                    if cells.is_empty() {
                        continue;
                    }
                    let pincers = CellSet::from([first, second]);
                    let pattern = Wing { pivot, pincers, digit: z, digits: xy.with(z) };
                    sink.take(self.eliminates(pattern, CandidateSet::of(z, cells)))?;
                }
            }
        }
        Ok(())
    }

    fn prove(&self, pattern: &Pattern, position: &Position) -> Result<Proved, Flaw> {
        let &Wing { pivot, pincers, digit: z, digits } = pattern.get()?;
        let xy = position.candidates(pivot);
        ensure(xy.len() == 2 && !xy.contains(z) && xy.with(z) == digits, "the pivot is not xy")?;
        ensure(pincers.len() == 2 && pincers.is_subset(pivot.peers()), "it sees two pincers")?;
        for digit in xy.iter() {
            let xz = DigitSet::from([digit, z]);
            let pincer = pincers.iter().any(|cell| position.candidates(cell) == xz);
            ensure(pincer, "a candidate of the pivot has no pincer")?;
        }
        let seen = CandidateSet::of(z, position.cells_of(z) & pincers.common_peers());
        Ok(Proved::eliminating(seen))
    }

    fn explain(&self, step: &Step) -> Message {
        let &Wing { pivot, pincers, digit, digits } = step.pattern.own();
        self.message()
            .with("pivot", Value::Cells(pivot.into()))
            .with("pincers", Value::Cells(pincers))
            .with("digit", Value::Digits(digit.into()))
            .with("pivot-digits", Value::Digits(digits.without(digit)))
    }

    fn digits(&self, step: &Step) -> DigitSet {
        step.pattern.own::<Wing>().digits
    }
}

//! # XYZ-wing
//!
//! ## Pattern
//!
//! A pivot cell with three candidates *x*, *y* and *z*. It sees a cell with *x* and *z*, and
//! another with *y* and *z*: the pincers.
//!
//! ## Why it holds
//!
//! If the pivot is *x*, the first pincer is *z*; if it is *y*, the second is; or else it is *z*
//! itself. Each way one of the three is *z*, so no cell that sees all of them can be.
//!
//! ## Example
//!
//! ```
//! # use ennead_logic::library::{Case, Outcome};
//! let step: Case = "\
//!     :0801:256:........5.9..37.....2.9....7....1..28...........62..5...49....+1....85\
//!     3.693.1..87.::572::"
//!     .parse()?;
//! assert_eq!(step.run(), Outcome::Passed);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## References
//!
//! - An extension of the XY-wing, known since 2005. It is a bent set of three cells, as the
//!   WXYZ-wing is of four.

use super::prelude::*;

/// A cell with three candidates and two with two.
pub(super) struct XyzWing;

impl Technique for XyzWing {
    fn about(&self) -> About {
        About::new("xyz-wing", &["0801"])
    }

    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        let bivalue = facts.bivalue();
        for pivot in facts.with_count(3).iter() {
            let xyz = facts.candidates(pivot);
            let pincers = bivalue & pivot.peers();
            for z in xyz.iter() {
                let xy = xyz.without(z);
                let (Some(x), Some(y)) = (xy.first(), xy.last()) else { continue };
                let with_z = pincers & facts.cells_of(z);
                for first in (with_z & facts.cells_of(x)).iter() {
                    for second in (with_z & facts.cells_of(y)).iter() {
                        let pincers = CellSet::from([first, second]);
                        let seen = pincers.common_peers() & pivot.peers() & facts.cells_of(z);
                        if !seen.is_empty() {
                            let pattern = Wing { pivot, pincers, digit: z, digits: xyz };
                            sink.take(self.eliminates(pattern, CandidateSet::of(z, seen)))?;
                        }
                    }
                }
            }
        }
        Ok(())
    }

    fn prove(&self, pattern: &Pattern, position: &Position) -> Result<Proved, Flaw> {
        let &Wing { pivot, pincers, digit: z, digits } = pattern.get()?;
        let xyz = position.candidates(pivot);
        ensure(xyz.len() == 3 && xyz.contains(z) && xyz == digits, "the pivot is not xyz")?;
        ensure(pincers.len() == 2 && pincers.is_subset(pivot.peers()), "it sees two pincers")?;
        for digit in xyz.without(z).iter() {
            let xz = DigitSet::from([digit, z]);
            let pincer = pincers.iter().any(|cell| position.candidates(cell) == xz);
            ensure(pincer, "a candidate of the pivot has no pincer")?;
        }
        let seen = position.cells_of(z) & pincers.common_peers() & pivot.peers();
        Ok(Proved::eliminating(CandidateSet::of(z, seen)))
    }

    fn explain(&self, step: &Step) -> Message {
        let &Wing { pivot, pincers, digit, digits } = step.pattern.own();
        self.message()
            .with("pivot", Value::Cells(pivot.into()))
            .with("pincers", Value::Cells(pincers))
            .with("digit", Value::Digits(digit.into()))
            .with("pivot-digits", Value::Digits(digits))
    }

    fn digits(&self, step: &Step) -> DigitSet {
        step.pattern.own::<Wing>().digits
    }
}

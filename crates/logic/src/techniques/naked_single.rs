//! # Naked single
//!
//! ## Pattern
//!
//! A cell with a single candidate.
//!
//! ## Why it holds
//!
//! Every cell holds a digit, and all but one are ruled out.
//!
//! ## Example
//!
//! ```
//! # use ennead_logic::library::{Case, Outcome};
//! let step: Case = "\
//!     :0003:2:........5.9..37.....2.9....7....1..28...........62..5...49....+1....853.\
//!     693.1..87.:::278:"
//!     .parse()?;
//! assert_eq!(step.run(), Outcome::Passed);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## References
//!
//! - E. Sturm's *Sudopli* solves with these alone what it calls an easy puzzle.

use super::prelude::*;

/// The last candidate of a cell.
pub(super) struct NakedSingle;

impl Technique for NakedSingle {
    fn about(&self) -> About {
        About::new("naked-single", &["0003"])
    }

    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        // All cells at once: those with a candidate, and those with a second one.
        let (mut once, mut again) = (CellSet::EMPTY, CellSet::EMPTY);
        for digit in Digit::ALL {
            let cells = facts.cells_of(digit);
            again |= once & cells;
            once |= cells;
        }
        for cell in (once - again).iter() {
            if let Some(digit) = facts.candidates(cell).single() {
                let candidate = Candidate::new(digit, cell);
                let pattern = Single { candidate, house: None };
                sink.take(self.places(pattern, candidate.into()))?;
            }
        }
        Ok(())
    }

    fn prove(&self, pattern: &Pattern, position: &Position) -> Result<Proved, Flaw> {
        let &Single { candidate, house } = pattern.get()?;
        let only = position.candidates(candidate.cell()).single();
        ensure(house.is_none(), "no house is in question")?;
        ensure(only == Some(candidate.digit()), "not the only candidate of the cell")?;
        Ok(Proved::placing(candidate.into()))
    }

    fn explain(&self, step: &Step) -> Message {
        step.pattern.own::<Single>().explain(self.message())
    }
}

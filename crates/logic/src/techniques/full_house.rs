//! # Full house
//!
//! ## Pattern
//!
//! A house with a single empty cell.
//!
//! ## Why it holds
//!
//! A house holds every digit once. Eight stand already, so the last cell takes the ninth.
//!
//! ## Example
//!
//! ```
//! # use ennead_logic::library::{Case, Outcome};
//! let step: Case = "\
//!     :0000:3:........5.9..37.....2.9....7....1..28...........62..5.+6+849+7.+5+2+1...\
//!     .853.693.1..87.:::376:"
//!     .parse()?;
//! assert_eq!(step.run(), Outcome::Passed);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## References
//!
//! - Andrew Stuart, *The Logic of Sudoku* (2007), calls it "last remaining cell in a house";
//!   the name is the Players' forum's.

use super::prelude::*;

/// The last empty cell of a house.
pub(super) struct FullHouse;

impl Technique for FullHouse {
    fn about(&self) -> About {
        About::new("full-house", &["0000"])
    }

    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        for house in House::ALL {
            let Some(cell) = (facts.empty() & house.cells()).single() else { continue };
            if let Some(digit) = facts.candidates(cell).single() {
                let candidate = Candidate::new(digit, cell);
                let pattern = Single { candidate, house: Some(house) };
                sink.take(self.places(pattern, candidate.into()))?;
            }
        }
        Ok(())
    }

    fn prove(&self, pattern: &Pattern, position: &Position) -> Result<Proved, Flaw> {
        let &Single { candidate, house } = pattern.get()?;
        let house = house.ok_or(Flaw("which house?"))?;
        let cell = candidate.cell();
        ensure((position.empty() & house.cells()).single() == Some(cell), "not the last cell")?;
        // The other eight digits differ, because otherwise the position would clash; so one digit
        // is left.
        ensure(
            !position.digits().digits_in(house).contains(candidate.digit()),
            "it stands already",
        )?;
        Ok(Proved::placing(candidate.into()))
    }

    fn explain(&self, step: &Step) -> Message {
        step.pattern.own::<Single>().explain(self.message())
    }
}

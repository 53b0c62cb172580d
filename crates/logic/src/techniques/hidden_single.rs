//! # Hidden single
//!
//! ## Pattern
//!
//! A digit with a single place in a house.
//!
//! ## Why it holds
//!
//! Every house holds every digit. Where it can go to one cell only, it goes there, whatever
//! other candidates the cell has.
//!
//! ## Example
//!
//! ```
//! # use ennead_logic::library::{Case, Outcome};
//! let step: Case = "\
//!     :0002:2:........5.9..37.....2.9....7....1..28...........62..5...49...+2+1....853\
//!     .693.1..87.:::281:"
//!     .parse()?;
//! assert_eq!(step.run(), Outcome::Passed);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## References
//!
//! - E. Sturm's *Sudopli*: with these and naked singles a puzzle is of medium difficulty.

use super::prelude::*;

/// The last place of a digit in a house.
pub(super) struct HiddenSingle;

/// Boxes first, because they are the easiest to see; then rows, then columns.
const ORDER: [House; 27] = ennead_grid::table!(27 of House::ALL[0], |i| House::ALL[(i + 18) % 27]);

impl Technique for HiddenSingle {
    fn about(&self) -> About {
        About::new("hidden-single", &["0002"])
    }

    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        for digit in Digit::ALL {
            let cells = facts.cells_of(digit);
            if cells.is_empty() {
                continue;
            }
            for house in ORDER {
                let Some(cell) = (cells & house.cells()).single() else { continue };
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
        let (digit, cell) = (candidate.digit(), candidate.cell());
        let places = position.cells_of(digit) & house.cells();
        ensure(places.single() == Some(cell), "not the only place in the house")?;
        ensure(!position.digits().digits_in(house).contains(digit), "it stands already")?;
        Ok(Proved::placing(candidate.into()))
    }

    fn explain(&self, step: &Step) -> Message {
        step.pattern.own::<Single>().explain(self.message())
    }
}

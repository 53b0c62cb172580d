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

use std::ops::ControlFlow;

use ennead_grid::{Candidate, House, HouseSet};

use crate::pattern::Single;
use crate::{About, Facts, Flaw, Message, Position, Sink, Step, Technique, Value, ensure};

/// The last empty cell of a house.
pub(super) struct FullHouse;

impl Technique for FullHouse {
    fn about(&self) -> About {
        About {
            name: "full-house",
            codes: &["0000"],
            uniqueness: false,
            source: include_str!("full_house.rs"),
        }
    }

    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        for house in House::ALL {
            let Some(cell) = (facts.empty() & house.cells()).single() else { continue };
            if let Some(digit) = facts.candidates(cell).single() {
                let candidate = Candidate::new(digit, cell);
                let pattern = Single { candidate, house: Some(house) };
                sink.take(self.places(pattern, candidate.into()))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn check(&self, step: &Step, position: &Position) -> Result<(), Flaw> {
        let &Single { candidate, house } = step.pattern.get()?;
        let house = house.ok_or(Flaw("which house?"))?;
        let cell = candidate.cell();
        ensure((position.empty() & house.cells()).single() == Some(cell), "not the last cell")?;
        // The other eight differ, or the position would clash; so one digit is left.
        ensure(
            !position.digits().digits_in(house).contains(candidate.digit()),
            "it stands already",
        )?;
        ensure(step.placements == candidate.into(), "it places one digit")?;
        ensure(step.eliminations.is_empty(), "it eliminates nothing")
    }

    fn explain(&self, step: &Step) -> Message {
        let &Single { candidate, house } = step.pattern.own();
        self.message()
            .with("digit", Value::Digits(candidate.digit().into()))
            .with("cell", Value::Cells(candidate.cell().into()))
            .with("house", Value::Houses(house.into_iter().collect::<HouseSet>()))
    }
}

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

use std::ops::ControlFlow;

use ennead_grid::{Candidate, Cell, CellSet, Digit};

use crate::pattern::Single;
use crate::{About, Facts, Flaw, Message, Position, Sink, Step, Technique, Value, ensure};

/// The last candidate of a cell.
pub(super) struct NakedSingle;

impl Technique for NakedSingle {
    fn about(&self) -> About {
        About {
            name: "naked-single",
            codes: &["0003"],
            uniqueness: false,
            source: include_str!("naked_single.rs"),
        }
    }

    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        // All cells at once: those met once, those met again.
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
        ControlFlow::Continue(())
    }

    fn check(&self, step: &Step, position: &Position) -> Result<(), Flaw> {
        let &Single { candidate, house } = step.pattern.get()?;
        let only = position.candidates(candidate.cell()).single();
        ensure(house.is_none(), "no house is in question")?;
        ensure(only == Some(candidate.digit()), "not the only candidate of the cell")?;
        ensure(step.placements == candidate.into(), "it places one digit")?;
        ensure(step.eliminations.is_empty(), "it eliminates nothing")
    }

    fn explain(&self, step: &Step) -> Message {
        let &Single { candidate, .. } = step.pattern.own();
        let cell: Cell = candidate.cell();
        self.message()
            .with("digit", Value::Digits(candidate.digit().into()))
            .with("cell", Value::Cells(cell.into()))
    }
}

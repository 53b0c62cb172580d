//! # Locked candidates
//!
//! ## Pattern
//!
//! A line and a box cross in three cells. In one of the two houses a digit can go only to these
//! cells. If it is the box that has no other place, the digit *points* along the line; if it is
//! the line, the line *claims* it in the box.
//!
//! ## Why it holds
//!
//! The first house needs the digit, so one of the crossing cells holds it. They all lie in the
//! second house too, which then has its digit: its other cells cannot hold it.
//!
//! ## Example
//!
//! ```
//! # use ennead_logic::library::{Case, Outcome};
//! let step: Case = "\
//!     :0100:2:........5.9..37.....2.9....7....1..28...........62..5...49...+2+1....853\
//!     .693.1..87.::284::"
//!     .parse()?;
//! assert_eq!(step.run(), Outcome::Passed);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## References
//!
//! - "Pointing" and "claiming" are the names of Andrew Stuart's and Nicolas Juillerat's solvers;
//!   HoDoKu calls them type 1 and type 2.

use super::prelude::*;
use crate::facts::boxes_across;

/// A digit whose cells in `from` are all in `to` as well.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Intersection {
    /// The digit.
    pub digit: Digit,
    /// The house whose places for the digit are all in the other.
    pub from: House,
    /// The other house.
    pub to: House,
    /// Those places.
    pub cells: CellSet,
}

/// One of the two directions.
pub(super) struct LockedCandidates {
    about: About,
    from_box: bool,
}

family! { LockedCandidates: new;
    POINTING "pointing" ["0100"] { from_box: true }
    CLAIMING "claiming" ["0101"] { from_box: false }
}

impl Technique for LockedCandidates {
    fn about(&self) -> About {
        self.about
    }

    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        for digit in Digit::ALL {
            let candidates = facts.cells_of(digit);
            if candidates.is_empty() {
                continue;
            }
            for line in &House::ALL[..18] {
                let in_line = candidates & line.cells();
                if in_line.is_empty() {
                    continue;
                }
                for box_ in boxes_across(*line) {
                    let cells = in_line & box_.cells();
                    if cells.is_empty() {
                        continue;
                    }
                    let (from, to) = if self.from_box { (box_, *line) } else { (*line, box_) };
                    let confined = candidates & from.cells() == cells;
                    let others = (candidates & to.cells()) - cells;
                    if confined && !others.is_empty() {
                        let pattern = Intersection { digit, from, to, cells };
                        sink.take(self.eliminates(pattern, CandidateSet::of(digit, others)))?;
                    }
                }
            }
        }
        Ok(())
    }

    fn prove(&self, pattern: &Pattern, position: &Position) -> Result<Proved, Flaw> {
        let &Intersection { digit, from, to, cells } = pattern.get()?;
        ensure(from.is_line() != to.is_line(), "not a line and a box")?;
        ensure(from.is_line() != self.from_box, "the other direction")?;
        let candidates = position.cells_of(digit);
        ensure(!position.digits().digits_in(from).contains(digit), "it stands already")?;
        ensure(candidates & from.cells() == cells, "not all places in the first house")?;
        ensure(cells.is_subset(to.cells()), "a place outside the second house")?;
        let others = CandidateSet::of(digit, (candidates & to.cells()) - cells);
        Ok(Proved::eliminating(others))
    }

    fn explain(&self, step: &Step) -> Message {
        let &Intersection { digit, from, to, cells } = step.pattern.own();
        self.message()
            .with("digit", Value::Digits(digit.into()))
            .with("from", Value::Houses(from.into()))
            .with("to", Value::Houses(to.into()))
            .with("cells", Value::Cells(cells))
    }
}

impl Shape for Intersection {
    fn size(&self) -> usize {
        self.cells.len()
    }

    fn derive(&self, _: &Proved, _: &Position) -> Derivation {
        Derivation::at_once()
    }

    fn draw(&self, drawing: &mut Drawing) {
        drawing.house(self.from, Role::House);
        drawing.candidates(self.digit, self.cells, Role::Pattern);
    }
}

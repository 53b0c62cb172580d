//! # Reverse BUG
//!
//! ## Pattern
//!
//! Two digits, all cells that hold them, and one candidate more of one of them, such that every
//! row, every column and every box then has both digits there or none.
//!
//! ```text
//!     a  .  .  |  b  .  .
//!     .  .  .  |  .  .  .       with a in the corner marked *, the rows, columns
//!     .  .  .  |  .  .  .       and boxes of these cells have both digits
//!    ----------+----------
//!     b  .  .  |  *  .  .
//! ```
//!
//! ## Why it holds
//!
//! If the candidate were true, the two digits would be missing together in all other rows, columns and
//! boxes. There they could be exchanged, and none of them is given there; so the puzzle would have two
//! solutions. It has one, so the candidate is false.
//!
//! ## Example
//!
//! ```
//! # use ennead_logic::library::{Case, Outcome};
//! let step: Case = "\
//!     :e:reverse-bug:3:+63.+24+9+8+5+7+7+5+461+89232+9+8+5+7+3+4+16.2.+4+5+6..9+1+4.+8\
//!     37.+6.5+7.1+9+2.8+4+36+7+98+12+4+54+8+2365...915+7+2+4..+8::348::"
//!     .parse()?;
//! assert_eq!(step.run(), Outcome::Passed);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## References
//!
//! - "Reverse BUG" in Sudopedia.

use super::prelude::*;
use crate::derivation::Axiom;

/// Two digits, the cells that hold them, and a candidate that would complete the set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Closed {
    /// The two digits.
    pub digits: DigitSet,
    /// The cells that hold them.
    pub cells: CellSet,
    /// The candidate.
    pub last: Candidate,
}

/// Whether each house has just as many of one set as of the other, one or none.
fn is_closed(one: CellSet, two: CellSet) -> bool {
    House::ALL.iter().all(|house| {
        let [in_one, in_two] = [one, two].map(|cells| (cells & house.cells()).len());
        in_one == in_two && in_one <= 1
    })
}

/// The cells that hold the digits, with one more of the first.
fn with_last(last: Candidate, other: Digit, position: &Position) -> [CellSet; 2] {
    let standing = position.digits();
    [standing.cells_of(last.digit()).with(last.cell()), standing.cells_of(other)]
}

/// A set that must not be completed.
pub(super) struct ReverseBug;

impl Technique for ReverseBug {
    fn about(&self) -> About {
        About::unique("reverse-bug", &["e:reverse-bug"])
    }

    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        let standing = Digit::ALL.map(|digit| facts.digits().cells_of(digit));
        let houses =
            standing.map(|cells| cells.iter().flat_map(Cell::houses).collect::<HouseSet>());
        for digit in Digit::ALL {
            for other in Digit::ALL {
                // One more of the first makes as many of both; with all nine nothing is left.
                let count = standing[other.index()].len();
                let [its, others] = [digit, other].map(|digit| houses[digit.index()]);
                let is_one_short = standing[digit.index()].len() + 1 == count && count <= 7;
                if !is_one_short || !its.is_subset(others) {
                    continue;
                }
                // The one cell, if there is one, in the row, the column and the box without it.
                let missing = (others - its).iter().fold(CellSet::ALL, |all, h| all & h.cells());
                let Some(cell) = (missing & facts.cells_of(digit)).single() else { continue };
                let last = Candidate::new(digit, cell);
                let digits = DigitSet::from([digit, other]);
                let cells = standing[digit.index()] | standing[other.index()];
                self.report(Closed { digits, cells, last }, last.into(), sink)?;
            }
        }
        Ok(())
    }

    fn prove(&self, pattern: &Pattern, position: &Position) -> Result<Proved, Flaw> {
        let closed: &Closed = pattern.get()?;
        let Some(other) = closed.digits.without(closed.last.digit()).single() else {
            return Err(Flaw("not two digits"));
        };
        ensure(closed.digits.contains(closed.last.digit()), "the candidate is of another digit")?;
        let [one, two] = with_last(closed.last, other, position);
        ensure(is_closed(one, two), "a house has one of the digits alone")?;
        ensure((one | two).without(closed.last.cell()) == closed.cells, "other cells")?;
        ensure(two.len() <= 7, "nothing is left to be exchanged")?;
        Ok(Proved::eliminating(closed.last.into()))
    }

    fn explain(&self, step: &Step) -> Message {
        let closed: &Closed = step.pattern.own();
        self.message()
            .with("digits", Value::Digits(closed.digits))
            .with("cells", Value::Cells(closed.cells))
            .with("last", Value::Candidates(closed.last.into()))
    }
}

impl Shape for Closed {
    fn size(&self) -> usize {
        self.cells.len() + 1
    }

    /// In a row that has neither digit, the last one has no place: wherever it is put, elsewhere both
    /// digits could be exchanged.
    fn derive(&self, _: &Proved, position: &Position) -> Derivation {
        let digit = self.last.digit();
        let Some(other) = self.digits.without(digit).single() else { return Derivation::default() };
        let all = self.cells.with(self.last.cell());
        let free = House::ALL[..9].iter().find(|row| !row.cells().intersects(all));
        let Some(row) = free else { return Derivation::default() };
        let outside = (!all).iter();
        let exchange: Vec<[Candidate; 2]> = outside
            .map(|cell| [Candidate::new(digit, cell), Candidate::new(other, cell)])
            .collect();
        let axiom = |cell: Cell| Axiom {
            clause: vec![(self.last, false), (Candidate::new(digit, cell), false)],
            exchange: exchange.clone(),
        };
        let places = (position.cells_of(digit) & row.cells()).iter();
        Derivation { axioms: places.map(axiom).collect(), lines: Vec::new() }
    }

    fn draw(&self, drawing: &mut Drawing) {
        drawing.cells(self.cells, Role::Pattern);
        drawing.cell(self.last.cell(), Role::Second);
    }
}

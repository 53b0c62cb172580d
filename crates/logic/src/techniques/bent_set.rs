//! # WXYZ-wing and larger bent sets
//!
//! ## Pattern
//!
//! *n* cells in a line and a box that cross, not all in one of the two, with *n* digits between
//! them: four cells are a WXYZ-wing, five a VWXYZ-wing. Each digit but one, *z*, has all its cells
//! in sight of each other.
//!
//! ```text
//!   [ wxyz  .   .  |  wz  .  .  |  yz  .  . ]
//!   [  .   xz   .  ]
//! ```
//!
//! ## Why it holds
//!
//! The other *n* − 1 digits can each be there once, so they cannot fill the *n* cells. One of
//! the cells is *z*, and no cell that sees every *z* in the set can be.
//!
//! ## Example
//!
//! ```
//! # use ennead_logic::library::{Case, Outcome};
//! let step: Case = "\
//!     :0802:1456:........5.9..37.....2.9....7....1..28...........62..5...49.........85\
//!     3.693.1..87.:118 139 163 178 188 224 228 276 282 288 339 343 348 356 361 412 416 \
//!     429 439 442 444 469 532 554 611 612 627 675 676 713 757 759 772 818 823 836 838 \
//!     839 947 958 959 966:466::"
//!     .parse()?;
//! assert_eq!(step.run(), Outcome::Passed);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## References
//!
//! - Three cells are an XY-wing or an XYZ-wing. Bent naked subsets: Sudoku Players' forum, Andrew
//!   Stuart's WXYZ-wing extension (2011). Every such set is an instance of ALS-XZ.

use super::prelude::*;

/// *n* cells with *n* digits between them, one of which could be there twice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BentSet {
    /// The cells.
    pub cells: CellSet,
    /// As many digits.
    pub digits: DigitSet,
    /// The only digit whose cells do not all see each other.
    pub digit: Digit,
}

/// Bent sets of a number of cells with as many digits.
pub(super) struct Bent {
    about: About,
    size: usize,
}

pub(super) static WXYZ_WING: Bent = Bent { about: About::new("wxyz-wing", &["0802"]), size: 4 };
pub(super) static VWXYZ_WING: Bent = Bent { about: About::new("vwxyz-wing", &["0804"]), size: 5 };

/// Whether the cells of `digit` in `cells` all see each other.
fn is_seen(digit: Digit, cells: CellSet, position: &Position) -> bool {
    !(position.cells_of(digit) & cells).common_houses().is_empty()
}

impl Bent {
    fn extend(
        &self,
        rest: &[Cell],
        cells: CellSet,
        digits: DigitSet,
        facts: &Facts<'_>,
        sink: &mut dyn Sink,
    ) -> Result<(), End> {
        if cells.len() == self.size {
            return self.offer(cells, digits, facts, sink);
        }
        for (i, &cell) in rest.iter().enumerate() {
            if rest.len() - i + cells.len() < self.size {
                break;
            }
            let grown = digits | facts.candidates(cell);
            if grown.len() <= self.size {
                self.extend(&rest[i + 1..], cells.with(cell), grown, facts, sink)?;
            }
        }
        Ok(())
    }

    fn offer(
        &self,
        cells: CellSet,
        digits: DigitSet,
        facts: &Facts<'_>,
        sink: &mut dyn Sink,
    ) -> Result<(), End> {
        let mut unseen = digits.iter().filter(|&digit| !is_seen(digit, cells, facts));
        let (Some(digit), None) = (unseen.next(), unseen.next()) else {
            return Ok(());
        };
        if digits.len() != self.size {
            return Ok(());
        }
        let with = cells & facts.cells_of(digit);
        let out = CandidateSet::of(digit, facts.cells_of(digit) & with.common_peers());
        self.report(BentSet { cells, digits, digit }, out, sink)
    }
}

impl Technique for Bent {
    fn about(&self) -> About {
        self.about
    }

    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        let small: CellSet = facts
            .empty()
            .iter()
            .filter(|&cell| (2..=self.size).contains(&facts.candidates(cell).len()))
            .collect();
        for line in &House::ALL[..18] {
            for box_ in &House::ALL[18..] {
                let crossing = small & line.cells() & box_.cells();
                let (in_line, in_box) = (small & line.cells(), small & box_.cells());
                if crossing.is_empty() || in_line == crossing || in_box == crossing {
                    continue;
                }
                // A bent set has cells of all three parts. Those of the crossing come first, so
                // that the search can end when the first cell is not one of them.
                let others: Vec<Cell> = ((in_line | in_box) - crossing).iter().collect();
                for part in crossing.subsets() {
                    let digits = facts.union(part);
                    if part.len() < self.size - 1 && digits.len() <= self.size {
                        self.extend(&others, part, digits, facts, sink)?;
                    }
                }
            }
        }
        Ok(())
    }

    fn prove(&self, pattern: &Pattern, position: &Position) -> Result<Proved, Flaw> {
        let &BentSet { cells, digits, digit } = pattern.get()?;
        ensure(cells.len() == self.size && digits.len() == self.size, "of another size")?;
        ensure(cells.is_subset(position.empty()), "a cell is filled")?;
        ensure(position.union(cells) == digits, "the cells have other digits")?;
        ensure(digits.contains(digit), "the digit is not there")?;
        let once = digits.without(digit).iter().all(|other| is_seen(other, cells, position));
        ensure(once, "another digit could be there twice")?;
        let out = (cells & position.cells_of(digit)).common_peers();
        Ok(Proved::eliminating(CandidateSet::of(digit, out)))
    }

    fn explain(&self, step: &Step) -> Message {
        let &BentSet { cells, digits, digit } = step.pattern.own();
        self.message()
            .with("cells", Value::Cells(cells))
            .with("digits", Value::Digits(digits))
            .with("others", Value::Digits(digits.without(digit)))
            .with("digit", Value::Digits(digit.into()))
    }

    fn digits(&self, step: &Step) -> DigitSet {
        step.pattern.own::<BentSet>().digits
    }
}

impl Shape for BentSet {
    fn size(&self) -> usize {
        self.cells.len()
    }

    fn derive(&self, proved: &Proved, position: &Position) -> Derivation {
        let free = DigitSet::only(self.digit);
        Derivation::of_each(proved, |target| Sum::default().set(self.cells, free, target, position))
    }

    fn draw(&self, drawing: &mut Drawing) {
        drawing.cells(self.cells, Role::Second);
        drawing.candidates(self.digit, self.cells, Role::Pattern);
    }
}

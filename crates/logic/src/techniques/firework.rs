//! # Firework
//!
//! ## Pattern
//!
//! A *firework* of a digit is a cell, the stem, on a row and a column such that, outside the stem's
//! box, the digit can be in one cell of the row and in one cell of the column at most: the wings.
//!
//! - *Triple*: three fireworks with the same stem and the same two wings.
//! - *Quadruple*: two fireworks of one stem and two of another, with the same two wings; stems and
//!   wings are the corners of a rectangle in four boxes.
//!
//! ```text
//!    X abc .  |  Y abc  .  .        X: stem, Y and Z: wings
//!    .  .  .  |  .  .   .           a, b and c are nowhere else in the row and the column,
//!    .  .  .  |                     except in the box
//!    -------
//!    Z abc .  |
//! ```
//!
//! ## Why it holds
//!
//! The row has the digit once and the column has it once, and the box has it only once for both. So
//! the digit is in the stem or in a wing. Three digits for three cells: each of the cells holds one of
//! them. Each digit is then in the box only on the row or the column. For the quadruple, four digits
//! share four cells in the same way.
//!
//! ## Example
//!
//! ```
//! # use ennead_logic::library::{Case, Outcome};
//! let step: Case = "\
//!     :e:firework-triple:46:+3.+8+2+1...5+49+1+537..+8..2+89...+77+5+9+3+41+6+828+2+6+\
//!     7+5+9..+3..+362+8.5+9+6+849+7+3+5+2+1+2+1+7+4853+9693+51+6+287+4::417 636 638::"
//!     .parse()?;
//! assert_eq!(step.run(), Outcome::Passed);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## References
//!
//! - "Fireworks" by shye in the New Sudoku Players' forum (2021).

use super::prelude::*;
use crate::derivation::Group;
use crate::pattern::Balance;
use crate::pattern::balance::{cells, each_cell, each_digit};

/// Three or four digits with their fireworks.
pub(super) struct Fireworks {
    about: About,
    is_triple: bool,
}

family! { Fireworks: new;
    TRIPLE "firework-triple" ["e:firework-triple"] { is_triple: true }
    QUADRUPLE "firework-quadruple" ["e:firework-quadruple"] { is_triple: false }
}

/// The row, the column and the box of a cell.
fn lines_and_box(stem: Cell) -> ([House; 2], House) {
    let [row, column, box_] = stem.houses();
    ([row, column], box_)
}

/// The digits that have a firework with this stem and these wings.
fn digits_of(stem: Cell, wings: CellSet, facts: &Facts<'_>) -> DigitSet {
    let (lines, box_) = lines_and_box(stem);
    let is_firework = |digit: &Digit| {
        lines.iter().all(|line| {
            let places = facts.cells_of(*digit) & line.cells();
            !places.is_empty() && (places - box_.cells()).is_subset(wings)
        })
    };
    Digit::ALL.into_iter().filter(is_firework).collect()
}

/// `count` of the digits, in every way.
fn choices(digits: DigitSet, count: usize) -> impl Iterator<Item = DigitSet> {
    (1..=digits.bits())
        .map(DigitSet::from_bits)
        .filter(move |choice| choice.len() == count && choice.is_subset(digits))
}

/// What each firework adds to the count: the digits in both lines against those in the box.
fn count_in(stem: Cell, digits: DigitSet) -> Balance {
    let (lines, box_) = lines_and_box(stem);
    let truths = lines.into_iter().flat_map(|line| each_digit(digits, line)).collect();
    Balance { truths, links: each_digit(digits, box_).collect() }
}

/// Stems with their digits, and the wings they share.
fn balance(stems: &[(Cell, DigitSet)], wings: CellSet) -> Balance {
    let mut all = Balance { truths: Vec::new(), links: Vec::new() };
    for &(stem, digits) in stems {
        let one = count_in(stem, digits);
        all.truths.extend(one.truths);
        all.links.extend(one.links);
    }
    let stems: CellSet = stems.iter().map(|(stem, _)| *stem).collect();
    all.links.extend(each_cell(stems | wings));
    all
}

/// What falls in stems, wings and boxes.
fn falls(stems: &[(Cell, DigitSet)], wings: CellSet, facts: &Facts<'_>) -> CandidateSet {
    let mut out = CandidateSet::EMPTY;
    let mut all = DigitSet::EMPTY;
    for &(stem, digits) in stems {
        let ([row, column], box_) = lines_and_box(stem);
        let off = box_.cells() - row.cells() - column.cells();
        out |= facts.candidates_in(!digits, stem.into()) | facts.candidates_in(digits, off);
        all |= digits;
    }
    out | facts.candidates_in(!all, wings)
}

impl Fireworks {
    fn offer(
        &self,
        stems: &[(Cell, DigitSet)],
        wings: CellSet,
        facts: &Facts<'_>,
        sink: &mut dyn Sink,
    ) -> Result<(), End> {
        let out = falls(stems, wings, facts);
        match out.is_empty() {
            true => Ok(()),
            false => self.report(balance(stems, wings), out, sink),
        }
    }
}

impl Technique for Fireworks {
    fn about(&self) -> About {
        self.about
    }

    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        for stem in facts.empty().iter() {
            let ([row, column], box_) = lines_and_box(stem);
            let outside = |line: House| (line.cells() & facts.empty()) - box_.cells();
            let least = if self.is_triple { 3 } else { 2 };
            for right in outside(row).iter() {
                if digits_of(stem, outside(column).with(right), facts).len() < least {
                    continue;
                }
                for below in outside(column).iter() {
                    let wings = CellSet::from([right, below]);
                    let digits = digits_of(stem, wings, facts);
                    if self.is_triple {
                        for digits in choices(digits, 3) {
                            self.offer(&[(stem, digits)], wings, facts, sink)?;
                        }
                        continue;
                    }
                    let across = Cell::at(below.row(), right.column());
                    // Each rectangle is met from both its stems.
                    if digits.len() < 2 || across < stem || !facts.empty().contains(across) {
                        continue;
                    }
                    let others = digits_of(across, wings, facts);
                    for one in choices(digits, 2) {
                        for two in choices(others - one, 2) {
                            self.offer(&[(stem, one), (across, two)], wings, facts, sink)?;
                        }
                    }
                }
            }
        }
        Ok(())
    }

    fn prove(&self, pattern: &Pattern, position: &Position) -> Result<Proved, Flaw> {
        let balance: &Balance = pattern.get()?;
        let size = if self.is_triple { 6 } else { 8 };
        ensure(balance.truths.len() == size, "another number of fireworks")?;
        balance.prove(position)
    }

    fn explain(&self, step: &Step) -> Message {
        let balance: &Balance = step.pattern.own();
        let (digits, boxes) = digits_and_boxes(&balance.links);
        let corners = cells(&balance.links);
        let lines = balance.truths.iter().filter_map(|truth| match *truth {
            Group::House(line, _) => Some(line),
            Group::Cell(_) => None,
        });
        let stems = corners & boxes.cells();
        self.message()
            .with("digits", Value::Digits(digits))
            .with("stems", Value::Cells(stems))
            .with("wings", Value::Cells(corners - stems))
            .with("cells", Value::Cells(corners))
            .with("lines", Value::Houses(lines.collect()))
            .with("boxes", Value::Houses(boxes))
    }
}

/// The digits of links, and the houses they are in.
fn digits_and_boxes(links: &[Group]) -> (DigitSet, HouseSet) {
    let mut all = (DigitSet::EMPTY, HouseSet::EMPTY);
    for link in links {
        if let Group::House(house, digit) = *link {
            all.0.insert(digit);
            all.1.insert(house);
        }
    }
    all
}

//! # Bivalue universal grave (BUG)
//!
//! ## Pattern
//!
//! Every empty cell has two candidates, and every digit two places in each house that lacks it,
//! except for a few extra candidates.
//!
//! - BUG+1 (type 1): there is one extra candidate.
//! - Type 2: the extras are one digit, and a candidate of it sees them all.
//! - Type 3: the extras lie in one house, where their digits and those of other cells make a naked
//!   subset.
//! - Type 4: the extras lie in two cells of a house in which another digit of theirs can go
//!   nowhere else.
//! - BUG+*n*: a candidate that every extra excludes.
//!
//! ## Why it holds
//!
//! Without extras, take any solution and change every cell to its other candidate: each house has
//! each digit again, so there are two solutions or none. The puzzle has one, so an extra is
//! true: with one extra, that one; with more, what all of them exclude is false. So one of the cells
//! of the extras takes an extra: in type 3 it takes part in the subset like a cell that has only the
//! extras; in type 4 one cell takes the digit that is confined to the two, and the other then takes
//! an extra, so they hold nothing else.
//!
//! ## Example
//!
//! ```
//! # use ennead_logic::library::{Case, Outcome};
//! let step: Case = "\
//!     :0610::6+8+4+57+21+937..+1+98..+6..1+4+638+758..9+26..+4..9+3+41..+8.+4+6+7+8+5+\
//!     9.2..+2+63+4+5+87467+8+5+9..1..+82+1+7..+9:222 342 397 398 542 552:148 548::"
//!     .parse()?;
//! assert_eq!(step.run(), Outcome::Passed);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## References
//!
//! - Rod Hagglund, Sudoku Players' forum (2005). It needs a puzzle known to have one solution.

use super::prelude::*;
use crate::derivation::{Axiom, Literal, clause};

/// A bivalue universal grave with extra candidates: without the extras each empty cell would have
/// two candidates and each digit two places in each house, or none if it is placed.
///
/// In a grave every cell can be exchanged for its other digit, so it has no solution or two. If the
/// puzzle has exactly one, an extra candidate is true.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Grave {
    /// The extra candidates.
    pub extras: CandidateSet,
}

impl Grave {
    /// Checks that the rest is a grave.
    ///
    /// # Errors
    ///
    /// The first flaw met.
    pub fn check(&self, position: &Position) -> Result<(), Flaw> {
        ensure(!self.extras.is_empty(), "nothing is beside the grave")?;
        ensure(self.extras.is_subset(position.all_candidates()), "an extra is not there")?;
        let rest = *position.all_candidates() - self.extras;
        let two = position.empty().iter().all(|cell| rest.digits(cell).len() == 2);
        ensure(two, "a cell of the grave does not have two candidates")?;
        let even = Digit::ALL.into_iter().all(|digit| {
            House::ALL
                .iter()
                .all(|house| matches!((rest.cells(digit) & house.cells()).len(), 0 | 2))
        });
        ensure(even, "a digit of the grave does not have two places")
    }

    /// Not all digits are as they are, each empty cell without extras and one of them with its first
    /// digit, nor with its second.
    fn axioms(&self, position: &Position) -> Vec<Axiom> {
        let rest = *position.all_candidates() - self.extras;
        let pairs = position.empty().iter().filter_map(|cell| {
            let mut two = rest.digits(cell).iter().map(|digit| Candidate::new(digit, cell));
            Some([two.next()?, two.next()?])
        });
        let exchange: Vec<[Candidate; 2]> = pairs.collect();
        let others = position.empty().iter().flat_map(|cell| {
            (!rest.digits(cell)).iter().map(move |digit| (Candidate::new(digit, cell), true))
        });
        let placed = position.placed().iter();
        let placed =
            placed.filter_map(|cell| Some((Candidate::new(position.digit(cell)?, cell), false)));
        let common: Vec<Literal> = others.chain(placed).collect();
        let ways = exchange.first().copied().into_iter().flatten();
        let axiom = |way| {
            let clause = common.iter().copied().chain([(way, false)]).collect();
            Axiom { clause, exchange: exchange.clone() }
        };
        ways.map(axiom).collect()
    }

    /// The cells of the extras.
    pub fn cells(&self) -> CellSet {
        self.extras.all_cells()
    }

    /// The digits of the extras.
    pub fn digits(&self) -> DigitSet {
        self.extras.all_digits()
    }
}

/// A grave whose extras are in one house, in two or more cells. One of these cells holds an extra,
/// so together they fill a naked subset of the house like one cell with the digits of the extras.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GraveSubset {
    /// The grave.
    pub grave: Grave,
    /// The house.
    pub house: House,
    /// The other cells of the subset.
    pub cells: CellSet,
}

/// A grave whose extras are in two cells of a house in which some digit, not an extra there, has
/// only these two places. One of the cells takes it, the other an extra.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GraveLink {
    /// The grave.
    pub grave: Grave,
    /// The house.
    pub house: House,
    /// The digit.
    pub digit: Digit,
}

/// A grave with one kind of conclusion.
pub(super) struct Bug {
    about: About,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    One,
    OneDigit,
    Subset,
    Link,
    Several,
}

family! { Bug: unique;
    PLUS_1 "bug-plus-1" ["0610"] { kind: Kind::One }
    TYPE_2 "bug-2" ["0611"] { kind: Kind::OneDigit }
    TYPE_3 "bug-3" ["0612"] { kind: Kind::Subset }
    TYPE_4 "bug-4" ["0613"] { kind: Kind::Link }
    PLUS_N "bug-plus-n" ["0614"] { kind: Kind::Several }
}

/// The largest number of cells with extras: with more, no candidate sees them all.
const MAX_CELLS: usize = 6;

/// Which two candidates of each of `cells` belong to the grave: all choices that leave each digit
/// two places or none in each house. `counts` are the places so far, by house and digit.
fn graves(
    cells: &[Cell],
    counts: &mut [[u8; 9]; 27],
    extras: CandidateSet,
    facts: &Facts<'_>,
    found: &mut Vec<CandidateSet>,
) {
    let Some((&cell, rest)) = cells.split_first() else {
        if counts.iter().flatten().all(|count| matches!(count, 0 | 2)) {
            found.push(extras);
        }
        return;
    };
    let digits = facts.candidates(cell);
    let houses = cell.houses().map(House::index);
    for first in digits.iter() {
        for second in digits.iter().filter(|second| *second > first) {
            let kept = DigitSet::from([first, second]);
            let room = kept
                .iter()
                .all(|digit| houses.iter().all(|&house| counts[house][digit.index()] < 2));
            if !room {
                continue;
            }
            let mut extras = extras;
            for digit in (digits - kept).iter() {
                extras.insert(digit, cell);
            }
            count(counts, cell, kept, 1);
            graves(rest, counts, extras, facts, found);
            count(counts, cell, kept, -1);
        }
    }
}

/// Counts `digits` of `cell` in its houses, or undoes it.
fn count(counts: &mut [[u8; 9]; 27], cell: Cell, digits: DigitSet, by: i8) {
    for house in cell.houses() {
        for digit in digits.iter() {
            let count = &mut counts[house.index()][digit.index()];
            *count = count.wrapping_add_signed(by);
        }
    }
}

/// What every extra makes false.
fn excluded(grave: &Grave, position: &Position) -> CandidateSet {
    let each = grave.extras.iter().map(|extra| Node::from(extra).excludes(position));
    each.fold(*position.all_candidates(), |all, excluded| all & excluded)
}

impl Bug {
    fn conclude(&self, grave: Grave, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        let one = grave.extras.len() == 1;
        let out = match self.kind {
            Kind::Subset => return self.conclude_subset(grave, facts, sink),
            Kind::Link => return self.conclude_link(grave, facts, sink),
            // The only extra is all its cell keeps; that its peers lose it then follows.
            Kind::One if one => facts.candidates_in(!grave.digits(), grave.cells()),
            Kind::OneDigit if !one && grave.digits().len() == 1 => excluded(&grave, facts),
            Kind::Several if !one => excluded(&grave, facts),
            _ => return Ok(()),
        };
        self.report(grave, out, sink)
    }

    fn conclude_subset(
        &self,
        grave: Grave,
        facts: &Facts<'_>,
        sink: &mut dyn Sink,
    ) -> Result<(), End> {
        let roof = grave.cells();
        if roof.len() < 2 {
            return Ok(());
        }
        for house in roof.common_houses().iter() {
            for cells in ((house.cells() & facts.empty()) - roof).subsets() {
                let subset = GraveSubset { grave, house, cells };
                let digits = digits_of(&subset, facts);
                if digits.len() != cells.len() + 1 {
                    continue;
                }
                let out = facts.candidates_in(digits, house.cells() - roof - cells);
                self.report(subset, out, sink)?;
            }
        }
        Ok(())
    }

    fn conclude_link(
        &self,
        grave: Grave,
        facts: &Facts<'_>,
        sink: &mut dyn Sink,
    ) -> Result<(), End> {
        let roof = grave.cells();
        if roof.len() != 2 {
            return Ok(());
        }
        for house in roof.common_houses().iter() {
            for digit in (DigitSet::ALL - grave.digits()).iter() {
                if facts.cells_of(digit) & house.cells() != roof {
                    continue;
                }
                let out = unlinked(&grave, digit, facts);
                self.report(GraveLink { grave, house, digit }, out, sink)?;
            }
        }
        Ok(())
    }
}

/// The digits of the extras and of the other cells of the subset.
fn digits_of(subset: &GraveSubset, position: &Position) -> DigitSet {
    subset.grave.digits() | position.union(subset.cells)
}

/// What the cells of the extras hold beside the extras and `digit`.
fn unlinked(grave: &Grave, digit: Digit, position: &Position) -> CandidateSet {
    position.candidates_in(DigitSet::ALL.without(digit), grave.cells()) - grave.extras
}

/// What a subset with the extras rules out.
fn prove_subset(subset: &GraveSubset, position: &Position) -> Result<CandidateSet, Flaw> {
    let &GraveSubset { grave, house, cells } = subset;
    grave.check(position)?;
    let roof = grave.cells();
    ensure(roof.len() >= 2 && roof.is_subset(house.cells()), "the extras are not in the house")?;
    let free = (position.empty() & house.cells()) - roof;
    ensure(!cells.is_empty() && cells.is_subset(free), "no subset")?;
    let digits = digits_of(subset, position);
    ensure(digits.len() == cells.len() + 1, "the subset is not locked")?;
    Ok(position.candidates_in(digits, house.cells() - roof - cells))
}

/// What a strong link between the cells of the extras rules out.
fn prove_link(link: &GraveLink, position: &Position) -> Result<CandidateSet, Flaw> {
    let &GraveLink { grave, house, digit } = link;
    grave.check(position)?;
    let roof = grave.cells();
    ensure(roof.len() == 2, "the extras are not in two cells")?;
    ensure(position.cells_of(digit) & house.cells() == roof, "the digit has another place")?;
    ensure(!grave.digits().contains(digit), "the digit is an extra")?;
    Ok(unlinked(&grave, digit, position))
}

impl Technique for Bug {
    fn about(&self) -> About {
        self.about
    }

    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        let bivalue = facts.bivalue();
        let more: Vec<Cell> = (facts.empty() - bivalue).iter().collect();
        let few = facts.with_count(0) | facts.with_count(1);
        let cells = if self.kind == Kind::One { 1 } else { MAX_CELLS };
        if more.is_empty() || more.len() > cells || !few.is_empty() {
            return Ok(());
        }
        let mut counts = [[0; 9]; 27];
        for cell in bivalue.iter() {
            for digit in facts.candidates(cell).iter() {
                for house in cell.houses() {
                    let count = &mut counts[house.index()][digit.index()];
                    *count += 1;
                    if *count > 2 {
                        return Ok(());
                    }
                }
            }
        }
        let mut found = Vec::new();
        graves(&more, &mut counts, CandidateSet::EMPTY, facts, &mut found);
        for extras in found {
            self.conclude(Grave { extras }, facts, sink)?;
        }
        Ok(())
    }

    fn prove(&self, pattern: &Pattern, position: &Position) -> Result<Proved, Flaw> {
        let out = match self.kind {
            Kind::Subset => prove_subset(pattern.get()?, position)?,
            Kind::Link => prove_link(pattern.get()?, position)?,
            Kind::One | Kind::OneDigit | Kind::Several => {
                let grave: &Grave = pattern.get()?;
                grave.check(position)?;
                let one = grave.extras.len() == 1;
                ensure(one == (self.kind == Kind::One), "another number of extras")?;
                let one_digit = grave.digits().len() == 1;
                ensure(one_digit || self.kind != Kind::OneDigit, "several digits")?;
                excluded(grave, position)
            }
        };
        Ok(Proved::eliminating(out))
    }

    fn explain(&self, step: &Step) -> Message {
        let message = self.message();
        match self.kind {
            Kind::Subset => {
                let GraveSubset { grave, house, cells } = step.pattern.own();
                message
                    .with("extras", Value::Candidates(grave.extras))
                    .with("roof", Value::Cells(grave.cells()))
                    .with("extra-digits", Value::Digits(grave.digits()))
                    .with("cells", Value::Cells(*cells))
                    .with("house", Value::Houses((*house).into()))
            }
            Kind::Link => {
                let GraveLink { grave, house, digit } = step.pattern.own();
                message
                    .with("extras", Value::Candidates(grave.extras))
                    .with("roof", Value::Cells(grave.cells()))
                    .with("digit", Value::Digits((*digit).into()))
                    .with("house", Value::Houses((*house).into()))
            }
            Kind::One | Kind::OneDigit | Kind::Several => {
                let grave: &Grave = step.pattern.own();
                message
                    .with("extras", Value::Candidates(grave.extras))
                    .with("digit", Value::Digits(grave.digits()))
                    .with("roof", Value::Cells(grave.cells()))
            }
        }
    }

    fn digits(&self, _step: &Step) -> DigitSet {
        DigitSet::EMPTY
    }
}

impl Shape for GraveSubset {
    fn size(&self) -> usize {
        self.grave.size() + self.cells.len()
    }

    fn derive(&self, proved: &Proved, position: &Position) -> Derivation {
        let mut derivation = self.grave.derive(proved, position);
        let digits = digits_of(self, position);
        let sum = Sum::after().full(self.cells);
        let sum = digits.iter().fold(sum, |sum, digit| sum.limited(digit, [self.house]));
        derivation.lines.push(sum.line());
        derivation
    }

    fn draw(&self, drawing: &mut Drawing) {
        drawing.house(self.house, Role::House);
        self.grave.draw(drawing);
        drawing.cells(self.cells, Role::Pattern);
    }
}

impl Shape for GraveLink {
    fn size(&self) -> usize {
        self.grave.size() + 2
    }

    fn derive(&self, proved: &Proved, position: &Position) -> Derivation {
        self.grave.derive(proved, position)
    }

    fn draw(&self, drawing: &mut Drawing) {
        drawing.house(self.house, Role::House);
        self.grave.draw(drawing);
        drawing.candidates(self.digit, self.grave.cells(), Role::Second);
    }
}

impl Shape for Grave {
    fn size(&self) -> usize {
        self.extras.len()
    }

    fn derive(&self, _: &Proved, position: &Position) -> Derivation {
        let lines = vec![clause([], self.extras.iter())];
        Derivation { axioms: self.axioms(position), lines }
    }

    fn draw(&self, drawing: &mut Drawing) {
        for candidate in self.extras.iter() {
            drawing.candidate(candidate, Role::Pattern);
        }
    }
}

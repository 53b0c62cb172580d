//! # Unique, hidden and avoidable rectangles
//!
//! ## Pattern
//!
//! Four cells where two rows and two columns cross, in two boxes, none of them given, and two
//! digits *a* and *b*. Cells that can hold no other digit are the floor, the others the roof.
//!
//! 1. The roof is one cell.
//! 2. The roof is two cells in a line, with one other digit between them. (Type 5: two
//!    cells across, or three.)
//! 3. The roof is two cells in a house, and their other digits make a naked subset with other
//!    cells of the house.
//! 4. The roof is two cells of a house that has no other place for one of the two digits.
//! 6. The roof is two cells across, and one of the digits has no other place in both rows, or
//!    in both columns.
//!
//! A *hidden* rectangle: one corner is floor, and in the row and in the column of the opposite
//! corner one of the digits has no place outside the rectangle. In an *avoidable* rectangle some
//! of the cells are filled already, but not given: type 1 with three cells filled, type 2 with
//! two.
//!
//! ```text
//!    ab   ab  |          r1, r2 in one band: four cells, two boxes
//!    .    .   |
//!    ab   abc |          type 1: c
//! ```
//!
//! ## Why it holds
//!
//! With *a* and *b* in all four cells, one could exchange them, and every row, column and box
//! would still have its digits: two solutions. The puzzle has one, so the roof holds another digit.
//! (1) That cell does. (2, 5) That digit is in the roof. (3) One of the other digits is in the
//! roof, which so fills the subset like one cell. (4) One of the two cells has the confined
//! digit; with the second digit in the other, the floor would follow. (6) The confined digit is in
//! both cells of the roof or in neither; in both, the floor would follow. (Hidden) With the second
//! digit in the opposite corner, the confined one would be in the two others.
//!
//! ## Example
//!
//! ```
//! # use ennead_logic::library::{Case, Outcome};
//! let step: Case = "\
//!     :0600:14:....+1...5.9..37..+8..2.9...+77+5.+3+41+6.28+2.+7+5+9..+3...62+8.5+9+6+\
//!     849+7+3+5+2+1+2..+4853+9693+51+6+287+4::138 438::"
//!     .parse()?;
//! assert_eq!(step.run(), Outcome::Passed);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## References
//!
//! - The argument from uniqueness is as old as the puzzle's popularity (2005); types 1 to 6 and
//!   hidden rectangles are numbered as in HoDoKu. It needs a puzzle known to have one solution.

use super::deadly::{self, Deadly, Offer, both_ways, is_confined};
use super::prelude::*;

/// A rectangle with one kind of conclusion.
pub(super) struct Rectangle {
    about: About,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    OneCell,
    OneDigit,
    Subset,
    Confined,
    OneDigitAcross,
    ConfinedAcross,
    Hidden,
    AvoidableOneCell,
    AvoidableOneDigit,
}

family! { Rectangle: unique;
    TYPE_1 "unique-rectangle-1" ["0600"] { kind: Kind::OneCell }
    TYPE_2 "unique-rectangle-2" ["0601"] { kind: Kind::OneDigit }
    TYPE_3 "unique-rectangle-3" ["0602"] { kind: Kind::Subset }
    TYPE_4 "unique-rectangle-4" ["0603"] { kind: Kind::Confined }
    TYPE_5 "unique-rectangle-5" ["0604"] { kind: Kind::OneDigitAcross }
    TYPE_6 "unique-rectangle-6" ["0605"] { kind: Kind::ConfinedAcross }
    HIDDEN "hidden-rectangle" ["0606"] { kind: Kind::Hidden }
    AVOIDABLE_1 "avoidable-rectangle-1" ["0607"] { kind: Kind::AvoidableOneCell }
    AVOIDABLE_2 "avoidable-rectangle-2" ["0608"] { kind: Kind::AvoidableOneDigit }
}

/// Every rectangle in two boxes: corners row by row, so that `i ^ 1` is in the row of `i`, `i ^ 2`
/// in its column, and `3 - i` diagonally opposite.
const RECTANGLES: [[Cell; 4]; 486] = {
    let mut all = [[Cell::at(0, 0); 4]; 486];
    let (mut n, mut top) = (0, 0);
    while top < 9 {
        let mut bottom = top + 1;
        while bottom < 9 {
            let mut left = 0;
            while left < 9 {
                let mut right = left + 1;
                while right < 9 {
                    if (top / 3 == bottom / 3) != (left / 3 == right / 3) {
                        all[n] = [
                            Cell::at(top, left),
                            Cell::at(top, right),
                            Cell::at(bottom, left),
                            Cell::at(bottom, right),
                        ];
                        n += 1;
                    }
                    right += 1;
                }
                left += 1;
            }
            bottom += 1;
        }
        top += 1;
    }
    assert!(n == 486);
    all
};

/// The cells of each rectangle, to skip most of them quickly.
const CELLS: [CellSet; 486] = ennead_grid::table!(486 of CellSet::EMPTY, |n| {
    let [a, b, c, d] = RECTANGLES[n];
    CellSet::only(a).with(b).with(c).with(d)
});

/// Whether two cells of a rectangle are diagonally opposite.
fn is_across(roof: CellSet) -> bool {
    roof.len() == 2 && roof.common_houses().is_empty()
}

/// The cells where each digit could be if no candidate had been removed.
fn allowed(facts: &Facts<'_>) -> [CellSet; 9] {
    Digit::ALL.map(|digit| {
        let placed = facts.digits().cells_of(digit);
        placed.iter().fold(facts.empty(), |left, cell| left - cell.peers())
    })
}

impl Rectangle {
    /// Rectangles of empty cells, one with two candidates: these are the two digits.
    fn find_unique(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        let bivalue = facts.bivalue();
        if bivalue.is_empty() {
            return Ok(());
        }
        let gaps = facts.options().rectangle_with_gaps;
        let open =
            if gaps { allowed(facts) } else { Digit::ALL.map(|digit| facts.cells_of(digit)) };
        for (corners, &cells) in RECTANGLES.iter().zip(&CELLS) {
            let pairs = cells & bivalue;
            if pairs.is_empty() || !cells.is_subset(facts.empty()) {
                continue;
            }
            let mut before = [DigitSet::EMPTY; 4];
            for (i, pair) in pairs.iter().enumerate() {
                let digits = facts.candidates(pair);
                let open = digits.iter().all(|digit| cells.is_subset(open[digit.index()]));
                if !open || before.contains(&digits) {
                    continue;
                }
                before[i] = digits;
                let is_roof = |cell: &Cell| !facts.candidates(*cell).is_subset(digits);
                let roof: CellSet = corners.iter().copied().filter(is_roof).collect();
                self.conclude(Deadly::of(digits, cells, roof), corners, facts, sink)?;
            }
        }
        Ok(())
    }

    fn conclude(
        &self,
        deadly: Deadly,
        corners: &[Cell; 4],
        facts: &Facts<'_>,
        sink: &mut dyn Sink,
    ) -> Result<(), End> {
        let roof = deadly.roof;
        let across = is_across(roof);
        let mut offer = |deadly: Deadly, out| self.report(deadly, out, sink);
        match self.kind {
            Kind::OneCell | Kind::AvoidableOneCell => deadly::one_cell(deadly, facts, &mut offer),
            Kind::OneDigit if roof.len() == 2 && !across => {
                deadly::one_digit(deadly, facts, &mut offer)
            }
            Kind::AvoidableOneDigit if roof.len() == 2 => {
                deadly::one_digit(deadly, facts, &mut offer)
            }
            Kind::OneDigitAcross if roof.len() == 3 || across => {
                deadly::one_digit(deadly, facts, &mut offer)
            }
            Kind::Subset if roof.len() == 2 => deadly::subset(deadly, facts, &mut offer),
            Kind::Confined if !across => deadly::confined(deadly, facts, &mut offer),
            Kind::ConfinedAcross if across => confined_across(deadly, facts, &mut offer),
            Kind::Hidden if roof.len() == 3 || across => hidden(deadly, corners, facts, &mut offer),
            _ => Ok(()),
        }
    }

    /// Rectangles with two or three cells that are filled but not givens.
    fn find_avoidable(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        let placed = facts.placed();
        let filled = if self.kind == Kind::AvoidableOneCell { 3 } else { 2 };
        for (corners, &cells) in RECTANGLES.iter().zip(&CELLS) {
            if (cells & placed).len() != filled || cells.intersects(facts.givens()) {
                continue;
            }
            let roof = cells & facts.empty();
            let digits: DigitSet =
                (cells & placed).iter().filter_map(|cell| facts.digit(cell)).collect();
            let deadly = Deadly::of(digits, cells, roof);
            let only_one_more = || deadly.others(facts).len() == 1;
            if digits.len() == 2 && (filled == 3 || only_one_more()) {
                self.conclude(deadly, corners, facts, sink)?;
            }
        }
        Ok(())
    }

    fn is_avoidable(&self) -> bool {
        matches!(self.kind, Kind::AvoidableOneCell | Kind::AvoidableOneDigit)
    }
}

/// The two rows, or else the two columns, of the rectangle if `digit` has no other place in them.
fn lines_confining(digit: Digit, deadly: &Deadly, position: &Position) -> Option<HouseSet> {
    let lines = |direction: usize| -> HouseSet {
        deadly.cells.iter().map(|cell| cell.houses()[direction]).collect()
    };
    let confining = |lines: &HouseSet| {
        lines.iter().all(|line| is_confined(digit, line, deadly.cells, position))
    };
    [lines(0), lines(1)].into_iter().find(confining)
}

/// A roof of two opposite corners, in both of whose lines one of the digits has no other place.
fn confined_across(deadly: Deadly, facts: &Facts<'_>, offer: &mut Offer<'_>) -> Result<(), End> {
    for (digit, _) in both_ways(deadly.digits) {
        if let Some(houses) = lines_confining(digit, &deadly, facts) {
            let out = facts.candidates_in(digit.into(), deadly.roof);
            offer(Deadly { houses, confined: Some(digit), ..deadly }, out)?;
        }
    }
    Ok(())
}

/// A corner of the floor, such that the row and column of the opposite corner have no other place
/// for one of the digits.
fn hidden(
    deadly: Deadly,
    corners: &[Cell; 4],
    facts: &Facts<'_>,
    offer: &mut Offer<'_>,
) -> Result<(), End> {
    for (i, &corner) in corners.iter().enumerate() {
        let opposite = corners[3 - i];
        if deadly.roof.contains(corner) {
            continue;
        }
        let [row, column, _] = opposite.houses();
        for (digit, other) in both_ways(deadly.digits) {
            let confined = |line| is_confined(digit, line, deadly.cells, facts);
            if facts.has(other, opposite) && confined(row) && confined(column) {
                let (houses, confined) = ([row, column].into(), Some(digit));
                let out = CandidateSet::of(other, opposite.into());
                offer(Deadly { houses, confined, ..deadly }, out)?;
            }
        }
    }
    Ok(())
}

/// Two opposite corners as the roof, and one of the digits without another place in the lines of
/// two of its cells.
fn prove_confined_across(deadly: &Deadly, position: &Position) -> Result<CandidateSet, Flaw> {
    let digit = deadly.confined.ok_or(Flaw("no digit is confined"))?;
    ensure(is_across(deadly.roof), "the roof is not across")?;
    ensure(deadly.digits.contains(digit), "the digit is not one of the two")?;
    let lines = lines_confining(digit, deadly, position);
    ensure(lines == Some(deadly.houses), "the digit has another place")?;
    Ok(CandidateSet::of(digit, deadly.roof))
}

/// A corner that cannot hold another digit, and one of the two digits without another place in the
/// row and the column of the opposite corner. If that corner held the other digit, the four cells
/// would be the deadly pattern.
fn prove_hidden(deadly: &Deadly, position: &Position) -> Result<CandidateSet, Flaw> {
    let digit = deadly.confined.ok_or(Flaw("no digit is confined"))?;
    ensure(deadly.digits.contains(digit), "the digit is not one of the two")?;
    let lines: Vec<House> = deadly.houses.iter().collect();
    let &[row, column] = &lines[..] else { return Err(Flaw("not a row and a column")) };
    let opposite = (deadly.cells & row.cells() & column.cells()).single();
    let opposite = opposite.ok_or(Flaw("the lines do not cross in a corner"))?;
    ensure(row.is_line() && column.is_line(), "not a row and a column")?;
    let corner = (deadly.cells - opposite.peers()).without(opposite);
    ensure(!corner.intersects(deadly.roof), "the corner across can hold another digit")?;
    let confined = |line: &House| is_confined(digit, *line, deadly.cells, position);
    ensure(lines.iter().all(confined), "the digit has another place")?;
    Ok(CandidateSet::all_of(deadly.digits.without(digit), opposite.into()))
}

impl Technique for Rectangle {
    fn about(&self) -> About {
        self.about
    }

    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        if self.is_avoidable() {
            self.find_avoidable(facts, sink)
        } else {
            self.find_unique(facts, sink)
        }
    }

    fn prove(&self, pattern: &Pattern, position: &Position) -> Result<Proved, Flaw> {
        let deadly: &Deadly = pattern.get()?;
        deadly.check(position)?;
        ensure(deadly.cells.len() == 4, "not four cells")?;
        let untouched = deadly.cells.is_subset(position.empty());
        ensure(untouched != self.is_avoidable(), "filled cells make it avoidable")?;
        let roof = deadly.roof;
        let across = is_across(roof);
        let out = match self.kind {
            Kind::OneCell | Kind::AvoidableOneCell => deadly::prove_one_cell(deadly)?,
            Kind::OneDigit | Kind::AvoidableOneDigit => {
                ensure(roof.len() == 2, "the roof is not two cells")?;
                ensure(!across || self.is_avoidable(), "the roof is not in a line")?;
                deadly::prove_one_digit(deadly, position)?
            }
            Kind::OneDigitAcross => {
                ensure(roof.len() == 3 || across, "the roof is in a line")?;
                deadly::prove_one_digit(deadly, position)?
            }
            Kind::Subset => deadly::prove_subset(deadly, position)?,
            Kind::Confined => deadly::prove_confined(deadly, position)?,
            Kind::ConfinedAcross => prove_confined_across(deadly, position)?,
            Kind::Hidden => prove_hidden(deadly, position)?,
        };
        Ok(Proved::eliminating(out))
    }

    fn explain(&self, step: &Step) -> Message {
        deadly::explain(self.message(), step)
    }

    fn digits(&self, step: &Step) -> DigitSet {
        step.pattern.own::<Deadly>().digits
    }
}

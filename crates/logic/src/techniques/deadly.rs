//! What follows from a deadly pattern, whatever its form: types 1 to 5 of rectangles and loops.

use super::prelude::*;
use crate::derivation::{Axiom, clause};

/// Cells without givens such that every house has two of them, a black one and a white one, or
/// none: a rectangle in two boxes, or a longer loop.
///
/// If they held only two digits, these could be exchanged and every house would keep its digits, so
/// the puzzle would have two solutions. In a puzzle with one solution this never happens.
///
/// ```text
///   a  b .|. . .        b  a .|. . .
///   . . . |. . .   or   . . . |. . .
///   b  a .|. . .        a  b .|. . .
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Deadly {
    /// The two digits.
    pub digits: DigitSet,
    /// The cells.
    pub cells: CellSet,
    /// The cells that may hold another digit: at least one of them does.
    pub roof: CellSet,
    /// The cells that fill a subset together with the roof (type 3).
    pub subset: CellSet,
    /// Other houses the argument needs: those of the subset, or where a digit is confined.
    pub houses: HouseSet,
    /// The digit that is confined (types 4 and 6, hidden rectangles).
    pub confined: Option<Digit>,
}

impl Deadly {
    /// The pattern without subset or houses.
    pub fn of(digits: DigitSet, cells: CellSet, roof: CellSet) -> Deadly {
        let (subset, houses) = (CellSet::EMPTY, HouseSet::EMPTY);
        Deadly { digits, cells, roof, subset, houses, confined: None }
    }

    /// Checks that the digits could be exchanged, and that only the roof has other digits. Cells
    /// outside `position.empty()` must not be givens or hold another digit.
    ///
    /// # Errors
    ///
    /// The first flaw met.
    pub fn check(&self, position: &Position) -> Result<(), Flaw> {
        ensure(self.digits.len() == 2, "not two digits")?;
        ensure(self.roof.is_subset(self.cells), "the roof is elsewhere")?;
        ensure(!self.cells.intersects(position.givens()), "a given does not change")?;
        ensure(is_exchangeable(self.cells), "the cells cannot be exchanged")?;
        for cell in (self.cells - self.roof).iter() {
            let can = position.digit(cell).map_or(position.candidates(cell), DigitSet::only);
            ensure(can.is_subset(self.digits), "a cell can hold another digit")?;
        }
        ensure(self.roof.is_subset(position.empty()), "a cell of the roof is filled")
    }

    /// The other digits of the roof: one of them is true.
    pub fn others(&self, position: &Position) -> DigitSet {
        position.union(self.roof) - self.digits
    }
}

impl Deadly {
    /// Neither digit is in all black cells with the other in all white ones.
    fn axioms(&self) -> Vec<Axiom> {
        let (black, white) = colours(self.cells);
        let pairs = both_ways(self.digits);
        let axiom = |(one, other)| {
            let of = |digit, cells: CellSet| cells.iter().map(move |c| Candidate::new(digit, c));
            let clause = of(one, black).chain(of(other, white)).map(|it| (it, false)).collect();
            let exchange = of(one, self.cells).zip(of(other, self.cells));
            Axiom { clause, exchange: exchange.map(<[Candidate; 2]>::from).collect() }
        };
        pairs.map(axiom).collect()
    }
}

/// Whether every house has two of the cells or none, and each pair can get different colours.
fn is_exchangeable(cells: CellSet) -> bool {
    let (black, white) = colours(cells);
    let houses = cells.iter().flat_map(|cell| cell.houses());
    let pairs = houses.map(|house| (house.cells() & cells).len()).all(|n| n == 2);
    !cells.is_empty() && !black.intersects(white) && black | white == cells && pairs
}

/// The cells in two colours, such that those that see each other have different ones, if that can be.
fn colours(cells: CellSet) -> (CellSet, CellSet) {
    let (mut black, mut white): (CellSet, _) = (cells.iter().take(1).collect(), CellSet::EMPTY);
    // Colours spread from cell to neighbour: one pass per cell is more than enough.
    for _ in 0..cells.len() {
        for cell in black.iter() {
            white |= cell.peers() & cells;
        }
        for cell in white.iter() {
            black |= cell.peers() & cells;
        }
    }
    (black, white)
}

/// Receives a pattern and what follows from it, which may be nothing.
pub(super) type Offer<'a> = dyn FnMut(Deadly, CandidateSet) -> Result<(), End> + 'a;

/// One cell of the roof: it must have another digit.
pub(super) fn one_cell(
    deadly: Deadly,
    facts: &Facts<'_>,
    offer: &mut Offer<'_>,
) -> Result<(), End> {
    match deadly.roof.len() {
        1 => offer(deadly, facts.candidates_in(deadly.digits, deadly.roof)),
        _ => Ok(()),
    }
}

pub(super) fn prove_one_cell(deadly: &Deadly) -> Result<CandidateSet, Flaw> {
    ensure(deadly.roof.len() == 1, "the roof is not one cell")?;
    Ok(CandidateSet::all_of(deadly.digits, deadly.roof))
}

/// One other digit: it is in the roof.
pub(super) fn one_digit(
    deadly: Deadly,
    facts: &Facts<'_>,
    offer: &mut Offer<'_>,
) -> Result<(), End> {
    match deadly.others(facts).single() {
        Some(digit) => {
            let seen = facts.cells_of(digit) & deadly.roof.common_peers();
            offer(deadly, CandidateSet::of(digit, seen))
        }
        None => Ok(()),
    }
}

pub(super) fn prove_one_digit(deadly: &Deadly, position: &Position) -> Result<CandidateSet, Flaw> {
    let Some(digit) = deadly.others(position).single() else {
        return Err(Flaw("the roof has several other digits"));
    };
    Ok(CandidateSet::of(digit, (deadly.roof & position.cells_of(digit)).common_peers()))
}

/// The roof, within one house, holds one of the other digits, so it fills a naked subset like one
/// cell.
pub(super) fn subset(deadly: Deadly, facts: &Facts<'_>, offer: &mut Offer<'_>) -> Result<(), End> {
    let others = deadly.others(facts);
    for house in deadly.roof.common_houses().iter() {
        let cells = (house.cells() & facts.empty()) - deadly.cells;
        let has_neither = |cell: &Cell| !facts.candidates(*cell).intersects(deadly.digits);
        let rest: CellSet = cells.iter().filter(has_neither).collect();
        for subset in rest.subsets() {
            let digits = others | facts.union(subset);
            let all = deadly.roof | subset;
            // A set in a line and a box is found in the line, and clears both.
            let houses = all.common_houses();
            if digits.len() != subset.len() + 1 || houses.first() != Some(house) {
                continue;
            }
            let out = facts.candidates_in(digits, houses.cells() - all);
            offer(Deadly { subset, houses, ..deadly }, out)?;
        }
    }
    Ok(())
}

pub(super) fn prove_subset(deadly: &Deadly, position: &Position) -> Result<CandidateSet, Flaw> {
    let all = deadly.roof | deadly.subset;
    let digits = deadly.others(position) | position.union(deadly.subset);
    ensure(!deadly.subset.intersects(deadly.cells), "a cell of the pattern in the subset")?;
    ensure(deadly.subset.is_subset(position.empty()), "a cell of the subset is filled")?;
    ensure(!deadly.subset.is_empty() && !deadly.houses.is_empty(), "no subset")?;
    ensure(deadly.houses.is_subset(all.common_houses()), "a cell lies outside the house")?;
    ensure(digits.len() == deadly.subset.len() + 1, "the subset is not locked")?;
    Ok(CandidateSet::all_of(digits, deadly.houses.cells() - all))
}

/// A roof of two cells in a house where one of the two digits has no other place: one of the
/// cells holds it, so neither holds the second digit.
pub(super) fn confined(
    deadly: Deadly,
    facts: &Facts<'_>,
    offer: &mut Offer<'_>,
) -> Result<(), End> {
    if deadly.roof.len() != 2 {
        return Ok(());
    }
    for (digit, other) in both_ways(deadly.digits) {
        let mut houses = deadly.roof.common_houses().iter();
        if let Some(house) = houses.find(|&house| is_confined(digit, house, deadly.roof, facts)) {
            let out = facts.candidates_in(other.into(), deadly.roof);
            offer(Deadly { houses: house.into(), confined: Some(digit), ..deadly }, out)?;
        }
    }
    Ok(())
}

pub(super) fn prove_confined(deadly: &Deadly, position: &Position) -> Result<CandidateSet, Flaw> {
    let (Some(digit), Some(house)) = (deadly.confined, deadly.houses.single()) else {
        return Err(Flaw("no digit is confined to a house"));
    };
    ensure(deadly.digits.contains(digit), "the digit is not one of the two")?;
    ensure(deadly.roof.len() == 2, "the roof is not two cells")?;
    ensure(deadly.roof.is_subset(house.cells()), "the roof lies outside the house")?;
    ensure(is_confined(digit, house, deadly.roof, position), "the digit has another place")?;
    Ok(CandidateSet::all_of(deadly.digits.without(digit), deadly.roof))
}

/// Whether `digit` has places in `house`, all of them in `cells`.
pub(super) fn is_confined(digit: Digit, house: House, cells: CellSet, position: &Position) -> bool {
    let places = position.cells_of(digit) & house.cells();
    !places.is_empty() && places.is_subset(cells)
}

/// Two digits as (one, other), then the other way.
pub(super) fn both_ways(digits: DigitSet) -> impl Iterator<Item = (Digit, Digit)> {
    digits.iter().filter_map(move |digit| Some((digit, digits.without(digit).single()?)))
}

/// The arguments of all messages about deadly patterns; no message uses all of them.
pub(super) fn explain(message: Message, step: &Step) -> Message {
    let deadly: &Deadly = step.pattern.own();
    let confined = deadly.confined.map_or(DigitSet::EMPTY, DigitSet::only);
    message
        .with("digits", Value::Digits(deadly.digits))
        .with("cells", Value::Cells(deadly.cells))
        .with("roof", Value::Cells(deadly.roof))
        .with("subset", Value::Cells(deadly.subset))
        .with("houses", Value::Houses(deadly.houses))
        .with("confined", Value::Digits(confined))
        .with("other", Value::Digits(deadly.digits - confined))
        .with("out", Value::Digits(step.eliminations.all_digits()))
        .with("corner", Value::Cells(step.eliminations.all_cells()))
}

impl Shape for Deadly {
    fn size(&self) -> usize {
        self.cells.len() + self.subset.len()
    }

    fn derive(&self, _: &Proved, position: &Position) -> Derivation {
        let free = (self.cells - self.roof).first().or(self.cells.first());
        let mut digits = self.digits.iter();
        let (Some(first), Some(cell)) = (digits.next(), free) else { return Derivation::default() };
        let others = position.candidates_in(!self.digits, self.roof);
        // Neither way to fill the cells with the two digits is possible, so there is another digit.
        let mut lines =
            vec![clause([Candidate::new(first, cell)], others.iter()), clause([], others.iter())];
        if !self.subset.is_empty() {
            let digits = others.all_digits() | position.union(self.subset);
            lines.extend(self.houses.iter().enumerate().flat_map(|(i, house)| {
                let again = (i > 0).then(|| clause([], others.iter()));
                let sum = Sum::after().full(self.subset);
                let sum = digits.iter().fold(sum, |sum, digit| sum.limited(digit, [house]));
                again.into_iter().chain([sum.line()])
            }));
        }
        Derivation { axioms: self.axioms(), lines }
    }

    fn draw(&self, drawing: &mut Drawing) {
        drawing.houses(self.houses, Role::House);
        drawing.cells(self.roof, Role::Second);
        drawing.cells(self.subset, Role::Pattern);
        for digit in self.digits.iter() {
            drawing.candidates(digit, self.cells, Role::Pattern);
        }
    }
}

//! What follows from a deadly pattern, whatever its form: types 1 to 5 of rectangles and loops.

use std::ops::ControlFlow;

use ennead_grid::{CellSet, Digit, DigitSet, House};

use crate::pattern::Deadly;
use crate::{CandidateSet, Facts, Flaw, Position, Step, ensure};

/// Takes a pattern and what follows from it.
pub(super) type Offer<'a> = dyn FnMut(Deadly, CandidateSet) -> ControlFlow<()> + 'a;

/// `digits` in `cells`, as far as they are there.
fn candidates_in(digits: DigitSet, cells: CellSet, position: &Position) -> CandidateSet {
    let mut set = CandidateSet::EMPTY;
    for digit in digits.iter() {
        set.add(digit, position.cells_of(digit) & cells);
    }
    set
}

/// One cell of the roof: it must have another digit.
pub(super) fn one_cell(
    deadly: Deadly,
    facts: &Facts<'_>,
    offer: &mut Offer<'_>,
) -> ControlFlow<()> {
    let out = candidates_in(deadly.digits, deadly.roof, facts);
    if deadly.roof.len() == 1 && !out.is_empty() {
        return offer(deadly, out);
    }
    ControlFlow::Continue(())
}

pub(super) fn check_one_cell(deadly: &Deadly, step: &Step) -> Result<(), Flaw> {
    ensure(deadly.roof.len() == 1, "the roof is not one cell")?;
    let out = CandidateSet::all_of(deadly.digits, deadly.roof);
    ensure(step.eliminations.is_subset(&out), "an elimination does not follow")
}

/// One other digit: it is in the roof.
pub(super) fn one_digit(
    deadly: Deadly,
    facts: &Facts<'_>,
    offer: &mut Offer<'_>,
) -> ControlFlow<()> {
    if let Some(digit) = deadly.others(facts).single() {
        let seen = facts.cells_of(digit) & deadly.roof.common_peers();
        if !seen.is_empty() {
            return offer(deadly, CandidateSet::of(digit, seen));
        }
    }
    ControlFlow::Continue(())
}

pub(super) fn check_one_digit(
    deadly: &Deadly,
    step: &Step,
    position: &Position,
) -> Result<(), Flaw> {
    let Some(digit) = deadly.others(position).single() else {
        return Err(Flaw("the roof has several other digits"));
    };
    let seen = (deadly.roof & position.cells_of(digit)).common_peers();
    let follows = step.eliminations.is_subset(&CandidateSet::of(digit, seen));
    ensure(follows, "an elimination does not follow")
}

/// The roof in a house holds one of the other digits, so it fills a naked subset like one cell.
pub(super) fn subset(deadly: Deadly, facts: &Facts<'_>, offer: &mut Offer<'_>) -> ControlFlow<()> {
    let others = deadly.others(facts);
    for house in deadly.roof.common_houses().iter() {
        let cells = (house.cells() & facts.empty()) - deadly.cells;
        let rest: Vec<_> = cells
            .iter()
            .filter(|&cell| !facts.candidates(cell).intersects(deadly.digits))
            .collect();
        for chosen in 1u32..1 << rest.len() {
            let mut digits = others;
            let mut subset = CellSet::EMPTY;
            for (i, &cell) in rest.iter().enumerate() {
                if chosen >> i & 1 == 1 {
                    digits |= facts.candidates(cell);
                    subset.insert(cell);
                }
            }
            let all = deadly.roof | subset;
            // What lies in a line and a box is found in the line, and clears both.
            let houses = all.common_houses();
            if digits.len() != subset.len() + 1 || houses.first() != Some(house) {
                continue;
            }
            let out = candidates_in(digits, houses.cells() - all, facts);
            if !out.is_empty() {
                offer(Deadly { subset, houses, ..deadly }, out)?;
            }
        }
    }
    ControlFlow::Continue(())
}

pub(super) fn check_subset(deadly: &Deadly, step: &Step, position: &Position) -> Result<(), Flaw> {
    let all = deadly.roof | deadly.subset;
    let digits = deadly.others(position) | position.union(deadly.subset);
    ensure(!deadly.subset.intersects(deadly.cells), "a cell of the pattern in the subset")?;
    ensure(deadly.subset.is_subset(position.empty()), "a cell of the subset is filled")?;
    ensure(!deadly.subset.is_empty() && !deadly.houses.is_empty(), "no subset")?;
    ensure(deadly.houses.is_subset(all.common_houses()), "a cell lies outside the house")?;
    ensure(digits.len() == deadly.subset.len() + 1, "the subset is not locked")?;
    let out = CandidateSet::all_of(digits, deadly.houses.cells() - all);
    ensure(step.eliminations.is_subset(&out), "an elimination does not follow")
}

/// A roof of two cells in a house where one of the two digits has no other place: one of the
/// cells holds it, so neither holds the second digit.
pub(super) fn confined(
    deadly: Deadly,
    facts: &Facts<'_>,
    offer: &mut Offer<'_>,
) -> ControlFlow<()> {
    if deadly.roof.len() != 2 {
        return ControlFlow::Continue(());
    }
    for (digit, other) in both_ways(deadly.digits) {
        let house = deadly
            .roof
            .common_houses()
            .iter()
            .find(|&house| is_confined(digit, house, deadly.roof, facts));
        let out = candidates_in(other.into(), deadly.roof, facts);
        if let (Some(house), false) = (house, out.is_empty()) {
            offer(Deadly { houses: house.into(), confined: Some(digit), ..deadly }, out)?;
        }
    }
    ControlFlow::Continue(())
}

pub(super) fn check_confined(
    deadly: &Deadly,
    step: &Step,
    position: &Position,
) -> Result<(), Flaw> {
    let (Some(digit), Some(house)) = (deadly.confined, deadly.houses.single()) else {
        return Err(Flaw("no digit is confined to a house"));
    };
    ensure(deadly.digits.contains(digit), "the digit is not one of the two")?;
    ensure(deadly.roof.len() == 2, "the roof is not two cells")?;
    ensure(deadly.roof.is_subset(house.cells()), "the roof lies outside the house")?;
    ensure(is_confined(digit, house, deadly.roof, position), "the digit has another place")?;
    let out = CandidateSet::all_of(deadly.digits.without(digit), deadly.roof);
    ensure(step.eliminations.is_subset(&out), "an elimination does not follow")
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

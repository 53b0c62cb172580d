//! Cells with just as many digits as they have room for, counted house by house.

use ennead_draw::{Drawing, Role};
use ennead_grid::{CellSet, Digit, DigitSet, House, HouseKind, HouseSet};

use super::balance::{Balance, each_cell};
use crate::derivation::{Derivation, Group};
use crate::shape::Shape;
use crate::{CandidateSet, Flaw, Message, Position, Proved, Value, ensure};

/// Empty cells, and for each of their digits houses that cover its places in the cells, as many
/// houses in all as cells.
///
/// A digit can be in the cells once for each of its houses at most. So it is there just as often, and
/// not elsewhere in these houses. If several choices of equally many houses cover a digit, that is so
/// for each choice.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Sectors {
    /// The cells.
    pub cells: CellSet,
    /// For each digit the houses that cover it, in as many ways as there are.
    pub covers: Vec<(Digit, Vec<HouseSet>)>,
}

impl Sectors {
    /// The cells with the smallest covers of each digit among `houses`; `None` if their number
    /// differs from that of the cells.
    pub(crate) fn of(cells: CellSet, houses: HouseSet, position: &Position) -> Option<Sectors> {
        let digits = position.union(cells);
        let covers: Vec<_> =
            digits.iter().map(|digit| (digit, smallest(digit, cells, houses, position))).collect();
        let size = |covers: &[HouseSet]| covers.first().map(|cover| cover.len());
        let room: Option<usize> = covers.iter().map(|(_, covers)| size(covers)).sum();
        (room == Some(cells.len())).then_some(Sectors { cells, covers })
    }

    /// What falls: a digit elsewhere in a house that covers it, and where two of them cross.
    pub(crate) fn cleared(&self, position: &Position) -> CandidateSet {
        let mut out = CandidateSet::EMPTY;
        for (digit, covers) in &self.covers {
            for cover in covers {
                let (mut once, mut twice) = (CellSet::EMPTY, CellSet::EMPTY);
                for house in cover.iter() {
                    twice |= once & house.cells();
                    once |= house.cells();
                }
                out.add(*digit, position.cells_of(*digit) & ((once - self.cells) | twice));
            }
        }
        out
    }

    /// The count with this cover of a digit, and the first cover of each other.
    fn balance(&self, digit: Digit, cover: HouseSet) -> Balance {
        let links = self.covers.iter().flat_map(|(other, covers)| {
            let first = covers.first().copied().unwrap_or_default();
            let cover = if *other == digit { cover } else { first };
            cover.iter().map(|house| Group::House(house, *other)).collect::<Vec<_>>()
        });
        Balance { truths: each_cell(self.cells).collect(), links: links.collect() }
    }

    fn balances(&self) -> impl Iterator<Item = Balance> + '_ {
        self.covers.iter().flat_map(move |(digit, covers)| {
            covers.iter().map(move |&cover| self.balance(*digit, cover))
        })
    }

    /// Counts truths and links, with each cover of each digit.
    ///
    /// # Errors
    ///
    /// The first flaw met.
    pub fn prove(&self, position: &Position) -> Result<Proved, Flaw> {
        let digits: DigitSet = self.covers.iter().map(|(digit, _)| *digit).collect();
        ensure(digits.len() == self.covers.len(), "a digit is there twice")?;
        let mut out = CandidateSet::EMPTY;
        for balance in self.balances() {
            out |= balance.prove(position)?.eliminations;
        }
        Ok(Proved::eliminating(out))
    }

    /// All houses of the first covers.
    pub fn houses(&self) -> HouseSet {
        let firsts = self.covers.iter().filter_map(|(_, covers)| covers.first());
        firsts.fold(HouseSet::EMPTY, |all, &cover| all | cover)
    }

    /// `message` with the cells, their number, and each house with its digits: `38r2, 16b3`.
    pub(crate) fn explain(&self, message: Message) -> Message {
        let first = |digit| self.covers.iter().find(|(it, _)| *it == digit)?.1.first().copied();
        let covered = |house: House| -> DigitSet {
            let by = |digit: &Digit| first(*digit).is_some_and(|cover| cover.contains(house));
            Digit::ALL.into_iter().filter(by).collect()
        };
        let houses = self.houses();
        let links: Vec<String> =
            houses.iter().map(|house| format!("{}{house}", covered(house))).collect();
        message
            .with("cells", Value::Cells(self.cells))
            .with("links", Value::Notation(links.join(", ")))
            .with("count", Value::Number(self.cells.len()))
    }
}

/// The smallest sets of `houses` that contain all places of `digit` in `cells`.
fn smallest(digit: Digit, cells: CellSet, houses: HouseSet, position: &Position) -> Vec<HouseSet> {
    let places = cells & position.cells_of(digit);
    let mut found: Vec<HouseSet> = Vec::new();
    let mut least = usize::MAX;
    let mut subset = 0;
    loop {
        let cover = HouseSet::from_bits(subset);
        if cover.len() <= least && places.is_subset(cover.cells()) {
            if cover.len() < least {
                (least, found) = (cover.len(), Vec::new());
            }
            found.push(cover);
        }
        subset = subset.wrapping_sub(houses.bits()) & houses.bits();
        if subset == 0 {
            return found;
        }
    }
}

impl Shape for Sectors {
    fn size(&self) -> usize {
        self.cells.len()
    }

    fn derive(&self, proved: &Proved, position: &Position) -> Derivation {
        let balances: Vec<(Balance, CandidateSet)> = self
            .balances()
            .filter_map(|balance| {
                let out = balance.prove(position).ok()?.eliminations;
                Some((balance, out))
            })
            .collect();
        let mut all = Derivation::default();
        let mut left = proved.eliminations;
        for (balance, out) in balances {
            if !(left & out).is_empty() {
                left -= out;
                all.append(balance.derive(proved, position));
            }
        }
        all
    }

    fn draw(&self, drawing: &mut Drawing) {
        drawing.houses(self.houses(), Role::House);
        drawing.cells(self.cells, Role::Pattern);
        for (digit, covers) in &self.covers {
            for house in covers.first().into_iter().flat_map(|cover| cover.iter()) {
                let is_row = house.kind() == HouseKind::Row;
                let role = if is_row { Role::Pattern } else { Role::Second };
                drawing.candidates(*digit, self.cells & house.cells(), role);
            }
        }
    }
}

//! Sums that follow from houses and sums: the 45 rule.
//!
//! An *area* is a union of disjoint houses, so its sum is known. Without the sums inside it, and with
//! what sticks out of those that overlap it, a few cells are left (innies and outies), and what they
//! add up to is known as well.

use std::collections::HashSet;

use super::draft::Draft;
use crate::engine::bits::bits;
use crate::engine::sets::{BitSet, CellSet};
use crate::model::{Allowed, Derivation, Kind};

/// The most cells that may be left, where all of them are in sums, and the most on the lesser side:
/// inside or outside. More mean fewer guesses, and more work for each.
const MOST_LEFT: u32 = 5;
const LESSER_SIDE: u32 = 2;
/// The most cells that may be left, where some are in no sum: these need all the help they can get.
const MOST_BARE: u32 = 10;
/// The most houses of an area that are not in a row.
const MOST_HOUSES: usize = 4;
/// The most areas.
const MOST_AREAS: usize = 1_000;

/// A sum that follows: inside − outside = total.
pub(crate) struct DerivedSum {
    /// Cells and their coefficients.
    pub(crate) terms: Vec<(usize, i32)>,
    pub(crate) total: i32,
    pub(crate) derivation: Derivation,
}

/// A set of cells whose sum is known from one constraint.
struct Known<S> {
    cells: S,
    sum: i32,
    constraint: u32,
}

struct Area<S: CellSet> {
    cells: S,
    houses: S::Houses,
}

impl<S: CellSet> Draft<S> {
    /// The sums by the 45 rule that are worth having.
    pub(super) fn derive(&mut self, kinds: &[(&Kind, bool)]) -> Vec<DerivedSum> {
        let sums = self.plain_sums(kinds);
        if sums.is_empty() || self.impossible {
            return Vec::new();
        }
        let houses = self.known_houses(kinds);
        let in_sums = sums.iter().fold(S::EMPTY, |all, sum| all | sum.cells);
        let sizes: Vec<u32> = sums.iter().map(|sum| sum.cells.len()).collect();
        let mut made: HashSet<(S, S)> = sums.iter().map(|sum| (sum.cells, S::EMPTY)).collect();
        let mut derived = Vec::new();
        let mut order: Vec<(i32, i32, usize)> = Vec::with_capacity(sums.len());
        let mut used = Vec::new();
        for area in areas(&houses, &sums) {
            // Sums inside first, then those that stick out least, by half at most.
            order.clear();
            for (i, sum) in sums.iter().enumerate() {
                let inside = (sum.cells & area.cells).len() as i32;
                let outside = sizes[i] as i32 - inside;
                if outside <= inside {
                    order.push((outside - inside, outside, i));
                }
            }
            order.sort_unstable();
            for overlapping in [false, true] {
                let mut covered = S::EMPTY;
                used.clear();
                for &(_, outside, i) in &order {
                    if (outside == 0 || overlapping) && (covered & sums[i].cells).is_empty() {
                        covered |= sums[i].cells;
                        used.push(i);
                    }
                }
                let (inside, outside) = (area.cells.minus(covered), covered.minus(area.cells));
                let is_exact = (inside | outside).is_empty();
                if !is_exact && (used.is_empty() || !worth_it(inside, outside, in_sums)) {
                    continue;
                }
                let total = area.houses.iter().map(|i| houses[i].sum).sum::<i32>()
                    - used.iter().map(|&i: &usize| sums[i].sum).sum::<i32>();
                if is_exact {
                    self.impossible |= total != 0;
                    continue;
                }
                if made.contains(&(outside, inside)) || !made.insert((inside, outside)) {
                    continue;
                }
                let plus = area.houses.iter().map(|i| houses[i].constraint).collect();
                let minus = used.iter().map(|&i| sums[i].constraint).collect();
                derived.push(signed(inside, outside, total, plus, minus));
            }
        }
        derived
    }

    /// Constraints that some cells, each once, have a sum.
    fn plain_sums(&self, kinds: &[(&Kind, bool)]) -> Vec<Known<S>> {
        let mut sums: Vec<Known<S>> = Vec::new();
        for (i, (kind, _)) in kinds.iter().enumerate() {
            let Kind::Sum { terms, total: Allowed::Range(low, high) } = kind else { continue };
            let merged = self.merged(terms);
            if low != high || merged.is_empty() || merged.iter().any(|(_, factor)| *factor != 1) {
                continue;
            }
            let cells = S::collect(merged.iter().map(|term| term.0));
            if !sums.iter().any(|sum| sum.cells == cells) {
                sums.push(Known { cells, sum: *low, constraint: i as u32 });
            }
        }
        // Diagonals that cross say nothing about areas.
        let crosses = |sum: &Known<S>| {
            let clique =
                sum.cells.iter().all(|cell| sum.cells.minus(self.peers[cell]) == S::of(cell));
            let meets = |other: &Known<S>| {
                other.constraint != sum.constraint && !(other.cells & sum.cells).is_empty()
            };
            !clique && sums.iter().any(meets)
        };
        let crossing: Vec<u32> =
            sums.iter().filter(|sum| crosses(sum)).map(|sum| sum.constraint).collect();
        sums.retain(|sum| !crossing.contains(&sum.constraint));
        sums
    }

    fn known_houses(&self, kinds: &[(&Kind, bool)]) -> Vec<Known<S>> {
        let mut houses: Vec<Known<S>> = Vec::new();
        for (i, (kind, _)) in kinds.iter().enumerate() {
            let Kind::Distinct { vars } = kind else { continue };
            let cells = S::collect(self.cells(vars));
            if !self.houses.contains(&cells) || houses.iter().any(|house| house.cells == cells) {
                continue;
            }
            let values = cells.iter().fold(0, |all, cell| all | self.doms[cell]);
            let sum = bits(values).map(|value| value as i32 + i32::from(self.least)).sum();
            houses.push(Known { cells, sum, constraint: i as u32 });
        }
        houses
    }
}

fn worth_it<S: CellSet>(inside: S, outside: S, in_sums: S) -> bool {
    let left = inside.len() + outside.len();
    match (inside | outside).minus(in_sums).is_empty() {
        true => left <= MOST_LEFT && inside.len().min(outside.len()) <= LESSER_SIDE,
        false => left <= MOST_BARE,
    }
}

/// The sum, with plus where most cells are.
fn signed<S: CellSet>(
    inside: S,
    outside: S,
    total: i32,
    plus: Vec<u32>,
    minus: Vec<u32>,
) -> DerivedSum {
    if inside.is_empty() {
        return signed(outside, inside, -total, minus, plus);
    }
    let inside = inside.iter().map(|cell| (cell, 1));
    let terms = inside.chain(outside.iter().map(|cell| (cell, -1))).collect();
    DerivedSum { terms, total, derivation: Derivation::Linear { plus, minus } }
}

/// Runs of houses that lie side by side in the model, such as rows, and a few that sums connect.
fn areas<S: CellSet>(houses: &[Known<S>], sums: &[Known<S>]) -> Vec<Area<S>> {
    let mut areas: Vec<Area<S>> = Vec::new();
    let mut known: HashSet<S> = HashSet::new();
    let mut add = |houses_of: S::Houses| {
        let cells = houses_of.iter().fold(S::EMPTY, |all, i| all | houses[i].cells);
        if areas.len() < MOST_AREAS && known.insert(cells) {
            areas.push(Area { cells, houses: houses_of });
        }
    };
    for family in families(houses) {
        for from in 0..family.len() {
            let mut run = S::Houses::EMPTY;
            for &house in &family[from..] {
                run |= S::Houses::of(house);
                add(run);
            }
        }
        for members in connected(&family, houses, sums) {
            add(S::Houses::collect(members.iter().map(|i| family[i])));
        }
    }
    areas
}

/// Families of disjoint houses, in the order of the model: rows, columns, regions.
fn families<S: CellSet>(houses: &[Known<S>]) -> Vec<Vec<usize>> {
    let mut families: Vec<(S, Vec<usize>)> = Vec::new();
    for (i, house) in houses.iter().enumerate() {
        match families.iter_mut().find(|(cells, _)| (*cells & house.cells).is_empty()) {
            Some((cells, members)) => {
                *cells |= house.cells;
                members.push(i);
            }
            None => families.push((house.cells, vec![i])),
        }
    }
    families.into_iter().map(|(_, members)| members).collect()
}

/// Sets of up to four houses of a family that sums connect, as bits: the places in the family.
fn connected<S: CellSet>(family: &[usize], houses: &[Known<S>], sums: &[Known<S>]) -> Vec<u64> {
    let count = family.len().min(64);
    let meets = |sum: &Known<S>, i: usize| !(sum.cells & houses[family[i]].cells).is_empty();
    let mut near = vec![0u64; count];
    for sum in sums {
        let met = (0..count).filter(|&i| meets(sum, i)).fold(0, |all, i| all | 1u64 << i);
        met.iter().for_each(|i| near[i] |= met & !(1 << i));
    }
    let mut found: Vec<u64> = Vec::new();
    let mut known: HashSet<u64> = HashSet::new();
    let mut sets: Vec<u64> = (0..count).map(|i| 1 << i).collect();
    for _ in 1..MOST_HOUSES {
        let mut larger: Vec<u64> = Vec::new();
        for &set in &sets {
            let reach = set.iter().fold(0, |all, i| all | near[i]) & !set;
            let longer = reach.iter().map(|i| set | 1 << i);
            larger.extend(longer.filter(|&set| known.insert(set)));
        }
        found.extend(&larger);
        sets = larger;
        if found.len() > MOST_AREAS / 4 {
            break;
        }
    }
    found
}

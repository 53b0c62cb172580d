//! What narrows domains beyond single cells, pairs and houses. A propagator sees nothing but the
//! domains of its own cells.

pub(crate) mod cage;
pub(crate) mod check;
pub(crate) mod clique_sum;
pub(crate) mod combinations;
pub(crate) mod count;
pub(crate) mod distinct_set;
pub(crate) mod lanes;
pub(crate) mod line;
pub(crate) mod long_sum;
pub(crate) mod masks;
pub(crate) mod or;
pub(crate) mod reach;
pub(crate) mod regular;
pub(crate) mod same_sum;
pub(crate) mod sandwich;
pub(crate) mod skyline;
pub(crate) mod sum;
pub(crate) mod supports;
pub(crate) mod table;
pub(crate) mod terms;

use crate::engine::bits::{bits, is_single};
use cage::Cage;
use check::Check;
use clique_sum::CliqueSum;
use count::{Contains, Count, CountDistinct, CountsItself, SameValues};
use distinct_set::DistinctSet;
use line::{Between, Element};
use long_sum::LongSum;
use or::Or;
use regular::Regular;
use same_sum::{LastParts, SameSum};
use sandwich::Sandwich;
use skyline::Skyline;
use sum::Sum;
use supports::Supports;
use table::Table;

/// A propagator and its cells.
pub(crate) struct Propagator {
    /// Its cells, in its order; one may be named twice.
    pub(crate) cells: Vec<u16>,
    pub(crate) rule: Rule,
    /// Whether it follows from others.
    pub(crate) derived: bool,
}

pub(crate) enum Rule {
    Sum(Sum<u64>, Slot),
    WideSum(Sum<u128>, Slot),
    Cage(Cage),
    CliqueSum(CliqueSum),
    LongSum(LongSum),
    SameSum(SameSum, Slot),
    DistinctSet(DistinctSet<u64>, Slot),
    WideDistinctSet(DistinctSet<u128>, Slot),
    Regular(Regular),
    Table(Table),
    Count(Count),
    CountDistinct(CountDistinct),
    Contains(Contains),
    SameValues(SameValues),
    CountsItself(CountsItself),
    Element(Element),
    Between(Between),
    Sandwich(Sandwich),
    Skyline(Skyline),
    Or(Or),
    Check(Check),
    /// In branches only: elsewhere the engine itself sees to these.
    Within(u32),
    Related {
        image: Vec<u32>,
        back: Vec<u32>,
    },
    Distinct,
    Equal,
}

/// The place of a propagator's remembered assignments.
#[derive(Clone, Copy)]
pub(crate) struct Slot(pub(crate) usize);

/// Values that one of a propagator's cells has, as found by its last run.
#[derive(Clone, Copy, Default)]
pub(crate) struct Needed(pub(crate) u32);

/// What propagators remember and what they work with.
#[derive(Default)]
pub(crate) struct Memory {
    pub(crate) needed: Needed,
    /// Values that one of the cells of a part has, with the number of the part: see [`Rule::parts`].
    pub(crate) needed_in: Vec<(usize, u32)>,
    short: Vec<Supports<u64>>,
    long: Vec<Supports<u128>>,
    parts: Vec<LastParts>,
    states: Vec<u64>,
}

/// Hands out slots while a network is built.
#[derive(Default)]
pub(crate) struct Slots {
    pub(crate) short: usize,
    pub(crate) long: usize,
    pub(crate) parts: usize,
}

impl Memory {
    pub(crate) fn new(slots: &Slots) -> Memory {
        Memory {
            short: vec![Supports::new(); slots.short],
            long: vec![Supports::new(); slots.long],
            parts: (0..slots.parts).map(|_| LastParts::default()).collect(),
            ..Memory::default()
        }
    }
}

impl Rule {
    /// Leaves each cell the values that it may have; false if one has none.
    pub(crate) fn narrow(&self, doms: &mut [u32], memory: &mut Memory) -> bool {
        memory.needed = Needed(0);
        memory.needed_in.clear();
        match self {
            Rule::Cage(cage) => cage.narrow(doms, &mut memory.needed),
            Rule::CliqueSum(sum) => sum.narrow(doms, &mut memory.needed),
            Rule::Sum(sum, slot) => memory.short[slot.0].apply(sum, doms, &mut memory.needed),
            Rule::WideSum(sum, slot) => memory.long[slot.0].apply(sum, doms, &mut memory.needed),
            Rule::DistinctSet(set, slot) => {
                memory.short[slot.0].apply(set, doms, &mut memory.needed)
            }
            Rule::WideDistinctSet(set, slot) => {
                memory.long[slot.0].apply(set, doms, &mut memory.needed)
            }
            Rule::LongSum(sum) => sum.narrow(doms),
            Rule::SameSum(same, slot) => same.narrow(doms, &mut memory.parts[slot.0]),
            Rule::Regular(regular) => regular.narrow(doms, &mut memory.states),
            Rule::Table(table) => table.narrow(doms),
            Rule::Count(count) => count.narrow(doms, &mut memory.needed_in),
            Rule::CountDistinct(count) => count.narrow(doms),
            Rule::Contains(contains) => {
                memory.needed = Needed(contains.needed());
                contains.narrow(doms)
            }
            Rule::SameValues(same) => same.narrow(doms),
            Rule::CountsItself(counts) => counts.narrow(doms, &mut memory.needed_in),
            Rule::Element(element) => element.narrow(doms),
            Rule::Between(between) => between.narrow(doms),
            Rule::Sandwich(sandwich) => sandwich.narrow(doms),
            Rule::Skyline(skyline) => skyline.narrow(doms, &mut memory.states),
            Rule::Check(check) => check.narrow(doms),
            Rule::Or(or) => {
                let fine = or.narrow(doms, memory);
                memory.needed = Needed(0);
                memory.needed_in.clear();
                fine
            }
            Rule::Within(keep) => doms.iter_mut().all(|dom| {
                *dom &= keep;
                *dom != 0
            }),
            Rule::Related { image, back } => related(doms, image, back),
            Rule::Distinct => distinct(doms),
            Rule::Equal => {
                let common = doms.iter().fold(u32::MAX, |common, dom| common & dom);
                doms.fill(common);
                common != 0
            }
        }
    }

    /// The parts without repeats in which values may be needed, as places among its cells.
    pub(crate) fn parts(&self) -> &[Vec<usize>] {
        match self {
            Rule::Count(count) => &count.parts,
            Rule::CountsItself(counts) => &counts.parts,
            _ => &[],
        }
    }

    /// Whether a second run, right after the first, changes nothing.
    pub(crate) fn idempotent(&self) -> bool {
        matches!(
            self,
            Rule::Sum(..)
                | Rule::WideSum(..)
                | Rule::Cage(_)
                | Rule::CliqueSum(_)
                | Rule::DistinctSet(..)
                | Rule::WideDistinctSet(..)
                | Rule::Regular(_)
                | Rule::Table(_)
                | Rule::Skyline(_)
                | Rule::Between(_)
        )
    }

    /// Roughly what one run costs, in nanoseconds: propagators run cheapest first.
    pub(crate) fn cost(&self, cells: usize) -> usize {
        match self {
            Rule::Within(_) | Rule::Related { .. } | Rule::Equal => 5,
            Rule::Element(_) => 8,
            Rule::Contains(_) => 10,
            Rule::Sum(..) | Rule::DistinctSet(..) => 10 + 4 * cells,
            Rule::WideSum(..) | Rule::WideDistinctSet(..) => 20 + 5 * cells,
            Rule::Cage(_) | Rule::CliqueSum(_) => 12 + 5 * cells,
            Rule::Count(_) | Rule::CountDistinct(_) | Rule::SameValues(_) => 15 + 2 * cells,
            Rule::CountsItself(_) | Rule::Between(_) | Rule::Distinct => 30 + 2 * cells,
            Rule::Table(table) => 20 + table.rows.len(),
            Rule::Regular(_) => 60 + 20 * cells,
            Rule::LongSum(_) | Rule::SameSum(..) => 100 + 40 * cells,
            Rule::Sandwich(_) => 200,
            Rule::Skyline(_) => 300,
            Rule::Or(_) => 400,
            Rule::Check(_) => 10 + cells,
        }
    }

    /// How much it asks of each of its cells, at the beginning of a search.
    pub(crate) fn demand(&self, cells: usize, values: usize) -> f32 {
        match self {
            Rule::Sum(..)
            | Rule::WideSum(..)
            | Rule::DistinctSet(..)
            | Rule::WideDistinctSet(..) => (2 * values).saturating_sub(cells).max(values) as f32,
            _ => cells as f32,
        }
    }
}

fn related(doms: &mut [u32], image: &[u32], back: &[u32]) -> bool {
    let [a, b] = doms else { return true };
    let of = |rows: &[u32], dom: u32| bits(dom).fold(0, |all, value| all | rows[value]);
    *b &= of(image, *a);
    *a &= of(back, *b);
    *a != 0 && *b != 0
}

/// Each value that a cell has alone falls elsewhere; enough values for all cells must be left.
fn distinct(doms: &mut [u32]) -> bool {
    let mut placed = vec![false; doms.len()];
    while let Some(i) = (0..doms.len()).find(|&i| is_single(doms[i]) && !placed[i]) {
        placed[i] = true;
        for j in (0..doms.len()).filter(|&j| j != i) {
            doms[j] &= !doms[i];
            if doms[j] == 0 {
                return false;
            }
        }
    }
    doms.iter().fold(0, |all, dom| all | dom).count_ones() as usize >= doms.len()
}

//! The chains that a search finds.

use super::{Literal, Weight};
use crate::se::board::{Candidates, Nine};

/// What a chain rests on: enough to build it again from the search that found it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Source {
    /// A cycle: the one with this number in the search.
    Cycle(usize),
    /// A forcing chain from this literal to its opposite, in this pass of the static search.
    Forcing { pass: usize, start: Literal },
    /// This literal contradicts itself.
    Contradiction { start: Literal },
    /// This candidate, on or off, leads to the target.
    Double { candidate: u16, target: Literal },
    /// Every candidate of this cell leads to the target.
    Cell { cell: u8, target: Literal },
    /// Every place of this digit in this house leads to the target.
    Region { house: u8, digit: u8, target: Literal },
}

/// One chain found.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    pub(crate) weight: Weight,
    pub(crate) source: Source,
    /// The candidate that a chain places if it ends in an on literal.
    pub(crate) placement: Option<u16>,
    /// What it eliminates, for chains that eliminate in one cell: the cell and its digits.
    pub(crate) cell: u8,
    pub(crate) digits: Nine,
    /// What else it eliminates: cycles do so in several cells.
    pub(crate) more: Vec<(u8, Nine)>,
}

impl Found {
    /// Everything it eliminates, cell by cell.
    pub(crate) fn eliminations(&self) -> Vec<(u8, Nine)> {
        let mut all = vec![(self.cell, self.digits)];
        all.extend(&self.more);
        all
    }
}

/// The chains worth keeping.
///
/// On the real grid only the lightest chain counts, the first one among equals. Inside a dynamic
/// chain all may contribute, but of two with the same eliminations only the lighter is kept, again
/// the first one among equals. So the harvest has a slot for the best chain of every single-cell
/// elimination; chains with other eliminations, all of them cycles, are in a list.
pub(crate) struct Harvest {
    all: bool,
    /// The index in `found` of the best chain with each single-cell elimination: one digit, under
    /// its off literal, or all digits but one, under the on literal. Stale unless `stamps` says
    /// otherwise. With `all` off only the first entry is used.
    slots: Box<[u32; 1458]>,
    stamps: Box<[u32; 1458]>,
    stamp: u32,
    /// The chains in the order found. A better one replaces a worse one with the same eliminations,
    /// but its place in the order is when it was found itself: hence the numbers.
    found: Vec<(u32, Found)>,
    met: u32,
}

impl Harvest {
    /// A harvest of the lightest chain.
    pub(crate) fn lightest() -> Harvest {
        Harvest::new(false)
    }

    /// A harvest of the lightest chain for each set of eliminations.
    pub(crate) fn all() -> Harvest {
        Harvest::new(true)
    }

    fn new(all: bool) -> Harvest {
        Harvest {
            all,
            slots: Box::new([0; 1458]),
            stamps: Box::new([0; 1458]),
            stamp: 1,
            found: Vec::new(),
            met: 0,
        }
    }

    pub(crate) fn is_all(&self) -> bool {
        self.all
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.found.is_empty()
    }

    pub(crate) fn clear(&mut self) {
        self.stamp += 1;
        self.found.clear();
        self.met = 0;
    }

    /// The chains, the lightest first.
    pub(crate) fn sort(&mut self) -> impl Iterator<Item = &Found> {
        self.found.sort_by_key(|(met, found)| (found.weight, *met));
        self.found.iter().map(|(_, found)| found)
    }

    /// The weight below which a chain with this conclusion is kept.
    #[inline]
    pub(crate) fn limit(&self, board: &Candidates, target: Literal) -> Weight {
        self.limit_of(self.slot(board, target))
    }

    /// The weight below which a chain whose eliminations are not known yet may be kept.
    pub(crate) fn limit_of_any(&self) -> Weight {
        if self.all { Weight::MAX } else { self.limit_of(0) }
    }

    #[inline]
    fn limit_of(&self, slot: usize) -> Weight {
        if self.stamps[slot] == self.stamp {
            self.found[self.slots[slot] as usize].1.weight
        } else {
            Weight::MAX
        }
    }

    /// An on literal eliminates the rest of its cell: in a cell of two, the other candidate.
    #[inline]
    fn slot(&self, board: &Candidates, target: Literal) -> usize {
        if !self.all {
            return 0;
        }
        let (candidate, on) = (target as usize / 2, target % 2 == 1);
        let (cell, digit) = (candidate / 9, candidate % 9);
        let rest = board.cells[cell] & !(1 << digit);
        if on && rest.is_power_of_two() {
            (cell * 9 + rest.trailing_zeros() as usize) * 2
        } else {
            target as usize
        }
    }

    /// Keeps a chain that ends in `target` if it is lighter than the one in its slot. The chain
    /// must eliminate something.
    pub(crate) fn offer(
        &mut self,
        board: &Candidates,
        weight: Weight,
        target: Literal,
        source: Source,
    ) {
        let slot = self.slot(board, target);
        if weight >= self.limit_of(slot) {
            return;
        }
        let (candidate, on) = (target / 2, target % 2 == 1);
        let (cell, digit) = (candidate as usize / 9, candidate % 9);
        let digits = if on { board.cells[cell] & !(1 << digit) } else { 1 << digit };
        let placement = on.then_some(candidate);
        let found = Found { weight, source, placement, cell: cell as u8, digits, more: Vec::new() };
        self.keep(slot, found);
    }

    /// Keeps a cycle with these eliminations, at least one.
    pub(crate) fn offer_cycle(
        &mut self,
        board: &Candidates,
        weight: Weight,
        eliminations: Vec<(u8, Nine)>,
        source: Source,
    ) {
        let (cell, digits) = eliminations[0];
        let slot = if !self.all {
            Some(0)
        } else if eliminations.len() > 1 {
            None
        } else {
            let rest = board.cells[cell as usize] & !digits;
            let target = |mask: Nine, on: bool| {
                super::literal(cell as usize * 9 + mask.trailing_zeros() as usize, on) as usize
            };
            if digits.is_power_of_two() {
                Some(target(digits, false))
            } else if rest.is_power_of_two() {
                Some(target(rest, true))
            } else {
                None
            }
        };
        let more = eliminations[1..].to_vec();
        let found = Found { weight, source, placement: None, cell, digits, more };
        match slot {
            Some(slot) => {
                if weight < self.limit_of(slot) {
                    self.keep(slot, found);
                }
            }
            None => {
                let met = self.next_met();
                let same = |(_, other): &&mut (u32, Found)| {
                    (other.cell, other.digits, &other.more)
                        == (found.cell, found.digits, &found.more)
                };
                match self.found.iter_mut().find(same) {
                    Some(other) if weight < other.1.weight => *other = (met, found),
                    Some(_) => {}
                    None => self.found.push((met, found)),
                }
            }
        }
    }

    fn next_met(&mut self) -> u32 {
        self.met += 1;
        self.met
    }

    fn keep(&mut self, slot: usize, found: Found) {
        let met = self.next_met();
        if self.stamps[slot] == self.stamp {
            self.found[self.slots[slot] as usize] = (met, found);
        } else {
            self.stamps[slot] = self.stamp;
            self.slots[slot] = self.found.len() as u32;
            self.found.push((met, found));
        }
    }
}

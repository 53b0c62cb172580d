//! Cells without repeats whose values are one of a list of sets: renban and what is like it.

use super::lanes::Lanes;
use super::supports::{Finder, Found};

/// A search that has tried so many values gives up: what it asked for stays.
const PATIENCE: u32 = 10_000;
const MOST_LANES: usize = 32;

pub(crate) struct DistinctSet<L> {
    width: u32,
    lanes: u32,
    /// The least bit of each lane.
    ones: L,
    sets: Vec<u32>,
}

impl<L: Lanes> DistinctSet<L> {
    /// So many lanes of so many values; the sets with another number of values are left out. `None`
    /// if they do not fit into the word.
    pub(crate) fn new(lanes: usize, width: u32, sets: &[u32]) -> Option<DistinctSet<L>> {
        if lanes > MOST_LANES || lanes as u32 * width > L::BITS || lanes == 0 {
            return None;
        }
        let lanes = lanes as u32;
        let ones = (0..lanes).fold(L::ZERO, |all, lane| all | L::of(1) << (lane * width));
        let sets = sets.iter().copied().filter(|set| set.count_ones() == lanes).collect();
        Some(DistinctSet { width, lanes, ones, sets })
    }

    /// Fills the lanes from `j` on with the values of `left`, each once.
    fn fill(&self, j: u32, doms: L, left: u32, tried: &mut u32) -> Option<L> {
        if j == self.lanes {
            return Some(doms);
        }
        // Each value that is left needs a lane.
        let union = (j..self.lanes).fold(0, |all, lane| all | doms.lane(lane, self.width));
        if left & !union != 0 {
            return None;
        }
        let mut values = doms.lane(j, self.width) & left;
        while values != 0 {
            let value = values.trailing_zeros();
            values &= values - 1;
            *tried += 1;
            if *tried > PATIENCE {
                return None;
            }
            let next = self.fix(doms, j, value);
            if let Some(assignment) = self.fill(j + 1, next, left ^ 1 << value, tried) {
                return Some(assignment);
            }
        }
        None
    }
}

impl<L: Lanes> Finder<L> for DistinctSet<L> {
    type Bounds = ();

    fn pack(&self, doms: &[u32]) -> L {
        let place = |(lane, &dom): (usize, &u32)| L::of(dom) << (lane as u32 * self.width);
        doms.iter().enumerate().map(place).fold(L::ZERO, |all, lane| all | lane)
    }

    fn unpack(&self, word: L, doms: &mut [u32]) {
        for (lane, dom) in doms.iter_mut().enumerate() {
            *dom = word.lane(lane as u32, self.width);
        }
    }

    fn width(&self) -> u32 {
        self.width
    }

    fn lanes(&self) -> u32 {
        self.lanes
    }

    fn partial_house(&self) -> bool {
        self.lanes < self.width
    }

    fn bounds(&self, _doms: L) {}

    #[inline]
    fn fix(&self, doms: L, lane: u32, value: u32) -> L {
        (doms & !(self.ones << value)).with(lane, self.width, 1 << value)
    }

    fn find(&self, (): &(), doms: L) -> Found<L> {
        let union = (0..self.lanes).fold(0, |all, lane| all | doms.lane(lane, self.width));
        let mut tried = 0;
        for &set in self.sets.iter().filter(|&&set| set & !union == 0) {
            if let Some(assignment) = self.fill(0, doms, set, &mut tried) {
                return Found::Assignment(assignment);
            }
        }
        if tried > PATIENCE { Found::Unknown } else { Found::Nothing }
    }
}

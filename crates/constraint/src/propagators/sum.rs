//! Sums of a few cells, exactly, also in that cells which see each other differ.
//!
//! A search fills one clique after the other, the lane with the fewest values first. What the rest
//! of the clique and the cliques behind it can still add up to is looked up ([`Reach`]), so that it
//! hardly ever goes astray. Lanes in fixed order took twice as many steps, five times as many to find
//! nothing.

use super::lanes::Lanes;
use super::reach::Reach;
use super::supports::{Finder, Found};
use super::terms::{Clique, Ends, Term, Terms, mirror};
use crate::engine::bits::bits;
use crate::engine::sets::BitSet;

/// A search that has tried so many values gives up: what it asked for stays.
const PATIENCE: u32 = 2_000;
/// Sums of so few cells are exact; of more, only if they are near one of their ends.
pub(crate) const ALWAYS_EXACT: usize = 5;
/// The most lanes.
const MOST_LANES: usize = 16;

pub(crate) struct Sum<L> {
    terms: Terms,
    lanes: Vec<Lane<L>>,
    /// Sums of different values, if there is a table.
    reach: Option<&'static Reach>,
}

struct Lane<L> {
    mirrored: bool,
    /// The least bit of each lane that is mirrored alike and cannot have the same value…
    alike: L,
    /// …and of each that is mirrored otherwise.
    other: L,
}

impl<L: Lanes> Sum<L> {
    /// Whether so many cells fit into the word.
    pub(crate) fn fits(cells: usize, width: u32) -> bool {
        (1..=MOST_LANES).contains(&cells) && cells as u32 * width <= L::BITS
    }

    /// The terms as given to [`Terms::new`], and in which order they stand now.
    pub(crate) fn new<S: BitSet>(terms: Terms, given: &[Term<S>], order: &[usize]) -> Sum<L> {
        let width = terms.width;
        let lane = |&own: &usize| {
            let mirrored = given[own].factor < 0;
            let seen = |alike: bool| {
                let sees = |other: &Term<S>| {
                    given[own].sees.has(other.cell) && ((other.factor < 0) == mirrored) == alike
                };
                let places = (0..order.len()).filter(|&lane| sees(&given[order[lane]]));
                places.fold(L::ZERO, |all, lane| all | L::of(1) << (lane as u32 * width))
            };
            Lane { mirrored, alike: seen(true), other: seen(false) }
        };
        let lanes = order.iter().map(lane).collect();
        Sum { reach: Reach::get(width), terms, lanes }
    }

    #[inline]
    fn turn(&self, dom: u32, lane: &Lane<L>) -> u32 {
        if lane.mirrored { mirror(dom, self.terms.width) } else { dom }
    }

    /// The lanes of a clique.
    #[inline]
    fn of(clique: &Clique) -> u32 {
        (u32::MAX >> (32 - clique.cells.len() as u32)) << clique.cells.start
    }
}

/// What cliques from one on can add.
pub(crate) struct Bounds {
    /// The least and the greatest sum of the cliques from each on.
    low: [i32; MOST_LANES + 1],
    high: [i32; MOST_LANES + 1],
    /// For each clique and beyond the last: bit 127 − *r* is set if from there on, *r* can be made up
    /// for. Known if the goal is below 128.
    fits: [u128; MOST_LANES + 1],
    known: bool,
}

impl<L: Lanes> Finder<L> for Sum<L> {
    type Bounds = Bounds;

    #[inline]
    fn pack(&self, doms: &[u32]) -> L {
        let mut word = L::ZERO;
        for (lane, (&dom, at)) in doms.iter().zip(&self.lanes).enumerate() {
            word |= L::of(self.turn(dom, at)) << (lane as u32 * self.terms.width);
        }
        word
    }

    #[inline]
    fn unpack(&self, word: L, doms: &mut [u32]) {
        for (lane, (dom, at)) in doms.iter_mut().zip(&self.lanes).enumerate() {
            *dom = self.turn(word.lane(lane as u32, self.terms.width), at);
        }
    }

    fn width(&self) -> u32 {
        self.terms.width
    }

    fn lanes(&self) -> u32 {
        self.lanes.len() as u32
    }

    fn partial_house(&self) -> bool {
        self.terms.partial_house() && !self.lanes[0].mirrored
    }

    fn loose(&self, doms: L) -> Option<Option<L>> {
        if self.lanes.len() <= ALWAYS_EXACT {
            return None;
        }
        let width = self.terms.width;
        let mut own: Vec<u32> = (0..self.lanes()).map(|lane| doms.lane(lane, width)).collect();
        let Some(reaches) = self.terms.reaches::<MOST_LANES>(&own) else { return Some(None) };
        if self.terms.decided(&reaches) == Some(false) {
            return Some(None);
        }
        if !self.terms.is_far(&reaches) {
            return None;
        }
        let possible = self.terms.bound(&mut own, &reaches);
        let place = |(lane, &dom): (usize, &u32)| L::of(dom) << (lane as u32 * width);
        let word = own.iter().enumerate().map(place).fold(L::ZERO, |all, lane| all | lane);
        Some(possible.then_some(word))
    }

    fn bounds(&self, doms: L) -> Bounds {
        let mut bounds = Bounds {
            low: [0; MOST_LANES + 1],
            high: [0; MOST_LANES + 1],
            fits: [0; MOST_LANES + 1],
            known: false,
        };
        let count = self.terms.cliques.len();
        bounds.high[count] = self.terms.ends.most();
        let (reach, mut after) = match (self.reach, &self.terms.ends, self.terms.goal) {
            (Some(reach), Ends::Bits(ends), 0..128) => (Some(reach), *ends),
            _ => (None, 0),
        };
        bounds.known = reach.is_some();
        bounds.fits[count] = after.reverse_bits();
        for (i, clique) in self.terms.cliques.iter().enumerate().rev() {
            let (mut low, mut high, mut union) = (0, 0, 0);
            for lane in clique.cells.clone() {
                let dom = doms.lane(lane as u32, self.terms.width);
                low += least(dom);
                high += greatest(dom);
                union |= dom;
            }
            bounds.low[i] = bounds.low[i + 1] + clique.factor * low;
            bounds.high[i] = bounds.high[i + 1] + clique.factor * high;
            if let (Some(reach), 1..) = (reach, i) {
                after = shifted(after, reach.of(clique.cells.len() as u32, union), clique.factor);
                bounds.fits[i] = after.reverse_bits();
            }
        }
        bounds
    }

    #[inline]
    fn fix(&self, doms: L, lane: u32, value: u32) -> L {
        let Lane { alike, other, .. } = self.lanes[lane as usize];
        let doms = doms.with(lane, self.terms.width, 1 << value);
        doms & !(alike << value) & !(other << (self.terms.width - 1 - value))
    }

    fn find(&self, bounds: &Bounds, doms: L) -> Found<L> {
        let mut search = Search { sum: self, bounds, tried: 0 };
        match search.descend(0, Sum::<L>::of(&self.terms.cliques[0]), doms, self.terms.goal) {
            Some(assignment) => Found::Assignment(assignment),
            None if search.tried > PATIENCE => Found::Unknown,
            None => Found::Nothing,
        }
    }
}

/// The sums of one of `sums`, times a factor, and one of `after`; above 127 they are lost.
fn shifted(after: u128, mut sums: u64, factor: i32) -> u128 {
    let mut all = 0;
    while sums != 0 {
        let sum = sums.trailing_zeros() * factor as u32;
        sums &= sums - 1;
        if sum < 128 {
            all |= after << sum;
        }
    }
    all
}

#[inline]
fn least(dom: u32) -> i32 {
    dom.trailing_zeros() as i32
}

#[inline]
fn greatest(dom: u32) -> i32 {
    31 - dom.leading_zeros() as i32
}

struct Search<'a, L> {
    sum: &'a Sum<L>,
    bounds: &'a Bounds,
    tried: u32,
}

impl<L: Lanes> Search<'_, L> {
    /// Gives the lanes `left` of a clique, and those of the cliques behind it, values that add up to
    /// `rest`, or less by one of the ends.
    fn descend(&mut self, clique: usize, left: u32, doms: L, rest: i32) -> Option<L> {
        let sum = self.sum;
        if left == 0 {
            return match sum.terms.cliques.get(clique + 1) {
                Some(next) => self.descend(clique + 1, Sum::<L>::of(next), doms, rest),
                None => sum.terms.ends.contains(rest).then_some(doms),
            };
        }
        let factor = sum.terms.cliques[clique].factor;
        let (mut low, mut high, mut union) = (0, 0, 0);
        let (mut fewest, mut best) = (u32::MAX, 0);
        for lane in bits(left) {
            let dom = doms.lane(lane as u32, sum.terms.width);
            if dom == 0 {
                return None;
            }
            low += least(dom);
            high += greatest(dom);
            union |= dom;
            let count = dom.count_ones();
            if count < fewest {
                (fewest, best) = (count, lane as u32);
            }
        }
        if !self.may_fit(clique, left.count_ones(), rest, union, factor * low, factor * high) {
            return None;
        }
        let last = clique + 1 == sum.terms.cliques.len();
        if last && left.count_ones() == 2 && factor == 1 && sum.terms.ends.is_exact() {
            return self.last_two(left, doms, rest);
        }
        for value in bits(doms.lane(best, sum.terms.width)) {
            self.tried += 1;
            if self.tried > PATIENCE {
                return None;
            }
            let next = sum.fix(doms, best, value as u32);
            let rest = rest - factor * value as i32;
            if let Some(assignment) = self.descend(clique, left ^ 1 << best, next, rest) {
                return Some(assignment);
            }
        }
        None
    }

    /// The last two lanes, which see each other, add up to the rest.
    #[inline]
    fn last_two(&self, left: u32, doms: L, rest: i32) -> Option<L> {
        let width = self.sum.terms.width;
        let (a, b) = (left.trailing_zeros(), 31 - left.leading_zeros());
        // Bit *v* of what is missing: `rest` − *v* is in the other lane.
        let mirrored = u64::from(doms.lane(b, width).reverse_bits());
        let missing = if rest >= 31 { mirrored << (rest - 31) } else { mirrored >> (31 - rest) };
        let half = if rest & 1 == 0 { 1u64.unbounded_shl(rest as u32 / 2) } else { 0 };
        let values = doms.lane(a, width) & missing as u32 & !(half as u32);
        (values != 0).then(|| {
            let value = values.trailing_zeros();
            doms.with(a, width, 1 << value).with(b, width, 1 << (rest as u32 - value))
        })
    }

    /// Whether `left` different values of a set, and the cliques behind, may make up for the rest.
    #[inline]
    #[expect(clippy::too_many_arguments, reason = "inlined into the search for a sum")]
    fn may_fit(&self, clique: usize, left: u32, rest: i32, set: u32, low: i32, high: i32) -> bool {
        let bounds = self.bounds;
        let behind = clique + 1;
        if rest < low + bounds.low[behind] || rest > high + bounds.high[behind] {
            return false;
        }
        match self.sum.reach {
            Some(reach) if bounds.known => {
                if self.sum.terms.cliques[clique].factor != 1 {
                    return true;
                }
                // What is known is below 128, as the goal is.
                (bounds.fits[behind] >> (127 - rest)) as u64 & reach.of(left, set) != 0
            }
            _ => set.count_ones() >= left,
        }
    }
}

//! Sums of cliques, exactly but that cells of different cliques may be equal.
//!
//! For each clique, the sets of values that its cells can have together, cell by cell
//! ([`masks`]), and from the last of them, by how much the clique can be above its least sum;
//! then which of these fit together, clique by clique; and all of it backwards.

use super::Needed;
use super::masks::{self, BySum, add, both, in_all, meets, only, remove};
use super::terms::{Reaches, Terms, mirror, sum_of};
use crate::engine::bits::{bits, is_single};

/// The most cells.
pub(crate) const MOST_CELLS: usize = 64;
/// By how much a sum may be above the least one to be known exactly.
const MOST_ABOVE: i32 = 63;

pub(crate) struct CliqueSum {
    terms: Terms,
    by_sum: &'static BySum,
}

impl CliqueSum {
    /// `None` if there are too many cells or values.
    pub(crate) fn new(terms: Terms) -> Option<CliqueSum> {
        let by_sum = BySum::get(terms.width)?;
        (terms.cells() <= MOST_CELLS).then_some(CliqueSum { terms, by_sum })
    }

    /// Leaves each cell the values that it may have, and says which one of the cells needs.
    pub(crate) fn narrow(&self, doms: &mut [u32], needed: &mut Needed) -> bool {
        self.terms.turn(doms);
        let possible = match (masks::words(self.terms.width), doms.len()) {
            (1, 0..=8) => self.narrow_sized::<1, 8>(doms, needed),
            (1, _) => self.narrow_sized::<1, MOST_CELLS>(doms, needed),
            (4, 0..=8) => self.narrow_sized::<4, 8>(doms, needed),
            (4, _) => self.narrow_sized::<4, MOST_CELLS>(doms, needed),
            (8, 0..=8) => self.narrow_sized::<8, 8>(doms, needed),
            (8, 9..=16) => self.narrow_sized::<8, 16>(doms, needed),
            (8, _) => self.narrow_sized::<8, MOST_CELLS>(doms, needed),
            (_, 0..=16) => self.narrow_sized::<16, 16>(doms, needed),
            (_, _) => self.narrow_sized::<16, MOST_CELLS>(doms, needed),
        };
        self.terms.turn(doms);
        possible
    }

    fn narrow_sized<const W: usize, const P: usize>(
        &self,
        doms: &mut [u32],
        needed: &mut Needed,
    ) -> bool {
        let terms = &self.terms;
        let Some(reaches) = terms.reaches::<P>(doms) else { return false };
        if terms.decided(&reaches) == Some(false) {
            return false;
        }
        let (slack, room) = (reaches.slack, reaches.room);
        if terms.is_far(&reaches) || slack.min(room) > MOST_ABOVE {
            return terms.bound(doms, &reaches);
        }
        let flip = room < slack;
        // By how much the sum may be above the least one; if all is mirrored, below the greatest.
        let most = slack.min(room);
        let below = terms.ends.most();
        let above = |end: i32| if flip { room - below + end } else { slack - end };
        let fits = |end: &i32| terms.ends.contains(*end) && (0..=most).contains(&above(*end));
        let allowed = (0..=below).filter(fits).fold(0u64, |all, end| all | 1 << above(end));
        let Some(common) = self.narrow_to::<W, P>(doms, &reaches, flip, allowed) else {
            return false;
        };
        if terms.partial_house() {
            needed.0 = if terms.is_mirrored() { mirror(common, terms.width) } else { common };
        }
        true
    }

    /// The least sum of all, and by how much it can be above, up to 63: bits. The domains are those
    /// of the terms.
    pub(super) fn sums(&self, doms: &[u32]) -> Option<(u32, u64)> {
        match masks::words(self.terms.width) {
            1 => self.sums_sized::<1>(doms),
            4 => self.sums_sized::<4>(doms),
            8 => self.sums_sized::<8>(doms),
            _ => self.sums_sized::<16>(doms),
        }
    }

    fn sums_sized<const W: usize>(&self, doms: &[u32]) -> Option<(u32, u64)> {
        let reaches = self.terms.reaches::<16>(doms)?;
        let sums = self.forwards::<W, 16>(doms, &reaches, false, 63).all;
        Some((reaches.lows.iter().map(|&low| sum_of(low) as u32).sum(), sums))
    }

    /// Leaves what adds up to one of these, counted from the least sum.
    pub(super) fn keep(&self, doms: &mut [u32], allowed: u64) -> bool {
        match masks::words(self.terms.width) {
            1 => self.keep_sized::<1>(doms, allowed),
            4 => self.keep_sized::<4>(doms, allowed),
            8 => self.keep_sized::<8>(doms, allowed),
            _ => self.keep_sized::<16>(doms, allowed),
        }
    }

    fn keep_sized<const W: usize>(&self, doms: &mut [u32], allowed: u64) -> bool {
        let reaches = self.terms.reaches::<16>(doms);
        reaches.is_some_and(|reaches| {
            self.narrow_to::<W, 16>(doms, &reaches, false, allowed).is_some()
        })
    }

    fn forwards<const W: usize, const P: usize>(
        &self,
        doms: &[u32],
        reaches: &Reaches<P>,
        flip: bool,
        most: u32,
    ) -> Forwards<W, P> {
        let width = self.terms.width;
        let mut found = Forwards {
            bases: [0; P],
            own: [0; P],
            before: [0; P],
            reached: [[0; W]; P],
            last: [[0; W]; P],
            all: 1,
        };
        for (i, clique) in self.terms.cliques.iter().enumerate() {
            let least = if flip { mirror(reaches.highs[i], width) } else { reaches.lows[i] };
            let base = sum_of(least) as u32;
            let mut own = 0u64;
            if clique.cells.len() == 1 {
                for value in bits(side(doms[clique.cells.start], width, flip)) {
                    let more = (value as u32 - base) * clique.factor as u32;
                    if more > most {
                        break;
                    }
                    own |= 1 << more;
                }
            } else {
                let mut now = match placed(&doms[clique.cells.clone()]) {
                    Some(placed) => only::<W>(side(placed, width, flip)),
                    None => [0; W],
                };
                for cell in clique.cells.clone().filter(|&cell| !is_single(doms[cell])) {
                    found.reached[cell] = now;
                    now = add(&now, side(doms[cell], width, flip));
                }
                found.last[i] = now;
                for more in 0..=most {
                    let Some(sets) = self.by_sum.of::<W>((base + more) as usize) else { break };
                    own |= u64::from(meets(sets, &now)) << more;
                }
            }
            found.bases[i] = base;
            found.own[i] = own;
            found.before[i] = found.all;
            let mut after = 0;
            each(own, |more| after |= found.all << more);
            found.all = after & u64::MAX >> (63 - most);
        }
        found
    }

    /// The values that every set of a single clique has, though no cell has them alone; `None` if no
    /// sum is left.
    fn narrow_to<const W: usize, const P: usize>(
        &self,
        doms: &mut [u32],
        reaches: &Reaches<P>,
        flip: bool,
        allowed: u64,
    ) -> Option<u32> {
        let width = self.terms.width;
        let most = 63u32.saturating_sub(allowed.leading_zeros());
        let found = self.forwards::<W, P>(doms, reaches, flip, most);
        let mut goal = found.all & allowed;
        if goal == 0 {
            return None;
        }
        let single = self.terms.cliques.len() == 1;
        let mut needed = 0;
        for (i, clique) in self.terms.cliques.iter().enumerate().rev() {
            let base = found.bases[i];
            // Which sums of this clique lead from those before it to the goal.
            let (mut fitting, mut next) = (0u64, 0);
            each(found.own[i], |more| {
                let from = goal >> more & found.before[i];
                fitting |= u64::from(from != 0) << more;
                next |= from;
            });
            goal = next;
            if clique.cells.len() == 1 {
                let mut keep = 0;
                each(fitting, |more| keep |= 1 << (base + more / clique.factor as u32));
                doms[clique.cells.start] = side(keep, width, flip);
                continue;
            }
            let mut now = [0; W];
            each(fitting, |more| {
                if let Some(sets) = self.by_sum.of::<W>((base + more) as usize) {
                    now.iter_mut().zip(sets).for_each(|(now, sets)| *now |= sets);
                }
            });
            now = both(&now, &found.last[i]);
            // Compared with all sets, not with those of the sums at hand: some sums are too great.
            if now == found.last[i] && !single {
                continue;
            }
            let cells = &mut doms[clique.cells.clone()];
            let mut known = placed(cells).unwrap_or(0);
            let common = if single { side(in_all(&now), width, flip) } else { 0 };
            for (cell, dom) in
                cells.iter_mut().enumerate().rev().filter(|(_, dom)| !is_single(**dom))
            {
                let before = &found.reached[clique.cells.start + cell];
                let keep;
                (now, keep) = remove(&now, before, side(*dom, width, flip));
                *dom = side(keep, width, flip);
                if is_single(*dom) {
                    known |= *dom;
                }
            }
            needed = common & !known;
        }
        Some(needed)
    }
}

/// What goes forwards has found.
struct Forwards<const W: usize, const P: usize> {
    /// The least sum of each clique.
    bases: [u32; P],
    /// For each clique, by how much it can be above its least sum.
    own: [u64; P],
    /// By how much those before it can be.
    before: [u64; P],
    /// For each open cell, the sets of values before it.
    reached: [[u64; W]; P],
    /// For each clique, the sets of values of all its cells.
    last: [[u64; W]; P],
    /// By how much all can be above their least sum.
    all: u64,
}

/// The values that cells have alone; `None` if two have the same.
#[inline]
fn placed(doms: &[u32]) -> Option<u32> {
    let (mut placed, mut twice) = (0, false);
    for &dom in doms.iter().filter(|&&dom| is_single(dom)) {
        twice |= placed & dom != 0;
        placed |= dom;
    }
    (!twice).then_some(placed)
}

/// A domain, mirrored or not.
#[inline(always)]
fn side(dom: u32, width: u32, flip: bool) -> u32 {
    if flip { mirror(dom, width) } else { dom }
}

#[inline(always)]
fn each(mut set: u64, mut each: impl FnMut(u32)) {
    while set != 0 {
        each(set.trailing_zeros());
        set &= set - 1;
    }
}

//! Sums brought into one form: all terms count upwards from 0, clique by clique.
//!
//! Cells with a negative coefficient are *mirrored* (greatest value first), and the *goal* is what is
//! missing to the greatest sum that is allowed when all terms are 0. A *clique* are cells with the
//! same coefficient that all see each other, so that they have different values.

use std::ops::Range;

use crate::engine::bits::bits;
use crate::engine::sets::BitSet;
use crate::model::Allowed;

/// Sums of many cells are bounded only, while they are further from both ends than this: hardly
/// anything falls there.
const FAR: i32 = 6;

/// A term: a coefficient, not 0, and its cell, with the cells that this one sees.
pub(crate) struct Term<S> {
    pub(crate) factor: i32,
    pub(crate) cell: usize,
    pub(crate) sees: S,
}

pub(crate) struct Terms {
    /// How many values there are.
    pub(super) width: u32,
    /// They follow each other.
    pub(super) cliques: Vec<Clique>,
    /// The greatest sum that is allowed.
    pub(super) goal: i32,
    /// How much less is allowed.
    pub(super) ends: Ends,
}

pub(super) struct Clique {
    pub(super) cells: Range<usize>,
    /// Above 0.
    pub(super) factor: i32,
    pub(super) mirrored: bool,
}

/// By how much a sum may stay below the goal.
pub(super) enum Ends {
    /// Bit *d*: by *d*.
    Bits(u128),
    /// By at most so much.
    Within(i32),
    /// By one of these.
    List(Vec<i32>),
}

/// The least and the greatest values of the cliques, and how far their sums are from what is allowed.
pub(super) struct Reaches<const P: usize> {
    /// For each clique, different values with the least sum…
    pub(super) lows: [u32; P],
    /// …and with the greatest.
    pub(super) highs: [u32; P],
    /// The greatest sum that is allowed, less the least one.
    pub(super) slack: i32,
    /// The greatest sum, less the least one that is allowed.
    pub(super) room: i32,
}

impl Terms {
    /// Σ factor · (least + value) is one of the totals; and in which order the cells are to be given.
    pub(crate) fn new<S: BitSet>(
        terms: &[Term<S>],
        total: &Allowed,
        least: u8,
        width: u32,
    ) -> (Terms, Vec<usize>) {
        let top = i64::from(width) - 1;
        let moved = |term: &Term<S>| {
            let factor = i64::from(term.factor);
            factor * i64::from(least) + factor.min(0) * top
        };
        let most = terms.iter().map(|term| i64::from(term.factor.abs()) * top).sum();
        let (goal, ends) = Ends::new(total, terms.iter().map(moved).sum(), most);
        let (mut cliques, mut order) = (Vec::new(), Vec::new());
        for clique in divide(terms) {
            let factor = terms[clique[0]].factor;
            let cells = order.len()..order.len() + clique.len();
            cliques.push(Clique { cells, factor: factor.abs(), mirrored: factor < 0 });
            order.extend(clique);
        }
        (Terms { width, cliques, goal, ends }, order)
    }

    pub(super) fn cells(&self) -> usize {
        self.cliques.last().map_or(0, |clique| clique.cells.end)
    }

    /// Whether all cells have different values.
    pub(crate) fn is_clique(&self) -> bool {
        self.cliques.len() == 1
    }

    /// What the cells of a cage add up to, if this is one: a single clique, not mirrored, with one
    /// total.
    pub(crate) fn cage_goal(&self) -> Option<i32> {
        let [clique] = &self.cliques[..] else { return None };
        let cage = clique.factor == 1 && !clique.mirrored && self.ends.is_exact();
        cage.then_some(self.goal)
    }

    /// Whether no two cells may have the same value, and not all values are there.
    pub(super) fn partial_house(&self) -> bool {
        let [clique] = &self.cliques[..] else { return false };
        clique.cells.len() > 1 && (clique.cells.len() as u32) < self.width
    }

    /// Whether the first clique is mirrored.
    pub(super) fn is_mirrored(&self) -> bool {
        self.cliques.first().is_some_and(|clique| clique.mirrored)
    }

    /// By how much the sum can be above the least one at most.
    pub(super) fn spread(&self) -> i32 {
        let spread = |clique: &Clique| {
            let cells = clique.cells.len() as i32;
            clique.factor * cells * (self.width as i32 - cells).max(0)
        };
        self.cliques.iter().map(spread).sum()
    }

    /// Mirrors what is to be mirrored: from the values of the model to those of the terms, and back.
    pub(super) fn turn(&self, doms: &mut [u32]) {
        for clique in self.cliques.iter().filter(|clique| clique.mirrored) {
            doms[clique.cells.clone()].iter_mut().for_each(|dom| *dom = mirror(*dom, self.width));
        }
    }

    /// How far the sum is from its ends; `None` if the cells of a clique cannot be different, or no
    /// sum is allowed.
    ///
    /// The least sum of a clique is that of different values: each cell takes the least value from
    /// its own least on that is not taken. Which values are taken does not depend on the order.
    pub(super) fn reaches<const P: usize>(&self, doms: &[u32]) -> Option<Reaches<P>> {
        let (mut low, mut high) = (0, 0);
        let (mut lows, mut highs) = ([0u32; P], [0u32; P]);
        for (i, clique) in self.cliques.iter().enumerate() {
            let (mut up, mut down) = (0u32, 0u32);
            for dom in &doms[clique.cells.clone()] {
                let free = !up & u32::MAX << dom.trailing_zeros();
                up |= free & free.wrapping_neg();
                // From above, mirrored.
                let free = !down & u32::MAX << dom.leading_zeros();
                down |= free & free.wrapping_neg();
            }
            let cells = clique.cells.len() as u32;
            let above = up.checked_shr(self.width).unwrap_or(0);
            if up.count_ones() < cells || down.count_ones() < cells || above != 0 {
                return None;
            }
            (lows[i], highs[i]) = (up, down.reverse_bits());
            low += clique.factor * sum_of(up);
            high += clique.factor * sum_of(highs[i]);
        }
        let slack = self.goal - low;
        let room = high - (self.goal - self.ends.most());
        (slack >= 0 && room >= 0).then_some(Reaches { lows, highs, slack, room })
    }

    /// If the least sum is the greatest: whether it is allowed. Bounds do not see gaps between totals.
    pub(super) fn decided<const P: usize>(&self, reaches: &Reaches<P>) -> Option<bool> {
        let decided = reaches.slack + reaches.room == self.ends.most();
        decided.then(|| self.ends.contains(reaches.slack))
    }

    /// Whether hardly anything can fall. A single clique, such as a cage, is never far.
    pub(super) fn is_far<const P: usize>(&self, reaches: &Reaches<P>) -> bool {
        self.cliques.len() > 1 && reaches.slack.min(reaches.room) > FAR
    }

    /// Bounds: a cell may be above one of the least values by the slack, below one of the greatest by
    /// the room.
    pub(super) fn bound<const P: usize>(&self, doms: &mut [u32], reaches: &Reaches<P>) -> bool {
        let most = self.width as i32;
        for (i, clique) in self.cliques.iter().enumerate() {
            let up = most.min(reaches.slack / clique.factor);
            let down = most.min(reaches.room / clique.factor);
            let from_low = (0..up).fold(reaches.lows[i], |set, _| set | set << 1);
            let from_high = (0..down).fold(reaches.highs[i], |set, _| set | set >> 1);
            for dom in &mut doms[clique.cells.clone()] {
                *dom &= from_low & from_high;
                if *dom == 0 {
                    return false;
                }
            }
        }
        true
    }
}

/// The terms by cliques: greatest coefficients first, then small cliques, such as the circle of an
/// arrow, as they leave the rest one sum.
fn divide<S: BitSet>(terms: &[Term<S>]) -> Vec<Vec<usize>> {
    let all = S::collect(terms.iter().map(|term| term.cell));
    let mut by_sight: Vec<usize> = (0..terms.len()).collect();
    by_sight.sort_by_key(|&i| std::cmp::Reverse((terms[i].sees & all).len()));
    let mut cliques: Vec<Vec<usize>> = Vec::new();
    for i in by_sight {
        let fits = |clique: &&mut Vec<usize>| {
            terms[clique[0]].factor == terms[i].factor
                && terms[i].factor.abs() == 1
                && clique.iter().all(|&other| terms[i].sees.has(terms[other].cell))
        };
        match cliques.iter_mut().filter(fits).max_by_key(|clique| clique.len()) {
            Some(clique) => clique.push(i),
            None => cliques.push(vec![i]),
        }
    }
    cliques.sort_by_key(|clique| (-terms[clique[0]].factor.abs(), clique.len()));
    cliques
}

impl Ends {
    /// The goal and the ends, if `moved` is taken from each total and no sum is above `most`.
    fn new(total: &Allowed, moved: i64, most: i64) -> (i32, Ends) {
        let totals: Vec<i64> = match total {
            Allowed::Range(low, high) => {
                let low = (i64::from(*low) - moved).max(0);
                let high = (i64::from(*high) - moved).min(most);
                if high - low > 127 {
                    return (high as i32, Ends::Within((high - low) as i32));
                }
                (low..=high).collect()
            }
            Allowed::Set(set) => {
                let moved = set.iter().map(|&total| i64::from(total) - moved);
                moved.filter(|total| (0..=most).contains(total)).collect()
            }
        };
        // No total: nothing is allowed.
        let Some(&goal) = totals.iter().max() else { return (0, Ends::List(Vec::new())) };
        let below: Vec<i32> = totals.iter().map(|total| (goal - total) as i32).collect();
        let bits = below.iter().all(|&below| below < 128);
        let ends = match bits {
            true => Ends::Bits(below.iter().fold(0, |all, below| all | 1 << below)),
            false => Ends::List(below),
        };
        (goal as i32, ends)
    }

    /// By how much a sum may stay below the goal at most.
    pub(super) fn most(&self) -> i32 {
        match self {
            Ends::Bits(bits) => 127 - bits.leading_zeros() as i32,
            Ends::Within(most) => *most,
            Ends::List(list) => list.iter().copied().max().unwrap_or(0),
        }
    }

    /// Whether nothing but the goal itself is allowed.
    #[inline]
    pub(super) fn is_exact(&self) -> bool {
        matches!(self, Ends::Bits(1))
    }

    #[inline]
    pub(super) fn contains(&self, below: i32) -> bool {
        match self {
            Ends::Bits(bits) => (0..128).contains(&below) && bits >> below & 1 != 0,
            Ends::Within(most) => (0..=*most).contains(&below),
            Ends::List(list) => list.contains(&below),
        }
    }
}

/// The sum of the values of a set.
#[inline]
pub(super) fn sum_of(set: u32) -> i32 {
    bits(set).sum::<usize>() as i32
}

/// A set of values, the greatest first.
#[inline]
pub(super) fn mirror(dom: u32, width: u32) -> u32 {
    dom.reverse_bits() >> (32 - width)
}

//! Parts with the same sum.

use super::clique_sum::CliqueSum;
use super::terms::{Term, Terms};
use crate::engine::sets::BitSet;
use crate::model::Allowed;

/// Sums up to this are kept as bits.
const MOST: i64 = 127;
/// By how much the sum of a part may be above its least one.
const MOST_ABOVE: i32 = 63;
/// The most cells of a part.
const MOST_CELLS: usize = 16;

pub(crate) struct SameSum {
    parts: Vec<Part>,
}

struct Part {
    sum: CliqueSum,
    cells: usize,
    /// What its values count from, together.
    offset: u32,
}

/// What the parts were last, and the sums that each could have then: most runs find most parts
/// unchanged.
#[derive(Default)]
pub(crate) struct LastParts {
    doms: Vec<u32>,
    sums: Vec<u128>,
}

impl SameSum {
    /// The parts as terms with coefficient 1, and in which order the cells of each are to be given;
    /// `None` if the sums are too great, or there are too many values.
    pub(crate) fn new<S: BitSet>(
        parts: &[Vec<Term<S>>],
        least: u8,
        width: u32,
    ) -> Option<(SameSum, Vec<Vec<usize>>)> {
        let (mut made, mut orders) = (Vec::new(), Vec::new());
        for terms in parts {
            let most = terms.len() as i64 * (i64::from(least) + i64::from(width) - 1);
            let (sum, order) = Terms::new(terms, &Allowed::Range(0, MOST as i32), least, width);
            let small = most <= MOST && sum.spread() <= MOST_ABOVE && terms.len() <= MOST_CELLS;
            if !small || terms.iter().any(|term| term.factor != 1) {
                return None;
            }
            let offset = u32::from(least) * terms.len() as u32;
            made.push(Part { sum: CliqueSum::new(sum)?, cells: terms.len(), offset });
            orders.push(order);
        }
        Some((SameSum { parts: made }, orders))
    }

    /// The sums that all parts can have; then each part by itself. Exact, but that cells of a part that
    /// do not all see each other may be equal, and so may cells of different parts.
    pub(crate) fn narrow(&self, doms: &mut [u32], last: &mut LastParts) -> bool {
        last.doms.resize(doms.len(), 0);
        last.sums.resize(self.parts.len(), 0);
        let mut common = u128::MAX;
        let mut from = 0;
        for (part, last_sums) in self.parts.iter().zip(&mut last.sums) {
            let cells = from..from + part.cells;
            from = cells.end;
            if last.doms[cells.clone()] != doms[cells.clone()] {
                let Some((base, above)) = part.sum.sums(&doms[cells.clone()]) else { return false };
                *last_sums = u128::from(above) << (base + part.offset);
                last.doms[cells.clone()].copy_from_slice(&doms[cells]);
            } else if part.cells == 0 {
                *last_sums = 1;
            }
            common &= *last_sums;
        }
        if common == 0 {
            return false;
        }
        let mut from = 0;
        for (part, &sums) in self.parts.iter().zip(&last.sums) {
            let cells = from..from + part.cells;
            from = cells.end;
            if sums & !common == 0 {
                continue;
            }
            let Some((base, _)) = part.sum.sums(&doms[cells.clone()]) else { return false };
            let allowed = (common >> (base + part.offset)) as u64;
            // What is left can have other sums still, so `last` must not be told that it cannot.
            if !part.sum.keep(&mut doms[cells], allowed) {
                return false;
            }
        }
        true
    }
}

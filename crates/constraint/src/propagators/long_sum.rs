//! Sums of many cells: bounds, and which sums can be had if cells may repeat.

use crate::engine::bits::bits;
use crate::model::Allowed;

/// Sums that spread over more than this have bounds only.
const MOST_SPREAD: i64 = 2_048;

pub(crate) struct LongSum {
    pub(crate) factors: Vec<i32>,
    pub(crate) total: Allowed,
    pub(crate) least: i32,
}

impl LongSum {
    /// Leaves each cell the values that some sum has.
    pub(crate) fn narrow(&self, doms: &mut [u32]) -> bool {
        self.bounds(doms) && self.exact(doms)
    }

    fn term(&self, factor: i32, value: usize) -> i64 {
        i64::from(factor) * (i64::from(self.least) + value as i64)
    }

    fn ends(&self, factor: i32, dom: u32) -> (i64, i64) {
        let a = self.term(factor, dom.trailing_zeros() as usize);
        let b = self.term(factor, 31 - dom.leading_zeros() as usize);
        (a.min(b), a.max(b))
    }

    /// No term may be so far from its ends that the others cannot make up for it.
    fn bounds(&self, doms: &mut [u32]) -> bool {
        let (least, most) = match &self.total {
            Allowed::Range(low, high) => (i64::from(*low), i64::from(*high)),
            Allowed::Set(set) => match (set.iter().min(), set.iter().max()) {
                (Some(&low), Some(&high)) => (i64::from(low), i64::from(high)),
                _ => return false,
            },
        };
        loop {
            let (mut low, mut high) = (0, 0);
            for (&factor, &dom) in self.factors.iter().zip(&*doms) {
                let (a, b) = self.ends(factor, dom);
                low += a;
                high += b;
            }
            if low > most || high < least {
                return false;
            }
            let mut changed = false;
            for (&factor, dom) in self.factors.iter().zip(&mut *doms) {
                let (a, b) = self.ends(factor, *dom);
                let fits = |value: &usize| {
                    let term = self.term(factor, *value);
                    low - a + term <= most && high - b + term >= least
                };
                let keep = bits(*dom).filter(fits).fold(0, |set, value| set | 1 << value);
                changed |= keep != *dom;
                *dom = keep;
                if keep == 0 {
                    return false;
                }
            }
            if !changed {
                return true;
            }
        }
    }

    /// Which sums the first cells can have, forwards; then backwards, which lead to a total.
    fn exact(&self, doms: &mut [u32]) -> bool {
        let ends: Vec<(i64, i64)> =
            self.factors.iter().zip(&*doms).map(|(&factor, &dom)| self.ends(factor, dom)).collect();
        let spread: i64 = ends.iter().map(|(a, b)| b - a).sum();
        if spread > MOST_SPREAD {
            return !doms.iter().all(|dom| dom.is_power_of_two()) || self.fits(doms);
        }
        let low: i64 = ends.iter().map(|(a, _)| a).sum();
        let room = spread as usize + 1;
        // Sums are counted from the least that the cells so far can have.
        let mut reached = vec![vec![false; room]; doms.len() + 1];
        reached[0][0] = true;
        for (i, (&factor, &dom)) in self.factors.iter().zip(&*doms).enumerate() {
            for value in bits(dom) {
                let more = (self.term(factor, value) - ends[i].0) as usize;
                for sum in (0..room - more).filter(|&sum| reached[i][sum]).collect::<Vec<_>>() {
                    reached[i + 1][sum + more] = true;
                }
            }
        }
        let total =
            |sum: usize| i32::try_from(low + sum as i64).is_ok_and(|sum| self.total.contains(sum));
        let mut leads: Vec<bool> =
            (0..room).map(|sum| reached[doms.len()][sum] && total(sum)).collect();
        if !leads.contains(&true) {
            return false;
        }
        for (i, &factor) in self.factors.iter().enumerate().rev() {
            let mut before = vec![false; room];
            let mut keep = 0;
            for value in bits(doms[i]) {
                let more = (self.term(factor, value) - ends[i].0) as usize;
                for sum in (0..room - more).filter(|&sum| reached[i][sum] && leads[sum + more]) {
                    before[sum] = true;
                    keep |= 1 << value;
                }
            }
            doms[i] = keep;
            leads = before;
        }
        true
    }

    /// Whether the only values left have a total.
    fn fits(&self, doms: &[u32]) -> bool {
        let terms = self.factors.iter().zip(doms);
        let sum: i64 = terms.map(|(&factor, &dom)| self.ends(factor, dom).0).sum();
        i32::try_from(sum).is_ok_and(|sum| self.total.contains(sum))
    }
}

//! Cells without repeats; what stands between two of them has a sum.

use super::terms::sum_of;
use crate::model::{Allowed, Crusts};

/// The most values of which all sets are tried; with more, sums have bounds only.
const MOST_VALUES: u32 = 12;

pub(crate) struct Sandwich {
    /// For each number of cells between the crusts, the sets of values that have a sum.
    fillings: Vec<Vec<u32>>,
    /// Pairs of crusts, and what may stand in all other cells.
    crusts: Vec<(u32, u32, u32)>,
}

impl Sandwich {
    /// `None` if there are too many cells or values.
    pub(crate) fn new(
        cells: usize,
        crusts: Crusts,
        total: &Allowed,
        least: u8,
        width: u32,
    ) -> Option<Sandwich> {
        if width.max(cells as u32) > MOST_VALUES {
            return None;
        }
        let all = u32::MAX >> (32 - width);
        let bit = |value: u8| {
            let bit = u32::from(value).checked_sub(u32::from(least)).filter(|bit| *bit < width);
            bit.map_or(0, |bit| 1u32 << bit)
        };
        let crusts = match crusts {
            Crusts::Values(low, high) if low == high => Vec::new(),
            Crusts::Values(low, high) => {
                let (low, high) = (bit(low), bit(high));
                vec![(low, high, all & !low & !high)]
            }
            Crusts::Extremes => {
                let pair = |low: u32, high: u32| {
                    (1 << low, 1 << high, ((1 << high) - 1) & (u32::MAX << (low + 1)))
                };
                (0..width)
                    .flat_map(|low| (low + 1..width).map(move |high| (low, high)))
                    // All cells have values from the least to the greatest.
                    .filter(|(low, high)| (high - low) as usize + 1 >= cells)
                    .map(|(low, high)| pair(low, high))
                    .collect()
            }
        };
        let between = crusts.iter().fold(0, |all, (_, _, middle)| all | middle);
        let mut fillings = vec![Vec::new(); cells];
        let mut set = 0;
        loop {
            let sum = sum_of(set) + set.count_ones() as i32 * i32::from(least);
            let count = set.count_ones() as usize;
            if count + 2 <= cells && total.contains(sum) {
                fillings[count].push(set);
            }
            // The next set of these values.
            set = set.wrapping_sub(between) & between;
            if set == 0 {
                break;
            }
        }
        Some(Sandwich { fillings, crusts })
    }

    /// By sets: for each place of the crusts, the sets of values that may stand between them and
    /// outside, not which cell has which.
    pub(crate) fn narrow(&self, doms: &mut [u32]) -> bool {
        let count = doms.len();
        // The unions of the domains before each cell, and from it on.
        let mut before = [0; MOST_VALUES as usize + 1];
        let mut after = [0; MOST_VALUES as usize + 1];
        for i in 0..count {
            before[i + 1] = before[i] | doms[i];
        }
        for i in (0..count).rev() {
            after[i] = after[i + 1] | doms[i];
        }
        let mut keep = [0; MOST_VALUES as usize];
        for i in 0..count {
            let mut inside = 0;
            for j in i + 1..count {
                let outside = before[i] | after[j + 1];
                for &(low, high, middle) in &self.crusts {
                    let forwards = doms[i] & low != 0 && doms[j] & high != 0;
                    let backwards = doms[i] & high != 0 && doms[j] & low != 0;
                    if !forwards && !backwards {
                        continue;
                    }
                    let (inside, outside) = (inside & middle, outside & middle);
                    let Some((inner_kept, outer_kept)) =
                        self.fill(count, j - i - 1, inside, outside)
                    else {
                        continue;
                    };
                    let fits = |range: std::ops::Range<usize>, kept: u32| {
                        doms[range].iter().all(|dom| dom & kept != 0)
                    };
                    if !(fits(i + 1..j, inner_kept)
                        && fits(0..i, outer_kept)
                        && fits(j + 1..count, outer_kept))
                    {
                        continue;
                    }
                    for (k, keep) in keep.iter_mut().enumerate().filter(|(k, _)| *k != i && *k != j)
                    {
                        *keep |= if i < k && k < j { inner_kept } else { outer_kept };
                    }
                    if forwards {
                        keep[i] |= low;
                        keep[j] |= high;
                    }
                    if backwards {
                        keep[i] |= high;
                        keep[j] |= low;
                    }
                }
                inside |= doms[j];
            }
        }
        doms.iter_mut().zip(&keep).for_each(|(dom, keep)| *dom &= keep);
        doms.iter().all(|&dom| dom != 0)
    }

    /// The values of the fillings of so many cells that fit inside, and what they leave outside.
    fn fill(&self, count: usize, inner: usize, inside: u32, outside: u32) -> Option<(u32, u32)> {
        let outer = count - inner - 2;
        let (mut inner_kept, mut outer_kept, mut some) = (0, 0, false);
        for &filling in &self.fillings[inner] {
            let rest = outside & !filling;
            if filling & !inside == 0 && rest.count_ones() as usize >= outer {
                some = true;
                inner_kept |= filling;
                outer_kept |= rest;
            }
        }
        some.then_some((inner_kept, outer_kept))
    }
}

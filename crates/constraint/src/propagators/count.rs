//! How often values occur among some cells.

use crate::engine::bits::{bits, is_single};
use crate::model::Allowed;

/// Positions of cells, divided into parts without repeats.
pub(crate) type Parts = Vec<Vec<usize>>;

/// What a number must be.
pub(crate) enum Times {
    Allowed(Allowed),
    /// What the last cell says.
    Cell {
        least: u8,
    },
}

impl Times {
    /// The cells that are counted, and the one that says how many.
    fn split<'d>(&self, doms: &'d mut [u32]) -> (&'d mut [u32], Option<&'d mut u32>) {
        match self {
            Times::Allowed(_) => (doms, None),
            Times::Cell { .. } => {
                let (last, cells) = doms.split_last_mut().expect("the cell that says how many");
                (cells, Some(last))
            }
        }
    }

    /// The least and the greatest allowed number from `low` to `high`, if there is one; the cell that
    /// says it loses all others.
    fn narrow(&self, cell: Option<&mut u32>, low: u32, high: u32) -> Option<(u32, u32)> {
        let mut fitting = match (self, cell) {
            (Times::Allowed(allowed), _) => {
                (low..=high).filter(|&n| allowed.contains(n as i32)).collect::<Vec<_>>()
            }
            (Times::Cell { least }, Some(cell)) => {
                let number = |bit: usize| bit as u32 + u32::from(*least);
                let fits = |&bit: &usize| (low..=high).contains(&number(bit));
                let keep = bits(*cell).filter(fits).fold(0, |set, bit| set | 1 << bit);
                *cell = keep;
                bits(keep).map(number).collect()
            }
            _ => Vec::new(),
        };
        let first = *fitting.first()?;
        Some((first, fitting.pop()?))
    }
}

/// So many cells have one of some values.
pub(crate) struct Count {
    pub(crate) values: u32,
    pub(crate) times: Times,
    pub(crate) parts: Parts,
}

impl Count {
    pub(crate) fn narrow(&self, doms: &mut [u32], needed: &mut Vec<(usize, u32)>) -> bool {
        let (cells, times) = self.times.split(doms);
        let must = cells.iter().filter(|&&dom| dom & !self.values == 0).count() as u32;
        let may: u32 = self.parts.iter().map(|part| most(cells, part, self.values)).sum();
        if must > may {
            return false;
        }
        let Some((low, high)) = self.times.narrow(times, must, may) else { return false };
        if high == must {
            let open = cells.iter_mut().filter(|dom| **dom & !self.values != 0);
            open.for_each(|dom| *dom &= !self.values);
        } else if low == may {
            fill(cells, &self.parts, self.values, needed);
        }
        true
    }
}

/// How many cells of a part without repeats can have one of the values.
fn most(cells: &[u32], part: &[usize], values: u32) -> u32 {
    let (mut count, mut union) = (0, 0);
    for &cell in part {
        let dom = cells[cell] & values;
        count += u32::from(dom != 0);
        union |= dom;
    }
    count.min(union.count_ones())
}

/// Each part has as many of the values as it can: if it has no more cells for them, these have them. A
/// single value is needed in each part that can have it.
fn fill(cells: &mut [u32], parts: &Parts, values: u32, needed: &mut Vec<(usize, u32)>) {
    for (number, part) in parts.iter().enumerate() {
        let places = part.iter().filter(|&&cell| cells[cell] & values != 0).count() as u32;
        if places > 1 && is_single(values) {
            needed.push((number, values));
        }
        if places == most(cells, part, values) {
            for &cell in part {
                if cells[cell] & values != 0 {
                    cells[cell] &= values;
                }
            }
        }
    }
}

/// So many different values are there.
pub(crate) struct CountDistinct {
    pub(crate) times: Times,
}

impl CountDistinct {
    pub(crate) fn narrow(&self, doms: &mut [u32]) -> bool {
        let (cells, times) = self.times.split(doms);
        let (mut fixed, mut all, mut open) = (0u32, 0u32, 0);
        for &dom in &*cells {
            all |= dom;
            match is_single(dom) {
                true => fixed |= dom,
                false => open += 1,
            }
        }
        // A cell without any of the fixed values brings another one.
        let others = cells.iter().any(|dom| dom & fixed == 0);
        let low = fixed.count_ones() + u32::from(others);
        let high = all.count_ones().min(fixed.count_ones() + open);
        let Some((_, high)) = self.times.narrow(times, low, high) else { return false };
        if high == fixed.count_ones() {
            cells.iter_mut().for_each(|dom| *dom &= fixed);
        }
        true
    }
}

/// Sets of values that have no value in common, each of which so many cells hit at least.
pub(crate) struct Contains {
    pub(crate) wanted: Vec<(u32, u32)>,
}

impl Contains {
    pub(crate) fn narrow(&self, doms: &mut [u32]) -> bool {
        let (mut total, mut union) = (0, 0);
        for &(set, times) in &self.wanted {
            let there = doms.iter().filter(|&&dom| dom & set != 0).count() as u32;
            if there < times {
                return false;
            }
            if there == times {
                doms.iter_mut().filter(|dom| **dom & set != 0).for_each(|dom| *dom &= set);
            }
            if times > 0 {
                total += times;
                union |= set;
            }
        }
        // If each cell that may hit one of them must, it does.
        let hitting = doms.iter().filter(|&&dom| dom & union != 0).count() as u32;
        if hitting == total {
            doms.iter_mut().filter(|dom| **dom & union != 0).for_each(|dom| *dom &= union);
        }
        hitting >= total && doms.iter().all(|&dom| dom != 0)
    }

    /// The values that one of the cells has.
    pub(crate) fn needed(&self) -> u32 {
        let single = self.wanted.iter().filter(|(set, times)| *times > 0 && is_single(*set));
        single.fold(0, |all, (set, _)| all | set)
    }
}

/// Parts with the same values, equally often.
pub(crate) struct SameValues {
    pub(crate) lengths: Vec<usize>,
}

impl SameValues {
    pub(crate) fn narrow(&self, doms: &mut [u32]) -> bool {
        if self.lengths.windows(2).any(|pair| pair[0] != pair[1]) {
            return false;
        }
        let Some(&length) = self.lengths.first() else { return true };
        if length == 0 {
            return true;
        }
        let all = doms.iter().fold(0, |all, dom| all | dom);
        for value in bits(all) {
            let bit = 1u32 << value;
            let (mut low, mut high) = (0, usize::MAX);
            for part in doms.chunks(length) {
                low = low.max(part.iter().filter(|&&dom| dom == bit).count());
                high = high.min(part.iter().filter(|&&dom| dom & bit != 0).count());
            }
            if low > high {
                return false;
            }
            for part in doms.chunks_mut(length) {
                let places = part.iter().filter(|&&dom| dom & bit != 0).count();
                let fixed = part.iter().filter(|&&dom| dom == bit).count();
                for dom in part.iter_mut().filter(|dom| **dom & bit != 0 && **dom != bit) {
                    if places == low {
                        *dom = bit;
                    } else if fixed == high {
                        *dom &= !bit;
                    }
                }
            }
        }
        true
    }
}

/// Each value that occurs does so as often as it says.
pub(crate) struct CountsItself {
    pub(crate) least: u8,
    pub(crate) parts: Parts,
}

impl CountsItself {
    pub(crate) fn narrow(&self, doms: &mut [u32], needed: &mut Vec<(usize, u32)>) -> bool {
        let size = |value: usize| value as u32 + u32::from(self.least);
        let (mut must, mut may) = (0u32, 0u32);
        for value in bits(doms.iter().fold(0, |all, dom| all | dom)) {
            let bit = 1 << value;
            let fixed = doms.iter().filter(|&&dom| dom == bit).count() as u32;
            let room: u32 = self.parts.iter().map(|part| most(doms, part, bit)).sum();
            if fixed > 0 {
                must |= bit;
            }
            if size(value) > 0 && fixed <= size(value) && size(value) <= room {
                may |= bit;
            }
        }
        if must & !may != 0 {
            return false;
        }
        let Some((union, common)) = self.sets(must, may & !must, doms.len() as u32) else {
            return false;
        };
        doms.iter_mut().for_each(|dom| *dom &= union);
        for value in bits(common) {
            let bit = 1 << value;
            let room: u32 = self.parts.iter().map(|part| most(doms, part, bit)).sum();
            let fixed = doms.iter().filter(|&&dom| dom == bit).count() as u32;
            if room < size(value) || fixed > size(value) {
                return false;
            }
            if fixed == size(value) {
                let open = doms.iter_mut().filter(|dom| **dom != bit);
                open.for_each(|dom| *dom &= !bit);
            } else if room == size(value) {
                fill(doms, &self.parts, bit, needed);
            }
        }
        doms.iter().all(|&dom| dom != 0)
    }

    /// Of the sets of values with all of `must` and some of `free` that say as many as there are
    /// cells: the values that one has, and those that all have.
    fn sets(&self, must: u32, free: u32, cells: u32) -> Option<(u32, u32)> {
        let sum =
            |set: u32| bits(set).map(|value| value as u32 + u32::from(self.least)).sum::<u32>();
        let missing = cells.checked_sub(sum(must))?;
        let (mut union, mut common, mut some) = (must, u32::MAX, false);
        // At most so many different numbers add up to as many cells that 2^free is small: 1 + 2 + … + k.
        let mut stack = vec![(free, missing, must)];
        while let Some((rest, missing, set)) = stack.pop() {
            if missing == 0 {
                some = true;
                union |= set;
                common &= set;
                continue;
            }
            if rest == 0 {
                continue;
            }
            let value = 31 - rest.leading_zeros();
            let rest = rest ^ 1 << value;
            stack.push((rest, missing, set));
            if let Some(missing) = missing.checked_sub(value + u32::from(self.least)) {
                stack.push((rest, missing, set | 1 << value));
            }
        }
        some.then_some((union, common))
    }
}

//! Cells that say something about others: elements of lists, ends of lines.

use crate::engine::bits::bits;
use crate::model::Ends;

/// The cell that the first one points to has a value.
pub(crate) struct Element {
    /// The value, as a bit of a domain, that points to the first cell of the list; it may be negative.
    pub(crate) first: i32,
    pub(crate) target: Aim,
}

/// What the cell is to have.
pub(crate) enum Aim {
    /// One of these values.
    Values(u32),
    /// What the second cell has.
    Cell,
}

impl Element {
    /// Exact, if no cell is named twice. The cells are: the one that points, the target if it is a
    /// cell, the list.
    pub(crate) fn narrow(&self, doms: &mut [u32]) -> bool {
        let heads = match self.target {
            Aim::Values(_) => 1,
            Aim::Cell => 2,
        };
        let (heads, list) = doms.split_at_mut(heads);
        let wanted = match self.target {
            Aim::Values(values) => values,
            Aim::Cell => heads[1],
        };
        let place = |value: usize| usize::try_from(value as i32 - self.first).ok();
        let (mut keep, mut allowed) = (0, 0);
        for value in bits(heads[0]) {
            let both = place(value).and_then(|place| list.get(place)).map_or(0, |dom| dom & wanted);
            if both != 0 {
                keep |= 1 << value;
                allowed |= both;
            }
        }
        heads[0] = keep;
        if keep.is_power_of_two() {
            let place = place(keep.trailing_zeros() as usize);
            if let Some(dom) = place.and_then(|place| list.get_mut(place)) {
                *dom &= wanted;
            }
        }
        if let Some(target) = heads.get_mut(1) {
            *target &= allowed;
        }
        keep != 0
    }
}

/// Two ends, the first two cells, say what may be in the others.
pub(crate) struct Between {
    pub(crate) ends: Ends,
    pub(crate) least: u8,
    /// How many different values the inner cells have at least.
    pub(crate) room: u32,
}

impl Between {
    /// Exact, if no cell is named twice and the inner cells may all be equal.
    pub(crate) fn narrow(&self, doms: &mut [u32]) -> bool {
        let [a, b, inner @ ..] = doms else { return true };
        let (mut keep_a, mut keep_b, mut allowed) = (0, 0, 0);
        for x in bits(*a) {
            for y in bits(*b) {
                let value = |bit: usize| bit as u8 + self.least;
                let Some(between) = self.ends.between(value(x), value(y)) else { continue };
                let between = between.0 >> self.least;
                let fits = inner.iter().all(|dom| dom & between != 0);
                if fits && between.count_ones() >= self.room {
                    keep_a |= 1 << x;
                    keep_b |= 1 << y;
                    allowed |= between;
                }
            }
        }
        (*a, *b) = (keep_a, keep_b);
        inner.iter_mut().for_each(|dom| *dom &= allowed);
        keep_a != 0
    }
}

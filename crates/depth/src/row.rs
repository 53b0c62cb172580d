//! 256 bits, one for each of as many suppositions.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

/// 256 bits.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(align(32))]
pub(crate) struct Row([u64; 4]);

impl Row {
    pub(crate) const BITS: usize = 256;
    pub(crate) const NONE: Row = Row([0; 4]);
    pub(crate) const ALL: Row = Row([!0; 4]);

    #[inline(always)]
    pub(crate) fn any(self) -> bool {
        (self.0[0] | self.0[1]) | (self.0[2] | self.0[3]) != 0
    }

    #[inline(always)]
    pub(crate) fn insert(&mut self, bit: usize) {
        self.0[bit / 64] |= 1 << (bit % 64);
    }

    #[inline(always)]
    pub(crate) fn remove(&mut self, bit: usize) {
        self.0[bit / 64] &= !(1 << (bit % 64));
    }

    /// The bits that are set, ascending.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = usize> {
        (0..4).flat_map(move |k| {
            let mut word = self.0[k];
            std::iter::from_fn(move || {
                let bit = (word != 0).then(|| 64 * k + word.trailing_zeros() as usize);
                word &= word.wrapping_sub(1);
                bit
            })
        })
    }
}

impl Not for Row {
    type Output = Row;
    #[inline(always)]
    fn not(self) -> Row {
        Row([!self.0[0], !self.0[1], !self.0[2], !self.0[3]])
    }
}

impl BitAnd for Row {
    type Output = Row;
    #[inline(always)]
    fn bitand(self, other: Row) -> Row {
        let (a, b) = (self.0, other.0);
        Row([a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3]])
    }
}

impl BitOr for Row {
    type Output = Row;
    #[inline(always)]
    fn bitor(self, other: Row) -> Row {
        let (a, b) = (self.0, other.0);
        Row([a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3]])
    }
}

impl BitAndAssign for Row {
    #[inline(always)]
    fn bitand_assign(&mut self, other: Row) {
        *self = *self & other;
    }
}

impl BitOrAssign for Row {
    #[inline(always)]
    fn bitor_assign(&mut self, other: Row) {
        *self = *self | other;
    }
}

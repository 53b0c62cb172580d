//! The domains of a few cells side by side in one machine word: a *lane* for each cell, a bit for
//! each value. An assignment is a word with one bit in each lane; it fits the domains if its bits are
//! among theirs.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Shl, Shr};

/// A word of lanes.
pub(crate) trait Lanes:
    Copy
    + Eq
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitAndAssign
    + BitOrAssign
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    const ZERO: Self;
    const BITS: u32;

    fn of(domain: u32) -> Self;
    fn low(self) -> u32;
    fn first(self) -> u32;

    /// The bits of one lane.
    #[inline]
    fn lane(self, lane: u32, width: u32) -> u32 {
        (self >> (lane * width)).low() & (u32::MAX >> (32 - width))
    }

    /// The word with this domain in one lane.
    #[inline]
    fn with(self, lane: u32, width: u32, domain: u32) -> Self {
        self & !Self::whole(lane, width) | Self::of(domain) << (lane * width)
    }

    /// All bits of a lane.
    #[inline]
    fn whole(lane: u32, width: u32) -> Self {
        Self::of(u32::MAX >> (32 - width)) << (lane * width)
    }
}

macro_rules! lanes {
    ($type:ty) => {
        impl Lanes for $type {
            const ZERO: Self = 0;
            const BITS: u32 = <$type>::BITS;

            #[inline]
            fn of(domain: u32) -> Self {
                domain.into()
            }

            #[inline]
            fn low(self) -> u32 {
                self as u32
            }

            #[inline]
            fn first(self) -> u32 {
                self.trailing_zeros()
            }
        }
    };
}
lanes!(u64);
lanes!(u128);

//! Sets of cells and of houses as bits, in one machine word or several. The engine is compiled once
//! for each [`CellSet`]: a set that fits into a `u128` makes boards of 9×9 a third faster than sets
//! of four words do.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

/// A set of small numbers.
pub(crate) trait BitSet:
    Copy
    + Eq
    + Hash
    + Debug
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + BitAndAssign
    + BitOrAssign
{
    const EMPTY: Self;
    /// How many numbers it has room for.
    const ROOM: usize;

    fn of(number: usize) -> Self;
    fn is_empty(self) -> bool;
    /// The least number of a set that is not empty.
    fn first(self) -> usize;
    fn without_first(self) -> Self;
    fn len(self) -> u32;

    #[inline]
    fn has(self, number: usize) -> bool {
        !(self & Self::of(number)).is_empty()
    }

    #[inline]
    fn minus(self, other: Self) -> Self {
        self & !other
    }

    /// Whether a set that is not empty has only one number.
    #[inline]
    fn is_single(self) -> bool {
        self.without_first().is_empty()
    }

    #[inline]
    fn iter(mut self) -> impl Iterator<Item = usize> {
        std::iter::from_fn(move || {
            (!self.is_empty()).then(|| {
                let number = self.first();
                self = self.without_first();
                number
            })
        })
    }

    fn collect(numbers: impl IntoIterator<Item = usize>) -> Self {
        numbers.into_iter().fold(Self::EMPTY, |all, number| all | Self::of(number))
    }
}

/// A domain as it is stored.
pub(crate) trait Stored: Copy + Debug {
    fn of(domain: u32) -> Self;
    fn get(self) -> u32;
}

/// A set of cells, and how the state of a board with as many cells is stored.
pub(crate) trait CellSet: BitSet {
    /// How many values there may be.
    const VALUES: usize;
    type Houses: BitSet;
    type Dom: Stored;
    /// One domain for each cell there may be.
    type Doms: Copy + AsRef<[Self::Dom]> + AsMut<[Self::Dom]>;
    const NO_DOMS: Self::Doms;
    /// One set of cells for each value there may be.
    type Boards: Copy + AsRef<[Self]> + AsMut<[Self]>;
    const NO_BOARDS: Self::Boards;
}

macro_rules! stored {
    ($type:ty) => {
        impl Stored for $type {
            #[inline]
            fn of(domain: u32) -> Self {
                domain as $type
            }
            #[inline]
            fn get(self) -> u32 {
                self.into()
            }
        }
    };
}
stored!(u16);
stored!(u32);

macro_rules! one_word {
    ($type:ty) => {
        impl BitSet for $type {
            const EMPTY: Self = 0;
            const ROOM: usize = <$type>::BITS as usize;

            #[inline]
            fn of(number: usize) -> Self {
                1 << number
            }

            #[inline]
            fn is_empty(self) -> bool {
                self == 0
            }

            #[inline]
            fn first(self) -> usize {
                self.trailing_zeros() as usize
            }

            #[inline]
            fn without_first(self) -> Self {
                self & self.wrapping_sub(1)
            }

            #[inline]
            fn len(self) -> u32 {
                self.count_ones()
            }
        }
    };
}
one_word!(u64);
one_word!(u128);

impl CellSet for u128 {
    const VALUES: usize = 16;
    type Houses = u64;
    type Dom = u16;
    type Doms = [u16; 128];
    const NO_DOMS: Self::Doms = [0; 128];
    type Boards = [u128; 16];
    const NO_BOARDS: Self::Boards = [0; 16];
}

/// A set in several words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Words<const N: usize>([u64; N]);

impl<const N: usize> BitAnd for Words<N> {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Words(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }
}

impl<const N: usize> BitOr for Words<N> {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Words(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }
}

impl<const N: usize> Not for Words<N> {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Words(self.0.map(|word| !word))
    }
}

impl<const N: usize> BitAndAssign for Words<N> {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl<const N: usize> BitOrAssign for Words<N> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl<const N: usize> BitSet for Words<N> {
    const EMPTY: Self = Words([0; N]);
    const ROOM: usize = 64 * N;

    #[inline]
    fn of(number: usize) -> Self {
        let mut words = [0; N];
        words[number >> 6] = 1 << (number & 63);
        Words(words)
    }

    #[inline]
    fn has(self, number: usize) -> bool {
        self.0[number >> 6] >> (number & 63) & 1 != 0
    }

    #[inline]
    fn is_empty(self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    #[inline]
    fn first(self) -> usize {
        let word = self.0.iter().position(|&word| word != 0).unwrap_or(0);
        64 * word + self.0[word].trailing_zeros() as usize
    }

    #[inline]
    fn without_first(mut self) -> Self {
        if let Some(word) = self.0.iter_mut().find(|word| **word != 0) {
            *word &= *word - 1;
        }
        self
    }

    #[inline]
    fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    #[inline]
    fn iter(self) -> impl Iterator<Item = usize> {
        self.0.into_iter().enumerate().flat_map(|(i, mut word)| {
            std::iter::from_fn(move || {
                (word != 0).then(|| {
                    let number = 64 * i + word.trailing_zeros() as usize;
                    word &= word - 1;
                    number
                })
            })
        })
    }
}

impl CellSet for Words<4> {
    const VALUES: usize = 16;
    type Houses = u128;
    type Dom = u16;
    type Doms = [u16; 256];
    const NO_DOMS: Self::Doms = [0; 256];
    type Boards = [Self; 16];
    const NO_BOARDS: Self::Boards = [Self::EMPTY; 16];
}

impl CellSet for Words<16> {
    const VALUES: usize = 32;
    type Houses = Words<4>;
    type Dom = u32;
    type Doms = [u32; 1024];
    const NO_DOMS: Self::Doms = [0; 1024];
    type Boards = [Self; 32];
    const NO_BOARDS: Self::Boards = [Self::EMPTY; 32];
}

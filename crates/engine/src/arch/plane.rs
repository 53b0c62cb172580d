//! A plane: one bit for each of many searches.

use super::grid_bits::{GRID_WORDS, GridBits};

/// A vector of bits, one for each of the searches that run side by side (the *lanes*), 64 in a
/// word.
///
/// The engine for many puzzles is written in terms of this trait. If a machine can do something
/// better than by and, or and xor of two operands, it overrides the method.
pub(crate) trait Plane: Copy + Send + 'static {
    /// How many words of 64 lanes.
    const WORDS: usize;
    /// How many lanes.
    const LANES: usize = 64 * Self::WORDS;

    /// `word` in all words.
    fn splat(word: u64) -> Self;
    fn words(&self) -> &[u64];
    fn words_mut(&mut self) -> &mut [u64];

    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    fn xor(self, other: Self) -> Self;
    /// `self & !other`.
    fn and_not(self, other: Self) -> Self;
    /// Every word shifted left.
    fn shl<const N: u32>(self) -> Self;
    /// Every word shifted right.
    fn shr<const N: u32>(self) -> Self;

    #[inline(always)]
    fn zero() -> Self {
        Self::splat(0)
    }
    #[inline(always)]
    fn ones() -> Self {
        Self::splat(!0)
    }

    // Three operands at once: one instruction with AVX-512.

    /// `a & b & c`.
    #[inline(always)]
    fn and3(a: Self, b: Self, c: Self) -> Self {
        a.and(b).and(c)
    }
    /// `a | b | c`.
    #[inline(always)]
    fn or3(a: Self, b: Self, c: Self) -> Self {
        a.or(b).or(c)
    }
    /// `a ^ b ^ c`.
    #[inline(always)]
    fn xor3(a: Self, b: Self, c: Self) -> Self {
        a.xor(b).xor(c)
    }
    /// The bits set in two or three of the operands.
    #[inline(always)]
    fn majority(a: Self, b: Self, c: Self) -> Self {
        a.and(b).or(c.and(a.or(b)))
    }
    /// `(a & b) | c`.
    #[inline(always)]
    fn and_or(a: Self, b: Self, c: Self) -> Self {
        a.and(b).or(c)
    }
    /// `a & !(b | c)`.
    #[inline(always)]
    fn and_nor(a: Self, b: Self, c: Self) -> Self {
        a.and_not(b.or(c))
    }
    /// `a & !(b & c)`.
    #[inline(always)]
    fn and_nand(a: Self, b: Self, c: Self) -> Self {
        a.and_not(b.and(c))
    }
    /// `a | (b ^ c)`.
    #[inline(always)]
    fn or_xor(a: Self, b: Self, c: Self) -> Self {
        a.or(b.xor(c))
    }
    /// `(a ^ b) & c`.
    #[inline(always)]
    fn xor_and(a: Self, b: Self, c: Self) -> Self {
        a.xor(b).and(c)
    }
    /// The bits of `a` where `mask` is set, of `b` elsewhere.
    #[inline(always)]
    fn select(mask: Self, a: Self, b: Self) -> Self {
        b.xor(mask.and(a.xor(b)))
    }
    /// One step, from the lowest bit on, of comparing two numbers: whether `a > b` so far.
    #[inline(always)]
    fn greater(a: Self, b: Self, so_far: Self) -> Self {
        a.and_not(b).or(so_far.and_not(a.xor(b)))
    }

    // To and from grids of bytes.

    /// The digits of a grid, 0 to 9, as bits.
    #[inline(always)]
    fn grid_bits(digits: &[u8; 81]) -> GridBits {
        super::grid_bits::from_digits(digits)
    }
    /// The digits of a grid from their bits.
    #[inline(always)]
    fn grid_digits(bits: &[u64; GRID_WORDS]) -> [u8; 81] {
        super::grid_bits::to_digits(bits)
    }

    /// In how many lanes the bit is set.
    #[inline(always)]
    fn count(&self) -> usize {
        self.words().iter().map(|word| word.count_ones() as usize).sum()
    }
    /// Whether the bit is set in any lane.
    #[inline(always)]
    fn any(&self) -> bool {
        self.words().iter().any(|&word| word != 0)
    }
}

/// The plane in plain Rust, `N` words wide.
#[derive(Clone, Copy)]
#[repr(align(64))]
pub(crate) struct Words<const N: usize>([u64; N]);

impl<const N: usize> Words<N> {
    #[inline(always)]
    fn map2(self, other: Self, f: impl Fn(u64, u64) -> u64) -> Self {
        let mut out = [0; N];
        for i in 0..N {
            out[i] = f(self.0[i], other.0[i]);
        }
        Words(out)
    }
}

impl<const N: usize> Plane for Words<N> {
    const WORDS: usize = N;

    #[inline(always)]
    fn splat(word: u64) -> Self {
        Words([word; N])
    }
    #[inline(always)]
    fn words(&self) -> &[u64] {
        &self.0
    }
    #[inline(always)]
    fn words_mut(&mut self) -> &mut [u64] {
        &mut self.0
    }
    #[inline(always)]
    fn and(self, other: Self) -> Self {
        self.map2(other, |a, b| a & b)
    }
    #[inline(always)]
    fn or(self, other: Self) -> Self {
        self.map2(other, |a, b| a | b)
    }
    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        self.map2(other, |a, b| a ^ b)
    }
    #[inline(always)]
    fn and_not(self, other: Self) -> Self {
        self.map2(other, |a, b| a & !b)
    }
    #[inline(always)]
    fn shl<const S: u32>(self) -> Self {
        self.map2(self, |a, _| a << S)
    }
    #[inline(always)]
    fn shr<const S: u32>(self) -> Self {
        self.map2(self, |a, _| a >> S)
    }
}

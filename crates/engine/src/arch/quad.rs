//! The plane and the nine words of a machine with vectors of 128 bits, from the few operations in
//! which such machines differ.

use super::super::grid_bits::{GRID_WORDS, GridBits, pack, unpack};
use super::super::{Nine, Plane, four, three};

/// A vector of 128 bits: four words of 32 bits, or two of 64.
///
/// The types that implement it hold one vector of the machine and nothing else.
pub(super) trait Quad: Copy + Send + 'static {
    fn from_array(words: [u32; 4]) -> Self;
    fn to_array(self) -> [u32; 4];
    fn splat_32(word: u32) -> Self;
    fn splat_64(word: u64) -> Self;

    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    fn xor(self, other: Self) -> Self;
    /// `self & !other`.
    fn and_not(self, other: Self) -> Self;
    /// The bits of `a` where `mask` is set, of `b` elsewhere.
    fn select(mask: Self, a: Self, b: Self) -> Self;

    fn shl_32<const N: u32>(self) -> Self;
    fn shr_32<const N: u32>(self) -> Self;
    fn shl_64<const N: u32>(self) -> Self;
    fn shr_64<const N: u32>(self) -> Self;

    /// The words 1, 2, 0 and 3.
    fn next(self) -> Self;
    /// The words 2, 0, 1 and 3.
    fn previous(self) -> Self;
    /// Whether any bit is set.
    fn any(self) -> bool;

    /// Bit `b` of each byte, for the four lowest bits: that of byte `k` becomes bit `k`.
    fn bits_of_bytes(bytes: &[u8; 16]) -> [u16; 4];
    /// The inverse of [`bits_of_bytes`](Quad::bits_of_bytes) for bytes below 16.
    fn bytes_of_bits(bits: [u16; 4]) -> [u8; 16];
}

/// A plane of `N` vectors.
#[derive(Clone, Copy)]
pub(super) struct QuadPlane<Q, const N: usize>([Q; N]);

impl<Q: Quad, const N: usize> QuadPlane<Q, N> {
    #[inline(always)]
    fn zip(self, other: Self, f: impl Fn(Q, Q) -> Q) -> Self {
        let mut out = self;
        for i in 0..N {
            out.0[i] = f(self.0[i], other.0[i]);
        }
        out
    }

    #[inline(always)]
    fn map(self, f: impl Fn(Q) -> Q) -> Self {
        self.zip(self, |quad, _| f(quad))
    }
}

impl<Q: Quad, const N: usize> Plane for QuadPlane<Q, N> {
    const WORDS: usize = 2 * N;

    #[inline(always)]
    fn splat(word: u64) -> Self {
        QuadPlane([Q::splat_64(word); N])
    }

    #[inline(always)]
    fn words(&self) -> &[u64] {
        const { assert!(size_of::<Q>() == 16 && align_of::<Q>() >= 8) };
        // SAFETY: size and alignment have just been checked; a vector has no padding.
        unsafe { std::slice::from_raw_parts((&raw const self.0).cast(), 2 * N) }
    }

    #[inline(always)]
    fn words_mut(&mut self) -> &mut [u64] {
        const { assert!(size_of::<Q>() == 16 && align_of::<Q>() >= 8) };
        // SAFETY: as above; any bits are a vector, and `self` is borrowed as long as the slice.
        unsafe { std::slice::from_raw_parts_mut((&raw mut self.0).cast(), 2 * N) }
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        self.zip(other, Q::and)
    }
    #[inline(always)]
    fn or(self, other: Self) -> Self {
        self.zip(other, Q::or)
    }
    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        self.zip(other, Q::xor)
    }
    #[inline(always)]
    fn and_not(self, other: Self) -> Self {
        self.zip(other, Q::and_not)
    }
    #[inline(always)]
    fn shl<const S: u32>(self) -> Self {
        self.map(Q::shl_64::<S>)
    }
    #[inline(always)]
    fn shr<const S: u32>(self) -> Self {
        self.map(Q::shr_64::<S>)
    }

    // Where two operands differ, they decide; elsewhere, the third does.
    #[inline(always)]
    fn majority(a: Self, b: Self, c: Self) -> Self {
        Self::select(a.xor(b), c, a)
    }
    #[inline(always)]
    fn greater(a: Self, b: Self, so_far: Self) -> Self {
        Self::select(a.xor(b), a, so_far)
    }
    #[inline(always)]
    fn select(mask: Self, a: Self, b: Self) -> Self {
        let mut out = a;
        for i in 0..N {
            out.0[i] = Q::select(mask.0[i], a.0[i], b.0[i]);
        }
        out
    }

    #[inline(always)]
    fn grid_bits(digits: &[u8; 81]) -> GridBits {
        let mut padded = [0; 96];
        padded[..81].copy_from_slice(digits);
        let mut rows = [[0; 2]; 4];
        for (i, bytes) in padded.as_chunks().0.iter().enumerate() {
            let bits = Q::bits_of_bytes(bytes);
            for bit in 0..4 {
                rows[bit][i / 4] |= u64::from(bits[bit]) << (i % 4 * 16);
            }
        }
        pack(four(|bit| rows[bit][0]), four(|bit| rows[bit][1]))
    }

    #[inline(always)]
    fn grid_digits(bits: &[u64; GRID_WORDS]) -> [u8; 81] {
        let (low, high) = unpack(bits);
        let mut digits = [0; 96];
        for (i, bytes) in digits.as_chunks_mut().0.iter_mut().enumerate() {
            let rows = if i < 4 { low } else { high };
            *bytes = Q::bytes_of_bits(four(|bit| (rows[bit] >> (i % 4 * 16)) as u16));
        }
        *digits.first_chunk().expect("81 of 96")
    }
}

/// Nine words as three vectors, one for each group.
#[derive(Clone, Copy)]
pub(super) struct QuadNine<Q>([Q; 3]);

impl<Q: Quad> QuadNine<Q> {
    #[inline(always)]
    fn zip(self, other: Self, f: impl Fn(Q, Q) -> Q) -> Self {
        QuadNine(three(|group| f(self.0[group], other.0[group])))
    }

    #[inline(always)]
    fn map(self, f: impl Fn(Q) -> Q) -> Self {
        QuadNine(three(|group| f(self.0[group])))
    }
}

impl<Q: Quad> Nine for QuadNine<Q> {
    #[inline(always)]
    fn splat(word: u32) -> Self {
        QuadNine([Q::splat_32(word); 3])
    }
    #[inline(always)]
    fn from_array(words: [u32; 9]) -> Self {
        let [a, b, c, d, e, f, g, h, i] = words;
        QuadNine([
            Q::from_array([a, b, c, 0]),
            Q::from_array([d, e, f, 0]),
            Q::from_array([g, h, i, 0]),
        ])
    }
    #[inline(always)]
    fn to_array(self) -> [u32; 9] {
        let [[a, b, c, _], [d, e, f, _], [g, h, i, _]] = three(|group| self.0[group].to_array());
        [a, b, c, d, e, f, g, h, i]
    }
    #[inline(always)]
    fn word(self, digit: usize) -> u32 {
        self.to_array()[digit]
    }
    #[inline(always)]
    fn only(digit: usize, word: u32) -> Self {
        let mut words = [0; 9];
        words[digit] = word;
        Self::from_array(words)
    }
    #[inline(always)]
    fn and(self, other: Self) -> Self {
        self.zip(other, Q::and)
    }
    #[inline(always)]
    fn or(self, other: Self) -> Self {
        self.zip(other, Q::or)
    }
    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        self.zip(other, Q::xor)
    }
    #[inline(always)]
    fn and_not(self, other: Self) -> Self {
        self.zip(other, Q::and_not)
    }
    #[inline(always)]
    fn shl<const N: u32>(self) -> Self {
        self.map(Q::shl_32::<N>)
    }
    #[inline(always)]
    fn shr<const N: u32>(self) -> Self {
        self.map(Q::shr_32::<N>)
    }
    #[inline(always)]
    fn next_in_group(self) -> Self {
        self.map(Q::next)
    }
    #[inline(always)]
    fn previous_in_group(self) -> Self {
        self.map(Q::previous)
    }
    #[inline(always)]
    fn next_group(self) -> Self {
        let [a, b, c] = self.0;
        QuadNine([b, c, a])
    }
    #[inline(always)]
    fn previous_group(self) -> Self {
        let [a, b, c] = self.0;
        QuadNine([c, a, b])
    }
    #[inline(always)]
    fn equals(self, other: Self) -> bool {
        let [a, b, c] = self.xor(other).0;
        let used = Q::from_array([!0, !0, !0, 0]);
        !a.or(b).or(c).and(used).any()
    }
    #[inline(always)]
    fn majority(a: Self, b: Self, c: Self) -> Self {
        Self::select(a.xor(b), c, a)
    }
    #[inline(always)]
    fn select(mask: Self, a: Self, b: Self) -> Self {
        QuadNine(three(|group| Q::select(mask.0[group], a.0[group], b.0[group])))
    }
}

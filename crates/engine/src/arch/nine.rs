//! Nine words of 32 bits, one for each digit: the vector of the engine for one puzzle.
//!
//! The words are in three groups, each of three words and a spare one. So a group is 128 bits wide
//! on any machine, and a single instruction can rotate the digits within groups, or whole groups:
//!
//! ```text
//! lane    0 1 2 3   4 5 6 7   8 9 10 11
//! digit   1 2 3 -   4 5 6 -   7 8 9  -
//! ```
//!
//! The content of a spare lane never reaches another lane and is never read.

use super::three;

/// A vector of nine 32-bit words, one for each digit.
pub(crate) trait Nine: Copy + 'static {
    /// `word` for all nine digits.
    fn splat(word: u32) -> Self;
    /// The word of each digit from an array by digit.
    fn from_array(words: [u32; 9]) -> Self;
    /// The words by digit.
    fn to_array(self) -> [u32; 9];
    /// The word of one digit.
    fn word(self, digit: usize) -> u32;
    /// `word` for `digit`, 0 for the others.
    fn only(digit: usize, word: u32) -> Self;

    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    fn xor(self, other: Self) -> Self;
    /// `self & !other`.
    fn and_not(self, other: Self) -> Self;
    fn shl<const N: u32>(self) -> Self;
    fn shr<const N: u32>(self) -> Self;

    /// Each digit receives the word of the next digit of its group: 1 that of 2, 2 of 3, 3 of 1.
    fn next_in_group(self) -> Self;
    /// Each digit receives the word of the digit before it in its group.
    fn previous_in_group(self) -> Self;
    /// Each digit receives the word of its counterpart in the next group: 1 that of 4 …
    fn next_group(self) -> Self;
    /// Each digit receives the word of its counterpart in the group before.
    fn previous_group(self) -> Self;

    /// Whether the nine words are equal to the nine of `other`.
    fn equals(self, other: Self) -> bool;

    // Three operands at once: one instruction on some machines.

    #[inline(always)]
    fn or3(a: Self, b: Self, c: Self) -> Self {
        a.or(b).or(c)
    }
    #[inline(always)]
    fn and3(a: Self, b: Self, c: Self) -> Self {
        a.and(b).and(c)
    }
    /// `a & !(b | c)`.
    #[inline(always)]
    fn and_nor(a: Self, b: Self, c: Self) -> Self {
        a.and_not(b.or(c))
    }
    /// The bits set in two or three of the operands.
    #[inline(always)]
    fn majority(a: Self, b: Self, c: Self) -> Self {
        a.and(b).or(c.and(a.or(b)))
    }
    /// The bits of `a` where `mask` is set, of `b` elsewhere.
    #[inline(always)]
    fn select(mask: Self, a: Self, b: Self) -> Self {
        b.xor(mask.and(a.xor(b)))
    }
    /// `(a & b) | c`.
    #[inline(always)]
    fn and_or(a: Self, b: Self, c: Self) -> Self {
        a.and(b).or(c)
    }
}

/// The vector in plain Rust, which compilers turn into 128-bit code.
#[derive(Clone, Copy)]
pub(crate) struct Groups([[u32; 4]; 3]);

impl Groups {
    #[inline(always)]
    fn map2(self, other: Self, f: impl Fn(u32, u32) -> u32) -> Self {
        let mut out = self;
        for group in 0..3 {
            for lane in 0..4 {
                out.0[group][lane] = f(self.0[group][lane], other.0[group][lane]);
            }
        }
        out
    }

    #[inline(always)]
    fn map(self, f: impl Fn(u32) -> u32) -> Self {
        self.map2(self, |word, _| f(word))
    }
}

impl Nine for Groups {
    #[inline(always)]
    fn splat(word: u32) -> Self {
        Groups([[word; 4]; 3])
    }
    #[inline(always)]
    fn from_array(words: [u32; 9]) -> Self {
        let group = |g: usize| [words[3 * g], words[3 * g + 1], words[3 * g + 2], 0];
        Groups([group(0), group(1), group(2)])
    }
    #[inline(always)]
    fn to_array(self) -> [u32; 9] {
        let [a, b, c] = self.0;
        [a[0], a[1], a[2], b[0], b[1], b[2], c[0], c[1], c[2]]
    }
    #[inline(always)]
    fn word(self, digit: usize) -> u32 {
        self.0[digit / 3][digit % 3]
    }
    #[inline(always)]
    fn only(digit: usize, word: u32) -> Self {
        let mut out = Groups([[0; 4]; 3]);
        out.0[digit / 3][digit % 3] = word;
        out
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
    fn shl<const N: u32>(self) -> Self {
        self.map(|word| word << N)
    }
    #[inline(always)]
    fn shr<const N: u32>(self) -> Self {
        self.map(|word| word >> N)
    }
    #[inline(always)]
    fn next_in_group(self) -> Self {
        Groups(three(|g| {
            let [a, b, c, spare] = self.0[g];
            [b, c, a, spare]
        }))
    }
    #[inline(always)]
    fn previous_in_group(self) -> Self {
        Groups(three(|g| {
            let [a, b, c, spare] = self.0[g];
            [c, a, b, spare]
        }))
    }
    #[inline(always)]
    fn next_group(self) -> Self {
        let [a, b, c] = self.0;
        Groups([b, c, a])
    }
    #[inline(always)]
    fn previous_group(self) -> Self {
        let [a, b, c] = self.0;
        Groups([c, a, b])
    }
    #[inline(always)]
    fn equals(self, other: Self) -> bool {
        let differ = self.xor(other);
        let mut any = 0;
        for group in differ.0 {
            any |= group[0] | group[1] | group[2];
        }
        any == 0
    }
}

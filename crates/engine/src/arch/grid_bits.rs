//! A grid as bits: four rows of 81 bits, one for each bit of the digits.
//!
//! ```text
//! word 0      bit 0 of the digits in cells 0 to 63
//! words 1–3   bits 1, 2, 3 of the same
//! word 4      bits 0, 1, 2 of cells 64 to 80, at 0, 17, 34
//! word 5      bit 3 of cells 64 to 80
//! ```

use super::four;

/// The number of words of a grid.
pub(crate) const GRID_WORDS: usize = 6;

/// A grid as bits.
pub(crate) type GridBits = [u64; GRID_WORDS];

/// The words of a grid, from the four bits of cells 0 to 63 and of cells 64 to 80.
#[inline(always)]
pub(crate) fn pack(low: [u64; 4], high: [u64; 4]) -> GridBits {
    [low[0], low[1], low[2], low[3], high[0] | high[1] << 17 | high[2] << 34, high[3]]
}

/// The inverse of [`pack`].
#[inline(always)]
pub(crate) fn unpack(bits: &GridBits) -> ([u64; 4], [u64; 4]) {
    let mask = (1 << 17) - 1;
    (
        [bits[0], bits[1], bits[2], bits[3]],
        [bits[4] & mask, bits[4] >> 17 & mask, bits[4] >> 34 & mask, bits[5] & mask],
    )
}

/// The grid reduced to `cells`, where bit *n* is cell *n*; other cells become empty.
#[inline(always)]
pub(crate) fn masked(bits: &GridBits, cells: u128) -> GridBits {
    let (low, high) = (cells as u64, (cells >> 64) as u64);
    let [b0, b1, b2, b3, b4, b5] = *bits;
    [b0 & low, b1 & low, b2 & low, b3 & low, b4 & (high | high << 17 | high << 34), b5 & high]
}

/// The cells in which two grids differ.
#[inline(always)]
pub(crate) fn where_they_differ(one: &GridBits, other: &GridBits) -> u128 {
    let mut differ = [0; GRID_WORDS];
    for word in 0..GRID_WORDS {
        differ[word] = one[word] ^ other[word];
    }
    let (low, high) = unpack(&differ);
    u128::from(low[0] | low[1] | low[2] | low[3])
        | u128::from(high[0] | high[1] | high[2] | high[3]) << 64
}

/// The grid of 81 digits 0 to 9, computed eight at a time.
#[inline(always)]
pub(crate) fn from_digits(digits: &[u8; 81]) -> GridBits {
    const LOW_BITS: u64 = 0x0101_0101_0101_0101;
    // Multiplying by this collects the lowest bits of eight bytes in the highest byte.
    const GATHER: u64 = 0x0102_0408_1020_4080;
    let mut rows = [[0u64; 2]; 4];
    for (i, chunk) in digits[..80].as_chunks::<8>().0.iter().enumerate() {
        let eight = u64::from_le_bytes(*chunk);
        for (bit, row) in rows.iter_mut().enumerate() {
            row[i / 8] |= ((eight >> bit & LOW_BITS).wrapping_mul(GATHER) >> 56) << (i % 8 * 8);
        }
    }
    for (bit, row) in rows.iter_mut().enumerate() {
        row[1] |= u64::from(digits[80] >> bit & 1) << 16;
    }
    pack(four(|bit| rows[bit][0]), four(|bit| rows[bit][1]))
}

/// The inverse of [`from_digits`].
#[inline(always)]
pub(crate) fn to_digits(bits: &GridBits) -> [u8; 81] {
    // In a byte repeated eight times, byte k keeps bit k; adding moves it to the top bit.
    const SPREAD: u64 = 0x0101_0101_0101_0101;
    const EACH: u64 = 0x8040_2010_0804_0201;
    const UP: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    let (low, high) = unpack(bits);
    let mut digits = [0; 81];
    for (i, chunk) in digits.as_chunks_mut::<8>().0.iter_mut().enumerate() {
        let mut eight = 0;
        for bit in 0..4 {
            let row = if i < 8 { low[bit] } else { high[bit] };
            let byte = row >> (i % 8 * 8) & 0xff;
            let kept = byte.wrapping_mul(SPREAD) & EACH;
            eight |= ((((kept & UP) + UP) | kept) >> 7 & SPREAD) << bit;
        }
        *chunk = u64::to_le_bytes(eight);
    }
    digits[80] = (0..4).map(|bit| ((high[bit] >> 16 & 1) as u8) << bit).sum();
    digits
}

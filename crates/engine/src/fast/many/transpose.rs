//! Transposing: from one plane for each candidate to words for each search, and back.

use crate::arch::Plane;

/// Transposes the 64 × 64 bits of every column of words: bit *i* of word *c* of `planes[k]` becomes
/// bit *k* of word *c* of `planes[i]`.
///
/// Six stages exchange blocks of 32, 16, … 1 bits (Warren, *Hacker's Delight*, 7-3); three at a
/// time, on eight planes that stay in registers.
#[inline(always)]
pub(super) fn transpose<P: Plane>(planes: &mut [P; 64]) {
    for k in 0..8 {
        let mut v = [P::zero(); 8];
        for q in 0..8 {
            v[q] = planes[k + 8 * q];
        }
        stage::<P, 4, 32>(&mut v, 0x0000_0000_ffff_ffff);
        stage::<P, 2, 16>(&mut v, 0x0000_ffff_0000_ffff);
        stage::<P, 1, 8>(&mut v, 0x00ff_00ff_00ff_00ff);
        for q in 0..8 {
            planes[k + 8 * q] = v[q];
        }
    }
    for k in 0..8 {
        let mut v = [P::zero(); 8];
        for q in 0..8 {
            v[q] = planes[8 * k + q];
        }
        stage::<P, 4, 4>(&mut v, 0x0f0f_0f0f_0f0f_0f0f);
        stage::<P, 2, 2>(&mut v, 0x3333_3333_3333_3333);
        stage::<P, 1, 1>(&mut v, 0x5555_5555_5555_5555);
        for q in 0..8 {
            planes[8 * k + q] = v[q];
        }
    }
}

/// Exchanges the high half of each block of 2 · `SHIFT` bits with the low half of the same block in
/// the plane `GAP` further on.
#[inline(always)]
fn stage<P: Plane, const GAP: usize, const SHIFT: u32>(v: &mut [P; 8], low_halves: u64) {
    let mask = P::splat(low_halves);
    for q in 0..8 {
        if q & GAP == 0 {
            let differ = P::xor_and(v[q].shr::<SHIFT>(), v[q + GAP], mask);
            v[q + GAP] = v[q + GAP].xor(differ);
            v[q] = v[q].xor(differ.shl::<SHIFT>());
        }
    }
}

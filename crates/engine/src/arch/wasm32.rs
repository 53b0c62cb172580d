//! The vectors of WebAssembly, its feature `simd128`.
//!
//! A module is checked as a whole before it runs, so it cannot ask whether there are vectors: this
//! file is compiled if the module may use them, and then they are there. That is why the intrinsics
//! are safe functions, except those that take a pointer. Each unsafe block says why it is in
//! bounds.

#![allow(unsafe_code)]

mod quad;

use std::arch::wasm32::*;

use super::{Machine, Task, Vectors, four};
use quad::{Quad, QuadNine, QuadPlane};

pub(super) fn is_available(machine: Machine) -> bool {
    machine == Machine::Simd128
}

pub(super) fn is_outpaced(_: Machine) -> bool {
    false
}

#[inline]
pub(super) fn run<T: Task>(machine: Machine, task: T) -> T::Output {
    assert!(is_available(machine), "{} is not available", machine.name());
    task.run::<Simd128>()
}

/// The vectors of the feature `simd128`.
struct Simd128;

impl Vectors for Simd128 {
    type Nine = QuadNine<Quad128>;
    type Plane = QuadPlane<Quad128, 1>;
}

#[derive(Clone, Copy)]
struct Quad128(v128);

impl Quad for Quad128 {
    #[inline(always)]
    fn from_array([a, b, c, d]: [u32; 4]) -> Self {
        Quad128(u32x4(a, b, c, d))
    }
    #[inline(always)]
    fn to_array(self) -> [u32; 4] {
        let mut words = [0; 4];
        // SAFETY: 16 bytes are written to an array of 16.
        unsafe { v128_store(words.as_mut_ptr().cast(), self.0) };
        words
    }
    #[inline(always)]
    fn splat_32(word: u32) -> Self {
        Quad128(u32x4_splat(word))
    }
    #[inline(always)]
    fn splat_64(word: u64) -> Self {
        Quad128(u64x2_splat(word))
    }
    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Quad128(v128_and(self.0, other.0))
    }
    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Quad128(v128_or(self.0, other.0))
    }
    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        Quad128(v128_xor(self.0, other.0))
    }
    #[inline(always)]
    fn and_not(self, other: Self) -> Self {
        Quad128(v128_andnot(self.0, other.0))
    }
    #[inline(always)]
    fn select(mask: Self, a: Self, b: Self) -> Self {
        Quad128(v128_bitselect(a.0, b.0, mask.0))
    }
    #[inline(always)]
    fn shl_32<const N: u32>(self) -> Self {
        Quad128(u32x4_shl(self.0, N))
    }
    #[inline(always)]
    fn shr_32<const N: u32>(self) -> Self {
        Quad128(u32x4_shr(self.0, N))
    }
    #[inline(always)]
    fn shl_64<const N: u32>(self) -> Self {
        Quad128(u64x2_shl(self.0, N))
    }
    #[inline(always)]
    fn shr_64<const N: u32>(self) -> Self {
        Quad128(u64x2_shr(self.0, N))
    }
    #[inline(always)]
    fn next(self) -> Self {
        Quad128(u32x4_shuffle::<1, 2, 0, 3>(self.0, self.0))
    }
    #[inline(always)]
    fn previous(self) -> Self {
        Quad128(u32x4_shuffle::<2, 0, 1, 3>(self.0, self.0))
    }
    #[inline(always)]
    fn any(self) -> bool {
        v128_any_true(self.0)
    }

    #[inline(always)]
    fn bits_of_bytes(bytes: &[u8; 16]) -> [u16; 4] {
        // SAFETY: 16 bytes are read from an array of 16.
        let bytes = unsafe { v128_load(bytes.as_ptr().cast()) };
        // The highest bit of every byte is taken, so shift the wanted one there.
        four(|bit| i8x16_bitmask(u8x16_shl(bytes, 7 - bit as u32)))
    }

    #[inline(always)]
    fn bytes_of_bits(bits: [u16; 4]) -> [u8; 16] {
        let place = u64x2_splat(0x8040_2010_0804_0201);
        let mut sum = u64x2_splat(0);
        for bit in 0..4 {
            let mask = u16x8_splat(bits[bit]);
            // Eight times the low byte, eight times the high one.
            let spread =
                u8x16_shuffle::<0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1>(mask, mask);
            let set = u8x16_eq(v128_and(spread, place), place);
            sum = v128_or(sum, v128_and(set, u8x16_splat(1 << bit)));
        }
        let mut bytes = [0; 16];
        // SAFETY: 16 bytes are written to an array of 16.
        unsafe { v128_store(bytes.as_mut_ptr().cast(), sum) };
        bytes
    }
}

//! NEON, which every 64-bit ARM has.
//!
//! # Why the unsafe blocks are sound
//!
//! An intrinsic may be called if the machine has its feature. This file is compiled only if the
//! whole program may use NEON; so there is nothing to detect. Each block whose intrinsics take a
//! pointer says why it is in bounds.

#![allow(unsafe_code)]

#[macro_use]
mod intrinsics;
mod quad;

use std::arch::aarch64::*;

use super::{Machine, Task, Vectors, four};
use quad::{Quad, QuadNine, QuadPlane};

pub(super) fn is_available(machine: Machine) -> bool {
    machine == Machine::Neon
}

pub(super) fn is_outpaced(_: Machine) -> bool {
    false
}

#[inline]
pub(super) fn run<T: Task>(machine: Machine, task: T) -> T::Output {
    assert!(is_available(machine), "{} is not available", machine.name());
    task.run::<Neon>()
}

/// The vectors of NEON.
struct Neon;

impl Vectors for Neon {
    type Nine = QuadNine<Quad128>;
    type Plane = QuadPlane<Quad128, 1>;
}

#[derive(Clone, Copy)]
struct Quad128(uint32x4_t);

/// The bytes of the words 1, 2, 0, 3.
const NEXT: [u8; 16] = [4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 12, 13, 14, 15];
/// The bytes of the words 2, 0, 1, 3.
const PREVIOUS: [u8; 16] = [8, 9, 10, 11, 0, 1, 2, 3, 4, 5, 6, 7, 12, 13, 14, 15];

impl Quad128 {
    /// The bytes at these places.
    #[inline(always)]
    fn in_order(self, places: &[u8; 16]) -> Self {
        // SAFETY: needs NEON; 16 bytes are read from an array of 16.
        unsafe {
            let bytes = vqtbl1q_u8(vreinterpretq_u8_u32(self.0), vld1q_u8(places.as_ptr()));
            Quad128(vreinterpretq_u32_u8(bytes))
        }
    }
}

impl Quad for Quad128 {
    #[inline(always)]
    fn next(self) -> Self {
        self.in_order(&NEXT)
    }

    #[inline(always)]
    fn previous(self) -> Self {
        self.in_order(&PREVIOUS)
    }

    intrinsics! { "NEON":
        fn splat_32(word: u32) -> Self { Quad128(vdupq_n_u32(word)) }
        fn splat_64(word: u64) -> Self { Quad128(vreinterpretq_u32_u64(vdupq_n_u64(word))) }
        fn and(self, other: Self) -> Self { Quad128(vandq_u32(self.0, other.0)) }
        fn or(self, other: Self) -> Self { Quad128(vorrq_u32(self.0, other.0)) }
        fn xor(self, other: Self) -> Self { Quad128(veorq_u32(self.0, other.0)) }
        fn and_not(self, other: Self) -> Self { Quad128(vbicq_u32(self.0, other.0)) }
        fn select(mask: Self, a: Self, b: Self) -> Self { Quad128(vbslq_u32(mask.0, a.0, b.0)) }
        fn shl_32<const N: u32>(self) -> Self {
            Quad128(vshlq_u32(self.0, vdupq_n_s32(N as i32)))
        }
        // A shift to the left by a negative number is one to the right.
        fn shr_32<const N: u32>(self) -> Self {
            Quad128(vshlq_u32(self.0, vdupq_n_s32(-(N as i32))))
        }
        fn shl_64<const N: u32>(self) -> Self {{
            let shifted = vshlq_u64(vreinterpretq_u64_u32(self.0), vdupq_n_s64(N.into()));
            Quad128(vreinterpretq_u32_u64(shifted))
        }}
        fn shr_64<const N: u32>(self) -> Self {{
            let shifted = vshlq_u64(vreinterpretq_u64_u32(self.0), vdupq_n_s64(-i64::from(N)));
            Quad128(vreinterpretq_u32_u64(shifted))
        }}
        fn any(self) -> bool { vmaxvq_u32(self.0) != 0 }
    }

    #[inline(always)]
    fn from_array(words: [u32; 4]) -> Self {
        // SAFETY: needs NEON; 16 bytes are read from an array of 16.
        unsafe { Quad128(vld1q_u32(words.as_ptr())) }
    }

    #[inline(always)]
    fn to_array(self) -> [u32; 4] {
        let mut words = [0; 4];
        // SAFETY: needs NEON; 16 bytes are written to an array of 16.
        unsafe { vst1q_u32(words.as_mut_ptr(), self.0) };
        words
    }

    #[inline(always)]
    fn bits_of_bytes(bytes: &[u8; 16]) -> [u16; 4] {
        // SAFETY: needs NEON; 16 bytes are read from arrays of 16.
        let bits = unsafe {
            let (bytes, place) = (vld1q_u8(bytes.as_ptr()), vld1q_u8(PLACES.as_ptr()));
            // A byte with the bit becomes its place; sums of eight neighbours are bytes of the mask.
            let [a, b, c, d] = four(|bit| vandq_u8(vtstq_u8(bytes, vdupq_n_u8(1 << bit)), place));
            let sums = vpaddq_u8(vpaddq_u8(a, b), vpaddq_u8(c, d));
            vgetq_lane_u64::<0>(vreinterpretq_u64_u8(vpaddq_u8(sums, sums)))
        };
        four(|bit| (bits >> (16 * bit)) as u16)
    }

    #[inline(always)]
    fn bytes_of_bits(bits: [u16; 4]) -> [u8; 16] {
        let mut bytes = [0; 16];
        // SAFETY: needs NEON; 16 bytes are read from arrays of 16 and written to one.
        unsafe {
            let place = vld1q_u8(PLACES.as_ptr());
            let mut sum = vdupq_n_u8(0);
            for bit in 0..4 {
                let [low, high] = bits[bit].to_le_bytes();
                let spread = vcombine_u8(vdup_n_u8(low), vdup_n_u8(high));
                sum = vorrq_u8(sum, vandq_u8(vtstq_u8(spread, place), vdupq_n_u8(1 << bit)));
            }
            vst1q_u8(bytes.as_mut_ptr(), sum);
        }
        bytes
    }
}

/// For each byte of a vector, its bit in a byte of a mask.
const PLACES: [u8; 16] = [1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128];

//! SSE2, AVX2 and AVX-512.
//!
//! # Why the unsafe blocks are sound
//!
//! An intrinsic may be called if the machine has its feature. The vectors in this file cannot be
//! named outside it, so their methods are called only inside a [`Task`]. A task gets them only from
//! [`run_avx2`], [`run_avx512vl`] and [`run_avx512`], which first check the machine, and from
//! [`run_sse2`], which need not check because every x86-64 has SSE2. Each unsafe block names the
//! features it needs, and says why its pointers are in bounds.

#![allow(unsafe_code)]

#[macro_use]
mod intrinsics;
mod quad;

use std::arch::x86_64::*;

use super::grid_bits::{GridBits, pack, unpack};
use super::{Machine, Nine, Plane, Task, Vectors, four, three};
use quad::{Quad, QuadNine, QuadPlane};

pub(super) fn is_available(machine: Machine) -> bool {
    match machine {
        Machine::Sse2 => true,
        Machine::Avx2 => has_avx2(),
        Machine::Avx512Vl | Machine::Avx512 => has_avx512(),
        _ => false,
    }
}

/// Vectors of 256 bits are better where the machine processes 512 bits in two steps, since they
/// halve the state, which stays in a nearer cache: on an AMD Zen 4 they were 10 to 16 % faster.
pub(super) fn is_outpaced(machine: Machine) -> bool {
    machine == Machine::Avx512 && halves_512_bits()
}

#[inline]
pub(super) fn run<T: Task>(machine: Machine, task: T) -> T::Output {
    match machine {
        Machine::Sse2 => task.run::<Sse2>(),
        Machine::Avx2 => run_avx2(task),
        Machine::Avx512Vl => run_avx512::<Avx512Vl, T>(task),
        Machine::Avx512 => run_avx512::<Avx512, T>(task),
        _ => panic!("{} is not available", machine.name()),
    }
}

fn has_avx2() -> bool {
    is_x86_feature_detected!("avx2")
        && is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2")
        && is_x86_feature_detected!("lzcnt")
        && is_x86_feature_detected!("popcnt")
}

fn has_avx512() -> bool {
    has_avx2()
        && is_x86_feature_detected!("avx512f")
        && is_x86_feature_detected!("avx512bw")
        && is_x86_feature_detected!("avx512dq")
        && is_x86_feature_detected!("avx512vl")
        && is_x86_feature_detected!("avx512vbmi")
}

/// Whether the machine processes 512 bits in two steps.
fn halves_512_bits() -> bool {
    let vendor = __cpuid(0);
    let is_amd = [vendor.ebx, vendor.edx, vendor.ecx]
        == [*b"Auth", *b"enti", *b"cAMD"].map(u32::from_le_bytes);
    let version = __cpuid(1).eax;
    let family = (version >> 8 & 0xf) + (version >> 20 & 0xff);
    is_amd && family == 0x19
}

fn run_avx2<T: Task>(task: T) -> T::Output {
    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
    fn run<T: Task>(task: T) -> T::Output {
        task.run::<Avx2>()
    }
    assert!(has_avx2(), "avx2 is not available");
    // SAFETY: the machine has just been checked for the features `run` is compiled with.
    unsafe { run(task) }
}

fn run_avx512<V: Vectors, T: Task>(task: T) -> T::Output {
    #[target_feature(
        enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi,avx2,bmi1,bmi2,lzcnt,popcnt"
    )]
    fn run<V: Vectors, T: Task>(task: T) -> T::Output {
        task.run::<V>()
    }
    assert!(has_avx512(), "avx512 is not available");
    // SAFETY: the machine has just been checked for the features `run` is compiled with.
    unsafe { run::<V, T>(task) }
}

/// The vectors of SSE2, which every x86-64 has.
struct Sse2;

impl Vectors for Sse2 {
    type Nine = QuadNine<Quad128>;
    type Plane = QuadPlane<Quad128, 1>;
}

struct Avx2;

impl Vectors for Avx2 {
    type Nine = Nine256;
    type Plane = Plane256;
}

struct Avx512Vl;

impl Vectors for Avx512Vl {
    type Nine = Nine512;
    type Plane = Plane256Vl;
}

struct Avx512;

impl Vectors for Avx512 {
    type Nine = Nine512;
    type Plane = Plane512;
}

// Truth tables of three operands: bit 4a + 2b + c is the result.
const AND3: i32 = 0x80;
const OR3: i32 = 0xfe;
const XOR3: i32 = 0x96;
const MAJORITY: i32 = 0xe8;
const AND_OR: i32 = 0xea;
const AND_NOR: i32 = 0x10;
const AND_NAND: i32 = 0x70;
const OR_XOR: i32 = 0xf6;
const XOR_AND: i32 = 0x28;
const SELECT: i32 = 0xca;
const GREATER: i32 = 0xb2;

/// Three operands at once.
macro_rules! ternary {
    ($Type:ident, $ternary:ident: $($name:ident = $TABLE:ident),*) => {
        $(
            #[inline(always)]
            fn $name(a: Self, b: Self, c: Self) -> Self {
                // SAFETY: needs AVX-512 F and VL; tasks get this type only after the check for them.
                unsafe { $Type($ternary::<$TABLE>(a.0, b.0, c.0)) }
            }
        )*
    };
}

/// The words of a vector.
macro_rules! words {
    ($WORDS:literal) => {
        const WORDS: usize = $WORDS;

        #[inline(always)]
        fn words(&self) -> &[u64] {
            const { assert!(size_of::<Self>() == 8 * $WORDS && align_of::<Self>() >= 8) };
            // SAFETY: the size and alignment have just been checked; a vector has no padding.
            unsafe { std::slice::from_raw_parts((&raw const self.0).cast(), $WORDS) }
        }

        #[inline(always)]
        fn words_mut(&mut self) -> &mut [u64] {
            // SAFETY: as above; any bits are a vector, and `self` is borrowed as long as the slice.
            unsafe { std::slice::from_raw_parts_mut((&raw mut self.0).cast(), $WORDS) }
        }
    };
}

/// What AVX2 does with a plane of 256 bits.
macro_rules! plane256 {
    ($Plane:ident) => {
        words! { 4 }

        intrinsics! { "AVX2":
            fn splat(word: u64) -> Self { $Plane(_mm256_set1_epi64x(word as i64)) }
            fn and(self, other: Self) -> Self { $Plane(_mm256_and_si256(self.0, other.0)) }
            fn or(self, other: Self) -> Self { $Plane(_mm256_or_si256(self.0, other.0)) }
            fn xor(self, other: Self) -> Self { $Plane(_mm256_xor_si256(self.0, other.0)) }
            fn and_not(self, other: Self) -> Self { $Plane(_mm256_andnot_si256(other.0, self.0)) }
            fn shl<const N: u32>(self) -> Self {
                $Plane(_mm256_sll_epi64(self.0, _mm_cvtsi32_si128(N as i32)))
            }
            fn shr<const N: u32>(self) -> Self {
                $Plane(_mm256_srl_epi64(self.0, _mm_cvtsi32_si128(N as i32)))
            }
        }
    };
}

#[derive(Clone, Copy)]
struct Plane512(__m512i);

impl Plane for Plane512 {
    words! { 8 }

    intrinsics! { "AVX-512 F":
        fn splat(word: u64) -> Self { Plane512(_mm512_set1_epi64(word as i64)) }
        fn and(self, other: Self) -> Self { Plane512(_mm512_and_si512(self.0, other.0)) }
        fn or(self, other: Self) -> Self { Plane512(_mm512_or_si512(self.0, other.0)) }
        fn xor(self, other: Self) -> Self { Plane512(_mm512_xor_si512(self.0, other.0)) }
        fn and_not(self, other: Self) -> Self { Plane512(_mm512_andnot_si512(other.0, self.0)) }
        fn shl<const N: u32>(self) -> Self { Plane512(_mm512_slli_epi64::<N>(self.0)) }
        fn shr<const N: u32>(self) -> Self { Plane512(_mm512_srli_epi64::<N>(self.0)) }
    }

    ternary! { Plane512, _mm512_ternarylogic_epi64:
        and3 = AND3, or3 = OR3, xor3 = XOR3, majority = MAJORITY, and_or = AND_OR,
        and_nor = AND_NOR, and_nand = AND_NAND, or_xor = OR_XOR, xor_and = XOR_AND,
        select = SELECT, greater = GREATER
    }

    #[inline(always)]
    fn grid_bits(digits: &[u8; 81]) -> GridBits {
        let (low, high) = (&digits[..64], &digits[64..]);
        // SAFETY: needs AVX-512 F, BW and VL, checked before a task gets a plane of AVX-512; 64 bytes
        // are read from a slice of 64, and 17 (by the mask) from one of 17.
        unsafe {
            let low = _mm512_loadu_si512(low.as_ptr().cast());
            let high = _mm256_maskz_loadu_epi8((1 << 17) - 1, high.as_ptr().cast());
            pack(
                four(|bit| _mm512_test_epi8_mask(low, _mm512_set1_epi8(1 << bit))),
                four(|bit| _mm256_test_epi8_mask(high, _mm256_set1_epi8(1 << bit)).into()),
            )
        }
    }

    #[inline(always)]
    fn grid_digits(bits: &GridBits) -> [u8; 81] {
        let (low, high) = unpack(bits);
        let mut digits = [0; 96];
        let (first, rest) = digits.split_at_mut(64);
        // SAFETY: needs AVX-512 F, BW and VL, checked as above; 64 and 32 bytes are written to slices
        // of 64 and 32.
        unsafe {
            let (mut a, mut b) = (_mm512_setzero_si512(), _mm256_setzero_si256());
            for bit in 0..4 {
                a = _mm512_mask_add_epi8(a, low[bit], a, _mm512_set1_epi8(1 << bit));
                b = _mm256_mask_add_epi8(b, high[bit] as u32, b, _mm256_set1_epi8(1 << bit));
            }
            _mm512_storeu_si512(first.as_mut_ptr().cast(), a);
            // A masked store of 17 bytes would not be forwarded to the load that follows.
            _mm256_storeu_si256(rest.as_mut_ptr().cast(), b);
        }
        *digits.first_chunk().expect("81 of 96")
    }
}

#[derive(Clone, Copy)]
struct Plane256Vl(__m256i);

impl Plane for Plane256Vl {
    plane256! { Plane256Vl }

    ternary! { Plane256Vl, _mm256_ternarylogic_epi64:
        and3 = AND3, or3 = OR3, xor3 = XOR3, majority = MAJORITY, and_or = AND_OR,
        and_nor = AND_NOR, and_nand = AND_NAND, or_xor = OR_XOR, xor_and = XOR_AND,
        select = SELECT, greater = GREATER
    }

    #[inline(always)]
    fn grid_bits(digits: &[u8; 81]) -> GridBits {
        Plane512::grid_bits(digits)
    }

    #[inline(always)]
    fn grid_digits(bits: &GridBits) -> [u8; 81] {
        Plane512::grid_digits(bits)
    }
}

#[derive(Clone, Copy)]
struct Plane256(__m256i);

impl Plane for Plane256 {
    plane256! { Plane256 }

    #[inline(always)]
    fn grid_bits(digits: &[u8; 81]) -> GridBits {
        let mut tail = [0; 32];
        tail[..17].copy_from_slice(&digits[64..]);
        let parts: [&[u8]; 3] = [&digits[..32], &digits[32..64], &tail];
        // SAFETY: needs AVX2, checked before a task gets this type; 32 bytes are read from slices of 32.
        unsafe {
            let parts = three(|i| _mm256_loadu_si256(parts[i].as_ptr().cast()));
            // The highest bit of every byte is taken, so shift the wanted one there.
            let row = |bit: usize, i: usize| {
                let up = _mm_cvtsi32_si128(7 - bit as i32);
                _mm256_movemask_epi8(_mm256_sll_epi16(parts[i], up)) as u32 as u64
            };
            pack(four(|bit| row(bit, 0) | row(bit, 1) << 32), four(|bit| row(bit, 2)))
        }
    }

    #[inline(always)]
    fn grid_digits(bits: &GridBits) -> [u8; 81] {
        let (low, high) = unpack(bits);
        let mut digits = [0; 96];
        let (parts, _) = digits.as_chunks_mut::<32>();
        for (i, part) in parts.iter_mut().enumerate() {
            // SAFETY: needs AVX2, checked before a task gets this type; 32 bytes are written to an
            // array of 32.
            unsafe {
                // Byte k of the shuffled vector is the byte of the mask that has bit k.
                let bytes = _mm256_setr_epi64x(
                    0,
                    0x0101_0101_0101_0101,
                    0x0202_0202_0202_0202,
                    0x0303_0303_0303_0303,
                );
                let each = _mm256_set1_epi64x(0x8040_2010_0804_0201u64 as i64);
                let mut sum = _mm256_setzero_si256();
                for bit in 0..4 {
                    let mask = [low[bit] as u32, (low[bit] >> 32) as u32, high[bit] as u32][i];
                    let spread = _mm256_shuffle_epi8(_mm256_set1_epi32(mask as i32), bytes);
                    let set = _mm256_cmpeq_epi8(_mm256_and_si256(spread, each), each);
                    sum = _mm256_or_si256(sum, _mm256_and_si256(set, _mm256_set1_epi8(1 << bit)));
                }
                _mm256_storeu_si256(part.as_mut_ptr().cast(), sum);
            }
        }
        *digits.first_chunk().expect("81 of 96")
    }
}

#[derive(Clone, Copy)]
struct Quad128(__m128i);

impl Quad for Quad128 {
    intrinsics! { "SSE2":
        fn splat_32(word: u32) -> Self { Quad128(_mm_set1_epi32(word as i32)) }
        fn splat_64(word: u64) -> Self { Quad128(_mm_set1_epi64x(word as i64)) }
        fn and(self, other: Self) -> Self { Quad128(_mm_and_si128(self.0, other.0)) }
        fn or(self, other: Self) -> Self { Quad128(_mm_or_si128(self.0, other.0)) }
        fn xor(self, other: Self) -> Self { Quad128(_mm_xor_si128(self.0, other.0)) }
        fn and_not(self, other: Self) -> Self { Quad128(_mm_andnot_si128(other.0, self.0)) }
        fn select(mask: Self, a: Self, b: Self) -> Self {
            Quad128(_mm_xor_si128(b.0, _mm_and_si128(mask.0, _mm_xor_si128(a.0, b.0))))
        }
        fn shl_32<const N: u32>(self) -> Self {
            Quad128(_mm_sll_epi32(self.0, _mm_cvtsi32_si128(N as i32)))
        }
        fn shr_32<const N: u32>(self) -> Self {
            Quad128(_mm_srl_epi32(self.0, _mm_cvtsi32_si128(N as i32)))
        }
        fn shl_64<const N: u32>(self) -> Self {
            Quad128(_mm_sll_epi64(self.0, _mm_cvtsi32_si128(N as i32)))
        }
        fn shr_64<const N: u32>(self) -> Self {
            Quad128(_mm_srl_epi64(self.0, _mm_cvtsi32_si128(N as i32)))
        }
        fn next(self) -> Self { Quad128(_mm_shuffle_epi32::<NEXT>(self.0)) }
        fn previous(self) -> Self { Quad128(_mm_shuffle_epi32::<PREVIOUS>(self.0)) }
        fn any(self) -> bool {
            _mm_movemask_epi8(_mm_cmpeq_epi8(self.0, _mm_setzero_si128())) != 0xffff
        }
    }

    #[inline(always)]
    fn from_array(words: [u32; 4]) -> Self {
        // SAFETY: needs SSE2, which every x86-64 has; 16 bytes are read from an array of 16.
        unsafe { Quad128(_mm_loadu_si128(words.as_ptr().cast())) }
    }

    #[inline(always)]
    fn to_array(self) -> [u32; 4] {
        let mut words = [0; 4];
        // SAFETY: needs SSE2, which every x86-64 has; 16 bytes are written to an array of 16.
        unsafe { _mm_storeu_si128(words.as_mut_ptr().cast(), self.0) };
        words
    }

    #[inline(always)]
    fn bits_of_bytes(bytes: &[u8; 16]) -> [u16; 4] {
        // SAFETY: needs SSE2, which every x86-64 has; 16 bytes are read from an array of 16.
        unsafe {
            let bytes = _mm_loadu_si128(bytes.as_ptr().cast());
            // The highest bit of every byte is taken, so shift the wanted one there.
            let shifted = |bit| _mm_sll_epi16(bytes, _mm_cvtsi32_si128(7 - bit as i32));
            four(|bit| _mm_movemask_epi8(shifted(bit)) as u16)
        }
    }

    #[inline(always)]
    fn bytes_of_bits(bits: [u16; 4]) -> [u8; 16] {
        let mut bytes = [0; 16];
        // SAFETY: needs SSE2, which every x86-64 has; 16 bytes are written to an array of 16.
        unsafe {
            let place = _mm_set1_epi64x(0x8040_2010_0804_0201u64 as i64);
            let mut sum = _mm_setzero_si128();
            for bit in 0..4 {
                let mask = _mm_cvtsi32_si128(bits[bit].into());
                // Eight times the low byte, eight times the high one.
                let spread = _mm_shufflelo_epi16::<0b01_01_00_00>(_mm_unpacklo_epi8(mask, mask));
                let spread = _mm_unpacklo_epi32(spread, spread);
                let set = _mm_cmpeq_epi8(_mm_and_si128(spread, place), place);
                sum = _mm_or_si128(sum, _mm_and_si128(set, _mm_set1_epi8(1 << bit)));
            }
            _mm_storeu_si128(bytes.as_mut_ptr().cast(), sum);
        }
        bytes
    }
}

/// The places of the nine digits among the words of a vector.
const PLACES: [usize; 9] = [0, 1, 2, 4, 5, 6, 8, 9, 10];

/// The order 1, 2, 0, 3 and its inverse, as shuffles write them.
const NEXT: i32 = 0b11_00_10_01;
const PREVIOUS: i32 = 0b11_01_00_10;

#[derive(Clone, Copy)]
struct Nine512(__m512i);

impl Nine for Nine512 {
    intrinsics! { "AVX-512 F":
        fn splat(word: u32) -> Self { Nine512(_mm512_set1_epi32(word as i32)) }
        fn only(digit: usize, word: u32) -> Self {
            Nine512(_mm512_maskz_set1_epi32(1 << PLACES[digit], word as i32))
        }
        fn and(self, other: Self) -> Self { Nine512(_mm512_and_si512(self.0, other.0)) }
        fn or(self, other: Self) -> Self { Nine512(_mm512_or_si512(self.0, other.0)) }
        fn xor(self, other: Self) -> Self { Nine512(_mm512_xor_si512(self.0, other.0)) }
        fn and_not(self, other: Self) -> Self { Nine512(_mm512_andnot_si512(other.0, self.0)) }
        fn shl<const N: u32>(self) -> Self { Nine512(_mm512_slli_epi32::<N>(self.0)) }
        fn shr<const N: u32>(self) -> Self { Nine512(_mm512_srli_epi32::<N>(self.0)) }
        fn next_in_group(self) -> Self { Nine512(_mm512_shuffle_epi32::<NEXT>(self.0)) }
        fn previous_in_group(self) -> Self { Nine512(_mm512_shuffle_epi32::<PREVIOUS>(self.0)) }
        fn next_group(self) -> Self { Nine512(_mm512_shuffle_i32x4::<NEXT>(self.0, self.0)) }
        fn previous_group(self) -> Self { Nine512(_mm512_shuffle_i32x4::<PREVIOUS>(self.0, self.0)) }
        fn equals(self, other: Self) -> bool {
            _mm512_cmpneq_epi32_mask(self.0, other.0) & 0b0111_0111_0111 == 0
        }
    }

    ternary! { Nine512, _mm512_ternarylogic_epi64:
        and3 = AND3, or3 = OR3, majority = MAJORITY, and_or = AND_OR, and_nor = AND_NOR,
        select = SELECT
    }

    #[inline(always)]
    fn from_array(words: [u32; 9]) -> Self {
        let mut all = [0u32; 16];
        for (place, word) in PLACES.into_iter().zip(words) {
            all[place] = word;
        }
        // SAFETY: needs AVX-512 F, checked before a task gets this type; 64 bytes are read from an
        // array of 64.
        unsafe { Nine512(_mm512_loadu_si512(all.as_ptr().cast())) }
    }

    #[inline(always)]
    fn to_array(self) -> [u32; 9] {
        let mut all = [0u32; 16];
        // SAFETY: needs AVX-512 F, checked before a task gets this type; 64 bytes are written to an
        // array of 64.
        unsafe { _mm512_storeu_si512(all.as_mut_ptr().cast(), self.0) };
        let mut words = [0; 9];
        for (word, place) in words.iter_mut().zip(PLACES) {
            *word = all[place];
        }
        words
    }

    #[inline(always)]
    fn word(self, digit: usize) -> u32 {
        self.to_array()[digit]
    }
}

/// Two groups in one vector and the third in another.
#[derive(Clone, Copy)]
struct Nine256(__m256i, __m128i);

impl Nine for Nine256 {
    intrinsics! { "AVX2":
        fn splat(word: u32) -> Self {
            Nine256(_mm256_set1_epi32(word as i32), _mm_set1_epi32(word as i32))
        }
        fn and(self, other: Self) -> Self {
            Nine256(_mm256_and_si256(self.0, other.0), _mm_and_si128(self.1, other.1))
        }
        fn or(self, other: Self) -> Self {
            Nine256(_mm256_or_si256(self.0, other.0), _mm_or_si128(self.1, other.1))
        }
        fn xor(self, other: Self) -> Self {
            Nine256(_mm256_xor_si256(self.0, other.0), _mm_xor_si128(self.1, other.1))
        }
        fn and_not(self, other: Self) -> Self {
            Nine256(_mm256_andnot_si256(other.0, self.0), _mm_andnot_si128(other.1, self.1))
        }
        fn shl<const N: u32>(self) -> Self {{
            let by = _mm_cvtsi32_si128(N as i32);
            Nine256(_mm256_sll_epi32(self.0, by), _mm_sll_epi32(self.1, by))
        }}
        fn shr<const N: u32>(self) -> Self {{
            let by = _mm_cvtsi32_si128(N as i32);
            Nine256(_mm256_srl_epi32(self.0, by), _mm_srl_epi32(self.1, by))
        }}
        fn next_in_group(self) -> Self {
            Nine256(_mm256_shuffle_epi32::<NEXT>(self.0), _mm_shuffle_epi32::<NEXT>(self.1))
        }
        fn previous_in_group(self) -> Self {
            Nine256(_mm256_shuffle_epi32::<PREVIOUS>(self.0), _mm_shuffle_epi32::<PREVIOUS>(self.1))
        }
        // 1 2 | 3 becomes 2 3 | 1.
        fn next_group(self) -> Self {{
            let third = _mm256_castsi128_si256(self.1);
            Nine256(_mm256_permute2x128_si256::<0x21>(self.0, third), _mm256_castsi256_si128(self.0))
        }}
        // 1 2 | 3 becomes 3 1 | 2.
        fn previous_group(self) -> Self {{
            let third = _mm256_castsi128_si256(self.1);
            Nine256(
                _mm256_permute2x128_si256::<0x02>(self.0, third),
                _mm256_extracti128_si256::<1>(self.0),
            )
        }}
        fn equals(self, other: Self) -> bool {{
            let two = _mm256_cmpeq_epi32(self.0, other.0);
            let one = _mm_cmpeq_epi32(self.1, other.1);
            let two = _mm256_movemask_ps(_mm256_castsi256_ps(two));
            let one = _mm_movemask_ps(_mm_castsi128_ps(one));
            two & 0b0111_0111 == 0b0111_0111 && one & 0b0111 == 0b0111
        }}
    }

    #[inline(always)]
    fn only(digit: usize, word: u32) -> Self {
        let mut words = [0; 9];
        words[digit] = word;
        Self::from_array(words)
    }

    #[inline(always)]
    fn from_array(words: [u32; 9]) -> Self {
        let mut all = [0u32; 12];
        for (place, word) in PLACES.into_iter().zip(words) {
            all[place] = word;
        }
        // SAFETY: needs AVX2, checked before a task gets this type; 32 and 16 bytes are read from an
        // array of 48.
        unsafe {
            Nine256(
                _mm256_loadu_si256(all.as_ptr().cast()),
                _mm_loadu_si128(all[8..].as_ptr().cast()),
            )
        }
    }

    #[inline(always)]
    fn to_array(self) -> [u32; 9] {
        let mut all = [0u32; 12];
        // SAFETY: needs AVX2, checked before a task gets this type; 32 and 16 bytes are written to an
        // array of 48.
        unsafe {
            _mm256_storeu_si256(all.as_mut_ptr().cast(), self.0);
            _mm_storeu_si128(all[8..].as_mut_ptr().cast(), self.1);
        }
        let mut words = [0; 9];
        for (word, place) in words.iter_mut().zip(PLACES) {
            *word = all[place];
        }
        words
    }

    #[inline(always)]
    fn word(self, digit: usize) -> u32 {
        self.to_array()[digit]
    }
}

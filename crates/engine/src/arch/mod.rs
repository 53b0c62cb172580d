//! What the fast engine needs from a machine: vectors of bits, as a trait and as an implementation
//! for each kind of machine.
//!
//! What a kind of machine does better than plain Rust is in one file for each: `x86_64`, `aarch64`,
//! `wasm32`; of these, the program has the one for the machine it is compiled for. All unsafe code of
//! this crate is there and in what they share. Their types cannot be named from outside.
//! [`dispatch`] passes them to a [`Task`] after making sure that the machine supports them.
//!
//! # How to add a kind of machine
//!
//! 1. In the file of the processor: for vectors of 128 bits a `Quad`, from which the rest follows;
//!    otherwise a `Plane` and a `Nine`. Then how they are detected, and which of several is used.
//! 2. In this file: its variant of [`Machine`], and how many lanes that has; for a new kind of
//!    processor, where [`native`] finds its file.
//! 3. Its name in `docs/fast-engine.md`, in the list of what `ENNEAD_MACHINE` takes.
//!
//! The tests compare each operation with the same operation on single words, and each machine with
//! the others. `ennead bench` and its help, the benchmarks and the tool `agree` follow.

mod grid_bits;
#[cfg_attr(all(target_arch = "x86_64", not(miri)), path = "x86_64.rs")]
#[cfg_attr(
    all(target_arch = "aarch64", target_feature = "neon", target_endian = "little", not(miri)),
    path = "aarch64.rs"
)]
#[cfg_attr(all(target_arch = "wasm32", target_feature = "simd128"), path = "wasm32.rs")]
mod native;
mod nine;
mod plane;
#[cfg(test)]
mod tests;

use std::sync::OnceLock;

use ennead_grid::named;
pub(crate) use grid_bits::{
    GRID_WORDS, GridBits, from_digits, masked, pack, to_digits, unpack, where_they_differ,
};
pub(crate) use nine::Nine;
pub(crate) use plane::Plane;

named! {
    /// A kind of machine that the fast engine has code for; of those for the same processors, the
    /// slowest first.
    pub enum Machine {
        /// Any machine: plain Rust, with the instructions the program is compiled for.
        Portable = "portable",
        /// Any x86-64, with SSE2. Plain Rust is only half as fast, because the compiler loses track
        /// of the vectors.
        Sse2 = "sse2",
        /// x86-64 with AVX2.
        Avx2 = "avx2",
        /// x86-64 with AVX-512 (the extensions F, BW, DQ, VL and VBMI); the engine for many puzzles
        /// uses its instructions on vectors of 256 bits.
        Avx512Vl = "avx512vl",
        /// x86-64 with AVX-512, with vectors of 512 bits.
        Avx512 = "avx512",
        /// 64-bit ARM, with NEON.
        Neon = "neon",
        /// WebAssembly with the feature `simd128`.
        Simd128 = "simd128",
    }
}

impl Machine {
    /// How many puzzles are searched side by side.
    pub fn lanes(self) -> usize {
        match self {
            Machine::Sse2 | Machine::Neon | Machine::Simd128 => 128,
            Machine::Avx2 | Machine::Avx512Vl => 256,
            Machine::Portable | Machine::Avx512 => 512,
        }
    }

    /// Whether the machine running this program supports that kind, and the program has code for it.
    pub fn is_available(self) -> bool {
        self == Machine::Portable && HAS_PORTABLE || native::is_available(self)
    }

    /// The kind called `name`.
    pub fn by_name(name: &str) -> Option<Machine> {
        Machine::ALL.into_iter().find(|machine| machine.name() == name)
    }

    /// The kind the engine uses where none is asked for: the best available, or the one that was
    /// [chosen](Machine::choose).
    pub fn best() -> Machine {
        *BEST.get_or_init(|| {
            let is_candidate = |it: &Machine| it.is_available() && !native::is_outpaced(*it);
            let mut available = Machine::ALL.into_iter().filter(is_candidate);
            available.next_back().unwrap_or(Machine::Portable)
        })
    }

    /// Makes this the kind that [`best`](Machine::best) says, for measurements and tests of a whole
    /// program. Answers are the same with all kinds. False if it is not available, or too late:
    /// the engine has been asked something.
    pub fn choose(self) -> bool {
        self.is_available() && BEST.set(self).is_ok()
    }
}

/// What the machine can do, asked once; it takes longer than solving an easy puzzle.
static BEST: OnceLock<Machine> = OnceLock::new();

/// `[f(0), f(1), f(2)]`.
///
/// Code that handles vectors must be inlined, but `map` and `from_fn` of arrays are not. With them,
/// the engine for one puzzle was thirteen times as slow.
#[inline(always)]
pub(crate) fn three<T>(mut f: impl FnMut(usize) -> T) -> [T; 3] {
    [f(0), f(1), f(2)]
}

/// `[f(0), f(1), f(2), f(3)]`, for the same reason.
#[inline(always)]
pub(crate) fn four<T>(mut f: impl FnMut(usize) -> T) -> [T; 4] {
    [f(0), f(1), f(2), f(3)]
}

/// The vectors of one kind of machine.
pub(crate) trait Vectors {
    type Nine: Nine;
    type Plane: Plane;
}

/// Something to do with the vectors of any machine.
///
/// `run` must be `#[inline(always)]`, and so must be everything below it that handles vectors: code
/// that is not inlined into [`dispatch`] is compiled without the machine's special instructions.
pub(crate) trait Task {
    type Output;
    fn run<V: Vectors>(self) -> Self::Output;
}

/// Runs the task with the vectors of `machine`.
///
/// # Panics
///
/// If `machine` is not available.
#[inline]
pub(crate) fn dispatch<T: Task>(machine: Machine, task: T) -> T::Output {
    match machine {
        Machine::Portable if HAS_PORTABLE => task.run::<Portable>(),
        other => native::run(other, task),
    }
}

/// Whether the program has the code in plain Rust. A WebAssembly module that has vectors never needs it,
/// and is loaded before a game begins.
const HAS_PORTABLE: bool = cfg!(any(
    feature = "every-machine",
    not(all(target_arch = "wasm32", target_feature = "simd128"))
));

/// The vectors in plain Rust.
pub(crate) struct Portable;

impl Vectors for Portable {
    type Nine = nine::Groups;
    // Of 1, 2, 4 and 8 words, 8 were fastest with SSE2, because more lanes share each round.
    type Plane = plane::Words<8>;
}

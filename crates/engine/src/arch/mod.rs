//! What the fast engine needs from a machine: vectors of bits, as a trait and as an implementation
//! for each kind of machine.
//!
//! All unsafe code of this crate is in [`x86_64`](self). The types there cannot be named from
//! outside. [`dispatch`] passes them to a [`Task`] after making sure that the machine supports
//! them.

mod grid_bits;
mod nine;
mod plane;
#[cfg(test)]
mod tests;
#[cfg(all(target_arch = "x86_64", not(miri)))]
mod x86_64;

use std::sync::OnceLock;

use ennead_grid::named;
pub(crate) use grid_bits::{
    GRID_WORDS, GridBits, from_digits, masked, pack, to_digits, unpack, where_they_differ,
};
pub(crate) use nine::Nine;
pub(crate) use plane::Plane;

named! {
    /// A kind of machine that the fast engine has code for, the slowest first.
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
    }
}

impl Machine {
    /// How many puzzles are searched side by side.
    pub fn lanes(self) -> usize {
        match self {
            Machine::Sse2 => 128,
            Machine::Avx2 | Machine::Avx512Vl => 256,
            Machine::Portable | Machine::Avx512 => 512,
        }
    }

    /// Whether the machine running this program supports that kind.
    pub fn is_available(self) -> bool {
        match self {
            Machine::Portable => true,
            #[cfg(all(target_arch = "x86_64", not(miri)))]
            Machine::Sse2 => true,
            #[cfg(all(target_arch = "x86_64", not(miri)))]
            Machine::Avx2 => x86_64::has_avx2(),
            #[cfg(all(target_arch = "x86_64", not(miri)))]
            Machine::Avx512Vl | Machine::Avx512 => x86_64::has_avx512(),
            #[cfg(not(all(target_arch = "x86_64", not(miri))))]
            _ => false,
        }
    }

    /// The kind called `name`.
    pub fn by_name(name: &str) -> Option<Machine> {
        Machine::ALL.into_iter().find(|machine| machine.name() == name)
    }

    /// The kind the engine uses where none is asked for: the best available, or the one that was
    /// [chosen](Machine::choose).
    pub fn best() -> Machine {
        *BEST.get_or_init(|| {
            #[cfg(all(target_arch = "x86_64", not(miri)))]
            if x86_64::has_avx512() && x86_64::halves_512_bits() {
                return Machine::Avx512Vl;
            }
            let mut available = Machine::ALL.into_iter().filter(|machine| machine.is_available());
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
        Machine::Portable => task.run::<Portable>(),
        #[cfg(all(target_arch = "x86_64", not(miri)))]
        Machine::Sse2 => x86_64::run_sse2(task),
        #[cfg(all(target_arch = "x86_64", not(miri)))]
        Machine::Avx2 => x86_64::run_avx2(task),
        #[cfg(all(target_arch = "x86_64", not(miri)))]
        Machine::Avx512Vl => x86_64::run_avx512vl(task),
        #[cfg(all(target_arch = "x86_64", not(miri)))]
        Machine::Avx512 => x86_64::run_avx512(task),
        #[cfg(not(all(target_arch = "x86_64", not(miri))))]
        _ => panic!("{} is not available", machine.name()),
    }
}

/// The vectors in plain Rust.
pub(crate) struct Portable;

impl Vectors for Portable {
    type Nine = nine::Groups;
    // Of 1, 2, 4 and 8 words, 8 were fastest with SSE2, because more lanes share each round.
    type Plane = plane::Words<8>;
}

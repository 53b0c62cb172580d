//! One puzzle at a time, for the least delay: nine digits side by side in a vector.
//!
//! # The layout
//!
//! Cell *n* (0 to 80, in reading order) is bit *n* / 3 of word *n* mod 3, so that a word holds
//! every third column, 27 cells, and a digit's candidates are three words. The three words of
//! all nine digits are three [`Nine`] vectors: the whole state of a search is three registers
//! of a machine with AVX-512, and every step works on all digits at once.
//!
//! ```text
//!            word 0    word 1    word 2        bit of a word: 9 · band + 3 · row + stack
//! row 1      0  1  2   0  1  2   0  1  2
//! row 2      3  4  5   3  4  5   3  4  5       minirow (3 cells of a row in a box):
//! row 3      6  7  8   6  7  8   6  7  8         the same bit in the three words
//! row 4      9 10 11   9 10 11   9 10 11       minicolumn (3 cells of a column in a box):
//!  …                                             bits 3 apart in one word
//! columns   1  4  7   2  5  8   3  6  9
//! ```
//!
//! # A sweep
//!
//! 1. Every cell: is any digit possible, is just one (a naked single)? A carry-save count over
//!    the nine lanes, by moving digits about.
//! 2. Rows. Where a digit stands in a band is a permutation: one of three boxes for each of the
//!    three rows. A minirow stays possible only as part of a permutation whose three minirows
//!    are possible; that is *locked candidates* both ways. Columns in a stack: the same.
//! 3. A cell whose minirow and whose minicolumn are settled, the only one left in its row of
//!    the band and in its column of the stack, is *claimed* by the digit: that finds hidden
//!    singles in all houses. Other digits leave it.
//!
//! The claims are the solution as soon as they cover all cells: a digit claims at most one cell
//! of a house. Sweeps repeat until nothing changes.
//!
//! The permutations are the idea of tdoku's bands (T. Dillon, *Tdoku: A Fast Sudoku Solver*,
//! 2019) and of the older locked-candidate tables of the players' forum (zhouyundong, JCZSolve);
//! the closed form without a table and the layout are ours.

mod search;
mod singles;
mod sweep;

pub(super) use search::{Order, Search};
pub(super) use singles::reach_of_singles;

use crate::arch::{Nine, three};

/// All 27 cells of a word.
const ALL: u32 = (1 << 27) - 1;

/// The candidates: bit *n* / 3 of word *n* mod 3 is cell *n*, in the lane of each digit.
#[derive(Clone, Copy)]
struct Candidates<N>([N; 3]);

impl<N: Nine> Candidates<N> {
    /// Every digit in every empty cell, and the givens.
    #[inline(always)]
    fn of_givens(givens: &[u8; 81]) -> Self {
        let mut given = [0u32; 3];
        // Digit 0, an empty cell, has a place of its own.
        let mut words = [[0u32; 10]; 3];
        for cell in 0..81 {
            let digit = givens[cell];
            words[cell % 3][usize::from(digit)] |= 1 << (cell / 3);
            given[cell % 3] |= u32::from(digit != 0) << (cell / 3);
        }
        Candidates(three(|k| {
            let mut possible = [0; 9];
            for digit in 0..9 {
                possible[digit] = words[k][digit + 1] | !given[k] & ALL;
            }
            N::from_array(possible)
        }))
    }
}

// Rotations among the three rows, the three stacks, the three bands of a word. Which way is of
// no matter, as long as `_1` and `_2` are the two other places.

/// The bits of `word` below the first `size` of each `group` bits.
const fn low(size: u32, group: u32) -> u32 {
    let mut mask = 0;
    let mut bit = 0;
    while bit < 27 {
        if bit % group < size {
            mask |= 1 << bit;
        }
        bit += 1;
    }
    mask
}

#[inline(always)]
fn rows_1<N: Nine>(x: N) -> N {
    N::select(N::splat(low(6, 9)), x.shr::<3>(), x.shl::<6>())
}
#[inline(always)]
fn rows_2<N: Nine>(x: N) -> N {
    N::select(N::splat(low(3, 9)), x.shr::<6>(), x.shl::<3>())
}
#[inline(always)]
fn stacks_1<N: Nine>(x: N) -> N {
    N::select(N::splat(low(2, 3)), x.shr::<1>(), x.shl::<2>())
}
#[inline(always)]
fn stacks_2<N: Nine>(x: N) -> N {
    N::select(N::splat(low(1, 3)), x.shr::<2>(), x.shl::<1>())
}
#[inline(always)]
fn bands_1<N: Nine>(x: N) -> N {
    N::select(N::splat(low(18, 27)), x.shr::<9>(), x.shl::<18>())
}
#[inline(always)]
fn bands_2<N: Nine>(x: N) -> N {
    N::select(N::splat(low(9, 27)), x.shr::<18>(), x.shl::<9>())
}

/// Per cell, in every lane: whether any of the digits has it, and whether two or more have.
#[inline(always)]
fn one_and_two<N: Nine>(x: N) -> (N, N) {
    let (y, z) = (x.next_in_group(), x.previous_in_group());
    let (one, two) = (N::or3(x, y, z), N::majority(x, y, z));
    let (next, previous) = (one.next_group(), one.previous_group());
    let pairs = N::or3(two, two.next_group(), two.previous_group());
    (N::or3(one, next, previous), pairs.or(N::majority(one, next, previous)))
}

/// Per cell, in the lane of each digit: whether one of the *other* digits has it.
#[inline(always)]
fn others<N: Nine>(x: N) -> N {
    let siblings = x.next_in_group().or(x.previous_in_group());
    let group = x.or(siblings);
    N::or3(siblings, group.next_group(), group.previous_group())
}

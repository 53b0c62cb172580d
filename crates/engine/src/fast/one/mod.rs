//! One puzzle at a time, with the least delay: nine digits side by side in a vector.
//!
//! # The layout
//!
//! Cell *n* (0 to 80, in reading order) is bit *n* / 3 of word *n* mod 3. So a word holds every
//! third column, 27 cells, and a digit's candidates are three words. The three words of all nine
//! digits are three [`Nine`] vectors. With AVX-512 the whole state of a search is in three
//! registers, and every step works on all digits at once.
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
//! 1. Every cell: is any digit possible, and is exactly one (a naked single)? This is a carry-save
//!    count over the nine lanes, which are rotated.
//! 2. Rows. The places of a digit in a band form a permutation: one of three boxes for each of the
//!    three rows. A minirow stays possible only if it is part of a permutation whose three minirows
//!    are all possible; this finds *locked candidates*, pointing and claiming. Columns in a stack
//!    are treated the same.
//! 3. A minirow is settled if it is the only one left in its row of the band; likewise a
//!    minicolumn. A cell whose minirow and minicolumn are both settled is *claimed* by the digit,
//!    and other digits are removed from it. This finds hidden singles in all houses.
//!
//! As soon as the claims cover all cells, they are the solution, because a digit claims at most one
//! cell of a house. Sweeps repeat until nothing changes.
//!
//! The permutations are the idea of tdoku's bands (T. Dillon, *Tdoku: A Fast Sudoku Solver*, 2019)
//! and of the older locked-candidate tables of the players' forum (zhouyundong, JCZSolve); the
//! formula without a table and the layout are ours.

mod search;
mod singles;
mod sweep;

pub(super) use search::{Order, Search};
pub(super) use singles::reach_of_singles;

use ennead_grid::{CellMap, DigitSet};

use crate::arch::{Nine, three};

/// All 27 cells of a word.
const ALL: u32 = (1 << 27) - 1;

/// The candidates: in the lane of each digit, bit *n* / 3 of word *n* mod 3 is cell *n*.
#[derive(Clone, Copy)]
struct Candidates<N>([N; 3]);

impl<N: Nine> Candidates<N> {
    /// All digits in every empty cell, and the givens.
    #[inline(always)]
    fn of_givens(givens: &[u8; 81]) -> Self {
        let mut given = [0u32; 3];
        // Digit 0, for empty cells, has a place of its own.
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

    /// Only the candidates in `left` remain.
    fn keep(&mut self, left: &CellMap<DigitSet>) {
        let mut words = [[0u32; 9]; 3];
        for (cell, digits) in left.iter() {
            let cell = cell.index();
            digits.iter().for_each(|digit| words[cell % 3][digit.index()] |= 1 << (cell / 3));
        }
        self.0 = three(|k| self.0[k].and(N::from_array(words[k])));
    }

    /// The candidates of a puzzle before any deduction.
    #[inline(always)]
    fn of(givens: &[u8; 81], left: Option<&CellMap<DigitSet>>) -> Self {
        let mut candidates = Self::of_givens(givens);
        if let Some(left) = left {
            candidates.keep(left);
        }
        candidates
    }
}

// Rotations of the three rows, the three stacks and the three bands of a word. The direction does
// not matter, as long as `_1` and `_2` give the two other places.

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

/// For each cell, in every lane: whether any digit is possible there, and whether two or more are.
#[inline(always)]
fn one_and_two<N: Nine>(x: N) -> (N, N) {
    let (y, z) = (x.next_in_group(), x.previous_in_group());
    let (one, two) = (N::or3(x, y, z), N::majority(x, y, z));
    let (next, previous) = (one.next_group(), one.previous_group());
    let pairs = N::or3(two, two.next_group(), two.previous_group());
    (N::or3(one, next, previous), pairs.or(N::majority(one, next, previous)))
}

/// For each cell, in the lane of each digit: whether one of the *other* digits is possible there.
#[inline(always)]
fn others<N: Nine>(x: N) -> N {
    let siblings = x.next_in_group().or(x.previous_in_group());
    let group = x.or(siblings);
    N::or3(siblings, group.next_group(), group.previous_group())
}

//! How far singles alone go: E. Sturm's easy and medium.

use super::{
    ALL, Candidates, bands_1, bands_2, one_and_two, others, rows_1, rows_2, stacks_1, stacks_2,
};
use ennead_grid::Puzzle;

use crate::Reach;
use crate::arch::Nine;

/// The singles that finish the puzzle, if it has exactly one solution.
#[inline(always)]
pub(in crate::fast) fn reach_of_singles<N: Nine>(puzzle: &Puzzle) -> Reach {
    let mut w = Candidates::<N>::of(puzzle.givens().as_bytes(), puzzle.candidates()).0;
    let mut reach = Reach::Naked;
    loop {
        let before = w;
        let (mut two, mut single) = (w, w);
        for k in 0..3 {
            two[k] = one_and_two(w[k]).1;
            single[k] = w[k].and_not(two[k]);
        }
        if N::or3(two[0], two[1], two[2]).equals(N::splat(0)) {
            return reach;
        }
        w = strike_peers(w, single);
        if !unchanged(w, before) {
            continue;
        }
        // There are no more naked singles.
        reach = Reach::Hidden;
        let hidden = hidden_singles(w);
        for k in 0..3 {
            w[k] = w[k].and_not(others(hidden[k]));
        }
        if unchanged(w, before) {
            return Reach::Neither;
        }
    }
}

#[inline(always)]
fn unchanged<N: Nine>(a: [N; 3], b: [N; 3]) -> bool {
    N::or3(a[0].xor(b[0]), a[1].xor(b[1]), a[2].xor(b[2])).equals(N::splat(0))
}

/// Strikes the digits of the cells in `single` from their peers.
#[inline(always)]
fn strike_peers<N: Nine>(mut w: [N; 3], single: [N; 3]) -> [N; 3] {
    let minirow = N::or3(single[0], single[1], single[2]);
    let row = stacks_1(minirow).or(stacks_2(minirow));
    let box_ = rows_1(minirow).or(rows_2(minirow));
    for k in 0..3 {
        let beside = single[(k + 1) % 3].or(single[(k + 2) % 3]);
        let minicolumn = N::or3(single[k], rows_1(single[k]), rows_2(single[k]));
        let column = bands_1(minicolumn).or(bands_2(minicolumn));
        w[k] = N::and_nor(w[k], N::or3(row, box_, beside), column);
    }
    w
}

/// The candidates that are the only ones for their digit in some house.
#[inline(always)]
fn hidden_singles<N: Nine>(mut w: [N; 3]) -> [N; 3] {
    // Whether the digit is possible in the minirow, and whether twice; then the same for the house.
    let one = N::or3(w[0], w[1], w[2]);
    let two = N::majority(w[0], w[1], w[2]);
    let row = several(one, two, [stacks_1(one), stacks_2(one)], [stacks_1(two), stacks_2(two)]).1;
    let box_ = several(one, two, [rows_1(one), rows_2(one)], [rows_1(two), rows_2(two)]).1;
    for k in 0..3 {
        let zero = N::splat(0);
        let (one, two) = several(w[k], zero, [rows_1(w[k]), rows_2(w[k])], [zero; 2]);
        let (one_1, one_2) = (bands_1(one), bands_2(one));
        let column = several(one, two, [one_1, one_2], [bands_1(two), bands_2(two)]).1;
        w[k] = w[k].and_not(N::and3(row, box_, column)).and(N::splat(ALL));
    }
    w
}

/// Whether there is one, and whether there are two, in a part and the two `other` parts together.
#[inline(always)]
fn several<N: Nine>(one: N, two: N, other_one: [N; 2], other_two: [N; 2]) -> (N, N) {
    let [a, b] = other_one;
    let both = N::or3(two, other_two[0], other_two[1]);
    (N::or3(one, a, b), both.or(N::majority(one, a, b)))
}

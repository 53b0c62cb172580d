//! Propagation: what follows from the candidates without a guess.

use super::{
    ALL, Candidates, bands_1, bands_2, low, one_and_two, others, rows_1, rows_2, stacks_1, stacks_2,
};
use crate::arch::Nine;

/// The result of repeated sweeps.
pub(super) enum Fixpoint<N> {
    /// A cell has no digit left, or a digit has no place.
    Dead,
    /// The grid is full: the cells of each digit.
    Solved(Candidates<N>),
    /// Nothing more follows, and some cells have several candidates.
    Open {
        /// The cells with two candidates or more, by word.
        two: [u32; 3],
    },
}

/// Sweeps until nothing changes.
#[inline(always)]
pub(super) fn propagate<N: Nine>(candidates: &mut Candidates<N>) -> Fixpoint<N> {
    loop {
        let before = candidates.0;
        let all = N::splat(ALL);

        // 1. The cells.
        let (mut one, mut two, mut single) = (before, before, before);
        for k in 0..3 {
            (one[k], two[k]) = one_and_two(before[k]);
            single[k] = before[k].and_not(two[k]);
        }

        // 2. Rows: possible minirows, without those that a single rules out.
        let settled = N::or3(single[0], single[1], single[2]);
        let minirows = N::or3(before[0], before[1], before[2]);
        let minirows = N::and_nor(minirows, stacks_1(settled), stacks_2(settled));
        let minirows = N::and_nor(minirows, rows_1(settled), rows_2(settled));
        let (left, right) = (stacks_1(minirows), stacks_2(minirows));
        let even = rows_1(left).and(rows_2(right));
        let odd = rows_2(left).and(rows_1(right));
        let minirows = minirows.and(even.or(odd));
        let elsewhere = stacks_1(minirows).or(stacks_2(minirows));
        let claimed_rows = minirows.and_not(elsewhere);
        let alive = N::and3(one[0], one[1], one[2]).and(minirows.or(elsewhere));

        // 3. Columns: the three columns of a stack are the three words. A minicolumn is represented
        // by the first of its three bits; the other two are masked off at the end.
        let (mut settled, mut minicolumns) = (before, before);
        for k in 0..3 {
            settled[k] = fold(single[k]);
        }
        let (mut up, mut down) = (before, before);
        for k in 0..3 {
            let (k1, k2) = ((k + 1) % 3, (k + 2) % 3);
            let folded = N::and_nor(fold(before[k]), settled[k1], settled[k2]);
            minicolumns[k] = N::and_nor(folded, bands_1(settled[k]), bands_2(settled[k]));
            up[k] = bands_1(minicolumns[k]);
            down[k] = bands_2(minicolumns[k]);
        }
        for k in 0..3 {
            let (k1, k2) = ((k + 1) % 3, (k + 2) % 3);
            let live = N::and_or(up[k1], down[k2], up[k2].and(down[k1]));
            let first = N::and3(minicolumns[k], live, N::splat(low(3, 9)));
            minicolumns[k] = N::or3(first, first.shl::<3>(), first.shl::<6>());
        }
        let some_column = N::or3(minicolumns[0], minicolumns[1], minicolumns[2]);
        if !N::and3(alive, some_column, all).equals(all) {
            return Fixpoint::Dead;
        }

        // 4. Claims: a cell that is settled in both directions loses all other digits.
        let (mut w, mut claims, mut covered) = (before, before, before);
        for k in 0..3 {
            let (k1, k2) = ((k + 1) % 3, (k + 2) % 3);
            let left = N::and3(before[k], minirows, minicolumns[k]);
            let claim = N::and_nor(left, minicolumns[k1], minicolumns[k2]);
            claims[k] = claim.and(claimed_rows);
            let by_others = others(claims[k]);
            w[k] = left.and_not(by_others);
            covered[k] = claims[k].or(by_others);
        }
        candidates.0 = w;
        if N::and3(covered[0], covered[1], covered[2]).equals(all) {
            return Fixpoint::Solved(Candidates(claims));
        }
        let changed = N::or3(w[0].xor(before[0]), w[1].xor(before[1]), w[2].xor(before[2]));
        if changed.equals(N::splat(0)) {
            return Fixpoint::Open { two: [two[0].word(0), two[1].word(0), two[2].word(0)] };
        }
    }
}

/// Whether one of the three bits of a minicolumn is set; the answer is in the first of them.
#[inline(always)]
fn fold<N: Nine>(x: N) -> N {
    N::or3(x, x.shr::<3>(), x.shr::<6>())
}

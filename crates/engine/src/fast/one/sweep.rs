//! Propagation: what follows from the candidates without a guess.

use super::{
    ALL, Candidates, bands_1, bands_2, low, one_and_two, others, rows_1, rows_2, stacks_1, stacks_2,
};
use crate::arch::Nine;

/// What repeated sweeps came to.
pub(super) enum Fixpoint<N> {
    /// A cell without a digit, or a digit without a place.
    Dead,
    /// A full grid: the cells of each digit.
    Solved(Candidates<N>),
    /// Nothing follows any more, and some cell has several candidates: these, cell by cell.
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
        let w = before;
        let all = N::splat(ALL);

        // 1. The cells.
        let count = w.map(one_and_two);
        let alive = N::and3(count[0].0, count[1].0, count[2].0);
        let single: [N; 3] = std::array::from_fn(|k| w[k].and_not(count[k].1));

        // 2. Rows: possible minirows, without those that a single rules out.
        let settled = N::or3(single[0], single[1], single[2]);
        let beside = stacks_1(settled).or(stacks_2(settled));
        let minirows =
            N::and_nor(N::or3(w[0], w[1], w[2]), beside, rows_1(settled).or(rows_2(settled)));
        let (left, right) = (stacks_1(minirows), stacks_2(minirows));
        let even = rows_1(left).and(rows_2(right));
        let odd = rows_2(left).and(rows_1(right));
        let minirows = minirows.and(even.or(odd));
        let elsewhere = stacks_1(minirows).or(stacks_2(minirows));
        let claimed_rows = minirows.and_not(elsewhere);
        let alive = N::and3(alive, minirows.or(elsewhere), all);

        // 3. Columns: the three columns of a stack are the three words. A minicolumn stands at
        // the first of its three bits; what the other two hold is masked off at the end.
        let fold = |x: N| N::or3(x, x.shr::<3>(), x.shr::<6>());
        let settled = single.map(fold);
        let minicolumns: [N; 3] = std::array::from_fn(|k| {
            let beside = settled[(k + 1) % 3].or(settled[(k + 2) % 3]);
            let above = bands_1(settled[k]).or(bands_2(settled[k]));
            N::and_nor(fold(w[k]), beside, above)
        });
        let up = minicolumns.map(bands_1);
        let down = minicolumns.map(bands_2);
        let minicolumns: [N; 3] = std::array::from_fn(|k| {
            let (k1, k2) = ((k + 1) % 3, (k + 2) % 3);
            let live = N::and_or(up[k1], down[k2], up[k2].and(down[k1]));
            let first = N::and3(minicolumns[k], live, N::splat(low(3, 9)));
            N::or3(first, first.shl::<3>(), first.shl::<6>())
        });
        let alive = alive.and(N::or3(minicolumns[0], minicolumns[1], minicolumns[2]));
        if !alive.equals(all) {
            return Fixpoint::Dead;
        }

        // 4. Claims: what is settled both ways leaves no other digit in the cell.
        let left: [N; 3] = std::array::from_fn(|k| N::and3(w[k], minirows, minicolumns[k]));
        let claims: [N; 3] = std::array::from_fn(|k| {
            let elsewhere = minicolumns[(k + 1) % 3].or(minicolumns[(k + 2) % 3]);
            N::and3(left[k], claimed_rows, minicolumns[k].and_not(elsewhere))
        });
        let claimed_by_others = claims.map(others);
        let w: [N; 3] = std::array::from_fn(|k| left[k].and_not(claimed_by_others[k]));
        candidates.0 = w;

        let covered: [N; 3] = std::array::from_fn(|k| claims[k].or(claimed_by_others[k]));
        if N::and3(covered[0], covered[1], covered[2]).equals(all) {
            return Fixpoint::Solved(Candidates(claims));
        }
        let changed = N::or3(w[0].xor(before[0]), w[1].xor(before[1]), w[2].xor(before[2]));
        if changed.equals(N::splat(0)) {
            return Fixpoint::Open { two: std::array::from_fn(|k| count[k].1.word(0)) };
        }
    }
}

//! How far singles alone go: E. Sturm's easy and medium.

use super::{ALL, Candidates, bands_1, bands_2, one_and_two, rows_1, rows_2, stacks_1, stacks_2};
use crate::arch::Nine;

/// The singles that finish a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Singles {
    /// Naked singles alone: a cell with one candidate.
    Naked,
    /// Naked and hidden singles: a digit with one place in a house.
    NakedAndHidden,
}

/// The singles that finish the puzzle, if it has exactly one solution.
#[inline(always)]
pub(in crate::fast) fn finished_by<N: Nine>(givens: &[u8; 81]) -> Option<Singles> {
    let mut w = Candidates::<N>::of_givens(givens).0;
    let mut needed = Singles::Naked;
    loop {
        let before = w;
        let two = w.map(|x| one_and_two(x).1);
        if N::or3(two[0], two[1], two[2]).equals(N::splat(0)) {
            return Some(needed);
        }
        w = strike_peers(w, std::array::from_fn(|k| w[k].and_not(two[k])));
        if !unchanged(w, before) {
            continue;
        }
        // Naked singles are at their end.
        needed = Singles::NakedAndHidden;
        let hidden = hidden_singles(w);
        let others = hidden.map(super::others);
        w = std::array::from_fn(|k| w[k].and_not(others[k]));
        if unchanged(w, before) {
            return None;
        }
    }
}

fn unchanged<N: Nine>(a: [N; 3], b: [N; 3]) -> bool {
    N::or3(a[0].xor(b[0]), a[1].xor(b[1]), a[2].xor(b[2])).equals(N::splat(0))
}

/// Strikes the digits of the cells in `single` from their peers.
#[inline(always)]
fn strike_peers<N: Nine>(w: [N; 3], single: [N; 3]) -> [N; 3] {
    let minirow = N::or3(single[0], single[1], single[2]);
    let row = stacks_1(minirow).or(stacks_2(minirow));
    let box_ = rows_1(minirow).or(rows_2(minirow));
    std::array::from_fn(|k| {
        let beside = single[(k + 1) % 3].or(single[(k + 2) % 3]);
        let minicolumn = N::or3(single[k], rows_1(single[k]), rows_2(single[k]));
        let column = bands_1(minicolumn).or(bands_2(minicolumn));
        N::and_nor(w[k], N::or3(row, box_, beside), column)
    })
}

/// The candidates that are the only place of their digit in some house.
#[inline(always)]
fn hidden_singles<N: Nine>(w: [N; 3]) -> [N; 3] {
    // How often the digit is possible: in the minirow, then in three minirows.
    let minirow = (N::or3(w[0], w[1], w[2]), N::majority(w[0], w[1], w[2]));
    let several = |x: (N, N), turn_1: fn(N) -> N, turn_2: fn(N) -> N| {
        let (one_1, one_2) = (turn_1(x.0), turn_2(x.0));
        let more = N::or3(x.1, turn_1(x.1), turn_2(x.1));
        (N::or3(x.0, one_1, one_2), more.or(N::majority(x.0, one_1, one_2)))
    };
    let row = several(minirow, stacks_1, stacks_2).1;
    let box_ = several(minirow, rows_1, rows_2).1;
    let in_every_house_several: [N; 3] = std::array::from_fn(|k| {
        let minicolumn = several((w[k], N::splat(0)), rows_1, rows_2);
        N::and3(row, box_, several(minicolumn, bands_1, bands_2).1)
    });
    std::array::from_fn(|k| w[k].and_not(in_every_house_several[k]).and(N::splat(ALL)))
}

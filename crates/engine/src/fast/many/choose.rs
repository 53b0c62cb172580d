//! Which cell to guess, for all lanes at once.

use super::Lanes;
use crate::arch::Plane;

/// Chooses the cell to guess in every lane, as one plane for each cell: the cell with the fewest
/// candidates (two, three, more); among those, the one with the most unsolved cells among its 20
/// peers; among those, the first.
///
/// Counters and comparisons are bit-sliced too: a number is a few planes, its lowest bit first.
#[inline(always)]
pub(super) fn choose<P: Plane>(lanes: &mut Lanes<P>) {
    let Lanes { candidates, chosen, .. } = lanes;
    let zero = P::zero();
    let (mut unsolved, mut three, mut four) = ([zero; 81], [zero; 81], [zero; 81]);
    for cell in 0..81 {
        let (mut n1, mut n2, mut n3, mut n4) = (zero, zero, zero, zero);
        for digit in 0..9 {
            let x = candidates[digit][cell];
            n4 = P::and_or(n3, x, n4);
            n3 = P::and_or(n2, x, n3);
            n2 = P::and_or(n1, x, n2);
            n1 = n1.or(x);
        }
        (unsolved[cell], three[cell], four[cell]) = (n2, n3, n4);
    }
    let u = &unsolved;
    let (mut rows, mut columns) = ([[zero; 4]; 9], [[zero; 4]; 9]);
    for k in 0..9 {
        let (mut row, mut column) = ([zero; 9], [zero; 9]);
        for i in 0..9 {
            row[i] = u[9 * k + i];
            column[i] = u[9 * i + k];
        }
        rows[k] = count_nine(row);
        columns[k] = count_nine(column);
    }
    let mut best = [zero; 7];
    let mut index = [zero; 7];
    for cell in 0..81 {
        let (row, column) = (cell / 9, cell % 9);
        // The four cells of the box in neither the row nor the column.
        let other = |line: usize, i: usize| line / 3 * 3 + (line + i) % 3;
        let r = [other(row, 1), other(row, 2)];
        let c = [other(column, 1), other(column, 2)];
        let four_cells = count_four([
            u[9 * r[0] + c[0]],
            u[9 * r[0] + c[1]],
            u[9 * r[1] + c[0]],
            u[9 * r[1] + c[1]],
        ]);
        // The cell itself is counted in row and column, which adds 2 for every cell that can be
        // chosen.
        let peers = sum(rows[row], columns[column], four_cells);
        let [p0, p1, p2, p3, p4] = peers;
        let few = u[cell].and_not(four[cell]);
        let pair = u[cell].and_not(three[cell]);
        let key = [p0, p1, p2, p3, p4, few, pair];
        let mut better = zero;
        for i in 0..7 {
            better = P::greater(key[i], best[i], better);
        }
        better = better.and(u[cell]);
        for i in 0..7 {
            best[i] = P::select(better, key[i], best[i]);
            let set = cell >> i & 1 == 1;
            index[i] = if set { index[i].or(better) } else { index[i].and_not(better) };
        }
    }
    decode(index, chosen);
}

/// One plane for each cell, from the seven bits of the cell's number.
#[inline(always)]
fn decode<P: Plane>(index: [P; 7], chosen: &mut [P; 81]) {
    let mut not = index;
    for i in 0..7 {
        not[i] = P::ones().and_not(index[i]);
    }
    for cell in 0..81 {
        let mut is_it = P::ones();
        for i in 0..7 {
            is_it = is_it.and(if cell >> i & 1 == 1 { index[i] } else { not[i] });
        }
        chosen[cell] = is_it;
    }
}

/// The sum and the carry of three bits.
#[inline(always)]
fn add<P: Plane>(a: P, b: P, c: P) -> (P, P) {
    (P::xor3(a, b, c), P::majority(a, b, c))
}

/// How many of nine bits are set.
#[inline(always)]
fn count_nine<P: Plane>(x: [P; 9]) -> [P; 4] {
    let (s0, c0) = add(x[0], x[1], x[2]);
    let (s1, c1) = add(x[3], x[4], x[5]);
    let (s2, c2) = add(x[6], x[7], x[8]);
    let (ones, c3) = add(s0, s1, s2);
    let (twos, fours) = add(c0, c1, c2);
    let more = twos.and(c3);
    [ones, twos.xor(c3), fours.xor(more), fours.and(more)]
}

/// How many of four bits are set.
#[inline(always)]
fn count_four<P: Plane>(x: [P; 4]) -> [P; 3] {
    let (sum, carry) = add(x[0], x[1], x[2]);
    let more = sum.and(x[3]);
    [sum.xor(x[3]), carry.xor(more), carry.and(more)]
}

/// The sum of three numbers, below 32.
#[inline(always)]
fn sum<P: Plane>(a: [P; 4], b: [P; 4], c: [P; 3]) -> [P; 5] {
    // First add without carrying, then add the carries.
    let (s0, c0) = add(a[0], b[0], c[0]);
    let (s1, c1) = add(a[1], b[1], c[1]);
    let (s2, c2) = add(a[2], b[2], c[2]);
    let (s3, c3) = (a[3].xor(b[3]), a[3].and(b[3]));
    let (t1, carry) = (s1.xor(c0), s1.and(c0));
    let (t2, carry) = add(s2, c1, carry);
    let (t3, carry) = add(s3, c2, carry);
    [s0, t1, t2, t3, c3.xor(carry)]
}

#[cfg(test)]
mod tests {
    use std::cmp::Reverse;

    use chacha20::ChaCha8Rng;
    use ennead_grid::Cell;
    use rand::{RngExt, SeedableRng};

    use super::*;
    use crate::arch::{Portable, Vectors};

    #[test]
    fn each_lane_chooses_as_the_documentation_says() {
        let mut random = ChaCha8Rng::seed_from_u64(1);
        let mut lanes = Lanes::<<Portable as Vectors>::Plane>::new();
        // The candidates of each lane, bit d − 1 for digit d. Few of a lane's cells have two candidates, so that
        // often cells with three, or with more, are chosen.
        let states: Vec<[u16; 81]> = (0..64 * lanes.chosen[0].words().len())
            .map(|lane| {
                std::array::from_fn(|_| {
                    let set = random.random_range(0..512u16);
                    if set.count_ones() <= lane as u32 % 5 { 1 } else { set }
                })
            })
            .collect();
        for (lane, state) in states.iter().enumerate() {
            for (cell, set) in state.iter().enumerate() {
                for digit in (0..9).filter(|digit| set >> digit & 1 == 1) {
                    lanes.candidates[digit][cell].words_mut()[lane / 64] |= 1 << (lane % 64);
                }
            }
        }
        choose(&mut lanes);
        for (lane, state) in states.iter().enumerate() {
            let size = |cell: Cell| state[cell.index()].count_ones();
            let open = |cell: &Cell| size(*cell) >= 2;
            let expected = Cell::ALL.into_iter().filter(open).min_by_key(|&cell| {
                let peers = cell.peers().iter().filter(open).count();
                (size(cell).min(4), Reverse(peers))
            });
            let chosen: Vec<Cell> = Cell::ALL
                .into_iter()
                .filter(|cell| {
                    lanes.chosen[cell.index()].words()[lane / 64] >> (lane % 64) & 1 == 1
                })
                .collect();
            assert_eq!(chosen, Vec::from_iter(expected), "lane {lane}: {state:?}");
        }
    }
}

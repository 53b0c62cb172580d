//! Propagation: one pass over all digits and all cells, for all lanes at once.

use super::Lanes;
use crate::arch::{Plane, three};

/// What a sweep found out about each lane.
pub(super) struct Findings<P> {
    /// A cell has no digit left, or a digit has no place in a band or stack.
    pub(super) dead: P,
    /// Every cell is claimed: the claims are a solution.
    pub(super) solved: P,
    /// Another sweep may find more.
    pub(super) busy: P,
}

/// The order in which a sweep visits the digits. A claim affects only the digits that are visited
/// later in the same sweep, so the order alternates.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum DigitOrder {
    Up,
    Down,
}

impl DigitOrder {
    pub(super) fn reversed(self) -> DigitOrder {
        match self {
            DigitOrder::Up => DigitOrder::Down,
            DigitOrder::Down => DigitOrder::Up,
        }
    }

    /// The digits, counted from 0, in this order.
    #[inline(always)]
    pub(super) fn digit(self, place: usize) -> usize {
        match self {
            DigitOrder::Up => place,
            DigitOrder::Down => 8 - place,
        }
    }
}

/// What a sweep needs between its steps. It is part of the state because zeroing it in every sweep
/// took a tenth of the time.
#[derive(Clone)]
pub(super) struct Scratch<P> {
    /// Exactly one candidate at the start of the sweep.
    single: [P; 81],
    /// Claimed by a digit visited so far.
    claimed: [P; 81],
    /// The places of the digit once the rows are done.
    places: [P; 81],
}

impl<P: Plane> Scratch<P> {
    pub(super) fn new() -> Self {
        let zero = [P::zero(); 81];
        Scratch { single: zero, claimed: zero, places: zero }
    }
}

/// A 3 × 3 square of planes: the minilines of a digit in a chute.
type Square<P> = [[P; 3]; 3];

/// Sweeps once.
#[inline(always)]
#[expect(clippy::too_many_lines, reason = "the innermost loop of the fast engine")]
pub(super) fn sweep<P: Plane>(lanes: &mut Lanes<P>, order: DigitOrder) -> Findings<P> {
    let Lanes { candidates, scratch, .. } = lanes;
    let mut alive = count_candidates(candidates, scratch);
    let mut changed = P::zero();
    for place in 0..9 {
        let cells = &mut candidates[order.digit(place)];
        let mut settled_rows = [[P::zero(); 3]; 9];
        // By stack, column of the stack, and band.
        let mut columns = [[[P::zero(); 3]; 3]; 3];
        let mut single_columns = columns;
        for band in 0..3 {
            let mut v = [P::zero(); 27];
            let mut rows: Square<P> = [[P::zero(); 3]; 3];
            let mut single_rows = rows;
            for row in 0..3 {
                for stack in 0..3 {
                    let q = 9 * row + 3 * stack;
                    let cell = 27 * band + q;
                    for x in 0..3 {
                        v[q + x] = cells[cell + x].and_not(scratch.claimed[cell + x]);
                    }
                    let single = &scratch.single[cell..cell + 3];
                    rows[row][stack] = P::or3(v[q], v[q + 1], v[q + 2]);
                    single_rows[row][stack] = any_of(&v[q..q + 3], single);
                }
            }
            let (possible, settled) = permutations(rows, single_rows, &mut alive);
            for row in 0..3 {
                settled_rows[3 * band + row] = settled[row];
                for column in 0..9 {
                    let q = 9 * row + column;
                    v[q] = v[q].and(possible[row][column / 3]);
                    scratch.places[27 * band + q] = v[q];
                }
            }
            for column in 0..9 {
                let (stack, x) = (column / 3, column % 3);
                let cell = 27 * band + column;
                let in_box = [v[column], v[column + 9], v[column + 18]];
                let single = three(|row| scratch.single[cell + 9 * row]);
                columns[stack][x][band] = any(in_box);
                single_columns[stack][x][band] = any_of(&in_box, &single);
            }
        }
        for stack in 0..3 {
            let (possible, settled) =
                permutations(columns[stack], single_columns[stack], &mut alive);
            for row in 0..9 {
                for x in 0..3 {
                    let cell = 9 * row + 3 * stack + x;
                    let new = scratch.places[cell].and(possible[x][row / 3]);
                    let claim = P::and3(new, settled_rows[row][stack], settled[x][row / 3]);
                    scratch.claimed[cell] = scratch.claimed[cell].or(claim);
                    changed = P::or_xor(changed, new, cells[cell]);
                    cells[cell] = new;
                }
            }
        }
    }
    let mut solved = P::ones();
    // Claimed cells that were not singles: they may still hold a digit visited before the claim.
    let mut left_over = P::zero();
    for cell in 0..81 {
        solved = solved.and(scratch.claimed[cell]);
        left_over = left_over.or(scratch.claimed[cell].and_not(scratch.single[cell]));
    }
    Findings { dead: P::ones().and_not(alive), solved, busy: changed.or(left_over) }
}

/// Finds the cells with one candidate; returns the lanes in which every cell has a candidate.
#[inline(always)]
fn count_candidates<P: Plane>(candidates: &[[P; 81]; 9], scratch: &mut Scratch<P>) -> P {
    let mut alive = P::ones();
    for cell in 0..81 {
        let low = three(|k| candidates[k][cell]);
        let middle = three(|k| candidates[3 + k][cell]);
        let high = three(|k| candidates[6 + k][cell]);
        let one = [any(low), any(middle), any(high)];
        let several = any([two(low), two(middle), two(high)]).or(two(one));
        alive = alive.and(any(one));
        scratch.single[cell] = any(one).and_not(several);
        scratch.claimed[cell] = P::zero();
    }
    alive
}

#[inline(always)]
fn all<P: Plane>(x: [P; 3]) -> P {
    P::and3(x[0], x[1], x[2])
}

#[inline(always)]
fn any<P: Plane>(x: [P; 3]) -> P {
    P::or3(x[0], x[1], x[2])
}

/// Two or three of the three.
#[inline(always)]
fn two<P: Plane>(x: [P; 3]) -> P {
    P::majority(x[0], x[1], x[2])
}

/// Whether one of three cells is a place of the digit and a single.
#[inline(always)]
fn any_of<P: Plane>(places: &[P], single: &[P]) -> P {
    let last = places[2].and(single[2]);
    P::and_or(places[0], single[0], P::and_or(places[1], single[1], last))
}

/// In a chute the three minilines of a digit are a permutation: one in each line, one in each box.
/// Three of the six permutations go down to the right, and three to the left:
///
/// ```text
/// a . .   . a .   . . a      . . b   b . .   . b .
/// . a .   . . a   a . .      . b .   . . b   b . .
/// . . a   a . .   . a .      b . .   . b .   . . b
/// ```
///
/// A permutation lives if its minilines are all possible and include every single. Returns the
/// minilines of the living ones, and those among them that are alone in their line. A lane in which
/// none lives is not `alive`.
#[inline(always)]
fn permutations<P: Plane>(
    possible: Square<P>,
    single: Square<P>,
    alive: &mut P,
) -> (Square<P>, Square<P>) {
    let (mut right, mut left) = ([P::zero(); 3], [P::zero(); 3]);
    let (mut single_right, mut single_left) = (right, right);
    for c in 0..3 {
        let (c1, c2) = ((c + 1) % 3, (c + 2) % 3);
        right[c] = all([possible[0][c], possible[1][c1], possible[2][c2]]);
        left[c] = all([possible[0][c], possible[1][c2], possible[2][c1]]);
        single_right[c] = any([single[0][c], single[1][c1], single[2][c2]]);
        single_left[c] = any([single[0][c], single[1][c2], single[2][c1]]);
    }
    let (mut rightward, mut leftward) = (right, left);
    for c in 0..3 {
        let (c1, c2) = ((c + 1) % 3, (c + 2) % 3);
        rightward[c] = P::and_nor(right[c], single_right[c1], single_right[c2]);
        leftward[c] = P::and_nor(left[c], single_left[c1], single_left[c2]);
    }
    *alive = alive.and(any(rightward).or(any(leftward)));
    let mut living = possible;
    let mut settled = possible;
    for line in 0..3 {
        for c in 0..3 {
            living[line][c] = rightward[(c + 3 - line) % 3].or(leftward[(c + line) % 3]);
        }
        for c in 0..3 {
            let (c1, c2) = ((c + 1) % 3, (c + 2) % 3);
            settled[line][c] = P::and_nor(living[line][c], living[line][c1], living[line][c2]);
        }
    }
    (living, settled)
}

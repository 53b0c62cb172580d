//! The consequences of all assumptions at once, with a lane of bits for each.
//!
//! A nested search needs the dynamic closures of all literals of its grid, but most of them are
//! useless: they contradict nothing and have nothing in common. Without a conflict, the contents of
//! a closure do not depend on the order of its links, nor does whether it meets a conflict. So only
//! the sets are computed here, for hundreds of assumptions together: every candidate has a mask of
//! the assumptions that turn it on and a mask of those that turn it off, and a cell or house is
//! processed for all of them with a few operations on words. Then the masks are transposed to get
//! the literals of each assumption. Only closures that contradict themselves, or have something in
//! common with others, are then followed in order.
//!
//! Using one bit for each of many searches is E. Biham's bit-slicing (1997).

use std::array::from_fn;

use super::closure::{Closure, Side};
use super::numbers::{EMPTY, LiteralRow, Numbers, insert, intersect, is_empty};
use super::{Literal, literal};
use crate::se::board::{CELL_HOUSES, CELL_POSITIONS, Candidates, HOUSE_CELLS, candidate, is_pair};

/// The row of off literals that lead to nothing.
const NOTHING: u16 = u16::MAX;

/// The sets of all literals of a grid.
pub(crate) struct Lanes {
    numbers: Numbers,
    /// The off and the on literals that follow, as rows; and for each literal the number of its
    /// row.
    rows: Vec<[LiteralRow; 2]>,
    row_of: Box<[u16; 1458]>,
    contradicting: Vec<Literal>,
    contradicts: Box<[bool; 1458]>,
}

impl Lanes {
    pub(crate) fn new() -> Lanes {
        Lanes {
            numbers: Numbers::default(),
            rows: Vec::new(),
            row_of: Box::new([NOTHING; 1458]),
            contradicting: Vec::new(),
            contradicts: Box::new([false; 1458]),
        }
    }

    /// Computes the sets of a grid. Returns false if it has too many candidates.
    pub(crate) fn read(&mut self, grid: &Candidates) -> bool {
        if !self.numbers.read(grid) {
            return false;
        }
        self.rows.clear();
        self.contradicting.clear();
        self.contradicts.fill(false);
        let ons: Vec<Literal> =
            self.numbers.candidates.iter().map(|&c| literal(c as usize, true)).collect();
        self.work_out_all(&ons);
        // An off literal leads to whatever the on literals that it turns on directly lead to.
        let mut offs = Vec::new();
        for i in 0..self.numbers.candidates.len() {
            let off = self.numbers.candidates[i] as usize;
            self.row_of[off * 2] = match strongly_linked(grid, off) {
                Linked::None => NOTHING,
                Linked::To(on) => {
                    self.set_contradicts(literal(off, false), self.contradicts[on * 2 + 1]);
                    self.row_of[on * 2 + 1]
                }
                Linked::ToSeveral => {
                    offs.push(literal(off, false));
                    NOTHING
                }
            };
        }
        self.work_out_all(&offs);
        true
    }

    /// The literals that contradict themselves. Their closures break off there, so their sets
    /// have to be [replaced](Self::replace).
    pub(crate) fn contradicting(&self) -> &[Literal] {
        &self.contradicting
    }

    #[inline]
    pub(crate) fn contradicts(&self, start: Literal) -> bool {
        self.contradicts[start as usize]
    }

    /// Replaces the set of a literal by its closure.
    pub(crate) fn replace(&mut self, start: Literal, closure: &Closure) {
        let mut row = [EMPTY; 2];
        for (set, side) in row.iter_mut().zip([&closure.off, &closure.on]) {
            let list: &Side = side;
            for &candidate in list.list() {
                insert(set, self.numbers.of[candidate as usize] as usize);
            }
        }
        self.row_of[start as usize] = self.rows.len() as u16;
        self.rows.push(row);
    }

    /// Whether these literals have no consequence in common that eliminates anything.
    pub(crate) fn nothing_in_common(&self, starts: &[Literal]) -> bool {
        let mut common = [[u64::MAX; EMPTY.len()], self.numbers.several];
        for &start in starts {
            let row = self.row_of[start as usize];
            if row == NOTHING {
                return true;
            }
            let [off, on] = &self.rows[row as usize];
            intersect(&mut common[0], off);
            intersect(&mut common[1], on);
        }
        common.iter().all(is_empty)
    }

    fn work_out_all(&mut self, starts: &[Literal]) {
        for starts in starts.chunks(256) {
            match starts.len() {
                0..=64 => self.work_out::<1>(starts),
                65..=128 => self.work_out::<2>(starts),
                129..=192 => self.work_out::<3>(starts),
                _ => self.work_out::<4>(starts),
            }
        }
    }

    /// Computes the sets of up to 64 · `W` literals.
    #[expect(clippy::too_many_lines, reason = "the innermost loop of the rater")]
    fn work_out<const W: usize>(&mut self, starts: &[Literal]) {
        let count = self.numbers.candidates.len();
        // By number: the lanes in which a candidate is off, and in which it is on; never both.
        let mut lanes = vec![[[0u64; W]; 2]; count];
        // The groups still to be processed.
        let mut open = [0u64; 6];
        let open_groups = |open: &mut [u64; 6], groups: &[u16]| {
            for &group in groups {
                open[group as usize / 64] |= 1 << (group % 64);
            }
        };
        for (lane, &start) in starts.iter().enumerate() {
            let number = self.numbers.of[start as usize / 2] as usize;
            lanes[number][start as usize % 2][lane / 64] |= 1 << (lane % 64);
            open_groups(&mut open, self.numbers.groups_of(number));
        }
        // The lanes without a contradiction.
        let mut live = [u64::MAX; W];
        while open != [0; 6] {
            for word in 0..6 {
                let mut done = 0u64;
                while open[word] & !done != 0 {
                    let bit = (open[word] & !done).trailing_zeros();
                    // Groups before this one wait for the next round.
                    done = (2u64 << bit).wrapping_sub(1);
                    open[word] &= !(1 << bit);
                    let members = self.numbers.groups[word * 64 + bit as usize].members();
                    // The lanes in which at least one member, and in which at least two, are not
                    // off; and the same for on.
                    let mut left = [[0; W]; 2];
                    let mut on = [[0; W]; 2];
                    for &member in members {
                        let [off, ons] = &lanes[member as usize];
                        for w in 0..W {
                            left[1][w] |= left[0][w] & !off[w];
                            left[0][w] |= !off[w];
                            on[1][w] |= on[0][w] & ons[w];
                            on[0][w] |= ons[w];
                        }
                    }
                    // Where the last member must be turned on, and where the others must be turned
                    // off.
                    let mut last = [0; W];
                    let mut taken = [0; W];
                    let mut any = 0;
                    for w in 0..W {
                        live[w] &= left[0][w] & !on[1][w];
                        last[w] = live[w] & !left[1][w] & !on[0][w];
                        taken[w] = live[w] & left[1][w] & on[0][w];
                        any |= last[w] | taken[w];
                    }
                    if any == 0 {
                        continue;
                    }
                    for &member in members {
                        let [off, on] = &mut lanes[member as usize];
                        let mut fresh = 0;
                        for w in 0..W {
                            let turned_on = last[w] & !off[w];
                            on[w] |= turned_on;
                            let turned_off = taken[w] & !on[w] & !off[w];
                            off[w] |= turned_off;
                            fresh |= turned_on | turned_off;
                        }
                        if fresh != 0 {
                            open_groups(&mut open, self.numbers.groups_of(member as usize));
                            open[word] &= !(1 << bit);
                        }
                    }
                }
            }
        }
        self.turn_round(starts, &lanes);
        for (lane, &start) in starts.iter().enumerate() {
            self.set_contradicts(start, live[lane / 64] >> (lane % 64) & 1 == 0);
        }
    }

    /// Transposes the lanes into rows.
    fn turn_round<const W: usize>(&mut self, starts: &[Literal], lanes: &[[[u64; W]; 2]]) {
        let first = self.rows.len();
        self.rows.resize(first + starts.len(), [EMPTY; 2]);
        for (lane, &start) in starts.iter().enumerate() {
            self.row_of[start as usize] = (first + lane) as u16;
        }
        for (block, lanes) in lanes.chunks(64).enumerate() {
            for (w, rows) in self.rows[first..].chunks_mut(64).enumerate() {
                for on in 0..2 {
                    let mut square = from_fn(|i| lanes.get(i).map_or(0, |lane| lane[on][w]));
                    transpose(&mut square);
                    for (row, word) in rows.iter_mut().zip(square) {
                        row[on][block] = word;
                    }
                }
            }
        }
    }

    fn set_contradicts(&mut self, start: Literal, contradicts: bool) {
        if contradicts {
            self.contradicts[start as usize] = true;
            self.contradicting.push(start);
        }
    }
}

/// The on literals that an off literal turns on directly.
enum Linked {
    None,
    To(usize),
    ToSeveral,
}

fn strongly_linked(grid: &Candidates, off: usize) -> Linked {
    let (cell, digit) = (off / 9, off % 9);
    let mut linked = Linked::None;
    let mut link = |on: usize| {
        linked = match linked {
            Linked::None => Linked::To(on),
            Linked::To(other) if other == on => Linked::To(on),
            _ => Linked::ToSeveral,
        }
    };
    if is_pair(grid.cells[cell]) {
        link(candidate(cell, (grid.cells[cell] & !(1 << digit)).trailing_zeros() as usize));
    }
    for kind in 0..3 {
        let house = CELL_HOUSES[cell][kind] as usize;
        let places = grid.houses[house][digit];
        if is_pair(places) {
            let other = places & !(1 << CELL_POSITIONS[cell][kind]);
            link(candidate(HOUSE_CELLS[house][other.trailing_zeros() as usize] as usize, digit));
        }
    }
    linked
}

/// Swaps rows and columns of a square of bits, by halves (Warren, *Hacker's Delight*, 7-3).
fn transpose(square: &mut [u64; 64]) {
    let mut size = 32;
    let mut mask = u64::MAX >> 32;
    while size != 0 {
        let mut row = 0;
        while row < 64 {
            let swap = (square[row] >> size ^ square[row + size]) & mask;
            square[row] ^= swap << size;
            square[row + size] ^= swap;
            row = (row + size + 1) & !size;
        }
        size /= 2;
        mask ^= mask << size;
    }
}

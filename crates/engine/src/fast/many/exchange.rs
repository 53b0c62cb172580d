//! The exchange between the planes and single lanes: states go out to the stacks and come back,
//! grids come in, solutions go out.
//!
//! A *record* is the state of one lane in twelve words:
//!
//! ```text
//! word 0 … 8     digit 1 … 9, cells 0 to 63
//! word 9         digits 1, 2, 3, cells 64 to 80, at bits 0, 17, 34
//! words 10, 11   digits 4, 5, 6 and 7, 8, 9
//! ```
//!
//! A grid with at most one digit in a cell takes half as many words (`arch::grid_bits`).

use super::Lanes;
use super::sweep::DigitOrder;
use super::transpose::transpose;
use crate::arch::{GRID_WORDS, GridBits, Plane, pack, unpack};

/// The number of words of a record.
pub(super) const RECORD_WORDS: usize = 12;

/// The state of one lane.
pub(super) type Record = [u64; RECORD_WORDS];

/// The position of cell 64 for each of the three digits of a tail word.
const TAIL: [usize; 3] = [0, 17, 34];

impl<P: Plane> Lanes<P> {
    /// Branches in the lanes of `stuck`, on the cell chosen there and its lowest digit: the lane
    /// goes on with the digit, and its record becomes the state without it.
    #[inline(always)]
    pub(super) fn branch(&mut self, stuck: P) {
        for cell in 0..81 {
            self.chosen[cell] = self.chosen[cell].and(stuck);
        }
        let mut lower = P::zero();
        let mut picked = [P::zero(); 9];
        for digit in 0..9 {
            let mut possible = P::zero();
            for cell in 0..81 {
                let here = self.candidates[digit][cell];
                possible = P::and_or(here, self.chosen[cell], possible);
            }
            picked[digit] = possible.and_not(lower);
            lower = lower.or(possible);
        }
        for word in 0..RECORD_WORDS {
            for at in 0..bits_of_word(word) {
                let (digit, cell) = candidate_at(word, at);
                let here = self.candidates[digit][cell];
                self.block[at] = P::and_nand(here, self.chosen[cell], picked[digit]);
                let others = stuck.and_not(picked[digit]);
                self.candidates[digit][cell] = P::and_nand(here, self.chosen[cell], others);
            }
            transpose(&mut self.block);
            for i in 0..64 {
                self.records[i][word] = self.block[i];
            }
        }
    }

    /// Moves the records of the lanes in `mask` into their states.
    #[inline(always)]
    pub(super) fn take_records(&mut self, mask: P) {
        for word in 0..RECORD_WORDS {
            for i in 0..64 {
                self.block[i] = self.records[i][word];
            }
            transpose(&mut self.block);
            for at in 0..bits_of_word(word) {
                let (digit, cell) = candidate_at(word, at);
                let here = &mut self.candidates[digit][cell];
                *here = P::select(mask, self.block[at], *here);
            }
        }
    }

    /// Makes the grids of the lanes in `mask` their givens.
    #[inline(always)]
    pub(super) fn take_grids(&mut self, mask: P) {
        let mut bits = [[P::zero(); 81]; 4];
        for word in 0..GRID_WORDS {
            for i in 0..64 {
                self.block[i] = self.grids[i][word];
            }
            transpose(&mut self.block);
            match word {
                0..4 => bits[word][..64].copy_from_slice(&self.block),
                4 => (0..3).for_each(|bit| {
                    let at = TAIL[bit];
                    bits[bit][64..].copy_from_slice(&self.block[at..at + 17]);
                }),
                _ => bits[3][64..].copy_from_slice(&self.block[..17]),
            }
        }
        for cell in 0..81 {
            let [b0, b1, b2, b3] = [bits[0][cell], bits[1][cell], bits[2][cell], bits[3][cell]];
            let empty = P::and_nor(P::ones(), b0.or(b1), b2.or(b3));
            // The high bit is set only for 8 and 9.
            let (n0, n1) = (P::ones().and_not(b0), P::ones().and_not(b1));
            let low = [n0.and(n1), b0.and(n1), n0.and(b1), b0.and(b1)];
            let (n2, b8) = (P::and_nor(P::ones(), b2, b3), b3);
            for digit in 1..=9 {
                let given = match digit {
                    1..4 => low[digit].and(n2),
                    4..8 => low[digit - 4].and(b2),
                    8 => n0.and(b8),
                    _ => b0.and(b8),
                };
                let here = &mut self.candidates[digit - 1][cell];
                *here = P::select(mask, given.or(empty), *here);
            }
        }
    }

    /// Lays out, as grids, the solutions of the lanes that a sweep in `order` has solved.
    ///
    /// A claimed cell may still hold digits that the sweep visited before the claim. If a cell has
    /// several digits, the last one visited is the right one.
    #[inline(always)]
    pub(super) fn give_grids(&mut self, order: DigitOrder) {
        let mut bits = [[P::zero(); 81]; 4];
        for cell in 0..81 {
            let mut value = [P::zero(); 4];
            for place in 0..9 {
                let digit = order.digit(place);
                let here = self.candidates[digit][cell];
                for (bit, value) in value.iter_mut().enumerate() {
                    let set = (digit + 1) >> bit & 1 == 1;
                    *value = if set { value.or(here) } else { value.and_not(here) };
                }
            }
            for bit in 0..4 {
                bits[bit][cell] = value[bit];
            }
        }
        for word in 0..GRID_WORDS {
            match word {
                0..4 => self.block.copy_from_slice(&bits[word][..64]),
                4 => (0..3).for_each(|bit| {
                    let at = TAIL[bit];
                    self.block[at..at + 17].copy_from_slice(&bits[bit][64..]);
                }),
                _ => self.block[..17].copy_from_slice(&bits[3][64..]),
            }
            transpose(&mut self.block);
            for i in 0..64 {
                self.grids[i][word] = self.block[i];
            }
        }
    }
}

/// How many candidates a word of a record holds.
#[inline(always)]
fn bits_of_word(word: usize) -> usize {
    if word < 9 { 64 } else { 51 }
}

/// The digit and the cell of a bit of a record's word.
#[inline(always)]
fn candidate_at(word: usize, bit: usize) -> (usize, usize) {
    if word < 9 { (word, bit) } else { (3 * (word - 9) + bit / 17, 64 + bit % 17) }
}

/// The initial state for these givens: every digit in every empty cell.
#[inline(always)]
pub(super) fn record_of_grid(grid: &GridBits) -> Record {
    let (low, high) = unpack(grid);
    let mut record = [0; RECORD_WORDS];
    let empty = |b: &[u64; 4]| !(b[0] | b[1] | b[2] | b[3]);
    let (empty_low, empty_high) = (empty(&low), empty(&high) & ((1 << 17) - 1));
    for digit in 0..9 {
        let has = |b: &[u64; 4], empty: u64| {
            let same = (0..4).map(|bit| if (digit + 1) >> bit & 1 == 1 { b[bit] } else { !b[bit] });
            same.fold(!0, |all, bits| all & bits) | empty
        };
        record[digit] = has(&low, empty_low);
        let high = has(&high, empty_high) & ((1 << 17) - 1);
        record[9 + digit / 3] |= high << TAIL[digit % 3];
    }
    record
}

/// Strikes a candidate from a record.
#[inline(always)]
pub(super) fn strike(record: &mut Record, digit: usize, cell: usize) {
    if cell < 64 {
        record[digit] &= !(1 << cell);
    } else {
        record[9 + digit / 3] &= !(1 << (TAIL[digit % 3] + cell - 64));
    }
}

/// The solution in the record of a lane that a sweep in `order` has solved.
#[inline(always)]
pub(super) fn grid_of_record(record: &Record, order: DigitOrder) -> GridBits {
    let (mut low, mut high) = ([0; 4], [0; 4]);
    // If a cell has several digits, the last one visited is the right one; it overwrites the
    // others.
    for place in 0..9 {
        let digit = order.digit(place);
        let tail = record[9 + digit / 3] >> TAIL[digit % 3] & ((1 << 17) - 1);
        for bit in 0..4 {
            if (digit + 1) >> bit & 1 == 1 {
                low[bit] |= record[digit];
                high[bit] |= tail;
            } else {
                low[bit] &= !record[digit];
                high[bit] &= !tail;
            }
        }
    }
    pack(low, high)
}

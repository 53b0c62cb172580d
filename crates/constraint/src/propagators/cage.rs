//! Cages: cells without repeats that have one sum, exactly.
//!
//! Up to three open cells are done by shifts, four by the sets of four values that have the sum
//! ([`combinations`](super::combinations)), five by trying the values of one of them. Of more, the sets
//! of values that they can have together are built up cell by cell and taken back ([`masks`]). When
//! the last was done for all of them, a guess in a killer took 1.8 times as long. Remembered
//! assignments ([`supports`](super::supports)) before it gained nothing: deep in a search hardly any
//! of them holds, and to find others costs as much.

use super::Needed;
use super::combinations::{All, Columns};
use super::masks::{self, BySum, add, both, in_all, only, remove};
use crate::engine::bits::{bits, is_single};

/// The most cells.
const MOST_CELLS: usize = masks::MOST_VALUES as usize;

pub(crate) struct Cage {
    width: u32,
    /// Whether there are fewer cells than values.
    partial: bool,
    /// What the values add up to, counted from 0.
    goal: i32,
    by_sum: &'static BySum,
}

/// The cells that have more than one value.
struct Open {
    cells: [usize; MOST_CELLS],
    doms: [u32; MOST_CELLS],
    count: usize,
}

impl Cage {
    /// `None` if there are too many values.
    pub(crate) fn new(cells: usize, width: u32, goal: i32) -> Option<Cage> {
        let by_sum = BySum::get(width)?;
        let partial = (cells as u32) < width;
        (cells as u32 <= width).then_some(Cage { width, partial, goal, by_sum })
    }

    /// Leaves each cell the values that it may have, and says which one of the cells needs.
    pub(crate) fn narrow(&self, doms: &mut [u32], needed: &mut Needed) -> bool {
        let mut open = Open { cells: [0; MOST_CELLS], doms: [0; MOST_CELLS], count: 0 };
        let (mut placed, mut rest) = (0, self.goal);
        for (cell, &dom) in doms.iter().enumerate() {
            if is_single(dom) {
                if placed & dom != 0 {
                    return false;
                }
                placed |= dom;
                rest -= dom.trailing_zeros() as i32;
            } else {
                open.cells[open.count] = cell;
                open.doms[open.count] = dom;
                open.count += 1;
            }
        }
        let common = match open.count {
            0 => return rest == 0,
            1..=3 => open.few(placed, rest),
            4 | 5 => open.some(placed, rest, self.partial),
            _ => match masks::words(self.width) {
                1 => self.many::<1>(&mut open, placed),
                4 => self.many::<4>(&mut open, placed),
                8 => self.many::<8>(&mut open, placed),
                _ => self.many::<16>(&mut open, placed),
            },
        };
        let mut alone = placed;
        for (&cell, &dom) in open.cells.iter().zip(&open.doms).take(open.count) {
            if dom == 0 {
                return false;
            }
            doms[cell] = dom;
            if is_single(dom) {
                alone |= dom;
            }
        }
        if self.partial {
            needed.0 = common & !alone;
        }
        true
    }

    fn many<const W: usize>(&self, open: &mut Open, placed: u32) -> u32 {
        let Some(sets) = self.by_sum.of::<W>(self.goal as usize) else { return open.none() };
        // The sets of values before each cell.
        let mut before = [[0u64; W]; MOST_CELLS];
        let mut now = only::<W>(placed);
        for (before, &dom) in before.iter_mut().zip(&open.doms).take(open.count) {
            *before = now;
            now = add(&now, dom);
        }
        now = both(&now, sets);
        if now == [0; W] {
            return open.none();
        }
        let common = in_all(&now);
        for i in (0..open.count).rev() {
            (now, open.doms[i]) = remove(&now, &before[i], open.doms[i]);
        }
        common
    }
}

/// How open cells are narrowed: each is left what adds up to the rest with values that are not
/// placed, nothing if there is no way; and the values that all ways have.
impl Open {
    fn none(&mut self) -> u32 {
        self.doms[0] = 0;
        0
    }

    /// One to three cells.
    fn few(&mut self, placed: u32, rest: i32) -> u32 {
        self.doms.iter_mut().for_each(|dom| *dom &= !placed);
        let [a, b, c, ..] = self.doms;
        match self.count {
            1 => {
                self.doms[0] = if (0..32).contains(&rest) { a & 1 << rest } else { 0 };
                0
            }
            2 => {
                let (a, b) = Two::new(a, b).adding_up_to(rest, 0);
                (self.doms[0], self.doms[1]) = (a, b);
                if (a | b).count_ones() == 2 { a | b } else { 0 }
            }
            _ => {
                let two = Two::new(b, c);
                let (mut keep, mut common) = ([0; 3], u32::MAX);
                for value in bits(a) {
                    let (b, c) = two.adding_up_to(rest - value as i32, 1 << value);
                    if b != 0 {
                        keep = [keep[0] | 1 << value, keep[1] | b, keep[2] | c];
                        // Different pairs with the same sum have no value in common.
                        let pair = if (b | c).count_ones() == 2 { b | c } else { 0 };
                        common &= 1 << value | pair;
                    }
                }
                self.doms[..3].copy_from_slice(&keep);
                common
            }
        }
    }

    /// Four or five cells. Which values all ways have is asked only if `partial`.
    fn some(&mut self, placed: u32, rest: i32, partial: bool) -> u32 {
        self.doms.iter_mut().for_each(|dom| *dom &= !placed);
        if self.count == 5 {
            // The one with the fewest values last.
            let fewest = (0..5).min_by_key(|&i| self.doms[i].count_ones()).unwrap_or(0);
            self.doms.swap(fewest, 4);
            self.cells.swap(fewest, 4);
        }
        let columns = Columns::new([self.doms[0], self.doms[1], self.doms[2], self.doms[3]]);
        let mut all = All::new(columns, if partial { u32::MAX } else { 0 });
        if self.count == 4 {
            all.add(columns, rest, 0);
        } else {
            let mut keep = 0;
            for value in bits(self.doms[4]) {
                if all.add(columns.without(value), rest - value as i32, 1 << value) {
                    keep |= 1 << value;
                }
            }
            self.doms[4] = keep;
        }
        if !all.is_complete() {
            let found = all.rows();
            self.doms[..4].iter_mut().zip(found).for_each(|(dom, found)| *dom &= found);
        }
        all.common()
    }
}

/// Two cells that are different.
struct Two {
    doms: [u32; 2],
    /// The greatest value first.
    mirrored: [u32; 2],
}

impl Two {
    #[inline]
    fn new(a: u32, b: u32) -> Two {
        Two { doms: [a, b], mirrored: [a.reverse_bits(), b.reverse_bits()] }
    }

    /// The values of each that have a partner, all without the values `other`.
    #[inline]
    fn adding_up_to(&self, rest: i32, other: u32) -> (u32, u32) {
        if !(0..32).contains(&rest) {
            return (0, 0);
        }
        let half = if rest & 1 == 0 { 1 << (rest / 2) } else { 0 };
        let [a, b] = self.doms.map(|dom| dom & !other & !half);
        let turned = other.reverse_bits();
        let [missing_a, missing_b] = self.mirrored.map(|dom| (dom & !turned) >> (31 - rest));
        (a & missing_b, b & missing_a)
    }
}

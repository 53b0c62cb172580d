//! Static chains without their order: breadth-first search on planes of cells.
//!
//! Most literals start no chain, and most chains are too long to count. So before the search in
//! Sudoku Explainer's order, this one only finds the length of the shortest chain. It holds the on
//! and the off literals of each digit as a mask of 81 cells and computes one level at a time: the
//! other digits of a cell come from masks for "in one plane" and "in two planes", the rest is a
//! union of precomputed masks.
//!
//! A forcing chain runs from a literal to its opposite. Read backwards with every literal negated,
//! it is a forcing chain from the same literal again. So a shortest chain is symmetric about its
//! middle link: if it has 2k + 1 links, the start leads in k steps to one end of a link and to the
//! opposite of its other end. Hence it suffices to go k levels deep and look for two literals of
//! level k that contradict each other, which halves the depth of a search whose breadth grows with
//! every step.

use super::pass::Pass;
use crate::se::board::{Candidates, HOUSE_CELLS, PEERS, bits, is_pair};

/// A set of candidates as one mask of cells for each digit.
pub(crate) type DigitPlanes = [u128; 9];

/// The links of a position.
pub(crate) struct Graph {
    digits: DigitPlanes,
    /// Cells of two candidates.
    bivalue: u128,
    /// Candidates that are one of the two places of their digit in a house.
    paired: DigitPlanes,
    /// The other places of those candidates.
    partners: Box<[[u128; 81]; 9]>,
}

/// Cells in at least one, and in at least two of the planes.
#[inline]
fn once_twice(planes: &DigitPlanes) -> (u128, u128) {
    let (mut once, mut twice) = (0, 0);
    for plane in planes {
        twice |= once & plane;
        once |= plane;
    }
    (once, twice)
}

impl Graph {
    pub(crate) fn new() -> Graph {
        Graph { digits: [0; 9], bivalue: 0, paired: [0; 9], partners: Box::new([[0; 81]; 9]) }
    }

    /// Finds the links of a position.
    pub(crate) fn read(&mut self, board: &Candidates) {
        self.digits = board.digits;
        self.bivalue = board.bivalue();
        self.paired = [0; 9];
        for house in 0..27 {
            for digit in 0..9 {
                let places = board.houses[house][digit];
                if is_pair(places) {
                    let a = HOUSE_CELLS[house][places.trailing_zeros() as usize] as usize;
                    let b = HOUSE_CELLS[house][places.ilog2() as usize] as usize;
                    for (one, other) in [(a, b), (b, a)] {
                        if self.paired[digit] >> one & 1 == 0 {
                            self.paired[digit] |= 1 << one;
                            self.partners[digit][one] = 0;
                        }
                        self.partners[digit][one] |= 1 << other;
                    }
                }
            }
        }
    }

    /// The on literals an off literal turns on, at most four.
    fn strong(&self, pass: Pass, cell: usize, digit: usize) -> DigitPlanes {
        let mut on = [0; 9];
        if pass.y && self.bivalue >> cell & 1 == 1 {
            for (other, plane) in on.iter_mut().enumerate() {
                if other != digit {
                    *plane = self.digits[other] & 1 << cell;
                }
            }
        }
        if pass.x && self.paired[digit] >> cell & 1 == 1 {
            on[digit] |= self.partners[digit][cell];
        }
        on
    }

    /// The off literals a set of on literals turns off, and whether one of the set is among them.
    #[inline]
    fn weak_step(&self, pass: Pass, on: &DigitPlanes) -> (DigitPlanes, bool) {
        let (once, twice) = if pass.y { once_twice(on) } else { (0, 0) };
        let mut clash = twice != 0;
        let mut off = [0; 9];
        for digit in 0..9 {
            let mut reached = 0;
            for cell in bits(on[digit]) {
                reached |= PEERS[cell];
            }
            clash |= reached & on[digit] != 0;
            reached |= twice | once & !on[digit];
            off[digit] = reached & self.digits[digit];
        }
        (off, clash)
    }

    /// The on literals a set of off literals turns on, and whether one of the set is among them.
    #[inline]
    fn strong_step(&self, pass: Pass, off: &DigitPlanes) -> (DigitPlanes, bool) {
        let (once, twice) = if pass.y { once_twice(off) } else { (0, 0) };
        let mut clash = twice & self.bivalue != 0;
        let mut on = [0; 9];
        for digit in 0..9 {
            let mut reached = (twice | once & !off[digit]) & self.bivalue & self.digits[digit];
            if pass.x {
                for cell in bits(off[digit] & self.paired[digit]) {
                    reached |= self.partners[digit][cell];
                }
            }
            clash |= reached & off[digit] != 0;
            on[digit] = reached;
        }
        (on, clash)
    }

    /// The complexity of the shortest forcing chain from a literal to its opposite, if it is at
    /// most `limit`.
    pub(crate) fn forcing(
        &self,
        pass: Pass,
        cell: usize,
        digit: usize,
        on: bool,
        limit: u32,
    ) -> Option<u32> {
        if !pass.y {
            return self.forcing_in_plane(cell, digit, on, limit);
        }
        let mut seen = [[0; 9]; 2];
        let mut level = [0; 9];
        level[digit] = 1 << cell;
        seen[on as usize] = level;
        let mut on = on;
        let mut complexity = 2;
        while complexity <= limit {
            let (next, clash) =
                if on { self.weak_step(pass, &level) } else { self.strong_step(pass, &level) };
            if clash {
                return Some(complexity);
            }
            on = !on;
            let mut any = 0;
            for digit in 0..9 {
                level[digit] = next[digit] & !seen[on as usize][digit];
                seen[on as usize][digit] |= level[digit];
                any |= level[digit];
            }
            if any == 0 {
                return None;
            }
            complexity += 2;
        }
        None
    }

    /// The same within one digit.
    fn forcing_in_plane(&self, cell: usize, digit: usize, on: bool, limit: u32) -> Option<u32> {
        let mut seen = [0; 2];
        let mut level = 1 << cell;
        seen[on as usize] = level;
        let mut on = on;
        let mut complexity = 2;
        while complexity <= limit {
            let mut next: u128 = 0;
            if on {
                for cell in bits(level) {
                    next |= PEERS[cell];
                }
                next &= self.digits[digit];
            } else {
                for cell in bits(level & self.paired[digit]) {
                    next |= self.partners[digit][cell];
                }
            }
            if next & level != 0 {
                return Some(complexity);
            }
            on = !on;
            level = next & !seen[on as usize];
            seen[on as usize] |= level;
            if level == 0 {
                return None;
            }
            complexity += 2;
        }
        None
    }

    /// Whether there may be a cycle through an on literal with a complexity of at most `limit`. All
    /// on literals of the cycle must be among `within`.
    ///
    /// A cycle ends with an off literal that turns the start on, and the parent of this off literal
    /// is an on literal that turns it off. So a level with such an on literal closes a cycle,
    /// unless the off literal was visited on the way.
    pub(crate) fn may_cycle(
        &self,
        pass: Pass,
        cell: usize,
        digit: usize,
        within: &DigitPlanes,
        limit: u32,
    ) -> bool {
        if !pass.y {
            return self.may_cycle_in_plane(cell, digit, within[digit], limit);
        }
        let ends = self.strong(pass, cell, digit);
        let (mut closers, _) = self.weak_step(pass, &ends);
        closers[digit] &= !(1 << cell);
        let mut hope = 0;
        for (closers, within) in closers.iter_mut().zip(within) {
            *closers &= within;
            hope |= *closers;
        }
        if hope == 0 {
            return false;
        }
        let mut seen = [[0; 9]; 2];
        let mut level = [0; 9];
        level[digit] = 1 << cell;
        seen[1] = level;
        let mut complexity = 4;
        while complexity <= limit {
            for on in [false, true] {
                let (next, _) =
                    if on { self.strong_step(pass, &level) } else { self.weak_step(pass, &level) };
                let mut any = 0;
                for digit in 0..9 {
                    level[digit] = next[digit] & !seen[on as usize][digit];
                    if on {
                        level[digit] &= within[digit];
                    }
                    seen[on as usize][digit] |= level[digit];
                    any |= level[digit];
                }
                if any == 0 {
                    return false;
                }
            }
            if level.iter().zip(&closers).any(|(level, closers)| level & closers != 0) {
                return true;
            }
            complexity += 2;
        }
        false
    }

    /// The same within one digit.
    fn may_cycle_in_plane(&self, cell: usize, digit: usize, within: u128, limit: u32) -> bool {
        if self.paired[digit] >> cell & 1 == 0 {
            return false;
        }
        let partners = &self.partners[digit];
        let turn_off = |on: u128| bits(on).fold(0, |off, cell| off | PEERS[cell]);
        let closers = turn_off(partners[cell]) & within & !(1 << cell);
        if closers == 0 {
            return false;
        }
        let mut level = 1u128 << cell;
        let (mut on, mut off) = (level, 0);
        let mut complexity = 4;
        while complexity <= limit {
            level = turn_off(level) & self.digits[digit] & !off;
            off |= level;
            level = bits(level & self.paired[digit]).fold(0, |on, cell| on | partners[cell]);
            level &= within & !on;
            on |= level;
            if level & closers != 0 {
                return true;
            }
            if level == 0 {
                return false;
            }
            complexity += 2;
        }
        false
    }
}

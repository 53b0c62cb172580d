//! Aligned pair (6.2) and triplet (7.5) exclusion.
//!
//! Of the ways to fill two or three base cells, strike those that put a digit twice into a
//! house and those that empty an *excluder*, a cell that all base cells see and that has no
//! more candidates than there are base cells. A digit no way is left for goes.

use super::board::{Nine, ORDERED_PEERS, PEERS, bits, nine};
use super::{Board, Hint, Rule};

/// The base cells in reading order, each with its excluders.
fn bases(board: &Board, size: u32) -> Vec<(usize, u128)> {
    let mut single = 0;
    let mut small = 0;
    for cell in bits(board.filled.empty) {
        let count = board.cells[cell].count_ones();
        single |= ((count == 1) as u128) << cell;
        small |= ((2..=size).contains(&count) as u128) << cell;
    }
    bits(board.filled.empty)
        .filter(|&cell| board.cells[cell].count_ones() >= 2 && PEERS[cell] & single == 0)
        .map(|cell| (cell, PEERS[cell] & small))
        .filter(|&(_, excluders)| excluders != 0)
        .collect()
}

/// The first pair that excludes something, pairs in ascending order of the later cell.
pub(super) fn pair(board: &Board) -> Option<Hint> {
    let bases = bases(board, 2);
    for (later, &(b, excluders_b)) in bases.iter().enumerate() {
        for &(a, excluders_a) in &bases[..later] {
            let excluders = excluders_a & excluders_b;
            if excluders.count_ones() < 2 {
                continue;
            }
            let mut allowed = [0; 2];
            for first in nine(board.cells[a]) {
                let seconds = allowed_last(board, &[(a, first)], b, excluders);
                allowed[1] |= seconds;
                allowed[0] |= ((seconds != 0) as Nine) << first;
            }
            let eliminations = excluded(board, &[a, b], &allowed);
            if !eliminations.is_empty() {
                return Some(Hint::eliminating(Rule::AlignedPair, eliminations));
            }
        }
    }
    None
}

/// The first triplet that excludes something: pairs of base cells as for [`pair`], third
/// cells among their excluders.
pub(super) fn triplet(board: &Board) -> Option<Hint> {
    let bases = bases(board, 3);
    let base_cells = bases.iter().fold(0, |cells: u128, &(cell, _)| cells | 1 << cell);
    let mut excluders_of = [0; 81];
    for &(cell, excluders) in &bases {
        excluders_of[cell] = excluders;
    }
    for (later, &(b, excluders_b)) in bases.iter().enumerate() {
        for &(a, excluders_a) in &bases[..later] {
            let common = excluders_a & excluders_b;
            if common.count_ones() < 2 {
                continue;
            }
            let mut left = (excluders_a | excluders_b) & base_cells & !(1 << a | 1 << b);
            for &c in ORDERED_PEERS[a].iter().chain(&ORDERED_PEERS[b]) {
                let c = c as usize;
                let excluders = common & excluders_of[c];
                if left >> c & 1 == 0 {
                    continue;
                }
                left &= !(1 << c);
                if excluders.count_ones() < 2 {
                    continue;
                }
                let eliminations = triplet_exclusions(board, [a, b, c], excluders);
                if !eliminations.is_empty() {
                    return Some(Hint::eliminating(Rule::AlignedTriplet, eliminations));
                }
            }
        }
    }
    None
}

fn triplet_exclusions(board: &Board, [a, b, c]: [usize; 3], excluders: u128) -> Vec<(u8, Nine)> {
    let mut allowed = [0; 3];
    let full = [board.cells[a], board.cells[b], board.cells[c]];
    for first in nine(full[0]) {
        for second in nine(full[1]) {
            if first == second && PEERS[a] >> b & 1 == 1 {
                continue;
            }
            // What is known to be allowed need not be shown again.
            if allowed[0] >> first & allowed[1] >> second & 1 == 1 && allowed[2] == full[2] {
                continue;
            }
            let thirds = allowed_last(board, &[(a, first), (b, second)], c, excluders);
            if thirds != 0 {
                allowed[0] |= 1 << first;
                allowed[1] |= 1 << second;
                allowed[2] |= thirds;
                if allowed == full {
                    return Vec::new();
                }
            }
        }
    }
    excluded(board, &[a, b, c], &allowed)
}

/// The digits left for `last` when the other base cells hold what `chosen` says.
fn allowed_last(board: &Board, chosen: &[(usize, usize)], last: usize, excluders: u128) -> Nine {
    let mut allowed = board.cells[last];
    let mut used = 0;
    for &(cell, digit) in chosen {
        used |= 1 << digit;
        if PEERS[cell] >> last & 1 == 1 {
            allowed &= !(1 << digit);
        }
    }
    for excluder in bits(excluders) {
        let left = board.cells[excluder] & !used;
        if left == 0 {
            return 0;
        }
        if left.is_power_of_two() {
            allowed &= !left;
        }
    }
    allowed
}

fn excluded(board: &Board, cells: &[usize], allowed: &[Nine]) -> Vec<(u8, Nine)> {
    let losses =
        cells.iter().zip(allowed).map(|(&cell, &allowed)| (cell, board.cells[cell] & !allowed));
    losses.filter(|&(_, lost)| lost != 0).map(|(cell, lost)| (cell as u8, lost)).collect()
}

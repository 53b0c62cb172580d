//! Aligned pair (6.2) and triplet (7.5) exclusion.
//!
//! From the ways to fill two or three base cells, discard those that put a digit twice into a
//! house, and those that leave an *excluder* without candidates. An excluder is a cell that all
//! base cells see and that has at most as many candidates as there are base cells. A digit that
//! none of the remaining ways uses is eliminated.

use super::board::{Nine, ORDERED_PEERS, PEERS, bits, nine};
use super::{Board, Rule, SeHint};
use ennead_stop::Meter;

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

/// The first pair that excludes something; pairs are in ascending order of the later cell.
pub(super) fn pair(board: &Board) -> Option<SeHint> {
    let bases = bases(board, 2);
    for (later, &(b, excluders_b)) in bases.iter().enumerate() {
        for &(a, excluders_a) in &bases[..later] {
            let excluders = excluders_a & excluders_b;
            if excluders.count_ones() < 2 {
                continue;
            }
            let full = [board.cells[a], board.cells[b]];
            let excluders = Excluders::new(board, excluders, full[0] | full[1]);
            let sees = (PEERS[a] >> b & 1) as Nine;
            let mut allowed = [0; 2];
            for first in nine(full[0]) {
                let seconds = excluders.allow(1 << first, full[1] & !(sees << first));
                allowed[1] |= seconds;
                allowed[0] |= ((seconds != 0) as Nine) << first;
            }
            let eliminations = excluded(board, &[a, b], &allowed);
            if !eliminations.is_empty() {
                return Some(SeHint::eliminating(Rule::AlignedPair, eliminations));
            }
        }
    }
    None
}

/// The first triplet that excludes something: pairs of base cells as for [`pair`], third
/// cells among their excluders.
pub(super) fn triplet(board: &Board, meter: &Meter) -> Option<SeHint> {
    let bases = bases(board, 3);
    let base_cells = bases.iter().fold(0, |cells: u128, &(cell, _)| cells | 1 << cell);
    let mut excluders_of = [0; 81];
    for &(cell, excluders) in &bases {
        excluders_of[cell] = excluders;
    }
    for (later, &(b, excluders_b)) in bases.iter().enumerate() {
        for &(a, excluders_a) in &bases[..later] {
            if !meter.goes_on(1) {
                return None;
            }
            let common = excluders_a & excluders_b;
            if common.count_ones() < 2 {
                continue;
            }
            let thirds = (excluders_a | excluders_b) & base_cells & !(1 << a | 1 << b);
            let exclusions = |c: usize| {
                let excluders = common & excluders_of[c];
                if excluders.count_ones() < 2 {
                    return Vec::new();
                }
                triplet_exclusions(board, [a, b, c], excluders)
            };
            let fruitful = bits(thirds).filter(|&c| !exclusions(c).is_empty());
            let fruitful = fruitful.fold(0u128, |cells, c| cells | 1 << c);
            // The order matters only if there is a choice, which is rare.
            let mut in_order = ORDERED_PEERS[a].iter().chain(&ORDERED_PEERS[b]);
            if let Some(&c) = in_order.find(|&&c| fruitful >> c & 1 == 1) {
                return Some(SeHint::eliminating(Rule::AlignedTriplet, exclusions(c as usize)));
            }
        }
    }
    None
}

fn triplet_exclusions(board: &Board, [a, b, c]: [usize; 3], excluders: u128) -> Vec<(u8, Nine)> {
    let full = [board.cells[a], board.cells[b], board.cells[c]];
    let excluders = Excluders::new(board, excluders, full[0] | full[1] | full[2]);
    let sees = |one: usize, other: usize| PEERS[one] >> other & 1 == 1;
    let (ab, ac, bc) = (sees(a, b), sees(a, c), sees(b, c));
    let mut allowed = [0; 3];
    for first in nine(full[0]) {
        for second in nine(full[1]) {
            if first == second && ab {
                continue;
            }
            let mut thirds = full[2];
            thirds &= !((ac as Nine) << first | (bc as Nine) << second);
            thirds = excluders.allow(1 << first | 1 << second, thirds);
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

/// The candidates of those excluders that the base cells can empty at all.
struct Excluders {
    masks: [Nine; 18],
    len: usize,
}

impl Excluders {
    fn new(board: &Board, cells: u128, digits: Nine) -> Excluders {
        let mut excluders = Excluders { masks: [0; 18], len: 0 };
        for cell in bits(cells) {
            if board.cells[cell] & !digits == 0 {
                excluders.masks[excluders.len] = board.cells[cell];
                excluders.len += 1;
            }
        }
        excluders
    }

    /// Those of `last` that the last base cell may hold when the others hold `used`.
    #[inline]
    fn allow(&self, used: Nine, mut last: Nine) -> Nine {
        for &mask in &self.masks[..self.len] {
            let left = mask & !used;
            if left == 0 {
                return 0;
            }
            if left.is_power_of_two() {
                last &= !left;
            }
        }
        last
    }
}

fn excluded(board: &Board, cells: &[usize], allowed: &[Nine]) -> Vec<(u8, Nine)> {
    let losses =
        cells.iter().zip(allowed).map(|(&cell, &allowed)| (cell, board.cells[cell] & !allowed));
    losses.filter(|&(_, lost)| lost != 0).map(|(cell, lost)| (cell as u8, lost)).collect()
}

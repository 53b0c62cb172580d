//! XY-wings (4.2) and XYZ-wings (4.4).

use super::board::{ORDERED_PEERS, PEERS, bits};
use super::{Board, Rule, SeHint};

/// The first wing whose pivot has `size` candidates, 2 or 3: pivots in reading order, wings
/// in the order of the pivot's peers.
pub(super) fn wing(board: &Board, size: u32) -> Option<SeHint> {
    let rule = if size == 2 { Rule::XyWing } else { Rule::XyzWing };
    let bivalue = board.bivalue();
    for pivot in 0..81 {
        let digits = board.cells[pivot];
        if digits.count_ones() != size {
            continue;
        }
        let wings = PEERS[pivot] & bivalue;
        let wings = || {
            ORDERED_PEERS[pivot].iter().map(|&cell| cell as usize).filter(|&c| wings >> c & 1 == 1)
        };
        for first in wings() {
            let a = board.cells[first];
            if (digits & !a).count_ones() != 1 {
                continue;
            }
            for second in wings() {
                let b = board.cells[second];
                let common = digits & a & b;
                if (digits | a | b).count_ones() != 3 || common.count_ones() != size - 2 {
                    continue;
                }
                let z = (a & b).trailing_zeros() as usize;
                let mut seen = PEERS[first] & PEERS[second] & board.digits[z];
                seen &= if size == 3 { PEERS[pivot] } else { !(1 << pivot) };
                if seen != 0 {
                    let eliminations = bits(seen).map(|cell| (cell as u8, 1 << z)).collect();
                    return Some(SeHint::eliminating(rule, eliminations));
                }
            }
        }
    }
    None
}

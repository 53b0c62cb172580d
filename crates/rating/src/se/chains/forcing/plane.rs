//! Nishio within one digit, to see where it is worth following the digit's links in order.

use crate::se::board::{Candidates, HOUSE_MASKS, PEERS, bits};

/// Whether a candidate, on or off, contradicts itself within its digit. The order of links is
/// ignored, because it only affects the chain's length.
pub(super) fn plane_contradicts(board: &Candidates, cell: usize, digit: usize) -> bool {
    let plane = board.digits[digit];
    let places = |left: u128, on: u128| {
        let (mut left, mut on) = (left, on);
        loop {
            let mut more = 0;
            for house in HOUSE_MASKS {
                if plane & house != 0 {
                    let here = left & house;
                    if here == 0 {
                        return true;
                    }
                    if here.is_power_of_two() {
                        more |= here;
                    }
                }
            }
            more &= !on;
            if more == 0 {
                return false;
            }
            on |= more;
            for cell in bits(more) {
                if PEERS[cell] & on != 0 {
                    return true;
                }
                left &= !PEERS[cell];
            }
        }
    };
    places(plane & !PEERS[cell], 1 << cell) || places(plane & !(1 << cell), 0)
}

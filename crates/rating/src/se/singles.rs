//! Hidden and naked singles.

use super::board::{BOX_COLUMN_ROW, BOXES, HOUSE_CELLS, Nine, bits};
use super::{Board, Rule, SeHint};

/// The last empty cell of a house (1.0), else a digit with one place left in a box (1.2) or a
/// line (1.5); the first by kind of house, house, digit.
pub(super) fn hidden(board: &Board) -> Option<SeHint> {
    for last in [true, false] {
        for house in BOX_COLUMN_ROW.into_iter().flatten() {
            if (board.filled.empty_in[house] == 1) != last {
                continue;
            }
            let single = |places: &Nine| places.is_power_of_two();
            if let Some(digit) = board.houses[house].iter().position(single) {
                let position = board.houses[house][digit].trailing_zeros() as usize;
                let rule = match (last, BOXES.contains(&house)) {
                    (true, _) => Rule::LastCell,
                    (false, true) => Rule::HiddenSingleInBox,
                    (false, false) => Rule::HiddenSingleInLine,
                };
                let cell = HOUSE_CELLS[house][position] as usize;
                return Some(SeHint::placing(rule, cell, digit));
            }
        }
    }
    None
}

/// A cell with one candidate left (2.3), the first in reading order.
pub(super) fn naked(board: &Board) -> Option<SeHint> {
    let cell = bits(board.filled.empty).find(|&cell| board.cells[cell].is_power_of_two())?;
    let digit = board.cells[cell].trailing_zeros() as usize;
    Some(SeHint::placing(Rule::NakedSingle, cell, digit))
}

/// The cells singles can fill: hidden ones of a box, hidden ones of a line, naked ones.
pub(super) fn open(board: &Board) -> [u128; 3] {
    let mut open = [0; 3];
    for cell in bits(board.filled.empty) {
        open[2] |= (board.cells[cell].is_power_of_two() as u128) << cell;
    }
    for (house, digits) in board.houses.iter().enumerate() {
        for places in digits.iter().filter(|places| places.is_power_of_two()) {
            let kind = !BOXES.contains(&house) as usize;
            open[kind] |= 1 << HOUSE_CELLS[house][places.trailing_zeros() as usize];
        }
    }
    open
}

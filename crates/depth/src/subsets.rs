//! Subsets: as many variables of one type as of another hold the same candidates.
//!
//! Naked and hidden subsets and fish are one thing. A house is a square of nine cells by nine digits, a
//! digit a square of nine rows by nine columns. Where *n* rows of a square have candidates in no more
//! than *n* of its columns, the other rows lose theirs in these columns; and with rows and columns
//! exchanged.

use ennead_grid::{Candidate, Cell, Digit, House};

use crate::net::Net;
use crate::position::Position;

/// The largest subsets looked for: larger ones have a smaller one beside them.
pub(crate) const LARGEST: u8 = 4;

/// The squares: houses, and digits; each both ways.
const SQUARES: usize = 2 * (27 + 9);

/// The candidate in a row and a column of a square.
fn candidate(square: usize, row: usize, column: usize) -> Candidate {
    let (row, column) = if square.is_multiple_of(2) { (row, column) } else { (column, row) };
    match square / 2 {
        house if house < 27 => {
            Candidate::new(Digit::from_index(column), House::new(house).cell(row))
        }
        digit => Candidate::new(Digit::from_index(digit - 27), Cell::at(row, column)),
    }
}

/// What the first subset of a size eliminates, as numbers of the net, into `gone`.
pub(crate) fn find(net: &Net, position: &Position, size: u8, gone: &mut Vec<u16>) {
    gone.clear();
    let mut open = [false; Candidate::COUNT];
    for number in 0..net.len() {
        open[net.candidate(number).index()] = position.is_open(net, number);
    }
    for square in 0..SQUARES {
        let rows: [u16; 9] = std::array::from_fn(|row| {
            let columns = (0..9).filter(|&column| open[candidate(square, row, column).index()]);
            columns.fold(0, |mask, column| mask | 1 << column)
        });
        if let Some((chosen, covered)) = subset(&rows, size as u32, 0, 0, 0) {
            for row in (0..9).filter(|row| chosen >> row & 1 == 0) {
                for column in (0..9).filter(|column| (rows[row] & covered) >> column & 1 == 1) {
                    let number = net.number(candidate(square, row, column));
                    gone.push(number.expect("what is open is in the net") as u16);
                }
            }
            return;
        }
    }
}

/// The rows of a subset that eliminates something, and the columns they cover: `size` rows besides
/// those chosen, from row `first` on.
fn subset(
    rows: &[u16; 9],
    size: u32,
    first: usize,
    chosen: u16,
    covered: u16,
) -> Option<(u16, u16)> {
    if size == 0 {
        let has_target = (0..9).any(|row| chosen >> row & 1 == 0 && rows[row] & covered != 0);
        let is_subset = covered.count_ones() == chosen.count_ones();
        return (is_subset && has_target).then_some((chosen, covered));
    }
    (first..9).find_map(|row| {
        let covered = covered | rows[row];
        let fits = rows[row] != 0 && covered.count_ones() <= chosen.count_ones() + size;
        fits.then(|| subset(rows, size - 1, row + 1, chosen | 1 << row, covered))?
    })
}

//! Bivalue universal graves (5.6; 5.7; type 3 up to 6.2).
//!
//! Without a few extra candidates, every empty cell would have two candidates and every digit two
//! places in each house, and the puzzle would have no solution or several. So one of the extra
//! candidates is true:
//!
//! - type 1: they are in one cell, which loses the rest;
//! - type 2: they are one digit; what sees them all loses it;
//! - type 3: their cells act as one cell of a naked subset;
//! - type 4: they are in two cells that share a house and a digit; the cells lose the rest.

use super::board::{
    BOXES, CELL_HOUSES, COLUMNS, HOUSE_CELLS, Nine, ORDERED_PEERS, PEERS, ROWS, bits, nine,
};
use super::{Board, Rule, SeHint};

/// The extra candidates.
struct SeGrave {
    /// The cells with extra candidates in the order found.
    cells: Vec<usize>,
    /// The extra digits of each of them.
    extra: Vec<Nine>,
    /// All extra digits.
    all: Nine,
    /// The cells that see all of them, filled ones too; empty if the grave has no cells.
    common: u128,
}

/// The first hint of the grave, if the position is one.
pub(super) fn grave(board: &Board) -> Option<SeHint> {
    let grave = SeGrave::find(board)?;
    if grave.cells.len() == 1 {
        let rest = board.cells[grave.cells[0]] & !grave.all;
        Some(SeHint::eliminating(Rule::Bug1, vec![(grave.cells[0] as u8, rest)]))
    } else if grave.all.count_ones() == 1 {
        grave.type_2(board).or_else(|| grave.type_4(board))
    } else if grave.common != 0 {
        grave.type_4(board).or_else(|| grave.type_3(board))
    } else {
        None
    }
}

impl SeGrave {
    fn find(board: &Board) -> Option<SeGrave> {
        let mut rest = board.candidates;
        let mut grave = SeGrave { cells: Vec::new(), extra: Vec::new(), all: 0, common: !0 };
        for house in [BOXES, ROWS, COLUMNS].into_iter().flatten() {
            for digit in 0..9 {
                let places = board.houses[house][digit];
                if matches!(places.count_ones(), 0 | 2) {
                    continue;
                }
                let mut candidates = nine(places)
                    .map(|position| HOUSE_CELLS[house][position] as usize)
                    .filter(|&cell| board.cells[cell].count_ones() >= 3);
                // A digit without exactly two places needs a cell with extra digits.
                let cell = candidates.next()?;
                if candidates.next().is_none() {
                    rest.remove(cell, digit);
                    if !grave.add(cell, digit) {
                        return None;
                    }
                }
            }
        }
        let two_each = bits(board.filled.empty).all(|cell| rest.cells[cell].count_ones() == 2)
            && rest.houses.iter().flatten().all(|places| matches!(places.count_ones(), 0 | 2));
        (two_each && !grave.cells.is_empty()).then_some(grave)
    }

    /// Adds an extra candidate; false if no type is possible any more.
    fn add(&mut self, cell: usize, digit: usize) -> bool {
        match self.cells.iter().position(|&c| c == cell) {
            Some(i) => self.extra[i] |= 1 << digit,
            None => {
                self.cells.push(cell);
                self.extra.push(1 << digit);
            }
        }
        self.all |= 1 << digit;
        self.common &= PEERS[cell];
        self.common = self.cells.iter().fold(self.common, |common, &c| common & !(1 << c));
        !(self.cells.len() > 1 && self.all.count_ones() > 1 && self.common == 0)
    }

    fn type_2(&self, board: &Board) -> Option<SeHint> {
        let digit = self.all.trailing_zeros() as usize;
        let eliminations: Vec<_> =
            bits(self.common & board.digits[digit]).map(|cell| (cell as u8, self.all)).collect();
        (!eliminations.is_empty()).then(|| SeHint::eliminating(Rule::Bug2, eliminations))
    }

    fn type_4(&self, board: &Board) -> Option<SeHint> {
        let &[a, b] = &self.cells[..] else { return None };
        let shared = board.cells[a] & board.cells[b] & !self.all;
        if shared.count_ones() != 1 || !CELL_HOUSES[a].iter().any(|h| CELL_HOUSES[b].contains(h)) {
            return None;
        }
        let rest = |i: usize| board.cells[self.cells[i]] & !self.extra[i] & !shared;
        Some(SeHint::eliminating(Rule::Bug4, vec![(a as u8, rest(0)), (b as u8, rest(1))]))
    }

    fn type_3(&self, board: &Board) -> Option<SeHint> {
        let first = self.cells[0];
        for kind in 0..3 {
            let house = CELL_HOUSES[first][kind];
            if !self.cells.iter().all(|&cell| CELL_HOUSES[cell][kind] == house) {
                continue;
            }
            // Filled cells count as cells here, as they do in Sudoku Explainer.
            let cells: Vec<usize> = ORDERED_PEERS[first]
                .iter()
                .map(|&cell| cell as usize)
                .filter(|&cell| self.common >> cell & 1 == 1 && CELL_HOUSES[cell][kind] == house)
                .collect();
            for size in 2..=6.min(cells.len()) {
                for chosen in 0..1u32 << cells.len() {
                    if chosen.count_ones() as usize != size - 1 {
                        continue;
                    }
                    let is_in = |i: &usize| chosen >> i & 1 == 1;
                    let members = (0..cells.len()).filter(is_in).map(|i| board.cells[cells[i]]);
                    let union = members.clone().fold(0, |union, digits| union | digits);
                    if union.count_ones() as usize != size
                        || union & self.all != self.all
                        || members.clone().any(|digits| digits.count_ones() < 2)
                    {
                        continue;
                    }
                    let eliminations: Vec<_> = (0..cells.len())
                        .filter(|i| !is_in(i) && board.cells[cells[*i]] & union != 0)
                        .map(|i| (cells[i] as u8, board.cells[cells[i]] & union))
                        .collect();
                    if !eliminations.is_empty() {
                        let rating = Rule::Bug3.base() + (size - 1) as f64 * 0.1;
                        return Some(SeHint {
                            rating,
                            ..SeHint::eliminating(Rule::Bug3, eliminations)
                        });
                    }
                }
            }
        }
        None
    }
}

//! The position as the rules see it: the candidates in three forms.
//!
//! The rules constantly ask three questions: which digits may this cell hold, where in this house
//! may this digit be, where in the grid may this digit be. Each has its own table of masks;
//! [`Candidates::remove`] keeps them consistent:
//!
//! ```text
//! cells[cell]            9 bits, one per digit
//! houses[house][digit]   9 bits, one per position in the house
//! digits[digit]         81 bits, one per cell
//! ```
//!
//! Inside the rater, cells, digits, houses and positions are plain numbers from 0, because its
//! loops run over masks of them and index tables with them; the rest of the crate does not see
//! these numbers. The number of a candidate is `9 · cell + digit`. Counting up runs through the
//! cells first and through the digits of a cell second, which is Sudoku Explainer's order.

use std::ops::{Deref, Range};

use ennead_grid::{
    Candidate, Cell, CellMap, CellSet, Digit, DigitSet, Givens, House, Puzzle, table,
};

use crate::Goal;

/// A set of nine things: digits of a cell, or positions in a house.
pub(super) type Nine = u16;

/// The houses by kind, as ranges of house numbers.
pub(super) const ROWS: Range<usize> = 0..9;
pub(super) const COLUMNS: Range<usize> = 9..18;
pub(super) const BOXES: Range<usize> = 18..27;

/// Boxes, columns, rows: the order in which the rules for singles and subsets look.
pub(super) const BOX_COLUMN_ROW: [Range<usize>; 3] = [BOXES, COLUMNS, ROWS];

/// The cells of each house, by position.
pub(super) const HOUSE_CELLS: [[u8; 9]; 27] = table!(27 of [0; 9], |house| {
    table!(9 of 0, |position| House::ALL[house].cell(position).index() as u8)
});

/// The box, row and column of each cell: the order in which chains, loops and peers visit them.
pub(super) const CELL_HOUSES: [[u8; 3]; 81] = table!(81 of [0; 3], |cell| {
    let [row, column, box_] = Cell::ALL[cell].houses();
    [box_.index() as u8, row.index() as u8, column.index() as u8]
});

/// The position of each cell in its box, row and column.
pub(super) const CELL_POSITIONS: [[u8; 3]; 81] = table!(81 of [0; 3], |cell| {
    let (row, column) = (cell / 9, cell % 9);
    [(row % 3 * 3 + column % 3) as u8, column as u8, row as u8]
});

/// The peers of each cell as a mask of cells.
pub(super) const PEERS: [u128; 81] = table!(81 of 0, |cell| Cell::ALL[cell].peers().bits());

/// The peers of each cell, in the order of its box, row and column.
pub(super) const ORDERED_PEERS: [[u8; 20]; 81] = {
    let mut peers = [[0; 20]; 81];
    let mut cell = 0;
    while cell < 81 {
        let mut met: u128 = 1 << cell;
        let mut count = 0;
        let mut kind = 0;
        while kind < 3 {
            let mut position = 0;
            while position < 9 {
                let peer = HOUSE_CELLS[CELL_HOUSES[cell][kind] as usize][position];
                if met >> peer & 1 == 0 {
                    met |= 1 << peer;
                    peers[cell][count] = peer;
                    count += 1;
                }
                position += 1;
            }
            kind += 1;
        }
        cell += 1;
    }
    peers
};

/// `CROSSINGS[a][b]`: the positions in house `a` of the cells it shares with house `b`.
pub(super) const CROSSINGS: [[Nine; 27]; 27] = {
    let mut crossings = [[0; 27]; 27];
    let mut a = 0;
    while a < 27 {
        let mut position = 0;
        while position < 9 {
            let houses = CELL_HOUSES[HOUSE_CELLS[a][position] as usize];
            let mut kind = 0;
            while kind < 3 {
                crossings[a][houses[kind] as usize] |= 1 << position;
                kind += 1;
            }
            position += 1;
        }
        a += 1;
    }
    crossings
};

/// The cells of each house as a mask.
pub(super) const HOUSE_MASKS: [u128; 27] =
    table!(27 of 0, |house| House::ALL[house].cells().bits());

/// The members of a mask of nine, ascending.
#[inline]
pub(super) fn nine(mask: Nine) -> impl Iterator<Item = usize> {
    let mut mask = mask as u32;
    std::iter::from_fn(move || {
        if mask == 0 {
            return None;
        }
        let first = mask.trailing_zeros() as usize;
        mask &= mask - 1;
        Some(first)
    })
}

/// Whether a mask has exactly two members. It avoids the population count, which the oldest x86-64
/// processors lack, so that the compiler would have to emulate it.
#[inline]
pub(super) fn is_pair(mask: Nine) -> bool {
    let mask = mask as u32;
    let all_but_first = mask & mask.wrapping_sub(1);
    all_but_first != 0 && all_but_first & (all_but_first - 1) == 0
}

/// The members of a mask, ascending.
#[inline]
pub(super) fn bits(mask: u128) -> impl Iterator<Item = usize> {
    // As two words: counting zeros over 128 bits needs a branch each time.
    let (mut low, mut high) = (mask as u64, (mask >> 64) as u64);
    std::iter::from_fn(move || {
        if low != 0 {
            let first = low.trailing_zeros() as usize;
            low &= low - 1;
            Some(first)
        } else if high != 0 {
            let first = 64 + high.trailing_zeros() as usize;
            high &= high - 1;
            Some(first)
        } else {
            None
        }
    })
}

/// The number of a candidate: `9 · cell + digit`.
#[inline]
pub(super) const fn candidate(cell: usize, digit: usize) -> usize {
    cell * 9 + digit
}

/// The candidate as the rest of the crate knows it.
pub(super) fn public(cell: usize, digit: usize) -> Candidate {
    Candidate::new(Digit::from_index(digit), Cell::new(cell))
}

/// The candidates.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Candidates {
    /// The digits each cell may hold; none once it is filled.
    pub(super) cells: [Nine; 81],
    /// The positions of each digit in each house.
    pub(super) houses: [[Nine; 9]; 27],
    /// The cells of each digit.
    pub(super) digits: [u128; 9],
}

impl Candidates {
    /// Removes a candidate. Does nothing if it is not there.
    #[inline]
    pub(super) fn remove(&mut self, cell: usize, digit: usize) {
        self.cells[cell] &= !(1 << digit);
        self.digits[digit] &= !(1 << cell);
        for kind in 0..3 {
            let house = CELL_HOUSES[cell][kind] as usize;
            self.houses[house][digit] &= !(1 << CELL_POSITIONS[cell][kind]);
        }
    }

    /// The cells with exactly two candidates.
    pub(super) fn bivalue(&self) -> u128 {
        let mut cells = 0;
        for (cell, mask) in self.cells.iter().enumerate() {
            cells |= (is_pair(*mask) as u128) << cell;
        }
        cells
    }
}

/// The placed digits. They do not change while a chain removes candidates.
#[derive(Clone)]
pub(super) struct Filled {
    /// How many cells of each house are empty.
    pub(super) empty_in: [u8; 27],
    /// How often each digit is placed.
    pub(super) placed: [u8; 9],
    /// The empty cells.
    pub(super) empty: u128,
}

/// The candidates and the placed digits.
#[derive(Clone)]
pub(super) struct Board {
    pub(super) candidates: Candidates,
    pub(super) filled: Filled,
}

/// A board is read as its candidates.
impl Deref for Board {
    type Target = Candidates;

    #[inline]
    fn deref(&self) -> &Candidates {
        &self.candidates
    }
}

impl Board {
    /// The board without any digit.
    const EMPTY: Board = Board {
        candidates: Candidates {
            cells: [0x1ff; 81],
            houses: [[0x1ff; 9]; 27],
            digits: [(1 << 81) - 1; 9],
        },
        filled: Filled { empty_in: [9; 27], placed: [0; 9], empty: (1 << 81) - 1 },
    };

    /// The board after the givens have removed candidates from their peers, without those that a
    /// sukaku strikes.
    pub(super) fn new(puzzle: &Puzzle) -> Board {
        let mut board = Board::EMPTY;
        for (cell, digit) in puzzle.givens().iter() {
            board.place(cell.index(), digit.index());
        }
        for candidate in puzzle.clues().struck() {
            board.remove(candidate.cell().index(), candidate.digit().index());
        }
        board
    }

    /// The board with these digits. The other cells keep those of the candidates that the digits allow.
    pub(super) fn of(digits: &Givens, candidates: &CellMap<DigitSet>) -> Board {
        let mut board = Board::EMPTY;
        for (cell, digit) in digits.iter() {
            board.place(cell.index(), digit.index());
        }
        for cell in (CellSet::ALL - digits.cells()).iter() {
            let struck = board.cells[cell.index()] & !candidates[cell].bits();
            for digit in nine(struck) {
                board.remove(cell.index(), digit);
            }
        }
        board
    }

    /// Whether nothing is left to do for a goal that is true: its cell is filled, or its candidate gone.
    pub(super) fn is_at(&self, goal: Goal) -> bool {
        match goal {
            Goal::Placed(candidate) => self.filled.empty >> candidate.cell().index() & 1 == 0,
            Goal::Removed(candidate) => {
                self.cells[candidate.cell().index()] >> candidate.digit().index() & 1 == 0
            }
        }
    }

    /// Fills an empty cell and removes the digit from its peers.
    pub(super) fn place(&mut self, cell: usize, digit: usize) {
        self.filled.empty &= !(1 << cell);
        self.filled.placed[digit] += 1;
        for house in CELL_HOUSES[cell] {
            self.filled.empty_in[house as usize] -= 1;
        }
        for other in nine(self.cells[cell]) {
            self.candidates.remove(cell, other);
        }
        for peer in bits(PEERS[cell] & self.digits[digit]) {
            self.candidates.remove(peer, digit);
        }
    }

    /// Removes a candidate. Does nothing if it is not there.
    pub(super) fn remove(&mut self, cell: usize, digit: usize) {
        self.candidates.remove(cell, digit);
    }
}

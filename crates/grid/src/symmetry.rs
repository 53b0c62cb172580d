//! The symmetries of Sudoku: the changes to a grid that make an equivalent grid.
//!
//! The cells may be mirrored in the main diagonal (transposed); bands and stacks may be shuffled,
//! and so may the rows of a band and the columns of a stack. These are 2 · (6 · 6³)² = 3,359,232
//! ways, all that map houses to houses. The nine digits may be renamed in 9! = 362,880 ways.
//! Together these are 1,218,998,108,160 (F. Jarvis and E. Russell, *There are 5472730538
//! essentially different Sudoku grids*, 2005).
//!
//! A [`Symmetry`] is stored as its parts, not as a permutation of 81 cells. So composing and
//! inverting take only a few table look-ups, and an invalid one cannot be represented.

use std::fmt;

use rand::{Rng, RngExt};

use crate::{Candidate, Cell, CellMap, CellSet, Clues, Digit, DigitSet, Givens, House, HouseKind};
use crate::{Puzzle, Solution};

/// A way to turn a grid into an equivalent one.
///
/// First the grid is transposed, or not; then row *i* goes to row `rows[i]`, column *i* to column
/// `columns[i]`, and digit *i* becomes digit `digits[i]`. It is written like this, counted from 1,
/// with a `t` in front if it transposes:
///
/// ```
/// use ennead_grid::{Cell, Digit, Symmetry};
///
/// let symmetry: Symmetry = "t r456123789 c213456789 d987654321".parse()?;
/// // Transposed, r1c2 is r2c1; row 2 goes to row 5, column 1 to column 2.
/// assert_eq!(symmetry.apply(Cell::at(0, 1)), Cell::at(4, 1));
/// assert_eq!(symmetry.apply(Digit::new(1)), Digit::new(9));
/// assert_eq!(symmetry.then(&symmetry.inverse()), Symmetry::IDENTITY);
/// assert_eq!(symmetry.to_string().parse(), Ok(symmetry));
/// # Ok::<(), ennead_grid::ParseSymmetryError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Symmetry {
    transpose: bool,
    // Invariant: a permutation of 0 to 8 that keeps bands together. `columns` likewise keeps stacks
    // together.
    rows: [u8; 9],
    columns: [u8; 9],
    // Invariant: a permutation of 0 to 8.
    digits: [u8; 9],
}

const UNMOVED: [u8; 9] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
/// The number of orders of nine lines that keep each chute together: 6 · 6³.
const LINE_ORDERS: u64 = 1296;
const DIGIT_ORDERS: u64 = 362_880;

impl Symmetry {
    /// The symmetry that changes nothing.
    pub const IDENTITY: Symmetry =
        Symmetry { transpose: false, rows: UNMOVED, columns: UNMOVED, digits: UNMOVED };

    /// How many symmetries there are.
    pub const COUNT: u64 = Symmetry::CELL_COUNT * DIGIT_ORDERS;

    /// How many of them leave the digits as they are.
    pub const CELL_COUNT: u64 = 2 * LINE_ORDERS * LINE_ORDERS;

    /// The symmetry made of these parts. Each list says where number *i* goes, from 0. `None` if a
    /// list is not a permutation, or if it separates lines of one chute.
    pub fn try_new(
        transpose: bool,
        rows: [u8; 9],
        columns: [u8; 9],
        digits: [u8; 9],
    ) -> Option<Symmetry> {
        let good = keeps_chutes(&rows) && keeps_chutes(&columns) && is_permutation(&digits);
        good.then_some(Symmetry { transpose, rows, columns, digits })
    }

    /// The symmetry with number `index`. 0 is the identity; those below 362,880 only rename digits.
    ///
    /// # Panics
    ///
    /// If `index` is [`Symmetry::COUNT`] or more.
    #[track_caller]
    pub fn from_index(index: u64) -> Symmetry {
        assert!(index < Symmetry::COUNT, "a symmetry's number is below 1,218,998,108,160");
        let cells = index / DIGIT_ORDERS;
        let mut digits = UNMOVED;
        permute(&mut digits, index % DIGIT_ORDERS);
        Symmetry {
            transpose: cells / (LINE_ORDERS * LINE_ORDERS) == 1,
            rows: line_order(cells / LINE_ORDERS % LINE_ORDERS),
            columns: line_order(cells % LINE_ORDERS),
            digits,
        }
    }

    /// The symmetry's number, below [`Symmetry::COUNT`].
    pub fn index(&self) -> u64 {
        let cells = (u64::from(self.transpose) * LINE_ORDERS + line_index(&self.rows))
            * LINE_ORDERS
            + line_index(&self.columns);
        cells * DIGIT_ORDERS + rank(&self.digits)
    }

    /// A random symmetry; all are equally likely.
    pub fn random(rng: &mut impl Rng) -> Symmetry {
        Symmetry::from_index(rng.random_range(0..Symmetry::COUNT))
    }

    /// Whether the grid is transposed before anything else.
    pub const fn transposes(&self) -> bool {
        self.transpose
    }

    /// Where each row goes, once transposed.
    pub const fn rows(&self) -> &[u8; 9] {
        &self.rows
    }

    /// Where each column goes, once transposed.
    pub const fn columns(&self) -> &[u8; 9] {
        &self.columns
    }

    /// The position, 0 to 8, of the digit that each digit becomes.
    pub const fn digits(&self) -> &[u8; 9] {
        &self.digits
    }

    /// This symmetry followed by `next`.
    pub fn then(&self, next: &Symmetry) -> Symmetry {
        let (rows, columns) =
            if next.transpose { (self.columns, self.rows) } else { (self.rows, self.columns) };
        Symmetry {
            transpose: self.transpose != next.transpose,
            rows: rows.map(|row| next.rows[row as usize]),
            columns: columns.map(|column| next.columns[column as usize]),
            digits: self.digits.map(|digit| next.digits[digit as usize]),
        }
    }

    /// The symmetry that undoes this one.
    pub fn inverse(&self) -> Symmetry {
        let (rows, columns) = (inverted(&self.rows), inverted(&self.columns));
        let (rows, columns) = if self.transpose { (columns, rows) } else { (rows, columns) };
        Symmetry { transpose: self.transpose, rows, columns, digits: inverted(&self.digits) }
    }

    /// What `value` becomes.
    ///
    /// ```
    /// use ennead_grid::{Cell, CellSet, House, Symmetry};
    ///
    /// let transposed: Symmetry = "t".parse()?;
    /// let corner: CellSet = [Cell::at(0, 1), Cell::at(0, 2)].into();
    /// assert_eq!(transposed.apply(corner), [Cell::at(1, 0), Cell::at(2, 0)].into());
    /// assert_eq!(transposed.apply(House::row(4)), House::column(4));
    /// # Ok::<(), ennead_grid::ParseSymmetryError>(())
    /// ```
    pub fn apply<T: Isomorphic>(&self, value: T) -> T {
        value.under(self)
    }
}

/// What a symmetry can be applied to.
pub trait Isomorphic {
    /// What it becomes.
    fn under(self, symmetry: &Symmetry) -> Self;
}

impl Isomorphic for Cell {
    #[inline]
    fn under(self, symmetry: &Symmetry) -> Cell {
        let (row, column) = if symmetry.transpose {
            (self.column(), self.row())
        } else {
            (self.row(), self.column())
        };
        Cell::at(symmetry.rows[row] as usize, symmetry.columns[column] as usize)
    }
}

impl Isomorphic for Digit {
    #[inline]
    fn under(self, symmetry: &Symmetry) -> Digit {
        Digit::from_index(symmetry.digits[self.index()] as usize)
    }
}

impl Isomorphic for CellSet {
    fn under(self, symmetry: &Symmetry) -> CellSet {
        self.iter().map(|cell| cell.under(symmetry)).collect()
    }
}

impl Isomorphic for DigitSet {
    fn under(self, symmetry: &Symmetry) -> DigitSet {
        self.iter().map(|digit| digit.under(symmetry)).collect()
    }
}

impl Isomorphic for Candidate {
    fn under(self, symmetry: &Symmetry) -> Candidate {
        Candidate::new(self.digit().under(symmetry), self.cell().under(symmetry))
    }
}

impl Isomorphic for House {
    fn under(self, symmetry: &Symmetry) -> House {
        let (a, b) = (self.cell(0).under(symmetry), self.cell(8).under(symmetry));
        match self.kind() {
            HouseKind::Box => House::box_(a.box_()),
            _ if a.row() == b.row() => House::row(a.row()),
            _ => House::column(a.column()),
        }
    }
}

impl Isomorphic for Givens {
    fn under(self, symmetry: &Symmetry) -> Givens {
        let mut moved = Givens::EMPTY;
        for (cell, digit) in self.iter() {
            moved.set(cell.under(symmetry), Some(digit.under(symmetry)));
        }
        moved
    }
}

impl Isomorphic for Clues {
    fn under(self, symmetry: &Symmetry) -> Clues {
        let givens = self.givens().under(symmetry);
        match self.candidates() {
            None => Clues::from(givens),
            Some(candidates) => Clues::new(givens, &candidates.under(symmetry)),
        }
    }
}

impl Isomorphic for Puzzle {
    fn under(self, symmetry: &Symmetry) -> Puzzle {
        Puzzle::try_from(self.clues().under(symmetry)).expect("houses go to houses")
    }
}

impl Isomorphic for Solution {
    fn under(self, symmetry: &Symmetry) -> Solution {
        Solution::try_from(self.grid().under(symmetry)).expect("houses go to houses")
    }
}

/// Each value moves with its cell, and is mapped itself. So a map of digit sets can be a grid of
/// candidates.
impl<T: Isomorphic + Copy> Isomorphic for CellMap<T> {
    fn under(self, symmetry: &Symmetry) -> CellMap<T> {
        let back = symmetry.inverse();
        CellMap::from_fn(|cell| self[cell.under(&back)].under(symmetry))
    }
}

impl<T: Isomorphic> Isomorphic for Option<T> {
    fn under(self, symmetry: &Symmetry) -> Option<T> {
        self.map(|value| value.under(symmetry))
    }
}

impl<T: Isomorphic> Isomorphic for Vec<T> {
    fn under(self, symmetry: &Symmetry) -> Vec<T> {
        self.into_iter().map(|value| value.under(symmetry)).collect()
    }
}

fn is_permutation(list: &[u8; 9]) -> bool {
    list.iter().fold(0u32, |seen, &i| seen | 1u32.checked_shl(i.into()).unwrap_or(0)) == 0x1ff
}

fn keeps_chutes(list: &[u8; 9]) -> bool {
    is_permutation(list)
        && list.chunks(3).all(|chute| chute.iter().all(|line| line / 3 == chute[0] / 3))
}

/// The permutation that undoes `list`.
pub(crate) fn inverted(list: &[u8; 9]) -> [u8; 9] {
    let mut inverse = [0; 9];
    for (from, &to) in (0..).zip(list) {
        inverse[to as usize] = from;
    }
    inverse
}

/// Arranges an ascending list in its order number `index`, counted in dictionary order.
pub(crate) fn permute(list: &mut [u8], mut index: u64) {
    for i in 0..list.len() {
        let rest = factorial(list.len() - 1 - i);
        list[i..=i + (index / rest) as usize].rotate_right(1);
        index %= rest;
    }
}

/// The number of the order `list` is in, counted in dictionary order.
fn rank(list: &[u8]) -> u64 {
    (0..list.len()).fold(0, |index, i| {
        let smaller = list[i + 1..].iter().filter(|&&other| other < list[i]).count();
        index * (list.len() - i) as u64 + smaller as u64
    })
}

pub(crate) fn factorial(n: usize) -> u64 {
    (1..=n as u64).product()
}

fn line_order(index: u64) -> [u8; 9] {
    let mut chutes = [0, 1, 2];
    permute(&mut chutes, index / 216);
    let mut order = [0; 9];
    for (i, place) in [36, 6, 1].into_iter().enumerate() {
        let mut lines = [0, 1, 2].map(|line| chutes[i] * 3 + line);
        permute(&mut lines, index / place % 6);
        order[i * 3..][..3].copy_from_slice(&lines);
    }
    order
}

fn line_index(order: &[u8; 9]) -> u64 {
    let chutes = [0, 3, 6].map(|i| order[i] / 3);
    order.chunks(3).fold(rank(&chutes), |index, lines| index * 6 + rank(lines))
}

impl Default for Symmetry {
    fn default() -> Symmetry {
        Symmetry::IDENTITY
    }
}

impl fmt::Display for Symmetry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.transpose {
            f.write_str("t ")?;
        }
        let parts = [(" r", &self.rows), (" c", &self.columns), (" d", &self.digits)];
        for (i, (name, list)) in parts.into_iter().enumerate() {
            f.write_str(if i == 0 { name.trim_start() } else { name })?;
            list.iter().try_for_each(|entry| write!(f, "{}", entry + 1))?;
        }
        Ok(())
    }
}

/// The text is not a symmetry such as `t r456123789 c213456789 d987654321`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseSymmetryError;

crate::error!(ParseSymmetryError: |_, f|
    f.write_str("expected a symmetry such as `t r456123789 c213456789 d987654321`"));

/// The parts in any order, separated by white space; a part that is left out changes nothing.
impl std::str::FromStr for Symmetry {
    type Err = ParseSymmetryError;

    fn from_str(text: &str) -> Result<Symmetry, ParseSymmetryError> {
        let mut transpose = None;
        let mut lists = [None; 3];
        for part in text.split_whitespace() {
            let twice = match part.as_bytes() {
                [b't'] => transpose.replace(true).is_some(),
                [name @ (b'r' | b'c' | b'd'), list @ ..] => {
                    let list: [u8; 9] = list.try_into().map_err(|_| ParseSymmetryError)?;
                    let slot = b"rcd".iter().position(|other| other == name).expect("one of them");
                    lists[slot].replace(list.map(|c| c.wrapping_sub(b'1'))).is_some()
                }
                _ => true,
            };
            if twice {
                return Err(ParseSymmetryError);
            }
        }
        let [rows, columns, digits] = lists.map(|list| list.unwrap_or(UNMOVED));
        Symmetry::try_new(transpose.unwrap_or(false), rows, columns, digits)
            .ok_or(ParseSymmetryError)
    }
}

//! A 9×9 grid with digits in some cells, whether they clash or not.

use std::fmt;
use std::ops::Index;

use crate::{Cell, CellSet, Digit, DigitSet, House};

/// Digits in some of the 81 cells. They may clash.
///
/// A format's reader returns them. [`Puzzle`](crate::Puzzle) is the type for givens that do not
/// clash.
///
/// ```
/// use ennead_grid::{Cell, Digit, Givens};
///
/// let mut givens = Givens::EMPTY;
/// givens.set(Cell::at(0, 0), Some(Digit::new(5)));
/// givens.set(Cell::at(0, 8), Some(Digit::new(5)));
/// assert_eq!(givens.len(), 2);
/// assert_eq!(givens.clashes().len(), 2);
/// assert!(givens.to_string().starts_with("5.......5"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Givens {
    // Invariant: every byte is 0 (empty) or 1 to 9.
    bytes: [u8; 81],
}

impl Givens {
    /// The grid without a digit.
    pub const EMPTY: Givens = Givens { bytes: [0; 81] };

    /// The grid of 81 numbers in reading order, 0 for an empty cell; `None` if one is above 9.
    pub fn from_bytes(bytes: [u8; 81]) -> Option<Givens> {
        // A fold instead of `all`: without an early exit the compiler compares 16 bytes at once.
        let greatest = bytes.iter().fold(0, |greatest, &byte| greatest.max(byte));
        (greatest <= 9).then_some(Givens { bytes })
    }

    /// The same for numbers that are known to be below 10; only debug builds check it.
    #[inline]
    pub(crate) fn from_proven(bytes: [u8; 81]) -> Givens {
        debug_assert!(bytes.iter().all(|&byte| byte <= 9));
        Givens { bytes }
    }

    /// The 81 numbers in reading order, 0 for an empty cell.
    #[inline]
    pub const fn as_bytes(&self) -> &[u8; 81] {
        &self.bytes
    }

    /// The digit in `cell`.
    #[inline]
    pub const fn get(&self, cell: Cell) -> Option<Digit> {
        Digit::try_new(self.bytes[cell.index()])
    }

    /// Writes or empties `cell`.
    #[inline]
    pub const fn set(&mut self, cell: Cell, digit: Option<Digit>) {
        self.bytes[cell.index()] = match digit {
            Some(digit) => digit.get(),
            None => 0,
        };
    }

    /// How many cells hold a digit.
    pub fn len(&self) -> usize {
        self.bytes.iter().filter(|&&byte| byte != 0).count()
    }

    /// How many cells are to be found: those that hold none.
    pub fn missing(&self) -> usize {
        81 - self.len()
    }

    /// Whether no cell holds a digit.
    pub fn is_empty(&self) -> bool {
        self.bytes == [0; 81]
    }

    /// The cells that hold a digit.
    pub fn cells(&self) -> CellSet {
        self.iter().map(|(cell, _)| cell).collect()
    }

    /// The cells that hold `digit`.
    pub fn cells_of(&self, digit: Digit) -> CellSet {
        self.iter().filter(|&(_, other)| other == digit).map(|(cell, _)| cell).collect()
    }

    /// The cells that hold a digit, with it, in reading order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Cell, Digit)> {
        Cell::ALL.into_iter().filter_map(|cell| Some((cell, self.get(cell)?)))
    }

    /// The digits in the cells of `house`.
    pub fn digits_in(&self, house: House) -> DigitSet {
        house.cells().iter().filter_map(|cell| self.get(cell)).collect()
    }

    /// The digits that no peer of `cell` holds. The cell's own digit does not matter.
    pub fn allowed(&self, cell: Cell) -> DigitSet {
        !cell.peers().iter().filter_map(|peer| self.get(peer)).collect::<DigitSet>()
    }

    /// All cells whose digit occurs again in one of their houses.
    pub fn clashes(&self) -> CellSet {
        if !self.clash() {
            return CellSet::EMPTY;
        }
        // One pass for all digits (0 is for empty cells): one pass for each took longer than
        // solving.
        let mut cells_of = [CellSet::EMPTY; 10];
        for cell in Cell::ALL {
            cells_of[usize::from(self.bytes[cell.index()])].insert(cell);
        }
        let clashing = |cells: &CellSet| {
            let cells = *cells;
            cells.iter().filter(move |cell| cells.intersects(cell.peers()))
        };
        cells_of[1..].iter().flat_map(clashing).collect()
    }

    /// Whether any digits clash: with a bit for each digit and house, in a quarter of the time that
    /// the sets of cells take.
    fn clash(&self) -> bool {
        let (mut columns, mut again) = ([0_u16; 9], 0);
        for band in self.bytes.as_chunks::<27>().0 {
            let mut boxes = [0; 3];
            for digits in band.as_chunks::<9>().0 {
                let mut row = 0;
                for (column, &digit) in digits.iter().enumerate() {
                    // None for an empty cell, which is 0.
                    let bit = (1 << digit) & !1;
                    again |= bit & (row | columns[column] | boxes[column / 3]);
                    row |= bit;
                    columns[column] |= bit;
                    boxes[column / 3] |= bit;
                }
            }
        }
        again != 0
    }
}

impl Default for Givens {
    fn default() -> Givens {
        Givens::EMPTY
    }
}

/// The grid with these digits in these cells; of two digits for one cell the later one.
///
/// ```
/// use ennead_grid::{Cell, Digit, Givens};
///
/// let diagonal: Givens = Digit::ALL.iter().map(|&d| (Cell::at(d.index(), d.index()), d)).collect();
/// assert_eq!(diagonal.len(), 9);
/// for (cell, digit) in &diagonal {
///     assert_eq!(cell.row(), digit.index());
/// }
/// ```
impl FromIterator<(Cell, Digit)> for Givens {
    fn from_iter<I: IntoIterator<Item = (Cell, Digit)>>(digits: I) -> Givens {
        let mut givens = Givens::EMPTY;
        givens.extend(digits);
        givens
    }
}

impl Extend<(Cell, Digit)> for Givens {
    fn extend<I: IntoIterator<Item = (Cell, Digit)>>(&mut self, digits: I) {
        digits.into_iter().for_each(|(cell, digit)| self.set(cell, Some(digit)));
    }
}

/// The cells that hold a digit, with it, in reading order.
impl<'a> IntoIterator for &'a Givens {
    type Item = (Cell, Digit);
    type IntoIter = Digits<'a>;

    fn into_iter(self) -> Digits<'a> {
        Digits { givens: self, cells: Cell::ALL.into_iter() }
    }
}

/// Goes through the cells that hold a digit, in reading order.
#[derive(Clone, Debug)]
pub struct Digits<'a> {
    givens: &'a Givens,
    cells: std::array::IntoIter<Cell, 81>,
}

impl Iterator for Digits<'_> {
    type Item = (Cell, Digit);

    #[inline]
    fn next(&mut self) -> Option<(Cell, Digit)> {
        self.cells.find_map(|cell| Some((cell, self.givens.get(cell)?)))
    }
}

impl DoubleEndedIterator for Digits<'_> {
    #[inline]
    fn next_back(&mut self) -> Option<(Cell, Digit)> {
        let mut cells = self.cells.by_ref().rev();
        cells.find_map(|cell| Some((cell, self.givens.get(cell)?)))
    }
}

impl std::iter::FusedIterator for Digits<'_> {}

/// The byte of a cell: 0 for empty, else 1 to 9.
impl Index<Cell> for Givens {
    type Output = u8;

    #[inline]
    fn index(&self, cell: Cell) -> &u8 {
        &self.bytes[cell.index()]
    }
}

crate::display! {
    /// 81 characters, `.` for an empty cell.
    Givens: |it, f| {
        let line = it.bytes.map(|byte| if byte == 0 { b'.' } else { b'0' + byte });
        f.write_str(std::str::from_utf8(&line).expect("dots and digits are ASCII"))
    }
}

impl fmt::Debug for Givens {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{self}\"")
    }
}

/// The text is not 81 digits and dots.
///
/// The readers in `format` say what is wrong and where; this one is meant for literals in programs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseGivensError;

crate::error!(ParseGivensError: |_, f|
    f.write_str("expected 81 characters, a digit or one of `. 0 * _ -` for each cell"));

/// 81 characters, `1` to `9` or one of `. 0 * _ -` for an empty cell; white space between them is
/// ignored, so a grid may be written in nine lines.
impl std::str::FromStr for Givens {
    type Err = ParseGivensError;

    fn from_str(text: &str) -> Result<Givens, ParseGivensError> {
        let mut givens = Givens::EMPTY;
        let mut cells = Cell::ALL.into_iter();
        for c in text.chars().filter(|c| !c.is_whitespace()) {
            let digit = match c {
                '.' | '0' | '*' | '_' | '-' => None,
                _ => Some(Digit::from_char(c).ok_or(ParseGivensError)?),
            };
            givens.set(cells.next().ok_or(ParseGivensError)?, digit);
        }
        if cells.next().is_some() {
            return Err(ParseGivensError);
        }
        Ok(givens)
    }
}

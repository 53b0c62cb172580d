//! Candidates: a digit that is still possible in a cell.

use crate::{Cell, Digit};

/// A digit in a cell, as a possibility: one of 729.
///
/// ```
/// use ennead_grid::{Candidate, Cell, Digit};
///
/// let candidate = Candidate::new(Digit::new(4), Cell::at(0, 1));
/// assert_eq!(candidate.to_string(), "4r1c2");
/// assert_eq!(Candidate::from_index(candidate.index()), candidate);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Candidate(u16);

impl Candidate {
    /// The number of candidates.
    pub const COUNT: usize = 729;

    /// `digit` in `cell`.
    #[inline]
    pub const fn new(digit: Digit, cell: Cell) -> Candidate {
        Candidate((digit.index() * 81 + cell.index()) as u16)
    }

    /// The candidate with number `index` = 81 · (digit − 1) + cell.
    ///
    /// # Panics
    ///
    /// If `index` is 729 or more.
    #[inline]
    #[track_caller]
    pub const fn from_index(index: usize) -> Candidate {
        assert!(index < 729, "a candidate is 0 to 728");
        Candidate(index as u16)
    }

    /// The candidate's number: 81 · (digit − 1) + cell.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The digit.
    #[inline]
    pub const fn digit(self) -> Digit {
        Digit::from_index(self.0 as usize / 81)
    }

    /// The cell.
    #[inline]
    pub const fn cell(self) -> Cell {
        Cell::new(self.0 as usize % 81)
    }

    /// Whether the two candidates exclude each other: they are the same digit in cells that see
    /// each other, or two digits in one cell.
    #[inline]
    pub const fn excludes(self, other: Candidate) -> bool {
        if self.digit().index() == other.digit().index() {
            self.cell().sees(other.cell())
        } else {
            self.cell().index() == other.cell().index()
        }
    }
}

crate::display!(Candidate: |it, f| write!(f, "{}{}", it.digit(), it.cell()));

/// The text is not a candidate such as `4r1c2`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseCandidateError;

crate::error!(ParseCandidateError: |_, f| f.write_str("expected a candidate such as 4r1c2"));

impl std::str::FromStr for Candidate {
    type Err = ParseCandidateError;

    fn from_str(text: &str) -> Result<Candidate, ParseCandidateError> {
        let (digit, cell) = text.split_at_checked(1).ok_or(ParseCandidateError)?;
        match (digit.parse(), cell.parse()) {
            (Ok(digit), Ok(cell)) => Ok(Candidate::new(digit, cell)),
            _ => Err(ParseCandidateError),
        }
    }
}

//! Sets of candidates.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

use ennead_grid::{Candidate, Cell, CellSet, Digit, DigitSet};

/// A set of candidates, kept as nine sets of cells, one for each digit.
///
/// ```
/// use ennead_grid::{Cell, Digit, House};
/// use ennead_logic::CandidateSet;
///
/// let mut set = CandidateSet::of(Digit::new(4), House::row(0).cells());
/// set.remove(Digit::new(4), Cell::at(0, 0));
/// assert_eq!(set.len(), 8);
/// assert_eq!(set.to_string(), "4r1c23456789");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CandidateSet([CellSet; 9]);

impl CandidateSet {
    /// The empty set.
    pub const EMPTY: CandidateSet = CandidateSet([CellSet::EMPTY; 9]);

    /// `digit` in each of `cells`.
    #[inline]
    pub fn of(digit: Digit, cells: CellSet) -> CandidateSet {
        let mut set = CandidateSet::EMPTY;
        set.0[digit.index()] = cells;
        set
    }

    /// Each of `digits` in each of `cells`.
    #[inline]
    pub fn all_of(digits: DigitSet, cells: CellSet) -> CandidateSet {
        let mut set = CandidateSet::EMPTY;
        for digit in digits.iter() {
            set.0[digit.index()] = cells;
        }
        set
    }

    /// The cells of `digit`.
    #[inline]
    pub const fn cells(&self, digit: Digit) -> CellSet {
        self.0[digit.index()]
    }

    /// The digits of the candidates in `cell`.
    pub fn digits(&self, cell: Cell) -> DigitSet {
        Digit::ALL.into_iter().filter(|&digit| self.contains(digit, cell)).collect()
    }

    /// The digits that occur in the set.
    pub fn all_digits(&self) -> DigitSet {
        Digit::ALL.into_iter().filter(|digit| !self.0[digit.index()].is_empty()).collect()
    }

    /// The cells that occur in the set.
    pub fn all_cells(&self) -> CellSet {
        self.0.iter().fold(CellSet::EMPTY, |all, &cells| all | cells)
    }

    /// The cells with at least one digit of the set, and those with at least two.
    #[cfg(feature = "extreme")]
    pub(crate) fn cells_once_and_twice(&self) -> (CellSet, CellSet) {
        let start = (CellSet::EMPTY, CellSet::EMPTY);
        self.0.iter().fold(start, |(once, twice), &cells| (once | cells, twice | (once & cells)))
    }

    /// Whether `digit` in `cell` is in the set.
    #[inline]
    pub const fn contains(&self, digit: Digit, cell: Cell) -> bool {
        self.0[digit.index()].contains(cell)
    }

    /// Whether every candidate is in `other` too.
    pub fn is_subset(&self, other: &CandidateSet) -> bool {
        self.0.iter().zip(&other.0).all(|(cells, others)| cells.is_subset(*others))
    }

    /// Whether the set is empty.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [CellSet::EMPTY; 9]
    }

    /// How many candidates there are.
    pub fn len(&self) -> usize {
        self.0.iter().map(|cells| cells.len()).sum()
    }

    /// Adds `digit` in `cell`.
    #[inline]
    pub fn insert(&mut self, digit: Digit, cell: Cell) {
        self.0[digit.index()].insert(cell);
    }

    /// Adds `digit` in each of `cells`.
    #[inline]
    pub fn add(&mut self, digit: Digit, cells: CellSet) {
        self.0[digit.index()] |= cells;
    }

    /// Removes `digit` in `cell`.
    #[inline]
    pub fn remove(&mut self, digit: Digit, cell: Cell) {
        self.0[digit.index()].remove(cell);
    }

    /// Removes `digit` in each of `cells`.
    #[inline]
    pub fn subtract(&mut self, digit: Digit, cells: CellSet) {
        self.0[digit.index()] -= cells;
    }

    /// The candidates, by digit, then by cell.
    pub fn iter(&self) -> impl Iterator<Item = Candidate> + '_ {
        Digit::ALL
            .into_iter()
            .flat_map(|digit| self.cells(digit).iter().map(move |cell| Candidate::new(digit, cell)))
    }
}

impl FromIterator<Candidate> for CandidateSet {
    fn from_iter<I: IntoIterator<Item = Candidate>>(candidates: I) -> CandidateSet {
        let mut set = CandidateSet::EMPTY;
        for candidate in candidates {
            set.insert(candidate.digit(), candidate.cell());
        }
        set
    }
}

impl From<Candidate> for CandidateSet {
    fn from(candidate: Candidate) -> CandidateSet {
        CandidateSet::of(candidate.digit(), CellSet::only(candidate.cell()))
    }
}

macro_rules! operators {
    ($($Op:ident $op:ident, $Assign:ident $assign:ident;)*) => {$(
        impl $Assign for CandidateSet {
            fn $assign(&mut self, other: CandidateSet) {
                for (cells, others) in self.0.iter_mut().zip(other.0) {
                    cells.$assign(others);
                }
            }
        }

        impl $Op for CandidateSet {
            type Output = CandidateSet;
            fn $op(mut self, other: CandidateSet) -> CandidateSet {
                self.$assign(other);
                self
            }
        }
    )*};
}

operators! {
    BitAnd bitand, BitAndAssign bitand_assign;
    BitOr bitor, BitOrAssign bitor_assign;
    Sub sub, SubAssign sub_assign;
}

ennead_grid::display! {
    /// Digits and cells in the usual short form: `4r1c23 7r5c5`.
    CandidateSet: |it, f| {
        let mut gap = "";
        for digit in it.all_digits().iter() {
            write!(f, "{gap}{digit}{}", crate::notation::cells(it.cells(digit)))?;
            gap = " ";
        }
        Ok(())
    }
}

impl fmt::Debug for CandidateSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

//! What can be claimed of a position.

use std::fmt;
use std::str::FromStr;

use ennead_grid::{Candidate, Cell, CellSet, Digit, Solution, named};

use crate::{Position, Step};

/// A claim about a position.
///
/// As a text, `r4c7=5` claims that r4c7 is 5, and `r4c7<>5` that it is not. A colon may stand for the
/// equals sign, `!=` or `≠` for `<>`, and blanks around either do not matter.
///
/// ```
/// use ennead_logic::{Claim, Malformed};
///
/// let claim: Claim = "r4c7: 5".parse()?;
/// assert_eq!(claim.to_string(), "r4c7=5");
/// assert_eq!("R4C7 != 5".parse::<Claim>()?.to_string(), "r4c7<>5");
/// assert_eq!("r4c10=5".parse::<Claim>(), Err(Malformed::OutOfRange));
/// assert_eq!("r4c7=0".parse::<Claim>(), Err(Malformed::OutOfRange));
/// assert_eq!("five".parse::<Claim>(), Err(Malformed::Unreadable));
/// # Ok::<(), Malformed>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Claim {
    /// The digit belongs into the cell.
    Place(Candidate),
    /// The digit does not belong into the cell.
    Remove(Candidate),
}

named! {
    /// Why a claim makes no sense.
    pub enum Malformed of "reason" {
        /// The text is not a claim.
        Unreadable = "unreadable",
        /// There is no such cell or digit.
        OutOfRange = "out-of-range",
        /// The cell holds a given.
        Given = "given",
        /// The cell is filled.
        Filled = "filled",
        /// The candidate to remove is not there.
        Absent = "absent",
    }
}

impl std::error::Error for Malformed {}

impl Claim {
    /// The candidate in question.
    pub const fn candidate(self) -> Candidate {
        match self {
            Claim::Place(candidate) | Claim::Remove(candidate) => candidate,
        }
    }

    /// Whether the solution agrees.
    pub fn is_true_of(self, solution: &Solution) -> bool {
        let candidate = self.candidate();
        let is_there = solution.digit(candidate.cell()) == candidate.digit();
        is_there == matches!(self, Claim::Place(_))
    }

    /// Whether both cannot be true: a candidate is not both there and not, nor are two digits in one
    /// cell.
    ///
    /// ```
    /// use ennead_logic::Claim;
    ///
    /// let claim = |text: &str| text.parse::<Claim>().unwrap();
    /// assert!(claim("r4c7=5").contradicts(claim("r4c7<>5")));
    /// assert!(claim("r4c7=5").contradicts(claim("r4c7=6")));
    /// assert!(!claim("r4c7<>5").contradicts(claim("r4c7<>6")));
    /// ```
    pub fn contradicts(self, other: Claim) -> bool {
        let (it, its) = (self.candidate(), other.candidate());
        match (self, other) {
            (Claim::Place(_), Claim::Place(_)) => it.cell() == its.cell() && it != its,
            (Claim::Remove(_), Claim::Remove(_)) => false,
            _ => it == its,
        }
    }

    /// Writes it into a position. A digit that clashes is not written.
    pub fn apply(self, position: &mut Position) {
        match self {
            Claim::Place(it) => position.place(it.digit(), it.cell()),
            Claim::Remove(it) => position.eliminate(it.digit(), it.cell()),
        }
    }

    /// Whether nothing is left to do for it: the digit is placed, or the candidate gone.
    pub fn holds_in(self, position: &Position) -> bool {
        let it = self.candidate();
        match self {
            Claim::Place(_) => position.digit(it.cell()) == Some(it.digit()),
            Claim::Remove(_) => !position.has(it.digit(), it.cell()),
        }
    }

    /// Whether a step says so: it places the digit; or it eliminates the candidate, or places a digit
    /// that rules it out.
    pub fn is_settled_by(self, step: &Step) -> bool {
        let it = self.candidate();
        match self {
            Claim::Place(_) => step.placements.contains(it.digit(), it.cell()),
            Claim::Remove(_) => {
                step.eliminations.contains(it.digit(), it.cell())
                    || step.placements.iter().any(|placed| placed.excludes(it))
            }
        }
    }

    /// Why it makes no sense in a position.
    pub(super) fn malformed_in(self, position: &Position) -> Option<Malformed> {
        let it = self.candidate();
        if position.givens().contains(it.cell()) {
            return Some(Malformed::Given);
        }
        if position.digit(it.cell()).is_some() {
            return Some(Malformed::Filled);
        }
        let is_absent = matches!(self, Claim::Remove(_)) && !position.has(it.digit(), it.cell());
        is_absent.then_some(Malformed::Absent)
    }

    /// The cells that a placement clashes with.
    pub(super) fn clashes(self, position: &Position) -> CellSet {
        match self {
            Claim::Place(it) => position.digits().cells_of(it.digit()) & it.cell().peers(),
            Claim::Remove(_) => CellSet::EMPTY,
        }
    }
}

impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let it = self.candidate();
        let is = if matches!(self, Claim::Place(_)) { "=" } else { "<>" };
        write!(f, "{}{is}{}", it.cell(), it.digit())
    }
}

impl FromStr for Claim {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Claim, Malformed> {
        let text = text.trim();
        let signs = ["<>", "!=", "≠", "=", ":"];
        let cut = signs.into_iter().enumerate().find_map(|(i, sign)| {
            let (cell, digit) = text.split_once(sign)?;
            Some((i < 3, cell.trim(), digit.trim()))
        });
        let (removes, cell, digit) = cut.ok_or(Malformed::Unreadable)?;
        let number = |digits: &str| {
            let is_number = !digits.is_empty() && digits.bytes().all(|it| it.is_ascii_digit());
            let number = digits.parse::<u8>().ok().filter(|number| (1..=9).contains(number));
            if is_number { number.ok_or(Malformed::OutOfRange) } else { Err(Malformed::Unreadable) }
        };
        let cell = cell.strip_prefix(['r', 'R']).ok_or(Malformed::Unreadable)?;
        let (row, column) = cell.split_once(['c', 'C']).ok_or(Malformed::Unreadable)?;
        let (row, column) = (usize::from(number(row)?), usize::from(number(column)?));
        let candidate = Candidate::new(Digit::new(number(digit)?), Cell::at(row - 1, column - 1));
        Ok(if removes { Claim::Remove(candidate) } else { Claim::Place(candidate) })
    }
}

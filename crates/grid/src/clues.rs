//! What a puzzle starts from: givens and, in a sukaku, struck candidates.

use std::fmt;

use crate::{Candidate, Cell, CellMap, Digit, DigitSet, Givens, Sheet, format};

/// Givens and, in a *sukaku*, candidates that are struck besides. The givens may clash.
///
/// In most puzzles an empty cell may hold every digit that no given in its houses rules out. A
/// sukaku says for each cell which of these digits it may hold; it may have no given at all.
///
/// ```
/// use ennead_grid::{Cell, CellMap, Clues, Digit, DigitSet, Givens};
///
/// let mut candidates = CellMap::filled(DigitSet::ALL);
/// let all = Clues::new(Givens::EMPTY, &candidates);
/// assert_eq!(all, Clues::from(Givens::EMPTY));
///
/// candidates[Cell::at(0, 0)].remove(Digit::new(5));
/// let sukaku = Clues::new(Givens::EMPTY, &candidates);
/// assert!(sukaku.is_sukaku());
/// assert_eq!(sukaku.struck().count(), 1);
/// assert!(sukaku.to_string().starts_with("1234.6789123456789"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Clues {
    givens: Givens,
    // Invariant: `None` if nothing is struck. A cell with a given has this digit alone; an empty
    // cell has no digit that a given rules out.
    candidates: Option<CellMap<DigitSet>>,
}

impl Clues {
    /// No given, and nothing struck.
    pub const EMPTY: Clues = Clues { givens: Givens::EMPTY, candidates: None };

    /// `givens`, and all candidates struck that are not in `candidates`. What it says about cells
    /// with a given, and about digits that a given rules out, does not matter.
    pub fn new(givens: Givens, candidates: &CellMap<DigitSet>) -> Clues {
        let allowed = allowed(&givens);
        let left = CellMap::from_fn(|cell| match givens.get(cell) {
            Some(_) => allowed[cell],
            None => allowed[cell] & candidates[cell],
        });
        Clues { givens, candidates: (left != allowed).then_some(left) }
    }

    /// The givens.
    #[inline]
    pub const fn givens(&self) -> &Givens {
        &self.givens
    }

    /// The digits each cell may hold, if some are struck that no given rules out: the given alone, or
    /// the candidates that are left.
    #[inline]
    pub const fn candidates(&self) -> Option<&CellMap<DigitSet>> {
        self.candidates.as_ref()
    }

    /// The same for every puzzle: the given alone, or the candidates that are left.
    pub fn candidates_or_allowed(&self) -> CellMap<DigitSet> {
        self.candidates.unwrap_or_else(|| allowed(&self.givens))
    }

    /// Whether candidates are struck.
    #[inline]
    pub const fn is_sukaku(&self) -> bool {
        self.candidates.is_some()
    }

    /// The candidates that are struck although no given rules them out, cell by cell.
    pub fn struck(&self) -> impl Iterator<Item = Candidate> {
        let both = self.candidates.map(|left| (allowed(&self.givens), left));
        both.into_iter().flat_map(|(allowed, left)| {
            Cell::ALL.into_iter().flat_map(move |cell| {
                let struck = allowed[cell] - left[cell];
                struck.iter().map(move |digit| Candidate::new(digit, cell))
            })
        })
    }

    /// Whether `digit` is struck in `cell`, or another digit is given there.
    pub fn strikes(&self, digit: Digit, cell: Cell) -> bool {
        self.candidates.is_some_and(|left| !left[cell].contains(digit))
    }

    /// The same with another given in `cell`, or with none: then the cell may hold every digit.
    #[must_use]
    pub fn with(&self, cell: Cell, digit: Option<Digit>) -> Clues {
        let mut givens = self.givens;
        givens.set(cell, digit);
        match self.candidates {
            None => Clues::from(givens),
            Some(mut candidates) => {
                candidates[cell] = DigitSet::ALL;
                Clues::new(givens, &candidates)
            }
        }
    }
}

impl Default for Clues {
    fn default() -> Clues {
        Clues::EMPTY
    }
}

/// The digits each cell may hold by the givens: the given alone, or all that no given rules out.
fn allowed(givens: &Givens) -> CellMap<DigitSet> {
    let mut allowed = CellMap::filled(DigitSet::ALL);
    for (cell, digit) in givens.iter() {
        cell.peers().iter().for_each(|peer| allowed[peer].remove(digit));
    }
    for (cell, digit) in givens.iter() {
        allowed[cell] = DigitSet::only(digit);
    }
    allowed
}

impl From<Givens> for Clues {
    #[inline]
    fn from(givens: Givens) -> Clues {
        Clues { givens, candidates: None }
    }
}

impl From<&Givens> for Clues {
    #[inline]
    fn from(givens: &Givens) -> Clues {
        Clues::from(*givens)
    }
}

impl From<&Clues> for Clues {
    #[inline]
    fn from(clues: &Clues) -> Clues {
        *clues
    }
}

/// The sheet's givens, and its candidates if they are part of the puzzle.
impl From<&Sheet> for Clues {
    fn from(sheet: &Sheet) -> Clues {
        match &sheet.candidates {
            Some(candidates) if sheet.by_candidates => Clues::new(sheet.givens, candidates),
            _ => Clues::from(sheet.givens),
        }
    }
}

crate::display! {
    /// 81 characters, `.` for an empty cell; of a sukaku 729, nine for each cell.
    Clues: |it, f| match &it.candidates {
        None => fmt::Display::fmt(&it.givens, f),
        Some(candidates) => candidates.values().iter().try_for_each(|left| {
            let nine = Digit::ALL.map(|d| if left.contains(d) { d.to_char() } else { '.' });
            nine.iter().try_for_each(|&c| fmt::Write::write_char(f, c))
        }),
    }
}

/// The text is neither 81 digits and dots nor 729.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseCluesError;

crate::error!(ParseCluesError: |_, f| f.write_str(
    "expected 81 characters, a digit or one of `. 0 * _ -` for each cell, or 729, nine for each"));

/// 81 characters, as [`Givens`] are read; of a sukaku 729, nine for each cell: the digits it may hold,
/// and one of `. 0 * _ - x` in place of each other. White space between them is ignored.
impl std::str::FromStr for Clues {
    type Err = ParseCluesError;

    fn from_str(text: &str) -> Result<Clues, ParseCluesError> {
        if let Ok(givens) = text.parse::<Givens>() {
            return Ok(givens.into());
        }
        let line: String = text.chars().filter(|c| !c.is_whitespace()).collect();
        let sheet = format::sukaku(&line).ok_or(ParseCluesError)?;
        Ok(Clues::from(&sheet))
    }
}

impl fmt::Debug for Clues {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{self}\"")
    }
}

//! A puzzle as it stands on paper: what the formats read and write.

use crate::{Cell, CellMap, DigitSet, Givens};

/// A puzzle as it stands on paper: printed digits, digits written in later, pencil marks,
/// and what is said about it.
///
/// ```
/// use ennead_grid::{Cell, Digit, Givens, Sheet};
///
/// let mut sheet = Sheet::from(Givens::EMPTY);
/// sheet.placed.set(Cell::at(0, 0), Some(Digit::new(4)));
/// assert_eq!(sheet.grid().len(), 1);
/// assert_eq!(sheet.givens.len(), 0);
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Sheet {
    /// The printed digits.
    pub givens: Givens,
    /// The digits written in later, right or wrong. No cell has a given and a placement.
    pub placed: Givens,
    /// The pencil marks, if there are any: empty in a cell that holds a digit.
    pub candidates: Option<CellMap<DigitSet>>,
    /// What is said about the puzzle.
    pub info: Info,
}

/// What is said about a puzzle; each word as its source has it, nothing checked.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Info {
    /// The puzzle's name or number.
    pub title: Option<String>,
    /// Who made it.
    pub author: Option<String>,
    /// What it is about; rules.
    pub description: Option<String>,
    /// Anything else, such as the text after the 81 characters of a line.
    pub comment: Option<String>,
    /// When it was made or published.
    pub date: Option<String>,
    /// Where it was published.
    pub source: Option<String>,
    /// How hard its source calls it.
    pub level: Option<String>,
    /// Where it stands on the web.
    pub url: Option<String>,
    /// Its rating by the source's scale, such as `7.2`.
    pub rating: Option<String>,
    /// The solution the source gives.
    pub solution: Option<Givens>,
}

impl Sheet {
    /// Givens and placements in one grid.
    pub fn grid(&self) -> Givens {
        let mut grid = self.givens;
        for (cell, digit) in self.placed.iter() {
            grid.set(cell, Some(digit));
        }
        grid
    }

    /// The pencil marks; where there are none, the digits no peer of an empty cell holds.
    pub fn candidates_or_allowed(&self) -> CellMap<DigitSet> {
        let grid = self.grid();
        self.candidates.unwrap_or_else(|| {
            CellMap::from_fn(|cell: Cell| match grid.get(cell) {
                Some(_) => DigitSet::EMPTY,
                None => grid.allowed(cell),
            })
        })
    }
}

impl From<Givens> for Sheet {
    fn from(givens: Givens) -> Sheet {
        Sheet { givens, ..Sheet::default() }
    }
}

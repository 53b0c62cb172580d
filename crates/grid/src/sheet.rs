//! A puzzle as on paper: what the formats read and write.

use crate::{Cell, CellMap, DigitSet, Givens};

/// A puzzle as on paper: the printed digits, the digits written in since, the pencil marks, and
/// information about the puzzle.
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
    /// The digits written in since, right or wrong. No cell has both a given and a placement.
    pub placed: Givens,
    /// The pencil marks, if there are any; no marks in a cell that holds a digit.
    pub candidates: Option<CellMap<DigitSet>>,
    /// Whether the pencil marks are part of the puzzle, which is then a *sukaku*: a format that writes
    /// down candidates says which digits each cell may hold. In other formats, pencil marks are notes
    /// of a player.
    pub by_candidates: bool,
    /// Information about the puzzle.
    pub info: Info,
}

/// Information about a puzzle, as given by its source and not checked.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Info {
    /// The puzzle's name or number.
    pub title: Option<String>,
    /// Who made it.
    pub author: Option<String>,
    /// A description, for example of its rules.
    pub description: Option<String>,
    /// Anything else, such as the text after the 81 characters of a line.
    pub comment: Option<String>,
    /// When it was made or published.
    pub date: Option<String>,
    /// Where it was published.
    pub source: Option<String>,
    /// The difficulty, in the words of its source.
    pub level: Option<String>,
    /// Its address on the web.
    pub url: Option<String>,
    /// Its rating on the source's scale, such as `7.2`.
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

    /// The pencil marks; if there are none, the digits that no peer of an empty cell holds.
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

//! Givens that fit together.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::{CellMap, CellSet, Clues, DigitSet, Givens, ParseCluesError, Solution};

/// Givens none of which clash; in a sukaku, candidates are struck besides.
///
/// A puzzle may still have no solution, or several; an engine can find that out.
///
/// ```
/// use ennead_grid::{Cell, Givens, ParsePuzzleError, Puzzle};
///
/// let twice = format!("5.......5{:.<72}", "");
/// let clash = Puzzle::try_from(twice.parse::<Givens>()?).unwrap_err();
/// assert_eq!(clash.cells, [Cell::at(0, 0), Cell::at(0, 8)].into());
/// assert_eq!(twice.parse::<Puzzle>(), Err(ParsePuzzleError::Clash(clash)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Puzzle {
    // Invariant: no two givens clash.
    clues: Clues,
}

impl Puzzle {
    /// The puzzle without a given.
    pub const EMPTY: Puzzle = Puzzle { clues: Clues::EMPTY };

    /// The puzzle whose givens are a solution's digits in `cells`.
    ///
    /// ```
    /// use ennead_grid::{Cell, Givens, House, Puzzle, Solution};
    ///
    /// let grid: Givens =
    ///     "671834925432159687958762413589621374346978251127543869263417598795386142814295736"
    ///         .parse()?;
    /// let puzzle = Puzzle::of_solution(&Solution::try_from(grid)?, House::row(0).cells());
    /// assert_eq!(puzzle.givens().to_string(), format!("671834925{:.<72}", ""));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn of_solution(solution: &Solution, cells: CellSet) -> Puzzle {
        // Digits of a solution never clash.
        let mut givens = Givens::EMPTY;
        for cell in cells.iter() {
            givens.set(cell, Some(solution.digit(cell)));
        }
        Puzzle { clues: Clues::from(givens) }
    }

    /// The givens, and what is struck.
    #[inline]
    pub const fn clues(&self) -> &Clues {
        &self.clues
    }

    /// The givens.
    #[inline]
    pub const fn givens(&self) -> &Givens {
        self.clues.givens()
    }

    /// In a sukaku, the digits each cell may hold: [`Clues::candidates`].
    #[inline]
    pub const fn candidates(&self) -> Option<&CellMap<DigitSet>> {
        self.clues.candidates()
    }

    /// How many cells have no given.
    pub fn missing(&self) -> usize {
        self.givens().missing()
    }
}

/// Givens clash: the same digit twice in a house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clash {
    /// Every cell that clashes with another, never empty.
    pub cells: CellSet,
}

crate::error!(Clash: |it, f| write!(f, "the givens clash at {}", it.cells));

crate::display! {
    /// As the [`Clues`] are written: 81 characters, of a sukaku 729.
    Puzzle: |it, f| fmt::Display::fmt(&it.clues, f)
}

/// Why a text is no puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ParsePuzzleError {
    /// It does not say what is in the cells.
    Clues(ParseCluesError),
    /// The givens clash.
    Clash(Clash),
}

crate::display!(ParsePuzzleError: |it, f| match it {
    ParsePuzzleError::Clues(error) => fmt::Display::fmt(error, f),
    ParsePuzzleError::Clash(clash) => fmt::Display::fmt(clash, f),
});

impl Error for ParsePuzzleError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            ParsePuzzleError::Clues(error) => error.source(),
            ParsePuzzleError::Clash(clash) => clash.source(),
        }
    }
}

impl From<ParseCluesError> for ParsePuzzleError {
    fn from(error: ParseCluesError) -> ParsePuzzleError {
        ParsePuzzleError::Clues(error)
    }
}

impl From<Clash> for ParsePuzzleError {
    fn from(clash: Clash) -> ParsePuzzleError {
        ParsePuzzleError::Clash(clash)
    }
}

/// As [`Clues`] are read.
impl FromStr for Puzzle {
    type Err = ParsePuzzleError;

    fn from_str(text: &str) -> Result<Puzzle, ParsePuzzleError> {
        Ok(Puzzle::try_from(text.parse::<Clues>()?)?)
    }
}

impl TryFrom<Givens> for Puzzle {
    type Error = Clash;

    fn try_from(givens: Givens) -> Result<Puzzle, Clash> {
        Puzzle::try_from(Clues::from(givens))
    }
}

impl TryFrom<Clues> for Puzzle {
    type Error = Clash;

    fn try_from(clues: Clues) -> Result<Puzzle, Clash> {
        let cells = clues.givens().clashes();
        if cells.is_empty() { Ok(Puzzle { clues }) } else { Err(Clash { cells }) }
    }
}

/// The givens.
impl From<Puzzle> for Givens {
    fn from(puzzle: Puzzle) -> Givens {
        *puzzle.givens()
    }
}

/// The givens, and what is struck.
impl From<Puzzle> for Clues {
    fn from(puzzle: Puzzle) -> Clues {
        puzzle.clues
    }
}

//! Givens that fit together.

use crate::{CellMap, CellSet, Clues, DigitSet, Givens, Solution};

/// Givens none of which clash; in a sukaku, candidates are struck besides.
///
/// A puzzle may still have no solution, or several; an engine can find that out.
///
/// ```
/// use ennead_grid::{Cell, Givens, Puzzle};
///
/// let twice: Givens = format!("5.......5{:.<72}", "").parse()?;
/// let clash = Puzzle::try_from(twice).unwrap_err();
/// assert_eq!(clash.cells, [Cell::at(0, 0), Cell::at(0, 8)].into());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
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

crate::error!(Clash: |it, f| {
    f.write_str("the givens clash at")?;
    it.cells.iter().try_for_each(|cell| write!(f, " {cell}"))
});

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

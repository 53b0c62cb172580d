//! Full grids.

use std::fmt;

use crate::{Cell, Digit, Givens, House};

/// A full grid: every house holds every digit once.
///
/// ```
/// use ennead_grid::{Cell, Givens, Solution};
///
/// let grid: Givens =
///     "671834925432159687958762413589621374346978251127543869263417598795386142814295736"
///         .parse()?;
/// let solution = Solution::try_from(grid)?;
/// assert_eq!(solution.digit(Cell::at(0, 0)).get(), 6);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Solution {
    // Invariant: every house holds every digit once.
    grid: Givens,
}

impl Solution {
    /// The full grid of 81 digits that an engine knows to be a solution; only debug builds check
    /// it.
    ///
    /// The check of `try_from` takes as long as solving an easy puzzle, which would be too slow for
    /// an engine that solves twenty million a second. A wrong grid breaks what users of a
    /// `Solution` rely on, but does not cause undefined behaviour.
    #[inline]
    pub fn from_proven(digits: [u8; 81]) -> Solution {
        let grid = Givens::from_proven(digits);
        debug_assert!(Solution::try_from(grid).is_ok(), "no solution: {grid}");
        Solution { grid }
    }

    /// The digit in `cell`.
    #[inline]
    pub const fn digit(&self, cell: Cell) -> Digit {
        self.grid.get(cell).expect("a solution has a digit in every cell")
    }

    /// The grid, with a digit in all 81 cells.
    #[inline]
    pub const fn grid(&self) -> &Givens {
        &self.grid
    }

    /// The 81 digits in reading order.
    #[inline]
    pub const fn as_bytes(&self) -> &[u8; 81] {
        self.grid.as_bytes()
    }

    /// Whether the solution has every digit of `givens` in the same cell.
    pub fn extends(&self, givens: &Givens) -> bool {
        givens.iter().all(|(cell, digit)| self.digit(cell) == digit)
    }
}

crate::display! {
    /// The 81 digits.
    Solution: |it, f| fmt::Display::fmt(&it.grid, f)
}

/// 81 digits, with white space between them or without.
impl std::str::FromStr for Solution {
    type Err = NotASolution;

    fn from_str(text: &str) -> Result<Solution, NotASolution> {
        Solution::try_from(text.parse::<Givens>().map_err(|_| NotASolution)?)
    }
}

/// The grid.
impl From<Solution> for Givens {
    fn from(solution: Solution) -> Givens {
        solution.grid
    }
}

/// The grid is not full, or a house holds a digit twice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotASolution;

crate::error!(NotASolution: |_, f| f.write_str("a house does not hold every digit once"));

impl TryFrom<Givens> for Solution {
    type Error = NotASolution;

    fn try_from(grid: Givens) -> Result<Solution, NotASolution> {
        let mut seen = [0u16; 27];
        for cell in Cell::ALL {
            let bit = 1u16 << grid[cell] >> 1;
            for house in cell.houses() {
                seen[house.index()] |= bit;
            }
        }
        debug_assert_eq!(seen.len(), House::ALL.len());
        // Nine cells and nine different digits: none twice, none missing.
        if seen == [0x1ff; 27] { Ok(Solution { grid }) } else { Err(NotASolution) }
    }
}

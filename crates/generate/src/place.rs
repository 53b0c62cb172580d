//! A puzzle as the search for puzzles sees it: which cells of a full grid are given.

use ennead_engine::count_solutions;
use ennead_grid::{CellSet, Puzzle, Solution};

/// The cells with givens, and the solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    pub(crate) clues: CellSet,
    pub(crate) solution: Solution,
}

impl Place {
    /// The puzzle.
    pub(crate) fn puzzle(&self) -> Puzzle {
        Puzzle::of_solution(&self.solution, self.clues)
    }

    /// The same grid with other givens.
    pub(crate) fn with(&self, clues: CellSet) -> Place {
        Place { clues, ..*self }
    }

    /// Whether there is no other solution.
    pub(crate) fn is_unique(&self) -> bool {
        count_solutions(&self.puzzle(), 2) == 1
    }

    /// Whether no given can be left out.
    pub(crate) fn is_minimal(&self) -> bool {
        self.clues.iter().all(|cell| !self.with(self.clues.without(cell)).is_unique())
    }
}

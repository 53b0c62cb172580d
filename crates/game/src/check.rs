//! Compares a game with the solution.

use ennead_engine::{count_solutions, solution};
use ennead_grid::{Candidate, CellSet, Puzzle};

use crate::Game;

/// What [`Game::check`] found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Finding {
    /// The same digit occurs twice in a house, in these cells.
    Conflicts(CellSet),
    /// The puzzle has one solution, and the board disagrees with it.
    Mistakes {
        /// Cells whose digit differs from the solution.
        cells: CellSet,
        /// Candidates of the solution that the player has struck.
        struck: Vec<Candidate>,
    },
    /// The puzzle has several solutions, and none of them agrees with the digits written.
    Lost,
    /// The puzzle itself has no solution.
    Unsolvable,
    /// Everything is right so far; this many cells are left.
    Fine(usize),
    /// The puzzle is solved.
    Solved,
}

impl Game {
    /// Compares the board with the solution, conflicts first.
    pub fn check(&self) -> Finding {
        let board = self.board();
        let conflicts = board.conflicts();
        if !conflicts.is_empty() {
            return Finding::Conflicts(conflicts);
        }
        if board.empty().is_empty() {
            return Finding::Solved;
        }
        let puzzle = Puzzle::try_from(board.givens).expect("no two digits of the board clash");
        let Some(solution) = solution(&puzzle) else {
            let now = Puzzle::try_from(board.grid()).expect("no two digits of the board clash");
            return match (count_solutions(&puzzle, 1), count_solutions(&now, 1)) {
                (0, _) => Finding::Unsolvable,
                (_, 0) => Finding::Lost,
                _ => Finding::Fine(board.empty().len()),
            };
        };
        let wrong = board.placed.iter().filter(|&(cell, digit)| solution.digit(cell) != digit);
        let cells: CellSet = wrong.map(|(cell, _)| cell).collect();
        let struck: Vec<Candidate> = match board.is_marked() {
            true => board
                .empty()
                .iter()
                .map(|cell| Candidate::new(solution.digit(cell), cell))
                .filter(|it| !board.corner[it.cell()].contains(it.digit()))
                .collect(),
            false => Vec::new(),
        };
        if cells.is_empty() && struck.is_empty() {
            Finding::Fine(board.empty().len())
        } else {
            Finding::Mistakes { cells, struck }
        }
    }

    /// The solution's digits in `cells`, as a last resort for the player; `None` unless there is
    /// exactly one solution.
    pub fn reveal(&self, cells: CellSet) -> Option<Vec<Candidate>> {
        let puzzle = Puzzle::try_from(self.board().givens).ok()?;
        let solution = solution(&puzzle)?;
        Some(cells.iter().map(|cell| Candidate::new(solution.digit(cell), cell)).collect())
    }
}

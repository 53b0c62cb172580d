//! Compares a game with the solution.

use ennead_engine::{solution, some_solution};
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
    /// All is well so far; this many cells are left.
    Fine(usize),
    /// The puzzle is solved.
    Solved,
}

impl Finding {
    /// The name of its kind, such as `mistakes`; `struck` if no digit is wrong, but candidates
    /// are missing.
    pub fn name(&self) -> &'static str {
        match self {
            Finding::Conflicts(_) => "conflicts",
            Finding::Mistakes { cells, .. } if cells.is_empty() => "struck",
            Finding::Mistakes { .. } => "mistakes",
            Finding::Lost => "lost",
            Finding::Unsolvable => "unsolvable",
            Finding::Fine(_) => "fine",
            Finding::Solved => "solved",
        }
    }

    /// The cells to look at: those that clash, those with a wrong digit, or if there are none
    /// those in which a candidate is missing.
    pub fn cells(&self) -> CellSet {
        match self {
            Finding::Conflicts(cells) => *cells,
            Finding::Mistakes { cells, struck } if cells.is_empty() => {
                struck.iter().map(|candidate| candidate.cell()).collect()
            }
            Finding::Mistakes { cells, .. } => *cells,
            Finding::Lost | Finding::Unsolvable | Finding::Fine(_) | Finding::Solved => {
                CellSet::EMPTY
            }
        }
    }
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
            return match (some_solution(&puzzle), some_solution(&now)) {
                (None, _) => Finding::Unsolvable,
                (_, None) => Finding::Lost,
                _ => Finding::Fine(board.empty().len()),
            };
        };
        let wrong = board.placed.iter().filter(|&(cell, digit)| solution.digit(cell) != digit);
        let cells: CellSet = wrong.map(|(cell, _)| cell).collect();
        // A mark that a digit of its houses rules out was not struck by the player: that digit
        // is wrong, and has been found.
        let grid = board.grid();
        let is_struck = |it: &Candidate| {
            !board.corner[it.cell()].contains(it.digit())
                && grid.allowed(it.cell()).contains(it.digit())
        };
        let belongs = |cell| Candidate::new(solution.digit(cell), cell);
        let struck: Vec<Candidate> = match board.is_marked() {
            true => board.empty().iter().map(belongs).filter(is_struck).collect(),
            false => Vec::new(),
        };
        if cells.is_empty() && struck.is_empty() {
            Finding::Fine(board.empty().len())
        } else {
            Finding::Mistakes { cells, struck }
        }
    }
}

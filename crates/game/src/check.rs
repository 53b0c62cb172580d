//! Compares a game with the solution.

use ennead_board::{Classic, Digits, Ground, Set};
use ennead_grid::named;

use crate::GameOn;

/// What was found in a classic game.
pub type Finding = FindingOn<Classic>;

/// What [`GameOn::check`] found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FindingOn<G: Ground> {
    /// The same digit occurs twice in a house, in these cells.
    Conflicts(G::Cells),
    /// The puzzle has one solution, and the board disagrees with it.
    Mistakes {
        /// Cells whose digit differs from the solution.
        cells: G::Cells,
        /// Candidates of the solution that the player has struck.
        struck: Vec<G::Candidate>,
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

/// Which solutions some digits have. Whoever checks a game brings a function that says so: games
/// know no way to solve.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Solutions<S> {
    /// None.
    None,
    /// This one alone.
    One(S),
    /// More than one.
    Several,
}

named! {
    /// What kind of finding it is.
    pub enum FindingKind {
        /// See [`FindingOn::Conflicts`].
        Conflicts = "conflicts",
        /// See [`FindingOn::Mistakes`].
        Mistakes = "mistakes",
        /// No digit is wrong, but candidates are missing.
        Struck = "struck",
        /// See [`FindingOn::Lost`].
        Lost = "lost",
        /// See [`FindingOn::Unsolvable`].
        Unsolvable = "unsolvable",
        /// See [`FindingOn::Fine`].
        Fine = "fine",
        /// See [`FindingOn::Solved`].
        Solved = "solved",
    }
}

impl<G: Ground> FindingOn<G> {
    /// The kind.
    pub fn kind(&self) -> FindingKind {
        match self {
            FindingOn::Conflicts(_) => FindingKind::Conflicts,
            FindingOn::Mistakes { cells, .. } if cells.is_empty() => FindingKind::Struck,
            FindingOn::Mistakes { .. } => FindingKind::Mistakes,
            FindingOn::Lost => FindingKind::Lost,
            FindingOn::Unsolvable => FindingKind::Unsolvable,
            FindingOn::Fine(_) => FindingKind::Fine,
            FindingOn::Solved => FindingKind::Solved,
        }
    }

    /// The name of the kind in data.
    pub fn name(&self) -> &'static str {
        self.kind().name()
    }

    /// The cells to look at: those that clash, those with a wrong digit, or if there are none
    /// those in which a candidate is missing.
    pub fn cells(&self) -> G::Cells {
        match self {
            FindingOn::Conflicts(cells) => *cells,
            FindingOn::Mistakes { cells, struck } if cells.is_empty() => {
                struck.iter().map(|&candidate| G::parts(candidate).1).collect()
            }
            FindingOn::Mistakes { cells, .. } => *cells,
            FindingOn::Lost | FindingOn::Unsolvable | FindingOn::Fine(_) | FindingOn::Solved => {
                G::Cells::default()
            }
        }
    }
}

impl<G: Ground> GameOn<G> {
    /// Compares the board with the solution, conflicts first. `solve` says which solutions digits
    /// have that do not clash; it is not called if there are conflicts or the grid is full.
    pub fn check(&self, solve: &dyn Fn(&G::Givens) -> Solutions<G::Givens>) -> FindingOn<G> {
        let board = self.board();
        let conflicts = board.conflicts();
        if !conflicts.is_empty() {
            return FindingOn::Conflicts(conflicts);
        }
        let empty = board.empty();
        if empty.is_empty() {
            return FindingOn::Solved;
        }
        let grid = board.grid();
        let solution = match solve(&board.givens) {
            Solutions::One(solution) => solution,
            Solutions::None => return FindingOn::Unsolvable,
            Solutions::Several => match solve(&grid) {
                Solutions::None => return FindingOn::Lost,
                _ => return FindingOn::Fine(empty.len()),
            },
        };
        let is_wrong = |&cell: &G::Cell| solution.get(cell) != board.placed.get(cell);
        let cells: G::Cells = board.placed.cells().iter().filter(is_wrong).collect();
        // A mark that a digit of its houses rules out was not struck by the player: that digit
        // is wrong, and has been found.
        let is_struck = |&(digit, cell): &(G::Value, G::Cell)| {
            !board.corner[cell].contains(digit) && board.ground.allowed(&grid, cell).contains(digit)
        };
        let belongs = |cell| solution.get(cell).map(|digit| (digit, cell));
        let struck: Vec<G::Candidate> = match board.is_marked() {
            true => empty
                .iter()
                .filter_map(belongs)
                .filter(is_struck)
                .map(|(digit, cell)| G::candidate(digit, cell))
                .collect(),
            false => Vec::new(),
        };
        if cells.is_empty() && struck.is_empty() {
            FindingOn::Fine(empty.len())
        } else {
            FindingOn::Mistakes { cells, struck }
        }
    }
}

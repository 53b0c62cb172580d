//! The answer to a question about the solutions of one puzzle.

use ennead_grid::Solution;

/// What a batch finds out about one puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Answer {
    /// How many solutions there are, counted up to the limit; 0 if givens clash.
    pub count: u64,
    /// The first solution found, if there is one (and the limit is not 0).
    pub solution: Option<Solution>,
}

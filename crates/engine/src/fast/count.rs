//! Counting the solutions of one puzzle, by many lanes if there are many.

use ennead_grid::Puzzle;

use super::count_few;
use crate::Answer;
use crate::arch::Machine;
use crate::batch::Solver;

/// Beyond this many solutions, counting uses searches side by side.
const MANY_SOLUTIONS: u64 = 4096;

/// The number of solutions of `puzzle`, counted up to `limit`.
///
/// ```
/// use ennead_engine::fast;
/// use ennead_grid::Puzzle;
///
/// assert_eq!(fast::count_solutions(&Puzzle::EMPTY, 1000), 1000);
/// ```
pub fn count_solutions(puzzle: &Puzzle, limit: u64) -> u64 {
    // The lanes start from givens.
    if limit <= MANY_SOLUTIONS || puzzle.candidates().is_some() {
        return count_few(puzzle, limit);
    }
    // A few solutions are counted before the many lanes could be set up.
    let count = count_few(puzzle, MANY_SOLUTIONS);
    if count < MANY_SOLUTIONS {
        return count;
    }
    let mut answer = [Answer::default()];
    Solver::on(Machine::best()).solve(&[*puzzle.givens()], limit, &mut answer);
    answer[0].count
}

//! Many puzzles in one call.

use ennead_grid::{Givens, Solution};

use crate::fast;

/// What a batch finds out about one puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Answer {
    /// How many solutions there are, counted up to the limit; 0 if givens clash.
    pub count: u64,
    /// The first solution found, if there is one (and the limit is not 0).
    pub solution: Option<Solution>,
}

/// Counts the solutions of each of `givens` up to `limit`; `answers[i]` is about `givens[i]`.
///
/// ```
/// use ennead_engine::batch;
/// use ennead_grid::{Cell, Digit, Givens};
///
/// let mut clashing = Givens::EMPTY;
/// clashing.set(Cell::at(0, 0), Some(Digit::new(5)));
/// clashing.set(Cell::at(0, 8), Some(Digit::new(5)));
/// let mut answers = [batch::Answer::default(); 2];
/// batch::solve(&[Givens::EMPTY, clashing], 2, &mut answers);
/// assert_eq!(answers.map(|answer| answer.count), [2, 0]);
/// ```
///
/// # Panics
///
/// If there are more or fewer answers than givens.
pub fn solve(givens: &[Givens], limit: u64, answers: &mut [Answer]) {
    assert_eq!(givens.len(), answers.len(), "an answer for each of the givens");
    for (givens, answer) in givens.iter().zip(answers) {
        let (count, solution) = fast::count_and_first(givens, limit);
        *answer = Answer { count, solution };
    }
}

//! Stands in until the fast engine is there.
#![allow(missing_docs)]
pub mod batch {
    use ennead_grid::{Givens, Puzzle, Solution};
    #[derive(Clone, Copy, Default, Debug)]
    pub struct Answer {
        pub count: u64,
        pub solution: Option<Solution>,
    }
    pub fn solve(givens: &[Givens], limit: u64, answers: &mut [Answer]) {
        for (givens, answer) in givens.iter().zip(answers) {
            let Ok(puzzle) = Puzzle::try_from(*givens) else {
                *answer = Answer::default();
                continue;
            };
            answer.count = crate::count_solutions(&puzzle, limit);
            answer.solution = crate::some_solution(&puzzle);
        }
    }
}
pub mod fast {
    pub use crate::classic::Backtracking as InReadingOrder;
}

//! What is claimed.

use std::ops::ControlFlow;

use ennead_engine::Engine;
use ennead_engine::fast::IN_READING_ORDER;
use ennead_grid::{Clues, Puzzle, Solution};
use ennead_stop::{Stop, Stopped};

/// The most solutions a claim lists.
pub const MOST_SOLUTIONS: usize = 1000;

/// Which solutions a puzzle has.
#[derive(Clone, Debug)]
pub struct Claim {
    clues: Clues,
    solutions: Vec<Solution>,
    complete: bool,
}

impl Claim {
    /// Finds the solutions of givens or a sukaku, and stops looking after [`MOST_SOLUTIONS`].
    ///
    /// # Errors
    ///
    /// If it was stopped.
    pub fn find(clues: impl Into<Clues>, stop: &Stop) -> Result<Claim, Stopped> {
        let clues = clues.into();
        let mut solutions = Vec::new();
        let mut complete = true;
        if let Ok(puzzle) = Puzzle::try_from(clues) {
            let mut collect = |solution: &Solution| {
                complete = solutions.len() < MOST_SOLUTIONS;
                if complete {
                    solutions.push(*solution);
                    ControlFlow::Continue(())
                } else {
                    ControlFlow::Break(())
                }
            };
            IN_READING_ORDER.search(&puzzle, MOST_SOLUTIONS as u64 + 1, &mut collect, stop);
            stop.check()?;
        }
        Ok(Claim { clues, solutions, complete })
    }

    /// The givens and what is struck; if givens clash, there is no solution.
    pub fn clues(&self) -> &Clues {
        &self.clues
    }

    /// The solutions, in reading order.
    pub fn solutions(&self) -> &[Solution] {
        &self.solutions
    }

    /// Whether the solutions are all there are. If not, there are more than [`MOST_SOLUTIONS`], and
    /// the claim is only that those listed are solutions.
    pub fn is_complete(&self) -> bool {
        self.complete
    }
}

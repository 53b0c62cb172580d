//! Leaving out givens, for many puzzles side by side.

use ennead_engine::Answer;
use ennead_engine::batch::Solver;
use ennead_grid::{CellSet, Givens, Solution};

/// A puzzle that loses givens.
#[derive(Clone, Debug)]
pub struct Draft {
    /// Its solution.
    pub solution: Solution,
    /// The cells with givens.
    pub clues: CellSet,
    /// What to leave out, in this order: sets of cells that go together.
    pub queue: Vec<CellSet>,
    /// How many givens to keep at least.
    pub least: usize,
}

/// The digits of a solution in some cells.
pub(crate) fn givens_in(solution: &Solution, cells: CellSet) -> Givens {
    let mut givens = Givens::EMPTY;
    for cell in cells.iter() {
        givens.set(cell, Some(solution.digit(cell)));
    }
    givens
}

/// Leaves out givens as long as the solution stays the only one.
#[derive(Default)]
pub struct Minimiser {
    solver: Solver,
    givens: Vec<Givens>,
    answers: Vec<Answer>,
}

impl Minimiser {
    /// A minimiser for the machine it runs on.
    pub fn new() -> Minimiser {
        Minimiser::default()
    }

    /// Goes through the queue of each draft: what can be left out without a second solution is.
    pub fn reduce(&mut self, drafts: &mut [Draft]) {
        let mut at = vec![0; drafts.len()];
        loop {
            self.givens.clear();
            let mut asked = Vec::new();
            for (i, draft) in drafts.iter().enumerate() {
                while let Some(&cells) = draft.queue.get(at[i]) {
                    let rest = draft.clues - cells;
                    if rest.len() >= draft.least && rest != draft.clues {
                        self.givens.push(givens_in(&draft.solution, rest));
                        asked.push(i);
                        break;
                    }
                    at[i] += 1;
                }
            }
            if asked.is_empty() {
                return;
            }
            self.answers.clear();
            self.answers.resize(asked.len(), Answer::default());
            self.solver.solve(&self.givens, 2, &mut self.answers);
            for (&i, answer) in asked.iter().zip(&self.answers) {
                let draft = &mut drafts[i];
                if answer.count == 1 {
                    draft.clues -= draft.queue[at[i]];
                }
                at[i] += 1;
            }
        }
    }
}

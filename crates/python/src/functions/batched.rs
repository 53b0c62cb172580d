//! Questions that are answered by the number of solutions and the first of them. Many puzzles are
//! searched side by side.

use ennead::Givens;
use ennead::engine::batch::{Answer, Solver};
use ennead_api::puzzle::Ruled;
use ennead_api::{Asker, Refusal, Stop};

use super::BATCH;
use crate::columns::Kind;
use crate::many::Question;
use crate::part::Part;

/// A question about the solutions of every puzzle.
pub(super) trait OfSolutions: Send + Sync + 'static {
    /// The columns of the answer.
    fn columns(&self) -> Vec<(&'static str, Kind)>;
    /// The number of solutions at which counting stops.
    fn limit(&self) -> u64 {
        2
    }
    /// Answers question number `question` from what was found.
    fn tell(&self, question: usize, givens: &Givens, found: &Answer, answers: &mut Part<'_>);
    /// Answers as [`Question::answer_ruled`] does.
    fn tell_ruled(
        &self,
        puzzle: &Ruled,
        answers: &mut Part<'_>,
        asker: &Asker,
    ) -> Result<(), Refusal>;
}

/// Such a question, asked of many puzzles.
pub(super) struct Batched<Q>(pub(super) Q);

impl<Q: OfSolutions> Question for Batched<Q> {
    /// The solver, and the memory for what it finds.
    type Worker = (Solver, Vec<Answer>);
    const HEEDS_STOP: bool = true;
    fn columns(&self) -> Vec<(&'static str, Kind)> {
        self.0.columns()
    }
    fn piece(&self) -> usize {
        if self.0.limit() <= 1000 { BATCH } else { 1 }
    }
    fn worker(&self) -> Self::Worker {
        Default::default()
    }
    fn answer(
        &self,
        (solver, found): &mut Self::Worker,
        puzzles: &[Givens],
        answers: &mut Part<'_>,
        stop: &Stop,
    ) {
        found.resize(puzzles.len(), Answer::default());
        if solver.solve_unless(puzzles, self.0.limit(), found, stop).is_err() {
            return;
        }
        for (question, (givens, found)) in puzzles.iter().zip(found).enumerate() {
            self.0.tell(question, givens, found, answers);
        }
    }
    fn answer_ruled(
        &self,
        puzzle: &Ruled,
        answers: &mut Part<'_>,
        asker: &Asker,
    ) -> Result<(), Refusal> {
        self.0.tell_ruled(puzzle, answers, asker)
    }
}

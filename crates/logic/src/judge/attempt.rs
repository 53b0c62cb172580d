//! Attempts at a puzzle, judged move by move.

use ennead_grid::{Cell, Solution};
use ennead_stop::{Stop, Stopped};

use super::{Claim, Judge, Judgement, refuted};
use crate::{Mistakes, Position};

/// An attempt at a puzzle: each move is judged in the position that the moves before it left.
///
/// Malformed moves change nothing. Wrong moves are written down like all others, unless they clash
/// with a digit; from then on the attempt is off the rails.
///
/// ```
/// use ennead_grid::{Givens, Puzzle};
/// use ennead_logic::{
///     Attempt, Judge, Limits, Options, PathFinder, Position, Stop, Table, Judgement,
/// };
///
/// let givens: Givens =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
///         .parse()?;
/// let puzzle = Puzzle::try_from(givens)?;
/// let solution = ennead_engine::solution(&puzzle).expect("it has exactly one");
/// let finder = PathFinder::new(Table::hodoku(), Options::DEFAULT);
/// let mut judge = Judge::new(finder, Limits::DEFAULT);
/// let mut attempt = Attempt::new(Position::new(&puzzle), solution);
/// let mut names = Vec::new();
/// for claim in ["r5c5=5", "r5c5=5", "r1c3=1", "r1c4=6"] {
///     let claim = claim.parse().expect("a claim");
///     names.push(attempt.judge(claim, &mut judge, &Stop::never())?.name());
/// }
/// assert_eq!(names, ["follows", "malformed", "wrong", "off-the-rails"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Attempt {
    position: Position,
    solution: Solution,
    since: Option<Cell>,
}

impl Attempt {
    /// An attempt that begins in a position of the puzzle with this solution.
    pub fn new(position: Position, solution: Solution) -> Attempt {
        let since = Mistakes::in_position(&position, &solution).cells().first();
        Attempt { position, solution, since }
    }

    /// The position reached.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Judges the next move and makes it.
    ///
    /// # Errors
    ///
    /// If the judge was stopped. The move is not made then.
    pub fn judge(
        &mut self,
        claim: Claim,
        judge: &mut Judge,
        stop: &Stop,
    ) -> Result<Judgement, Stopped> {
        let judgement = match (refuted(&self.position, &self.solution, claim), self.since) {
            (Some(judgement @ (Judgement::Malformed(_) | Judgement::Wrong { .. })), _) => judgement,
            (_, Some(since)) => {
                let mistakes = Mistakes::in_position(&self.position, &self.solution);
                Judgement::OffTheRails { since, mistakes }
            }
            (Some(judgement), None) => judgement,
            (None, None) => judge.prove(&self.position, claim, stop)?,
        };
        if let Judgement::Wrong { .. } = judgement {
            self.since.get_or_insert(claim.candidate().cell());
        }
        if !matches!(judgement, Judgement::Malformed(_)) {
            claim.apply(&mut self.position);
        }
        Ok(judgement)
    }
}

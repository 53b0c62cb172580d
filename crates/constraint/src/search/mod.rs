//! Search for solutions, in slices.

mod candidates;
mod narrow;
mod scores;
mod tree;

use ennead_stop::{End, Enough, Stop, Stopped};

use crate::compile::compile;
use crate::engine::sets::Words;
use crate::engine::width::Width;
use crate::model::Model;

pub use candidates::{holders, true_candidates};
pub use narrow::narrow;
pub(crate) use tree::Tree;

/// What a slice of a search has come to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Progress {
    /// A solution: a value for each variable. There may be more.
    Solution(Vec<u8>),
    /// The budget is used up; the search can go on.
    Paused,
    /// All solutions have been found, or as many as were asked for.
    Finished,
}

/// A search for the solutions of a model, each of which it finds once.
///
/// ```
/// use ennead_constraint::{Kind, Model, Origin, Progress, Search, Values, Var};
///
/// let mut model = Model::new(vec![Values::range(1, 3); 3]);
/// let vars = vec![Var(0), Var(1), Var(2)];
/// model.push(Kind::Distinct { vars }, Origin::Layout)?;
/// let mut search = Search::new(&model, u64::MAX);
/// let mut solutions = 0;
/// loop {
///     match search.run(1) {
///         Progress::Solution(values) => {
///             assert!(model.holds(&values));
///             solutions += 1;
///         }
///         Progress::Paused => {}
///         Progress::Finished => break,
///     }
/// }
/// assert_eq!(solutions, 6);
/// # Ok::<(), ennead_constraint::Unsuitable>(())
/// ```
pub struct Search {
    tree: Box<dyn Slices>,
    left: u64,
}

/// A search tree of some width.
trait Slices: Send {
    fn run(&mut self, budget: u64) -> Progress;
    fn statistics(&self) -> Statistics;
}

/// Work done so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Statistics {
    /// Values tried while a cell had others.
    pub guesses: u64,
    /// Contradictions met.
    pub contradictions: u64,
    /// How often the search began again, with what it had learnt.
    pub restarts: u64,
}

impl Search {
    /// A search that ends after `limit` solutions.
    pub fn new(model: &Model, limit: u64) -> Search {
        let tree: Box<dyn Slices> = match Width::of(model) {
            Width::Small => Box::new(Tree::new(compile::<u128>(model))),
            Width::Medium => Box::new(Tree::new(compile::<Words<4>>(model))),
            Width::Large => Box::new(Tree::new(compile::<Words<16>>(model))),
        };
        Search { tree, left: limit }
    }

    /// Searches on, for at most `budget` guesses (at least one).
    pub fn run(&mut self, budget: u64) -> Progress {
        if self.left == 0 {
            return Progress::Finished;
        }
        let progress = self.tree.run(budget);
        match progress {
            Progress::Solution(_) => self.left -= 1,
            Progress::Finished => self.left = 0,
            Progress::Paused => {}
        }
        progress
    }

    /// The next solution, or `None` if there is no other.
    ///
    /// # Errors
    ///
    /// If the stop is raised. The search can go on afterwards.
    pub fn next(&mut self, stop: &Stop) -> Result<Option<Vec<u8>>, Stopped> {
        // Also before a solution: where there are many, no slice is ever used up.
        loop {
            stop.check()?;
            match self.run(SLICE) {
                Progress::Solution(values) => return Ok(Some(values)),
                Progress::Finished => return Ok(None),
                Progress::Paused => {}
            }
        }
    }

    /// Work done so far.
    pub fn statistics(&self) -> Statistics {
        self.tree.statistics()
    }
}

/// Guesses between two looks at a stop: about a millisecond.
pub(crate) const SLICE: u64 = 64;

/// Hands all solutions to `take`, one by one, in no particular order.
///
/// # Errors
///
/// If `take` has had enough, or the stop is raised.
pub fn solutions(
    model: &Model,
    stop: &Stop,
    take: &mut dyn FnMut(&[u8]) -> Result<(), Enough>,
) -> Result<(), End> {
    let mut search = Search::new(model, u64::MAX);
    while let Some(values) = search.next(stop)? {
        take(&values)?;
    }
    Ok(())
}

/// How many solutions there are, at most `limit`.
///
/// # Errors
///
/// If the stop is raised.
pub fn count(model: &Model, limit: u64, stop: &Stop) -> Result<u64, Stopped> {
    let mut search = Search::new(model, limit);
    let mut count = 0;
    while search.next(stop)?.is_some() {
        count += 1;
    }
    Ok(count)
}

//! Solving: the rules as constraints, propagation, search, and the result.

pub(crate) mod all_different;
mod engine;
mod model;
mod search;

use std::ops::ControlFlow;

pub(crate) use engine::Kind;
pub(crate) use model::{Compiler, Goal, Model, unsearched, words_in_rules};

use crate::hooks::Hooks;
use crate::meter::Meter;
use crate::puzzle::{Grid, Puzzle};

/// How much work a call may do. Work is counted, not timed, so that the same call gives the same
/// answer on every machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Stop after this many solutions; 0 for all.
    pub solutions: u64,
    /// The largest number of states of one rule's automaton; a rule that needs more is left to the
    /// search. A state takes up to half a kilobyte.
    pub states: u64,
    /// The largest number of states of all rules together.
    pub work: u64,
    /// The largest number of nodes of the search; a node is a digit tried in a cell.
    pub nodes: u64,
}

impl Default for Limits {
    /// Two solutions, so that uniqueness is known; a million states for each rule and a hundred
    /// million in all; twenty million nodes.
    fn default() -> Limits {
        Limits { solutions: 2, states: 1_000_000, work: 100_000_000, nodes: 20_000_000 }
    }
}

/// Why a search ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// All solutions have been found.
    Complete,
    /// As many solutions as were asked for have been found; there may be more.
    SolutionLimit,
    /// A bound was reached first.
    NotDecided(Bound),
}

/// A bound that ended a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// [`Limits::nodes`].
    Nodes,
    /// [`Hooks::stop`] was raised.
    Stopped,
    /// A number in a rule has over 10,000 digits, or over 1,000 if it is tested for being prime.
    NumberTooLarge,
}

/// Counts of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Statistics {
    /// Digits tried in a cell.
    pub nodes: u64,
    /// States of all automata.
    pub states: u64,
    /// Rules that were left to the search unchanged.
    pub waiting: usize,
    /// The greatest depth of the search.
    pub max_depth: usize,
}

/// What a search found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The solutions, in the order in which they were found.
    pub solutions: Vec<Grid>,
    /// Why the search ended.
    pub ending: Ending,
    /// Counts.
    pub statistics: Statistics,
}

impl Outcome {
    /// Whether there is exactly one solution; `None` if that is not decided.
    pub fn is_unique(&self) -> Option<bool> {
        self.ending.is_unique(self.solutions.len() as u64)
    }
}

impl Ending {
    /// Whether there is exactly one solution, if a search ended like this and found `count` of
    /// them; `None` if that is not decided.
    pub const fn is_unique(self, count: u64) -> Option<bool> {
        match (self, count) {
            (_, 2..) => Some(false),
            (Ending::Complete, count) => Some(count == 1),
            _ => None,
        }
    }
}

/// Solves a puzzle.
///
/// ```
/// use ennead_cross::{Hooks, Limits, parse, solve};
///
/// let puzzle = parse("size 2 1\nA at r1c1\nA across: = 17 × 3\n")?;
/// let outcome = solve(&puzzle, &Limits::default(), &Hooks::default());
/// assert_eq!(outcome.is_unique(), Some(true));
/// assert_eq!(outcome.solutions[0].to_string(), "51\n");
/// # Ok::<(), ennead_cross::ParseError>(())
/// ```
pub fn solve(puzzle: &Puzzle, limits: &Limits, hooks: &Hooks) -> Outcome {
    let mut solutions = Vec::new();
    let (ending, statistics) = solve_each(puzzle, limits, hooks, &mut |grid| {
        solutions.push(grid.clone());
        ControlFlow::Continue(())
    });
    Outcome { solutions, ending, statistics }
}

/// Solves a puzzle and passes on the solutions one by one; a break ends the search as the limit
/// would.
pub fn solve_each(
    puzzle: &Puzzle,
    limits: &Limits,
    hooks: &Hooks,
    found: &mut dyn FnMut(&Grid) -> ControlFlow<()>,
) -> (Ending, Statistics) {
    let goals: Vec<Goal> = (0..puzzle.rules().len()).map(Goal::Hold).collect();
    let mut compiler = Compiler::default();
    let meter = Meter::new(hooks);
    let model = Model::build(puzzle, &goals, &mut compiler, limits, &meter);
    search::run(puzzle, model, limits, &meter, found)
}

/// Solves a model that has been built.
pub(crate) fn solve_model(
    puzzle: &Puzzle,
    model: Model,
    limits: &Limits,
    meter: &Meter,
) -> Outcome {
    let mut solutions = Vec::new();
    let (ending, statistics) = search::run(puzzle, model, limits, meter, &mut |grid| {
        solutions.push(grid.clone());
        ControlFlow::Continue(())
    });
    Outcome { solutions, ending, statistics }
}

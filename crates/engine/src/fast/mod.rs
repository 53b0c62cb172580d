//! The fast engine: one puzzle at a time with little delay, or many at once.

mod one;

use std::ops::ControlFlow;

use ennead_grid::{Givens, Puzzle, Solution};

use crate::arch::Portable;
use crate::{Engine, NO_LIMIT, Observer, Outcome};
use one::{Order, Search};

pub use one::Singles;

/// The engine `fast`.
pub(crate) struct Fast;

impl Engine for Fast {
    fn name(&self) -> &'static str {
        "fast"
    }

    fn about(&self) -> &'static str {
        "All nine digits of a puzzle side by side in vector registers"
    }

    fn origin(&self) -> &'static str {
        "ennead"
    }

    fn search(&self, puzzle: &Puzzle, limit: u64, observer: &mut dyn Observer) -> Outcome {
        search(puzzle.givens(), Order::Quickest, limit, |solution| observer.solution(&solution))
    }
}

/// The engine that finds solutions in reading order: compared cell by cell, row by row, the
/// smaller digit first. It is not listed in [`ENGINES`](crate::ENGINES); `fast` is it with a
/// freer choice.
pub struct InReadingOrder;

impl Engine for InReadingOrder {
    fn name(&self) -> &'static str {
        "in-reading-order"
    }

    fn about(&self) -> &'static str {
        "Like fast, but the solutions come in reading order"
    }

    fn origin(&self) -> &'static str {
        "ennead"
    }

    fn search(&self, puzzle: &Puzzle, limit: u64, observer: &mut dyn Observer) -> Outcome {
        search(puzzle.givens(), Order::Reading, limit, |solution| observer.solution(&solution))
    }
}

/// How many solutions `puzzle` has, counted up to `limit`.
///
/// ```
/// use ennead_engine::fast;
/// use ennead_grid::Puzzle;
///
/// assert_eq!(fast::count_solutions(&Puzzle::EMPTY, 1000), 1000);
/// ```
pub fn count_solutions(puzzle: &Puzzle, limit: u64) -> u64 {
    let mut count = 0;
    if limit > 0 {
        let _ = Search::<Portable>::new().run(puzzle.givens().as_bytes(), Order::Quickest, |_| {
            count += 1;
            if count == limit { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
    }
    count
}

/// The solution of `puzzle`, if there is exactly one.
pub fn solution(puzzle: &Puzzle) -> Option<Solution> {
    let (count, first) = count_and_first(puzzle.givens(), 2);
    first.filter(|_| count == 1)
}

/// A solution of `puzzle`, if there is one.
pub fn some_solution(puzzle: &Puzzle) -> Option<Solution> {
    count_and_first(puzzle.givens(), 1).1
}

/// The first `n` solutions in reading order, as [`InReadingOrder`] finds them.
///
/// ```
/// use ennead_engine::fast;
/// use ennead_grid::Puzzle;
///
/// let [first, second] = fast::first_in_reading_order(&Puzzle::EMPTY, 2)[..] else { panic!() };
/// assert!(first.to_string().starts_with("123456789456789123789123456"));
/// assert!(first < second);
/// ```
pub fn first_in_reading_order(puzzle: &Puzzle, n: usize) -> Vec<Solution> {
    let mut solutions = Vec::new();
    search(puzzle.givens(), Order::Reading, n as u64, |solution| {
        solutions.push(solution);
        ControlFlow::Continue(())
    });
    solutions
}

/// The singles that finish a puzzle with exactly one solution; `None` if they do not.
///
/// For other puzzles the answer means nothing. With one solution the order in which singles
/// are placed makes no difference, so all are placed at once here.
///
/// ```
/// use ennead_engine::fast::{Singles, finished_by};
/// use ennead_grid::{Givens, Puzzle};
///
/// let givens: Givens =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
///         .parse()?;
/// assert_eq!(finished_by(&Puzzle::try_from(givens)?), Some(Singles::Naked));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn finished_by(puzzle: &Puzzle) -> Option<Singles> {
    one::finished_by::<Portable>(puzzle.givens().as_bytes())
}

/// How many solutions the grid has, at most `limit`, and the first one found.
pub(crate) fn count_and_first(givens: &Givens, limit: u64) -> (u64, Option<Solution>) {
    let mut first = None;
    let outcome = search(givens, Order::Quickest, limit, |solution| {
        first.get_or_insert(solution);
        ControlFlow::Continue(())
    });
    (outcome.solutions, first)
}

fn search(
    givens: &Givens,
    order: Order,
    limit: u64,
    mut observer: impl FnMut(Solution) -> ControlFlow<()>,
) -> Outcome {
    let mut outcome = Outcome::default();
    if limit == 0 {
        return outcome;
    }
    let mut search = Search::<Portable>::new();
    let flow = search.run(givens.as_bytes(), order, |found| {
        outcome.solutions += 1;
        let grid = Givens::from_bytes(found.bytes()).expect("claims are digits");
        observer(Solution::try_from(grid).expect("the claims of all cells are a solution"))?;
        if limit != NO_LIMIT && outcome.solutions == limit {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    outcome.complete = flow.is_continue();
    outcome.stats = search.stats;
    outcome
}

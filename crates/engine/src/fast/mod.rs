//! The fast engine: one puzzle at a time with the least delay, or many at once.

mod count;
pub(crate) mod many;
mod one;

use std::ops::ControlFlow;

use ennead_grid::{CellMap, CellSet, DigitSet, Givens, Puzzle, Solution};

use crate::arch::{
    Machine, Task, Vectors, dispatch, from_digits, masked, to_digits, where_they_differ,
};
use crate::inquiry::Question;
use crate::{Engine, NO_LIMIT, Observer, Outcome, Reach, Stop};
pub use count::count_solutions;
use one::{Order, Search};

/// The fast engine, in one of two orders.
pub struct Fast {
    name: &'static str,
    order: Order,
}

/// The engine `fast`: it guesses in the cell that leaves the least to search.
pub(crate) static FAST: Fast = Fast { name: "fast", order: Order::Quickest };

/// The engine that finds solutions in reading order: compared cell by cell, row by row, the smaller
/// digit first. It is not listed in [`ENGINES`](crate::ENGINES). `fast` is the same search with a
/// free choice of the cell to guess.
pub static IN_READING_ORDER: Fast = Fast { name: "in-reading-order", order: Order::Reading };

impl Engine for Fast {
    fn name(&self) -> &'static str {
        self.name
    }

    fn search(
        &self,
        puzzle: &Puzzle,
        limit: u64,
        observer: &mut dyn Observer,
        stop: &Stop,
    ) -> Outcome {
        search(Machine::best(), puzzle.into(), self.order, limit, stop, &mut |solution| {
            observer.solution(&solution)
        })
    }

    fn takes_candidates(&self) -> bool {
        true
    }
}

/// The number of solutions of `puzzle`, counted up to `limit`, without the lanes: a program that never
/// asks for many does not contain them.
pub(crate) fn count_few(puzzle: &Puzzle, limit: u64) -> u64 {
    count_and_first(Machine::best(), puzzle.into(), limit).0
}

/// The solution of `puzzle`, if there is exactly one.
pub fn solution(puzzle: &Puzzle) -> Option<Solution> {
    let (count, first) = first_two(puzzle);
    first.filter(|_| count == 1)
}

/// The number of solutions, counted up to 2, and the first one found.
pub(crate) fn first_two(puzzle: &Puzzle) -> (u64, Option<Solution>) {
    count_and_first(Machine::best(), puzzle.into(), 2)
}

/// A solution of `puzzle`, if there is one.
pub fn some_solution(puzzle: &Puzzle) -> Option<Solution> {
    count_and_first(Machine::best(), puzzle.into(), 1).1
}

/// The first `n` solutions in reading order, as [`IN_READING_ORDER`] finds them.
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
    search(
        Machine::best(),
        puzzle.into(),
        Order::Reading,
        n as u64,
        &Stop::never(),
        &mut |solution| {
            solutions.push(solution);
            ControlFlow::Continue(())
        },
    );
    solutions
}

/// The [`Reach`] of singles in a puzzle with exactly one solution.
///
/// For other puzzles the answer means nothing. With one solution, the order in which singles are
/// placed does not matter. So here all are placed at once, which is many times as fast as
/// [`singles`](crate::singles) in Sturm's order.
///
/// ```
/// use ennead_engine::{Reach, fast};
/// use ennead_grid::{Givens, Puzzle};
///
/// let givens: Givens =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
///         .parse()?;
/// assert_eq!(fast::reach_of_singles(&Puzzle::try_from(givens)?), Reach::Naked);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn reach_of_singles(puzzle: &Puzzle) -> Reach {
    struct ReachOfSingles<'a>(&'a Puzzle);
    impl Task for ReachOfSingles<'_> {
        type Output = Reach;
        #[inline(always)]
        fn run<V: Vectors>(self) -> Reach {
            one::reach_of_singles::<V::Nine>(self.0)
        }
    }
    dispatch(Machine::best(), ReachOfSingles(puzzle))
}

/// What a search starts from.
#[derive(Clone, Copy)]
pub(crate) struct Start<'a> {
    givens: &'a Givens,
    /// The only candidates that remain, if some are struck.
    left: Option<&'a CellMap<DigitSet>>,
}

impl<'a> From<&'a Puzzle> for Start<'a> {
    #[inline]
    fn from(puzzle: &'a Puzzle) -> Start<'a> {
        Start { givens: puzzle.givens(), left: puzzle.candidates() }
    }
}

/// Givens, which may clash.
impl<'a> From<&'a Givens> for Start<'a> {
    #[inline]
    fn from(givens: &'a Givens) -> Start<'a> {
        Start { givens, left: None }
    }
}

/// The number of solutions of the grid, at most `limit`, and the first one found.
#[inline]
pub(crate) fn count_and_first(
    machine: Machine,
    start: Start<'_>,
    limit: u64,
) -> (u64, Option<Solution>) {
    let mut first = None;
    let outcome = search(machine, start, Order::Quickest, limit, &Stop::never(), &mut |solution| {
        first.get_or_insert(solution);
        ControlFlow::Continue(())
    });
    (outcome.solutions, first)
}

/// The cells in which another solution differs from the known one, if there is another.
pub(crate) fn another(machine: Machine, question: &Question) -> Option<CellSet> {
    let known = question.solution.bits();
    let givens = to_digits(&masked(&known, question.givens.bits()));
    let givens = Givens::from_bytes(givens).expect("digits of a solution");
    let mut other = None;
    search(machine, (&givens).into(), Order::Quickest, NO_LIMIT, &Stop::never(), &mut |solution| {
        let found = from_digits(solution.as_bytes());
        let differs = CellSet::from_bits(where_they_differ(&known, &found));
        let counts = question.differs.map_or(!differs.is_empty(), |cell| differs.contains(cell));
        if counts {
            other = Some(differs);
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    });
    other
}

/// What is done with a solution. Not a type of its own for each caller: the search is compiled once for
/// each machine, which is enough.
type Found<'a> = dyn FnMut(Solution) -> ControlFlow<()> + 'a;

fn search(
    machine: Machine,
    start: Start<'_>,
    order: Order,
    limit: u64,
    stop: &Stop,
    observer: &mut Found<'_>,
) -> Outcome {
    if limit == 0 {
        return Outcome::default();
    }
    dispatch(machine, OneSearch { start, order, limit, stop, observer })
}

/// The search of one puzzle.
struct OneSearch<'a> {
    start: Start<'a>,
    order: Order,
    limit: u64,
    stop: &'a Stop,
    observer: &'a mut Found<'a>,
}

impl Task for OneSearch<'_> {
    type Output = Outcome;

    #[inline(always)]
    fn run<V: Vectors>(self) -> Outcome {
        let mut outcome = Outcome::default();
        let mut search = Search::<V::Nine>::new();
        let Start { givens, left } = self.start;
        let flow = search.run(givens.as_bytes(), left, self.order, self.stop, |found| {
            outcome.solutions += 1;
            (self.observer)(Solution::from_proven(found.bytes()))?;
            if outcome.solutions == self.limit {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        outcome.complete = flow.is_continue();
        outcome.stats = search.stats;
        outcome
    }
}

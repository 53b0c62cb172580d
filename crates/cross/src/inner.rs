//! Internals that the tests need. The tests are outside the crate, so that it is compiled only once.

use num_bigint::BigInt;

use crate::compile::shape::Shape;
use crate::compile::{enumerate, interval};
use crate::meter::Meter;
use crate::{Evaluator, Grid, Hooks, Op, Puzzle, TermId, Value, eval, generate, solve};

pub use crate::compile::{Digits, digits};

/// The name of the word with this number in a puzzle that was made.
pub fn name(number: usize) -> String {
    generate::name(number)
}

/// What an operation with these values costs.
pub fn steps(op: Option<Op>, values: &[&Value]) -> u64 {
    eval::steps(op, values.iter().copied())
}

/// Whether a rule holds, unless the stop is raised before that is known.
pub fn holds(puzzle: &Puzzle, grid: &Grid, rule: TermId, hooks: &Hooks) -> Option<bool> {
    Evaluator::metered(puzzle, &[rule], &Meter::new(hooks)).holds(grid, rule)
}

/// Narrows the domains of cells that differ from each other; whether that is possible.
pub fn tell_apart(domains: &mut [Digits]) -> bool {
    solve::all_different::propagate(domains)
}

/// Whether no digits of the cells, each with this domain, satisfy a rule.
pub fn is_refuted(puzzle: &Puzzle, rule: TermId, domain: &dyn Fn(usize) -> Digits) -> bool {
    let (shape, cells) = Shape::of(puzzle, rule);
    interval::refuted(&shape, &|cell| domain(cells[cell as usize] as usize))
}

/// What deciding a rule costs.
pub fn cost(puzzle: &Puzzle, rule: TermId) -> u64 {
    Shape::of(puzzle, rule).0.steps()
}

/// The digits of a value in the cells of a word, if the domains and the digits tried allow it.
pub fn fitting(
    value: &BigInt,
    cells: &[u32],
    grid: &[u8],
    tried: &[u32],
    domains: &[Digits],
) -> Option<Vec<u8>> {
    enumerate::fitting(value, cells, grid, tried, domains)
}

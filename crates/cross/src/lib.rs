//! Cross-number puzzles.
#![forbid(unsafe_code)]

mod compile;
mod eval;
mod language;
pub mod number;
pub mod sudoku;
mod puzzle;
mod solve;
mod term;
mod vocabulary;

pub use eval::{Evaluator, Value, holds, satisfies};
pub use language::*;
pub use puzzle::*;
pub use solve::{Bound, Ending, Hooks, Limits, Outcome, Progress, Statistics, solve, solve_each};
pub use term::{Node, TermId, Terms};
pub use vocabulary::{Entry, Kind, Op, VOCABULARY};

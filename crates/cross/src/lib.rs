//! Cross-number puzzles (Kreuzzahlenrätsel): a grid of digits, words across and down, and
//! rules such as `A across = 3 × B down` that the numbers in it satisfy.
//!
//! ```text
//! text ──► Puzzle ──► solve    solutions, uniqueness, or an honest "not decided"
//!  ▲ │        ├─────► explain  what every rule says once it is seen through
//!  │ ▼        ├─────► check    unused words, redundant rules
//!  │ │        ├─────► next_step  why a cell can have one digit only
//! two         └─────► draw     SVG
//! notations   ◄────── generate, sudoku::write_sudoku
//! ```
//!
//! The crate was started for one file: Sudoku as a cross-number puzzle, written in 2007 with digit
//! sums alone. Its author expected that no solver would swallow its 1,178,843 bytes. The module
//! `compile` describes how it is done.
//!
//! ```
//! use ennead_cross::{Hooks, Limits, parse, solve};
//!
//! let puzzle = parse(
//!     "grid:
//!      A B
//!      C .
//!      A across: prime
//!      C across: = A across + 12
//!      A down: = 24
//!      B down: square",
//! )?;
//! let outcome = solve(&puzzle, &Limits::default(), &Hooks::default());
//! assert_eq!(outcome.solutions.len(), 0);
//! # Ok::<(), ennead_cross::ParseError>(())
//! ```
//!
//! This crate does no input or output, reads no clock and has no state.

#![forbid(unsafe_code)]

mod check;
mod compile;
mod deduce;
mod eval;
mod explain;
mod generate;
mod hooks;
#[doc(hidden)]
pub mod inner;
mod language;
mod meter;
pub mod number;
mod puzzle;
mod solve;
pub mod sudoku;
mod svg;
mod term;
mod vocabulary;

pub use check::{Checked, Found, check, minimise};
pub use deduce::{Deduction, Left, Next, Premise, Refuted, Source, Way, next_step};
pub use eval::{Evaluator, Value, holds, satisfies};
pub use explain::{Explained, Explanation, Fact, explain};
pub use generate::{CONTEST, NotMade, Wanted, generate};
pub use hooks::{Hooks, Progress};
pub use language::{
    ClueLanguage, Count, Expected, Notation, ParseError, Problem, clue, contest_term, formula,
    is_name, parse, parse_clues, parse_contest, word_in_words, write_clues, write_contest,
};
pub use puzzle::{
    CellName, DigitReading, Direction, FrameError, Grid, MAX_SIDE, Mark, Place, Puzzle, Reading,
    Rule, Word,
};
pub use solve::{Bound, Ending, Limits, Outcome, Statistics, solve, solve_each};
pub use svg::{clue_lines, draw};
pub use term::{Node, TermId, Terms, WordId};
pub use vocabulary::{Entry, Kind, Op, VOCABULARY};

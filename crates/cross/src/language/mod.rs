//! The two notations, and what can be wrong with a file.

mod contest;
mod error;
mod source;

pub use contest::{contest_term, parse_contest, write_contest};
pub use error::{Count, Expected, ParseError, Problem};

use crate::puzzle::Puzzle;

/// Reads a puzzle in either notation.
pub fn parse(text: &str) -> Result<Puzzle, ParseError> {
    parse_contest(text)
}

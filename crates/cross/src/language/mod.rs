//! The two notations, how to tell them apart, and what can be wrong with a file.

mod clues;
mod contest;
mod error;
mod source;

pub use clues::{ClueLanguage, clue, formula, parse_clues, word_in_words, write_clues};
pub use contest::{contest_term, parse_contest, write_contest};
pub use error::{Count, Expected, ParseError, Problem};

use crate::puzzle::Puzzle;

/// A way to write a puzzle down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notation {
    /// What the contest gave to programs: counts, names, rules as `eq(A_w,B_s)`.
    Contest,
    /// Clues as people write them: `A across: = B down`.
    Clues,
}

impl Notation {
    /// The notation of a text: that of the contest begins with a number.
    pub fn of(text: &str) -> Notation {
        let lines = text.lines().map(|line| line.trim_start_matches('\u{feff}').trim());
        match lines
            .filter(|line| !line.is_empty() && !line.starts_with('#'))
            .map(str::as_bytes)
            .next()
        {
            Some([first, ..]) if !first.is_ascii_digit() => {
                // `1 across: …` begins with a number too, but a frame has come before it.
                Notation::Clues
            }
            _ => Notation::Contest,
        }
    }
}

/// Reads a puzzle in either notation.
///
/// # Errors
///
/// The first thing that is wrong, with its place.
pub fn parse(text: &str) -> Result<Puzzle, ParseError> {
    match Notation::of(text) {
        Notation::Contest => parse_contest(text),
        Notation::Clues => parse_clues(text),
    }
}

//! The two notations, how to tell them apart, and what can be wrong with a file.

mod clues;
mod contest;
mod error;
mod source;

pub use clues::{ClueLanguage, clue, formula, parse_clues, word_in_words, write_clues};
pub use contest::{contest_term, parse_contest, write_contest};
pub use error::{Count, Expected, ParseError, Problem};

use crate::puzzle::Puzzle;

/// A notation for puzzles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notation {
    /// The notation of the contest: counts, names, rules such as `eq(A_w,B_s)`.
    Contest,
    /// Clues as people write them: `A across: = B down`.
    Clues,
}

impl Notation {
    /// The notation of a text. A text in the contest notation begins with a number.
    pub fn of(text: &str) -> Notation {
        let lines = text.lines().map(|line| line.trim_start_matches('\u{feff}').trim());
        match lines
            .filter(|line| !line.is_empty() && !line.starts_with('#'))
            .map(str::as_bytes)
            .next()
        {
            Some([first, ..]) if !first.is_ascii_digit() => {
                // `1 across: …` begins with a number too, but comes after a frame.
                Notation::Clues
            }
            _ => Notation::Contest,
        }
    }
}

/// Whether a mark may have this name in both notations: letters, digits and `_`, but not a word
/// that begins a line of the frame. `BLACK…` and `STOP…` are not marks.
pub fn is_name(text: &str) -> bool {
    !text.is_empty()
        && text.chars().all(is_of_name)
        && !clues::is_reserved(text)
        && !text.starts_with(BLACK)
        && !text.starts_with(STOP)
}

/// Whether a name may contain it. (`²` is a power, though Unicode has it among the numbers.)
fn is_of_name(c: char) -> bool {
    c.is_alphabetic() || c.is_ascii_digit() || c == '_'
}

/// How the names of black cells begin in the contest notation.
const BLACK: &str = "BLACK";
/// How the names of marks that only end a word begin in the contest notation.
const STOP: &str = "STOP";

/// Reads a puzzle in either notation.
///
/// # Errors
///
/// The first mistake, with its place.
pub fn parse(text: &str) -> Result<Puzzle, ParseError> {
    match Notation::of(text) {
        Notation::Contest => parse_contest(text),
        Notation::Clues => parse_clues(text),
    }
}

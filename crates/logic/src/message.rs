//! Sentences as data.

use ennead_grid::{CellSet, DigitSet, HouseSet};

use crate::CandidateSet;

/// A sentence as data: the name of a Fluent message and its arguments. The crate `text` puts it
/// into words in the reader's language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// The name of the message, such as `explain-x-wing`.
    pub name: String,
    /// The arguments, each with its name in the message.
    pub arguments: Vec<(&'static str, Value)>,
}

impl Message {
    /// A message without arguments.
    pub fn new(name: impl Into<String>) -> Message {
        Message { name: name.into(), arguments: Vec::new() }
    }

    /// The message with one more argument.
    pub fn with(mut self, name: &'static str, value: Value) -> Message {
        self.arguments.push((name, value));
        self
    }
}

/// An argument of a message. The crate `text` decides how it reads in a language: digits become "7
/// and 9", houses "row 4" or "columns 2 and 8", cells `r4c79`, candidates "7 in r1c2". For an
/// argument `x` that is a set, there is also `x-count`, its size.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// One digit or several.
    Digits(DigitSet),
    /// One cell or several.
    Cells(CellSet),
    /// One house or several; several read best if they are of one kind.
    Houses(HouseSet),
    /// Digits in cells.
    Candidates(CandidateSet),
    /// A number.
    Number(usize),
    /// Text that is the same in every language: a chain in Eureka notation.
    Notation(String),
}

//! What can be wrong with a text, and where.

use std::error::Error;
use std::fmt;
use std::sync::Arc;

use crate::{Cell, named};

/// A text could not be read: the place, and what is wrong there.
///
/// `ennead-text` makes the sentence in three languages; [`fmt::Display`] gives it in English, in
/// one line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError {
    /// The line, counted from 1.
    pub line: usize,
    /// The character in that line, counted from 1; at the line's end, one past the last character.
    pub column: usize,
    /// How many characters are wrong; 0 if something is missing.
    pub length: usize,
    /// The line, without its end; if it is long, the part around the place. Control characters are
    /// replaced, so that it can be displayed.
    pub text: String,
    /// How many characters of the line were cut off before `text`.
    pub cut: usize,
    /// What is wrong.
    pub problem: Problem,
}

/// What is wrong at the place of a [`ReadError`].
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Problem {
    /// There is nothing but blanks and comments.
    Empty,
    /// This is not text: there is a byte that is not valid UTF-8, or a zero byte.
    NotText {
        /// The byte.
        byte: u8,
    },
    /// The text does not look like any of the [`FORMATS`](super::FORMATS).
    UnknownFormat,
    /// Something else is expected here.
    Unexpected {
        /// The character found here; `None` at the end of the line or text.
        found: Option<char>,
        /// What is expected.
        expected: Expected,
    },
    /// Too few of something.
    TooFew {
        /// Of what.
        of: Item,
        /// How many there are.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// Too many of something.
    TooMany {
        /// Of what.
        of: Item,
        /// How many there are, as far as they were counted.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// There are fewer than 81 numbers (the format of H. Broeders' `sudoku.c`): the text ends here,
    /// or something here is not a number.
    TooFewNumbers {
        /// How many numbers were read.
        found: usize,
        /// What was found instead of a number; `None` for the end of the text.
        stop: Option<char>,
    },
    /// One of the 81 numbers is not in 0..=9.
    NumberOutOfRange {
        /// The number as it was written, shortened if it is very long.
        found: String,
    },
    /// A value that a cell cannot have.
    Value {
        /// The value as it was written, shortened if it is very long.
        found: String,
    },
    /// Two parts of the text give different digits for a cell.
    Contradiction {
        /// The cell.
        cell: Cell,
    },
    /// The puzzle is not 9×9.
    Size {
        /// The number of rows or columns it says it has.
        found: usize,
    },
    /// The puzzle has rules that a classic Sudoku does not have.
    Variant {
        /// What the source calls the rule.
        rule: String,
    },
    /// Something that may be a rule and is not understood: without it, it would be another puzzle.
    NotUnderstood {
        /// What the source calls it.
        name: String,
        /// Where on the board it is, as the source says it; empty if it is about all of it.
        place: String,
    },
    /// A rule is understood, but what it says is not.
    Rule {
        /// What is wrong with it.
        mistake: Mistake,
    },
    /// What follows the cells of a classic puzzle is no comment, but reads as a rule.
    RuleInComment {
        /// The puzzle as it could be written, with the rule.
        written: String,
    },
    /// A field that is not known: it might mean another puzzle.
    Field {
        /// Its name, shortened if it is very long.
        name: String,
    },
    /// Two grids that overlap have different values in a cell they share.
    Overlap {
        /// The cell's name.
        cell: String,
    },
    /// The puzzle is on a board of another size or shape than those that are answered about.
    Board {
        /// The notation of the board's layout, shortened if it is very long.
        layout: String,
    },
    /// What should be the layout of a board is none.
    Layout {
        /// What it says, shortened if it is very long.
        found: String,
    },
    /// The link is a short name, and only its server knows the puzzle.
    NeedsNetwork,
    /// The library that reads the text's syntax (XML, JSON, base64) reported an error.
    Syntax {
        /// Which syntax.
        of: Syntax,
        /// The library's message, in English.
        message: String,
    },
}

impl Problem {
    /// What is wrong with a rule; a text is a sentence in English.
    pub fn rule(error: impl Into<Box<dyn Error + Send + Sync>>) -> Problem {
        Problem::Rule { mistake: Mistake(Arc::from(error.into())) }
    }
}

/// What is wrong with a rule: an error of whoever knows rules, which this crate does not.
///
/// ```
/// use ennead_grid::format::Problem;
/// use ennead_grid::name::{UnknownName, find};
///
/// let unknown = find("rule", "y", [("x", ())]).unwrap_err();
/// let Problem::Rule { mistake } = Problem::rule(unknown.clone()) else { unreachable!() };
/// assert_eq!(mistake.get::<UnknownName>(), Some(&unknown));
/// assert_eq!(mistake.to_string(), unknown.to_string());
/// ```
#[derive(Clone, Debug)]
pub struct Mistake(Arc<dyn Error + Send + Sync>);

impl Mistake {
    /// The error, if it is of this type.
    pub fn get<E: Error + 'static>(&self) -> Option<&E> {
        self.0.downcast_ref()
    }
}

/// Mistakes of which the same is said are equal.
impl PartialEq for Mistake {
    fn eq(&self, other: &Mistake) -> bool {
        self.to_string() == other.to_string()
    }
}

impl Eq for Mistake {}

crate::display! {
    /// For programmers; the crate `text` has the sentences of those it knows.
    Mistake: |it, f| write!(f, "{}", it.0)
}

/// What is expected where something [`Unexpected`](Problem::Unexpected) was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Expected {
    /// A cell: a digit, or one of `. 0 * _ - x` or a blank for an empty one.
    Cell,
    /// A digit 1 to 9.
    Digit,
    /// A candidate as HoDoKu writes it: digit, row, column.
    Candidate,
    /// White space or the end of the line, because the puzzle is complete.
    End,
    /// Exactly this.
    Text(&'static str),
}

named! {
    /// What a text has [too few](Problem::TooFew) or [too many](Problem::TooMany) of.
    #[non_exhaustive]
    pub enum Item {
        /// Cells, in the whole puzzle.
        Cells = "cells",
        /// Cells in this row.
        CellsInRow = "cells in this row",
        /// Candidates.
        Candidates = "candidates",
        /// Lines.
        Lines = "lines",
        /// Characters in this line.
        Characters = "characters in this line",
        /// Numbers.
        Numbers = "numbers",
        /// Fields in this line.
        Fields = "fields",
        /// Puzzles.
        Puzzles = "puzzles",
    }
}

named! {
    /// A syntax read by a library.
    #[non_exhaustive]
    pub enum Syntax {
        /// XML.
        Xml = "XML",
        /// JSON.
        Json = "JSON",
        /// The compressed base64 of puzzle links.
        LzString = "puzzle link",
        /// Percent-encoding of a link.
        Percent = "percent-encoding",
    }
}

/// A sheet could not be written in a format.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum WriteError {
    /// The format can only be read.
    ReadOnly,
    /// The format holds only one puzzle, and there are more.
    OnePuzzle,
    /// The format holds only puzzles on the classic board.
    OnlyClassic,
    /// The format holds no rules.
    NoRules,
    /// The format has no way to say some of it.
    Lost {
        /// What would be lost: rules, or a board, as our own language has them.
        what: Vec<String>,
    },
}

/// How many characters of a line a [`ReadError`] keeps: about the width of a terminal.
const SHOWN: usize = 100;

impl ReadError {
    /// The error at character `column` (counted from 0) of `text`, line `line` (from 0). A place
    /// beyond the line's end, as in a short row, becomes the line's end.
    pub fn new(
        line: usize,
        text: &str,
        column: usize,
        length: usize,
        problem: Problem,
    ) -> ReadError {
        let end = text.chars().count();
        let column = column.min(end);
        let length = length.min(end - column);
        // Two thirds of what is shown come before the place.
        let cut = if end <= SHOWN { 0 } else { column.saturating_sub(SHOWN * 2 / 3) };
        let shown = text.chars().skip(cut).take(SHOWN);
        let text = shown.map(|c| match c {
            '\t' => ' ',
            c if c.is_control() => char::REPLACEMENT_CHARACTER,
            c => c,
        });
        ReadError { line: line + 1, column: column + 1, length, text: text.collect(), cut, problem }
    }

    /// The error at the end of the text, or at its last line with anything on it.
    pub fn at_end(text: &str, problem: Problem) -> ReadError {
        let last = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()).last();
        let (number, line) = last.unwrap_or((0, ""));
        let line = line.trim_end();
        ReadError::new(number, line, line.chars().count(), 0, problem)
    }

    /// The error about the whole puzzle: at the first line with anything on it but a comment.
    pub fn at_first_line(text: &str, problem: Problem) -> ReadError {
        let first = super::lines(text).find(|(_, line)| !line.trim().is_empty());
        let (number, line) = first.unwrap_or((0, ""));
        let before = line.chars().take_while(|c| c.is_whitespace()).count();
        ReadError::new(number, line, before, line.trim().chars().count(), problem)
    }

    /// The error at byte `offset` of the whole text.
    pub fn at_offset(text: &str, offset: usize, length: usize, problem: Problem) -> ReadError {
        let mut offset = offset.min(text.len());
        while !text.is_char_boundary(offset) {
            offset -= 1;
        }
        let before = &text[..offset];
        if offset == text.len() && before.ends_with('\n') {
            return ReadError::at_end(text, problem);
        }
        let start = before.rfind('\n').map_or(0, |i| i + 1);
        let line = text[start..].lines().next().unwrap_or("");
        let number = before.bytes().filter(|&b| b == b'\n').count();
        ReadError::new(number, line, text[start..offset].chars().count(), length, problem)
    }

    /// The same error, for a line that is line `line` (from 1) of a file.
    ///
    /// Readers of [`Unit::Line`](super::Unit::Line) see only one line and report it as line 1.
    #[must_use]
    pub fn on_line(self, line: usize) -> ReadError {
        ReadError { line, ..self }
    }

    /// A line of blanks and `^` that marks the place when printed under [`text`](ReadError::text).
    pub fn underline(&self) -> String {
        let before = (self.column - 1).saturating_sub(self.cut);
        let room = SHOWN.saturating_sub(before).max(1);
        format!("{:before$}{:^<width$}", "", "", width = self.length.clamp(1, room))
    }
}

crate::error!(ReadError: |it, f|
    write!(f, "line {}, column {}: {}", it.line, it.column, it.problem));

/// A character as it is shown to the user. Characters beyond ASCII are shown with their number,
/// since `５` is easily mistaken for `5`.
struct Named(char);

crate::display!(Named: |it, f| match it.0 {
    ' ' => f.write_str("a blank"),
    '\t' => f.write_str("a tab"),
    c if c.is_ascii_graphic() => write!(f, "`{c}`"),
    c if c.is_control() || c.is_whitespace() => write!(f, "U+{:04X}", c as u32),
    c => write!(f, "`{c}` (U+{:04X})", c as u32),
});

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Empty => f.write_str("there is no puzzle here"),
            Problem::NotText { byte } => write!(f, "not text: found the byte {byte:#04x}"),
            Problem::UnknownFormat => f.write_str("this looks like no puzzle format known here"),
            Problem::Unexpected { found: Some(c), expected } => {
                write!(f, "found {}, expected {expected}", Named(*c))
            }
            Problem::Unexpected { found: None, expected } => {
                write!(f, "found the end, expected {expected}")
            }
            Problem::TooFew { of, found, expected } | Problem::TooMany { of, found, expected } => {
                write!(f, "found {found} {of}, expected {expected}")
            }
            Problem::TooFewNumbers { found, stop: None } => {
                write!(f, "found {found} numbers, expected 81")
            }
            Problem::TooFewNumbers { found, stop: Some(c) } => {
                write!(f, "found {} after {found} numbers, expected 81 numbers", Named(*c))
            }
            Problem::NumberOutOfRange { found } => {
                write!(f, "found the number {found}, expected 0 to 9")
            }
            Problem::Value { found } => {
                write!(f, "found the value {found}, expected one that a cell can have")
            }
            Problem::Contradiction { cell } => {
                write!(f, "found another digit for {cell} than before")
            }
            Problem::Size { found } => write!(f, "found {found} rows, expected a 9×9 puzzle"),
            Problem::Variant { rule } => {
                write!(f, "found the rule {rule:?}, expected a classic Sudoku")
            }
            Problem::NotUnderstood { name, place } if place.is_empty() => {
                write!(f, "found {name:?}, which may be a rule and is not understood")
            }
            Problem::NotUnderstood { name, place } => {
                write!(f, "found {name:?} at {place}, which may be a rule and is not understood")
            }
            Problem::Rule { mistake } => write!(f, "{mistake}"),
            Problem::RuleInComment { written } => {
                write!(f, "what follows the cells reads as a rule; write {written:?}")
            }
            Problem::Field { name } => write!(f, "found the field {name:?}, which is not known"),
            Problem::Overlap { cell } => {
                write!(f, "found another value for {cell} than in the grid that shares it")
            }
            Problem::Board { layout } => {
                write!(f, "found a board {layout:?}, which is not solved yet")
            }
            Problem::Layout { found } => write!(f, "found the layout {found:?}, which is none"),
            Problem::NeedsNetwork => f.write_str(
                "this short link names a puzzle that only its server knows; \
                 open it in a browser and export the puzzle",
            ),
            Problem::Syntax { of, message } => write!(f, "not well-formed {of}: {message}"),
        }
    }
}

crate::display!(Expected: |it, f| match it {
    Expected::Cell => f.write_str("a cell: a digit, or `.` for an empty one"),
    Expected::Digit => f.write_str("a digit 1 to 9"),
    Expected::Candidate => f.write_str("a candidate: digit, row and column, as in 412"),
    Expected::End => f.write_str("the end of the puzzle"),
    Expected::Text(text) => write!(f, "`{text}`"),
});

crate::error!(WriteError: |it, f| match it {
    WriteError::ReadOnly => f.write_str("this format is only read, not written"),
    WriteError::OnePuzzle => f.write_str("a file of this format holds one puzzle"),
    WriteError::OnlyClassic => f.write_str("this format holds only 9×9 puzzles"),
    WriteError::NoRules => f.write_str("this format holds no rules"),
    WriteError::Lost { what } => write!(f, "this format cannot say: {}", what.join("; ")),
});

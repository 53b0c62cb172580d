//! All file formats: those of plain text from `ennead-grid`, those that are XML, JSON or links, and
//! those of boards of any size.
//!
//! This is the one registry: whoever reads or writes puzzles asks it. A format of plain text for the
//! classic board is one file in `ennead-grid`, any other is one file here, and each has one line in
//! [`FORMATS`]. A text is recognised by its content, never by its name. What is read is a puzzle on
//! some board, or a refusal with its place and reason.
//!
//! ```
//! use ennead_format as format;
//!
//! let link = "https://www.sudokuwiki.org/sudoku.htm?bd=\
//!     53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
//! assert_eq!(format::detect(link).map(|format| format.name), Some("sudokuwiki"));
//! assert!(format::read(link)?[0].layout().is_classic());
//! assert_eq!(format::read(".4.2..1..1..2.4.")?[0].layout().to_string(), "4x4");
//! # Ok::<(), format::ReadError>(())
//! ```

#![forbid(unsafe_code)]

use ennead_board::AnySheet;
#[cfg(not(feature = "rules"))]
use ennead_grid::Clues;
use ennead_grid::format as plain;
use ennead_grid::name::{self, UnknownName};

mod address;
mod board;
mod f_puzzles;
mod format;
mod gnome_sudoku;
#[cfg(feature = "rules")]
mod iss;
mod jigsaw;
mod json_lines;
#[cfg(feature = "rules")]
mod killer;
mod ksudoku;
#[cfg(feature = "rules")]
mod language;
mod link;
#[cfg(feature = "rules")]
mod opened;
mod opensudoku;
#[cfg(feature = "rules")]
mod samurai;
pub mod share;
#[cfg(feature = "rules")]
mod solo;
mod square;
#[cfg(feature = "rules")]
mod sudoku_puzzle;
#[cfg(feature = "rules")]
mod sudokumaker;
mod sudokupad;
mod sudokuwiki;
#[cfg(feature = "rules")]
mod sumocue;
mod xml;

pub use ennead_grid::format::{
    Expected, Frame, Item, Problem, ReadError, Syntax, Unit, WriteError, decode, hodoku, in_pieces,
    leading_comments, line, plain as plain_text, unrecognised,
};
#[cfg(feature = "rules")]
pub use f_puzzles::with_rules::{f_puzzles_keys, f_puzzles_without};
pub use format::{Format, Reader, Writer, Written};
#[cfg(feature = "rules")]
pub use language::{demand_comment, read_list};
#[cfg(feature = "rules")]
pub use opened::{Guessed, Ignored, Opened, Unknown};

/// All formats, in the order in which they are tried on a text: the most specific first.
pub static FORMATS: &[&Format] = &LIST;

/// What plain text of the classic board does not have.
const OWN: [Format; 10] = [
    board::BOARD,
    jigsaw::JIGSAW,
    square::SQUARE,
    Format::classic(&opensudoku::OPENSUDOKU),
    #[cfg(not(feature = "rules"))]
    Format::classic(&ksudoku::KSUDOKU),
    #[cfg(feature = "rules")]
    ksudoku::ANY,
    Format::classic(&gnome_sudoku::GNOME_SUDOKU),
    #[cfg(not(feature = "rules"))]
    Format::classic(&f_puzzles::F_PUZZLES),
    #[cfg(feature = "rules")]
    f_puzzles::with_rules::F_PUZZLES,
    #[cfg(not(feature = "rules"))]
    Format::classic(&sudokupad::SUDOKUPAD),
    #[cfg(feature = "rules")]
    sudokupad::WITH_RULES,
    Format::classic(&sudokuwiki::SUDOKUWIKI),
    address::ADDRESS,
];

/// The formats of puzzles with rules.
#[cfg(feature = "rules")]
const RULED: [Format; 14] = [
    language::RULES_LINE,
    language::RULES,
    iss::ISS,
    sudokumaker::SUDOKUMAKER,
    sudokumaker::SUDOKUMAKER_JSON,
    sudoku_puzzle::SUDOKU_PUZZLE,
    f_puzzles::with_rules::F_PUZZLES_JSON,
    solo::SOLO,
    killer::arrows::KILLER_ARROWS,
    killer::numbers::KILLER_NUMBERS,
    killer::letters::KILLER_LETTERS,
    killer::cages::KILLER_CAGES,
    sumocue::SUMOCUE,
    samurai::SAMURAI,
];
#[cfg(not(feature = "rules"))]
const RULED: [Format; 0] = [];

const COUNT: usize = 1 + RULED.len() + OWN.len() + plain::FORMATS.len();

static ALL: [Format; COUNT] = {
    // Objects of JSON that have a puzzle in any of the formats.
    let mut all = [json_lines::JSON_LINES; COUNT];
    let mut i = 0;
    while i + 1 < COUNT {
        all[i + 1] = if i < RULED.len() {
            RULED[i]
        } else if i < RULED.len() + OWN.len() {
            OWN[i - RULED.len()]
        } else {
            plain_format(plain::FORMATS[i - RULED.len() - OWN.len()])
        };
        i += 1;
    }
    all
};

/// A format of plain text. In one of 81 characters a line, a comment may be meant as a rule.
const fn plain_format(format: &plain::Format) -> Format {
    #[cfg(feature = "rules")]
    if matches!(format.name.as_bytes(), b"line") {
        return Format { read: Reader::Classic(language::read_classic), ..Format::classic(format) };
    }
    Format::classic(format)
}

static LIST: [&Format; COUNT] = {
    let mut list = [&ALL[0]; COUNT];
    let mut i = 0;
    while i < COUNT {
        list[i] = &ALL[i];
        i += 1;
    }
    list
};

/// The format called `name`.
///
/// # Errors
///
/// If there is none.
pub fn by_name(name: &str) -> Result<&'static Format, UnknownName> {
    name::find("format", name, FORMATS.iter().map(|&format| (format.name, format)))
}

/// The formats that can be written.
pub fn writable() -> impl Iterator<Item = &'static Format> {
    FORMATS.iter().copied().filter(|format| format.write.is_some())
}

/// The format called `name`, to write in.
///
/// # Errors
///
/// If there is none, or it is only read.
pub fn writable_by_name(name: &str) -> Result<&'static Format, UnknownName> {
    name::find("format", name, writable().map(|format| (format.name, format)))
}

/// The format of a text that begins with `head`. Only 64 kilobytes after the [leading
/// comments](leading_comments) are examined.
pub fn detect(head: &str) -> Option<&'static Format> {
    let head = plain::telling(head);
    FORMATS.iter().copied().find(|format| (format.detect)(head))
}

/// Reads a whole text in any format.
///
/// # Errors
///
/// If the format is unknown, and at the first mistake.
pub fn read(text: &str) -> Result<Vec<AnySheet>, ReadError> {
    let text = &*plain_text(text);
    detect(text).ok_or_else(|| unrecognised(text))?.read_all(text)
}

/// Reads a text in any format; a mistake costs only the puzzle it is in. Each puzzle, or why there is none, in
/// the order of the text.
///
/// ```
/// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let read = ennead_format::read_each(&format!("{line}\n{}\n{line}\n", &line[1..]));
/// assert!(read[0].is_ok() && read[2].is_ok());
/// assert_eq!(read[1].as_ref().map_err(|error| error.line), Err(2));
/// ```
pub fn read_each(text: &str) -> Vec<Result<AnySheet, ReadError>> {
    let text = &*plain_text(text);
    match detect(text) {
        Some(format) if format.unit == Unit::Line => {
            let mut results = Vec::new();
            for (number, line) in text.lines().enumerate() {
                match format.read(line) {
                    Ok(sheets) => results.extend(sheets.into_iter().map(Ok)),
                    Err(error) => results.push(Err(error.on_line(number + 1))),
                }
            }
            match results.is_empty() {
                true => vec![Err(ReadError::at_end(text, Problem::Empty))],
                false => results,
            }
        }
        _ => in_pieces(text, read),
    }
}

/// Reads a whole text in any format, whose puzzles may have rules.
///
/// # Errors
///
/// If the format is unknown, and at the first mistake. Unless it is to be ignored, also at the first thing
/// that may be a rule and is not understood.
#[cfg(feature = "rules")]
pub fn open(text: &str, unknown: Unknown) -> Result<Vec<Opened>, ReadError> {
    let text = &*plain_text(text);
    detect(text).ok_or_else(|| unrecognised(text))?.open_all(text, unknown)
}

/// Reads lines of 81 characters like [`line::read_list`]; with the feature `rules`, those whose comment
/// reads as a rule are refused.
#[cfg(not(feature = "rules"))]
pub fn read_list(text: &[u8], first: usize, puzzles: &mut Vec<Clues>, errors: &mut Vec<ReadError>) {
    line::read_list(text, first, puzzles, errors);
}

/// The README's example is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

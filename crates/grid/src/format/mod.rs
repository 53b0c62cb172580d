//! File formats of plain text: texts in, [`Sheet`]s out, and back. `ennead-format` has the others, and
//! lists them all.
//!
//! Each format is one file in this folder and one line in [`FORMATS`]. A text is recognised by its
//! content, never by its name:
//!
//! ```
//! use ennead_grid::format;
//!
//! let text = "# two of them\n\
//!     53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n\
//!     ..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9 hard\n";
//! let format = format::detect(text).unwrap();
//! assert_eq!(format.name, "line");
//! let sheets = format.read_all(text)?;
//! assert_eq!(sheets[1].info.comment.as_deref(), Some("hard"));
//! # Ok::<(), format::ReadError>(())
//! ```
//!
//! If the [`Unit`] of a format is the line, even a file larger than memory can be read line by
//! line. [`line::parse`] is a fast reader for the commonest format.
//!
//! # How to add one
//!
//! (One that is XML, JSON or a link, or has puzzles on other boards, belongs into `crates/format/src`; the rest is
//! the same.)
//!
//! 1. `NAME.rs` in this folder: a [`Format`], which says how it is recognised, read and written.
//! 2. `mod NAME;` below, and its place in [`FORMATS`], the most specific first.
//! 3. In `crates/format/tests/format.rs`, what it cannot hold, if it does not hold everything.
//! 4. A sentence about it: `format-NAME` in `crates/text/locales/{en,de,nl}/format.ftl`.
//! 5. `testdata/formats/NAME.EXT`, an example of it, and texts with errors in `errors.txt` there.
//! 6. A fuzz target for its reader: `fuzz/fuzz_targets/read_NAME.rs`, and its entry in
//!    `fuzz/Cargo.toml`.
//!
//! Reading, `convert --to`, the lists in every front end and the tests of round trips follow.

use crate::name::{self, UnknownName};
use crate::{Candidate, Digit, Sheet};

mod candidates;
mod csv;
mod drawn;
mod error;
mod grid;
mod gsf;
pub mod hodoku;
pub mod line;
mod lists;
mod numbers;
mod pencilmarks;
mod pieces;
mod qqwing;
mod rows;
mod sdk;
mod sdm;
mod sdx;
mod simple_sudoku;
mod spreadsheet;
mod sudoku_exchange;
mod text;

pub use error::{Expected, Item, Mistake, Problem, ReadError, Syntax, WriteError};
pub use pieces::in_pieces;
pub use text::{decode, plain};

/// A format: how it is recognised, read and written.
pub struct Format {
    /// What it is called on the command line: lower case, hyphens.
    pub name: &'static str,
    /// The usual endings of file names, without the dot; only used to name new files.
    pub extensions: &'static [&'static str],
    /// What is read at a time.
    pub unit: Unit,
    /// Whether a text that begins with `head` looks like this format. It should also be true of
    /// texts with mistakes, so that the reader can point them out. `head` may end in the middle of
    /// a line.
    pub detect: fn(head: &str) -> bool,
    /// Reads one [`unit`](Format::unit). A comment or a blank line gives no sheet.
    pub read: Reader,
    /// Writes one sheet, without the line's end for [`Unit::Line`] and with it for [`Unit::File`].
    /// What the format cannot hold is left out. `None` if the format can only be read.
    pub write: Option<Writer>,
    /// What surrounds the sheets of a file.
    pub frame: Frame,
}

/// Reads one [`Unit`] of a text.
pub type Reader = fn(text: &str) -> Result<Vec<Sheet>, ReadError>;

/// Writes one sheet.
pub type Writer = fn(sheet: &Sheet) -> Result<String, WriteError>;

/// How much a reader reads at a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// One line, without its end: a file of any size can be read as a stream.
    Line,
    /// The whole text.
    File,
}

/// How sheets are put into a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Frame {
    /// A file holds one sheet.
    One,
    /// A file holds any number, between `head` and `foot`.
    Several {
        /// What comes before the first sheet.
        head: &'static str,
        /// What comes after the last.
        foot: &'static str,
    },
}

impl Frame {
    /// One sheet after another, with nothing around them.
    pub const PLAIN: Frame = Frame::Several { head: "", foot: "" };
}

/// The formats of plain text, in the order in which they are tried on a text: the most specific first.
pub static FORMATS: &[&Format] = &[
    &hodoku::HODOKU,
    &sudoku_exchange::SUDOKU_EXCHANGE,
    &candidates::CANDIDATES,
    &gsf::GSF,
    &lists::LISTS,
    &csv::CSV,
    &sdk::SDK,
    &simple_sudoku::SIMPLE_SUDOKU,
    &sdx::SDX,
    &pencilmarks::PENCILMARKS,
    &qqwing::QQWING,
    &spreadsheet::SPREADSHEET,
    &numbers::NUMBERS,
    &rows::ROWS,
    &grid::GRID,
    &line::LINE,
    &sdm::SDM,
];

/// The format of plain text called `name`.
///
/// # Errors
///
/// If there is none.
pub fn by_name(name: &str) -> Result<&'static Format, UnknownName> {
    name::find("format", name, FORMATS.iter().map(|&format| (format.name, format)))
}

/// The formats of plain text that can be written.
pub fn writable() -> impl Iterator<Item = &'static Format> {
    FORMATS.iter().copied().filter(|format| format.write.is_some())
}

/// The format of plain text called `name`, to write in.
///
/// # Errors
///
/// If there is none, or it is only read.
pub fn writable_by_name(name: &str) -> Result<&'static Format, UnknownName> {
    name::find("format", name, writable().map(|format| (format.name, format)))
}

/// The format of a text that begins with `head`. Only its [`telling`] part is examined.
pub fn detect(head: &str) -> Option<&'static Format> {
    let head = telling(head);
    FORMATS.iter().copied().find(|format| (format.detect)(head))
}

/// The part of a head by which a format is recognised: the [leading comments](leading_comments) and
/// 64 kilobytes after them.
pub fn telling(head: &str) -> &str {
    let end = leading_comments(head.as_bytes()) + (1 << 16);
    &head[..head.floor_char_boundary(end)]
}

/// The length in bytes of the complete lines at the start of `text` that are blank or comments.
/// They say nothing about the format, and a file may begin with any number of them.
pub fn leading_comments(text: &[u8]) -> usize {
    let whole = text.split_inclusive(|&byte| byte == b'\n').filter(|line| line.ends_with(b"\n"));
    whole.take_while(|line| line::is_blank(line)).map(<[u8]>::len).sum()
}

/// The error for a text whose format [`detect`] does not know; it shows the first line.
pub fn unrecognised(head: &str) -> ReadError {
    match lines(head).find(|(_, line)| !line.trim().is_empty()) {
        Some((number, line)) => {
            let column = line.chars().take_while(|c| c.is_whitespace()).count();
            let length = line.trim().chars().count();
            ReadError::new(number, line, column, length, Problem::UnknownFormat)
        }
        None => ReadError::at_end(head, Problem::Empty),
    }
}

/// The sukaku of 729 characters, nine for each cell.
pub(crate) fn sukaku(line: &str) -> Option<Sheet> {
    let sheets =
        (candidates::CANDIDATES.read)(line).ok().filter(|_| line.len() == Candidate::COUNT)?;
    sheets.into_iter().next()
}

/// Reads a whole text in any format of plain text.
///
/// # Errors
///
/// If the format is unknown, and at the first mistake.
pub fn read(text: &str) -> Result<Vec<Sheet>, ReadError> {
    let text = &*plain(text);
    detect(text).ok_or_else(|| unrecognised(text))?.read_all(text)
}

impl Format {
    /// Reads a whole text, whatever the [`unit`](Format::unit).
    ///
    /// # Errors
    ///
    /// At the first mistake in the text, and [`Problem::Empty`] if it holds no puzzle.
    pub fn read_all(&self, text: &str) -> Result<Vec<Sheet>, ReadError> {
        let text = &*plain(text);
        let sheets = match self.unit {
            Unit::File => (self.read)(text)?,
            Unit::Line => {
                let mut sheets = Vec::new();
                for (number, line) in text.lines().enumerate() {
                    sheets.extend((self.read)(line).map_err(|error| error.on_line(number + 1))?);
                }
                sheets
            }
        };
        if sheets.is_empty() {
            return Err(ReadError::at_end(text, Problem::Empty));
        }
        Ok(sheets)
    }

    /// Writes a whole file.
    ///
    /// # Errors
    ///
    /// If the format can only be read, or if it holds one sheet and there are more.
    pub fn write_all(&self, sheets: &[Sheet]) -> Result<String, WriteError> {
        let write = self.write.ok_or(WriteError::ReadOnly)?;
        let (head, foot) = match self.frame {
            Frame::Several { head, foot } => (head, foot),
            Frame::One if sheets.len() == 1 => ("", ""),
            Frame::One => return Err(WriteError::OnePuzzle),
        };
        let mut text = head.to_owned();
        for sheet in sheets {
            text += &write(sheet)?;
            if self.unit == Unit::Line {
                text.push('\n');
            }
        }
        text += foot;
        Ok(text)
    }
}

impl std::fmt::Debug for Format {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Format({})", self.name)
    }
}

/// The lines of a text that are not comments, with their numbers from 0.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> + Clone {
    text.lines().enumerate().filter(|(_, line)| !is_comment(line))
}

/// The lines of a text that may hold cells: neither comments nor headings nor lines between grids, with
/// their numbers from 0.
fn cell_lines(text: &str) -> impl Iterator<Item = (usize, &str)> + Clone {
    lines(text).filter(|(_, line)| !drawn::is_prose(line) && !is_rule(line))
}

/// Whether a line is a rule drawn with characters, and too long for a row of empty cells.
fn is_rule(line: &str) -> bool {
    let line = line.trim();
    line.len() > 2 && line.bytes().all(|byte| byte == b'=')
        || line.len() > 9 && line.bytes().all(|byte| byte == b'-')
}

fn is_comment(line: &str) -> bool {
    line::is_blank(line.as_bytes()) && !line.trim_start().is_empty()
}

/// The first line of a head that is neither a comment nor blank: what most formats are recognised by.
pub fn first_line(head: &str) -> Option<&str> {
    lines(head).map(|(_, line)| line).find(|line| !line.trim().is_empty())
}

/// Whether a character by itself can be a cell: a digit, or a mark for an empty cell.
fn is_cell(c: char) -> bool {
    matches!(c, '0'..='9' | '.' | '*' | '_' | '-' | 'x' | 'X' | '?')
}

/// What a cell has by a value as spreadsheets and programs write it: a digit or nothing. `None` if it is no
/// such value.
fn cell_value(text: &str) -> Option<Option<Digit>> {
    let mut characters = text.chars();
    match (characters.next(), characters.as_str()) {
        (None, _) => Some(None),
        (Some(c), "" | "." | ".0") if is_cell(c) || c == ' ' => Some(Digit::from_char(c)),
        _ => {
            let nothing =
                ["-1", "null", "none", "nil", "nan", "np.nan", "na", "undefined", "false"];
            nothing.iter().any(|name| text.eq_ignore_ascii_case(name)).then_some(None)
        }
    }
}

/// The error for a character that should be a cell: `column` and `line` count from 0, `text` is the line.
pub fn not_a_cell(line: usize, text: &str, column: usize) -> ReadError {
    let problem = Problem::Unexpected { found: text.chars().nth(column), expected: Expected::Cell };
    ReadError::new(line, text, column, 1, problem)
}

/// The beginning of a text, for quoting in an error.
pub fn shorten(text: &str) -> String {
    text.chars().take(40).collect()
}

/// A comment as a single line.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// 81 characters as nine lines of nine.
fn in_rows(cells: &str) -> String {
    let (rows, _) = cells.as_bytes().as_chunks::<9>();
    rows.iter().map(|row| format!("{}\n", str::from_utf8(row).expect("ASCII"))).collect()
}

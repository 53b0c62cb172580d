//! All file formats: those of plain text from `ennead-grid`, and those that are XML, JSON or links.
//!
//! This is the one registry: whoever reads or writes puzzles asks it. A format of plain text is one
//! file in `ennead-grid`, any other is one file here, and each has one line in [`FORMATS`]. A text is
//! recognised by its content, never by its name.
//!
//! ```
//! use ennead_format as format;
//!
//! let link = "https://www.sudokuwiki.org/sudoku.htm?bd=\
//!     53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
//! assert_eq!(format::detect(link).map(|format| format.name), Some("sudokuwiki"));
//! assert_eq!(format::read(link)?[0].givens.len(), 30);
//! # Ok::<(), format::ReadError>(())
//! ```

#![forbid(unsafe_code)]

use ennead_grid::Sheet;
use ennead_grid::format::Registry;
use ennead_grid::name::UnknownName;

mod address;
mod f_puzzles;
mod gnome_sudoku;
mod ksudoku;
mod link;
mod opensudoku;
pub mod share;
mod sudokupad;
mod sudokuwiki;
mod xml;

pub use ennead_grid::format::{
    Expected, Format, Frame, Item, Problem, ReadError, Reader, Syntax, Unit, WriteError, Writer,
    decode, hodoku, leading_comments, line, unrecognised,
};

/// All formats, in the order in which they are tried on a text: the most specific first.
pub static FORMATS: &[&Format] = &ALL;

/// What plain text does not have.
const OWN: [&Format; 7] = [
    &opensudoku::OPENSUDOKU,
    &ksudoku::KSUDOKU,
    &gnome_sudoku::GNOME_SUDOKU,
    &f_puzzles::F_PUZZLES,
    &sudokupad::SUDOKUPAD,
    &sudokuwiki::SUDOKUWIKI,
    &address::ADDRESS,
];

const COUNT: usize = OWN.len() + ennead_grid::format::FORMATS.len();

static ALL: [&Format; COUNT] = {
    let mut all = [OWN[0]; COUNT];
    let mut i = 0;
    while i < COUNT {
        all[i] = match i.checked_sub(OWN.len()) {
            None => OWN[i],
            Some(i) => ennead_grid::format::FORMATS[i],
        };
        i += 1;
    }
    all
};

const REGISTRY: Registry = Registry(FORMATS);

/// The format called `name`.
///
/// # Errors
///
/// If there is none.
pub fn by_name(name: &str) -> Result<&'static Format, UnknownName> {
    REGISTRY.by_name(name)
}

/// The formats that can be written.
pub fn writable() -> impl Iterator<Item = &'static Format> {
    REGISTRY.writable()
}

/// The format called `name`, to write in.
///
/// # Errors
///
/// If there is none, or it is only read.
pub fn writable_by_name(name: &str) -> Result<&'static Format, UnknownName> {
    REGISTRY.writable_by_name(name)
}

/// The format of a text that begins with `head`. Only 64 kilobytes after the [leading
/// comments](leading_comments) are examined.
pub fn detect(head: &str) -> Option<&'static Format> {
    REGISTRY.detect(head)
}

/// Reads a whole text in any format.
///
/// # Errors
///
/// If the format is unknown, and at the first mistake.
pub fn read(text: &str) -> Result<Vec<Sheet>, ReadError> {
    REGISTRY.read(text)
}

/// The README's example is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

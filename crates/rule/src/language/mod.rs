//! Our language: a rule a line.
//!
//! ```text
//! # a 4×4 with a cage, a thermometer and a given
//! 4x4
//! givens
//! 1 . | . .
//! . . | . .
//! ----+----
//! . . | 3 .
//! . . | . .
//! cage 5: r1c2 r1c3
//! thermometer: r2c1-3
//! ```
//!
//! A text is a list of parts, each on a line of its own or separated by `;`. So every puzzle has a
//! form on one line too: `4x4; givens 1...........3...; cage 5: r1c2 r1c3; thermometer: r2c1-3`.
//!
//! - `#` and what follows it on the line is a comment.
//! - First comes the layout, in the notation of `ennead-board`: a size, perhaps after the word
//!   `size`, then `boxes`, `pieces`, `values`, `symbols` or `grid`, each a part.
//! - `givens` with a symbol or a dot for each cell, in reading order: in the same part, or drawn in
//!   the lines below, where `|` and lines of `-` and `+` count for nothing. `given 5: r1c1 r9c9`
//!   gives single ones.
//! - Every other part is a rule: its name, what it needs to know, `:`, cells. Cells are written as
//!   `r1c1`; `r1c1-4`, `r1-4c1` and `r1-3c1-3` are ranges, and `r1c4-1` is one the other way. Parts
//!   of a clue are separated by `|`.

mod error;
mod reader;
mod setup;
mod writer;

use ennead_board::Layout;

use crate::{Motion, Unfit};

pub use error::{Expected, Misread, Problem, Underlined};
pub use reader::Reader;
pub use setup::Setup;
pub use writer::Writer;

/// A field of a clue: how it is read and written.
pub trait Argument: Clone {
    /// What help calls it, in capitals.
    const USAGE: &'static str;
    /// Whether it may be left out.
    const OPTIONAL: bool = false;
    /// Whether there may be several.
    const SEVERAL: bool = false;

    /// Reads it.
    ///
    /// # Errors
    ///
    /// If something else is there.
    fn read(line: &mut Reader<'_>) -> Result<Self, Misread>;

    /// Writes it.
    fn write(&self, line: &mut Writer<'_>);

    /// Whether it makes sense on the board.
    ///
    /// # Errors
    ///
    /// If not, why.
    fn fit(&self, _layout: &Layout) -> Result<(), Unfit> {
        Ok(())
    }

    /// The same moved; `None` if that is off every board.
    fn moved(&self, _by: Motion) -> Option<Self> {
        Some(self.clone())
    }
}

/// How help shows a field.
pub(crate) fn usage_of<T: Argument>() -> String {
    match (T::OPTIONAL, T::SEVERAL) {
        (true, _) => format!("[{}]", T::USAGE),
        (_, true) => format!("{0} | {0}…", T::USAGE),
        _ => T::USAGE.to_owned(),
    }
}

/// How help shows a rule.
pub(crate) fn usage(name: &str, arguments: &[String], places: &[String]) -> String {
    let mut line = [&[name.to_owned()], arguments].concat().join(" ");
    if !places.is_empty() {
        line += ": ";
        line += &places.join(" | ");
    }
    line
}

/// A field as text.
pub(crate) fn text_of(argument: &impl Argument, layout: &Layout) -> String {
    let mut line = Writer::new(layout);
    argument.write(&mut line);
    line.finish()
}

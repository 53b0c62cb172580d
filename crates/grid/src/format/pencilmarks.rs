//! A grid of pencil marks, as forums and solvers print the state of a puzzle.
//!
//! ```text
//! +----------------+----------------+-----------------+
//! | 5   3    124   | 26  7    2468  | 1489 1249 2489  |
//! | 6   247  247   | 1   9    5     | 3478 234  2478  |
//! …
//! ```
//!
//! A single digit in a cell may be a placed digit or the last candidate. It is taken for the last
//! candidate if a cell it sees still has that digit as a candidate beside others. The format does
//! not distinguish givens from placements; both are read as givens. 81 words in one line can be
//! read too.

use super::{Format, Frame, Unit, drawn};
use crate::Sheet;

pub(super) static PENCILMARKS: Format = Format {
    name: "pencilmarks",
    extensions: &["txt"],
    unit: Unit::File,
    detect: |head| {
        let sketch = drawn::Sketch::of(head);
        sketch.pencilled > 0 && sketch.zeros == 0 && sketch.is_drawn()
    },
    read,
    write: Some(|sheet| Ok(drawn::draw(&drawn::marks(sheet), '+', "+", "+"))),
    frame: Frame::PLAIN,
};

fn read(text: &str) -> Result<Vec<Sheet>, super::ReadError> {
    drawn::rows(text)?
        .chunks(9)
        .map(|rows| drawn::candidates(rows).map(drawn::sheet_of_candidates))
        .collect()
}

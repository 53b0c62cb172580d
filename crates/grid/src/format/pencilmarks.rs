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
//! not distinguish givens from placements; both are read as givens. Signs around candidates, such as
//! `*67` or `-1569`, are skipped. 81 words in one line can be read too, and so can the 729 characters of
//! [`candidates`](super::candidates) on lines of nine or 81.

use super::{Format, Frame, Unit, drawn};
use crate::Sheet;

pub(super) static PENCILMARKS: Format = Format {
    name: "pencilmarks",
    extensions: &["txt"],
    unit: Unit::File,
    detect: |head| {
        let sketch = drawn::Sketch::of(head);
        wrapped(head).is_some() || sketch.pencilled > 0 && sketch.zeros == 0 && sketch.is_drawn()
    },
    read,
    write: Some(|sheet| Ok(drawn::draw(&drawn::marks(sheet), '+', "+", "+"))),
    frame: Frame::PLAIN,
};

/// The lines of 729 characters that were broken into lines of nine or 81: each digit is where that candidate
/// belongs, which no list of puzzles comes near.
fn wrapped(text: &str) -> Option<String> {
    let lines = || super::lines(text).map(|(_, line)| line.trim()).filter(|line| !line.is_empty());
    let length = lines().next()?.len();
    let is_candidate = |(i, byte): (usize, u8)| {
        let is_mark = !byte.is_ascii_digit() && super::is_cell(char::from(byte));
        byte == b'0' || byte == b'1' + (i % 9) as u8 || is_mark
    };
    let fits = |line: &str| line.len() == length && line.bytes().enumerate().all(is_candidate);
    let whole: String = lines().take_while(|line| fits(line)).collect();
    let is_whole = matches!(length, 9 | 81) && lines().all(fits) && whole.len().is_multiple_of(729);
    (is_whole && !whole.is_empty()).then_some(whole)
}

fn read(text: &str) -> Result<Vec<Sheet>, super::ReadError> {
    if let Some(whole) = wrapped(text) {
        let lines = whole.as_bytes().chunks(729).map(|line| str::from_utf8(line).expect("ASCII"));
        return Ok(lines.filter_map(super::sukaku).collect());
    }
    drawn::rows(text)?
        .chunks(9)
        .map(|rows| drawn::candidates(rows).map(drawn::sheet_of_candidates))
        .collect()
}

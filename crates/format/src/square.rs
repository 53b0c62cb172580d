//! One puzzle on each line: the cells of a square board with the usual boxes, from 4×4 to 25×25.
//!
//! ```text
//! .4.2..1..1..2.4.
//! ..3456..61.3......5....434.612612345 easy
//! ```
//!
//! How many cells there are says which board it is: 16, 36, 64, 100, 144, 196, 225, 256, 324, 400, 441,
//! 484, 576 or 625. The boxes are as square as they can be, wider than tall: those of a 6×6 have two
//! rows and three columns. Above 9 the values are letters: `A` is 10. If there are letters but no digits,
//! the values are the letters from `A`. `.` `0` `*` `_` `-` `x` is an empty cell; what follows
//! the cells after a blank is a comment. Lines of 81 may be among them. (A board whose side is a prime
//! number has no boxes, so its regions would have to be said: see `jigsaw.rs`.)

use ennead_board::{AnySheet, Layout, Plan, Regions, Sheet, Symbols, Value};
use ennead_grid::format::{self, Expected, Frame, Item, Problem, ReadError, Unit, line};

use crate::link::Place;
use crate::{Format, Reader};

pub(crate) const SQUARE: Format = Format {
    name: "square",
    extensions: &["txt"],
    unit: Unit::Line,
    detect,
    read: Reader::Any(read),
    write: None,
    frame: Frame::PLAIN,
};

/// The sides of the boards: those that have boxes.
pub(crate) fn sides() -> impl DoubleEndedIterator<Item = usize> {
    let has_boxes = |&side: &usize| !matches!(Regions::usual(side), Regions::None);
    (4..=Layout::MOST_VALUES).filter(has_boxes)
}

/// The cells of a line, and what follows them.
pub(crate) fn cells_of(line: &str) -> (&str, &str) {
    let line = line.trim();
    line.split_once(char::is_whitespace).unwrap_or((line, ""))
}

/// The comment that follows the cells.
pub(crate) fn comment(rest: &str) -> Option<String> {
    let rest = rest.trim().trim_start_matches('#').trim_start();
    (!rest.is_empty()).then(|| rest.to_owned())
}

/// A line of 81 is left to the format of such lines. A line that lacks some cells of a classic puzzle is
/// no board, unless its digits fit.
fn detect(head: &str) -> bool {
    let cells = format::first_line(head).map_or("", |line| cells_of(line).0);
    let side = sides().find(|side| cells.is_ascii() && side * side == cells.len());
    let fits = |side| {
        let symbols = symbols(cells, side);
        cells.chars().all(|c| is_empty(c) || symbols.number_of(c).is_some())
    };
    side.is_some_and(|side| side != 9 && fits(side))
}

fn read(text: &str) -> Result<Vec<AnySheet>, ReadError> {
    if line::is_blank(text.as_bytes()) {
        return Ok(Vec::new());
    }
    let (cells, rest) = cells_of(text);
    let found = cells.chars().count();
    let Some(side) = sides().find(|side| side * side == found) else {
        // The nearest board is the one that was meant.
        let nearest = sides().min_by_key(|side| (side * side).abs_diff(found)).unwrap_or(9);
        let (of, expected) = (Item::Cells, nearest * nearest);
        return Err(Place::of(text, cells).error(match found < expected {
            true => Problem::TooFew { of, found, expected },
            false => Problem::TooMany { of, found, expected },
        }));
    };
    let symbols = symbols(cells, side);
    let plan = Plan { symbols: symbols.symbols(), ..Plan::square(side, Regions::usual(side)) };
    let mut sheet = sheet(plan, cells, symbols, text)?;
    sheet.info.comment = comment(rest);
    Ok(vec![sheet.into()])
}

/// The board with the givens `cells`, which are a part of `line`.
pub(crate) fn sheet(
    plan: Plan,
    cells: &str,
    symbols: OneEach,
    line: &str,
) -> Result<Sheet<Layout>, ReadError> {
    let layout = || format::shorten(cells);
    let place = Place::of(line, cells);
    let layout = Layout::new(plan).map_err(|_| place.error(Problem::Layout { found: layout() }))?;
    let mut sheet = Sheet::blank(layout.clone());
    // Where 0 is a value in other programs, it stands beside other signs for an empty cell.
    let zero_is_empty = symbols.side <= 9 || !cells.contains(|c| is_empty(c) && c != '0');
    for ((i, c), cell) in cells.chars().enumerate().zip(layout.cells().iter()) {
        let wrong = |problem| ReadError::new(0, line, place.column + i, 1, problem);
        match symbols.number_of(c) {
            Some(number) => sheet.givens.set(cell, Some(Value::new(number))),
            None if c == '0' && !zero_is_empty => {
                return Err(wrong(Problem::Value { found: c.to_string() }));
            }
            None if is_empty(c) => {}
            None if c.is_alphanumeric() => {
                return Err(wrong(Problem::Value { found: c.to_string() }));
            }
            None => {
                let expected = Expected::Cell;
                return Err(wrong(Problem::Unexpected { found: Some(c), expected }));
            }
        }
    }
    Ok(sheet)
}

/// Whether a character stands for an empty cell, unless it is a value.
pub(crate) fn is_empty(c: char) -> bool {
    matches!(c, '.' | '0' | '*' | '_' | '-' | 'x' | 'X')
}

/// How values are written, one character each.
#[derive(Clone, Copy)]
pub(crate) struct OneEach {
    side: usize,
    /// Whether they are letters only, from `A`.
    letters: bool,
}

/// How the values of `cells` are written on a board of this side.
pub(crate) fn symbols(cells: &str, side: usize) -> OneEach {
    let is_letter = |c: char| c.is_ascii_alphabetic() && !is_empty(c);
    let letters = cells.contains(is_letter) && !cells.contains(|c| matches!(c, '1'..='9'));
    OneEach { side, letters }
}

impl OneEach {
    /// The number of the value that is written as `c`.
    fn number_of(self, c: char) -> Option<u8> {
        let number = match (self.letters, c) {
            // `x` is an empty cell.
            (_, 'x' | 'X') => return None,
            (true, c) => c.to_digit(36)?.checked_sub(9)?,
            (false, c) => c.to_digit(36)?,
        };
        u8::try_from(number).ok().filter(|&number| (1..=self.side).contains(&number.into()))
    }

    pub(crate) fn symbols(self) -> Symbols {
        match self.letters {
            true => Symbols::Own(('A'..='Z').take(self.side).map(String::from).collect()),
            false => Symbols::Letters,
        }
    }
}

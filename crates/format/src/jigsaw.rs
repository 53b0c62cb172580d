//! One jigsaw on each line: the cells, then for each cell the name of its piece.
//!
//! ```text
//! 1.....2.4.3.....4...1... aabbcc… (each of as many characters as there are cells)
//! ```
//!
//! The two parts are of equal length, 16 to 625 characters, and may follow each other without a blank, as
//! 81 + 81 = 162. Pieces are named by one digit or letter each. Which part is which is seen from the
//! pieces: there are as many as the board has rows, each of as many cells, which hang together. (So a
//! puzzle with its solution is no jigsaw.) Values are written as in `square.rs`.

use ennead_board::{AnySheet, Plan, Regions};
use ennead_grid::format::{self, Frame, Problem, ReadError, Unit, line};

use crate::link::Place;
use crate::square::{cells_of, comment, is_empty, sheet, symbols};
use crate::{Format, Reader};

pub(crate) const JIGSAW: Format = Format {
    name: "jigsaw",
    extensions: &["txt"],
    unit: Unit::Line,
    detect: |head| format::first_line(head).and_then(parts).is_some(),
    read: Reader::Any(read),
    write: None,
    frame: Frame::PLAIN,
};

fn read(text: &str) -> Result<Vec<AnySheet>, ReadError> {
    if line::is_blank(text.as_bytes()) {
        return Ok(Vec::new());
    }
    let Some(Parts { side, cells, pieces, rest }) = parts(text) else {
        let line = text.trim();
        let found = format::shorten(line);
        return Err(Place::of(text, line).error(Problem::Layout { found }));
    };
    let symbols = symbols(cells, side);
    let plan = Plan { symbols: symbols.symbols(), ..Plan::square(side, Regions::Pieces(pieces)) };
    let mut sheet = sheet(plan, cells, symbols, text)?;
    sheet.info.comment = comment(rest);
    Ok(vec![sheet.into()])
}

/// The parts of a line.
struct Parts<'a> {
    side: usize,
    cells: &'a str,
    pieces: Vec<Option<u8>>,
    rest: &'a str,
}

fn parts(line: &str) -> Option<Parts<'_>> {
    let (first, rest) = cells_of(line);
    if !first.is_ascii() {
        return None;
    }
    let (second, behind) = cells_of(rest);
    let halves = first.split_at(first.len() / 2);
    let ways = [(first, second, behind), (halves.0, halves.1, rest)];
    ways.into_iter().find_map(|(one, other, rest)| {
        let side = (4..=25).find(|side| side * side == one.len() && one.len() == other.len())?;
        let given = |c: char| is_empty(c) || c.is_ascii_alphanumeric();
        let part = |cells: &'_ str, pieces| {
            let pieces = pieces_of(pieces, side)?;
            cells.chars().all(given).then_some(pieces)
        };
        match (part(one, other), part(other, one)) {
            (Some(pieces), _) => Some(Parts { side, cells: one, pieces, rest }),
            (None, Some(pieces)) => Some(Parts { side, cells: other, pieces, rest }),
            (None, None) => None,
        }
    })
}

/// The numbers of the pieces, if each of `side` pieces has `side` cells that hang together.
fn pieces_of(names: &str, side: usize) -> Option<Vec<Option<u8>>> {
    let names = names.as_bytes();
    if !names.iter().all(u8::is_ascii_alphanumeric) {
        return None;
    }
    let mut met: Vec<u8> = names.to_vec();
    met.sort_unstable();
    met.dedup();
    let hangs_together = |&name: &u8| {
        let of_piece = |&at: &usize| names[at] == name;
        let mut reached: Vec<usize> = (0..names.len()).find(of_piece).into_iter().collect();
        let mut next = 0;
        while let Some(&at) = reached.get(next) {
            let (row, column) = (at / side, at % side);
            let around = [
                (row > 0).then(|| at - side),
                (row + 1 < side).then_some(at + side),
                (column > 0).then(|| at - 1),
                (column + 1 < side).then_some(at + 1),
            ];
            for at in around.into_iter().flatten().filter(of_piece) {
                if !reached.contains(&at) {
                    reached.push(at);
                }
            }
            next += 1;
        }
        reached.len() == side && names.iter().filter(|&&other| other == name).count() == side
    };
    let sound = met.len() == side && met.iter().all(hangs_together);
    let number = |name: &u8| met.iter().position(|other| other == name).map(|i| i as u8);
    sound.then(|| names.iter().map(number).collect())
}

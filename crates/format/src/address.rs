//! Web addresses with a puzzle in them: those of ennead's own pages, and of any site that puts the 81
//! cells into the path or the query.
//!
//! ```text
//! https://example.org/en/play?puzzle=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
//! https://example.org/play/530070000600195000098000060800060003400803001700020006060000280000419005000080079
//! ```
//!
//! A link to Play may hold any board, see `share.rs`. In the addresses of other pages, `placed` has the
//! player's digits as 81 characters, `marks` the pencil marks as 81 numbers with commas between them (1 for
//! the digit 1, 2 for 2, 4 for 3 and so on), `title` and `author` what they say. The format can only be
//! read: only a page knows its own address.

use ennead_board::AnySheet;
use ennead_grid::format::{self, Expected, Frame, Item, Problem, ReadError, Unit, line};
use ennead_grid::{Cell, CellMap, DigitSet, Givens, Sheet};

use crate::link::{Place, percent_decode};
use crate::{Format, Reader, share};
#[cfg(feature = "rules")]
use crate::{Opened, Unknown};

pub(crate) const ADDRESS: Format = Format {
    name: "address",
    extensions: &["txt"],
    unit: Unit::Line,
    detect: |head| format::first_line(head).is_some_and(is_address),
    #[cfg(feature = "rules")]
    read: Reader::Ruled(open),
    #[cfg(not(feature = "rules"))]
    read: Reader::Any(read),
    write: None,
    frame: Frame::PLAIN,
};

/// Only a link to Play holds rules.
#[cfg(feature = "rules")]
fn open(text: &str, _: Unknown) -> Result<Vec<Opened>, ReadError> {
    let address = text.split_whitespace().next().unwrap_or("");
    match share::detect(address) {
        true => Ok(vec![share::open(address)?]),
        false => Ok(read(text)?.into_iter().map(Opened::from).collect()),
    }
}

fn is_address(line: &str) -> bool {
    let line = line.trim_start();
    let begins = |scheme: &str| {
        line.get(..scheme.len()).is_some_and(|head| head.eq_ignore_ascii_case(scheme))
    };
    begins("https://") || begins("http://")
}

fn read(text: &str) -> Result<Vec<AnySheet>, ReadError> {
    if line::is_blank(text.as_bytes()) {
        return Ok(Vec::new());
    }
    let address = text.split_whitespace().next().unwrap_or("");
    if share::detect(address) {
        return Ok(vec![share::read(address)?]);
    }
    let Some(puzzle) = value(address, "puzzle").or_else(|| cells_in(address)) else {
        return Err(Place::of(text, address).error(Problem::UnknownFormat));
    };
    if let Some((part, problem)) = other_data(address, puzzle) {
        return Err(Place::of(text, part).error(problem));
    }
    let mut sheet = Sheet::from(cells(puzzle, text)?);
    if let Some(placed) = value(address, "placed") {
        for (cell, digit) in cells(placed, text)?.iter() {
            if sheet.givens.get(cell).is_none() {
                sheet.placed.set(cell, Some(digit));
            }
        }
    }
    if let Some(marks) = value(address, "marks") {
        let (marks, grid) = (sets(marks, text)?, sheet.grid());
        let kept = |cell| if grid.get(cell).is_none() { marks[cell] } else { DigitSet::EMPTY };
        let kept = CellMap::from_fn(kept);
        sheet.candidates = kept.values().iter().any(|set| !set.is_empty()).then_some(kept);
    }
    let said = |name| {
        let value = value(address, name)?;
        let said = percent_decode(&value.replace('+', " "), Place::of(text, value)).ok()?;
        let said = said.split_whitespace().collect::<Vec<_>>().join(" ");
        (!said.is_empty()).then_some(said)
    };
    (sheet.info.title, sheet.info.author) = (said("title"), said("author"));
    Ok(vec![sheet.into()])
}

/// A part of an address that says there is more to the puzzle than its cells: a long value of an unknown
/// field, or the name of another kind of Sudoku.
fn other_data<'a>(address: &'a str, puzzle: &str) -> Option<(&'a str, Problem)> {
    const KNOWN: [&str; 7] =
        ["placed", "marks", "title", "author", "lang", "utm_source", "utm_campaign"];
    /// No choice, name of a level or number is as long.
    const LONG: usize = 20;
    const KINDS: [&str; 12] = [
        "killer",
        "jigsaw",
        "samurai",
        "sandwich",
        "thermo",
        "kropki",
        "arrow",
        "diagonal",
        "hyper",
        "windoku",
        "greater",
        "consecutive",
    ];
    let (path, query) = address.split_once('?').unwrap_or((address, ""));
    let words = path.split(|c: char| !c.is_ascii_alphabetic());
    if let Some(kind) =
        words.into_iter().find(|word| KINDS.iter().any(|kind| word.eq_ignore_ascii_case(kind)))
    {
        return Some((kind, Problem::Variant { rule: kind.to_owned() }));
    }
    let mut fields = query.split(['&', '#']).filter_map(|pair| pair.split_once('='));
    let (name, _) = fields.find(|(name, value)| {
        value.len() > LONG && *value != puzzle && *name != "puzzle" && !KNOWN.contains(name)
    })?;
    Some((name, Problem::Field { name: format::shorten(name) }))
}

/// The value of `name` in the query of an address.
fn value<'a>(address: &'a str, name: &str) -> Option<&'a str> {
    let (_, query) = address.split_once('?')?;
    let pairs = query.split('#').next().unwrap_or("").split('&');
    pairs.filter_map(|pair| pair.split_once('=')).find(|&(key, _)| key == name).map(|pair| pair.1)
}

/// The part of an address, in its path or anywhere behind it, that is 81 cells.
fn cells_in(address: &str) -> Option<&str> {
    let parts = address.split(['/', '?', '&', '=', '#']);
    parts.into_iter().find(|part| part.len() == 81 && part.chars().all(is_cell))
}

/// Whether a character can be a cell.
fn is_cell(c: char) -> bool {
    c.is_ascii_digit() || matches!(c, '.' | '*' | '_' | '-' | 'x' | 'X')
}

fn cells(part: &str, text: &str) -> Result<Givens, ReadError> {
    let place = Place::of(text, part);
    let decoded = percent_decode(part, place)?;
    let parsed = line::parse(decoded.as_bytes());
    parsed.map(|(givens, _)| givens).map_err(|error| match decoded == part {
        true => {
            let column = place.column + error.column - 1;
            ReadError::new(0, text, column, error.length, error.problem)
        }
        // The columns of the decoded text are not those of the line.
        false => place.error(error.problem),
    })
}

fn sets(part: &str, text: &str) -> Result<CellMap<DigitSet>, ReadError> {
    let place = Place::of(text, part);
    let decoded = percent_decode(part, place)?;
    let number = |number: &str| number.parse().ok().filter(|&bits: &u16| bits < 1 << 9);
    let found = decoded.split(',').count();
    let sets: Option<Vec<u16>> = decoded.split(',').take(Cell::COUNT + 1).map(number).collect();
    let (of, expected) = (Item::Numbers, Cell::COUNT);
    match sets {
        Some(sets) if sets.len() == Cell::COUNT => {
            Ok(CellMap::from_fn(|cell: Cell| DigitSet::from_bits(sets[cell.index()])))
        }
        Some(_) if found < expected => Err(place.error(Problem::TooFew { of, found, expected })),
        Some(_) => Err(place.error(Problem::TooMany { of, found, expected })),
        None => {
            let wrong = decoded.split(',').find(|&text| number(text).is_none());
            let found = wrong.and_then(|text| text.chars().next());
            Err(place.error(Problem::Unexpected { found, expected: Expected::Digit }))
        }
    }
}

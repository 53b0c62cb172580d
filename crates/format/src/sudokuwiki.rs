//! Links to the solver of [SudokuWiki](https://www.sudokuwiki.org) (A. Stuart).
//!
//! ```text
//! https://www.sudokuwiki.org/sudoku.htm?bd=530070000600195000098000060800060003400803001700020006060000280000419005000080079
//! ```
//!
//! After `bd=` come 81 digits, or `S9B` and two base-36 digits for each cell. A value of 1 to 9 is
//! a given, 10 to 18 is a placement plus 9, and anything larger is a mask of candidates plus 18.

use ennead_grid::format::{self, Expected, Format, Frame, Item, Problem, ReadError, Unit, line};
use ennead_grid::{Cell, CellMap, Digit, DigitSet, Sheet};

use crate::link::Place;

pub(crate) static SUDOKUWIKI: Format = Format {
    name: "sudokuwiki",
    extensions: &["txt"],
    unit: Unit::Line,
    detect: |head| {
        format::first_line(head).is_some_and(|line| {
            line.contains("sudokuwiki.org") || line.trim_start().starts_with("S9B")
        })
    },
    read,
    write: Some(|sheet| Ok(write(sheet))),
    frame: Frame::PLAIN,
};

fn read(text: &str) -> Result<Vec<Sheet>, ReadError> {
    if line::is_blank(text.as_bytes()) {
        return Ok(Vec::new());
    }
    if let Some(page) = page(text).filter(|page| !is_classic(page)) {
        let problem = Problem::Variant { rule: format::shorten(page) };
        return Err(Place::of(text, page).error(problem));
    }
    let rest = match text.split_once("bd=") {
        Some((_, rest)) => rest,
        None if text.trim_start().starts_with("S9B") => text.trim_start(),
        None => {
            let end = text.trim_end().chars().count();
            let problem = Problem::Unexpected { found: None, expected: Expected::Text("bd=") };
            return Err(ReadError::new(0, text, end, 0, problem));
        }
    };
    let board = rest.split(|c: char| matches!(c, '&' | '#') || c.is_whitespace()).next();
    let board = board.unwrap_or("");
    let place = Place::of(text, board);
    let sheet = match board.strip_prefix("S9B") {
        Some(pairs) => parse_pairs(pairs, text, place.column + 3)?,
        None => {
            let (givens, _) = line::parse(board.as_bytes()).map_err(|error| {
                let column = place.column + error.column - 1;
                ReadError::new(0, text, column, error.length, error.problem)
            })?;
            Sheet::from(givens)
        }
    };
    Ok(vec![sheet])
}

/// The name of the page a link leads to.
fn page(text: &str) -> Option<&str> {
    let (_, path) = text.split_once("sudokuwiki.org/")?;
    path.split(|c: char| matches!(c, '?' | '#') || c.is_whitespace()).next()
}

/// Whether a page is about classic puzzles: the site has others for killers, jigsaws and more.
fn is_classic(page: &str) -> bool {
    let name = page.split('.').next().unwrap_or("");
    name.is_empty() || name.eq_ignore_ascii_case("sudoku")
}

fn parse_pairs(pairs: &str, text: &str, column: usize) -> Result<Sheet, ReadError> {
    let digits: Vec<char> = pairs.chars().take(200).collect();
    if let Some(wrong) = digits.iter().position(|c| !c.is_ascii_alphanumeric()) {
        return Err(format::not_a_cell(0, text, column + wrong));
    }
    let count = pairs.chars().count();
    let (found, expected) = (count / 2, 81);
    if count < 162 {
        let problem = Problem::TooFew { of: Item::Cells, found, expected };
        return Err(ReadError::new(0, text, column + count, 0, problem));
    }
    if count > 162 {
        let problem = Problem::TooMany { of: Item::Cells, found: found.max(82), expected };
        return Err(ReadError::new(0, text, column + 162, count - 162, problem));
    }
    let mut sheet = Sheet::default();
    let mut candidates = CellMap::filled(DigitSet::EMPTY);
    for cell in Cell::ALL {
        let pair = &digits[cell.index() * 2..][..2];
        let value = pair.iter().fold(0, |n, c| n * 36 + c.to_digit(36).unwrap_or(0));
        match value {
            0 => {}
            1..=9 => sheet.givens.set(cell, Digit::try_new(value as u8)),
            10..=18 => sheet.placed.set(cell, Digit::try_new(value as u8 - 9)),
            19..=529 => candidates[cell] = DigitSet::from_bits(value as u16 - 18),
            _ => {
                let found = pair.iter().collect();
                let problem = Problem::Value { found };
                return Err(ReadError::new(0, text, column + cell.index() * 2, 2, problem));
            }
        }
    }
    let some = candidates.values().iter().any(|candidates| !candidates.is_empty());
    sheet.candidates = some.then_some(candidates);
    Ok(sheet)
}

fn write(sheet: &Sheet) -> String {
    let mut link = "https://www.sudokuwiki.org/sudoku.htm?bd=".to_owned();
    if sheet.placed.is_empty() && sheet.candidates.is_none() {
        return link + &sheet.givens.to_string().replace('.', "0");
    }
    link += "S9B";
    let candidates = sheet.candidates_or_allowed();
    for cell in Cell::ALL {
        let value = match (sheet.givens.get(cell), sheet.placed.get(cell)) {
            (Some(digit), _) => digit.get() as u32,
            (None, Some(digit)) => digit.get() as u32 + 9,
            (None, None) if candidates[cell].is_empty() => 0,
            (None, None) => candidates[cell].bits() as u32 + 18,
        };
        for digit in [value / 36, value % 36] {
            link.push(char::from_digit(digit, 36).expect("below 36"));
        }
    }
    link
}

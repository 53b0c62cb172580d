//! A samurai as five lines of 81 cells: its grids, the one in the middle third.
//!
//! ```text
//! 8.....7....3.5.2.67..3....95…
//! …
//! ```
//!
//! Five lines of 81 may as well be five puzzles. They are a samurai if the grids agree where they overlap: either
//! all cells they share are written twice, or the grid in the middle leaves all of them empty. (Of a
//! puzzle that stands by itself, the third of exactly five, all four corner boxes would have to be
//! empty.)

use ennead_board::{AnySheet, Cell, Layout, Sheet, Value};
use ennead_grid::Givens;
use ennead_grid::format::{Frame, Item, Problem, ReadError, Unit, leading_comments, line};

use crate::link::Place;
use crate::{Format, Reader};

pub(crate) const SAMURAI: Format = Format {
    name: "samurai",
    extensions: &["txt"],
    unit: Unit::File,
    detect: |head| grids(head).is_some_and(|grids| overlap(&grids)),
    read: Reader::Any(read),
    write: None,
    frame: Frame::One,
};

/// The lines that are not blank, with their numbers, and the givens on them; `None` unless they are five of
/// 81 cells.
fn grids(text: &str) -> Option<Vec<Givens>> {
    let text = &text[leading_comments(text.as_bytes())..];
    let lines =
        text.lines().map(|line| line.trim_matches(|c: char| c == '\u{feff}' || c.is_whitespace()));
    let mut grids = Vec::new();
    for line in lines.filter(|line| !line::is_blank(line.as_bytes())) {
        if grids.len() == 5 || line.len() != 81 {
            return None;
        }
        let (givens, comment) = line::parse(line.as_bytes()).ok()?;
        grids.push(givens);
        if !comment.is_empty() {
            return None;
        }
    }
    (grids.len() == 5).then_some(grids)
}

/// The number of the grid in the middle.
const MIDDLE: usize = 2;

/// Whether the grids can be those of a samurai.
fn overlap(grids: &[Givens]) -> bool {
    let layout = Layout::samurai();
    let places = &layout.plan().grids;
    // What a grid has in a cell of the whole board; nothing if the cell is not one of its own.
    let value = |grid: usize, cell: Cell| {
        let at = places[grid].at;
        let row = cell.row().checked_sub(at.row()).filter(|&row| row < 9)?;
        let column = cell.column().checked_sub(at.column()).filter(|&column| column < 9)?;
        Some(grids[grid].get(ennead_grid::Cell::at(row, column)))
    };
    let others = (0..places.len()).filter(|&grid| grid != MIDDLE);
    let cells = others.flat_map(|grid| places[grid].cells().map(move |cell| (grid, cell)));
    let shared = cells.filter_map(|(grid, cell)| Some((value(grid, cell)?, value(MIDDLE, cell)?)));
    let shared: Vec<_> = shared.collect();
    shared.iter().all(|(one, middle)| one == middle)
        || shared.iter().all(|(_, middle)| middle.is_none())
}

fn read(text: &str) -> Result<Vec<AnySheet>, ReadError> {
    let lines = text.lines().enumerate();
    let lines =
        lines.filter(|(_, line)| !line::is_blank(line.trim_start_matches('\u{feff}').as_bytes()));
    let lines: Vec<(usize, &str)> = lines.collect();
    let layout = Layout::samurai();
    let mut sheet = Sheet::blank(layout.clone());
    for (&(number, text), grid) in lines.iter().zip(&layout.plan().grids) {
        let cells = text.trim_start_matches('\u{feff}');
        let (givens, _) =
            line::parse(cells.as_bytes()).map_err(|error| error.on_line(number + 1))?;
        for (cell, digit) in givens.iter() {
            let place = Cell::at(grid.at.row() + cell.row(), grid.at.column() + cell.column());
            let value = Some(Value::new(digit.get()));
            match sheet.givens.get(place) {
                Some(_) if sheet.givens.get(place) != value => {
                    let problem = Problem::Overlap { cell: place.to_string() };
                    let error = Place::of(text, text).error(problem);
                    return Err(ReadError { line: number + 1, ..error });
                }
                _ => sheet.givens.set(place, value),
            }
        }
    }
    let (of, found, expected) = (Item::Lines, lines.len(), layout.plan().grids.len());
    match lines.get(expected) {
        None if found == expected => Ok(vec![sheet.into()]),
        None => Err(ReadError::at_end(text, Problem::TooFew { of, found, expected })),
        Some(&(number, line)) => {
            let error = Place::of(line, line).error(Problem::TooMany { of, found, expected });
            Err(ReadError { line: number + 1, ..error })
        }
    }
}

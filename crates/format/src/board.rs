//! Puzzles on boards of any kind: the layout, then the cells.
//!
//! ```text
//! 6x6
//! ..3|456
//! ..6|1.3
//! ---+---
//! …
//! samurai
//! 2...7....
//! …
//! ```
//!
//! The first line is the [notation](ennead_board::Layout) of a layout; the cells follow in reading order,
//! in any number of lines, with blanks between them if some symbol has two characters. `.` `0` `*`
//! `_` `-` is an empty cell, unless it is a symbol. Bars and the lines of a frame only separate. Where grids overlap, as in a
//! samurai, the cells may also follow grid by grid; one of two grids may leave a cell empty that they
//! share. A file may hold several puzzles.

use ennead_board::{AnySheet, Cell, CellMap, Layout, Sheet, Value};
use ennead_grid::format::{self, Frame, Item, Problem, ReadError, Unit, WriteError, line};

use crate::link::Place;
use crate::{Format, Reader, Writer};

pub(crate) const BOARD: Format = Format {
    name: "board",
    extensions: &["txt"],
    unit: Unit::File,
    detect: |head| format::first_line(head).is_some_and(is_layout),
    read: Reader::Any(read),
    write: Some(Writer::Any(write)),
    frame: Frame::PLAIN,
};

/// Whether a line begins like a layout: with a size or a name.
fn is_layout(line: &str) -> bool {
    let head = line.split(';').next().unwrap_or("").trim();
    let number =
        |text: &str| (1..=2).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit());
    let size =
        head.split_once(['x', '×']).is_some_and(|(rows, columns)| number(rows) && number(columns));
    size || head.eq_ignore_ascii_case("samurai")
}

fn read(text: &str) -> Result<Vec<AnySheet>, ReadError> {
    let mut sheets = Vec::new();
    let mut puzzle: Option<Puzzle> = None;
    for (number, line) in text.lines().enumerate() {
        if line::is_blank(line.as_bytes()) {
            continue;
        }
        if is_layout(line) {
            sheets.extend(puzzle.take().map(Puzzle::sheet).transpose()?);
            puzzle = Some(Puzzle::new(number, line)?);
            continue;
        }
        match &mut puzzle {
            Some(puzzle) => puzzle.row(number, line)?,
            None => {
                let problem = Problem::Layout { found: format::shorten(line.trim()) };
                let place = Place::of(line, line.trim());
                return Err(ReadError { line: number + 1, ..place.error(problem) });
            }
        }
    }
    sheets.extend(puzzle.map(Puzzle::sheet).transpose()?);
    Ok(sheets)
}

/// A puzzle that is being read.
struct Puzzle<'a> {
    layout: Layout,
    /// The last line that was read, and its number from 0.
    last: (usize, &'a str),
    cells: Vec<Read<'a>>,
}

/// What was read for a cell.
struct Read<'a> {
    value: Option<Value>,
    line: usize,
    place: Place<'a>,
}

impl Read<'_> {
    fn error(&self, problem: Problem) -> ReadError {
        ReadError { line: self.line + 1, ..self.place.error(problem) }
    }
}

impl<'a> Puzzle<'a> {
    fn new(number: usize, line: &'a str) -> Result<Puzzle<'a>, ReadError> {
        let head = line.trim();
        let layout = head.parse().map_err(|_| {
            let problem = Problem::Layout { found: format::shorten(head) };
            ReadError { line: number + 1, ..Place::of(line, head).error(problem) }
        })?;
        Ok(Puzzle { layout, last: (number, line), cells: Vec::new() })
    }

    fn row(&mut self, number: usize, line: &'a str) -> Result<(), ReadError> {
        self.last = (number, line);
        if is_border(line) {
            return Ok(());
        }
        let short = self.layout.has_short_symbols();
        for part in line.split(|c: char| c.is_whitespace() || is_bar(c)) {
            let mut rest = part;
            while let Some(c) = rest.chars().next() {
                let (word, behind) = rest.split_at(if short { c.len_utf8() } else { rest.len() });
                rest = behind;
                let value = self.layout.value_of(word);
                let read = Read { value, line: number, place: Place::of(line, word) };
                if value.is_none() && !matches!(word, "." | "0" | "*" | "_" | "-") {
                    return Err(read.error(Problem::Value { found: format::shorten(word) }));
                }
                self.cells.push(read);
            }
        }
        Ok(())
    }

    /// The cells in the order in which they were read.
    fn order(&self) -> Result<Vec<Cell>, ReadError> {
        let cells: Vec<Cell> = self.layout.cells().iter().collect();
        let by_grid: Vec<Cell> =
            self.layout.plan().grids.iter().flat_map(|grid| grid.cells()).collect();
        let (of, found, expected) = (Item::Cells, self.cells.len(), cells.len());
        if found == expected {
            return Ok(cells);
        }
        if found == by_grid.len() {
            return Ok(by_grid);
        }
        let (number, line) = self.last;
        Err(match self.cells.get(expected) {
            Some(first) => first.error(Problem::TooMany { of, found, expected }),
            None => {
                let problem = Problem::TooFew { of, found, expected };
                let end = line.trim_end().chars().count();
                ReadError::new(number, line, end, 0, problem)
            }
        })
    }

    fn sheet(self) -> Result<AnySheet, ReadError> {
        let order = self.order()?;
        let mut sheet = Sheet::blank(self.layout);
        for (cell, read) in order.into_iter().zip(&self.cells) {
            match (sheet.givens.get(cell), read.value) {
                (Some(before), Some(now)) if before != now => {
                    return Err(read.error(Problem::Overlap { cell: cell.to_string() }));
                }
                (_, Some(value)) => sheet.givens.set(cell, Some(value)),
                (_, None) => {}
            }
        }
        Ok(sheet.into())
    }
}

/// Whether a character only separates cells.
fn is_bar(c: char) -> bool {
    matches!(c, '|' | '│' | '║' | '┃' | '!')
}

/// Whether a line is one of a frame. One of nothing but `-` is a row of empty cells.
fn is_border(line: &str) -> bool {
    let line = line.trim();
    let is_frame = |c: char| matches!(c, '+' | '=' | '─'..='╿');
    let framed = line.contains(is_frame);
    let drawn = |c: char| is_frame(c) || is_bar(c) || c == '-' || c.is_whitespace();
    (framed || line.contains(is_bar))
        && line.chars().all(drawn)
        && line.contains(|c| c == '-' || is_frame(c) && !is_bar(c))
}

/// The layout, and the rows of the board; where there is no cell, there is a blank.
fn write(sheet: &AnySheet) -> Result<String, WriteError> {
    let Sheet { ground: layout, givens, .. } = sheet.clone().on_any_board();
    let symbols: CellMap<String> = CellMap::from_fn(&layout, |cell| {
        givens.get(cell).map_or(".", |value| layout.symbol(value)).to_owned()
    });
    let width = layout.values().iter().map(|value| layout.symbol(value).chars().count()).max();
    let (width, gap) = (width.unwrap_or(1), if layout.has_short_symbols() { "" } else { " " });
    let mut text = format!("{layout}\n");
    for row in 0..layout.rows() {
        let places = (0..layout.columns()).map(|column| Cell::at(row, column));
        let symbol = |cell| symbols.get(cell).map_or("", String::as_str);
        let row: Vec<String> = places.map(|cell| format!("{:>width$}", symbol(cell))).collect();
        text += row.join(gap).trim_end();
        text.push('\n');
    }
    Ok(text)
}

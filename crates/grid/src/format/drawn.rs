//! What the drawn formats share: rows of cells between borders.
//!
//! ```text
//! +-------+-------+-------+
//! | 5 3 . | . 7 . | . . . |
//! ```
//!
//! A line that consists of border characters is a border. In all other lines, bars and white space
//! separate the cells. If there are nine words, each is a cell, of any length; otherwise each
//! character is a cell.

use super::{Item, Problem, ReadError};
use crate::{Cell, CellMap, Digit, DigitSet, Givens, Sheet};

/// A row of cells.
pub(super) struct Row<'a> {
    /// The line's number, from 0.
    pub(super) number: usize,
    /// The line.
    pub(super) line: &'a str,
    /// The cells: the number of the first character, and the text.
    pub(super) cells: Vec<(usize, &'a str)>,
}

fn is_bar(c: char) -> bool {
    c.is_whitespace() || matches!(c, '|' | ':' | '!' | '\u{2500}'..='\u{257f}')
}

fn is_rule(c: char) -> bool {
    matches!(c, '-' | '=' | '+') || matches!(c, '\u{2500}'..='\u{257f}')
}

/// How a text uses the characters that can be part of a cell or of a border.
#[derive(Clone, Copy)]
struct Habits {
    /// `-` is an empty cell, because it occurs beside digits.
    dashes: bool,
}

impl Habits {
    fn of(text: &str) -> Habits {
        let mixed = |line: &str| {
            line.contains('-') && line.contains(|c: char| c.is_ascii_digit() || c == '.')
        };
        Habits { dashes: super::lines(text).any(|(_, line)| mixed(line)) }
    }

    /// Whether the line holds no cells.
    fn is_border(self, line: &str) -> bool {
        let marks = line.chars().filter(|&c| c == '-').count();
        let all = line.chars().all(|c| is_rule(c) || is_bar(c) || matches!(c, '*' | '\'' | '`'));
        let ruled = line.chars().any(is_rule) || !line.contains('*');
        all && ruled && !(self.dashes && marks == 9 && !line.contains('+'))
            || matches!(line.trim(), "[code]" | "[/code]" | "```")
    }
}

/// The words of a line, each with the number of its first character.
fn words(line: &str) -> Vec<(usize, &str)> {
    let mut words = Vec::new();
    let mut start = None;
    for (column, (offset, c)) in line.char_indices().enumerate() {
        if is_bar(c) {
            words.extend(start.take().map(|(column, from)| (column, &line[from..offset])));
        } else if start.is_none() {
            start = Some((column, offset));
        }
    }
    words.extend(start.map(|(column, from)| (column, &line[from..])));
    words
}

/// The characters of a line's words, each with its column.
fn characters<'a>(words: &[(usize, &'a str)]) -> Vec<(usize, &'a str)> {
    words
        .iter()
        .flat_map(|&(column, word)| {
            word.char_indices()
                .enumerate()
                .map(move |(i, (at, c))| (column + i, &word[at..at + c.len_utf8()]))
        })
        .collect()
}

/// Three boxes of three characters between bars, in which a blank is an empty cell.
fn boxed(line: &str) -> Option<Vec<(usize, &str)>> {
    let line = line.trim_end();
    if !line.is_ascii() || !line.contains('|') {
        return None;
    }
    let mut cells = Vec::new();
    let mut column = 0;
    for part in line.split('|') {
        match part.len() {
            3 => cells.extend((0..3).map(|i| (column + i, &part[i..=i]))),
            _ if part.trim().is_empty() => {}
            _ => return None,
        }
        column += part.len() + 1;
    }
    (cells.len() == 9).then_some(cells)
}

/// The cells of a line, whatever their number.
fn cells(line: &str) -> Vec<(usize, &str)> {
    if let Some(cells) = boxed(line) {
        return cells;
    }
    let words = words(line);
    match words.len() {
        9 | 81 => words,
        n if n > 9 => words,
        // More than three boxes and more than nine characters: a row of pencil marks with too few
        // cells.
        n if n > 5 && words.iter().map(|(_, word)| word.len()).sum::<usize>() > 9 => words,
        _ => characters(&words),
    }
}

/// Whether the cells form one row, or are 81 words that form nine rows.
fn are_rows(cells: &[(usize, &str)]) -> bool {
    // 81 characters without white space are in the format `line`, not drawn.
    cells.len() == 9 || cells.len() == 81 && cells[80].0 - cells[0].0 >= 160
}

/// The rows of a text, with nine cells each; a line of 81 words makes nine rows.
pub(super) fn rows(text: &str) -> Result<Vec<Row<'_>>, ReadError> {
    let habits = Habits::of(text);
    let mut rows = Vec::new();
    for (number, line) in super::lines(text) {
        if line.trim().is_empty() || habits.is_border(line) {
            continue;
        }
        let cells = cells(line);
        let found = cells.len();
        // Between drawn grids, a puzzle may also be written as a line.
        let whole = found == 81 && rows.len().is_multiple_of(9);
        if !whole && !are_rows(&cells) {
            let of = Item::CellsInRow;
            return Err(if found < 9 {
                let end = line.trim_end().chars().count();
                let problem = Problem::TooFew { of, found, expected: 9 };
                ReadError::new(number, line, end, 0, problem)
            } else {
                let (column, cell) = cells[9];
                let problem = Problem::TooMany { of, found, expected: 9 };
                ReadError::new(number, line, column, cell.chars().count(), problem)
            });
        }
        for nine in cells.chunks(9) {
            rows.push(Row { number, line, cells: nine.to_vec() });
        }
    }
    if let Some(row) = rows.get(rows.len() / 9 * 9)
        && rows.len() > 9
    {
        let (column, _) = row.cells[0];
        let expected = rows.len() / 9 * 9;
        let problem = Problem::TooMany { of: Item::Lines, found: rows.len(), expected };
        let length = row.line.trim_end().chars().count() - column;
        return Err(ReadError::new(row.number, row.line, column, length, problem));
    }
    if rows.len() < 9 {
        let problem = Problem::TooFew { of: Item::Lines, found: rows.len(), expected: 9 };
        return Err(ReadError::at_end(text, problem));
    }
    Ok(rows)
}

/// Nine rows of single characters as digits.
pub(super) fn givens(rows: &[Row<'_>]) -> Result<Givens, ReadError> {
    let mut givens = Givens::EMPTY;
    for (r, row) in rows.iter().enumerate() {
        for (c, &(column, cell)) in row.cells.iter().enumerate() {
            let mut characters = cell.chars();
            let first = characters.next().unwrap_or(' ');
            match Digit::from_char(first) {
                Some(digit) => givens.set(Cell::at(r, c), Some(digit)),
                None if super::is_cell(first) || matches!(first, ' ' | '?') => {}
                None => return Err(super::not_a_cell(row.number, row.line, column)),
            }
            if characters.next().is_some() {
                return Err(super::not_a_cell(row.number, row.line, column + 1));
            }
        }
    }
    Ok(givens)
}

/// Nine rows of candidates, where `.` or `0` is a cell without any.
pub(super) fn candidates(rows: &[Row<'_>]) -> Result<CellMap<DigitSet>, ReadError> {
    let mut candidates = CellMap::filled(DigitSet::EMPTY);
    for (r, row) in rows.iter().enumerate() {
        for (c, &(column, cell)) in row.cells.iter().enumerate() {
            for (i, character) in cell.chars().enumerate() {
                match Digit::from_char(character) {
                    Some(digit) => candidates[Cell::at(r, c)].insert(digit),
                    None if super::is_cell(character) && cell.len() == 1 => {}
                    None => return Err(super::not_a_cell(row.number, row.line, column + i)),
                }
            }
        }
    }
    Ok(candidates)
}

/// The sheet of a grid of pencil marks. In such a grid, a digit and a last candidate look the same.
/// It is taken for a given unless the same digit is a candidate, beside others, in a cell that sees
/// it.
pub(super) fn sheet_of_candidates(mut candidates: CellMap<DigitSet>) -> Sheet {
    let mut givens = Givens::EMPTY;
    for cell in Cell::ALL {
        if let Some(digit) = candidates[cell].single() {
            let pencilled = |peer| candidates[peer].len() > 1 && candidates[peer].contains(digit);
            if !cell.peers().iter().any(pencilled) {
                givens.set(cell, Some(digit));
            }
        }
    }
    for (cell, _) in givens.iter() {
        candidates[cell] = DigitSet::EMPTY;
    }
    let candidates = (givens.len() < 81).then_some(candidates);
    Sheet { givens, by_candidates: candidates.is_some(), candidates, ..Sheet::default() }
}

/// The text of each cell as a grid of pencil marks has it: its digit or its candidates.
pub(super) fn marks(sheet: &Sheet) -> CellMap<String> {
    let grid = sheet.grid();
    let candidates = sheet.candidates_or_allowed();
    CellMap::from_fn(|cell| match grid.get(cell) {
        Some(digit) => digit.to_string(),
        None if candidates[cell].is_empty() => ".".to_owned(),
        None => candidates[cell].to_string(),
    })
}

/// A grid of cells in columns as wide as necessary, between borders made of the given characters.
pub(super) fn draw(cells: &CellMap<String>, corner: char, cross: &str, edge: &str) -> String {
    let width = |c: usize| (0..9).map(|r| cells[Cell::at(r, c)].len()).max().unwrap_or(1);
    let widths: Vec<usize> = (0..9).map(width).collect();
    let boxes: Vec<usize> =
        widths.chunks(3).map(|box_| box_.iter().map(|w| w + 1).sum::<usize>() + 1).collect();
    let rule = |end: &str, joint: &str| {
        let dashes: Vec<String> = boxes.iter().map(|&n| "-".repeat(n)).collect();
        format!("{end}{}{end}\n", dashes.join(joint))
    };
    let corner = corner.to_string();
    let mut text = rule(&corner, cross);
    for r in 0..9 {
        if r == 3 || r == 6 {
            text += &rule(edge, "+");
        }
        text.push('|');
        for (c, width) in widths.iter().enumerate() {
            text += &format!(" {:<width$}", cells[Cell::at(r, c)]);
            if c % 3 == 2 {
                text += " |";
            }
        }
        text.push('\n');
    }
    text + &rule(&corner, cross)
}

/// What a drawn text looks like, at a glance.
#[derive(Default)]
pub(super) struct Sketch {
    /// Lines of nine cells.
    rows: usize,
    /// Other lines with something on them.
    others: usize,
    /// Lines that are borders.
    pub(super) borders: usize,
    /// Whether bars or blanks separate cells.
    parted: bool,
    /// Cells of several candidates, each digit once.
    pub(super) pencilled: usize,
    /// Cells with a digit and a leading `u`.
    pub(super) placed: usize,
    /// Cells written `0`.
    pub(super) zeros: usize,
    /// Whether the first border begins with `*-`, as Simple Sudoku's does.
    pub(super) starred: bool,
    /// Whether a border is `-------|-------|-------`, as QQWing's is.
    pub(super) qqwing: bool,
}

impl Sketch {
    pub(super) fn of(head: &str) -> Sketch {
        let habits = Habits::of(head);
        let mut sketch = Sketch::default();
        for (_, line) in super::lines(head) {
            let line = line.trim();
            if line.is_empty() {
                continue;
            }
            if habits.is_border(line) {
                sketch.starred |= sketch.borders + sketch.rows == 0 && line.starts_with("*-");
                sketch.qqwing |= line == "-------|-------|-------";
                sketch.borders += 1;
                continue;
            }
            let cells = cells(line);
            let is_mark = |cell: &str| {
                let digits: DigitSet = cell.chars().filter_map(Digit::from_char).collect();
                digits.len() == cell.len() && cell.len() > 1
            };
            let is_placed = |cell: &str| {
                cell.strip_prefix('u').is_some_and(|digit| digit.parse::<u8>().is_ok())
            };
            let strange = cells.iter().filter(|(_, cell)| {
                let single = cell.chars().count() == 1
                    && cell.chars().all(|c| super::is_cell(c) || c == '?' || c == ' ');
                !single && !is_mark(cell) && !is_placed(cell)
            });
            if are_rows(&cells) && strange.count() * 3 <= cells.len() {
                sketch.rows += 1;
            } else if !(8..=10).contains(&cells.len()) {
                sketch.others += 1;
            }
            sketch.parted |= line.contains(is_bar);
            sketch.pencilled += cells.iter().filter(|(_, cell)| is_mark(cell)).count();
            sketch.placed += cells.iter().filter(|(_, cell)| is_placed(cell)).count();
            sketch.zeros += cells.iter().filter(|(_, cell)| *cell == "0").count();
        }
        sketch
    }

    /// Whether most of it is rows of cells.
    pub(super) fn is_drawn(&self) -> bool {
        self.rows > 0
            && self.rows > self.others * 2
            && (self.borders > 0 || self.parted || self.rows >= 9)
    }
}

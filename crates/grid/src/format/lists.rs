//! Grids as programs write them: lists of lists, in the syntax of JSON, Python, JavaScript, C or NumPy.
//!
//! ```text
//! board = [[5, 3, 0, 0, 7, 0, 0, 0, 0],
//!          [6, 0, 0, 1, 9, 5, 0, 0, 0],
//!          …
//! ```
//!
//! The brackets may be `[]`, `{}` or `()`; commas or blanks separate the values. Nothing, `0`, `-1`, `None`,
//! `null` or one of the marks of [`line`](super::line) is an empty cell. A list may also have 81 values, or
//! nine texts of nine cells, or be a list of texts of 81 cells. What is outside the lists is skipped, so it
//! does not matter what a grid is called. A grid called `solution` belongs to the puzzle before it.

use super::{Format, Frame, Item, Problem, ReadError, Unit, line};
use crate::{Cell, Givens, Sheet};

pub(super) static LISTS: Format = Format {
    name: "lists",
    extensions: &["json", "txt"],
    unit: Unit::File,
    detect,
    read,
    write: Some(|sheet| Ok(write(sheet))),
    frame: Frame::PLAIN,
};

/// A value in a list.
#[derive(Clone, Copy)]
struct Value<'a> {
    /// Its first byte in the text.
    at: usize,
    text: &'a str,
    /// The name of its field; empty if it has none.
    name: &'a str,
}

/// A list that is being read.
#[derive(Default)]
struct List<'a> {
    /// Its values, without the names of fields.
    values: Vec<Value<'a>>,
    /// The lists in it that consist of values.
    rows: Vec<Vec<Value<'a>>>,
    /// What it is called.
    name: &'a str,
    /// The name of the field that comes next in it.
    next: &'a str,
}

/// A grid: 81 values, or nine rows.
struct Grid<'a> {
    rows: Vec<Vec<Value<'a>>>,
    /// What it is called.
    name: &'a str,
}

fn detect(head: &str) -> bool {
    let Some(first) = super::first_line(head) else { return false };
    // Other formats begin with their cells, or with brackets around words. A heading may come before.
    let begins = |line: &str| {
        let before =
            line.split(['[', '{', '(', '=']).next().filter(|before| before.len() < line.len());
        before.is_some_and(|it| it.chars().filter(|&c| super::is_cell(c)).count() < 9)
    };
    let cells = super::cell_lines(head).map(|(_, line)| line).find(|line| !line.trim().is_empty());
    let is_begun = begins(first) || cells.is_some_and(begins);
    let is_object = first.trim_start().starts_with('{') && first.contains("\":");
    is_begun && {
        let lists = Reader::of(head).lists;
        let rows = lists.iter().flat_map(|grid| &grid.rows);
        let rows: Vec<_> = rows.filter(|row| row.len() >= 9).take(9).collect();
        let values = || rows.iter().flat_map(|row| row.iter());
        let right = values().filter(|value| is_value(value.text)).count();
        !rows.is_empty() && right * 4 > values().count() * 3
            || !is_object
                && lists.iter().any(|grid| {
                    grid.rows.iter().any(|row| row.iter().any(|value| puzzle(value.text).is_some()))
                })
    }
}

/// Whether a text is the value of a cell, or of a row of cells.
fn is_value(text: &str) -> bool {
    super::cell_value(text).is_some()
        || matches!(text.len(), 9 | 81) && text.chars().all(super::is_cell)
}

/// The puzzle in a text of 81 cells.
fn puzzle(text: &str) -> Option<Givens> {
    let is_one = text.len() == 81 && !text.contains(' ');
    line::parse(text.as_bytes()).ok().filter(|_| is_one).map(|(givens, _)| givens)
}

/// Goes through a text, and gathers its grids.
struct Reader<'a> {
    text: &'a str,
    open: Vec<List<'a>>,
    lists: Vec<Grid<'a>>,
}

impl<'a> Reader<'a> {
    fn of(text: &'a str) -> Reader<'a> {
        let mut reader = Reader { text, open: vec![List::default()], lists: Vec::new() };
        let mut rest = text;
        while let Some(c) = rest.chars().next() {
            let at = text.len() - rest.len();
            let length = match c {
                '[' | '{' | '(' => {
                    let name = std::mem::take(&mut reader.top().next);
                    reader.open.push(List { name, ..List::default() });
                    1
                }
                ']' | '}' | ')' => {
                    reader.close();
                    1
                }
                '"' | '\'' => reader.quoted(at, c),
                c if ",;:=".contains(c) || c.is_whitespace() => c.len_utf8(),
                _ => reader.bare(at),
            };
            rest = &rest[length..];
        }
        while reader.open.len() > 1 {
            reader.close();
        }
        let outside = reader.open.pop().unwrap_or_default();
        reader.gather(outside);
        reader
    }

    fn top(&mut self) -> &mut List<'a> {
        self.open.last_mut().expect("the text itself is never closed")
    }

    /// Ends the innermost list.
    fn close(&mut self) {
        if self.open.len() < 2 {
            return;
        }
        let list = self.open.pop().expect("there are two");
        if !list.rows.is_empty() || list.values.iter().any(|value| puzzle(value.text).is_some()) {
            self.gather(list);
        } else if list.values.len() == 81
            || list.values.len() == 9 && list.values.iter().all(|value| value.text.len() == 9)
        {
            self.gather(List { rows: vec![list.values], name: list.name, ..List::default() });
        } else if list.values.len() > 1 {
            self.top().rows.push(list.values);
        }
    }

    /// Adds the grids of a list that is complete.
    fn gather(&mut self, list: List<'a>) {
        let List { values, rows, name, .. } = list;
        let texts = values.into_iter().filter(|value| puzzle(value.text).is_some());
        self.lists.extend(texts.map(|value| Grid { name: value.name, rows: vec![vec![value]] }));
        // Shorter lists are types, or the arguments of functions.
        if rows.iter().any(|row| row.len() > 5 || row.iter().all(|value| value.text.len() >= 9)) {
            self.lists.push(Grid { rows, name });
        }
    }

    /// Reads a text between quotes; returns its length.
    fn quoted(&mut self, at: usize, quote: char) -> usize {
        let inner = &self.text[at + 1..];
        let end = inner.find([quote, '\n']).unwrap_or(inner.len());
        self.value(
            Value { at: at + 1, text: &inner[..end], name: "" },
            &inner[(end + 1).min(inner.len())..],
        );
        (end + 2).min(inner.len() + 1)
    }

    /// Reads a word; returns its length.
    fn bare(&mut self, at: usize) -> usize {
        let rest = &self.text[at..];
        let is_end = |c: char| c.is_whitespace() || "[]{}(),;='\"".contains(c);
        let end = rest.find(is_end).unwrap_or(rest.len());
        self.value(Value { at, text: &rest[..end], name: "" }, &rest[end..]);
        end
    }

    /// Takes a value, unless `after` shows that it is the name of a field.
    fn value(&mut self, value: Value<'a>, after: &'a str) {
        let list = self.open.last_mut().expect("the text itself is never closed");
        match value.text.strip_suffix(':') {
            Some(name) if name.len() > 1 => list.next = name,
            None if after.trim_start().starts_with(':') => list.next = value.text,
            _ => {
                let name = std::mem::take(&mut list.next);
                list.values.push(Value { name, ..value });
            }
        }
    }
}

fn read(text: &str) -> Result<Vec<Sheet>, ReadError> {
    let mut sheets: Vec<Sheet> = Vec::new();
    for grid in Reader::of(text).lists {
        for givens in givens(text, &grid)? {
            let is_solution = ["solution", "solutions", "answer"]
                .contains(&grid.name.to_ascii_lowercase().as_str());
            match sheets.last_mut() {
                Some(sheet) if is_solution && line::continues(&givens, &sheet.givens) => {
                    sheet.info.solution = Some(givens);
                }
                _ => sheets.push(Sheet::from(givens)),
            }
        }
    }
    Ok(sheets)
}

/// The grids in the rows of a list.
fn givens(text: &str, grid: &Grid<'_>) -> Result<Vec<Givens>, ReadError> {
    let mut cells = Vec::with_capacity(81);
    for row in &grid.rows {
        for value in row {
            // A text of nine or of 81 cells.
            let is_text = matches!(value.text.len(), 9 | 81)
                && value.text.chars().all(|c| super::is_cell(c) || c == ' ');
            match super::cell_value(value.text) {
                Some(digit) => cells.push(digit),
                None if is_text => cells.extend(value.text.chars().map(crate::Digit::from_char)),
                None => {
                    let problem = Problem::Value { found: super::shorten(value.text) };
                    let length = value.text.chars().count();
                    return Err(ReadError::at_offset(text, value.at, length, problem));
                }
            }
        }
        if cells.len() % 9 != 0 {
            return Err(not_nine(text, row));
        }
    }
    if cells.len() % 81 != 0 {
        let (of, found) = (Item::Lines, cells.len() / 9);
        let problem = if found < 9 {
            Problem::TooFew { of, found, expected: 9 }
        } else {
            Problem::TooMany { of, found, expected: found / 9 * 9 }
        };
        let last = grid.rows.last().and_then(|row| row.last());
        return Err(ReadError::at_offset(text, last.map_or(0, |value| value.at), 1, problem));
    }
    let grid = |cells: &[Option<crate::Digit>]| {
        let mut givens = Givens::EMPTY;
        Cell::ALL.into_iter().zip(cells).for_each(|(cell, &digit)| givens.set(cell, digit));
        givens
    };
    Ok(cells.chunks(81).map(grid).collect())
}

/// The error for a row without nine cells.
fn not_nine(text: &str, row: &[Value<'_>]) -> ReadError {
    let (of, found, expected) = (Item::CellsInRow, row.len(), 9);
    let at = row.get(9).or(row.last()).map_or(0, |value| value.at);
    if found < 9 {
        ReadError::at_offset(text, at + 1, 0, Problem::TooFew { of, found, expected })
    } else {
        ReadError::at_offset(text, at, 1, Problem::TooMany { of, found, expected })
    }
}

fn write(sheet: &Sheet) -> String {
    let (rows, _) = sheet.givens.as_bytes().as_chunks::<9>();
    let row = |row: &[u8; 9]| format!("[{}]", row.map(|byte| byte.to_string()).join(","));
    format!("[{}]\n", rows.iter().map(row).collect::<Vec<_>>().join(",\n "))
}

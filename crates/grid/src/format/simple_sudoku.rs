//! The `.ss` files of *Simple Sudoku* (A. Johnson): up to three grids, one under the other.
//!
//! ```text
//! *-----------*
//! |53.|.7.|...|
//! |6..|195|...|
//! |.98|...|.6.|
//! |---+---+---|
//! …
//! *-----------*
//! ```
//!
//! The first has the givens, the second givens and placements, the third the candidates.

use super::{Format, Frame, Item, Problem, ReadError, Unit, drawn};
use crate::{Cell, CellMap, DigitSet, Givens, Sheet};

pub(super) static SIMPLE_SUDOKU: Format = Format {
    name: "ss",
    extensions: &["ss"],
    unit: Unit::File,
    detect: |head| {
        let sketch = drawn::Sketch::of(head);
        sketch.starred && sketch.is_drawn()
    },
    read,
    write: Some(|sheet| Ok(write(sheet))),
    frame: Frame::One,
};

fn read(text: &str) -> Result<Vec<Sheet>, ReadError> {
    let rows = drawn::rows(text)?;
    let mut sheet: Option<Sheet> = None;
    for (number, rows) in rows.chunks(9).enumerate() {
        let pencilled =
            rows.iter().any(|row| row.cells.iter().any(|(_, cell)| cell.chars().count() > 1));
        sheet = Some(match sheet {
            None if pencilled => drawn::sheet_of_candidates(drawn::candidates(rows)?),
            None => Sheet::from(drawn::givens(rows)?),
            Some(mut sheet) if number == 1 && !pencilled => {
                sheet.placed = difference(rows, drawn::givens(rows)?, &sheet.givens)?;
                sheet
            }
            Some(mut sheet) if number <= 2 => {
                let grid = sheet.grid();
                let candidates = drawn::candidates(rows)?;
                sheet.candidates = Some(CellMap::from_fn(|cell| match grid.get(cell) {
                    Some(_) => DigitSet::EMPTY,
                    None => candidates[cell],
                }));
                sheet
            }
            Some(_) => {
                let row = &rows[0];
                let problem =
                    Problem::TooMany { of: Item::Lines, found: rows.len() + 27, expected: 27 };
                let length = row.line.chars().count();
                return Err(ReadError::new(row.number, row.line, 0, length, problem));
            }
        });
    }
    Ok(sheet.into_iter().collect())
}

/// The digits of `grid`, drawn in `rows`, that are not in `givens`; `grid` must contain all of
/// `givens`.
fn difference(
    rows: &[drawn::Row<'_>],
    mut grid: Givens,
    givens: &Givens,
) -> Result<Givens, ReadError> {
    for (cell, digit) in givens.iter() {
        if grid.get(cell) != Some(digit) {
            let row = &rows[cell.row()];
            let (column, _) = row.cells[cell.column()];
            let problem = Problem::Contradiction { cell };
            return Err(ReadError::new(row.number, row.line, column, 1, problem));
        }
        grid.set(cell, None);
    }
    Ok(grid)
}

fn write(sheet: &Sheet) -> String {
    let mut text = draw(&sheet.givens);
    if !sheet.placed.is_empty() || sheet.candidates.is_some() {
        text += &format!("\n{}", draw(&sheet.grid()));
    }
    if sheet.candidates.is_some() {
        text += &format!("\n{}", drawn::draw(&drawn::marks(sheet), '*', "-", "|"));
    }
    text
}

fn draw(grid: &Givens) -> String {
    let mut text = "*-----------*\n".to_owned();
    for row in 0..9 {
        if row == 3 || row == 6 {
            text += "|---+---+---|\n";
        }
        for column in 0..9 {
            if column % 3 == 0 {
                text.push('|');
            }
            text.push(grid.get(Cell::at(row, column)).map_or('.', |digit| digit.to_char()));
        }
        text += "|\n";
    }
    text + "*-----------*\n"
}

//! The `.sdx` files of *SudoCue* (R. van der Werf): nine lines of nine cells. A cell is a given, or
//! `u` and the digit the user placed, or the candidates.
//!
//! ```text
//! 5 3 124 26 7 2468 1489 1249 2489
//! 6 247 247 1 9 5 3478 u4 278
//! …
//! ```
//!
//! Without a `u`, it is read as a [grid of pencil marks](super::pencilmarks).

use super::{Format, Frame, ReadError, Unit, drawn};
use crate::{Cell, CellMap, Givens, Sheet};

pub(super) static SDX: Format = Format {
    name: "sdx",
    extensions: &["sdx"],
    unit: Unit::File,
    detect: |head| {
        let sketch = drawn::Sketch::of(head);
        sketch.placed > 0 && sketch.borders == 0 && sketch.is_drawn()
    },
    read,
    write: Some(|sheet| Ok(write(sheet))),
    frame: Frame::One,
};

fn read(text: &str) -> Result<Vec<Sheet>, ReadError> {
    let mut rows = drawn::rows(text)?;
    let mut sheets = Vec::new();
    for rows in rows.chunks_mut(9) {
        let mut user = CellMap::filled(false);
        for (r, row) in rows.iter_mut().enumerate() {
            for (c, (column, cell)) in row.cells.iter_mut().enumerate() {
                if let Some(digit) = cell.strip_prefix('u') {
                    if digit.len() != 1 {
                        return Err(super::not_a_cell(row.number, row.line, *column + 1));
                    }
                    (*column, *cell) = (*column + 1, digit);
                    user[Cell::at(r, c)] = true;
                }
            }
        }
        let mut sheet = drawn::sheet_of_candidates(drawn::candidates(rows)?);
        for cell in Cell::ALL.into_iter().filter(|&cell| user[cell]) {
            let digit = match sheet.givens.get(cell) {
                Some(digit) => Some(digit),
                // A digit may be placed here and still be a candidate elsewhere.
                None => sheet
                    .candidates
                    .as_mut()
                    .and_then(|candidates| std::mem::take(&mut candidates[cell]).single()),
            };
            sheet.givens.set(cell, None);
            sheet.placed.set(cell, digit);
        }
        // A player who has placed digits makes notes, too.
        sheet.by_candidates &= sheet.placed.is_empty();
        sheets.push(sheet);
    }
    Ok(sheets)
}

fn write(sheet: &Sheet) -> String {
    let marks = drawn::marks(sheet);
    let cell = |cell: Cell| match placed(&sheet.placed, cell) {
        true => format!("u{}", marks[cell]),
        false => marks[cell].clone(),
    };
    let row = |r| (0..9).map(|c| cell(Cell::at(r, c))).collect::<Vec<_>>().join(" ") + "\n";
    (0..9).map(row).collect()
}

fn placed(placed: &Givens, cell: Cell) -> bool {
    placed.get(cell).is_some()
}

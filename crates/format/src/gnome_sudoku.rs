//! The saved games of *GNOME Sudoku*, in JSON.
//!
//! ```json
//! { "difficulty_category": "easy", "time_elapsed": 61.5,
//!   "cells": [ { "position": [0, 0], "value": 5, "fixed": true, "earmarks": [] } ] }
//! ```
//!
//! Cells without a digit or marks are left out; rows and columns are counted from 0.

use serde_json::{Value, json};

use ennead_grid::format::{self, Format, Frame, Problem, ReadError, Unit};
use ennead_grid::{Cell, CellMap, Digit, DigitSet, Sheet};

use crate::{f_puzzles, link};

pub(crate) static GNOME_SUDOKU: Format = Format {
    name: "gnome-sudoku",
    extensions: &["json", "save"],
    unit: Unit::File,
    detect: |head| {
        head.trim_start().starts_with('{')
            && (head.contains("\"difficulty_category\"") || head.contains("\"earmarks\""))
    },
    read,
    write: Some(|sheet| Ok(write(sheet))),
    frame: Frame::One,
};

fn read(text: &str) -> Result<Vec<Sheet>, ReadError> {
    let value: Value =
        serde_json::from_str(text).map_err(|error| link::json_error(text, &error))?;
    let mut sheet = Sheet::default();
    let mut marks = CellMap::filled(DigitSet::EMPTY);
    let cells = value["cells"].as_array().map_or(&[][..], Vec::as_slice);
    let mut places = text.match_indices("\"position\"").map(|(at, _)| at);
    for value in cells {
        // If a string of the file also contains the word, the place is only near the right one.
        let place = places.next().unwrap_or(0);
        cell(&mut sheet, &mut marks, value)
            .map_err(|problem| ReadError::at_offset(text, place, 10, problem))?;
    }
    let some = marks.values().iter().any(|marks| !marks.is_empty());
    sheet.candidates = some.then_some(marks);
    let level = value["difficulty_category"].as_str().filter(|level| !level.is_empty());
    sheet.info.level = level.map(str::to_owned);
    Ok(vec![sheet])
}

fn cell(sheet: &mut Sheet, marks: &mut CellMap<DigitSet>, value: &Value) -> Result<(), Problem> {
    let position = &value["position"];
    let cell = match (position[0].as_u64(), position[1].as_u64()) {
        (Some(row @ 0..9), Some(column @ 0..9)) => Cell::at(row as usize, column as usize),
        _ => {
            let found = format::shorten(&position.to_string());
            return Err(Problem::Value { found });
        }
    };
    let digit = f_puzzles::digit(&value["value"])?;
    // If a cell occurs twice, the last one counts.
    sheet.givens.set(cell, None);
    sheet.placed.set(cell, None);
    let fixed = value["fixed"].as_bool().unwrap_or(false);
    if fixed { &mut sheet.givens } else { &mut sheet.placed }.set(cell, digit);
    marks[cell] = match digit {
        Some(_) => DigitSet::EMPTY,
        None => f_puzzles::digits(&value["earmarks"])?,
    };
    Ok(())
}

fn write(sheet: &Sheet) -> String {
    let grid = sheet.grid();
    let mut cells = Vec::new();
    for cell in Cell::ALL {
        let marks = match (&sheet.candidates, grid.get(cell)) {
            (Some(candidates), None) => candidates[cell],
            _ => DigitSet::EMPTY,
        };
        if grid.get(cell).is_some() || !marks.is_empty() {
            cells.push(json!({
                "position": [cell.row(), cell.column()],
                "value": grid.get(cell).map_or(0, Digit::get),
                "fixed": sheet.givens.get(cell).is_some(),
                "earmarks": marks.iter().map(Digit::get).collect::<Vec<_>>(),
            }));
        }
    }
    let level = sheet.info.level.as_deref().unwrap_or("custom");
    let game = json!({ "difficulty_category": level, "time_elapsed": 0.0, "cells": cells });
    format!("{game:#}\n")
}

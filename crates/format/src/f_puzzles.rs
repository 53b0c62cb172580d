//! Links of the setting tool [f-puzzles](https://www.f-puzzles.com), which hold the puzzle as
//! compressed JSON.
//!
//! ```text
//! https://www.f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA5gJwgEwQbT2A…
//! ```
//!
//! Centre marks are read as candidates; if a puzzle has none, corner marks are. A puzzle with
//! additional rules (cages, thermometers, diagonals …) is refused, because without them it would be
//! another puzzle.

use serde_json::{Map, Value, json};

use ennead_grid::format::{
    self, Expected, Format, Frame, Problem, ReadError, Syntax, Unit, line::is_blank,
};
use ennead_grid::{Cell, CellMap, Digit, DigitSet, Givens, Sheet};

use crate::link::{self, Place};

pub(crate) static F_PUZZLES: Format = Format {
    name: "f-puzzles",
    extensions: &["txt"],
    unit: Unit::Line,
    detect: |head| format::first_line(head).is_some_and(|line| line.contains("f-puzzles.com")),
    read,
    write: Some(|sheet| Ok(format!("https://www.f-puzzles.com/?load={}", payload(sheet)))),
    frame: Frame::PLAIN,
};

fn read(text: &str) -> Result<Vec<Sheet>, ReadError> {
    if is_blank(text.as_bytes()) {
        return Ok(Vec::new());
    }
    let payload = text.split_once("load=").map(|(_, rest)| {
        rest.split(|c: char| c == '&' || c == '#' || c.is_whitespace()).next().unwrap_or("")
    });
    match payload {
        Some(payload) if !payload.is_empty() => {
            parse(payload, Place::of(text, payload)).map(|sheet| vec![sheet])
        }
        _ if text.contains("?id=") => {
            let link = text.trim();
            Err(Place::of(text, link).error(Problem::NeedsNetwork))
        }
        _ => {
            let end = text.trim_end().chars().count();
            let problem = Problem::Unexpected { found: None, expected: Expected::Text("?load=") };
            Err(ReadError::new(0, text, end, 0, problem))
        }
    }
}

/// Reads the compressed JSON.
pub(crate) fn parse(payload: &str, place: Place<'_>) -> Result<Sheet, ReadError> {
    let json = link::decompress(payload, place)?;
    let value: Value = serde_json::from_str(&json).map_err(|error| {
        place.error(Problem::Syntax { of: Syntax::Json, message: error.to_string() })
    })?;
    sheet(&value).map_err(|problem| place.error(problem))
}

/// Fields that do not affect which grids are solutions.
const HARMLESS: [&str; 16] = [
    "size",
    "title",
    "author",
    "ruleset",
    "grid",
    "solution",
    "successMessage",
    "msgcorrect",
    "highlightConflicts",
    "disabledlogic",
    "truecandidatesoptions",
    "text",
    "line",
    "rectangle",
    "circle",
    "metadata",
];

fn sheet(value: &Value) -> Result<Sheet, Problem> {
    let rows = value["grid"].as_array().map_or(&[][..], Vec::as_slice);
    let size = value["size"].as_u64().map_or(rows.len(), |size| size as usize);
    if size != 9 || rows.len() != 9 {
        return Err(Problem::Size { found: if size != 9 { size } else { rows.len() } });
    }
    for (name, value) in value.as_object().into_iter().flatten() {
        let used = match value {
            Value::Bool(used) => *used,
            Value::Array(values) => !values.is_empty(),
            Value::Object(values) => !values.is_empty(),
            _ => false,
        };
        if used && !HARMLESS.contains(&name.as_str()) {
            return Err(Problem::Variant { rule: name.clone() });
        }
    }
    let mut sheet = Sheet::default();
    let mut centre = CellMap::filled(DigitSet::EMPTY);
    let mut corner = centre;
    for (r, row) in rows.iter().enumerate() {
        let row = row.as_array().map_or(&[][..], Vec::as_slice);
        if row.len() != 9 {
            return Err(Problem::Size { found: row.len() });
        }
        for (c, value) in row.iter().enumerate() {
            let cell = Cell::at(r, c);
            if value["region"].as_u64().is_some_and(|region| region as usize != cell.box_()) {
                return Err(Problem::Variant { rule: "region".to_owned() });
            }
            let digit = digit(&value["value"])?;
            let given = value["given"].as_bool().unwrap_or(false);
            let grid = if given { &mut sheet.givens } else { &mut sheet.placed };
            grid.set(cell, digit);
            if digit.is_none() {
                centre[cell] = digits(&value["centerPencilMarks"])?;
                corner[cell] = digits(&value["cornerPencilMarks"])?;
            }
        }
    }
    let some = |marks: &CellMap<DigitSet>| marks.values().iter().any(|set| !set.is_empty());
    sheet.candidates = [centre, corner].into_iter().find(some);
    let text = |name: &str| value[name].as_str().filter(|s| !s.is_empty()).map(str::to_owned);
    sheet.info.title = text("title");
    sheet.info.author = text("author");
    sheet.info.description = text("ruleset");
    if let Some(values) = value["solution"].as_array().filter(|values| values.len() == 81) {
        let mut solution = Givens::EMPTY;
        for (cell, value) in Cell::ALL.into_iter().zip(values) {
            solution.set(cell, digit(value).unwrap_or(None));
        }
        sheet.info.solution = (solution.len() == 81).then_some(solution);
    }
    Ok(sheet)
}

/// A digit: a number, or a string with a number. A missing value, null, 0 and "" mean no digit.
pub(crate) fn digit(value: &Value) -> Result<Option<Digit>, Problem> {
    let number = match value {
        Value::Null => 0,
        Value::String(text) if text.is_empty() => 0,
        Value::String(text) => text.parse().unwrap_or(u64::MAX),
        value => value.as_u64().unwrap_or(u64::MAX),
    };
    match u8::try_from(number).ok().map(|number| (number, Digit::try_new(number))) {
        Some((0, _)) => Ok(None),
        Some((_, Some(digit))) => Ok(Some(digit)),
        _ => Err(Problem::Value { found: format::shorten(&value.to_string()) }),
    }
}

/// A set of digits: an array of them.
pub(crate) fn digits(value: &Value) -> Result<DigitSet, Problem> {
    let values = value.as_array().map_or(&[][..], Vec::as_slice);
    values.iter().filter_map(|value| digit(value).transpose()).collect()
}

/// The compressed JSON of a sheet.
pub(crate) fn payload(sheet: &Sheet) -> String {
    let cell = |cell: Cell| {
        let mut fields = Map::new();
        if let Some(digit) = sheet.givens.get(cell) {
            fields.insert("value".into(), json!(digit.get()));
            fields.insert("given".into(), json!(true));
        } else if let Some(digit) = sheet.placed.get(cell) {
            fields.insert("value".into(), json!(digit.get()));
        } else if let Some(candidates) = &sheet.candidates
            && !candidates[cell].is_empty()
        {
            let digits: Vec<u8> = candidates[cell].iter().map(Digit::get).collect();
            fields.insert("centerPencilMarks".into(), json!(digits));
        }
        Value::Object(fields)
    };
    let row = |r| (0..9).map(|c| cell(Cell::at(r, c))).collect::<Vec<_>>();
    let mut puzzle = json!({ "size": 9, "grid": (0..9).map(row).collect::<Vec<_>>() });
    let info = &sheet.info;
    for (name, text) in
        [("title", &info.title), ("author", &info.author), ("ruleset", &info.description)]
    {
        if let Some(text) = text {
            puzzle[name] = json!(text);
        }
    }
    if let Some(solution) = &info.solution {
        puzzle["solution"] = json!(solution.as_bytes().as_slice());
    }
    link::compress(&puzzle.to_string())
}

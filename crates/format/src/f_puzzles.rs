//! Links of the setting tool [f-puzzles](https://www.f-puzzles.com), which hold the puzzle as
//! compressed JSON.
//!
//! ```text
//! https://www.f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA5gJwgEwQbT2A…
//! ```
//!
//! Centre marks are read as candidates; if a puzzle has none, corner marks are. Without the feature `rules`,
//! a puzzle with additional rules (cages, thermometers, diagonals …) is refused, because without them it
//! would be another puzzle; with it, see `f_puzzles/ruled.rs`.

use serde_json::{Map, Value, json};

use ennead_board::{Classic, Layout};
use ennead_grid::format::{
    self, Expected, Format, Frame, Problem, ReadError, Unit, line::is_blank,
};
use ennead_grid::{Cell, CellMap, Digit, DigitSet, Givens, Info, Sheet};

use crate::link::{self, Place};

#[cfg(feature = "rules")]
mod keys;
#[cfg(feature = "rules")]
pub(crate) mod ruled;
#[cfg(feature = "rules")]
mod write;

pub(crate) static F_PUZZLES: Format = Format {
    name: "f-puzzles",
    extensions: &["txt"],
    unit: Unit::Line,
    detect: |head| format::first_line(head).is_some_and(|line| line.contains("f-puzzles.com")),
    read,
    write: Some(|sheet| Ok(address(&payload(sheet)))),
    frame: Frame::PLAIN,
};

fn read(text: &str) -> Result<Vec<Sheet>, ReadError> {
    let found = payload_of(text)?;
    found.map(|payload| parse(payload, Place::of(text, payload))).into_iter().collect()
}

/// The compressed JSON in a link; `None` if the line is blank.
fn payload_of(text: &str) -> Result<Option<&str>, ReadError> {
    if is_blank(text.as_bytes()) {
        return Ok(None);
    }
    let payload = text.split_once("load=").map(|(_, rest)| {
        rest.split(|c: char| c == '&' || c == '#' || c.is_whitespace()).next().unwrap_or("")
    });
    match payload {
        Some(payload) if !payload.is_empty() => Ok(Some(payload)),
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
    sheet(&json_of(payload, place)?).map_err(|problem| place.error(problem))
}

/// The JSON that was compressed.
fn json_of(payload: &str, place: Place<'_>) -> Result<Value, ReadError> {
    link::json(&link::decompress(payload, place)?, place)
}

/// With rules.
#[cfg(feature = "rules")]
pub(crate) mod with_rules {
    use ennead_grid::format::WriteError;

    use super::*;
    use crate::{Opened, Reader, Unknown, Writer};

    pub(crate) const F_PUZZLES: crate::Format = crate::Format {
        read: Reader::Ruled(read),
        write: Some(Writer::Ruled(|opened| Ok(address(&payload(opened)?)))),
        ..crate::Format::classic(&super::F_PUZZLES)
    };

    /// The JSON by itself.
    pub(crate) const F_PUZZLES_JSON: crate::Format = crate::Format {
        name: "f-puzzles-json",
        extensions: &["json"],
        unit: Unit::File,
        detect: |head| {
            let head = head.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
            head.starts_with('{') && head.contains("\"grid\"")
        },
        read: Reader::Ruled(read_json),
        write: Some(Writer::Ruled(|opened| Ok(format!("{}\n", write::puzzle(opened)?)))),
        frame: Frame::One,
    };

    fn read(text: &str, unknown: Unknown) -> Result<Vec<Opened>, ReadError> {
        let found = payload_of(text)?;
        let open = |payload| open(payload, Place::of(text, payload), unknown);
        found.map(open).into_iter().collect()
    }

    /// The compressed JSON of a puzzle.
    pub(crate) fn payload(opened: &Opened) -> Result<String, WriteError> {
        Ok(link::compress(&write::puzzle(opened)?.to_string()))
    }

    /// Opens the JSON.
    pub(crate) fn open_value(value: &Value, unknown: Unknown) -> Result<Opened, Problem> {
        ruled::open(value, keys::KEYS, unknown)
    }

    /// Opens the compressed JSON.
    pub(crate) fn open(
        payload: &str,
        place: Place<'_>,
        unknown: Unknown,
    ) -> Result<Opened, ReadError> {
        let value = repaired(payload, place)?;
        ruled::open(&value, keys::KEYS, unknown).map_err(|problem| place.error(problem))
    }

    fn read_json(text: &str, unknown: Unknown) -> Result<Vec<Opened>, ReadError> {
        let json = text.trim_start_matches('\u{feff}');
        let value: Value =
            serde_json::from_str(json).map_err(|error| link::json_error(text, &error))?;
        let opened = ruled::open(&value, keys::KEYS, unknown);
        Ok(vec![opened.map_err(|problem| ReadError::at_first_line(text, problem))?])
    }

    /// The JSON that was compressed. A link may have been encoded twice on its way, and may have lost one
    /// of two slashes that follow each other.
    fn repaired(payload: &str, place: Place<'_>) -> Result<Value, ReadError> {
        let first = json_of(payload, place);
        let Err(error) = &first else { return first };
        if let Ok(once) = link::percent_decode(payload, place)
            && once.contains('%')
            && let Ok(value) = json_of(&once, place)
        {
            return Ok(value);
        }
        let Ok(base64) = link::percent_decode(payload, place) else { return first };
        let slashes: Vec<usize> = base64.match_indices('/').map(|(at, _)| at).collect();
        let repair = |places: &[usize]| {
            let mut text = base64.clone();
            places.iter().rev().for_each(|&at| text.insert(at, '/'));
            json_of(&text, place).ok()
        };
        let one = slashes.iter().find_map(|&at| repair(&[at]));
        let two = || {
            let slashes = &slashes[..slashes.len().min(MOST_SLASHES)];
            let pairs = slashes.iter().enumerate();
            pairs
                .flat_map(|(i, &a)| slashes[i + 1..].iter().map(move |&b| [a, b]))
                .find_map(|pair| repair(&pair))
        };
        one.or_else(two).ok_or_else(|| error.clone())
    }

    /// Two lost slashes are looked for among so many.
    const MOST_SLASHES: usize = 24;

    /// The keys that are rules.
    #[doc(hidden)]
    pub fn f_puzzles_keys() -> impl Iterator<Item = &'static str> {
        keys::KEYS.iter().map(|key| key.name)
    }

    /// What would become of the JSON, did the reader not know this key. For tests.
    ///
    /// # Errors
    ///
    /// As of a reader.
    #[doc(hidden)]
    pub fn f_puzzles_without(key: &str, text: &str) -> Result<Opened, Problem> {
        let value: Value = serde_json::from_str(text).unwrap_or_default();
        let others = keys::KEYS.iter().filter(|known| known.name != key).copied();
        ruled::open(&value, &others.collect::<Vec<_>>(), Unknown::Refused)
    }
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
    let cells = Cell::ALL.into_iter().map(|cell| (cell, &rows[cell.row()][cell.column()]));
    let of_other_region = |(cell, value): (Cell, &Value)| {
        value["region"].as_u64().is_some_and(|region| region as usize != cell.box_())
    };
    if cells.into_iter().any(of_other_region) {
        return Err(Problem::Variant { rule: "region".to_owned() });
    }
    sheet_of(value)
}

/// The sheet of a puzzle that is known to be on the classic board, whatever else there is.
fn sheet_of(value: &Value) -> Result<Sheet, Problem> {
    let rows = value["grid"].as_array().map_or(&[][..], Vec::as_slice);
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
    texts(value, &mut sheet.info);
    if let Some(values) = value["solution"].as_array().filter(|values| values.len() == 81) {
        let mut solution = Givens::EMPTY;
        for (cell, value) in Cell::ALL.into_iter().zip(values) {
            solution.set(cell, digit(value).unwrap_or(None));
        }
        sheet.info.solution = (solution.len() == 81).then_some(solution);
    }
    Ok(sheet)
}

/// What is said about a puzzle.
fn texts(value: &Value, info: &mut Info) {
    let text = |name: &str| value[name].as_str().filter(|s| !s.is_empty()).map(str::to_owned);
    info.title = text("title");
    info.author = text("author");
    info.description = text("ruleset");
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

fn address(payload: &str) -> String {
    format!("https://www.f-puzzles.com/?load={payload}")
}

/// The compressed JSON of a sheet.
pub(crate) fn payload(sheet: &Sheet) -> String {
    let sheet = ennead_board::Sheet::<Classic>::from(sheet.clone());
    link::compress(&board(&sheet.on_any_board()).to_string())
}

/// The JSON of a board and what lies on it, without regions and rules.
fn board(sheet: &ennead_board::Sheet<Layout>) -> Value {
    let cell = |cell| {
        let mut fields = Map::new();
        if let Some(value) = sheet.givens.get(cell) {
            fields.insert("value".into(), json!(value.number()));
            fields.insert("given".into(), json!(true));
        } else if let Some(value) = sheet.placed.get(cell) {
            fields.insert("value".into(), json!(value.number()));
        } else if !sheet.corner[cell].is_empty() {
            let values: Vec<u8> = sheet.corner[cell].iter().map(|it| it.number()).collect();
            fields.insert("centerPencilMarks".into(), json!(values));
        }
        Value::Object(fields)
    };
    let cells: Vec<_> = sheet.ground.cells().iter().collect();
    let rows = cells.chunk_by(|a, b| a.row() == b.row());
    let grid: Vec<Vec<Value>> = rows.map(|row| row.iter().map(|&it| cell(it)).collect()).collect();
    let mut puzzle = json!({ "size": grid.len(), "grid": grid });
    let info = &sheet.info;
    for (name, text) in
        [("title", &info.title), ("author", &info.author), ("ruleset", &info.description)]
    {
        if let Some(text) = text {
            puzzle[name] = json!(text);
        }
    }
    if let Some(solution) = &sheet.solution {
        puzzle["solution"] =
            cells.iter().map(|&cell| solution.get(cell).map(|it| it.number())).collect();
    }
    puzzle
}

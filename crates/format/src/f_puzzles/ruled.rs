//! The rules in the JSON of f-puzzles.
//!
//! What is a rule and what is only drawn: a key of the table in `keys.rs` is a rule. `line`, `rectangle`, `circle`,
//! `text` and `cage` are drawings, but setters draw rules with them and say in words what they mean, so
//! they refuse the puzzle, unless they are the twin of a rule: D. Clamage's add-on draws what f-puzzles
//! itself has no picture for, and names the rule in `fromConstraint`. Any other key refuses too.
//!
//! A value without `given` was written in by a player. `givenPencilMarks` are part of the puzzle.

use serde_json::Value;

use ennead_board::{
    AnySheet, Cell, CellMap, Grid, Layout, Plan, Regions, Sheet, Value as Number, ValueSet,
};
use ennead_grid::format::{self, Problem};
use ennead_rule::{Gap, Rule};

use crate::opened::{Found, Wrong, candidates};
use crate::{Opened, Unknown};

/// Keys that no solution depends on, beside those that describe the board.
const INFORMATION: [&str; 12] = [
    "size",
    "grid",
    "title",
    "author",
    "ruleset",
    "solution",
    "successMessage",
    "msgcorrect",
    "highlightConflicts",
    "disabledlogic",
    "truecandidatesoptions",
    "metadata",
];

/// Keys of drawings.
pub(super) const DRAWINGS: [&str; 5] = ["line", "rectangle", "circle", "text", "cage"];

/// Keys of the add-on, which draws what it adds.
const ADDED: [&str; 16] = [
    "renban",
    "whispers",
    "entropicline",
    "modularline",
    "regionsumline",
    "nabner",
    "zipperline",
    "doublearrow",
    "slowthermometer",
    "sumline",
    "lockout",
    "rowindexer",
    "columnindexer",
    "boxindexer",
    "xsum",
    "skyscraper",
];

/// Fields of a cell that no solution depends on, beside values and marks.
const OF_CELL: [&str; 9] = [
    "value",
    "given",
    "region",
    "givenPencilMarks",
    "centerPencilMarks",
    "cornerPencilMarks",
    "c",
    "cArray",
    "highlight",
];

/// Reads the JSON with the keys of a table.
pub(super) fn open(value: &Value, keys: &[Key], unknown: Unknown) -> Result<Opened, Problem> {
    let layout = layout(value)?;
    let board = Board { layout: layout.clone(), value };
    let mut found = Found::new(unknown);
    let mut rules = Vec::new();
    for (key, entries) in value.as_object().into_iter().flatten() {
        let key = key.as_str();
        if !is_used(entries) || INFORMATION.contains(&key) {
            continue;
        }
        if DRAWINGS.contains(&key) {
            for drawing in entries.as_array().map_or(&[][..], Vec::as_slice) {
                if !is_twin(drawing, value) && !is_text_only(drawing) {
                    found.not_understood(key, &place(drawing))?;
                }
            }
            continue;
        }
        match keys.iter().find(|known| known.name == key) {
            Some(known) => match (known.read)(entries, &board) {
                Ok(more) => rules.extend(more),
                Err(wrong) => found.wrong(key, wrong)?,
            },
            None => found.not_understood(key, &first_place(entries))?,
        }
    }
    check_cells(value, &mut found)?;
    rules.extend(restricted(value, &layout)?);
    let sheet = match layout.is_classic() {
        true => super::sheet_of(value)?.into(),
        false => sheet(value, layout)?,
    };
    Ok(Opened { sheet, rules, ignored: found.ignored, guessed: None })
}

/// A key.
#[derive(Clone, Copy)]
pub(super) struct Key {
    /// What it is called.
    pub(super) name: &'static str,
    /// Reads what it has as value.
    pub(super) read: fn(&Value, &Board<'_>) -> Result<Vec<Rule>, Wrong>,
}

/// The board, and the whole puzzle for keys that look at others.
pub(super) struct Board<'a> {
    pub(super) layout: Layout,
    pub(super) value: &'a Value,
}

impl Board<'_> {
    /// How many rows, columns and values there are.
    pub(super) fn size(&self) -> usize {
        self.layout.rows()
    }
}

/// Whether there is anything in the value of a key.
pub(crate) fn is_used(value: &Value) -> bool {
    match value {
        Value::Bool(used) => *used,
        Value::Array(values) => !values.is_empty(),
        Value::Object(values) => !values.is_empty(),
        Value::Number(number) => number.as_f64() != Some(0.0),
        // Text that is not asked for, as others have put it there.
        Value::String(_) | Value::Null => false,
    }
}

/// Whether a drawing is that of a rule, which is there too.
fn is_twin(drawing: &Value, puzzle: &Value) -> bool {
    let is_there = |key: &str| is_used(&puzzle[key]);
    let is_set = |field: &str| is_used(&drawing[field]);
    match drawing["fromConstraint"].as_str().filter(|name| !name.is_empty()) {
        Some(name) => {
            let letters = name.chars().filter(char::is_ascii_alphanumeric);
            let key: String = letters.map(|c| c.to_ascii_lowercase()).collect();
            is_there(&key)
        }
        None => {
            (is_set("isNewConstraint") || is_set("fromRangskSolver"))
                && ADDED.into_iter().any(is_there)
        }
    }
}

/// Whether a cage has no cells: then its text is about the puzzle, such as `author: …`.
fn is_text_only(cage: &Value) -> bool {
    cage["cells"].as_array().is_some_and(Vec::is_empty)
        && cage["lines"].as_array().is_none_or(Vec::is_empty)
}

/// Where an entry is: its cells.
pub(super) fn place(entry: &Value) -> String {
    let names: Vec<&str> = match (&entry["cell"], &entry["cells"], &entry["lines"]) {
        (Value::String(cell), ..) => vec![cell],
        (_, Value::Array(cells), _) if !cells.is_empty() => {
            cells.iter().filter_map(Value::as_str).collect()
        }
        (_, _, Value::Array(lines)) => {
            lines.iter().filter_map(Value::as_array).flatten().filter_map(Value::as_str).collect()
        }
        _ => entry.as_str().into_iter().collect(),
    };
    names.join(" ")
}

fn first_place(entries: &Value) -> String {
    entries.as_array().and_then(|entries| entries.first()).map(place).unwrap_or_default()
}

/// The rows of the grid.
fn rows(value: &Value) -> &[Value] {
    value["grid"].as_array().map_or(&[], Vec::as_slice)
}

/// The cells with what is in them, in reading order.
fn cells(value: &Value) -> impl Iterator<Item = (Cell, &Value)> {
    rows(value).iter().enumerate().flat_map(|(row, cells)| {
        let cells = cells.as_array().map_or(&[][..], Vec::as_slice);
        cells.iter().enumerate().map(move |(column, cell)| (Cell::at(row, column), cell))
    })
}

/// The sizes of f-puzzles.
pub(super) const SIZES: std::ops::RangeInclusive<usize> = 3..=16;

/// By how much the cells of whispers differ, if nothing is said: half of the values, rounded up, 5 of 9.
pub(super) fn usual_whisper(size: usize) -> u16 {
    size.div_ceil(2) as u16
}

/// By how much the ends of a lockout line differ, if nothing is said; on other boards than a 9×9 it has to be.
pub(super) fn usual_lockout(size: usize) -> Option<Gap> {
    (size == 9).then_some(Gap::new(4))
}

fn layout(value: &Value) -> Result<Layout, Problem> {
    let rows = rows(value);
    let size = value["size"].as_u64().map_or(rows.len(), |size| size as usize);
    if !SIZES.contains(&size) || rows.len() != size {
        let found = if SIZES.contains(&size) { rows.len() } else { size };
        return Err(Problem::Layout { found: format!("{found} rows") });
    }
    for row in rows {
        let found = row.as_array().map_or(0, Vec::len);
        if found != size {
            return Err(Problem::TooFew { of: format::Item::CellsInRow, found, expected: size });
        }
    }
    let usual = Regions::usual(size);
    // Where there are no boxes, the regions that are not drawn otherwise are the rows.
    let (high, wide) = match usual {
        Regions::Boxes { rows, columns } => (rows, columns),
        _ => (1, size),
    };
    let region = |(cell, value): (Cell, &Value)| match value.get("region") {
        None => {
            let number = cell.row() / high * (size / wide) + cell.column() / wide;
            Ok(Some(number as u8))
        }
        Some(Value::Null) => Ok(None),
        Some(value) => {
            let number = value.as_u64().and_then(|number| u8::try_from(number).ok());
            let wrong = || Problem::Value { found: format::shorten(&value.to_string()) };
            number.map(Some).ok_or_else(wrong)
        }
    };
    let is_own = cells(value).any(|(_, cell)| cell.get("region").is_some());
    let regions = match is_own {
        true => Regions::Pieces(cells(value).map(region).collect::<Result<_, _>>()?),
        false => usual,
    };
    let plan = Plan::square(size, regions);
    let plan = Plan { grids: vec![Grid { ..plan.grids[0].clone() }], ..plan };
    Layout::new(plan).map_err(Problem::rule)
}

/// A field of a cell that is not known may be a rule.
fn check_cells(value: &Value, found: &mut Found) -> Result<(), Problem> {
    for (cell, fields) in cells(value) {
        for (name, value) in fields.as_object().into_iter().flatten() {
            if is_used(value) && !OF_CELL.contains(&name.as_str()) {
                found.not_understood(name, &cell.to_string())?;
            }
        }
    }
    Ok(())
}

/// The pencil marks that are part of the puzzle.
fn restricted(value: &Value, layout: &Layout) -> Result<Vec<Rule>, Problem> {
    let mut marks = CellMap::filled(layout, ValueSet::EMPTY);
    for (cell, fields) in cells(value) {
        let is_given = fields["given"].as_bool() == Some(true);
        if !is_given || number(&fields["value"], layout)?.is_none() {
            marks[cell] = numbers(&fields["givenPencilMarks"], layout)?;
        }
    }
    Ok(candidates(layout, &marks))
}

/// A value: a number, or a string with a number. A missing value, null, 0 and "" mean none.
fn number(value: &Value, layout: &Layout) -> Result<Option<Number>, Problem> {
    let number = match integer(value) {
        None if is_blank(value) => return Ok(None),
        Some(0) => return Ok(None),
        number => number,
    };
    let value_of = |number: i64| Number::try_new(u8::try_from(number).ok()?);
    let known = number.and_then(value_of).filter(|&it| layout.values().contains(it));
    known.map(Some).ok_or_else(|| Problem::Value { found: format::shorten(&value.to_string()) })
}

fn numbers(value: &Value, layout: &Layout) -> Result<ValueSet, Problem> {
    let values = value.as_array().map_or(&[][..], Vec::as_slice);
    values.iter().filter_map(|value| number(value, layout).transpose()).collect()
}

/// A whole number, or a string with one.
pub(crate) fn integer(value: &Value) -> Option<i64> {
    match value {
        Value::String(text) => text.trim().parse().ok(),
        value => value.as_i64(),
    }
}

/// Whether there is nothing.
pub(crate) fn is_blank(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::String(text) => text.trim().is_empty(),
        _ => false,
    }
}

/// The sheet of a board other than the classic one; read like that.
fn sheet(value: &Value, layout: Layout) -> Result<AnySheet, Problem> {
    let mut sheet = Sheet::blank(layout.clone());
    let mut centre = CellMap::filled(&layout, ValueSet::EMPTY);
    let mut corner = centre.clone();
    for (cell, fields) in cells(value) {
        let number = number(&fields["value"], &layout)?;
        match fields["given"].as_bool() {
            Some(true) => sheet.givens.set(cell, number),
            _ => sheet.placed.set(cell, number),
        }
        if number.is_none() {
            centre[cell] = numbers(&fields["centerPencilMarks"], &layout)?;
            corner[cell] = numbers(&fields["cornerPencilMarks"], &layout)?;
        }
    }
    let some = |marks: &CellMap<ValueSet>| marks.values().iter().any(|set| !set.is_empty());
    if let Some(marks) = [centre, corner].into_iter().find(some) {
        sheet.corner = marks;
    }
    super::texts(value, &mut sheet.info);
    if let Some(values) = value["solution"].as_array() {
        let mut solution = sheet.placed.clone();
        let places: Vec<Cell> = layout.cells().iter().collect();
        let full = values.len() == places.len()
            && places.iter().zip(values).all(|(&cell, value)| match number(value, &layout) {
                Ok(Some(number)) => {
                    solution.set(cell, Some(number));
                    true
                }
                _ => false,
            });
        sheet.solution = full.then_some(solution);
    }
    Ok(sheet.into())
}

//! The board of a puzzle of Sudoku Maker, and what lies on it.

use serde_json::Value;

use ennead_board::{
    BadLayout, Cell, CellMap, Grid, Layout, Plan, Regions, Sheet, Symbols, Value as Number,
    ValueSet,
};
use ennead_grid::format::{self, Item, Problem};
use ennead_rule::{Area, ExtraRegion, Rule};

use super::places::{Board, number};
use crate::f_puzzles::ruled::{integer, is_blank, is_used};
use crate::opened::Found;

/// Fields of a cell. Colours are for looks.
const OF_CELL: [&str; 5] = ["given", "value", "candidates", "cornerPencilMarks", "colors"];

/// The element that divides the board into regions.
pub(super) const REGIONS: u64 = 1;

/// The element by which rows and columns hold no digit twice.
pub(super) const ROWS_AND_COLUMNS: u64 = 2003;

/// Whether a field that is not known may say something.
pub(super) fn says(value: &Value) -> bool {
    is_used(value) || value.as_str().is_some_and(|text| !text.trim().is_empty())
}

/// The board; and as rules, the regions of one that has no rows and columns.
pub(super) fn board(
    puzzle: &Value,
    elements: &[&Value],
    found: &mut Found,
) -> Result<(Board, Vec<Rule>), Problem> {
    let strange = |name: &str, value: &Value| Problem::Layout {
        found: format!("{name} {}", format::shorten(&value.to_string())),
    };
    let side = |name: &str, usual: usize| match &puzzle[name] {
        Value::Null => Ok(usual),
        value => number(value).filter(|&it| it > 0).ok_or_else(|| strange(name, value)),
    };
    let is_custom = match &puzzle["type"] {
        Value::Null => false,
        value => match value.as_str() {
            Some("sudoku") => false,
            Some("custom") => true,
            _ => return Err(strange("type", value)),
        },
    };
    let (rows, columns, least, greatest) = match is_custom {
        false => (side("size", 9)?, side("size", 9)?, 1, side("size", 9)?),
        true => {
            let least = match &puzzle["minDigit"] {
                Value::Null => 1,
                value => number(value).ok_or_else(|| strange("minDigit", value))?,
            };
            (side("height", 9)?, side("width", 9)?, least, side("maxDigit", 9)?)
        }
    };
    if let Some(&found) = [rows, columns].iter().find(|&&side| side > Cell::SIDE) {
        return Err(Problem::rule(BadLayout::TooLarge { found }));
    }
    // Greater digits are refused with the others.
    let digit = |number: usize| u8::try_from(number).unwrap_or(u8::MAX);
    let (least, greatest) = (digit(least), digit(greatest));
    let is_raw = is_custom && !has_rows_and_columns(elements, found)?;
    let of_cells = pieces(elements, rows * columns, found)?;
    let grid = |regions| Grid { at: Cell::at(0, 0), rows, columns, regions };
    let regions = of_cells.clone().filter(|_| !is_raw).map_or(Regions::None, Regions::Pieces);
    let grids = match is_raw {
        // Nothing joins the cells but rules.
        true => {
            let alone = |at| Grid { at, rows: 1, columns: 1, regions: Regions::None };
            grid(Regions::None).cells().map(alone).collect()
        }
        false => vec![grid(regions)],
    };
    let layout = Layout::new(Plan { grids, least, greatest, symbols: Symbols::Numbers });
    let layout = layout.map_err(Problem::rule)?;
    let mut rules = Vec::new();
    if let Some(pieces) = of_cells.filter(|_| is_raw) {
        for piece in 0..=u8::MAX {
            let of = layout.cells().iter().zip(&pieces).filter(|&(_, &it)| it == Some(piece));
            let cells = Area::new(of.map(|(cell, _)| cell));
            if cells.set().len() > 1 {
                rules.push(ExtraRegion { cells }.into());
            }
        }
    }
    Ok((Board { layout, rows, columns, is_raw }, rules))
}

/// The elements of a type that hold.
fn of_type<'a>(elements: &[&'a Value], kind: u64) -> impl Iterator<Item = &'a Value> {
    let held = elements.iter().filter(|element| !is_used(&element["solverIgnored"]));
    held.filter(move |element| element["type"].as_u64() == Some(kind)).copied()
}

/// Whether an element says that rows and columns hold no digit twice.
fn has_rows_and_columns(elements: &[&Value], found: &mut Found) -> Result<bool, Problem> {
    let mut is_there = false;
    for element in of_type(elements, ROWS_AND_COLUMNS) {
        match is_used(&element["areas"]) {
            true => found.not_understood("rows and columns of areas", "")?,
            false => is_there = true,
        }
    }
    Ok(is_there)
}

/// The number of the region of each cell.
fn pieces(
    elements: &[&Value],
    expected: usize,
    found: &mut Found,
) -> Result<Option<Vec<Option<u8>>>, Problem> {
    let mut all = of_type(elements, REGIONS);
    let Some(element) = all.next() else { return Ok(None) };
    if all.next().is_some() {
        found.not_understood("regions, a second time", "")?;
    }
    let numbers = element["regions"].as_array().map_or(&[][..], Vec::as_slice);
    count(Item::Cells, numbers.len(), expected)?;
    let piece = |value: &Value| match integer(value) {
        Some(-1) => Ok(None),
        number => match number.and_then(|number| u8::try_from(number).ok()) {
            Some(number) => Ok(Some(number)),
            None => Err(Problem::Value { found: format::shorten(&value.to_string()) }),
        },
    };
    numbers.iter().map(piece).collect::<Result<_, _>>().map(Some)
}

fn count(of: Item, found: usize, expected: usize) -> Result<(), Problem> {
    match found.cmp(&expected) {
        std::cmp::Ordering::Less => Err(Problem::TooFew { of, found, expected }),
        std::cmp::Ordering::Equal => Ok(()),
        std::cmp::Ordering::Greater => Err(Problem::TooMany { of, found, expected }),
    }
}

/// What lies on the board. As in f-puzzles, centre marks are read as candidates; if there are none, corner
/// marks are.
pub(super) fn sheet(
    puzzle: &Value,
    board: &Board,
    found: &mut Found,
) -> Result<Sheet<Layout>, Problem> {
    let layout = &board.layout;
    let cells = puzzle["cells"].as_array().map_or(&[][..], Vec::as_slice);
    count(Item::Cells, cells.len(), layout.cells().len())?;
    let mut sheet = Sheet::blank(layout.clone());
    let mut centre = CellMap::filled(layout, ValueSet::EMPTY);
    let mut corner = centre.clone();
    for (cell, fields) in layout.cells().iter().zip(cells) {
        for (name, value) in fields.as_object().into_iter().flatten() {
            if !OF_CELL.contains(&name.as_str()) && says(value) {
                found.not_understood(name, &cell.to_string())?;
            }
        }
        let value = value(&fields["value"], layout)?;
        match is_used(&fields["given"]) {
            true => sheet.givens.set(cell, value),
            false => sheet.placed.set(cell, value),
        }
        if value.is_none() {
            centre[cell] = digits(&fields["candidates"])? & layout.values();
            corner[cell] = digits(&fields["cornerPencilMarks"])? & layout.values();
        }
    }
    if !sheet.placed.is_empty() && sheet.grid().len() == cells.len() {
        sheet.solution = Some(sheet.grid());
        sheet.placed = ennead_board::Givens::blank(layout);
    }
    let some = |marks: &CellMap<ValueSet>| marks.values().iter().any(|set| !set.is_empty());
    if let Some(marks) = [centre, corner].into_iter().find(some) {
        sheet.corner = marks;
    }
    let text = |name: &str| puzzle[name].as_str().filter(|it| !it.is_empty()).map(str::to_owned);
    sheet.info.title = text("name");
    sheet.info.author = text("author");
    sheet.info.description = text("comment");
    Ok(sheet)
}

/// A digit; 0 is one where the digits begin with it.
fn value(value: &Value, layout: &Layout) -> Result<Option<Number>, Problem> {
    if is_blank(value) {
        return Ok(None);
    }
    let known = number(value).and_then(|number| Number::try_new(u8::try_from(number).ok()?));
    let known = known.filter(|&it| layout.values().contains(it));
    known.map(Some).ok_or_else(|| Problem::Value { found: format::shorten(&value.to_string()) })
}

/// A set of digits: bit *d* is the digit *d*.
pub(super) fn digits(value: &Value) -> Result<ValueSet, Problem> {
    if is_blank(value) {
        return Ok(ValueSet::EMPTY);
    }
    let bits = integer(value).and_then(|bits| u32::try_from(bits).ok());
    let wrong = || Problem::Value { found: format::shorten(&value.to_string()) };
    bits.map(ValueSet::from_bits).ok_or_else(wrong)
}

//! The board: `.Shape`, `.NoBoxes`, `.Jigsaw`, `.RegionSize`.

use ennead_board::{Cell, Grid, Layout, Plan, Regions, Symbols};
use ennead_rule::{Area, ExtraRegion, Rule};

use super::{Board, Item, Read, Wrong};

/// The most rows, columns and values of the program.
const MOST: usize = 16;

/// The board that the items describe.
pub(super) fn board<'a>(items: &[Item<'a>]) -> Read<'a, Board> {
    let shape = items.iter().find(|item| item.kind == "Shape");
    if let Some(second) = items.iter().filter(|item| item.kind == "Shape").nth(1) {
        return Err(Wrong::rule(second.text, "Shape stands twice"));
    }
    let (rows, columns) = match shape {
        None => (9, 9),
        Some(shape) => dimensions(shape)?,
    };
    let side = rows.max(columns);
    let (least, greatest) = match shape {
        None => (1, 9),
        Some(shape) => values(shape, side)?,
    };
    let box_cells = match items.iter().find(|item| item.kind == "RegionSize") {
        None => side,
        Some(item) => {
            let text = item.arg(0)?;
            let cells: usize = number(item, text)?;
            let too_many = || Wrong::rule(text, format!("regions of {cells} cells"));
            Some(cells).filter(|cells| (1..=MOST).contains(cells)).ok_or_else(too_many)?
        }
    };
    let box_size = box_size(rows, columns, box_cells);
    let is_raw = shape.is_some_and(|shape| shape.args.get(2) == Some(&"Raw"));
    let has_boxes = !is_raw && !items.iter().any(|item| item.kind == "NoBoxes");
    let value_count = usize::from(greatest - least) + 1;
    let mut jigsaws = Vec::new();
    for item in items.iter().filter(|item| item.kind == "Jigsaw") {
        jigsaws.push(pieces(item, rows * columns, side..=value_count)?);
    }
    let regions = match (box_size.filter(|_| has_boxes), jigsaws.is_empty()) {
        (Some((rows, columns)), _) => Regions::Boxes { rows, columns },
        (None, true) => Regions::None,
        (None, false) => Regions::Pieces(jigsaws.remove(0)),
    };
    let grid = Grid { at: Cell::at(0, 0), rows, columns, regions };
    let grids = match is_raw {
        // Without rows and columns, nothing joins the cells but rules.
        true => {
            let alone = |at| Grid { at, rows: 1, columns: 1, regions: Regions::None };
            grid.cells().map(alone).collect()
        }
        false => vec![grid],
    };
    let plan = Plan { grids, least, greatest, symbols: Symbols::Letters };
    let text = shape.map_or("", |shape| shape.text);
    let layout = Layout::new(plan).map_err(|bad| Wrong::rule(text, bad))?;
    // Pieces beside boxes are regions more.
    let cells: Vec<Cell> = layout.cells().iter().collect();
    let extra = |pieces: &Vec<Option<u8>>| {
        let piece = |number: u8| {
            let of = cells.iter().zip(pieces).filter(|&(_, &it)| it == Some(number));
            Area::new(of.map(|(&cell, _)| cell))
        };
        let most = pieces.iter().flatten().max().map_or(0, |&most| usize::from(most) + 1);
        (0..most).map(|number| piece(number as u8)).collect::<Vec<Area>>()
    };
    let rules = jigsaws.iter().flat_map(extra).map(|cells| Rule::from(ExtraRegion { cells }));
    let rules = rules.collect();
    Ok(Board { rules, layout, rows, columns, is_raw, box_cells, box_size })
}

/// The rows and columns.
fn dimensions<'a>(shape: &Item<'a>) -> Read<'a, (usize, usize)> {
    let text = shape.arg(0)?;
    let side = |side: &str| side.parse().ok().filter(|side| (1..=MOST).contains(side));
    let sides =
        text.split_once('x').and_then(|(rows, columns)| Some((side(rows)?, side(columns)?)));
    sides.ok_or_else(|| Wrong::rule(text, format!("{text:?} is no size up to 16x16")))
}

/// The least and the greatest value: 1 to the longer side if nothing else is said.
fn values<'a>(shape: &Item<'a>, side: usize) -> Read<'a, (u8, u8)> {
    let least_count = match shape.args.get(2) {
        None | Some(&"Sudoku") => side,
        Some(&"Raw") => 1,
        Some(_) => return Err(shape.unknown()),
    };
    if shape.args.len() > 3 {
        return Err(shape.unknown());
    }
    let text = shape.args.get(1).copied().unwrap_or("");
    let number = |text: &str| text.parse::<u8>().ok();
    let range = match text.split_once('-') {
        Some((least, greatest)) => number(least).zip(number(greatest)),
        None if text.is_empty() => Some((1, side as u8)),
        None => number(text).map(|greatest| (1, greatest)),
    };
    let sensible = |&(least, greatest): &(u8, u8)| {
        let count = (usize::from(greatest) + 1).checked_sub(usize::from(least));
        least <= 1 && count.is_some_and(|count| (least_count..=MOST).contains(&count))
    };
    range
        .filter(sensible)
        .ok_or_else(|| Wrong::rule(text, format!("{text:?} is no range of values")))
}

/// A box of so many cells: as square as it can be, wider than tall if it can be either.
fn box_size(rows: usize, columns: usize, cells: usize) -> Option<(usize, usize)> {
    let narrow = (2..=cells).take_while(|narrow| narrow * narrow <= cells);
    let shapes = narrow.filter(|narrow| cells.is_multiple_of(*narrow));
    let shapes = shapes.map(|narrow| (narrow, cells / narrow)).collect::<Vec<_>>().into_iter();
    let both = shapes.rev().flat_map(|(a, b)| [(a, b), (b, a)]);
    both.into_iter().find(|&(high, wide)| rows.is_multiple_of(high) && columns.is_multiple_of(wide))
}

/// The piece of each cell, if it has as many cells as a piece may have.
fn pieces<'a>(
    item: &Item<'a>,
    cells: usize,
    sizes: std::ops::RangeInclusive<usize>,
) -> Read<'a, Vec<Option<u8>>> {
    // An old form has the size before the pieces.
    let names = match item.args[..] {
        [names] | [_, names] => names,
        _ => return Err(item.unknown()),
    };
    let found = names.chars().count();
    if found != cells {
        let message = format!("a jigsaw of {found} cells on a board of {cells}");
        return Err(Wrong::rule(names, message));
    }
    let names: Vec<char> = names.chars().collect();
    let mut met: Vec<char> = Vec::new();
    let mut others: Vec<char> = Vec::new();
    let piece = |&name: &char| {
        let size = names.iter().filter(|&&other| other == name).count();
        if !sizes.contains(&size) {
            if !others.contains(&name) {
                others.push(name);
            }
            return None;
        }
        let number = met.iter().position(|&other| other == name).unwrap_or_else(|| {
            met.push(name);
            met.len() - 1
        });
        Some(number as u8)
    };
    let pieces: Vec<Option<u8>> = names.iter().map(piece).collect();
    match others[..] {
        // One name may stand for the cells without a piece.
        [] | [_] => Ok(pieces),
        _ => Err(Wrong::rule(item.text, "pieces of different sizes")),
    }
}

/// A number.
pub(super) fn number<'a, T: std::str::FromStr>(item: &Item<'a>, text: &'a str) -> Read<'a, T> {
    text.parse()
        .map_err(|_| Wrong::rule(text, format!("{}: {text:?} is no such number", item.kind)))
}

//! From the JSON to our rules, each by way of its line in our language.

use serde_json::{Map, Value};

use ennead_board::{
    AnySheet, Cell, CellMap, Grid, Layout, Plan, Regions, Sheet, Symbols, Value as Number, ValueSet,
};
use ennead_grid::format::{self, Problem};
use ennead_rule::{Direction, Lane, Rule};

use super::{LINES, NUMBERED_LINES, SIDES};
use crate::opened::{Found, Wrong, candidates};
use crate::{Opened, Unknown};

/// The keys of a puzzle; those after the first four say no rule.
const KEYS: [&str; 13] = [
    "board",
    "digits",
    "givens",
    "rules",
    "format",
    "format_version",
    "$schema",
    "meta",
    "solution",
    "candidates",
    "decorations",
    "style",
    "ext",
];

/// Keys of a rule that say no more than how it looks.
const LOOKS: [&str; 4] = ["type", "id", "label", "style"];

type Object = Map<String, Value>;

pub(super) fn open(value: &Value, unknown: Unknown) -> Result<Opened, Problem> {
    let wrong = |what: &str| Problem::Value { found: format::shorten(what) };
    let puzzle = value.as_object().ok_or_else(|| wrong(&value.to_string()))?;
    if value["format"] != "sudoku-puzzle" || value["format_version"] != 1 {
        return Err(wrong(&format!("{} {}", value["format"], value["format_version"])));
    }
    let mut found = Found::new(unknown);
    for key in puzzle.keys().filter(|key| !KEYS.contains(&key.as_str())) {
        found.not_understood(key, "")?;
    }
    let layout = layout(value)?;
    let mut rules = Vec::new();
    for rule in array(&value["rules"]) {
        let kind = rule["type"].as_str().unwrap_or_default();
        let of = rule["kind"].as_str().or(rule["of"].as_str());
        let name = of.map_or(kind.to_owned(), |of| format!("{kind} {of}"));
        let Some(object) = rule.as_object() else {
            return Err(wrong(&rule.to_string()));
        };
        match rules_of(kind, object, &layout) {
            Ok(more) => rules.extend(more),
            Err(why) => found.wrong(&name, why)?,
        }
    }
    let mut sheet = Sheet::blank(layout.clone());
    sheet.givens = board(&value["givens"], &layout)?;
    if !value["solution"].is_null() {
        let solution = board(&value["solution"], &layout)?;
        sheet.solution = Some(solution).filter(|it| it.len() == layout.cells().len());
    }
    rules.extend(restricted(&value["candidates"], &layout)?);
    let text = |name: &str| value["meta"][name].as_str().map(str::to_owned);
    sheet.info.title = text("title");
    sheet.info.author = text("author");
    sheet.info.description = text("rules_text").or_else(|| text("rules"));
    Ok(Opened { rules, ignored: found.ignored, ..Opened::from(AnySheet::from(sheet)) })
}

fn array(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// A cell, in lower case as the format demands.
fn cell(value: &Value) -> Option<Cell> {
    let name = value.as_str()?;
    name.parse().ok().filter(|cell: &Cell| cell.to_string() == name)
}

fn cells(value: &Value) -> Option<Vec<Cell>> {
    let cells: Option<Vec<Cell>> = array(value).iter().map(cell).collect();
    cells.filter(|cells| !cells.is_empty())
}

/// The cells in our language; on one line, with bars between several lists.
fn said(lists: &[Vec<Cell>]) -> String {
    let names =
        |cells: &Vec<Cell>| cells.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    lists.iter().map(names).collect::<Vec<_>>().join(" | ")
}

/// The board: the grids, and the pieces that divide one.
fn layout(value: &Value) -> Result<Layout, Problem> {
    let number = |value: &Value| value.as_u64().and_then(|it| usize::try_from(it).ok());
    let wrong = || Problem::Layout { found: format::shorten(&value["board"].to_string()) };
    let (rows, columns) = (number(&value["board"]["rows"]), number(&value["board"]["cols"]));
    let digits = number(&value["digits"]).filter(|it| (1..=Layout::MOST_VALUES).contains(it));
    let (Some(rows), Some(columns), Some(digits)) = (rows, columns, digits) else {
        return Err(wrong());
    };
    let rules = array(&value["rules"]);
    let of = |kind: &'static str| rules.iter().filter(move |rule| rule["type"] == kind);
    let mut grids = Vec::new();
    for rule in of("box_grid").chain(of("grid")) {
        let at = cell(&rule["origin"]).ok_or_else(wrong)?;
        let sides = (number(&rule["box"][0]), number(&rule["box"][1]));
        let regions = match (rule["type"] == "box_grid", sides) {
            (true, (Some(rows), Some(columns))) if rows * columns == digits => {
                if rows == 1 || columns == 1 {
                    Regions::None
                } else {
                    Regions::Boxes { rows, columns }
                }
            }
            (false, _) => Regions::None,
            _ => return Err(wrong()),
        };
        if at.row() + digits > rows || at.column() + digits > columns {
            return Err(wrong());
        }
        grids.push(Grid { at, rows: digits, columns: digits, regions });
    }
    let boxes: Vec<Vec<Cell>> = of("box").filter_map(|rule| cells(&rule["cells"])).collect();
    if let ([grid], false) = (&mut grids[..], boxes.is_empty()) {
        let piece = |cell| boxes.iter().position(|cells| cells.contains(&cell)).map(|it| it as u8);
        grid.regions = Regions::Pieces(grid.cells().map(piece).collect());
    }
    let greatest = digits as u8;
    let plan = Plan { grids, least: 1, greatest, symbols: Symbols::Numbers };
    let layout = Layout::new(plan).map_err(Problem::rule)?;
    match (layout.rows(), layout.columns()) == (rows, columns) {
        true => Ok(layout),
        false => Err(wrong()),
    }
}

/// A number for each place of the board, 0 for an empty cell and null for none.
fn board(value: &Value, layout: &Layout) -> Result<ennead_board::Givens, Problem> {
    let mut board = ennead_board::Givens::blank(layout);
    let (found, expected) = (array(value).len(), layout.rows() * layout.columns());
    if found != expected {
        let of = format::Item::Cells;
        return Err(match found < expected {
            true => Problem::TooFew { of, found, expected },
            false => Problem::TooMany { of, found, expected },
        });
    }
    for (place, value) in array(value).iter().enumerate() {
        let cell = Cell::at(place / layout.columns(), place % layout.columns());
        let number = value.as_u64();
        let is_there = layout.cells().contains(cell);
        let known = match number {
            None => value.is_null() && !is_there,
            Some(0) => is_there,
            Some(number) => {
                let number = u8::try_from(number).ok().and_then(Number::try_new);
                let number = number.filter(|&it| is_there && layout.values().contains(it));
                board.set(cell, number);
                number.is_some()
            }
        };
        if !known {
            return Err(Problem::Value { found: format::shorten(&format!("{value} at {cell}")) });
        }
    }
    Ok(board)
}

/// The candidates of a sukaku.
fn restricted(value: &Value, layout: &Layout) -> Result<Vec<Rule>, Problem> {
    let mut marks = CellMap::filled(layout, ValueSet::EMPTY);
    for (name, values) in value.as_object().into_iter().flatten() {
        let wrong = || Problem::Value { found: format::shorten(name) };
        let cell: Cell = name.parse().map_err(|_| wrong())?;
        if !layout.cells().contains(cell) {
            return Err(wrong());
        }
        let number = |it: &Value| Number::try_new(u8::try_from(it.as_u64()?).ok()?);
        let set: Option<ValueSet> = array(values).iter().map(number).collect();
        marks[cell] = set.ok_or_else(wrong)?;
    }
    Ok(candidates(layout, &marks))
}

/// The rules that an entry says.
fn rules_of(kind: &str, rule: &Object, layout: &Layout) -> Result<Vec<Rule>, Wrong> {
    let lines = lines(kind, rule, layout).ok_or_else(|| {
        let place = rule.get("cells").and_then(cells).map(|cells| said(&[cells]));
        Wrong::NotUnderstood { place: place.unwrap_or_default() }
    })?;
    let read = |line: &String| {
        Rule::read(line, layout).map_err(|misread| Wrong::nonsense(misread.to_string()))
    };
    lines.iter().map(read).collect()
}

/// The same in our language; `None` if it is not understood.
#[expect(clippy::too_many_lines, reason = "one arm for each rule")]
fn lines(kind: &str, rule: &Object, layout: &Layout) -> Option<Vec<String>> {
    let get = |key: &str| rule.get(key).unwrap_or(&Value::Null);
    let has_only = |keys: &[&str]| {
        rule.keys().all(|key| LOOKS.contains(&key.as_str()) || keys.contains(&key.as_str()))
    };
    let number = |key: &str| get(key).as_u64();
    let of = get("kind").as_str().unwrap_or_default();
    let area = || cells(get("cells"));
    let one = |line: String| Some(vec![line]);
    match kind {
        // They are the board.
        "box_grid" if has_only(&["origin", "box"]) => Some(Vec::new()),
        "grid" if has_only(&["origin"]) => Some(Vec::new()),
        "box" if has_only(&["cells"]) => Some(Vec::new()),
        "region" if has_only(&["kind", "cells"]) => {
            one(format!("extra-region: {}", said(&[area()?])))
        }
        "cage" if has_only(&["cells", "sum"]) => match get("sum") {
            Value::Null => one(format!("cage: {}", said(&[area()?]))),
            _ => one(format!("cage {}: {}", number("sum")?, said(&[area()?]))),
        },
        "line" => line(of, rule, layout),
        "arrow" if has_only(&["bulb", "lines"]) => {
            let bulb = cells(get("bulb"))?;
            let shafts: Option<Vec<Vec<Cell>>> = array(get("lines")).iter().map(cells).collect();
            let arrow = |shaft| format!("arrow: {}", said(&[bulb.clone(), shaft]));
            Some(shafts?.into_iter().map(arrow).collect())
        }
        "edge" => edge(of, rule),
        "sum" if matches!(of, "group" | "corner") && has_only(&["kind", "sum", "cells"]) => {
            one(format!("sum {}: {}", number("sum")?, said(&[area()?])))
        }
        "sum" if of == "frame" && has_only(&["kind", "sum", "cells", "side"]) => {
            one(format!("sum {}: {}", number("sum")?, said(&[area()?])))
        }
        "sum" if of == "little_killer" && has_only(&["kind", "sum", "cells", "side"]) => {
            let area = area()?;
            let lane = diagonal(&area, layout);
            let rest = lane.unwrap_or_else(|| said(&[area]));
            let name = if rest.contains('-') { "little-killer" } else { "sum" };
            one(format!("{name} {}: {rest}", number("sum")?))
        }
        "sandwich" if has_only(&["sum", "side", "cells"]) => {
            one(format!("sandwich {}: {}", number("sum")?, lane(rule, layout)?))
        }
        "xsum" if has_only(&["sum", "side", "cells"]) => {
            one(format!("x-sum {}: {}", number("sum")?, lane(rule, layout)?))
        }
        "skyscraper" if has_only(&["value", "side", "cells"]) => {
            one(format!("skyscraper {}: {}", number("value")?, lane(rule, layout)?))
        }
        "neighbours" if has_only(&["kind"]) => match of {
            "antiknight" => one("anti-knight".to_owned()),
            "antiking" => one("anti-king".to_owned()),
            "nonconsecutive" => one("non-consecutive".to_owned()),
            _ => None,
        },
        "cell" if has_only(&["kind", "cells"]) && matches!(of, "odd" | "even") => {
            one(format!("{of}: {}", said(&[area()?])))
        }
        "cell" if of == "set" && has_only(&["kind", "cells", "values"]) => {
            one(format!("candidates {}: {}", digits(get("values"))?, said(&[area()?])))
        }
        "contains" if has_only(&["digits", "cells"]) => {
            one(format!("contains {}: {}", digits(get("digits"))?, said(&[area()?])))
        }
        "clone" if has_only(&["regions"]) => {
            let regions: Vec<Vec<Cell>> =
                array(get("regions")).iter().map(cells).collect::<Option<_>>()?;
            let (first, others) = regions.split_first()?;
            let clone =
                |other: &Vec<Cell>| format!("clone: {}", said(&[first.clone(), other.clone()]));
            Some(others.iter().map(clone).collect())
        }
        "equal_sum" if has_only(&["segments"]) => {
            let segments: Vec<Vec<Cell>> =
                array(get("segments")).iter().map(cells).collect::<Option<_>>()?;
            one(format!("equal-sums: {}", said(&segments)))
        }
        "count" if of == "circles" && has_only(&["kind", "cells"]) => {
            one(format!("counting-circles: {}", said(&[area()?])))
        }
        "global_entropy" if has_only(&[]) => one("global-entropy".to_owned()),
        "negative" => negative(rule),
        _ => None,
    }
}

fn digits(value: &Value) -> Option<String> {
    let digits: Option<Vec<String>> =
        array(value).iter().map(|it| it.as_u64().map(|it| it.to_string())).collect();
    digits.map(|digits| digits.join(" "))
}

/// A line.
fn line(of: &str, rule: &Object, layout: &Layout) -> Option<Vec<String>> {
    let mut cells = cells(rule.get("cells")?)?;
    // A closed line goes back to its first cell.
    if rule.get("closed") == Some(&Value::Bool(true)) {
        cells.push(cells[0]);
    }
    let strange = |key: &String| {
        let known = ["kind", "cells", "closed", "value", "groups"];
        !LOOKS.contains(&key.as_str()) && !known.contains(&key.as_str())
    };
    let has = |key: &str| rule.contains_key(key);
    if rule.keys().any(strange) {
        return None;
    }
    let is_classic = layout.values().len() == 9;
    let rest = said(&[cells]);
    if let Some((_, name, usual)) = NUMBERED_LINES.iter().find(|(name, ..)| *name == of) {
        let number = match rule.get("value") {
            Some(number) => number.as_i64()?,
            None => Some(*usual).filter(|_| is_classic)?,
        };
        return (!has("groups")).then(|| vec![format!("{name} {number}: {rest}")]);
    }
    if has("value") {
        return None;
    }
    if of == "entropic" {
        let third = layout.values().len() / 3;
        let thirds: Value = (0..3)
            .map(|i| ((i * third + 1)..=(i + 1) * third).collect::<Vec<_>>())
            .collect::<Vec<_>>()
            .into();
        let is_usual = rule.get("groups").map_or(is_classic, |groups| *groups == thirds);
        return is_usual.then(|| vec![format!("entropic: {rest}")]);
    }
    let (_, name) = LINES.iter().find(|(name, _)| *name == of)?;
    (!has("groups")).then(|| vec![format!("{name}: {rest}")])
}

/// A mark on the border of two cells.
fn edge(of: &str, rule: &Object) -> Option<Vec<String>> {
    let cells = cells(rule.get("cells")?)?;
    let [from, to] = cells[..] else { return None };
    let fields: Vec<(&str, &Value)> = rule
        .iter()
        .map(|(key, value)| (key.as_str(), value))
        .filter(|(key, _)| !LOOKS.contains(key) && !["kind", "cells"].contains(key))
        .collect();
    let mark = match (of, &fields[..]) {
        ("kropki", [("color", color)]) if *color == "white" => "difference 1".to_owned(),
        ("kropki", [("color", color)]) if *color == "black" => "ratio 2".to_owned(),
        ("xv", [("letter", letter)]) if *letter == "X" => "xv 10".to_owned(),
        ("xv", [("letter", letter)]) if *letter == "V" => "xv 5".to_owned(),
        ("difference", [("value", value)]) => format!("difference {}", value.as_u64()?),
        ("ratio", [("value", value)]) => format!("ratio {}", value.as_u64()?),
        ("sum", [("sum", sum)]) => format!("xv {}", sum.as_u64()?),
        ("less", []) => return Some(vec![format!("greater: {to} {from}")]),
        _ => return None,
    };
    Some(vec![format!("{mark}: {from} {to}")])
}

/// That all marks of a kind are given.
fn negative(rule: &Object) -> Option<Vec<String>> {
    let fields: Vec<(&str, &str, &Value)> = rule
        .iter()
        .filter(|(key, _)| !LOOKS.contains(&key.as_str()) && *key != "of")
        .map(|(key, value)| (key.as_str(), value.as_str().unwrap_or_default(), value))
        .collect();
    let lines: &[&str] = match (rule.get("of")?.as_str()?, &fields[..]) {
        ("kropki", []) => &["negative difference 1", "negative ratio 2"],
        ("kropki", [("color", "white", _)]) => &["negative difference 1"],
        ("kropki", [("color", "black", _)]) => &["negative ratio 2"],
        ("xv", []) => &["negative sum 5 10"],
        ("xv", [("letter", "X", _)]) => &["negative sum 10"],
        ("xv", [("letter", "V", _)]) => &["negative sum 5"],
        _ => return None,
    };
    Some(lines.iter().map(|line| (*line).to_owned()).collect())
}

/// What a clue beside the grid looks along; the cells are those of a whole row or column of a grid.
fn lane(rule: &Object, layout: &Layout) -> Option<String> {
    let cells = cells(rule.get("cells")?)?;
    let side = rule.get("side")?.as_str()?;
    let (_, towards) = SIDES.iter().find(|(name, _)| *name == side)?;
    let towards: Direction = towards.parse().ok()?;
    along(&cells, towards, layout)
}

/// A diagonal that a little killer looks along.
fn diagonal(cells: &[Cell], layout: &Layout) -> Option<String> {
    let all = [Direction::DownRight, Direction::DownLeft, Direction::UpLeft, Direction::UpRight];
    match cells.len() {
        1 => None,
        _ => all.into_iter().find_map(|towards| along(cells, towards, layout)),
    }
}

fn along(cells: &[Cell], towards: Direction, layout: &Layout) -> Option<String> {
    let lane = Lane { first: *cells.first()?, towards };
    (lane.cells(layout) == cells).then(|| format!("{} {towards}", lane.first))
}

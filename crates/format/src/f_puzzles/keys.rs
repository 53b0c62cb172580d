//! The keys of f-puzzles and of its add-on that are rules.

use serde_json::Value;

use ennead_board::{Cell, Value as Number};
use ennead_rule::{
    AntiKing, AntiKnight, Area, Arrow, Between, Border, BoxIndexer, Cage, Clones, ColumnIndexer,
    Contains, Corner, Diagonal, Difference, Direction, DisjointGroups, DoubleArrow, Entropic, Even,
    ExtraRegion, Factor, Gap, HowMany, Lane, Line, LittleKiller, Lockout, Marks, Maximum, Minimum,
    Modular, Modulus, Nabner, Negative, NonConsecutive, Odd, Palindrome, Quad, Ratio, RegionSum,
    Renban, RowIndexer, Rule, Sandwich, Skyscraper, Slope, SlowThermometer, Thermometer, Total,
    Values, Whisper, XSum, Xv, Zipper,
};

use super::ruled::{Board, Key, integer, is_blank, is_used, place, usual_lockout, usual_whisper};
use crate::opened::Wrong;

type Read<T> = Result<T, Wrong>;

macro_rules! keys {
    ($($name:literal => $read:expr,)*) => {
        /// All keys.
        pub(super) static KEYS: &[Key] = &[$(Key { name: $name, read: $read }),*];
    };
}

keys! {
    "diagonal+" => |it, _| switch(it, Diagonal { slope: Slope::Rising }),
    "diagonal-" => |it, _| switch(it, Diagonal { slope: Slope::Falling }),
    "antiknight" => |it, _| switch(it, AntiKnight {}),
    "antiking" => |it, _| switch(it, AntiKing {}),
    "disjointgroups" => |it, _| switch(it, DisjointGroups {}),
    "nonconsecutive" => non_consecutive,
    "negative" => negative,
    "killercage" => |it, board| each(it, &["cells", "value"], |entry| {
        let (cells, sum) = (area(entry, "cells", board)?, total(entry)?);
        // No sum is written as none, or as 0.
        let sum = sum.filter(|sum| sum.get() > 0);
        Ok(vec![Cage { sum, cells }.into()])
    }),
    "extraregion" => |it, board| each(it, &["cells"], |entry| {
        Ok(vec![ExtraRegion { cells: area(entry, "cells", board)? }.into()])
    }),
    "thermometer" => |it, board| lines(it, board, |line| Thermometer { line }.into()),
    "slowthermometer" => |it, board| lines(it, board, |line| SlowThermometer { line }.into()),
    "palindrome" => |it, board| lines(it, board, |line| Palindrome { line }.into()),
    "renban" => |it, board| lines(it, board, |line| Renban { line }.into()),
    "whispers" => whispers,
    "regionsumline" => |it, board| lines(it, board, |line| RegionSum { line }.into()),
    "entropicline" => |it, board| lines(it, board, |line| Entropic { line }.into()),
    "modularline" => modular,
    "nabner" => |it, board| lines(it, board, |line| Nabner { line }.into()),
    "zipperline" => |it, board| lines(it, board, |line| Zipper { line }.into()),
    "doublearrow" => |it, board| lines(it, board, |line| DoubleArrow { line }.into()),
    "betweenline" => |it, board| lines(it, board, |line| Between { line }.into()),
    "lockout" => lockout,
    "arrow" => arrow,
    "difference" => |it, board| each(it, &["cells", "value"], |entry| {
        let gap = number_or(entry, 1, Gap::try_new)?;
        Ok(vec![Difference { gap, border: border(entry, board)? }.into()])
    }),
    "ratio" => |it, board| each(it, &["cells", "value"], |entry| {
        let factor = number_or(entry, 2, Factor::try_new)?;
        Ok(vec![Ratio { factor, border: border(entry, board)? }.into()])
    }),
    "xv" => |it, board| each(it, &["cells", "value"], |entry| {
        let sum = match entry["value"].as_str().unwrap_or("").trim() {
            "X" | "x" => Total::new(10),
            "V" | "v" => Total::new(5),
            // A mark without a letter says nothing.
            "" if is_blank(&entry["value"]) => return Ok(Vec::new()),
            _ => return Err(not_understood(entry)),
        };
        Ok(vec![Xv { sum, border: border(entry, board)? }.into()])
    }),
    "clone" => clones,
    "quadruple" => quadruple,
    "sandwichsum" => |it, board| outside(it, board, total, |sum, lane| Sandwich { sum, lane }.into()),
    "xsum" => |it, board| outside(it, board, total, |sum, lane| XSum { sum, lane }.into()),
    "skyscraper" => |it, board| outside(it, board, how_many, |seen, lane| Skyscraper { seen, lane }.into()),
    "littlekillersum" => little_killer,
    "odd" => |it, board| Ok(all_cells(it, board)?.map(|cells| Odd { cells }.into()).into_iter().collect()),
    "even" => |it, board| Ok(all_cells(it, board)?.map(|cells| Even { cells }.into()).into_iter().collect()),
    "minimum" => |it, board| {
        Ok(all_cells(it, board)?.map(|cells| Minimum { cells }.into()).into_iter().collect())
    },
    "maximum" => |it, board| {
        Ok(all_cells(it, board)?.map(|cells| Maximum { cells }.into()).into_iter().collect())
    },
    "rowindexer" => |it, board| each(it, &["cells"], |entry| {
        Ok(vec![RowIndexer { cells: area(entry, "cells", board)? }.into()])
    }),
    "columnindexer" => |it, board| each(it, &["cells"], |entry| {
        Ok(vec![ColumnIndexer { cells: area(entry, "cells", board)? }.into()])
    }),
    "boxindexer" => |it, board| each(it, &["cells"], |entry| {
        Ok(vec![BoxIndexer { cells: area(entry, "cells", board)? }.into()])
    }),
}

fn not_understood(entry: &Value) -> Wrong {
    Wrong::NotUnderstood { place: place(entry) }
}

/// A rule of the whole board, which is there or not.
fn switch(value: &Value, rule: impl Into<Rule>) -> Read<Vec<Rule>> {
    match value {
        Value::Bool(true) => Ok(vec![rule.into()]),
        _ => Err(Wrong::NotUnderstood { place: String::new() }),
    }
}

/// Fields that say only how an entry looks.
const LOOKS: [&str; 9] = [
    "outlineC",
    "baseC",
    "fontC",
    "width",
    "height",
    "size",
    "angle",
    "isNewConstraint",
    "fromConstraint",
];

/// The entries of a key, which have no fields but these.
fn entries<'a>(value: &'a Value, fields: &[&str]) -> Read<&'a [Value]> {
    let entries = value.as_array().ok_or_else(|| not_understood(value))?;
    for entry in entries {
        let object = entry.as_object().ok_or_else(|| not_understood(entry))?;
        let strange = |(name, value): (&String, &Value)| {
            (is_used(value) || !is_blank(value))
                && !fields.contains(&name.as_str())
                && !LOOKS.contains(&name.as_str())
        };
        if object.iter().any(strange) {
            return Err(not_understood(entry));
        }
    }
    Ok(entries)
}

/// The rules of each entry of a key.
fn each(
    value: &Value,
    fields: &[&str],
    rules: impl Fn(&Value) -> Read<Vec<Rule>>,
) -> Read<Vec<Rule>> {
    let all = entries(value, fields)?.iter().map(rules);
    Ok(all.collect::<Read<Vec<_>>>()?.concat())
}

/// A place such as `R1C10`, counted from 0 outside the grid and from 1 in it.
fn coordinates(name: &str) -> Option<(usize, usize)> {
    let (row, column) = name.trim().strip_prefix(['R', 'r'])?.split_once(['C', 'c'])?;
    Some((row.parse().ok()?, column.parse().ok()?))
}

fn cell(name: &str, board: &Board<'_>) -> Read<Cell> {
    let found = coordinates(name).and_then(|(row, column)| {
        let cell = Cell::try_at(row.checked_sub(1)?, column.checked_sub(1)?)?;
        board.layout.cells().contains(cell).then_some(cell)
    });
    found.ok_or_else(|| Wrong::nonsense(format!("{name:?} is no cell of the board")))
}

/// The cells of an array; blanks are left out, as the program leaves them.
fn cells_of(value: &Value, board: &Board<'_>) -> Read<Vec<Cell>> {
    let names = value.as_array().map_or(&[][..], Vec::as_slice);
    let names = names.iter().filter(|name| !is_blank(name));
    names
        .map(|name| {
            let text =
                name.as_str().ok_or_else(|| Wrong::nonsense(format!("{name} is no cell")))?;
            cell(text, board)
        })
        .collect()
}

/// The cells of a field, at least one and none twice.
fn area(entry: &Value, field: &str, board: &Board<'_>) -> Read<Area> {
    let cells = cells_of(&entry[field], board)?;
    let area = Area::new(cells.iter().copied());
    match area.set().len() {
        0 => Err(Wrong::nonsense("no cells")),
        count if count < cells.len() => Err(Wrong::nonsense("a cell is named twice")),
        _ => Ok(area),
    }
}

/// A rule for each line of each entry.
fn lines(value: &Value, board: &Board<'_>, rule: impl Fn(Line) -> Rule) -> Read<Vec<Rule>> {
    each(value, &["lines"], |entry| {
        lines_of(entry, board)?.into_iter().map(|cells| Ok(rule(Line::new(cells)))).collect()
    })
}

/// The lines of an entry, each of a cell at least.
fn lines_of(entry: &Value, board: &Board<'_>) -> Read<Vec<Vec<Cell>>> {
    let lines = entry["lines"].as_array().ok_or_else(|| not_understood(entry))?;
    let lines = lines.iter().map(|line| cells_of(line, board));
    let lines = lines.collect::<Read<Vec<_>>>()?;
    match lines.iter().any(Vec::is_empty) {
        true => Err(Wrong::nonsense("a line without cells")),
        false => Ok(lines),
    }
}

/// The number of an entry, or `default` if it has none.
fn number_or<T>(entry: &Value, default: u16, number: fn(u16) -> Option<T>) -> Read<T> {
    match optional(entry, number)? {
        Some(number) => Ok(number),
        None => number(default).ok_or_else(|| not_understood(entry)),
    }
}

/// The number of an entry, if it has one; another text is not understood.
fn optional<T>(entry: &Value, number: fn(u16) -> Option<T>) -> Read<Option<T>> {
    let value = &entry["value"];
    if is_blank(value) {
        return Ok(None);
    }
    let found = integer(value).and_then(|found| u16::try_from(found).ok()).and_then(number);
    found.map(Some).ok_or_else(|| not_understood(entry))
}

fn total(entry: &Value) -> Read<Option<Total>> {
    optional(entry, Total::try_new)
}

fn how_many(entry: &Value) -> Read<Option<HowMany>> {
    optional(entry, HowMany::try_new)
}

/// With dots, it is the rule that all white ones are given.
fn non_consecutive(value: &Value, board: &Board<'_>) -> Read<Vec<Rule>> {
    let has_dots = ["difference", "ratio"].into_iter().any(|key| is_used(&board.value[key]));
    match has_dots {
        true => switch(value, Negative { marks: Marks::Differences(vec![Gap::new(1)]) }),
        false => switch(value, NonConsecutive {}),
    }
}

/// All black dots are given, of the numbers that are in some, or of 2; all X and V.
fn negative(value: &Value, board: &Board<'_>) -> Read<Vec<Rule>> {
    let names = value.as_array().ok_or_else(|| not_understood(value))?;
    let rule = |name: &Value| match name.as_str() {
        Some("ratio") => {
            let dots = board.value["ratio"].as_array().map_or(&[][..], Vec::as_slice);
            let factors = dots.iter().map(|dot| number_or(dot, 2, Factor::try_new));
            let mut factors = factors.collect::<Read<Vec<Factor>>>()?;
            factors.sort_unstable();
            factors.dedup();
            if factors.is_empty() {
                factors.push(Factor::new(2));
            }
            Ok(Negative { marks: Marks::Ratios(factors) }.into())
        }
        Some("xv") => {
            Ok(Negative { marks: Marks::Sums(vec![Total::new(5), Total::new(10)]) }.into())
        }
        _ => Err(not_understood(name)),
    };
    names.iter().map(rule).collect()
}

fn whispers(value: &Value, board: &Board<'_>) -> Read<Vec<Rule>> {
    let usual = usual_whisper(board.size());
    each(value, &["lines", "value"], |entry| {
        let gap = number_or(entry, usual, Gap::try_new)?;
        let line = |cells| Whisper { gap, line: Line::new(cells) }.into();
        Ok(lines_of(entry, board)?.into_iter().map(line).collect())
    })
}

/// If nothing is said, the remainders are those of 3.
fn modular(value: &Value, board: &Board<'_>) -> Read<Vec<Rule>> {
    each(value, &["lines", "value"], |entry| {
        let modulus = number_or(entry, 3, Modulus::try_new)?;
        let line = |cells| Modular { modulus, line: Line::new(cells) }.into();
        Ok(lines_of(entry, board)?.into_iter().map(line).collect())
    })
}

fn lockout(value: &Value, board: &Board<'_>) -> Read<Vec<Rule>> {
    each(value, &["lines", "value"], |entry| {
        let gap = optional(entry, Gap::try_new)?.or_else(|| usual_lockout(board.size()));
        let gap = gap.ok_or_else(|| not_understood(entry))?;
        let line = |cells| Lockout { gap, line: Line::new(cells) }.into();
        Ok(lines_of(entry, board)?.into_iter().map(line).collect())
    })
}

/// Each line begins in the circle or pill, whose cells are not added.
fn arrow(value: &Value, board: &Board<'_>) -> Read<Vec<Rule>> {
    each(value, &["cells", "lines"], |entry| {
        let mut circle = area(entry, "cells", board)?.cells();
        // A pill is read from left to right, and from top to bottom.
        circle.sort_unstable();
        let goes_on = |pair: &[Cell]| {
            let steps = [(0, 1), (1, 0), (1, 1)].into_iter();
            steps.map(|(down, right)| pair[0].step(down, right)).any(|to| to == Some(pair[1]))
        };
        if !circle.windows(2).all(goes_on) {
            return Err(not_understood(entry));
        }
        let mut rules = Vec::new();
        for mut shaft in lines_of(entry, board)? {
            shaft.retain(|cell| !circle.contains(cell));
            if shaft.is_empty() {
                return Err(Wrong::nonsense("an arrow without a shaft"));
            }
            let (circle, shaft) = (Line::new(circle.iter().copied()), Line::new(shaft));
            rules.push(Arrow { circle, shaft }.into());
        }
        Ok(rules)
    })
}

fn border(entry: &Value, board: &Board<'_>) -> Read<Border> {
    match cells_of(&entry["cells"], board)?[..] {
        [from, to] if from.touches(to) => Ok(Border { from, to }),
        _ => Err(Wrong::nonsense(format!("{:?} are not two neighbours", place(entry)))),
    }
}

fn clones(value: &Value, board: &Board<'_>) -> Read<Vec<Rule>> {
    each(value, &["cells", "cloneCells"], |entry| {
        let (one, other) =
            (cells_of(&entry["cells"], board)?, cells_of(&entry["cloneCells"], board)?);
        if one.len() != other.len() {
            return Err(Wrong::nonsense(format!(
                "clones of {} and {} cells",
                one.len(),
                other.len()
            )));
        }
        let pairs = one.into_iter().zip(other).filter(|(one, other)| one != other);
        let (one, other): (Vec<Cell>, Vec<Cell>) = pairs.unzip();
        Ok(match one.is_empty() {
            true => Vec::new(),
            false => vec![Clones { one: Line::new(one), other: Line::new(other) }.into()],
        })
    })
}

/// A value that is named twice stands twice.
fn quadruple(value: &Value, board: &Board<'_>) -> Read<Vec<Rule>> {
    each(value, &["cells", "values"], |entry| {
        let cells = area(entry, "cells", board)?;
        let numbers = entry["values"].as_array().map_or(&[][..], Vec::as_slice);
        let number = |number: &Value| {
            let value = integer(number).and_then(|number| u8::try_from(number).ok());
            let value = value.and_then(Number::try_new);
            value
                .filter(|&value| board.layout.values().contains(value))
                .ok_or_else(|| Wrong::nonsense(format!("{number} is no value of the board")))
        };
        let values = numbers.iter().map(number).collect::<Read<Vec<Number>>>()?;
        if values.is_empty() {
            return Ok(Vec::new());
        }
        let values = Values::new(values);
        let corner = cells.cells().first().map(|&first| Corner(first));
        let square = corner.map(|corner| Area::new(corner.square()));
        Ok(match corner.filter(|_| square == Some(cells)) {
            Some(corner) if values.len() <= 4 => vec![Quad { values, corner }.into()],
            _ => vec![Contains { values, cells }.into()],
        })
    })
}

/// Clues beside the grid; one without a number says nothing.
fn outside<T>(
    value: &Value,
    board: &Board<'_>,
    number: impl Fn(&Value) -> Read<Option<T>>,
    rule: impl Fn(T, Lane) -> Rule,
) -> Read<Vec<Rule>> {
    each(value, &["cell", "value"], |entry| {
        let Some(number) = number(entry)? else { return Ok(Vec::new()) };
        let beyond = board.size() + 1;
        let name = entry["cell"].as_str().unwrap_or("");
        let inside = |place: usize| (1..beyond).contains(&place);
        let lane = |row: usize, column: usize, towards| Lane {
            first: Cell::at(row - 1, column - 1),
            towards,
        };
        let last = board.size();
        let lane = match coordinates(name) {
            Some((0, column)) if inside(column) => lane(1, column, Direction::Down),
            Some((row, 0)) if inside(row) => lane(row, 1, Direction::Right),
            Some((row, column)) if row == beyond && inside(column) => {
                lane(last, column, Direction::Up)
            }
            Some((row, column)) if column == beyond && inside(row) => {
                lane(row, last, Direction::Left)
            }
            _ => return Err(Wrong::nonsense(format!("{name:?} is no place beside the grid"))),
        };
        Ok(vec![rule(number, lane)])
    })
}

fn little_killer(value: &Value, board: &Board<'_>) -> Read<Vec<Rule>> {
    each(value, &["cell", "cells", "direction", "value"], |entry| {
        let Some(sum) = total(entry)?.filter(|sum| sum.get() > 0) else { return Ok(Vec::new()) };
        let towards = match entry["direction"].as_str() {
            Some("DR") => Direction::DownRight,
            Some("DL") => Direction::DownLeft,
            Some("UR") => Direction::UpRight,
            Some("UL") => Direction::UpLeft,
            _ => return Err(not_understood(entry)),
        };
        let name = entry["cell"].as_str().unwrap_or("");
        let (down, right) = towards.step();
        let first = coordinates(name).and_then(|(row, column)| {
            // The clue is a step before its first cell, and places in the grid count from 1.
            let place = |place: usize, step: isize| place.checked_add_signed(step)?.checked_sub(1);
            let cell = Cell::try_at(place(row, down)?, place(column, right)?)?;
            board.layout.cells().contains(cell).then_some(cell)
        });
        let first =
            first.ok_or_else(|| Wrong::nonsense(format!("{name:?} does not look at the grid")))?;
        Ok(vec![LittleKiller { sum, lane: Lane { first, towards } }.into()])
    })
}

/// The cells of all entries together.
fn all_cells(value: &Value, board: &Board<'_>) -> Read<Option<Area>> {
    let entries = entries(value, &["cell"])?.iter().filter(|entry| !is_blank(&entry["cell"]));
    let cell = |entry: &Value| match entry["cell"].as_str() {
        Some(name) => cell(name, board),
        None => Err(not_understood(entry)),
    };
    let cells = entries.map(cell).collect::<Read<Vec<Cell>>>()?;
    Ok((!cells.is_empty()).then(|| Area::new(cells)))
}

//! From our rules to the JSON. What it has no rule for is lost, and said to be.

use serde_json::{Map, Value, json};

use ennead_board::{Cell, Givens, Layout, Regions, Value as Number};
use ennead_grid::format::WriteError;
use ennead_rule::{Area, Border, Lane, Line, Marks, Rule, Slope};

use super::{LINES, NUMBERED_LINES, SIDES};
use crate::Opened;

/// The puzzle as JSON.
pub(super) fn puzzle(opened: &Opened) -> Result<Value, WriteError> {
    let setup = opened.setup();
    let layout = setup.layout();
    let Some(mut rules) = grids(layout) else {
        return Err(WriteError::Lost { what: vec![layout.to_string()] });
    };
    let mut lost = Vec::new();
    for rule in &setup.rules {
        match said(rule, layout) {
            Some(more) => rules.extend(more),
            None => lost.push(rule.to_line(layout)),
        }
    }
    if !lost.is_empty() {
        return Err(WriteError::Lost { what: lost });
    }
    let mut puzzle = json!({
        "format": "sudoku-puzzle",
        "format_version": 1,
        "board": { "rows": layout.rows(), "cols": layout.columns() },
        "digits": layout.values().len(),
        "givens": board(&setup.givens),
        "rules": rules,
    });
    let info = opened.sheet.info();
    let texts =
        [("title", &info.title), ("author", &info.author), ("rules_text", &info.description)];
    let meta: Map<String, Value> = texts
        .into_iter()
        .filter_map(|(name, text)| Some((name.to_owned(), json!(text.as_ref()?))))
        .collect();
    if !meta.is_empty() {
        puzzle["meta"] = meta.into();
    }
    if let Some(solution) = &opened.sheet.clone().on_any_board().solution {
        puzzle["solution"] = board(solution);
    }
    Ok(puzzle)
}

/// A number for each place, 0 for an empty cell, null where there is none.
fn board(board: &Givens) -> Value {
    let layout = board.layout();
    let at = |row: usize, column: usize| {
        let cell = Cell::at(row, column);
        let is_there = layout.cells().contains(cell);
        is_there.then(|| board.get(cell).map_or(0, Number::number))
    };
    let row = |row| (0..layout.columns()).map(move |column| at(row, column));
    (0..layout.rows()).flat_map(row).map(|it| json!(it)).collect()
}

/// The rules that are the board: its grids, with their boxes or pieces. `None` if it has no such boards.
fn grids(layout: &Layout) -> Option<Vec<Value>> {
    let plan = layout.plan();
    let digits = layout.values().len();
    let is_square = plan.grids.iter().all(|it| (it.rows, it.columns) == (digits, digits));
    if plan.least != 1 || !is_square {
        return None;
    }
    let mut rules = Vec::new();
    for grid in &plan.grids {
        let origin = grid.at.to_string();
        match &grid.regions {
            Regions::Boxes { rows, columns } => {
                rules.push(json!({ "type": "box_grid", "origin": origin, "box": [rows, columns] }));
            }
            Regions::None => rules.push(json!({ "type": "grid", "origin": origin })),
            Regions::Pieces(pieces) if plan.grids.len() == 1 => {
                rules.push(json!({ "type": "grid", "origin": origin }));
                let count = pieces.iter().flatten().max().map_or(0, |most| most + 1);
                for piece in 0..count {
                    let of_piece = grid.cells().zip(pieces).filter(|(_, it)| **it == Some(piece));
                    let cells: Vec<String> = of_piece.map(|(cell, _)| cell.to_string()).collect();
                    rules.push(json!({ "type": "box", "cells": cells }));
                }
            }
            Regions::Pieces(_) => return None,
        }
    }
    Some(rules)
}

fn names(cells: impl IntoIterator<Item = Cell>) -> Vec<String> {
    cells.into_iter().map(|cell| cell.to_string()).collect()
}

fn area(cells: Area) -> Vec<String> {
    names(cells.cells())
}

fn border(border: Border) -> Vec<String> {
    names([border.from, border.to])
}

/// What a rule is called there; `None` if nothing there says it.
#[expect(clippy::too_many_lines, reason = "one arm for each rule")]
fn said(rule: &Rule, layout: &Layout) -> Option<Vec<Value>> {
    rule.fit(layout).ok()?;
    let one = |value: Value| Some(vec![value]);
    let region =
        |kind: &str, cells: Vec<String>| json!({ "type": "region", "kind": kind, "cells": cells });
    let edge = |kind: &str, border: Border, name: &str, value: Value| json!({ "type": "edge", "kind": kind, name: value, "cells": self::border(border) });
    match rule {
        Rule::Cage(it) => match it.sum {
            Some(sum) => one(json!({ "type": "cage", "sum": sum.get(), "cells": area(it.cells) })),
            None => one(json!({ "type": "cage", "cells": area(it.cells) })),
        },
        Rule::X(_) => {
            let slopes = Slope::ALL.into_iter().flat_map(|slope| diagonals(slope, layout));
            Some(slopes.map(|cells| region("diagonal", cells)).collect())
        }
        Rule::Diagonal(it) => {
            let all = diagonals(it.slope, layout);
            Some(all.into_iter().map(|cells| region("diagonal", cells)).collect())
        }
        Rule::ExtraRegion(it) => one(region("extra", area(it.cells))),
        Rule::Windoku(_) => {
            let windows = rule.roles(layout).into_iter().fold(Vec::new(), windows);
            Some(windows.into_iter().map(|cells| region("window", names(cells))).collect())
        }
        Rule::AntiKnight(_) => one(json!({ "type": "neighbours", "kind": "antiknight" })),
        Rule::AntiKing(_) => one(json!({ "type": "neighbours", "kind": "antiking" })),
        Rule::NonConsecutive(_) => one(json!({ "type": "neighbours", "kind": "nonconsecutive" })),
        Rule::GlobalEntropy(_) => one(json!({ "type": "global_entropy" })),
        Rule::Odd(it) => one(json!({ "type": "cell", "kind": "odd", "cells": area(it.cells) })),
        Rule::Even(it) => one(json!({ "type": "cell", "kind": "even", "cells": area(it.cells) })),
        Rule::Candidates(it) => {
            let values: Vec<u8> = it.values.iter().map(Number::number).collect();
            one(json!({ "type": "cell", "kind": "set", "values": values, "cells": area(it.cells) }))
        }
        Rule::Quad(it) => {
            let digits: Vec<u8> = it.values.iter().map(Number::number).collect();
            let cells = names(it.corner.square());
            one(json!({ "type": "contains", "digits": digits, "cells": cells }))
        }
        Rule::Contains(it) => {
            let digits: Vec<u8> = it.values.iter().map(Number::number).collect();
            one(json!({ "type": "contains", "digits": digits, "cells": area(it.cells) }))
        }
        Rule::CountingCircles(it) => {
            one(json!({ "type": "count", "kind": "circles", "cells": area(it.cells) }))
        }
        Rule::Clones(it) => {
            let regions = [&it.one, &it.other].map(|line| names(line.cells().iter().copied()));
            one(json!({ "type": "clone", "regions": regions }))
        }
        Rule::EqualSums(it) => {
            let segments: Vec<_> = it.areas.iter().map(|it| area(*it)).collect();
            one(json!({ "type": "equal_sum", "segments": segments }))
        }
        Rule::Arrow(it) => {
            let [bulb, shaft] = [&it.circle, &it.shaft].map(|it| names(it.cells().iter().copied()));
            one(json!({ "type": "arrow", "bulb": bulb, "lines": [shaft] }))
        }
        Rule::Difference(it) if it.gap.get() == 1 => {
            one(edge("kropki", it.border, "color", json!("white")))
        }
        Rule::Ratio(it) if it.factor.get() == 2 => {
            one(edge("kropki", it.border, "color", json!("black")))
        }
        Rule::Difference(it) => one(edge("difference", it.border, "value", json!(it.gap.get()))),
        Rule::Ratio(it) => one(edge("ratio", it.border, "value", json!(it.factor.get()))),
        Rule::Xv(it) => one(match it.sum.get() {
            10 => edge("xv", it.border, "letter", json!("X")),
            5 => edge("xv", it.border, "letter", json!("V")),
            sum => edge("sum", it.border, "sum", json!(sum)),
        }),
        Rule::Greater(it) => {
            let cells = names([it.border.to, it.border.from]);
            one(json!({ "type": "edge", "kind": "less", "cells": cells }))
        }
        Rule::Negative(it) => negative(&it.marks).map(|more| vec![more]),
        Rule::Sandwich(it) => one(beside("sandwich", "sum", it.sum.get(), it.lane, layout)?),
        Rule::XSum(it) => one(beside("xsum", "sum", it.sum.get(), it.lane, layout)?),
        Rule::Skyscraper(it) => one(beside("skyscraper", "value", it.seen.get(), it.lane, layout)?),
        Rule::LittleKiller(it) => {
            let cells = it.lane.cells(layout);
            let side = side_of(it.lane, layout).filter(|_| cells.len() > 1)?;
            one(json!({ "type": "sum", "kind": "little_killer", "sum": it.sum.get(), "side": side,
                        "cells": names(cells) }))
        }
        Rule::Sum(it) => {
            let is_plain = it.terms.iter().all(|(_, factor)| factor == 1) && it.sum.get() >= 0;
            let cells = names(it.terms.iter().map(|(cell, _)| cell));
            is_plain.then(|| {
                vec![json!({ "type": "sum", "kind": "group", "sum": it.sum.get(), "cells": cells })]
            })
        }
        _ => line(rule),
    }
}

/// A line; one that leaps from cell to cell is not said there.
fn line(rule: &Rule) -> Option<Vec<Value>> {
    let (line, value): (&Line, Option<i32>) = match rule {
        Rule::Thermometer(it) => (&it.line, None),
        Rule::SlowThermometer(it) => (&it.line, None),
        Rule::Renban(it) => (&it.line, None),
        Rule::RegionSum(it) => (&it.line, None),
        Rule::Palindrome(it) => (&it.line, None),
        Rule::ParityLine(it) => (&it.line, None),
        Rule::Zipper(it) => (&it.line, None),
        Rule::Between(it) => (&it.line, None),
        Rule::DoubleArrow(it) => (&it.line, None),
        Rule::Whisper(it) => (&it.line, Some(it.gap.get())),
        Rule::Modular(it) => (&it.line, Some(it.modulus.get())),
        Rule::Lockout(it) => (&it.line, Some(it.gap.get())),
        _ => return None,
    };
    let numbered = NUMBERED_LINES.iter().map(|&(kind, name, _)| (kind, name));
    let (kind, _) = LINES.into_iter().chain(numbered).find(|(_, name)| *name == rule.name())?;
    let near =
        |(a, b): (Cell, Cell)| a.row().abs_diff(b.row()).max(a.column().abs_diff(b.column())) == 1;
    let is_closed = line.is_loop();
    // Other loops, and lines that cross themselves, are not said there.
    let may_close = matches!(rule, Rule::Whisper(_) | Rule::Renban(_) | Rule::ParityLine(_));
    if line.cells().len() < 2 || !line.pairs().all(near) || (is_closed && !may_close) {
        return None;
    }
    let cells = &line.cells()[..line.cells().len() - usize::from(is_closed)];
    let mut said = json!({ "type": "line", "kind": kind, "cells": names(cells.iter().copied()) });
    if is_closed {
        said["closed"] = json!(true);
    }
    if let Some(value) = value {
        said["value"] = json!(value);
    }
    Some(vec![said])
}

/// A clue beside the grid; `None` if it does not look along a row or a column.
fn beside(kind: &str, name: &str, value: i32, lane: Lane, layout: &Layout) -> Option<Value> {
    let towards = lane.towards.name();
    let (side, _) = SIDES.iter().find(|(_, other)| *other == towards)?;
    let cells = names(lane.cells(layout));
    Some(json!({ "type": kind, name: value, "side": side, "cells": cells }))
}

/// On which side of its first cell a clue beside the grid is, where it looks along a diagonal.
fn side_of(lane: Lane, layout: &Layout) -> Option<&'static str> {
    let (rows, columns) = lane.towards.step();
    let behind = [("top", -1, 0), ("bottom", 1, 0), ("left", 0, -1), ("right", 0, 1)];
    let is_there = |row, column| {
        lane.first.step(row, column).is_some_and(|cell| layout.cells().contains(cell))
    };
    let is_side = |&&(_, row, column): &&(&str, isize, isize)| {
        (row == -rows || column == -columns) && !is_there(row, column)
    };
    behind.iter().find(is_side).map(|(side, ..)| *side)
}

fn negative(marks: &Marks) -> Option<Value> {
    let of = |of: &str, name: &str, value: &str| {
        Some(json!({ "type": "negative", "of": of, name: value }))
    };
    match marks {
        Marks::Differences(gaps) if gaps.iter().all(|it| it.get() == 1) => {
            of("kropki", "color", "white")
        }
        Marks::Ratios(factors) if factors.iter().all(|it| it.get() == 2) => {
            of("kropki", "color", "black")
        }
        Marks::Sums(sums) => match sums.iter().map(|it| it.get()).collect::<Vec<_>>()[..] {
            [5, 10] | [10, 5] => Some(json!({ "type": "negative", "of": "xv" })),
            [10] => of("xv", "letter", "X"),
            [5] => of("xv", "letter", "V"),
            _ => None,
        },
        _ => None,
    }
}

/// The cells of the diagonals of all grids.
fn diagonals(slope: Slope, layout: &Layout) -> Vec<Vec<String>> {
    let grids = layout.plan().grids.iter();
    let cells = grids.map(|grid| {
        let column = |row: usize| match slope {
            Slope::Rising => grid.columns - 1 - row,
            Slope::Falling => row,
        };
        let cell = |row| Cell::at(grid.at.row() + row, grid.at.column() + column(row));
        names((0..grid.rows).map(cell))
    });
    cells.collect()
}

/// Adds a cell to the window it is in.
fn windows(mut all: Vec<Vec<Cell>>, role: ennead_rule::Role) -> Vec<Vec<Cell>> {
    if let ennead_rule::Spot::InArea { area, areas } = role.spot {
        all.resize(areas, Vec::new());
        all[area - 1].push(role.cell);
    }
    all
}

//! Writes puzzles as f-puzzles and its add-on keep them. What they have no key for is lost, and said to be.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use ennead_board::{Cell, CellSet, Layout, Regions, Value as Number, ValueSet};
use ennead_grid::format::WriteError;
use ennead_rule::{
    Area, Arrow, Border, Clones, Direction, Lane, Line, Lockout, Marks, Rule, Setup, Slope,
};

use super::ruled::{SIZES, usual_lockout, usual_whisper};
use crate::Opened;

/// The puzzle as JSON.
pub(super) fn puzzle(opened: &Opened) -> Result<Value, WriteError> {
    let setup = opened.setup();
    let layout = setup.layout();
    let mut puzzle = super::board(&opened.sheet.clone().on_any_board());
    if !set_regions(&mut puzzle, layout) {
        return Err(WriteError::Lost { what: vec![layout.to_string()] });
    }
    let mut keys = Keys::new(&setup);
    let lost = setup.rules.iter().filter(|rule| keys.add(rule, &mut puzzle).is_none());
    let lost: Vec<String> = lost.map(|rule| rule.to_line(layout)).collect();
    if !lost.is_empty() {
        return Err(WriteError::Lost { what: lost });
    }
    for (key, entries) in keys.all {
        puzzle[key] = entries;
    }
    Ok(puzzle)
}

/// Says the region of each cell, if they are not the usual ones. Whether f-puzzles has such boards.
fn set_regions(puzzle: &mut Value, layout: &Layout) -> bool {
    let plan = layout.plan();
    let [grid] = &plan.grids[..] else { return false };
    let (size, regions) = (grid.rows, &grid.regions);
    let digits = (usize::from(plan.least), usize::from(plan.greatest));
    let is_square = (grid.columns, layout.rows(), layout.columns()) == (size, size, size);
    if !is_square || digits != (1, size) || !SIZES.contains(&size) {
        return false;
    }
    if *regions == Regions::usual(size) {
        return true;
    }
    let number = |i: usize, cell: Cell| match regions {
        Regions::None => None,
        Regions::Boxes { rows, columns } => {
            Some(cell.row() / rows * (size / columns) + cell.column() / columns)
        }
        Regions::Pieces(pieces) => pieces[i].map(usize::from),
    };
    for (i, cell) in grid.cells().enumerate() {
        puzzle["grid"][cell.row()][cell.column()]["region"] = json!(number(i, cell));
    }
    true
}

/// The keys so far, and what some of them depend on.
struct Keys<'a> {
    all: BTreeMap<&'static str, Value>,
    size: usize,
    setup: &'a Setup,
    /// Whether there are dots.
    has_dots: bool,
    /// The numbers in black dots.
    factors: BTreeSet<i32>,
    /// All cells with a sign that they are the least, or the greatest.
    minima: CellSet,
    maxima: CellSet,
}

impl<'a> Keys<'a> {
    fn new(setup: &'a Setup) -> Keys<'a> {
        let mut keys = Keys {
            all: BTreeMap::new(),
            size: setup.layout().rows(),
            setup,
            has_dots: false,
            factors: BTreeSet::new(),
            minima: CellSet::EMPTY,
            maxima: CellSet::EMPTY,
        };
        for rule in &setup.rules {
            keys.has_dots |= matches!(rule, Rule::Difference(_) | Rule::Ratio(_));
            match rule {
                Rule::Ratio(it) => _ = keys.factors.insert(it.factor.get()),
                Rule::Minimum(it) => keys.minima |= it.cells.set(),
                Rule::Maximum(it) => keys.maxima |= it.cells.set(),
                _ => {}
            }
        }
        keys
    }
}

impl Keys<'_> {
    /// Adds a rule; `None` if there is no key that says it.
    #[expect(clippy::too_many_lines, reason = "one arm for each rule")]
    fn add(&mut self, rule: &Rule, puzzle: &mut Value) -> Option<()> {
        rule.fit(self.setup.layout()).ok()?;
        match rule {
            Rule::Diagonal(it) => match it.slope {
                Slope::Rising => self.switch("diagonal+"),
                Slope::Falling => self.switch("diagonal-"),
            },
            Rule::X(_) => {
                self.switch("diagonal+");
                self.switch("diagonal-")
            }
            Rule::AntiKnight(_) => self.switch("antiknight"),
            Rule::AntiKing(_) => self.switch("antiking"),
            Rule::DisjointGroups(_) => self.switch("disjointgroups"),
            // Beside dots, it would say that all white ones are given.
            Rule::NonConsecutive(_) if !self.has_dots => self.switch("nonconsecutive"),
            Rule::Negative(it) => self.negative(&it.marks),

            Rule::Cage(it) => {
                // A sum of 0 is none.
                let is_said = it.sum.is_none_or(|sum| sum.get() > 0);
                let sum = it.sum.map(|sum| sum.get());
                is_said.then(|| self.entry("killercage", with(cells(it.cells), sum)))?
            }
            Rule::ExtraRegion(it) => self.entry("extraregion", cells(it.cells)),
            Rule::Clones(it) => self.clones(it),
            Rule::Quad(it) => {
                let mut entry = cells(Area::new(it.corner.square()));
                entry["values"] = it.values.iter().map(Number::number).collect();
                self.entry("quadruple", entry)
            }

            Rule::Thermometer(it) => self.entry("thermometer", line(&it.line)),
            Rule::SlowThermometer(it) => self.drawn("slowthermometer", line(&it.line)),
            Rule::Palindrome(it) => self.entry("palindrome", line(&it.line)),
            Rule::Renban(it) => self.drawn("renban", line(&it.line)),
            Rule::Whisper(it) => {
                let usual = i32::from(usual_whisper(self.size));
                let gap = Some(it.gap.get()).filter(|&gap| gap != usual);
                self.drawn("whispers", with(line(&it.line), gap))
            }
            Rule::RegionSum(it) => self.drawn("regionsumline", line(&it.line)),
            Rule::Entropic(it) => self.drawn("entropicline", line(&it.line)),
            Rule::Modular(it) => {
                let modulus = Some(it.modulus.get()).filter(|&modulus| modulus != 3);
                self.drawn("modularline", with(line(&it.line), modulus))
            }
            Rule::Nabner(it) => self.drawn("nabner", line(&it.line)),
            Rule::Zipper(it) => self.drawn("zipperline", line(&it.line)),
            Rule::DoubleArrow(it) => self.drawn("doublearrow", line(&it.line)),
            Rule::Between(it) => self.entry("betweenline", line(&it.line)),
            Rule::Lockout(it) => self.lockout(it),
            Rule::Arrow(it) => self.arrow(it),

            Rule::Difference(it) => {
                // An empty dot is one of 1.
                let gap = Some(it.gap.get()).filter(|&gap| gap > 0)?;
                let entry = with(border(it.border), Some(gap).filter(|&gap| gap != 1));
                self.entry("difference", entry)
            }
            Rule::Ratio(it) => {
                let factor = Some(it.factor.get()).filter(|&factor| factor != 2);
                self.entry("ratio", with(border(it.border), factor))
            }
            Rule::Xv(it) => {
                let sign = match it.sum.get() {
                    10 => "X",
                    5 => "V",
                    _ => return None,
                };
                let mut entry = border(it.border);
                entry["value"] = json!(sign);
                self.entry("xv", entry)
            }

            Rule::Sandwich(it) => self.entry("sandwichsum", beside(it.lane, it.sum.get())),
            Rule::XSum(it) => self.entry("xsum", beside(it.lane, it.sum.get())),
            Rule::Skyscraper(it) => self.entry("skyscraper", beside(it.lane, it.seen.get())),
            Rule::LittleKiller(it) => {
                // A sum of 0 is none.
                let sum = Some(it.sum.get()).filter(|&sum| sum > 0)?;
                let mut entry = beside(it.lane, sum);
                entry["cells"] = names(it.lane.cells(self.setup.layout()));
                entry["direction"] = json!(match it.lane.towards {
                    Direction::DownRight => "DR",
                    Direction::DownLeft => "DL",
                    Direction::UpRight => "UR",
                    Direction::UpLeft => "UL",
                    _ => return None,
                });
                self.entry("littlekillersum", entry)
            }

            Rule::Odd(it) => self.single("odd", it.cells),
            Rule::Even(it) => self.single("even", it.cells),
            Rule::Minimum(it) => self.apart("minimum", it.cells, self.minima),
            Rule::Maximum(it) => self.apart("maximum", it.cells, self.maxima),
            Rule::RowIndexer(it) => self.drawn("rowindexer", cells(it.cells)),
            Rule::ColumnIndexer(it) => self.drawn("columnindexer", cells(it.cells)),
            Rule::BoxIndexer(it) => self.drawn("boxindexer", cells(it.cells)),
            Rule::Candidates(it) => self.restrict(it.cells, it.values.set(), puzzle),
            _ => None,
        }
    }

    fn switch(&mut self, key: &'static str) -> Option<()> {
        self.all.insert(key, json!(true));
        Some(())
    }

    fn entry(&mut self, key: &'static str, entry: Value) -> Option<()> {
        self.all.entry(key).or_insert_with(|| json!([])).as_array_mut()?.push(entry);
        Some(())
    }

    /// A rule of the add-on, and its picture: f-puzzles and SudokuPad would show nothing otherwise.
    fn drawn(&mut self, key: &'static str, entry: Value) -> Option<()> {
        let (_, name, colour, width) = *PICTURES.iter().find(|picture| picture.0 == key)?;
        let mut picture = json!({ "outlineC": colour, "fromConstraint": name });
        let kind = match entry.get("lines") {
            Some(lines) => {
                picture["lines"] = lines.clone();
                picture["width"] = json!(width);
                "line"
            }
            None => {
                picture["cells"] = entry["cells"].clone();
                picture["fontC"] = json!("#000000");
                "cage"
            }
        };
        self.entry(kind, picture)?;
        self.entry(key, entry)
    }

    /// That all marks are given can be said for a few numbers only.
    fn negative(&mut self, marks: &Marks) -> Option<()> {
        match marks {
            Marks::Differences(gaps) => {
                let gaps: BTreeSet<i32> = gaps.iter().map(|gap| gap.get()).collect();
                (gaps == [1].into()).then(|| self.switch("nonconsecutive"))?
            }
            Marks::Ratios(factors) => {
                let factors: BTreeSet<i32> = factors.iter().map(|factor| factor.get()).collect();
                let is_said = match self.factors.is_empty() {
                    true => factors == [2].into(),
                    false => factors == self.factors,
                };
                is_said.then(|| self.name_negative("ratio"))?
            }
            Marks::Sums(sums) => {
                let sums: BTreeSet<i32> = sums.iter().map(|sum| sum.get()).collect();
                (sums == [5, 10].into()).then(|| self.name_negative("xv"))?
            }
        }
    }

    fn name_negative(&mut self, name: &str) -> Option<()> {
        let is_there = self
            .all
            .get("negative")
            .and_then(Value::as_array)
            .is_some_and(|names| names.contains(&json!(name)));
        if is_there { Some(()) } else { self.entry("negative", json!(name)) }
    }

    /// Cells that equal themselves are left out by readers.
    fn clones(&mut self, it: &Clones) -> Option<()> {
        let pairs = || it.one.cells().iter().zip(it.other.cells());
        if pairs().any(|(one, other)| one == other) {
            return None;
        }
        let [one, other] = [&it.one, &it.other].map(|line| names(line.cells().iter().copied()));
        self.entry("clone", json!({ "cells": one, "cloneCells": other }))
    }

    fn lockout(&mut self, it: &Lockout) -> Option<()> {
        let gap = Some(it.gap).filter(|&gap| Some(gap) != usual_lockout(self.size));
        self.drawn("lockout", with(line(&it.line), gap.map(|gap| gap.get())))
    }

    /// A pill is read from left to right, and from top to bottom; its cells are not on the shaft.
    fn arrow(&mut self, it: &Arrow) -> Option<()> {
        let (circle, shaft) = (it.circle.cells(), it.shaft.cells());
        let goes_on = |pair: &[Cell]| {
            let steps = [(0, 1), (1, 0), (1, 1)].into_iter();
            steps.map(|(down, right)| pair[0].step(down, right)).any(|to| to == Some(pair[1]))
        };
        if !circle.windows(2).all(goes_on) || shaft.iter().any(|cell| circle.contains(cell)) {
            return None;
        }
        let first = shaft.first()?;
        // The line is drawn from the cell of the pill that is next to it.
        let distance = |cell: &&Cell| {
            cell.row().abs_diff(first.row()).max(cell.column().abs_diff(first.column()))
        };
        let from = circle.iter().rev().min_by_key(distance)?;
        let drawn = names([from].into_iter().chain(shaft).copied());
        self.entry("arrow", json!({ "cells": names(circle.iter().copied()), "lines": [drawn] }))
    }

    /// An entry for each cell.
    fn single(&mut self, key: &'static str, cells: Area) -> Option<()> {
        cells.cells().into_iter().try_for_each(|cell| {
            let entry = json!({ "cell": name(cell) });
            let entries = self.all.get(key).and_then(Value::as_array);
            match entries.is_some_and(|entries| entries.contains(&entry)) {
                true => Some(()),
                false => self.entry(key, entry),
            }
        })
    }

    /// Extremes: f-puzzles does not compare any two of them, our rules only not those of one rule.
    fn apart(&mut self, key: &'static str, cells: Area, all: CellSet) -> Option<()> {
        let outside = all - cells.set();
        let touches = |cell: Cell| outside.iter().any(|other| cell.touches(other));
        match cells.set().iter().any(touches) {
            true => None,
            false => self.single(key, cells),
        }
    }

    /// Pencil marks that are part of the puzzle.
    fn restrict(&self, cells: Area, values: ValueSet, puzzle: &mut Value) -> Option<()> {
        for cell in cells.set() {
            let fields = &mut puzzle["grid"][cell.row()][cell.column()];
            match self.setup.givens.get(cell) {
                // What is there already needs no marks, if it is among them.
                Some(given) if values.contains(given) => continue,
                Some(_) => return None,
                None => {}
            }
            let before = fields["givenPencilMarks"].as_array();
            let is_left =
                |value: &Number| before.is_none_or(|marks| marks.contains(&json!(value.number())));
            let left: Vec<u8> = values.iter().filter(is_left).map(Number::number).collect();
            if left.is_empty() {
                return None;
            }
            fields["givenPencilMarks"] = json!(left);
        }
        Some(())
    }
}

/// How what the add-on adds is drawn: the key, its name, colour and width.
const PICTURES: [(&str, &str, &str, f64); 13] = [
    ("renban", "Renban", "#F067F0", 0.4),
    ("whispers", "Whispers", "#67F067", 0.3),
    ("regionsumline", "Region Sum Line", "#2ECBFF", 0.25),
    ("entropicline", "Entropic Line", "#FFCCAA", 0.25),
    ("modularline", "Modular Line", "#33BBAA", 0.25),
    ("nabner", "Nabner", "#C9C883", 0.3),
    ("zipperline", "Zipper Line", "#CDB1EC", 0.15),
    ("doublearrow", "Double Arrow", "#C54B8B", 0.25),
    ("lockout", "Lockout", "#7070EE", 0.1),
    ("slowthermometer", "Slow Thermometer", "#AAAAAA", 0.3),
    ("rowindexer", "Row Indexer", "#7CC77C", 0.0),
    ("columnindexer", "Column Indexer", "#C77C7C", 0.0),
    ("boxindexer", "Box Indexer", "#7C7CC7", 0.0),
];

/// A cell, or a place beside the grid: counted from 1 in it.
fn name(cell: Cell) -> String {
    format!("R{}C{}", cell.row() + 1, cell.column() + 1)
}

fn names(cells: impl IntoIterator<Item = Cell>) -> Value {
    cells.into_iter().map(name).collect()
}

fn cells(area: Area) -> Value {
    json!({ "cells": names(area.cells()) })
}

fn border(border: Border) -> Value {
    json!({ "cells": names([border.from, border.to]) })
}

fn line(line: &Line) -> Value {
    json!({ "lines": [names(line.cells().iter().copied())] })
}

/// An entry with a number, which f-puzzles keeps as text.
fn with(mut entry: Value, number: Option<i32>) -> Value {
    if let Some(number) = number {
        entry["value"] = json!(number.to_string());
    }
    entry
}

/// A clue a step before the first cell it looks at.
fn beside(lane: Lane, number: i32) -> Value {
    let (down, right) = lane.towards.step();
    let place = |at: usize, by: isize| (at + 1).saturating_add_signed(-by);
    let (row, column) = (place(lane.first.row(), down), place(lane.first.column(), right));
    with(json!({ "cell": format!("R{row}C{column}") }), Some(number))
}

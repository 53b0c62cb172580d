//! Writes puzzles as Sudoku Maker keeps them. What it has no element for is lost, and said to be.

use serde_json::{Value, json};

use ennead_board::{Cell, CellSet, Layout, Regions, Value as Number, ValueSet};
use ennead_grid::format::WriteError;
use ennead_rule::{Area, Border, Lane, Line, LineRule, Marks, Modulus, Rule, Slope};

use super::board::{REGIONS, ROWS_AND_COLUMNS};
use super::elements;
use super::places::Board;
use crate::Opened;

/// The puzzle as JSON.
pub(super) fn puzzle(opened: &Opened) -> Result<Value, WriteError> {
    let setup = opened.setup();
    let layout = setup.layout();
    let Some((board, regions)) = board(layout) else {
        return Err(WriteError::Lost { what: vec![layout.to_string()] });
    };
    let mut puzzle = spec(&board);
    let mut all = vec![json!({ "type": 0 })];
    if !board.is_raw && puzzle["type"] == json!("custom") {
        all.push(json!({ "type": ROWS_AND_COLUMNS }));
    }
    all.extend(regions.map(|regions| json!({ "type": REGIONS, "regions": regions })));
    let mut elements = Elements { own: Vec::new(), shared: Vec::new(), summed: CellSet::EMPTY };
    let lost = setup.rules.iter().filter(|rule| elements.add(rule, &board).is_none());
    let lost: Vec<String> = lost.map(|rule| rule.to_line(layout)).collect();
    if !lost.is_empty() {
        return Err(WriteError::Lost { what: lost });
    }
    puzzle["cells"] = cells(opened, &board);
    all.extend(elements.own);
    all.extend(elements.shared);
    puzzle["constraints"] = all.into();
    let info = opened.sheet.info();
    // Sudoku Maker wants a name and an author, if empty ones.
    puzzle["name"] = json!(info.title.as_deref().unwrap_or(""));
    puzzle["author"] = json!(info.author.as_deref().unwrap_or(""));
    if let Some(words) = &info.description {
        puzzle["comment"] = json!(words);
    }
    Ok(puzzle)
}

/// The board, if it is a rectangle of cells, with the number of each cell's region, −1 for none.
fn board(layout: &Layout) -> Option<(Board, Option<Vec<i64>>)> {
    let (rows, columns) = (layout.rows(), layout.columns());
    let is_full = layout.cells().len() == rows * columns;
    let board = |is_raw| Board { layout: layout.clone(), rows, columns, is_raw };
    match &layout.plan().grids[..] {
        _ if !is_full => None,
        [grid] if (grid.rows, grid.columns) == (rows, columns) && rows * columns > 1 => {
            let regions = match &grid.regions {
                Regions::None => None,
                Regions::Boxes { rows: high, columns: wide } => {
                    let number =
                        |cell: Cell| cell.row() / high * (columns / wide) + cell.column() / wide;
                    Some(grid.cells().map(|cell| number(cell) as i64).collect())
                }
                Regions::Pieces(pieces) => {
                    Some(pieces.iter().map(|piece| piece.map_or(-1, i64::from)).collect())
                }
            };
            Some((board(false), regions))
        }
        // Cells without rows and columns.
        grids if grids.len() == rows * columns => Some((board(true), None)),
        _ => None,
    }
}

/// Size and digits; a classic puzzle says neither.
fn spec(board: &Board) -> Value {
    let plan = board.layout.plan();
    let is_square = board.rows == board.columns && !board.is_raw;
    if is_square && plan.least == 1 && usize::from(plan.greatest) == board.rows {
        return match board.rows {
            9 => json!({}),
            side => json!({ "type": "sudoku", "size": side }),
        };
    }
    let mut spec = json!({ "type": "custom" });
    let sizes = [
        ("width", board.columns, 9),
        ("height", board.rows, 9),
        ("minDigit", plan.least.into(), 1),
        ("maxDigit", plan.greatest.into(), 9),
    ];
    for (name, size, _) in sizes.into_iter().filter(|(_, size, usual)| size != usual) {
        spec[name] = json!(size);
    }
    spec
}

/// Givens, and either the solution or what has been written in so far.
fn cells(opened: &Opened, board: &Board) -> Value {
    let sheet = opened.sheet.clone().on_any_board();
    let written = sheet.solution.as_ref().unwrap_or(&sheet.placed);
    let cell = |cell: Cell| {
        let marks: ValueSet = sheet.corner[cell];
        match (sheet.givens.get(cell), written.get(cell)) {
            (Some(value), _) => json!({ "given": true, "value": value.number() }),
            (None, Some(value)) => json!({ "value": value.number() }),
            (None, None) if marks.is_empty() => json!({}),
            (None, None) => json!({ "candidates": marks.bits() }),
        }
    };
    board.layout.cells().iter().map(cell).collect()
}

/// The elements so far.
struct Elements {
    /// Those that hold one rule each.
    own: Vec<Value>,
    /// Those that hold all clues of a kind.
    shared: Vec<Value>,
    /// The cells of the lines in the shared element of region sums.
    summed: CellSet,
}

impl Elements {
    /// Adds a rule; `None` if there is no element that says it.
    #[expect(clippy::too_many_lines, reason = "one arm for each rule")]
    fn add(&mut self, rule: &Rule, board: &Board) -> Option<()> {
        rule.fit(&board.layout).ok()?;
        let area = |cells: &Area| ids(&cells.cells(), board);
        let line = |line: &Line| ids(line.cells(), board);
        let edge =
            |border: &Border, value: i32| json!({ "edge": board.edge_id(*border), "value": value });
        let beside = |lane: &Lane, value: i32| {
            let clue = json!({ "outerCell": board.outer_id(*lane), "value": value });
            // Where there are only cells, nothing looks along rows.
            Some(clue).filter(|_| !board.is_raw)
        };
        let cells = |cells: &Area| json!({ "cells": area(cells) });
        match rule {
            Rule::Cage(it) => {
                let sum = it.sum.map_or(0, |sum| sum.get());
                // A sum of 0 is none.
                let sum = Some(sum).filter(|&sum| sum > 0 || it.sum.is_none())?;
                let cage = json!({ "cells": area(&it.cells), "value": sum });
                self.clue(301, json!({}), "cages", cage)
            }
            Rule::LookAndSay(it) => {
                let two = |&(count, value): &(u8, Number)| {
                    let digits = [count, value.number()];
                    let text = digits.map(|it| char::from_digit(it.into(), 10));
                    Some([text[0]?, text[1]?])
                };
                let seen = it.seen.0.iter().map(two).collect::<Option<Vec<_>>>()?;
                let text: String = seen.into_iter().flatten().collect();
                let cage = json!({ "cells": area(&it.cells), "value": text });
                self.clue(304, json!({}), "cages", cage)
            }
            Rule::ExtraRegion(it) => self.element(305, cells(&it.cells)),
            Rule::Even(it) => self.element(100, cells(&it.cells)),
            Rule::Odd(it) => self.element(101, cells(&it.cells)),
            Rule::Maximum(it) => self.element(102, cells(&it.cells)),
            Rule::Minimum(it) => self.element(103, cells(&it.cells)),
            Rule::RowIndexer(it) if !board.is_raw => self.element(600, cells(&it.cells)),
            Rule::ColumnIndexer(it) if !board.is_raw => self.element(601, cells(&it.cells)),
            Rule::Clones(it) => {
                let pairs = || it.one.cells().iter().zip(it.other.cells());
                let are_two = pairs().all(|(one, other)| one != other);
                let groups: Vec<Value> =
                    pairs().map(|(&one, &other)| ids(&[one, other], board)).collect();
                Some(()).filter(|()| are_two)?;
                self.element(302, json!({ "groups": groups }))
            }

            Rule::Difference(it) => {
                // An empty dot is one of 1.
                let gap = Some(it.gap.get()).filter(|&gap| gap > 0)?;
                self.clue(200, dots("overrideNegativeRatios"), "clues", edge(&it.border, gap))
            }
            Rule::Ratio(it) => {
                let clue = edge(&it.border, it.factor.get());
                self.clue(201, dots("overrideNegativeDifferences"), "clues", clue)
            }
            Rule::Xv(it) => {
                let sum = Some(it.sum.get()).filter(|sum| [5, 10].contains(sum))?;
                self.clue(202, json!({ "negative": [] }), "clues", edge(&it.border, sum))
            }
            Rule::Negative(it) => match &it.marks {
                Marks::Differences(gaps) => {
                    let gaps: Vec<i32> = gaps.iter().map(|gap| gap.get()).collect();
                    self.negative(200, dots("overrideNegativeRatios"), &gaps)
                }
                Marks::Ratios(factors) => {
                    let factors: Vec<i32> = factors.iter().map(|factor| factor.get()).collect();
                    self.negative(201, dots("overrideNegativeDifferences"), &factors)
                }
                Marks::Sums(sums) => {
                    let sums: Vec<i32> = sums.iter().map(|sum| sum.get()).collect();
                    let known = sums.iter().all(|sum| [5, 10].contains(sum));
                    known.then(|| self.negative(202, json!({ "negative": [] }), &sums))?
                }
            },
            Rule::Quad(it) => {
                let digits: Vec<u8> = it.values.iter().map(Number::number).collect();
                let clue = json!({ "corner": board.corner_id(it.corner), "digits": digits });
                self.clue(303, json!({}), "clues", clue)
            }

            Rule::Thermometer(it) => {
                self.clue(300, json!({ "slow": false }), "thermometers", line(&it.line))
            }
            Rule::SlowThermometer(it) => {
                self.clue(300, json!({ "slow": true }), "thermometers", line(&it.line))
            }
            Rule::Renban(it) => self.line(400, line(&it.line)),
            Rule::Whisper(it) => {
                let kind = json!({ "minDifference": it.gap.get() });
                self.clue(401, kind, "lines", line(&it.line))
            }
            Rule::Palindrome(it) => self.line(402, line(&it.line)),
            Rule::Between(it) => self.line(403, line(&it.line)),
            Rule::RegionSum(it) => self.region_sum(&it.line, board),
            Rule::LineRule(it) => is_sequence(it, board).then(|| self.line(405, line(&it.line)))?,
            Rule::Entropic(it) => self.groups(elements::thirds(board), line(&it.line)),
            Rule::Modular(it) => {
                self.groups(elements::remainders(board, it.modulus)?, line(&it.line))
            }
            Rule::ParityLine(it) => {
                let parts = elements::remainders(board, Modulus::new(2))?;
                self.groups(parts, line(&it.line))
            }
            Rule::Lockout(it) if it.gap == elements::lockout_gap(board) => {
                self.line(407, line(&it.line))
            }
            Rule::Arrow(it) => {
                let circle = it.circle.cells();
                // A pill is read in reading order, whatever the order it is named in.
                let is_read_so = circle.is_sorted_by(|one, next| one < next);
                let first = it.shaft.cells().first().filter(|_| is_read_so)?;
                // An arrow is drawn from the cell of the bulb that is next to it.
                let distance = |cell: &&Cell| {
                    cell.row().abs_diff(first.row()).max(cell.column().abs_diff(first.column()))
                };
                let from = circle.iter().rev().min_by_key(distance)?;
                let arrow: Vec<Cell> =
                    [from].into_iter().chain(it.shaft.cells()).copied().collect();
                let bulb = json!({
                    "bulbCells": ids(circle, board),
                    "arrows": [ids(&arrow, board)],
                });
                self.clue(408, json!({}), "bulbsWithArrows", bulb)
            }
            Rule::DoubleArrow(it) => self.line(409, line(&it.line)),

            Rule::LittleKiller(it) => {
                let mut clue = beside(&it.lane, it.sum.get())?;
                let (down, right) = it.lane.towards.step();
                clue["diagonal"] = json!(if down == right { -1 } else { 1 });
                self.clue(500, json!({}), "clues", clue)
            }
            Rule::Sandwich(it) => {
                self.clue(501, json!({}), "clues", beside(&it.lane, it.sum.get())?)
            }
            Rule::XSum(it) => self.clue(502, json!({}), "clues", beside(&it.lane, it.sum.get())?),
            Rule::Skyscraper(it) => {
                self.clue(503, json!({}), "clues", beside(&it.lane, it.seen.get())?)
            }
            Rule::NumberedRoom(it) => {
                let value = it.value.number().into();
                self.clue(504, json!({}), "clues", beside(&it.lane, value)?)
            }

            // On single cells, these would say nothing.
            Rule::Diagonal(_) | Rule::X(_) | Rule::DisjointGroups(_) if board.is_raw => None,
            Rule::Diagonal(it) => match it.slope {
                Slope::Falling => self.element(10, json!({})),
                Slope::Rising => self.element(11, json!({})),
            },
            Rule::X(_) => {
                self.element(10, json!({}));
                self.element(11, json!({}))
            }
            Rule::AntiKing(_) => self.element(12, json!({})),
            Rule::AntiKnight(_) => self.element(13, json!({})),
            Rule::DisjointGroups(_) => self.element(14, json!({})),
            Rule::NonConsecutive(_) => self.element(15, json!({})),
            Rule::GlobalEntropy(_) => {
                self.element(16, json!({ "groups": masks(&elements::thirds(board)) }))
            }
            _ => None,
        }
    }

    /// An element of its own.
    fn element(&mut self, kind: u64, fields: Value) -> Option<()> {
        self.own.push(element(kind, fields)?);
        Some(())
    }

    /// The element of this kind with these fields, as it is so far.
    fn shared(&mut self, kind: u64, fields: &Value) -> Option<&mut Value> {
        let is_it = |element: &Value| {
            // The numbers of its negative rule are still being gathered.
            let same = |(name, value): (&String, &Value)| {
                name == "negative" || element[name.as_str()] == *value
            };
            element["type"] == json!(kind)
                && fields.as_object().is_some_and(|it| it.iter().all(same))
        };
        let place = match self.shared.iter().position(is_it) {
            Some(place) => place,
            None => {
                self.shared.push(element(kind, fields.clone())?);
                self.shared.len() - 1
            }
        };
        self.shared.get_mut(place)
    }

    /// A clue more in the element of this kind.
    fn clue(&mut self, kind: u64, fields: Value, clues: &str, clue: Value) -> Option<()> {
        push(&mut self.shared(kind, &fields)?[clues], [clue])
    }

    fn line(&mut self, kind: u64, line: Value) -> Option<()> {
        self.clue(kind, json!({}), "lines", line)
    }

    fn groups(&mut self, groups: Vec<ValueSet>, line: Value) -> Option<()> {
        self.clue(406, json!({ "groups": masks(&groups) }), "lines", line)
    }

    /// Lines that touch would be the branches of one, so such a line has an element of its own.
    fn region_sum(&mut self, line: &Line, board: &Board) -> Option<()> {
        let cells: CellSet = line.cells().iter().copied().collect();
        let (fields, ids) = (json!({ "singleRegionTotals": false }), ids(line.cells(), board));
        match self.summed.intersects(cells) {
            false => {
                self.summed |= cells;
                self.clue(404, fields, "lines", ids)
            }
            true => {
                let mut fields = fields;
                fields["lines"] = json!([ids]);
                self.element(404, fields)
            }
        }
    }

    /// That all clues of an element are given.
    fn negative(&mut self, kind: u64, fields: Value, numbers: &[i32]) -> Option<()> {
        let element = self.shared(kind, &fields)?;
        if element["clues"].is_null() {
            element["clues"] = json!([]);
        }
        push(&mut element["negative"], numbers.iter().map(|&number| json!(number)))
    }
}

/// An element with its usual look.
fn element(kind: u64, fields: Value) -> Option<Value> {
    let mut element = fields;
    element["type"] = json!(kind);
    let style = (elements::of_kind(kind)?.style)();
    if !style.is_null() {
        element["style"] = style;
    }
    Some(element)
}

fn push(list: &mut Value, more: impl IntoIterator<Item = Value>) -> Option<()> {
    if list.is_null() {
        *list = json!([]);
    }
    list.as_array_mut()?.extend(more);
    Some(())
}

/// The fields of dots; as everywhere else, one dot frees its border of both negative rules.
fn dots(frees: &str) -> Value {
    json!({ "negative": [], frees: true })
}

fn ids(cells: &[Cell], board: &Board) -> Value {
    cells.iter().map(|&cell| board.cell_id(cell)).collect()
}

/// Sets of digits: bit *d* is the digit *d*.
fn masks(groups: &[ValueSet]) -> Value {
    groups.iter().map(|group| group.bits()).collect()
}

/// Whether a rule is the one as which sequences are read.
fn is_sequence(rule: &LineRule, board: &Board) -> bool {
    elements::sequence(rule.line.clone(), board) == Rule::LineRule(rule.clone())
}

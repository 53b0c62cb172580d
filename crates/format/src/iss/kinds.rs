//! The kinds of items, and the rules they are.

use ennead_board::{Cell, Regions, Value, ValueSet};
use ennead_rule::{
    AntiKing, AntiKnight, Area, Arrow, Between, Border, Cage, Candidates, ColumnIndexer, Contains,
    Copies, Corner, CountingCircles, Diagonal, Difference, DifferentCounter, Direction,
    DisjointGroups, DoubleArrow, Either, Entropic, EqualSums, EqualityCage, EveryPairTable,
    Exactly, ExtraRegion, Factor, Gap, GlobalEntropy, Greater, HiddenSkyscraper, HowMany, Index,
    Lane, Line, LineTable, Lists, LittleKiller, Lockout, LookAndSay, Lunchbox, Marks, Modular,
    Modulus, Negative, NonConsecutive, NumberedRoom, PairTable, Palindrome, Quad, Ratio, RegionSum,
    Rellik, Renban, RowIndexer, Rule, Rules, SameValues, Seen, Several, Skyscraper, Slope, Sum,
    SumLine, Terms, Thermometer, Total, Values, Whisper, Windoku, XSum, Xv, Zipper,
};

use super::shape::number;
use super::{Board, Item, Read, Wrong, packed, regex as expression};

/// Reads an item of one kind.
type Kind = for<'a> fn(&Item<'a>, &Board) -> Read<'a, Vec<Rule>>;

/// The kinds that are understood.
static KINDS: &[(&str, Kind)] = &[
    ("", given_rules),
    // What the board was made from.
    ("Shape", nothing),
    ("NoBoxes", nothing),
    ("Jigsaw", nothing),
    ("RegionSize", nothing),
    // Where to search first.
    ("SearchPriority", nothing),
    ("Or", either),
    ("And", all),
    ("Replicate", copies),
    ("Cage", cage),
    ("Sum", sum),
    ("AllDifferent", |item, board| Ok(vec![ExtraRegion { cells: area(item, board, 0)? }.into()])),
    ("EqualSum", equal_sums),
    ("Arrow", arrow),
    ("PillArrow", pill_arrow),
    ("DoubleArrow", |item, board| Ok(vec![DoubleArrow { line: line(item, board, 0)? }.into()])),
    ("LittleKiller", little_killer),
    ("RellikCage", |item, board| {
        Ok(vec![Rellik { sum: total(item, 0)?, cells: area(item, board, 1)? }.into()])
    }),
    ("EqualityCage", |item, board| Ok(vec![EqualityCage { cells: area(item, board, 0)? }.into()])),
    ("Thermo", |item, board| Ok(vec![Thermometer { line: line(item, board, 0)? }.into()])),
    ("Whisper", whisper),
    ("Renban", |item, board| {
        area(item, board, 0)?;
        Ok(vec![Renban { line: line(item, board, 0)? }.into()])
    }),
    ("Palindrome", |item, board| Ok(vec![Palindrome { line: line(item, board, 0)? }.into()])),
    ("Between", |item, board| Ok(vec![Between { line: line(item, board, 0)? }.into()])),
    ("Lockout", |item, board| {
        Ok(vec![Lockout { gap: gap(item, 0)?, line: line(item, board, 1)? }.into()])
    }),
    ("RegionSumLine", region_sum),
    ("Zipper", |item, board| Ok(vec![Zipper { line: line(item, board, 0)? }.into()])),
    ("SumLine", sum_line),
    ("Entropic", |item, board| Ok(vec![Entropic { line: line(item, board, 0)? }.into()])),
    ("Modular", modular),
    ("WhiteDot", |item, board| {
        borders(item, board, |border| Difference { gap: Gap::new(1), border }.into())
    }),
    ("BlackDot", |item, board| {
        borders(item, board, |border| Ratio { factor: Factor::new(2), border }.into())
    }),
    ("X", |item, board| borders(item, board, |border| Xv { sum: Total::new(10), border }.into())),
    ("V", |item, board| borders(item, board, |border| Xv { sum: Total::new(5), border }.into())),
    ("GreaterThan", |item, board| borders(item, board, |border| Greater { border }.into())),
    ("StrictKropki", |_, _| {
        let marks = [Marks::Differences(vec![Gap::new(1)]), Marks::Ratios(vec![Factor::new(2)])];
        Ok(marks.map(|marks| Negative { marks }.into()).into())
    }),
    ("StrictXV", |_, _| {
        let marks = Marks::Sums(vec![Total::new(5), Total::new(10)]);
        Ok(vec![Negative { marks }.into()])
    }),
    ("Quad", quad),
    ("ContainAtLeast", |item, board| {
        let (values, cells) = (listed(item, board)?, area(item, board, 1)?);
        Ok(vec![Contains { values, cells }.into()])
    }),
    ("ContainExact", |item, board| {
        let (values, cells) = (listed(item, board)?, area(item, board, 1)?);
        Ok(vec![Exactly { values, cells }.into()])
    }),
    ("LookAndSay", look_and_say),
    ("SameValues", same_values),
    ("Lunchbox", |item, board| {
        Ok(vec![Lunchbox { sum: total(item, 0)?, line: line(item, board, 1)? }.into()])
    }),
    ("Sandwich", sandwich),
    ("XSum", |item, board| {
        clues(item, board, |item, text, lane| {
            Ok(vec![XSum { sum: total_of(item, text)?, lane }.into()])
        })
    }),
    ("Skyscraper", |item, board| {
        clues(item, board, |item, text, lane| {
            let seen = HowMany::try_new(number(item, text)?).ok_or_else(|| too_great(text))?;
            Ok(vec![Skyscraper { seen, lane }.into()])
        })
    }),
    ("HiddenSkyscraper", |item, board| {
        clues(item, board, |_, text, lane| {
            Ok(vec![HiddenSkyscraper { value: value(board, text)?, lane }.into()])
        })
    }),
    ("NumberedRoom", |item, board| {
        clues(item, board, |_, text, lane| {
            Ok(vec![NumberedRoom { value: value(board, text)?, lane }.into()])
        })
    }),
    ("Indexing", indexing),
    ("ValueIndexing", value_indexing),
    ("CountingCircles", |item, board| {
        Ok(vec![CountingCircles { cells: area(item, board, 0)? }.into()])
    }),
    ("CountDistinct", |item, board| {
        let counter = cell(item, board, item.arg(0)?)?;
        Ok(vec![DifferentCounter { counter, cells: area(item, board, 1)? }.into()])
    }),
    ("Diagonal", diagonal),
    ("AntiKnight", |_, _| Ok(vec![AntiKnight {}.into()])),
    ("AntiKing", |_, _| Ok(vec![AntiKing {}.into()])),
    ("AntiConsecutive", |_, _| Ok(vec![NonConsecutive {}.into()])),
    ("GlobalEntropy", |_, _| Ok(vec![GlobalEntropy {}.into()])),
    ("Windoku", windoku),
    ("DisjointSets", disjoint_sets),
    ("Pair", pair),
    ("PairX", pair_of_all),
    ("NFA", automaton),
    ("Regex", regex),
];

/// Whether there is such a kind.
pub(super) fn is_known(kind: &str) -> bool {
    KINDS.iter().any(|&(name, _)| name == kind)
}

/// Kinds that speak of rows, columns or boxes, which a raw shape does not have.
const OF_LINES: [&str; 15] = [
    "Jigsaw",
    "RegionSize",
    "LittleKiller",
    "Sandwich",
    "XSum",
    "Skyscraper",
    "HiddenSkyscraper",
    "NumberedRoom",
    "Indexing",
    "Diagonal",
    "AntiKnight",
    "AntiKing",
    "Windoku",
    "DisjointSets",
    "RegionSumLine",
];

/// The rules of an item.
pub(super) fn rules<'a>(item: &Item<'a>, board: &Board) -> Read<'a, Vec<Rule>> {
    if board.is_raw && OF_LINES.contains(&item.kind) {
        return Err(item.unknown());
    }
    match KINDS.iter().find(|&&(name, _)| name == item.kind) {
        Some((_, read)) => read(item, board),
        None => Err(item.unknown()),
    }
}

/// Refuses a clue at a place where one of its kind is already: of those the program takes the last.
pub(super) fn check_clue_is_new<'a>(
    item: &Item<'a>,
    seen: &mut Vec<(&'a str, &'a str, bool)>,
) -> Read<'a, ()> {
    let arg = |number: usize| item.args.get(number).copied().unwrap_or("");
    let places = match item.kind {
        "LittleKiller" | "Sandwich" => vec![(item.kind, arg(1), false)],
        "XSum" | "Skyscraper" | "HiddenSkyscraper" | "NumberedRoom" => {
            let sides = [(1, false), (2, true)].into_iter();
            let there = sides.filter(|&(number, _)| !arg(number).is_empty());
            there.map(|(_, side)| (item.kind, arg(0), side)).collect()
        }
        "Quad" => vec![(item.kind, arg(0), false)],
        _ => Vec::new(),
    };
    if places.iter().any(|place| seen.contains(place)) {
        return Err(Wrong::rule(item.text, format!("a second {} at this place", item.kind)));
    }
    seen.extend(places);
    Ok(())
}

/// Cells of the program that are no cells of the board: variables, regions to be found.
const OTHER_CELLS: [&str; 3] = ["V", "CC", "DG"];

/// The cell called so, such as `R1Ca`.
fn cell<'a>(item: &Item<'a>, board: &Board, name: &'a str) -> Read<'a, Cell> {
    let place = |c: u8| char::from(c).to_digit(17)?.checked_sub(1).map(|place| place as usize);
    let found = match *name.as_bytes() {
        [b'R' | b'r', row, b'C' | b'c', column] => place(row).zip(place(column)),
        _ => None,
    };
    match found.filter(|&(row, column)| row < board.rows && column < board.columns) {
        Some((row, column)) => Ok(Cell::at(row, column)),
        None if OTHER_CELLS.iter().any(|prefix| name.starts_with(prefix)) => {
            Err(item.unknown_at(&[name]))
        }
        None => {
            let message = format!("{}: {name:?} is no cell of the board", item.kind);
            Err(Wrong::rule(if name.is_empty() { item.text } else { name }, message))
        }
    }
}

fn all_cells<'a>(item: &Item<'a>, board: &Board, names: &[&'a str]) -> Read<'a, Vec<Cell>> {
    if names.is_empty() {
        return Err(Wrong::rule(item.text, format!("{} has no cells", item.kind)));
    }
    names.iter().map(|name| cell(item, board, name)).collect()
}

/// The cells after the first `skip` arguments, in their order.
fn cells<'a>(item: &Item<'a>, board: &Board, skip: usize) -> Read<'a, Vec<Cell>> {
    all_cells(item, board, item.args.get(skip..).unwrap_or(&[]))
}

fn line<'a>(item: &Item<'a>, board: &Board, skip: usize) -> Read<'a, Line> {
    cells(item, board, skip).map(Line::new)
}

/// The cells, none of them twice.
fn area<'a>(item: &Item<'a>, board: &Board, skip: usize) -> Read<'a, Area> {
    different(item, cells(item, board, skip)?)
}

fn different<'a>(item: &Item<'a>, cells: Vec<Cell>) -> Read<'a, Area> {
    let area = Area::new(cells.iter().copied());
    match area.set().len() == cells.len() {
        true => Ok(area),
        false => Err(Wrong::rule(item.text, format!("{} names a cell twice", item.kind))),
    }
}

fn too_great(text: &str) -> Wrong<'_> {
    Wrong::rule(text, format!("{text} is too great"))
}

fn total_of<'a>(item: &Item<'a>, text: &'a str) -> Read<'a, Total> {
    Total::try_new(number(item, text)?).ok_or_else(|| too_great(text))
}

fn total<'a>(item: &Item<'a>, at: usize) -> Read<'a, Total> {
    total_of(item, item.arg(at)?)
}

fn gap<'a>(item: &Item<'a>, at: usize) -> Read<'a, Gap> {
    let text = item.arg(at)?;
    Gap::try_new(number(item, text)?).ok_or_else(|| too_great(text))
}

fn value<'a>(board: &Board, text: &'a str) -> Read<'a, Value> {
    let value = text.parse().ok().and_then(|number| board.value(number));
    value.ok_or_else(|| Wrong::rule(text, format!("{text:?} is no value of the board")))
}

/// The values of the first argument, between `_`.
fn listed<'a>(item: &Item<'a>, board: &Board) -> Read<'a, Values> {
    let values = item.arg(0)?.split('_').map(|text| value(board, text));
    values.collect::<Read<'_, Vec<Value>>>().map(Values::new)
}

fn nothing<'a>(_: &Item<'a>, _: &Board) -> Read<'a, Vec<Rule>> {
    Ok(Vec::new())
}

/// The values that are left to cells.
pub(super) fn givens<'a>(item: &Item<'a>, board: &Board) -> Read<'a, Vec<(Cell, ValueSet)>> {
    let given = |text: &'a str| {
        let mut parts = text.split('_');
        let cell = cell(item, board, parts.next().unwrap_or(""))?;
        let values: ValueSet = parts.map(|text| value(board, text)).collect::<Read<'_, _>>()?;
        match values.is_empty() {
            true => Err(Wrong::rule(text, format!("{cell} has no values"))),
            false => Ok((cell, values)),
        }
    };
    item.args.iter().map(|text| given(text)).collect()
}

/// The same as rules, for alternatives and copies.
fn given_rules<'a>(item: &Item<'a>, board: &Board) -> Read<'a, Vec<Rule>> {
    let rule = |(cell, values): (Cell, ValueSet)| {
        Candidates { values: Values::new(values.iter()), cells: Area::new([cell]) }.into()
    };
    Ok(givens(item, board)?.into_iter().map(rule).collect())
}

fn either<'a>(item: &Item<'a>, board: &Board) -> Read<'a, Vec<Rule>> {
    let lists: Vec<Vec<Rule>> =
        item.inner.iter().map(|inner| rules(inner, board)).collect::<Read<'_, _>>()?;
    // One that says nothing is always obeyed.
    match lists.is_empty() || lists.iter().any(Vec::is_empty) {
        true => Ok(Vec::new()),
        false => Ok(vec![Either { lists: Lists(lists) }.into()]),
    }
}

fn all<'a>(item: &Item<'a>, board: &Board) -> Read<'a, Vec<Rule>> {
    let all = item.inner.iter().map(|inner| rules(inner, board));
    Ok(all.collect::<Read<'_, Vec<_>>>()?.concat())
}

fn copies<'a>(item: &Item<'a>, board: &Board) -> Read<'a, Vec<Rule>> {
    let rules = all(item, board)?;
    let from = match item.args.get(1) {
        Some(origin) => cell(item, board, origin)?,
        None => Cell::at(0, 0),
    };
    let text = item.args.first().copied().unwrap_or("");
    let first = from.row() * board.columns + from.column();
    let target = |bit: usize| {
        let place = first + bit;
        let (row, column) = (place / board.columns, place % board.columns);
        let inside = (row < board.rows).then(|| Cell::at(row, column));
        inside.ok_or_else(|| Wrong::rule(text, "a copy outside the board"))
    };
    let to: Vec<Cell> = packed::set(text)?.into_iter().map(target).collect::<Read<'_, _>>()?;
    match rules.is_empty() || to.is_empty() {
        true => Ok(Vec::new()),
        false => Ok(vec![Copies { rules: Rules(rules), from, to: Area::new(to) }.into()]),
    }
}

fn cage<'a>(item: &Item<'a>, board: &Board) -> Read<'a, Vec<Rule>> {
    let all = cells(item, board, 1)?;
    let area = Area::new(all.iter().copied());
    let sum = match item.arg(0)? {
        "" => None,
        _ => Some(total(item, 0)?).filter(|sum| sum.get() != 0),
    };
    Ok(match sum {
        // A cell that is named twice counts twice.
        Some(sum) if area.set().len() < all.len() => {
            let terms = Terms::new(all.iter().map(|&cell| (cell, 1)));
            vec![Cage { sum: None, cells: area }.into(), Sum { sum, terms }.into()]
        }
        sum => vec![Cage { sum, cells: area }.into()],
    })
}

fn sum<'a>(item: &Item<'a>, board: &Board) -> Read<'a, Vec<Rule>> {
    let cells = cells(item, board, 1)?;
    let text = item.arg(0)?;
    let mut parts = text.split('_');
    let total: i32 = number(item, parts.next().unwrap_or(""))?;
    let factors: Vec<i32> = match parts.next() {
        None => vec![1; cells.len()],
        Some("=") => parts.map(|text| number(item, text)).collect::<Read<'_, _>>()?,
        Some(_) => return Err(item.unknown()),
    };
    if factors.len() != cells.len() {
        let message = format!("{} factors for {} cells", factors.len(), cells.len());
        return Err(Wrong::rule(text, message));
    }
    let most = Terms::MOST;
    if let Some(factor) = factors.iter().find(|factor| !(-most..=most).contains(factor)) {
        return Err(Wrong::rule(text, format!("the factor {factor} is too great")));
    }
    let sign = if total < 0 { -1 } else { 1 };
    let sum = u16::try_from(total.unsigned_abs()).ok().and_then(Total::try_new);
    let sum = sum.ok_or_else(|| too_great(text))?;
    let terms = Terms::new(cells.into_iter().zip(factors.iter().map(|factor| sign * factor)));
    // Cells that cancel out leave nothing to say, if the sum is 0.
    if terms.iter().next().is_some() {
        return Ok(vec![Sum { sum, terms }.into()]);
    }
    match total {
        0 => Ok(Vec::new()),
        _ => Err(Wrong::rule(item.text, "a sum of nothing")),
    }
}

fn equal_sums<'a>(item: &Item<'a>, board: &Board) -> Read<'a, Vec<Rule>> {
    let parts = item.args.split(|&arg| arg == "-");
    let area = |names: &[&'a str]| different(item, all_cells(item, board, names)?);
    let areas: Vec<Area> = parts.map(area).collect::<Read<'_, _>>()?;
    Ok(vec![EqualSums { areas: Several(areas) }.into()])
}

fn arrow<'a>(item: &Item<'a>, board: &Board) -> Read<'a, Vec<Rule>> {
    arrow_of(item, cells(item, board, 0)?, 1)
}

fn pill_arrow<'a>(item: &Item<'a>, board: &Board) -> Read<'a, Vec<Rule>> {
    let size: usize = number(item, item.arg(0)?)?;
    if !(2..=3).contains(&size) {
        return Err(item.unknown());
    }
    let mut cells = cells(item, board, 1)?;
    if let Some(pill) = cells.get_mut(..size) {
        pill.sort_unstable();
        let goes_on = |pair: &[Cell]| {
            [(0, 1), (1, 0), (1, 1)]
                .iter()
                .any(|&(down, right)| pair[0].step(down, right) == Some(pair[1]))
        };
        if !pill.windows(2).all(goes_on) {
            return Err(Wrong::rule(item.text, "a pill that cannot be read in one way"));
        }
    }
    arrow_of(item, cells, size)
}

fn arrow_of<'a>(item: &Item<'a>, cells: Vec<Cell>, size: usize) -> Read<'a, Vec<Rule>> {
    match cells.split_at_checked(size) {
        Some((circle, shaft)) if !shaft.is_empty() => {
            let line = |cells: &[Cell]| Line::new(cells.iter().copied());
            Ok(vec![Arrow { circle: line(circle), shaft: line(shaft) }.into()])
        }
        _ => Err(Wrong::rule(item.text, "an arrow without a shaft")),
    }
}

fn little_killer<'a>(item: &Item<'a>, board: &Board) -> Read<'a, Vec<Rule>> {
    let sum = total(item, 0)?;
    let name = item.arg(1)?;
    let first = cell(item, board, name)?;
    let (last_row, last_column) = (board.rows - 1, board.columns - 1);
    let towards = match (first.row(), first.column()) {
        (row, 0) if row < last_row => Direction::DownRight,
        (row, column) if column == last_column && row > 0 && row < last_row => Direction::UpLeft,
        (0, column) if column > 0 => Direction::DownLeft,
        (row, column) if row == last_row && column > 0 && column < last_column => {
            Direction::UpRight
        }
        _ => return Err(Wrong::rule(name, format!("no little killer begins at {name}"))),
    };
    Ok(vec![LittleKiller { sum, lane: Lane { first, towards } }.into()])
}

fn whisper<'a>(item: &Item<'a>, board: &Board) -> Read<'a, Vec<Rule>> {
    // An old form has no difference.
    let is_number = item.arg(0)?.bytes().all(|byte| byte.is_ascii_digit());
    let (gap, skip) = if is_number { (gap(item, 0)?, 1) } else { (Gap::new(5), 0) };
    Ok(vec![Whisper { gap, line: line(item, board, skip)? }.into()])
}

/// Without any regions it says nothing.
fn region_sum<'a>(item: &Item<'a>, board: &Board) -> Read<'a, Vec<Rule>> {
    let line = line(item, board, 0)?;
    match board.layout.plan().grids[0].regions {
        Regions::None => Ok(Vec::new()),
        _ => Ok(vec![RegionSum { line }.into()]),
    }
}

fn sum_line<'a>(item: &Item<'a>, board: &Board) -> Read<'a, Vec<Rule>> {
    let sum = total(item, 0)?;
    let names = item.args.get(1..).unwrap_or(&[]);
    let (names, is_loop) = match names {
        [names @ .., "LOOP"] => (names, true),
        names => (names, false),
    };
    let mut cells = all_cells(item, board, names)?;
    if is_loop {
        cells.push(cells[0]);
    }
    Ok(vec![SumLine { sum, line: Line::new(cells) }.into()])
}

fn modular<'a>(item: &Item<'a>, board: &Board) -> Read<'a, Vec<Rule>> {
    let text = item.arg(0)?;
    let line = line(item, board, 1)?;
    match number::<u16>(item, text)? {
        1 => Ok(Vec::new()),
        modulus => {
            let modulus = Modulus::try_new(modulus);
            let modulus = modulus.ok_or_else(|| Wrong::rule(text, "no such modulus"))?;
            Ok(vec![Modular { modulus, line }.into()])
        }
    }
}

/// A rule for each border between two of the cells, the first named first.
fn borders<'a>(
    item: &Item<'a>,
    board: &Board,
    rule: impl Fn(Border) -> Rule,
) -> Read<'a, Vec<Rule>> {
    let cells = cells(item, board, 0)?;
    let pairs = cells.iter().enumerate().flat_map(|(i, &from)| {
        let later = cells[i + 1..].iter().filter(move |&&to| from.touches(to));
        later.map(move |&to| Border { from, to })
    });
    let rules: Vec<Rule> = pairs.map(rule).collect();
    match rules.is_empty() {
        true => Err(Wrong::rule(item.text, format!("{} between no neighbours", item.kind))),
        false => Ok(rules),
    }
}

fn quad<'a>(item: &Item<'a>, board: &Board) -> Read<'a, Vec<Rule>> {
    let corner = Corner(cell(item, board, item.arg(0)?)?);
    let values = item.args[1..].iter().map(|text| value(board, text));
    let values: Vec<Value> = values.collect::<Read<'_, _>>()?;
    match values.is_empty() {
        true => Ok(Vec::new()),
        false => Ok(vec![Quad { values: Values::new(values), corner }.into()]),
    }
}

fn look_and_say<'a>(item: &Item<'a>, board: &Board) -> Read<'a, Vec<Rule>> {
    let text = item.arg(0)?;
    let cells = area(item, board, 1)?;
    let (pairs, rest) = text.as_bytes().as_chunks::<2>();
    let digit = |byte: u8| byte.is_ascii_digit().then(|| byte - b'0');
    let pair =
        |&[times, value]: &[u8; 2]| Some((digit(times)?, board.value(i64::from(digit(value)?))?));
    let seen = pairs.iter().map(pair).collect::<Option<Vec<_>>>();
    match seen.filter(|seen| rest.is_empty() && !seen.is_empty()) {
        Some(seen) => Ok(vec![LookAndSay { seen: Seen(seen), cells }.into()]),
        None => Err(Wrong::rule(text, format!("{text:?} is nothing that is looked at and said"))),
    }
}

fn same_values<'a>(item: &Item<'a>, board: &Board) -> Read<'a, Vec<Rule>> {
    let text = item.arg(0)?;
    let sets: usize = number(item, text)?;
    let cells = cells(item, board, 1)?;
    if sets == 0 || !cells.len().is_multiple_of(sets) {
        return Err(Wrong::rule(text, format!("{} cells are not {sets} equal sets", cells.len())));
    }
    let areas = cells.chunks(cells.len() / sets).map(|cells| different(item, cells.to_vec()));
    let areas = Several(areas.collect::<Read<'_, _>>()?);
    Ok(vec![SameValues { areas }.into()])
}

/// The row or column called so, such as `R3`, from its beginning or from its end.
fn lane<'a>(item: &Item<'a>, board: &Board, name: &'a str, from_end: bool) -> Read<'a, Lane> {
    let number = name.get(1..).and_then(|text| text.parse::<usize>().ok());
    let place = number.and_then(|number| number.checked_sub(1));
    let (last_row, last_column) = (board.rows - 1, board.columns - 1);
    let lane = match (name.as_bytes().first(), place) {
        (Some(b'R'), Some(row)) if row <= last_row => match from_end {
            false => Lane { first: Cell::at(row, 0), towards: Direction::Right },
            true => Lane { first: Cell::at(row, last_column), towards: Direction::Left },
        },
        (Some(b'C'), Some(column)) if column <= last_column => match from_end {
            false => Lane { first: Cell::at(0, column), towards: Direction::Down },
            true => Lane { first: Cell::at(last_row, column), towards: Direction::Up },
        },
        _ => {
            let message = format!("{}: {name:?} is no row or column of the board", item.kind);
            return Err(Wrong::rule(if name.is_empty() { item.text } else { name }, message));
        }
    };
    Ok(lane)
}

/// The clues at both ends of a row or column.
fn clues<'a>(
    item: &Item<'a>,
    board: &Board,
    rule: impl Fn(&Item<'a>, &'a str, Lane) -> Read<'a, Vec<Rule>>,
) -> Read<'a, Vec<Rule>> {
    let name = item.arg(0)?;
    if item.args.len() > 3 {
        return Err(item.unknown());
    }
    let mut rules = Vec::new();
    for (text, from_end) in item.args[1..].iter().zip([false, true]) {
        if !text.is_empty() {
            rules.extend(rule(item, text, lane(item, board, name, from_end)?)?);
        }
    }
    Ok(rules)
}

fn sandwich<'a>(item: &Item<'a>, board: &Board) -> Read<'a, Vec<Rule>> {
    let sum = total(item, 0)?;
    let lane = lane(item, board, item.arg(1)?, false)?;
    let cells = lane.cells(&board.layout);
    Ok(match cells.len() == board.value_count() {
        true => vec![ennead_rule::Sandwich { sum, lane }.into()],
        false => vec![Lunchbox { sum, line: Line::new(cells) }.into()],
    })
}

fn indexing<'a>(item: &Item<'a>, board: &Board) -> Read<'a, Vec<Rule>> {
    let cells = area(item, board, 1)?;
    match item.arg(0)? {
        "R" => Ok(vec![RowIndexer { cells }.into()]),
        "C" => Ok(vec![ColumnIndexer { cells }.into()]),
        _ => Err(item.unknown()),
    }
}

fn value_indexing<'a>(item: &Item<'a>, board: &Board) -> Read<'a, Vec<Rule>> {
    match *cells(item, board, 0)?.as_slice() {
        [cell, pointer, ref line @ ..] if !line.is_empty() => {
            let line = Line::new(line.iter().copied());
            Ok(vec![Index { pointer, cell, line }.into()])
        }
        _ => Err(Wrong::rule(item.text, "a line of three cells at least is indexed")),
    }
}

fn diagonal<'a>(item: &Item<'a>, _: &Board) -> Read<'a, Vec<Rule>> {
    match item.arg(0)? {
        "1" => Ok(vec![Diagonal { slope: Slope::Rising }.into()]),
        "-1" => Ok(vec![Diagonal { slope: Slope::Falling }.into()]),
        _ => Err(item.unknown()),
    }
}

/// Areas of a box's size that hold no value twice.
fn regions(areas: Vec<Vec<Cell>>) -> Vec<Rule> {
    areas.into_iter().map(|cells| ExtraRegion { cells: Area::new(cells) }.into()).collect()
}

/// Whether the boxes are the regions of the board.
fn has_boxes(board: &Board) -> bool {
    matches!(board.layout.plan().grids[0].regions, Regions::Boxes { .. })
}

fn windoku<'a>(item: &Item<'a>, board: &Board) -> Read<'a, Vec<Rule>> {
    let Some((rows, columns)) = board.box_size else { return Err(item.unknown()) };
    if has_boxes(board)
        && board.layout.plan().grids[0].regions == Regions::usual(board.value_count())
    {
        return Ok(vec![Windoku {}.into()]);
    }
    let starts =
        |all: usize, one: usize| (1..all).step_by(one + 1).filter(move |at| at + one < all);
    let windows = starts(board.rows, rows).flat_map(|top| {
        starts(board.columns, columns).map(move |left| {
            let row = |row| (left..left + columns).map(move |column| Cell::at(row, column));
            (top..top + rows).flat_map(row).collect()
        })
    });
    Ok(regions(windows.collect()))
}

fn disjoint_sets<'a>(item: &Item<'a>, board: &Board) -> Read<'a, Vec<Rule>> {
    let Some((rows, columns)) = board.box_size else { return Err(item.unknown()) };
    if has_boxes(board) {
        return Ok(vec![DisjointGroups {}.into()]);
    }
    let group = |place: usize| {
        let tops = (place / columns..board.rows).step_by(rows);
        let lefts = (place % columns..board.columns).step_by(columns);
        tops.flat_map(|row| lefts.clone().map(move |column| Cell::at(row, column))).collect()
    };
    Ok(regions((0..board.box_cells).map(group).collect()))
}

/// The cells after the first argument: in groups, which an empty argument or a name begins.
fn groups<'a>(item: &Item<'a>, board: &Board) -> Read<'a, Vec<Vec<Cell>>> {
    if item.args.contains(&"-") {
        return Err(item.unknown());
    }
    let starts = |arg: &&str| arg.is_empty() || arg.starts_with('_');
    let groups = item.args.get(1..).unwrap_or(&[]).split(starts);
    let groups = groups.filter(|names| !names.is_empty());
    groups.map(|names| all_cells(item, board, names)).collect()
}

/// A table of pairs, between each cell and the next.
fn pair<'a>(item: &Item<'a>, board: &Board) -> Read<'a, Vec<Rule>> {
    let pairs = packed::pairs(item.arg(0)?, board)?;
    let rule = |cells| PairTable { pairs: pairs.clone(), line: Line::new(cells) }.into();
    Ok(groups(item, board)?.into_iter().map(rule).collect())
}

/// A table of pairs, between each cell and all later ones.
fn pair_of_all<'a>(item: &Item<'a>, board: &Board) -> Read<'a, Vec<Rule>> {
    let pairs = packed::pairs(item.arg(0)?, board)?;
    let is_symmetric = pairs.iter().all(|(a, b)| pairs.contains(b, a));
    let mut rules = Vec::new();
    for cells in groups(item, board)? {
        if is_symmetric {
            let cells = different(item, cells)?;
            rules.push(EveryPairTable { pairs: pairs.clone(), cells }.into());
            continue;
        }
        for (i, &first) in cells.iter().enumerate() {
            for &second in &cells[i + 1..] {
                let line = Line::new([first, second]);
                rules.push(PairTable { pairs: pairs.clone(), line }.into());
            }
        }
    }
    Ok(rules)
}

fn automaton<'a>(item: &Item<'a>, board: &Board) -> Read<'a, Vec<Rule>> {
    let machine = packed::automaton(item.arg(0)?, board)?;
    let rule = |cells| LineTable { machine: machine.clone(), line: Line::new(cells) }.into();
    Ok(groups(item, board)?.into_iter().map(rule).collect())
}

fn regex<'a>(item: &Item<'a>, board: &Board) -> Read<'a, Vec<Rule>> {
    let text = item.arg(0)?;
    let pattern = packed::text(text)?;
    let machine = expression::automaton(&pattern, board);
    let message = || format!("{:?} is no expression that can be read", pattern);
    let machine = machine.ok_or_else(|| Wrong::rule(text, message()))?;
    let rule = |cells| LineTable { machine: machine.clone(), line: Line::new(cells) }.into();
    Ok(groups(item, board)?.into_iter().map(rule).collect())
}

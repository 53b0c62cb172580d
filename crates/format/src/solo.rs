//! Game IDs of *Solo* in S. Tatham's collection of puzzles, with all its kinds.
//!
//! ```text
//! 2x3:b4b2_6c1a5…
//! 3x3kx:c2…,a_b_2c…,f12c9…
//! ```
//!
//! Before the colon stands the size of a box, rows and columns, or the side of the board and `j` for jigsaw
//! pieces; then `x` for two diagonals and `k` for cages. What stands there about making puzzles (`r2`,
//! `du`) means nothing in a puzzle that is made.
//!
//! Givens are numbers, with letters for runs of empty cells: `a` for one, `z` for 26; `_` only separates two
//! numbers. Pieces and cages are lists of the places between cells, where there is a border or none: first
//! those of cells beside each other, row by row, then those of cells below each other, column by column. A
//! letter is as many places without a border as its number in the alphabet, then one with a border; `_` is one
//! with a border, and `z` 26 without one. A border beyond the last place ends the list. The sums of the cages
//! are a second list like the givens, each at a cell of its cage.

use ennead_board::{AnySheet, Cell, Grid, Layout, Plan, Regions, Sheet, Symbols, Value};
use ennead_grid::format::{self, Frame, Item, Problem, ReadError, Unit, line};
use ennead_rule::{Area, Cage, Rule, Total, X};

use crate::link::Place;
use crate::square::{cells_of, comment};
use crate::{Format, Opened, Reader};

pub(crate) const SOLO: Format = Format {
    name: "solo",
    extensions: &["txt"],
    unit: Unit::Line,
    detect: |head| format::first_line(head).is_some_and(|line| is_id(cells_of(line).0)),
    read: Reader::Ruled(|text, _| read(text)),
    write: None,
    frame: Frame::PLAIN,
};

/// Whether a word looks like a game ID.
fn is_id(word: &str) -> bool {
    let Some((kind, puzzle)) = word.split_once(':') else { return false };
    let is_of = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit();
    Kind::read(kind).is_some()
        && !puzzle.is_empty()
        && puzzle.chars().all(|c| is_of(c) || matches!(c, '_' | ','))
}

/// What stands before the colon.
struct Kind {
    /// The side of the board.
    side: usize,
    /// The rows of a box; none for pieces.
    rows: Option<usize>,
    has_diagonals: bool,
    has_cages: bool,
}

impl Kind {
    fn read(text: &str) -> Option<Kind> {
        let (first, mut rest) = number(text)?;
        let mut rows = Some(first);
        let mut side = first;
        if let Some((columns, after)) = rest.strip_prefix('x').and_then(number) {
            side = first.checked_mul(columns)?;
            rest = after;
        } else if !rest.starts_with('j') {
            return None;
        }
        if let Some(after) = rest.strip_prefix('j') {
            (rows, rest) = (None, after);
        }
        let mut kind = Kind { side, rows, has_diagonals: false, has_cages: false };
        let mut letters = rest.chars();
        while let Some(letter) = letters.next() {
            match letter {
                'x' => kind.has_diagonals = true,
                'k' => kind.has_cages = true,
                // How such a puzzle was to be made: a symmetry, a difficulty.
                'a' => {}
                'r' | 'm' | 'd' => {
                    letters.next()?;
                }
                '0'..='9' => {}
                _ => return None,
            }
        }
        (2..=Layout::MOST_VALUES).contains(&side).then_some(kind)
    }
}

/// The number at the beginning, and what follows it.
fn number(text: &str) -> Option<(usize, &str)> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let number = text[..end].parse().ok().filter(|&number| number < 10_000)?;
    Some((number, &text[end..]))
}

fn read(text: &str) -> Result<Vec<Opened>, ReadError> {
    if line::is_blank(text.as_bytes()) {
        return Ok(Vec::new());
    }
    let (word, rest) = cells_of(text);
    let wrong = |part: &str, problem| Place::of(text, part).error(problem);
    let (kind, puzzle) = word.split_once(':').unwrap_or((word, ""));
    let Some(kind) = Kind::read(kind) else {
        return Err(wrong(word, Problem::Value { found: format::shorten(kind) }));
    };
    let mut parts = puzzle.split(',');
    let mut part = || parts.next().ok_or_else(|| wrong(word, Problem::Empty));
    let (cells, side) = (kind.side * kind.side, kind.side);
    let givens = part()?;
    let numbers = numbers(givens, cells).map_err(|problem| wrong(givens, problem))?;
    let regions = match kind.rows {
        Some(rows) if rows > 1 && rows < side => Regions::Boxes { rows, columns: side / rows },
        Some(_) => Regions::None,
        None => {
            let borders = part()?;
            let areas = areas(borders, side).map_err(|problem| wrong(borders, problem))?;
            Regions::Pieces(areas.into_iter().map(|area| u8::try_from(area).ok()).collect())
        }
    };
    let mut rules: Vec<Rule> = Vec::new();
    if kind.has_diagonals {
        rules.push(X {}.into());
    }
    if kind.has_cages {
        let borders = part()?;
        let areas = areas(borders, side).map_err(|problem| wrong(borders, problem))?;
        let sums = part()?;
        rules.extend(cages(&areas, sums, side).map_err(|problem| wrong(sums, problem))?);
    }
    if let Some(more) = parts.next() {
        let part = if more.is_empty() { word } else { more };
        return Err(wrong(part, Problem::Value { found: format::shorten(more) }));
    }
    let grid = Grid { at: Cell::at(0, 0), rows: side, columns: side, regions };
    let greatest = side as u8;
    let plan = Plan { grids: vec![grid], least: 1, greatest, symbols: Symbols::Numbers };
    let layout = Layout::new(plan).map_err(|bad| wrong(word, Problem::rule(bad)))?;
    let mut sheet = Sheet::blank(layout.clone());
    for (cell, number) in layout.cells().iter().zip(numbers) {
        let value = u8::try_from(number).ok().filter(|&number| number > 0).map(Value::try_new);
        match value {
            None if number == 0 => {}
            Some(Some(value)) if layout.values().contains(value) => {
                sheet.givens.set(cell, Some(value));
            }
            _ => return Err(wrong(givens, Problem::Value { found: number.to_string() })),
        }
    }
    sheet.info.comment = comment(rest);
    Ok(vec![Opened { rules, ..Opened::from(AnySheet::from(sheet)) }])
}

/// A list of numbers, with letters for runs of 0.
fn numbers(list: &str, cells: usize) -> Result<Vec<usize>, Problem> {
    let mut numbers = Vec::new();
    let mut rest = list;
    while let Some(first) = rest.chars().next() {
        match first {
            'a'..='z' => {
                let run = first as usize - 'a' as usize + 1;
                numbers.extend(std::iter::repeat_n(0, run));
                rest = &rest[1..];
            }
            '_' => rest = &rest[1..],
            _ => match number(rest) {
                Some((found, after)) => {
                    numbers.push(found);
                    rest = after;
                }
                None => return Err(Problem::Value { found: format::shorten(rest) }),
            },
        }
        if numbers.len() > cells {
            let of = Item::Cells;
            return Err(Problem::TooMany { of, found: numbers.len(), expected: cells });
        }
    }
    match numbers.len() {
        found if found < cells => Err(Problem::TooFew { of: Item::Cells, found, expected: cells }),
        _ => Ok(numbers),
    }
}

/// For each cell the number of its area, from a list of borders.
fn areas(list: &str, side: usize) -> Result<Vec<usize>, Problem> {
    let inner = side * (side - 1);
    let mut is_border = vec![false; 2 * inner + 1];
    let mut at = 0;
    for letter in list.chars() {
        let skipped = match letter {
            '_' => 0,
            'a'..='z' => letter as usize - 'a' as usize + 1,
            _ => return Err(Problem::Value { found: letter.to_string() }),
        };
        at += skipped;
        // The last letter of the alphabet stands on no border.
        if skipped < 26 {
            if let Some(border) = is_border.get_mut(at) {
                *border = true;
            }
            at += 1;
        }
        if at > is_border.len() {
            break;
        }
    }
    let expected = is_border.len();
    match at {
        found if found < expected => Err(Problem::TooFew { of: Item::Cells, found, expected }),
        found if found > expected => Err(Problem::TooMany { of: Item::Cells, found, expected }),
        _ => Ok(flooded(side, &is_border)),
    }
}

/// The number of the area of each cell: areas are cells that no border separates.
fn flooded(side: usize, is_border: &[bool]) -> Vec<usize> {
    let inner = side * (side - 1);
    let beside = |row: usize, column: usize| !is_border[row * (side - 1) + column];
    let below = |row: usize, column: usize| !is_border[inner + column * (side - 1) + row];
    let mut areas = vec![usize::MAX; side * side];
    let mut count = 0;
    for start in 0..side * side {
        if areas[start] != usize::MAX {
            continue;
        }
        let mut open = vec![start];
        while let Some(cell) = open.pop() {
            if areas[cell] != usize::MAX {
                continue;
            }
            areas[cell] = count;
            let (row, column) = (cell / side, cell % side);
            if column + 1 < side && beside(row, column) {
                open.push(cell + 1);
            }
            if column > 0 && beside(row, column - 1) {
                open.push(cell - 1);
            }
            if row + 1 < side && below(row, column) {
                open.push(cell + side);
            }
            if row > 0 && below(row - 1, column) {
                open.push(cell - side);
            }
        }
        count += 1;
    }
    areas
}

/// The cages with these areas and sums.
fn cages(areas: &[usize], sums: &str, side: usize) -> Result<Vec<Rule>, Problem> {
    let numbers = numbers(sums, areas.len())?;
    let count = areas.iter().max().map_or(0, |most| most + 1);
    let mut cages: Vec<(usize, Vec<Cell>)> = vec![(0, Vec::new()); count];
    for (place, (&area, &sum)) in areas.iter().zip(&numbers).enumerate() {
        let (total, cells) = &mut cages[area];
        cells.push(Cell::at(place / side, place % side));
        if sum > 0 {
            if *total > 0 {
                return Err(Problem::rule(format!("a cage with the sums {total} and {sum}")));
            }
            *total = sum;
        }
    }
    let cage = |(sum, cells): (usize, Vec<Cell>)| {
        let sum = match sum {
            0 => None,
            sum => Some(
                u16::try_from(sum)
                    .ok()
                    .and_then(Total::try_new)
                    .ok_or_else(|| Problem::Value { found: sum.to_string() })?,
            ),
        };
        Ok(Cage { sum, cells: Area::new(cells) }.into())
    };
    cages.into_iter().map(cage).collect()
}

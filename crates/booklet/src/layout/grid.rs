//! A Sudoku as lines and digits.

use ennead_grid::{Cell, CellMap, CellSet, Digit, DigitSet, Givens};

use super::builder::Builder;
use crate::font::Weight;
use crate::page::{Ink, Mark, Point};

/// The content of a grid.
pub(super) struct Contents<'a> {
    pub(super) givens: &'a Givens,
    /// Digits found, drawn lighter.
    pub(super) found: Option<&'a Givens>,
    /// Pencil marks of the empty cells.
    pub(super) candidates: Option<&'a CellMap<DigitSet>>,
    /// Cells with a ring.
    pub(super) ringed: CellSet,
}

impl<'a> Contents<'a> {
    pub(super) fn new(givens: &'a Givens) -> Contents<'a> {
        Contents { givens, found: None, candidates: None, ringed: CellSet::EMPTY }
    }
}

/// The size of the digits in a grid with this side.
pub(super) fn digit_size(side: f32) -> f32 {
    side / 9.0 * 0.62
}

/// The side of a grid with digits of this size.
pub(super) fn side_for(digits: f32) -> f32 {
    digits / 0.62 * 9.0
}

/// The grid in the square at `at` with this side.
pub(super) fn grid(builder: &Builder, at: Point, side: f32, contents: &Contents) -> Vec<Mark> {
    let step = side / 9.0;
    let mut marks = Vec::new();
    // The boxes must be visible at a glance on the smallest grids too.
    let (thin, thick) = ((step / 70.0).clamp(0.25, 0.8), (step / 12.0).clamp(1.0, 2.6));
    for heavy in [false, true] {
        let width = if heavy { thick } else { thin };
        for i in (0..=9).filter(|i| (i % 3 == 0) == heavy) {
            let place = i as f32 * step;
            let over = if heavy { width / 2.0 } else { 0.0 };
            let mut line = |x1: f32, y1: f32, x2: f32, y2: f32| {
                let from = Point { x: at.x + x1, y: at.y + y1 };
                let to = Point { x: at.x + x2, y: at.y + y2 };
                marks.push(Mark::Line { from, to, width, ink: Ink::Black });
            };
            line(place, -over, place, side + over);
            line(-over, place, side + over, place);
        }
    }
    for cell in contents.ringed.iter() {
        let centre = middle(at, step, cell);
        let (radius, width) = (step * 0.42, (step / 18.0).max(0.8));
        marks.push(Mark::Disc { centre, radius, width, ink: builder.ink(Ink::Green) });
    }
    let size = digit_size(side);
    for cell in Cell::ALL {
        let given = contents.givens.get(cell);
        let found = contents.found.and_then(|found| found.get(cell));
        let (digit, weight) = match (given, found) {
            (Some(digit), _) => (digit, Weight::Bold),
            (None, Some(digit)) => (digit, Weight::Regular),
            (None, None) => {
                if let Some(candidates) = contents.candidates {
                    pencil_marks(builder, &mut marks, at, step, cell, candidates[cell]);
                }
                continue;
            }
        };
        marks.push(digit_at(builder, middle(at, step, cell), size, weight, Ink::Black, digit));
    }
    marks
}

fn pencil_marks(
    builder: &Builder,
    marks: &mut Vec<Mark>,
    at: Point,
    step: f32,
    cell: Cell,
    digits: DigitSet,
) {
    let third = step / 3.0;
    let corner =
        Point { x: at.x + cell.column() as f32 * step, y: at.y + cell.row() as f32 * step };
    for digit in digits.iter() {
        let (row, column) = (digit.index() / 3, digit.index() % 3);
        let centre = Point {
            x: corner.x + (column as f32 + 0.5) * third,
            y: corner.y + (row as f32 + 0.5) * third,
        };
        marks.push(digit_at(builder, centre, step * 0.25, Weight::Regular, Ink::Quiet, digit));
    }
}

fn middle(at: Point, step: f32, cell: Cell) -> Point {
    Point {
        x: at.x + (cell.column() as f32 + 0.5) * step,
        y: at.y + (cell.row() as f32 + 0.5) * step,
    }
}

fn digit_at(
    builder: &Builder,
    centre: Point,
    size: f32,
    weight: Weight,
    ink: Ink,
    digit: Digit,
) -> Mark {
    centred(builder, centre, size, weight, ink, digit.to_string())
}

/// A short text with its middle at `centre`.
pub(super) fn centred(
    builder: &Builder,
    centre: Point,
    size: f32,
    weight: Weight,
    ink: Ink,
    text: String,
) -> Mark {
    let text = weight.printable(&text);
    let at = Point {
        x: centre.x - weight.width(&text) * size / 2.0,
        y: centre.y + weight.capital() * size / 2.0,
    };
    Mark::Text { at, size, weight, ink: builder.ink(ink), text }
}

/// The rows of a grid for people who have the page read aloud: `53..7...., 6..195...`.
pub(super) fn rows(givens: &Givens) -> String {
    let text = givens.to_string();
    let rows: Vec<&str> = (0..9).filter_map(|row| text.get(row * 9..row * 9 + 9)).collect();
    rows.join(", ")
}

//! A cross-number puzzle: its grid, and its clues in words.

use ennead_cross::{Direction, Grid, Puzzle, clue, formula, word_in_words};

use super::board::centred;
use super::builder::{Align, Builder};
use crate::content::Cross;
use crate::font::Weight;
use crate::page::{Area, Ink, Mark, Part, Point};

/// The largest cell, in points.
const LARGEST: f32 = 40.0;

/// The grid in the middle of `room`, and the area it takes.
pub(super) fn grid(
    builder: &Builder,
    puzzle: &Puzzle,
    solution: Option<&Grid>,
    room: Area,
) -> (Area, Vec<Mark>) {
    let (columns, rows) = (puzzle.width(), puzzle.height());
    let step = (room.width / columns as f32).min(room.height / rows as f32).min(LARGEST);
    let (width, height) = (step * columns as f32, step * rows as f32);
    let area = Area { x: room.x + (room.width - width) / 2.0, y: room.y, width, height };
    let corner = |row: usize, column: usize| Point {
        x: area.x + column as f32 * step,
        y: area.y + row as f32 * step,
    };
    let mut marks = Vec::new();
    for cell in (0..puzzle.cells()).filter(|&cell| puzzle.is_black(cell)) {
        let Point { x, y } = corner(cell / columns, cell % columns);
        let area = Area { x, y, width: step, height: step };
        marks.push(Mark::Box { area, ink: Ink::Black });
    }
    let thin = (step / 60.0).clamp(0.25, 0.8);
    let mut line = |from: Point, to: Point, width: f32| {
        marks.push(Mark::Line { from, to, width, ink: Ink::Black });
    };
    for row in 0..=rows {
        let width = if row == 0 || row == rows { thin * 3.0 } else { thin };
        line(corner(row, 0), corner(row, columns), width);
    }
    for column in 0..=columns {
        let width = if column == 0 || column == columns { thin * 3.0 } else { thin };
        line(corner(0, column), corner(rows, column), width);
    }
    // The end of a word inside the grid is a thick bar.
    for word in puzzle.words() {
        let Some(&last) = word.cells.last() else { continue };
        let (row, column) = (last as usize / columns, last as usize % columns);
        match word.direction {
            Direction::Across if column + 1 < columns => {
                line(corner(row, column + 1), corner(row + 1, column + 1), thin * 3.0);
            }
            Direction::Down if row + 1 < rows => {
                line(corner(row + 1, column), corner(row + 1, column + 1), thin * 3.0);
            }
            _ => {}
        }
    }
    for mark in puzzle.marks() {
        let place = corner(mark.row, mark.column);
        let size = step * 0.24;
        let name = Area { x: place.x + step * 0.07, y: 0.0, width: step * 0.86, height: 0.0 };
        let place = (name, place.y + step * 0.08, Align::Left);
        marks.push(builder.line(&mark.name, Weight::Regular, size, Ink::Black, place));
    }
    if let Some(solution) = solution {
        for cell in (0..puzzle.cells()).filter(|&cell| !puzzle.is_black(cell)) {
            let Point { x, y } = corner(cell / columns, cell % columns);
            let centre = Point { x: x + step / 2.0, y: y + step * 0.58 };
            let digit = solution.digits[cell].to_string();
            marks.push(centred(builder, centre, step * 0.55, Weight::Regular, Ink::Black, digit));
        }
    }
    (area, marks)
}

/// Adds a page for the puzzle, and as many more as its clues need.
pub(super) fn puzzle(builder: &mut Builder, item: &Cross, number: usize) {
    let words = builder.words;
    let title = words.say_with("booklet-puzzle", &[("number", number.to_string().into())]);
    builder.heading(2, &title);
    let area = builder.area();
    let room = Area { y: builder.y, height: builder.room() * 0.6, ..area };
    let (grid, marks) = grid(builder, &item.puzzle, None, room);
    let args = [
        ("number", number.to_string().into()),
        ("width", item.puzzle.width().into()),
        ("height", item.puzzle.height().into()),
    ];
    let alt = words.say_with("booklet-cross-alt", &args);
    builder.last().push(Part::Figure(alt), marks);
    let size = builder.settings.text_size();
    builder.y = grid.bottom() + size;
    let language = words.clue_language();
    for rule in item.puzzle.rules() {
        let text = match clue(&item.puzzle, rule.term, language) {
            Some((word, clue)) => {
                format!("{}: {clue}", word_in_words(&item.puzzle, word, language))
            }
            None => formula(&item.puzzle, rule.term, None, language),
        };
        builder.text(&text, size, Ink::Black);
    }
    if builder.settings.labels {
        builder.y += size * 0.5;
        let small = if builder.settings.per_page == 1 { size } else { size * 0.85 };
        builder.text(&item.id, small, Ink::Quiet);
    }
}

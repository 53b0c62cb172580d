//! The pages of a section.

use ennead_logic::Position;
use qrcode::{EcLevel, QrCode};

use super::builder::{Align, Builder};
use super::cross;
use super::grid::{self, Contents};
use super::worksheet::{self, Answer};
use crate::content::{Item, Section, Sudoku};
use crate::font::Weight;
use crate::page::{Area, Ink, Mark, Part, Point};

/// Lays out a section; `number` is that of the last puzzle before it.
pub(super) fn section(
    builder: &mut Builder,
    section: &Section,
    number: &mut usize,
    answers: &mut Vec<Answer>,
) {
    let mut first = true;
    let mut slots: Vec<Area> = Vec::new();
    for item in &section.items {
        if builder.stopped() {
            return;
        }
        *number += 1;
        match item {
            Item::Sudoku(sudoku) if builder.settings.worksheets => {
                builder.page();
                if std::mem::take(&mut first) {
                    builder.heading(1, &section.title);
                }
                answers.push(worksheet::sheet(builder, sudoku, *number));
            }
            Item::Sudoku(sudoku) => {
                if slots.is_empty() {
                    builder.page();
                    if std::mem::take(&mut first) {
                        builder.heading(1, &section.title);
                    }
                    slots = places(builder, builder.settings.per_page);
                    slots.reverse();
                }
                if let Some(slot) = slots.pop() {
                    puzzle(builder, sudoku, *number, slot);
                }
            }
            Item::Cross(puzzle) => {
                slots.clear();
                builder.page();
                if std::mem::take(&mut first) {
                    builder.heading(1, &section.title);
                }
                cross::puzzle(builder, puzzle, *number);
            }
        }
    }
}

/// The places for `count` grids in what is left of the page.
pub(super) fn places(builder: &Builder, count: usize) -> Vec<Area> {
    let area = builder.area();
    let left = Area { y: builder.y, height: area.bottom() - builder.y, ..area };
    let (columns, rows) = builder.settings.arranged(count);
    left.split(columns, rows, area.width.min(area.height) * 0.035)
}

/// A puzzle with its number and level above and what is to be said of it below.
fn puzzle(builder: &mut Builder, sudoku: &Sudoku, number: usize, slot: Area) {
    let words = builder.words;
    let settings = builder.settings;
    let size = if settings.per_page == 1 { 16.0 } else { (slot.width / 22.0).clamp(8.0, 11.0) };
    let leading = size * 1.3;
    let mut below = Vec::new();
    if settings.rating
        && let Some(er) = sudoku.rating
    {
        let args = [("er", er.to_string().into())];
        below.push(words.say_with("booklet-rating", &args));
    }
    below.push(sudoku.id.clone());
    if settings.techniques && !sudoku.techniques.is_empty() {
        let args = [("techniques", sudoku.techniques.join(", ").into())];
        below.push(words.say_with("booklet-needs", &args));
    }
    let code = sudoku.link.as_deref().filter(|_| settings.qr);
    let code = code.and_then(|link| QrCode::with_error_correction_level(link, EcLevel::L).ok());
    let head = leading * 1.25;
    let room = slot.height - head - 2.0;
    let code_side = code.as_ref().map_or(0.0, |code| {
        // Half a millimetre a module is read with ease, and the code should leave the words
        // beside it half of the grid's width.
        let wanted = (code.width() as f32 * 1.4).max(leading * below.len() as f32);
        wanted.min(slot.width / 2.5).min(room * 0.3)
    });
    // A code wants four modules of white around it.
    let white = code.as_ref().map_or(0.0, |code| 4.0 * code_side / code.width() as f32);
    let gap = white.max(leading * 0.5);
    let foot = (leading * below.len() as f32).max(code_side) + gap;
    let side = slot.width.min(room - foot).max(20.0);
    let x = slot.x + (slot.width - side) / 2.0;
    let grid_area = Area { x, y: slot.y + head, width: side, height: side };
    let line = Area { x, y: slot.y, width: side, height: leading };

    let title = words.say_with("booklet-puzzle", &[("number", number.to_string().into())]);
    let mut marks =
        vec![builder.line(&title, Weight::Bold, size, Ink::Black, (line, slot.y, Align::Left))];
    if let Some(level) = sudoku.level {
        let text = words.level(level);
        let place = (line, slot.y, Align::Right);
        marks.push(builder.line(&text, Weight::Regular, size, Ink::Black, place));
    }
    builder.last().push(Part::Paragraph, marks);

    let givens = *sudoku.puzzle.givens();
    let mut contents = Contents::new(&givens);
    let candidates = Position::new(&sudoku.puzzle).face().candidates;
    contents.candidates = settings.candidates.then_some(&candidates);
    let at = Point { x: grid_area.x, y: grid_area.y };
    let marks = grid::grid(builder, at, side, &contents);
    let args = [("number", number.to_string().into()), ("rows", grid::rows(&givens).into())];
    let alt = words.say_with("booklet-grid-alt", &args);
    builder.last().push(Part::Figure(alt), marks);

    let mut y = grid_area.bottom() + gap;
    let width = side - if code_side > 0.0 { code_side + white } else { 0.0 };
    let text_area = Area { x, y, width, height: 0.0 };
    let small = if settings.per_page == 1 { 16.0 } else { size * 0.85 };
    let lines: Vec<Mark> = below
        .iter()
        .map(|text| {
            let place = (text_area, y, Align::Left);
            y += leading;
            builder.line(text, Weight::Regular, small, Ink::Quiet, place)
        })
        .collect();
    builder.last().push(Part::Paragraph, lines);
    if let Some(code) = code {
        let corner = Point { x: x + side - code_side, y: grid_area.bottom() + gap };
        let marks = squares(&code, corner, code_side);
        let args = [("number", number.to_string().into())];
        let alt = words.say_with("booklet-qr-alt", &args);
        builder.last().push(Part::Figure(alt), marks);
    }
}

/// A QR code as boxes: a box for each run of dark modules in a row.
fn squares(code: &QrCode, corner: Point, side: f32) -> Vec<Mark> {
    let modules = code.width();
    let step = side / modules as f32;
    let dark = code.to_colors();
    let mut marks = Vec::new();
    for row in 0..modules {
        let mut column = 0;
        while column < modules {
            let run = (column..modules)
                .take_while(|&c| dark[row * modules + c] == qrcode::Color::Dark)
                .count();
            if run > 0 {
                let area = Area {
                    x: corner.x + column as f32 * step,
                    y: corner.y + row as f32 * step,
                    width: run as f32 * step,
                    height: step * 1.01,
                };
                marks.push(Mark::Box { area, ink: Ink::Black });
            }
            column += run + 1;
        }
    }
    marks
}

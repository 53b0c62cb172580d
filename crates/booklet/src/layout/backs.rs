//! The solutions at the back.

use super::board::{self, CLASSIC, Extent};
use super::builder::{Align, Builder};
use super::cross;
use super::puzzles::{how_many, places};
use crate::content::{Booklet, Item};
use crate::font::Weight;
use crate::page::{Area, Ink, Part};
use crate::settings::{LARGE, MILLIMETRE};

/// The symbols in cells that are as large as this, in points, can be read.
const LEAST: f32 = 3.5 * MILLIMETRE;

pub(super) fn solutions(builder: &mut Builder, booklet: &Booklet) {
    let words = builder.words;
    let items = booklet.sections.iter().flat_map(|section| &section.items);
    let mut slots: Vec<Area> = Vec::new();
    // How many go on a page usually, and on the present one.
    let (mut usual, mut count) = (1, 0);
    for (i, item) in items.enumerate() {
        if i == 0 {
            builder.page();
            builder.heading(1, &words.say("booklet-solutions"));
            usual = how_many_usually(builder);
        }
        let wanted = match item {
            Item::Sudoku(sudoku) => how_many(builder, sudoku, usual, LEAST),
            Item::Cross(_) => usual,
        };
        if slots.is_empty() || count != wanted {
            if i > 0 {
                builder.page();
            }
            count = wanted;
            slots = places(builder, count);
            slots.reverse();
        }
        let Some(slot) = slots.pop() else { return };
        let number = i + 1;
        let size = label_size(builder, slot);
        let room = below_label(size, slot);
        let (x, alt, marks) = match item {
            Item::Sudoku(sudoku) => {
                let extent = Extent::of(&sudoku.board);
                let (width, height) = extent.size(extent.side_in(room.width, room.height));
                let x = slot.x + (slot.width - width) / 2.0;
                let area = Area { x, width, height, ..room };
                let marks = board::board(builder, &sudoku.solved(), area);
                (x, board::rows(&sudoku.solution), marks)
            }
            Item::Cross(item) => {
                let (area, marks) = cross::grid(builder, &item.puzzle, Some(&item.solution), room);
                let rows: Vec<String> = item.solution.rows().collect();
                (area.x, rows.join(", "), marks)
            }
        };
        let text = number.to_string();
        let place = (Area { x, ..slot }, slot.y, Align::Left);
        let line = builder.line(&text, Weight::Bold, size, Ink::Black, place);
        builder.last().push(Part::Paragraph, vec![line]);
        let args = [("number", text.into()), ("rows", alt.into())];
        let alt = words.say_with("booklet-solution-alt", &args);
        builder.last().push(Part::Figure(alt), marks);
    }
}

fn label_size(builder: &Builder, slot: Area) -> f32 {
    if builder.settings.large_print() { LARGE } else { (slot.width / 16.0).clamp(7.0, 11.0) }
}

/// The part of a slot that is left for the grid.
fn below_label(size: f32, slot: Area) -> Area {
    let head = size * 1.4;
    Area { y: slot.y + head, height: slot.height - head - 2.0, ..slot }
}

/// How many solutions of classics go on a page, beginning with the current page.
fn how_many_usually(builder: &Builder) -> usize {
    let settings = builder.settings;
    if settings.solutions_per_page.is_some() || !settings.large_print() {
        return settings.solutions_a_page();
    }
    // As many as allow large digits: four on A4, one or two on smaller paper.
    let is_large = |&count: &usize| {
        let room = below_label(LARGE, places(builder, count)[0]);
        board::symbol_size(room.width.min(room.height), CLASSIC) >= LARGE
    };
    [4, 2].into_iter().find(is_large).unwrap_or(1)
}

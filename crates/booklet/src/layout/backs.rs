//! The solutions at the back.

use super::builder::{Align, Builder};
use super::cross;
use super::grid::{self, Contents};
use super::puzzles::places;
use crate::content::{Booklet, Item};
use crate::font::Weight;
use crate::page::{Area, Ink, Part, Point};
use crate::settings::LARGE;

pub(super) fn solutions(builder: &mut Builder, booklet: &Booklet) {
    let words = builder.words;
    let items = booklet.sections.iter().flat_map(|section| &section.items);
    let mut slots: Vec<Area> = Vec::new();
    let mut count = 1;
    for (i, item) in items.enumerate() {
        if slots.is_empty() {
            builder.page();
            if i == 0 {
                builder.heading(1, &words.say("booklet-solutions"));
            }
            if i == 0 {
                count = how_many(builder);
            }
            slots = places(builder, count);
            slots.reverse();
        }
        let Some(slot) = slots.pop() else { return };
        let number = i + 1;
        let size = label_size(builder, slot);
        let room = below_label(size, slot);
        let (x, alt, marks) = match item {
            Item::Sudoku(sudoku) => {
                let side = room.width.min(room.height);
                let x = slot.x + (slot.width - side) / 2.0;
                let givens = sudoku.puzzle.givens();
                let mut contents = Contents::new(givens);
                contents.found = Some(sudoku.solution.grid());
                let marks = grid::grid(builder, Point { x, y: room.y }, side, &contents);
                (x, grid::rows(sudoku.solution.grid()), marks)
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

/// How many solutions go on a page, beginning with the current page.
fn how_many(builder: &Builder) -> usize {
    let settings = builder.settings;
    if settings.solutions_per_page.is_some() || !settings.large_print() {
        return settings.solutions_a_page();
    }
    // As many as allow large digits: four on A4, one or two on smaller paper.
    let is_large = |&count: &usize| {
        let room = below_label(LARGE, places(builder, count)[0]);
        grid::digit_size(room.width.min(room.height)) >= LARGE
    };
    [4, 2].into_iter().find(is_large).unwrap_or(1)
}

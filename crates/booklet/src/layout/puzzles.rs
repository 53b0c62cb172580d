//! The pages of a section.

use super::board::{self, CLASSIC, Extent};
use super::builder::{Align, Builder};
use super::cross;
use super::told::{LEADING, Lines, MOST_LINES, Told, broken, small, squares};
use super::worksheet;
use crate::content::{Item, Lesson, Section, Sudoku};
use crate::font::Weight;
use crate::page::{Area, Ink, Mark, Part};
use crate::settings::{LARGE, MILLIMETRE, Settings};

/// Lays out a section; `number` is that of the last puzzle before it. Of worksheets, what
/// belongs at the back is added to `lessons`.
pub(super) fn section<'a>(
    builder: &mut Builder,
    section: &'a Section,
    number: &mut usize,
    lessons: &mut Vec<(usize, &'a Lesson)>,
) {
    let mut first = true;
    let mut slots: Vec<Area> = Vec::new();
    // How many puzzles the pages have at present, and the lines that all of them have room for.
    let (mut count, mut lines) = (0, Lines::default());
    for item in &section.items {
        *number += 1;
        let lesson = match item {
            Item::Sudoku(sudoku) => {
                let is_asked = builder.settings.worksheets;
                sudoku.lesson.as_ref().filter(|lesson| is_asked || lesson.drill.is_some())
            }
            _ => None,
        };
        match (item, lesson) {
            (Item::Sudoku(sudoku), Some(lesson)) => {
                builder.page();
                if std::mem::take(&mut first) {
                    builder.heading(1, &section.title);
                }
                worksheet::sheet(builder, sudoku, lesson, *number);
                lessons.push((*number, lesson));
            }
            (Item::Sudoku(sudoku), None) => {
                let wanted = how_many(builder, sudoku, builder.settings.per_page, LEAST);
                if slots.is_empty() || count != wanted {
                    builder.page();
                    if std::mem::take(&mut first) {
                        builder.heading(1, &section.title);
                    }
                    slots = places(builder, wanted);
                    if count != wanted {
                        (count, lines) = (wanted, Lines::of(builder, section, wanted, slots[0]));
                    }
                    slots.reverse();
                }
                if let Some(slot) = slots.pop() {
                    puzzle(builder, sudoku, *number, lines, slot);
                }
            }
            (Item::Cross(puzzle), _) => {
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

/// The places for `count` grids in the rest of the page.
pub(super) fn places(builder: &Builder, count: usize) -> Vec<Area> {
    let area = builder.area();
    let left = Area { y: builder.y, height: area.bottom() - builder.y, ..area };
    let (columns, rows) = builder.settings.arranged(count);
    left.split(columns, rows, area.width.min(area.height) * 0.035)
}

/// A cell that is as large as this, in points, has room for pencil marks.
const LEAST: f32 = 9.0 * MILLIMETRE;

/// How many grids there are on a page, at most `most`: on larger boards than the classic one, cells are as
/// large as `least` or as they would be there.
pub(super) fn how_many(builder: &Builder, sudoku: &Sudoku, most: usize, least: f32) -> usize {
    let page = builder.area();
    let side = |count: usize| {
        let (columns, rows) = builder.settings.arranged(count);
        (page.width / columns as f32).min(page.height / rows as f32)
    };
    let cells = Extent::of(&sudoku.board).longest();
    let least = least.min(side(most) / CLASSIC);
    let is_large = |&count: &usize| count <= most && side(count) / cells >= least;
    [most, 12, 9, 6, 4, 2].into_iter().find(is_large).unwrap_or(1)
}

impl Lines {
    /// Those of the puzzles that are printed `count` to a page.
    fn of(builder: &Builder, section: &Section, count: usize, slot: Area) -> Lines {
        let settings = builder.settings;
        let sudokus = || {
            let items = section.items.iter().filter_map(|item| match item {
                Item::Sudoku(sudoku) => Some(&**sudoku),
                Item::Cross(_) => None,
            });
            items.filter(|it| how_many(builder, it, settings.per_page, LEAST) == count)
        };
        let mut lines = Lines::default();
        // A little narrower than the grids, whose width is not known yet.
        let width = slot.width.min(slot.height) * 0.9;
        let (size, _) = label(settings, slot, lines);
        let ruled = || sudokus().filter(|it| !it.rules.is_empty());
        let names = ruled().map(|it| broken(&names(it), width / small(size), MOST_LINES).len());
        lines.names = names.max().unwrap_or(0);
        if count == 1 {
            let told = |it| Told::new(builder.words, settings, it, size, lines);
            let rules = ruled().map(|it| {
                let told = told(it);
                broken(&told.rules, width / told.size, MOST_RULE_LINES).len()
            });
            lines.rules = rules.max().unwrap_or(0);
        }
        let (size, room) = label(settings, slot, lines);
        let fits = |techniques: usize| {
            let lines = Lines { techniques, ..lines };
            sudokus().all(|sudoku| {
                let told = Told::new(builder.words, settings, sudoku, size, lines);
                let width = told.arrange(room, Extent::of(&sudoku.board)).words.width;
                told.techniques_in(width, techniques).0
            })
        };
        let techniques = (1..MOST_TECHNIQUE_LINES).find(|&lines| fits(lines));
        Lines { techniques: techniques.unwrap_or(MOST_TECHNIQUE_LINES), ..lines }
    }
}

/// The names of the rules.
fn names(sudoku: &Sudoku) -> String {
    let names: Vec<&str> = sudoku.rules.iter().map(|rule| rule.name.as_str()).collect();
    names.join(", ")
}

/// The size of the label above a grid, and the room below it and the names of rules.
fn label(settings: &Settings, slot: Area, lines: Lines) -> (f32, Area) {
    let size = if settings.large_print() { LARGE } else { (slot.width / 22.0).clamp(8.0, 11.0) };
    let head = size * 1.3 * 1.25 + lines.names as f32 * small(size) * LEADING;
    (size, Area { y: slot.y + head, height: slot.height - head - 2.0, ..slot })
}

/// A puzzle with its number and level above it, and everything else below it or, if the place is
/// wide, beside it.
fn puzzle(builder: &mut Builder, sudoku: &Sudoku, number: usize, lines: Lines, slot: Area) {
    let words = builder.words;
    let settings = builder.settings;
    let (size, room) = label(settings, slot, lines);
    let told = Told::new(words, settings, sudoku, size, lines);
    let arranged = told.arrange(room, Extent::of(&sudoku.board));
    let line = arranged.grid;

    let title = words.say_with("booklet-puzzle", &[("number", number.to_string().into())]);
    let mut marks =
        vec![builder.line(&title, Weight::Bold, size, Ink::Black, (line, slot.y, Align::Left))];
    if let Some(level) = sudoku.level {
        let text = words.level(level);
        let place = (line, slot.y, Align::Right);
        marks.push(builder.line(&text, Weight::Regular, size, Ink::Black, place));
    }
    builder.last().push(Part::Paragraph, marks);
    let (names_size, top) = (small(size), slot.y + size * 1.3);
    let names = broken(&names(sudoku), line.width / names_size, lines.names);
    let names = names.iter().enumerate().map(|(i, text)| {
        let place = (line, top + i as f32 * names_size * LEADING, Align::Left);
        builder.line(text, Weight::Regular, names_size, Ink::Quiet, place)
    });
    let names = names.collect();
    builder.last().push(Part::Paragraph, names);

    let marks = match settings.candidates {
        true => board::board(builder, &sudoku.with_candidates(), line),
        false => board::board(builder, &sudoku.board, line),
    };
    let rows = board::rows(&sudoku.board.sheet.givens);
    let args = [("number", number.to_string().into()), ("rows", rows.into())];
    let alt = words.say_with("booklet-grid-alt", &args);
    builder.last().push(Part::Figure(alt), marks);

    let (area, leading) = (arranged.words, told.leading());
    let fitting = (area.height / leading + 0.01) as usize;
    let lines: Vec<Mark> = told
        .lines(area.width)
        .iter()
        .take(fitting)
        .enumerate()
        .map(|(i, text)| {
            let place = (area, area.y + i as f32 * leading, Align::Left);
            builder.line(text, Weight::Regular, told.size, Ink::Quiet, place)
        })
        .collect();
    builder.last().push(Part::Paragraph, lines);
    if let Some(code) = told.code {
        let marks = squares(&code, arranged.code, told.code_side);
        let args = [("number", number.to_string().into())];
        let alt = words.say_with("booklet-qr-alt", &args);
        builder.last().push(Part::Figure(alt), marks);
    }
}

/// The largest number of lines for what the rules say.
const MOST_RULE_LINES: usize = 12;

/// The largest number of lines for the techniques: enough for a dozen.
const MOST_TECHNIQUE_LINES: usize = 12;

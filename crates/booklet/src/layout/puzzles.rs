//! The pages of a section.

use ennead_text::Words;
use qrcode::{EcLevel, QrCode};

use super::board::{self, CLASSIC, Extent};
use super::builder::{Align, Builder};
use super::cross;
use super::worksheet;
use crate::content::{Item, Lesson, Section, Sudoku};
use crate::font::Weight;
use crate::page::{Area, Ink, Mark, Part, Point};
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

/// The numbers of lines that each puzzle of a section has room for, so that the grids of its pages have
/// equal size.
#[derive(Clone, Copy, Default)]
struct Lines {
    /// For the names of the rules, above the grid.
    names: usize,
    /// For what the rules say, below it.
    rules: usize,
    /// For the techniques.
    techniques: usize,
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

/// The size of text beside a label of this size.
fn small(label: f32) -> f32 {
    label * 0.85
}

/// The distance from line to line, as a multiple of the size.
const LEADING: f32 = 1.45;

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

/// What is printed beside or below a grid.
pub(super) struct Told {
    /// What the rules say, if there is room for it.
    rules: String,
    rule_lines: usize,
    texts: Vec<String>,
    /// The techniques in one text: all of them or, where that does not fit, ever fewer of the
    /// hardest.
    techniques: Vec<String>,
    technique_lines: usize,
    /// The number of lines to make room for. It is the same for all puzzles of a section, so that
    /// their grids have equal size.
    most_lines: usize,
    pub(super) size: f32,
    pub(super) code: Option<QrCode>,
    pub(super) code_side: f32,
    /// The white margin that a code needs: four modules.
    pub(super) white: f32,
}

impl Told {
    /// With room for all lines of techniques, beside a label of the size `label`.
    pub(super) fn whole(words: &Words, settings: &Settings, sudoku: &Sudoku, label: f32) -> Told {
        let lines = Lines { techniques: usize::MAX, ..Lines::default() };
        Told::new(words, settings, sudoku, label, lines)
    }

    /// With room for these lines, beside a label of the size `label`.
    fn new(words: &Words, settings: &Settings, sudoku: &Sudoku, label: f32, lines: Lines) -> Told {
        let mut texts = Vec::new();
        if settings.rating
            && let Some(er) = sudoku.rating
        {
            let args = [("er", er.to_string().into())];
            texts.push(words.say_with("booklet-rating", &args));
        }
        if settings.labels {
            texts.push(sudoku.id.clone());
        }
        let needs = |count: usize| {
            let all = sudoku.techniques.len();
            let rest = if count < all { ", …" } else { "" };
            let list = sudoku.techniques[..count].join(", ") + rest;
            words.say_with("booklet-needs", &[("techniques", list.into())])
        };
        let most = if settings.techniques { sudoku.techniques.len() } else { 0 };
        let techniques = (1..=most).rev().map(needs).collect();
        let link = sudoku.link.as_deref().filter(|_| settings.qr);
        let code = link.and_then(|it| QrCode::with_error_correction_level(it, EcLevel::L).ok());
        // Modules of half a millimetre can be read easily, and of a third just about.
        let modules = code.as_ref().map_or(0, QrCode::width) as f32;
        let module = if modules > 50.0 { 1.0 } else { 1.4 };
        let size = if settings.large_print() { LARGE } else { small(label) };
        let technique_lines = if settings.techniques { lines.techniques } else { 0 };
        let most_lines = technique_lines
            .saturating_add(lines.rules)
            .saturating_add(settings.labels.into())
            .saturating_add(settings.rating.into());
        let (code_side, white) = (modules * module, 4.0 * module);
        let rules =
            sudoku.rules.iter().map(|rule| rule.text.as_str()).collect::<Vec<_>>().join(" ");
        let rule_lines = lines.rules;
        Told {
            rules,
            rule_lines,
            texts,
            techniques,
            technique_lines,
            most_lines,
            size,
            code,
            code_side,
            white,
        }
    }

    pub(super) fn leading(&self) -> f32 {
        self.size * LEADING
    }

    /// The texts in lines of this width, at most [`MOST_LINES`] each; of the techniques, as many
    /// of the hardest as have room.
    pub(super) fn lines(&self, width: f32) -> Vec<String> {
        let mut lines = broken(&self.rules, width / self.size, self.rule_lines);
        for text in &self.texts {
            lines.extend(broken(text, width / self.size, MOST_LINES));
        }
        lines.extend(self.techniques_in(width, self.technique_lines).1);
        lines
    }

    /// Whether all techniques fit into this many lines, and the lines.
    fn techniques_in(&self, width: f32, most: usize) -> (bool, Vec<String>) {
        let broken = |text: &String| Weight::Regular.lines(text, width / self.size);
        let mut tried = self.techniques.iter().map(broken).enumerate();
        match tried.find(|(_, lines)| lines.len() <= most) {
            Some((left_out, lines)) => (left_out == 0, lines),
            None => (self.techniques.is_empty(), Vec::new()),
        }
    }

    /// The width to be left free beside the grid.
    fn column(&self) -> f32 {
        (self.size * 9.0).max(self.code_side) + self.white.max(self.size)
    }

    /// The width for the words below a grid, beside the code.
    fn width_below(&self, side: f32) -> f32 {
        if self.code.is_some() { side - self.code_side - self.white } else { side }
    }

    fn gap(&self) -> f32 {
        if self.code.is_some() { self.white.max(self.size * 0.6) } else { self.size * 0.6 }
    }

    /// Where everything goes: the grid as large as possible, and the rest below it if that costs
    /// little, otherwise beside it.
    fn arrange(&self, room: Area, extent: Extent) -> Arranged {
        let foot = (self.most_lines as f32 * self.leading()).max(self.code_side) + self.gap();
        let side = extent.side_in(room.width, room.height - foot);
        let (width, height) = extent.size(side);
        let reads = self.width_below(width) >= self.size * 8.0;
        let beside = extent.side_in(room.width - self.column(), room.height);
        if reads && side * 1.05 > beside {
            let x = room.x + (room.width - width) / 2.0;
            let grid = Area { x, width, height, ..room };
            let y = grid.bottom() + self.gap();
            let (width, height) = (self.width_below(width), room.bottom() + 2.0 - y);
            let code = Point { x: grid.right() - self.code_side, y };
            return Arranged { grid, words: Area { x, y, width, height }, code };
        }
        let (width, height) = extent.size(beside.max(20.0));
        let x = room.x + (room.width - width - self.column()).max(0.0) / 2.0;
        let grid = Area { x, width, height, ..room };
        let free = self.white.max(self.size);
        let x = grid.right() + free;
        let code = if self.code.is_some() { self.code_side + self.white } else { 0.0 };
        let (width, height) = (self.column() - free, height - code);
        let words = Area { x, width, height, ..grid };
        Arranged { grid, words, code: Point { x, y: grid.bottom() - self.code_side } }
    }
}

/// The places of a puzzle's parts.
struct Arranged {
    grid: Area,
    words: Area,
    /// The upper left corner of the code.
    code: Point,
}

/// The largest number of lines for a text.
const MOST_LINES: usize = 2;

/// The largest number of lines for what the rules say.
const MOST_RULE_LINES: usize = 12;

/// The largest number of lines for the techniques: enough for a dozen.
const MOST_TECHNIQUE_LINES: usize = 12;

/// Breaks a text into lines of this width, up to a maximum number; the rest is cut off.
fn broken(text: &str, width: f32, most: usize) -> Vec<String> {
    let mut lines = Weight::Regular.lines(text, width);
    if lines.len() > most {
        let rest = lines.split_off(most.saturating_sub(1)).join(" ");
        lines.push(Weight::Regular.cut(&rest, width));
        lines.truncate(most);
    }
    lines
}

/// A QR code as boxes, one for each run of dark modules in a row.
pub(super) fn squares(code: &QrCode, corner: Point, side: f32) -> Vec<Mark> {
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

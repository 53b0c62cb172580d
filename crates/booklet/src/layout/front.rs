//! The title page, and the page with the rules.

use ennead_draw::{Drawing, Face, Picture};
use ennead_grid::{Givens, Puzzle};
use ennead_logic::{PathFinder, Position, Table};
use ennead_rating::Level;
use ennead_stop::Stop;

use super::board::{self, CLASSIC, Canvas, Extent};
use super::builder::{Align, Builder, LEADING};
use crate::content::{Booklet, Item, PrintedRule, Sudoku};
use crate::font::Weight;
use crate::page::{Area, Ink, Mark, Part, Point};
use crate::settings::LARGE;

pub(super) fn title_page(builder: &mut Builder, booklet: &Booklet) {
    let area = builder.page();
    let size = (area.width / 13.0).clamp(20.0, 44.0);
    let mut lines = Weight::Bold.lines(&booklet.title, area.width / size);
    lines.truncate(8);
    let dot = area.width / 60.0;
    let mut y = area.y + area.height * 0.16;
    let mut sign = Vec::new();
    for i in 0..9 {
        let centre = Point {
            x: area.x + area.width / 2.0 + ((i % 3) as f32 - 1.0) * dot * 3.2,
            y: y + (i / 3) as f32 * dot * 3.2,
        };
        let ink = if i == 4 { Ink::Green } else { Ink::Black };
        // If everything is black, the middle one is a ring.
        let ring = if i == 4 && builder.settings.black_only { dot * 0.5 } else { 0.0 };
        let ink = builder.ink(ink);
        sign.push(Mark::Disc { centre, radius: dot - ring / 2.0, width: ring, ink });
    }
    builder.last().push(Part::Ornament, sign);
    y += dot * 12.0;
    let mut marks = Vec::new();
    for line in &lines {
        let place = (area, y, Align::Centre);
        marks.push(builder.line(line, Weight::Bold, size, Ink::Black, place));
        y += size * 1.25;
    }
    let title = Weight::Bold.printable(&booklet.title);
    builder.last().begins.push((1, title.clone(), area.y));
    builder.last().push(Part::Heading(1, title), marks);
    y += size * 0.8;
    let size = builder.settings.text_size() * 1.15;
    let mut number = 0;
    for section in booklet.sections.iter().filter(|section| !section.items.is_empty()) {
        if y + 2.0 * size > area.bottom() {
            break;
        }
        let (from, to) = (number + 1, number + section.items.len());
        number = to;
        let args = [
            ("section", section.title.as_str().into()),
            ("from", from.to_string().into()),
            ("to", to.to_string().into()),
            ("count", section.items.len().into()),
        ];
        let key = if from == to { "booklet-contents-one" } else { "booklet-contents-line" };
        let line = builder.words.say_with(key, &args);
        let place = (area, y, Align::Centre);
        let mark = builder.line(&line, Weight::Regular, size, Ink::Black, place);
        builder.last().push(Part::Paragraph, vec![mark]);
        y += size * 1.5;
    }
}

/// A puzzle whose first step is a hidden single in a box.
const EXAMPLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

pub(super) fn rules(builder: &mut Builder, booklet: &Booklet) {
    builder.page();
    let words = builder.words;
    builder.heading(1, &words.say("booklet-rules"));
    let all = || booklet.sections.iter().flat_map(|section| &section.items);
    if all().any(|item| matches!(item, Item::Cross(_))) {
        builder.paragraph(&words.say("booklet-cross-rules"));
    }
    if !booklet.is_empty() && all().all(|item| matches!(item, Item::Cross(_))) {
        return;
    }
    let sudokus = || {
        all().filter_map(|item| match item {
            Item::Sudoku(sudoku) => Some(sudoku),
            Item::Cross(_) => None,
        })
    };
    let has_classic_board = |sudoku: &Sudoku| sudoku.board.sheet.ground.is_classic();
    if booklet.is_empty() || sudokus().any(|sudoku| has_classic_board(sudoku)) {
        builder.paragraph(&words.say("booklet-rules-text"));
    }
    legend(builder, sudokus().flat_map(|sudoku| &sudoku.rules));
    builder.paragraph(&words.say("booklet-rules-unique"));
    // It cannot be promised of puzzles that are not rated, or that need chains which amount to
    // trying out.
    let is_logical = |item: &Item| match item {
        Item::Sudoku(sudoku) => sudoku.level.is_some_and(|level| level < Level::Extreme),
        Item::Cross(_) => true,
    };
    if all().all(is_logical) {
        builder.paragraph(&words.say("booklet-rules-logic"));
    }
    if booklet.is_empty() || sudokus().any(|sudoku| sudoku.classic.is_some()) {
        example(builder);
    }
}

/// A first step, explained and drawn.
fn example(builder: &mut Builder) {
    let words = builder.words;
    let Ok(givens) = EXAMPLE.parse::<Givens>() else { return };
    let Ok(puzzle) = Puzzle::try_from(givens) else { return };
    let position = Position::new(&puzzle);
    let finder = PathFinder::new(Table::hodoku(), ennead_logic::Options::DEFAULT);
    let Ok(Some(step)) = finder.next(&position, &Stop::never()) else { return };
    let wanted =
        if builder.settings.large_print() { board::side_for(LARGE, CLASSIC) } else { 150.0 };
    if builder.room() < wanted + 5.0 * builder.settings.text_size() {
        builder.page();
    }
    builder.heading(2, &words.say("booklet-example"));
    builder.paragraph(&words.step(&step, &position));
    // A beginner does not know the names of cells.
    for candidate in step.placements.iter() {
        let cell = candidate.cell();
        let args = [
            ("cell", words.cell(cell).into()),
            ("row", (cell.row() + 1).into()),
            ("column", (cell.column() + 1).into()),
        ];
        builder.paragraph(&words.say_with("booklet-rules-cell", &args));
    }
    if builder.room() - 4.0 < wanted {
        builder.page();
    }
    let area = builder.area();
    let side = area.width.min(builder.room() - 4.0).min(260.0);
    let mut face = Face { givens, ..Face::default() };
    for candidate in step.placements.iter() {
        face.found.set(candidate.cell(), Some(candidate.digit()));
    }
    let example = Picture::classic(&face, &Drawing::default());
    let at = Point { x: area.x + (area.width - side) / 2.0, y: builder.y };
    let (step, size) = (side / CLASSIC, (side, side));
    let canvas = Canvas::new(builder, &example, at, step, size);
    let mut marks = Vec::new();
    canvas.lines(&mut marks);
    for cell in example.sheet.placed.cells().iter() {
        let (centre, radius, width) = (canvas.middle(cell), step * 0.42, (step / 18.0).max(0.8));
        marks.push(Mark::Disc { centre, radius, width, ink: builder.ink(Ink::Green) });
    }
    canvas.symbols(&mut marks);
    let rows = board::rows(&example.sheet.givens);
    let args = [("number", "0".into()), ("rows", rows.into())];
    let alt = words.say_with("booklet-grid-alt", &args);
    builder.last().push(Part::Figure(alt), marks);
    builder.y += side;
}

/// The greatest width and height of an example in the legend, in points.
const SAMPLE: f32 = 64.0;

/// The greatest side of a cell in an example.
const SAMPLE_CELL: f32 = 20.0;

/// The explanations of rules and boards, each once, beside an example of how it is drawn.
fn legend<'a>(builder: &mut Builder, rules: impl Iterator<Item = &'a PrintedRule>) {
    let mut told: Vec<&PrintedRule> = Vec::new();
    for rule in rules {
        let is_same = |other: &&PrintedRule| (&other.name, &other.text) == (&rule.name, &rule.text);
        if !told.iter().any(is_same) {
            told.push(rule);
        }
    }
    let size = builder.settings.text_size();
    // All texts begin at the same height of the line, whether or not there is an example.
    let indent = if told.iter().any(|rule| rule.example.is_some()) { SAMPLE + size } else { 0.0 };
    for rule in told {
        let area = builder.area();
        let width = (area.width - indent) / size;
        let lines = Weight::Regular.lines(&rule.text, width);
        let text_height = (lines.len() + 1) as f32 * size * LEADING;
        let drawn = rule.example.as_ref().map(|example| {
            let extent = Extent::of(example);
            let side = extent.side_in(SAMPLE, SAMPLE).min(SAMPLE_CELL * extent.longest());
            (example, extent.size(side))
        });
        let height = drawn.map_or(0.0, |(_, (_, height))| height).max(text_height);
        if builder.room() < height && builder.y > area.y {
            builder.page();
        }
        let area = builder.area();
        let top = builder.y;
        if let Some((example, (width, height))) = drawn {
            let x = area.x + (SAMPLE - width) / 2.0;
            let marks = board::board(builder, example, Area { x, y: top, width, height });
            let args = [("rule", rule.name.as_str().into())];
            let alt = builder.words.say_with("booklet-sample-alt", &args);
            builder.last().push(Part::Figure(alt), marks);
        }
        let beside = Area { x: area.x + indent, width: area.width - indent, ..area };
        let mut marks = Vec::new();
        let first = (rule.name.as_str(), Weight::Bold);
        let lines = lines.iter().map(|line| (line.as_str(), Weight::Regular));
        for (i, (line, weight)) in std::iter::once(first).chain(lines).enumerate() {
            let place = (beside, top + i as f32 * size * LEADING, Align::Left);
            marks.push(builder.line(line, weight, size, Ink::Black, place));
        }
        builder.last().push(Part::Paragraph, marks);
        builder.y = top + height + size * 0.8;
    }
}

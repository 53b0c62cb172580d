//! A board of any size with its decorations as a page of its own.
//!
//! Everything is black, white or a light grey: two kinds of decorations differ in their form, and a
//! pencil can be read on all of them.

use ennead_board::{Cell, Edge};
use ennead_draw::shapes::{self, Figure, Form, Tone};
use ennead_draw::{Picture, places};
use ennead_text::Words;

use super::builder::Builder;
use super::grid;
use crate::font::Weight;
use crate::page::{Ink, Mark, Page, Part, Point};
use crate::settings::Settings;

/// A board, and how large it is drawn.
#[derive(Clone, Copy, Debug)]
pub struct BoardPicture<'a> {
    /// What is drawn. Its marks (of steps and hints) are left out.
    pub picture: &'a Picture,
    /// The side of a cell, in points.
    pub cell: f32,
}

/// The page with the board: as large as the board, its outer lines and the clues beside it.
pub fn board_picture(board: &BoardPicture<'_>, words: &Words) -> Page {
    let settings = Settings::default();
    let builder = Builder::new(&settings, words);
    let layout = &board.picture.sheet.ground;
    let beside = if board.picture.has_clues_outside() { 0.86 } else { 0.0 };
    let edge = 2.0 + beside * board.cell;
    let size = |count: usize| count as f32 * board.cell + 2.0 * edge;
    let mut page = Page::new(size(layout.columns()), size(layout.rows()));
    let marks = marks(&builder, board.picture, Point { x: edge, y: edge }, board.cell);
    let args = [("rows", rows(board.picture).into())];
    page.push(Part::Figure(words.say_with("picture-alt", &args)), marks);
    page
}

/// The rows for people who have the page read aloud, as for the classic grid.
fn rows(picture: &Picture) -> String {
    let layout = &picture.sheet.ground;
    let gap = if layout.has_short_symbols() { "" } else { " " };
    let row = |row: usize| {
        let cells = layout.cells().iter().filter(|cell| cell.row() == row);
        let symbol = |cell| picture.sheet.givens.get(cell).map(|value| layout.symbol(value));
        let symbols: Vec<String> =
            cells.map(|cell| symbol(cell).unwrap_or(".".to_owned())).collect();
        symbols.join(gap)
    };
    (0..layout.rows()).map(row).collect::<Vec<_>>().join(", ")
}

/// The board with its upper left corner at `at` and cells of this side.
fn marks(builder: &Builder, picture: &Picture, at: Point, step: f32) -> Vec<Mark> {
    let layout = &picture.sheet.ground;
    let shapes = shapes::shapes(layout, &picture.decorations);
    let mut marks = Vec::new();
    let place = |point: &shapes::At| Point {
        x: at.x + point.x as f32 * step,
        y: at.y + point.y as f32 * step,
    };
    for figure in &shapes.under {
        figure_marks(builder, &mut marks, figure, &place, step);
    }
    lines(&mut marks, picture, at, step);
    for figure in &shapes.over {
        figure_marks(builder, &mut marks, figure, &place, step);
    }
    symbols(builder, &mut marks, picture, at, step);
    marks
}

/// The lines of the grid, thin ones first.
fn lines(marks: &mut Vec<Mark>, picture: &Picture, at: Point, step: f32) {
    let layout = &picture.sheet.ground;
    let (thin, thick) = ((step / 70.0).clamp(0.25, 0.8), (step / 12.0).clamp(1.0, 2.6));
    let cell = |row: Option<usize>, column: Option<usize>| Cell::try_at(row?, column?);
    for (edge, width) in [(Edge::Thin, thin), (Edge::Thick, thick)] {
        let over = if edge == Edge::Thick { width / 2.0 } else { 0.0 };
        let mut line = |from: (f32, f32), to: (f32, f32)| {
            let point = |(x, y): (f32, f32)| Point { x: at.x + x * step, y: at.y + y * step };
            let (from, to) = (point(from), point(to));
            let along = if from.x == to.x { (0.0, over) } else { (over, 0.0) };
            let from = Point { x: from.x - along.0, y: from.y - along.1 };
            let to = Point { x: to.x + along.0, y: to.y + along.1 };
            marks.push(Mark::Line { from, to, width, ink: Ink::Black });
        };
        for i in 0..=layout.columns() {
            let is = |row| {
                layout.edge(cell(Some(row), i.checked_sub(1)), cell(Some(row), Some(i))) == edge
            };
            for (from, to) in shapes::runs(layout.rows(), is) {
                line((i as f32, from as f32), (i as f32, to as f32));
            }
        }
        for i in 0..=layout.rows() {
            let is = |column| {
                let (above, below) = (i.checked_sub(1), Some(i));
                layout.edge(cell(above, Some(column)), cell(below, Some(column))) == edge
            };
            for (from, to) in shapes::runs(layout.columns(), is) {
                line((from as f32, i as f32), (to as f32, i as f32));
            }
        }
    }
}

/// Values and marks.
fn symbols(builder: &Builder, marks: &mut Vec<Mark>, picture: &Picture, at: Point, step: f32) {
    let sheet = &picture.sheet;
    let layout = &sheet.ground;
    let (columns, rows) = places(layout);
    let labelled = picture.labelled();
    let wide = if layout.has_short_symbols() { 1.0 } else { 0.8 };
    let small = (step * 0.75 / columns.max(rows) as f32 * wide).min(step * 0.3);
    for cell in layout.cells().iter() {
        let corner =
            Point { x: at.x + cell.column() as f32 * step, y: at.y + cell.row() as f32 * step };
        let middle = Point { x: corner.x + step / 2.0, y: corner.y + step / 2.0 };
        let (given, placed) = (sheet.givens.get(cell), sheet.placed.get(cell));
        if let Some(value) = given.or(placed) {
            let symbol = layout.symbol(value);
            let size = step * if symbol.chars().count() > 1 { 0.5 } else { 0.62 };
            let weight = if given.is_some() { Weight::Bold } else { Weight::Regular };
            marks.push(grid::centred(builder, middle, size, weight, Ink::Black, symbol));
            continue;
        }
        let top = if labelled.contains(cell) { 0.24 * step } else { 0.0 };
        for value in sheet.corner[cell].iter() {
            let i = layout.place_of(value);
            let centre = Point {
                x: corner.x + ((i % columns) as f32 + 0.5) * step / columns as f32,
                y: corner.y + top + ((i / columns) as f32 + 0.5) * (step - top) / rows as f32,
            };
            let symbol = layout.symbol(value);
            marks.push(grid::centred(builder, centre, small, Weight::Regular, Ink::Quiet, symbol));
        }
        if !sheet.centre[cell].is_empty() {
            let gap = if layout.has_short_symbols() { "" } else { " " };
            let values = sheet.centre[cell].iter();
            let text = values.map(|value| layout.symbol(value)).collect::<Vec<_>>().join(gap);
            let room = step * 0.9 / Weight::Regular.width(&text).max(0.1);
            let size = (step * 0.25).min(room);
            marks.push(grid::centred(builder, middle, size, Weight::Regular, Ink::Quiet, text));
        }
    }
}

fn ink(tone: Tone) -> Ink {
    match tone.colours().2 {
        0 => Ink::Black,
        255 => Ink::White,
        grey => Ink::Grey(grey),
    }
}

/// A figure as marks: its area, then its line.
fn figure_marks(
    builder: &Builder,
    marks: &mut Vec<Mark>,
    figure: &Figure,
    place: &dyn Fn(&shapes::At) -> Point,
    step: f32,
) {
    match &figure.form {
        Form::Line { points, closed } => {
            let points: Vec<Point> = points.iter().map(place).collect();
            if let Some(fill) = figure.fill {
                let points = points.clone();
                marks.push(Mark::Path { points, closed: true, width: 0.0, ink: ink(fill) });
            }
            if let Some(stroke) = figure.stroke {
                let (width, ink) = (stroke.width as f32 * step, ink(stroke.tone));
                match stroke.dash {
                    None => marks.push(Mark::Path { points, closed: *closed, width, ink }),
                    Some((dash, gap)) => {
                        let (dash, gap) = (dash as f32 * step, gap as f32 * step);
                        for points in dashes(&points, *closed, dash, gap) {
                            for pair in points.windows(2) {
                                let (from, to) = (pair[0], pair[1]);
                                marks.push(Mark::Line { from, to, width, ink });
                            }
                        }
                    }
                }
            }
        }
        Form::Circle { centre, radius } => {
            let (centre, radius) = (place(centre), *radius as f32 * step);
            if let Some(fill) = figure.fill {
                marks.push(Mark::Disc { centre, radius, width: 0.0, ink: ink(fill) });
            }
            if let Some(stroke) = figure.stroke {
                let width = stroke.width as f32 * step;
                marks.push(Mark::Disc { centre, radius, width, ink: ink(stroke.tone) });
            }
        }
        Form::Text { centre, size, bold, text } => {
            let (centre, size) = (place(centre), *size as f32 * step);
            let weight = if *bold { Weight::Bold } else { Weight::Regular };
            let tone = figure.fill.unwrap_or(Tone::Ink);
            let mark = grid::centred(builder, centre, size, weight, ink(tone), text.clone());
            let Mark::Text { text, .. } = &mark else { return };
            if !text.is_empty() {
                marks.push(mark);
            }
        }
    }
}

/// The dashes of a line, each from point to point.
fn dashes(points: &[Point], closed: bool, dash: f32, gap: f32) -> Vec<Vec<Point>> {
    let mut points = points.to_vec();
    if closed {
        points.extend(points.first().copied());
    }
    let (mut dashes, mut current) = (Vec::new(), Vec::new());
    let (mut drawing, mut left) = (true, dash);
    for pair in points.windows(2) {
        let (from, to) = (pair[0], pair[1]);
        let length = (to.x - from.x).hypot(to.y - from.y);
        let mut done = 0.0;
        let at = |far: f32| Point {
            x: from.x + (to.x - from.x) * far / length,
            y: from.y + (to.y - from.y) * far / length,
        };
        while length - done > 1e-4 {
            let part = left.min(length - done);
            if drawing {
                if current.is_empty() {
                    current.push(at(done));
                }
                current.push(at(done + part));
            }
            done += part;
            left -= part;
            if left <= 1e-4 {
                if drawing {
                    dashes.push(std::mem::take(&mut current));
                }
                drawing = !drawing;
                left = if drawing { dash } else { gap };
            }
        }
    }
    if !current.is_empty() {
        dashes.push(current);
    }
    dashes
}

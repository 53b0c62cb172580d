//! A board of any size as lines, symbols and figures.
//!
//! Figures of decorations are black, white or a light grey: two kinds of them differ in their form, and
//! a pencil can be read on all of them.

use ennead_board::{Cell, CellSet, Edge, Givens, Layout};
use ennead_draw::shapes::{self, Figure, Form, Tone};
use ennead_draw::{Picture, places};

use super::builder::Builder;
use crate::font::Weight;
use crate::page::{Area, Ink, Mark, Point};

/// The part of a cell that clues beside the grid take.
const BESIDE: f32 = 0.86;

/// The size of symbols, as a part of the cell.
const SYMBOL: f32 = 0.62;

/// The number of cells along a side of the classic board.
pub(super) const CLASSIC: f32 = 9.0;

/// How large a board is, in cells; with the clues beside it, if there are any.
#[derive(Clone, Copy)]
pub(super) struct Extent {
    pub(super) columns: f32,
    pub(super) rows: f32,
    /// The room for clues on each side, a part of these.
    beside: f32,
}

impl Extent {
    pub(super) fn of(picture: &Picture) -> Extent {
        let layout = &picture.sheet.ground;
        let beside = if picture.has_clues_outside() { BESIDE } else { 0.0 };
        let size = |count: usize| count as f32 + 2.0 * beside;
        Extent { columns: size(layout.columns()), rows: size(layout.rows()), beside }
    }

    /// The room for clues on each side.
    pub(super) fn beside(self) -> f32 {
        self.beside
    }

    /// The cells along its longer side.
    pub(super) fn longest(self) -> f32 {
        self.columns.max(self.rows)
    }

    /// Width and height if the longer side is this long.
    pub(super) fn size(self, side: f32) -> (f32, f32) {
        (side * (self.columns / self.longest()), side * (self.rows / self.longest()))
    }

    /// The greatest length of its longer side in a room of this size.
    pub(super) fn side_in(self, width: f32, height: f32) -> f32 {
        (width / (self.columns / self.longest())).min(height / (self.rows / self.longest()))
    }
}

/// The size of the symbols on a board, by the length of its longer side and the cells along it.
pub(super) fn symbol_size(side: f32, cells: f32) -> f32 {
    side / cells * SYMBOL
}

/// The length of a board's longer side, by the cells along it and the size of its symbols.
pub(super) fn side_for(symbols: f32, cells: f32) -> f32 {
    symbols / SYMBOL * cells
}

/// The board with the clues beside it in an area of its [size](Extent::size). Its marks (of steps and
/// hints) are left out.
pub(super) fn board(builder: &Builder, picture: &Picture, area: Area) -> Vec<Mark> {
    let extent = Extent::of(picture);
    let step = area.width / extent.columns;
    let edge = extent.beside * step;
    let at = Point { x: area.x + edge, y: area.y + edge };
    let layout = &picture.sheet.ground;
    let side = |whole: f32, count: usize| match extent.beside > 0.0 {
        true => count as f32 * step,
        false => whole,
    };
    let size = (side(area.width, layout.columns()), side(area.height, layout.rows()));
    Canvas::new(builder, picture, at, step, size).board()
}

/// The rows for people who have the page read aloud: `53..7...., 6..195...`.
pub(super) fn rows(givens: &Givens) -> String {
    let layout = givens.layout();
    let gap = if layout.has_short_symbols() { "" } else { " " };
    let row = |row: usize| {
        let cells = layout.cells().iter().filter(|cell| cell.row() == row);
        let symbol = |cell| givens.get(cell).map(|value| layout.symbol(value));
        let symbols: Vec<&str> = cells.map(|cell| symbol(cell).unwrap_or(".")).collect();
        symbols.join(gap)
    };
    (0..layout.rows()).map(row).collect::<Vec<_>>().join(", ")
}

/// Where a board is.
pub(super) struct Canvas<'a> {
    pub(super) builder: &'a Builder<'a>,
    picture: &'a Picture,
    /// The upper left corner of its grid.
    pub(super) at: Point,
    /// The side of a cell.
    pub(super) step: f32,
    /// Width and height of the grid.
    size: (f32, f32),
    /// The cells with a label.
    labelled: CellSet,
}

impl<'a> Canvas<'a> {
    pub(super) fn new(
        builder: &'a Builder<'a>,
        picture: &'a Picture,
        at: Point,
        step: f32,
        size: (f32, f32),
    ) -> Canvas<'a> {
        Canvas { builder, picture, at, step, size, labelled: picture.labelled() }
    }

    pub(super) fn layout(&self) -> &Layout {
        &self.picture.sheet.ground
    }

    /// Everything but the marks.
    pub(super) fn board(&self) -> Vec<Mark> {
        let mut marks = Vec::new();
        let shapes = shapes::shapes(self.layout(), &self.picture.decorations);
        self.figures(&mut marks, &shapes.under);
        self.lines(&mut marks);
        self.figures(&mut marks, &shapes.over);
        self.symbols(&mut marks);
        marks
    }

    pub(super) fn corner(&self, cell: Cell) -> Point {
        let (row, column) = (cell.row() as f32, cell.column() as f32);
        Point { x: self.at.x + column * self.step, y: self.at.y + row * self.step }
    }

    pub(super) fn middle(&self, cell: Cell) -> Point {
        Point {
            x: self.at.x + (cell.column() as f32 + 0.5) * self.step,
            y: self.at.y + (cell.row() as f32 + 0.5) * self.step,
        }
    }

    /// The part of a cell that its label takes, from the upper edge.
    pub(super) fn top(&self, cell: Cell) -> f32 {
        if self.labelled.contains(cell) { 0.24 * self.step } else { 0.0 }
    }

    /// The lines of the grid, thin ones first. The borders of regions are visible at a glance on the
    /// smallest grids too.
    pub(super) fn lines(&self, marks: &mut Vec<Mark>) {
        let (at, step, layout) = (self.at, self.step, self.layout());
        let (columns, rows) = (layout.columns(), layout.rows());
        let (thin, thick) = ((step / 70.0).clamp(0.25, 0.8), (step / 12.0).clamp(1.0, 2.6));
        let cell = |row: Option<usize>, column: Option<usize>| Cell::try_at(row?, column?);
        let end = |i: usize, count: usize, size: f32| {
            if i == count { size } else { i as f32 * step }
        };
        for (edge, width) in [(Edge::Thin, thin), (Edge::Thick, thick)] {
            // Thick lines meet at their corners.
            let over = if edge == Edge::Thick { width / 2.0 } else { 0.0 };
            let mut line = |x1: f32, y1: f32, x2: f32, y2: f32| {
                let from = Point { x: at.x + x1, y: at.y + y1 };
                let to = Point { x: at.x + x2, y: at.y + y2 };
                marks.push(Mark::Line { from, to, width, ink: Ink::Black });
            };
            for i in 0..=columns.max(rows) {
                let (before, place) = (i.checked_sub(1), i as f32 * step);
                let upright = |row| {
                    i <= columns
                        && layout.edge(cell(Some(row), before), cell(Some(row), Some(i))) == edge
                };
                let level = |column| {
                    i <= rows
                        && layout.edge(cell(before, Some(column)), cell(Some(i), Some(column)))
                            == edge
                };
                for (from, to) in shapes::runs(rows, upright) {
                    let end = end(to, rows, self.size.1);
                    line(place, from as f32 * step - over, place, end + over);
                }
                for (from, to) in shapes::runs(columns, level) {
                    let end = end(to, columns, self.size.0);
                    line(from as f32 * step - over, place, end + over, place);
                }
            }
        }
    }

    /// Values, those that were not given lighter, and pencil marks.
    pub(super) fn symbols(&self, marks: &mut Vec<Mark>) {
        let (sheet, step, layout) = (&self.picture.sheet, self.step, self.layout());
        let (columns, rows) = places(layout);
        let wide = if layout.has_short_symbols() { 1.0 } else { 0.8 };
        let small = step * (0.75 / columns.max(rows) as f32 * wide).min(0.3);
        let mut text = |centre, size, weight, ink, text: String| {
            marks.push(centred(self.builder, centre, size, weight, ink, text));
        };
        for cell in layout.cells().iter() {
            let middle = self.middle(cell);
            let given = sheet.givens.get(cell);
            if let Some(value) = given.or(sheet.placed.get(cell)) {
                let symbol = layout.symbol(value).to_owned();
                let size = step * if symbol.chars().count() > 1 { 0.5 } else { SYMBOL };
                let weight = if given.is_some() { Weight::Bold } else { Weight::Regular };
                text(middle, size, weight, Ink::Black, symbol);
                continue;
            }
            let (corner, top) = (self.corner(cell), self.top(cell));
            let (wide, high) = (step / columns as f32, (step - top) / rows as f32);
            for value in sheet.corner[cell].iter() {
                let symbol = layout.symbol(value).to_owned();
                let i = layout.place_of(value);
                let place = Point {
                    x: corner.x + ((i % columns) as f32 + 0.5) * wide,
                    y: corner.y + top + ((i / columns) as f32 + 0.5) * high,
                };
                text(place, small, Weight::Regular, Ink::Quiet, symbol);
            }
            if !sheet.centre[cell].is_empty() {
                let gap = if layout.has_short_symbols() { "" } else { " " };
                let values = sheet.centre[cell].iter();
                let row = values.map(|value| layout.symbol(value)).collect::<Vec<_>>().join(gap);
                let room = step * 0.9 / Weight::Regular.width(&row).max(0.1);
                let size = (step * 0.25).min(room);
                text(middle, size, Weight::Regular, Ink::Quiet, row);
            }
        }
    }

    fn figures(&self, marks: &mut Vec<Mark>, figures: &[Figure]) {
        // Without grey, a bulb and its tube have one outline.
        let both = |figure: &&Figure, next: &Figure| self.is_hollow(figure) == self.is_hollow(next);
        for run in figures.chunk_by(|figure, next| both(&figure, next)) {
            run.iter().for_each(|figure| self.figure(marks, figure, Pass::First));
            if self.is_hollow(&run[0]) {
                run.iter().for_each(|figure| self.figure(marks, figure, Pass::Hollow));
            }
        }
    }

    /// Whether only the outline of a figure is drawn, because there is no grey.
    fn is_hollow(&self, figure: &Figure) -> bool {
        let tones = [figure.fill, figure.stroke.map(|stroke| stroke.tone)];
        let is_grey = |tone: Tone| matches!(ink_of(tone), Ink::Grey(_));
        self.builder.settings.black_only && tones.into_iter().flatten().any(is_grey)
    }

    /// A figure as marks: its area, then its line.
    #[expect(clippy::too_many_lines, reason = "one arm for each form")]
    fn figure(&self, marks: &mut Vec<Mark>, figure: &Figure, pass: Pass) {
        let (step, hollow) = (self.step, self.is_hollow(figure));
        let place = |point: &shapes::At| Point {
            x: self.at.x + point.x as f32 * step,
            y: self.at.y + point.y as f32 * step,
        };
        // The width of an outline.
        let rim = (step / 40.0).max(0.4);
        let (ink, inset): (fn(Tone) -> Ink, f32) = match (hollow, pass) {
            (false, _) => (ink_of, 0.0),
            (true, Pass::First) => (|_| Ink::Black, 0.0),
            (true, Pass::Hollow) => (|_| Ink::White, rim),
        };
        match &figure.form {
            Form::Line { points, closed } => {
                let points: Vec<Point> = points.iter().map(place).collect();
                match figure.fill {
                    Some(_) if hollow && pass == Pass::First => {
                        hatch(marks, &points, step / 6.0, rim / 2.0);
                    }
                    Some(fill) if !hollow => {
                        let points = points.clone();
                        let ink = ink(fill);
                        marks.push(Mark::Path { points, closed: true, width: 0.0, ink });
                    }
                    _ => {}
                }
                let Some(stroke) = figure.stroke else { return };
                let (width, ink) = (stroke.width as f32 * step - 2.0 * inset, ink(stroke.tone));
                if width <= 0.0 {
                    return;
                }
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
            Form::Circle { centre, radius } => {
                let (centre, radius) = (place(centre), *radius as f32 * step);
                if let Some(fill) = figure.fill {
                    let (radius, ink) = (radius - inset, ink(fill));
                    marks.push(Mark::Disc { centre, radius, width: 0.0, ink });
                }
                if let Some(stroke) = figure.stroke {
                    let width = stroke.width as f32 * step - 2.0 * inset;
                    if width > 0.0 {
                        marks.push(Mark::Disc { centre, radius, width, ink: ink(stroke.tone) });
                    }
                }
            }
            Form::Text { centre, size, bold, text } => {
                let (centre, size) = (place(centre), *size as f32 * step);
                let weight = if *bold { Weight::Bold } else { Weight::Regular };
                let ink = ink(figure.fill.unwrap_or(Tone::Ink));
                let mark = centred(self.builder, centre, size, weight, ink, text.clone());
                if !matches!(&mark, Mark::Text { text, .. } if text.is_empty()) {
                    marks.push(mark);
                }
            }
        }
    }
}

/// What without grey is drawn twice: in black and then, a little smaller, in white.
#[derive(Clone, Copy, PartialEq)]
enum Pass {
    First,
    Hollow,
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

fn ink_of(tone: Tone) -> Ink {
    match tone.colours().2 {
        0 => Ink::Black,
        255 => Ink::White,
        grey => Ink::Grey(grey),
    }
}

/// Slanting lines across an area, this far apart.
fn hatch(marks: &mut Vec<Mark>, points: &[Point], apart: f32, width: f32) {
    let slant = |point: &Point| point.x + point.y;
    let slants = || points.iter().map(slant);
    let (least, most) = slants()
        .fold((f32::MAX, f32::MIN), |(least, most), slant| (least.min(slant), most.max(slant)));
    if apart <= 0.0 || !(least..most).contains(&least) {
        return;
    }
    // The same lines for all areas, so that they go on from one to the next.
    let (first, last) = ((least / apart).ceil() as i32, (most / apart).floor() as i32);
    for line in (first..=last).map(|i| i as f32 * apart) {
        let next = points.iter().cycle().skip(1);
        let mut crossed: Vec<f32> = points
            .iter()
            .zip(next)
            .filter(|(from, to)| (slant(from) < line) != (slant(to) < line))
            .map(|(from, to)| {
                let part = (line - slant(from)) / (slant(to) - slant(from));
                from.x + (to.x - from.x) * part
            })
            .collect();
        crossed.sort_by(f32::total_cmp);
        for pair in crossed.chunks_exact(2) {
            let [from, to] = [pair[0], pair[1]].map(|x| Point { x, y: line - x });
            marks.push(Mark::Line { from, to, width, ink: Ink::Black });
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

//! One board with its marks as a page of its own, for other people's layouts.

use std::f32::consts::TAU;

use ennead_board::{Cell, CellSet, Value};
use ennead_draw::shapes::{self, At};
use ennead_draw::{self as draw, LinkKind, PlaceEnd, Role};
use ennead_text::Words;

use super::board::{self, Canvas, Extent};
use super::builder::Builder;
use crate::font::Weight;
use crate::page::{Area, Ink, Mark, Page, Part, Point};
use crate::settings::Settings;

/// A board, and how it is drawn.
#[derive(Clone, Copy, Debug)]
pub struct Picture<'a> {
    /// What lies on the board, and what is marked.
    pub board: &'a draw::Picture,
    /// The longer side of the grid, in points. Clues beside it come on top.
    pub side: f32,
    /// Whether rows and columns have their names at the edges.
    pub labels: bool,
    /// Whether everything is black.
    pub black_only: bool,
}

/// The page with the board: as large as the grid, its outer lines, its labels and the clues beside it.
pub fn picture(picture: &Picture<'_>, words: &Words) -> Page {
    let settings = Settings { black_only: picture.black_only, ..Settings::default() };
    let builder = Builder::new(&settings, words);
    let Picture { board, side, labels, .. } = *picture;
    let draw::Picture { sheet, marks: drawn, .. } = board;
    let (columns, rows) = (sheet.ground.columns() as f32, sheet.ground.rows() as f32);
    let longest = columns.max(rows);
    let (step, size) = (side / longest, (side * (columns / longest), side * (rows / longest)));
    let label = if labels { step * 0.45 } else { 0.0 };
    let beside = Extent::of(board).beside() * step;
    let edge = 2.0 + beside;
    let at = Point { x: edge + label, y: edge + label };
    let canvas = Canvas::new(&builder, board, at, step, size);
    let mut page = Page::new(size.0 + label + 2.0 * edge, size.1 + label + 2.0 * edge);

    let mut marks = Vec::new();
    for &(cell, role) in &drawn.cells {
        canvas.cell(&mut marks, cell, role);
    }
    marks.extend(canvas.board());
    for &(house, role) in &drawn.houses {
        canvas.house(&mut marks, house, role);
    }
    for &(cell, value, role) in &drawn.candidates {
        canvas.candidate(&mut marks, cell, value, role);
    }
    for link in &drawn.links {
        canvas.link(&mut marks, canvas.centre(link.from), canvas.centre(link.to), link.kind);
    }
    for &(end, letter) in &drawn.letters {
        let Point { x, y } = canvas.centre(end);
        let place = Point { x: x + step * 0.17, y: y - step * 0.13 };
        marks.push(canvas.text(place, step * 0.2, Weight::Bold, Ink::Blue, letter.to_string()));
    }
    if labels {
        canvas.labels(&mut marks, label + beside);
    }
    let args = [("rows", board::rows(&sheet.givens).into())];
    page.push(Part::Figure(words.say_with("picture-alt", &args)), marks);
    page
}

/// The marks of steps and hints.
impl Canvas<'_> {
    /// The middle of a candidate's place. (Its symbol may differ from it in the last digit: recorded
    /// drawings are kept as they are.)
    fn spot(&self, value: Value, cell: Cell) -> Point {
        let (columns, rows) = draw::places(self.layout());
        let (i, corner) = (self.layout().place_of(value), self.corner(cell));
        let top = self.top(cell);
        let along = |i: usize, size: f32, of: usize| (i as f32 + 0.5) * size / of as f32;
        let (x, y) =
            (along(i % columns, self.step, columns), along(i / columns, self.step - top, rows));
        Point { x: corner.x + x, y: corner.y + top + y }
    }

    /// The middle of a candidate or a group of them.
    fn centre(&self, end: PlaceEnd) -> Point {
        let count = end.cells.len().max(1) as f32;
        let sum = end.cells.iter().fold(Point { x: 0.0, y: 0.0 }, |sum, cell| {
            let Point { x, y } = self.spot(end.value, cell);
            Point { x: sum.x + x, y: sum.y + y }
        });
        Point { x: sum.x / count, y: sum.y / count }
    }

    fn line(&self, marks: &mut Vec<Mark>, from: Point, to: Point, width: f32, ink: Ink) {
        marks.push(Mark::Line { from, to, width, ink: self.builder.ink(ink) });
    }

    /// A line of dashes as long as `dash`, with gaps of the same length.
    fn dashes(&self, marks: &mut Vec<Mark>, from: Point, to: Point, width: f32, ink: Ink) {
        let (dx, dy) = (to.x - from.x, to.y - from.y);
        let dash = self.step * 0.07;
        let count = (dx.hypot(dy) / dash / 2.0).max(1.0) as usize;
        let point = |part: f32| Point { x: from.x + dx * part, y: from.y + dy * part };
        for i in 0..count {
            let (start, end) = (i as f32 / count as f32, (i as f32 + 0.5) / count as f32);
            self.line(marks, point(start), point(end), width, ink);
        }
    }

    /// An outline from corner to corner.
    fn outline(&self, marks: &mut Vec<Mark>, corners: &[Point], width: f32, role: Role) {
        for (&from, &to) in corners.iter().zip(corners.iter().cycle().skip(1)) {
            match role {
                Role::Second => self.dashes(marks, from, to, width, ink(role)),
                _ => self.line(marks, from, to, width, ink(role)),
            }
        }
    }

    fn cell(&self, marks: &mut Vec<Mark>, cell: Cell, role: Role) {
        let Point { x, y } = self.corner(cell);
        let (inset, side) = (self.step * 0.06, self.step * 0.88);
        let area = Area { x: x + inset, y: y + inset, width: side, height: side };
        self.outline(marks, &area.corners(), self.step * 0.05, role);
    }

    fn house(&self, marks: &mut Vec<Mark>, cells: CellSet, role: Role) {
        let width = self.step * 0.07;
        let point = |at: &At| Point {
            x: self.at.x + at.x as f32 * self.step,
            y: self.at.y + at.y as f32 * self.step,
        };
        for outline in shapes::outlines(cells) {
            match outline[..] {
                [from, _, to, _] => {
                    let Point { x, y } = point(&from);
                    let (columns, rows) = ((to.x - from.x) as f32, (to.y - from.y) as f32);
                    let area = Area { x, y, width: columns * self.step, height: rows * self.step };
                    self.outline(marks, &area.corners(), width, role);
                }
                _ => {
                    let corners: Vec<Point> = outline.iter().map(point).collect();
                    self.outline(marks, &corners, width, role);
                }
            }
        }
    }

    fn candidate(&self, marks: &mut Vec<Mark>, cell: Cell, value: Value, role: Role) {
        let centre = self.spot(value, cell);
        let (radius, width) = (self.step * 0.15, self.step * 0.03);
        let ink = ink(role);
        match role {
            Role::Eliminated | Role::Mistake | Role::Conflict => {
                let reach = self.step * 0.12;
                let from = Point { x: centre.x - reach, y: centre.y + reach };
                let to = Point { x: centre.x + reach, y: centre.y - reach };
                self.line(marks, from, to, width, ink);
            }
            Role::Placed => {
                marks.push(Mark::Disc { centre, radius, width: 0.0, ink: self.builder.ink(ink) });
                let symbol = self.layout().symbol(value).to_owned();
                marks.push(self.text(centre, self.step * 0.25, Weight::Bold, Ink::White, symbol));
            }
            Role::Second => {
                let arc = |part: f32| Point {
                    x: centre.x + radius * (part * TAU).cos(),
                    y: centre.y + radius * (part * TAU).sin(),
                };
                for i in 0..8 {
                    let start = i as f32 / 8.0;
                    self.line(marks, arc(start), arc(start + 0.07), width, ink);
                }
            }
            _ => marks.push(Mark::Disc { centre, radius, width, ink: self.builder.ink(ink) }),
        }
    }

    /// A line from rim to rim.
    fn link(&self, marks: &mut Vec<Mark>, from: Point, to: Point, kind: LinkKind) {
        let (dx, dy) = (to.x - from.x, to.y - from.y);
        let length = dx.hypot(dy).max(1.0);
        let rim = (self.step * 0.17).min(length / 2.0) / length;
        let start = Point { x: from.x + dx * rim, y: from.y + dy * rim };
        let end = Point { x: to.x - dx * rim, y: to.y - dy * rim };
        let width = self.step * 0.025;
        match kind {
            LinkKind::Strong => self.line(marks, start, end, width, Ink::Black),
            LinkKind::Weak => self.dashes(marks, start, end, width, Ink::Black),
        }
    }

    fn text(&self, centre: Point, size: f32, weight: Weight, ink: Ink, text: String) -> Mark {
        board::centred(self.builder, centre, size, weight, ink, text)
    }

    /// The names of rows and columns, in a margin as wide as `margin`.
    fn labels(&self, marks: &mut Vec<Mark>, margin: f32) {
        let size = self.step * 0.28;
        let along = |i: usize| (i as f32 + 0.5) * self.step;
        let mut name =
            |at, text| marks.push(self.text(at, size, Weight::Regular, Ink::Quiet, text));
        for i in 0..self.layout().rows().max(self.layout().columns()) {
            if i < self.layout().rows() {
                let row = self.builder.words.cell_names().row(i);
                name(Point { x: self.at.x - margin * 0.6, y: self.at.y + along(i) }, row);
            }
            if i < self.layout().columns() {
                let column = (i + 1).to_string();
                name(Point { x: self.at.x + along(i), y: self.at.y - margin * 0.6 }, column);
            }
        }
    }
}

/// The colour of a role, as in the drawings on the screen.
fn ink(role: Role) -> Ink {
    match role {
        Role::Pattern | Role::House => Ink::Blue,
        Role::Second => Ink::Orange,
        Role::Placed => Ink::Green,
        Role::Eliminated | Role::Mistake | Role::Conflict => Ink::Red,
        Role::Selected | Role::Peer | Role::SameDigit => Ink::Quiet,
    }
}

//! One grid with its marks as a page of its own, for other people's layouts.

use std::f32::consts::TAU;

use ennead_draw::{Drawing, Face, LinkEnd, LinkKind, Role};
use ennead_grid::{Candidate, Cell, CellSet, Digit, House, HouseKind};
use ennead_text::Words;

use super::builder::Builder;
use super::grid::{self, Contents};
use crate::font::Weight;
use crate::page::{Area, Ink, Mark, Page, Part, Point};
use crate::settings::Settings;

/// A grid, and how it is drawn.
#[derive(Clone, Copy, Debug)]
pub struct Picture<'a> {
    /// What the cells contain.
    pub face: &'a Face,
    /// What is marked.
    pub drawing: &'a Drawing,
    /// The side of the grid, in points.
    pub side: f32,
    /// Whether rows and columns have their names at the edges.
    pub labels: bool,
    /// Whether everything is black.
    pub black_only: bool,
}

/// The page with the grid: as large as the grid, its outer lines and its labels.
pub fn picture(picture: &Picture<'_>, words: &Words) -> Page {
    let settings = Settings { black_only: picture.black_only, ..Settings::default() };
    let builder = Builder::new(&settings, words);
    let Picture { face, drawing, side, labels, .. } = *picture;
    let step = side / 9.0;
    let edge = 2.0;
    let label = if labels { step * 0.45 } else { 0.0 };
    let at = Point { x: edge + label, y: edge + label };
    let canvas = Canvas { builder: &builder, at, step };
    let mut page = Page::new(side + label + 2.0 * edge, side + label + 2.0 * edge);

    let mut marks = Vec::new();
    for &(cell, role) in &drawing.cells {
        canvas.cell(&mut marks, cell, role);
    }
    let contents = Contents {
        givens: &face.givens,
        found: Some(&face.found),
        candidates: Some(&face.candidates),
        ringed: CellSet::EMPTY,
    };
    marks.extend(grid::grid(&builder, at, side, &contents));
    for &(house, role) in &drawing.houses {
        canvas.house(&mut marks, house, role);
    }
    for &(candidate, role) in &drawing.candidates {
        canvas.candidate(&mut marks, candidate, role);
    }
    for link in &drawing.links {
        canvas.link(&mut marks, canvas.middle(link.from), canvas.middle(link.to), link.kind);
    }
    for &(end, letter) in &drawing.letters {
        let Point { x, y } = canvas.middle(end);
        let place = Point { x: x + step * 0.17, y: y - step * 0.13 };
        marks.push(canvas.text(place, step * 0.2, Weight::Bold, Ink::Blue, letter.to_string()));
    }
    if labels {
        canvas.labels(&mut marks, label);
    }
    let args = [("rows", grid::rows(&face.givens).into())];
    page.push(Part::Figure(words.say_with("picture-alt", &args)), marks);
    page
}

/// Where the grid is.
struct Canvas<'a> {
    builder: &'a Builder<'a>,
    /// Its upper left corner.
    at: Point,
    /// The side of a cell.
    step: f32,
}

impl Canvas<'_> {
    fn corner(&self, cell: Cell) -> Point {
        let (row, column) = (cell.row() as f32, cell.column() as f32);
        Point { x: self.at.x + column * self.step, y: self.at.y + row * self.step }
    }

    /// The middle of a candidate's place.
    fn field(&self, digit: Digit, cell: Cell) -> Point {
        let corner = self.corner(cell);
        let third = |i: usize| (i as f32 + 0.5) * self.step / 3.0;
        Point { x: corner.x + third(digit.index() % 3), y: corner.y + third(digit.index() / 3) }
    }

    /// The middle of a candidate or a group of them.
    fn middle(&self, end: LinkEnd) -> Point {
        let count = end.cells.len().max(1) as f32;
        let sum = end.cells.iter().fold(Point { x: 0.0, y: 0.0 }, |sum, cell| {
            let Point { x, y } = self.field(end.digit, cell);
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

    /// The outline of an area.
    fn outline(&self, marks: &mut Vec<Mark>, area: Area, width: f32, role: Role) {
        let Area { x, y, .. } = area;
        let corners =
            [(x, y), (area.right(), y), (area.right(), area.bottom()), (x, area.bottom())];
        for (i, &(x, y)) in corners.iter().enumerate() {
            let (next_x, next_y) = corners[(i + 1) % corners.len()];
            let (from, to) = (Point { x, y }, Point { x: next_x, y: next_y });
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
        self.outline(marks, area, self.step * 0.05, role);
    }

    fn house(&self, marks: &mut Vec<Mark>, house: House, role: Role) {
        let Point { x, y } = self.corner(house.cell(0));
        let (columns, rows) = match house.kind() {
            HouseKind::Row => (9.0, 1.0),
            HouseKind::Column => (1.0, 9.0),
            HouseKind::Box => (3.0, 3.0),
        };
        let area = Area { x, y, width: columns * self.step, height: rows * self.step };
        self.outline(marks, area, self.step * 0.07, role);
    }

    fn candidate(&self, marks: &mut Vec<Mark>, candidate: Candidate, role: Role) {
        let centre = self.field(candidate.digit(), candidate.cell());
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
                let digit = candidate.digit().to_string();
                marks.push(self.text(centre, self.step * 0.25, Weight::Bold, Ink::White, digit));
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
        grid::centred(self.builder, centre, size, weight, ink, text)
    }

    /// The names of rows and columns, in a margin as wide as `margin`.
    fn labels(&self, marks: &mut Vec<Mark>, margin: f32) {
        let size = self.step * 0.28;
        for i in 0..9 {
            let along = (i as f32 + 0.5) * self.step;
            let row = self.builder.words.cell_names().row(i);
            let beside = Point { x: self.at.x - margin * 0.6, y: self.at.y + along };
            let above = Point { x: self.at.x + along, y: self.at.y - margin * 0.6 };
            marks.push(self.text(beside, size, Weight::Regular, Ink::Quiet, row));
            let column = (i + 1).to_string();
            marks.push(self.text(above, size, Weight::Regular, Ink::Quiet, column));
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

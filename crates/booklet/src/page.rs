//! Pages as data: what is drawn where, and what it means.
//!
//! Lengths are in points (1/72 inch), with y downwards from the top left corner.

use crate::font::Weight;

/// A point of the page.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    /// From the left.
    pub x: f32,
    /// From the top.
    pub y: f32,
}

/// A rectangle of the page.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Area {
    /// The left edge.
    pub x: f32,
    /// The upper edge.
    pub y: f32,
    /// The width.
    pub width: f32,
    /// The height.
    pub height: f32,
}

impl Area {
    /// The right edge.
    pub fn right(&self) -> f32 {
        self.x + self.width
    }

    /// The lower edge.
    pub fn bottom(&self) -> f32 {
        self.y + self.height
    }

    /// Its corners, clockwise from the upper left one.
    pub(crate) fn corners(&self) -> [Point; 4] {
        let Area { x, y, .. } = *self;
        let (right, bottom) = (self.right(), self.bottom());
        [(x, y), (right, y), (right, bottom), (x, bottom)].map(|(x, y)| Point { x, y })
    }

    /// Divides into `columns` × `rows` with `gap` between, row by row.
    pub fn split(&self, columns: usize, rows: usize, gap: f32) -> Vec<Area> {
        let width = (self.width - gap * (columns - 1) as f32) / columns as f32;
        let height = (self.height - gap * (rows - 1) as f32) / rows as f32;
        let places = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
        places
            .map(|(row, column)| Area {
                x: self.x + column as f32 * (width + gap),
                y: self.y + row as f32 * (height + gap),
                width,
                height,
            })
            .collect()
    }
}

/// What something is drawn in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ink {
    /// Black.
    Black,
    /// A grey that is easy to read: candidates, captions.
    Quiet,
    /// A light grey: lines to write on, tints.
    Faint,
    /// Green, for digits found.
    Green,
    /// Blue, for patterns.
    Blue,
    /// Orange, for the second part of a pattern.
    Orange,
    /// Red, for what is wrong or eliminated.
    Red,
    /// The paper itself.
    White,
    /// A grey of this brightness, 0 to 255: lines and tints of boards, light enough for pencil.
    Grey(u8),
}

impl Ink {
    /// Red, green and blue.
    pub fn rgb(self) -> [u8; 3] {
        match self {
            Ink::Black => [0; 3],
            Ink::Quiet => [0x5c; 3],
            Ink::Faint => [0xc8; 3],
            Ink::Green => [0x00, 0x72, 0x4f],
            Ink::Blue => [0x00, 0x63, 0xa0],
            Ink::Orange => [0xa8, 0x58, 0x00],
            Ink::Red => [0xb8, 0x3a, 0x00],
            Ink::White => [255; 3],
            Ink::Grey(brightness) => [brightness; 3],
        }
    }
}

/// Something drawn.
#[derive(Clone, PartialEq, Debug)]
pub enum Mark {
    /// A straight line.
    Line {
        /// From here.
        from: Point,
        /// To here.
        to: Point,
        /// So thick.
        width: f32,
        /// In this ink.
        ink: Ink,
    },
    /// A filled rectangle.
    Box {
        /// Where.
        area: Area,
        /// In this ink.
        ink: Ink,
    },
    /// A disc, or a ring if it has a width.
    Disc {
        /// Its middle.
        centre: Point,
        /// Its radius.
        radius: f32,
        /// The ring's width; 0 for a disc.
        width: f32,
        /// In this ink.
        ink: Ink,
    },
    /// A line from point to point, with round ends and corners, or the area inside it.
    Path {
        /// The points.
        points: Vec<Point>,
        /// Whether the line returns to the first point.
        closed: bool,
        /// The width of the line; 0 for the area.
        width: f32,
        /// In this ink.
        ink: Ink,
    },
    /// One line of text.
    Text {
        /// The left end of its baseline.
        at: Point,
        /// The size of the letters (an em).
        size: f32,
        /// Their weight.
        weight: Weight,
        /// In this ink.
        ink: Ink,
        /// The text, which uses only letters of the font.
        text: String,
    },
}

impl Mark {
    fn moved(mut self, dx: f32, dy: f32) -> Mark {
        let shift = |point: &mut Point| *point = Point { x: point.x + dx, y: point.y + dy };
        match &mut self {
            Mark::Line { from, to, .. } => {
                shift(from);
                shift(to);
            }
            Mark::Box { area, .. } => {
                area.x += dx;
                area.y += dy;
            }
            Mark::Disc { centre, .. } => shift(centre),
            Mark::Path { points, .. } => points.iter_mut().for_each(shift),
            Mark::Text { at, .. } => shift(at),
        }
        self
    }
}

/// What a piece of a page is, for readers who cannot see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// A heading of this depth, from 1.
    Heading(u16, String),
    /// A paragraph, or a line of a caption.
    Paragraph,
    /// A picture, and its description.
    Figure(String),
    /// No content: page numbers, cut marks.
    Ornament,
}

/// A part of a page with what is drawn for it.
#[derive(Clone, PartialEq, Debug)]
pub struct Piece {
    /// What it is.
    pub part: Part,
    /// What is drawn.
    pub marks: Vec<Mark>,
    /// Its position in the reading order of the whole document: page, and position on the page.
    pub order: (u32, u32),
}

/// A page.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Page {
    /// The width of the sheet.
    pub width: f32,
    /// The height of the sheet.
    pub height: f32,
    /// The margin around the trimmed page, on every side of the sheet.
    pub bleed: f32,
    /// Its content.
    pub pieces: Vec<Piece>,
    /// The outline entries that begin here: depth, title, height on the page.
    pub begins: Vec<(u16, String, f32)>,
}

impl Page {
    /// An empty page.
    pub fn new(width: f32, height: f32) -> Page {
        Page { width, height, ..Page::default() }
    }

    /// Adds a piece.
    pub fn push(&mut self, part: Part, marks: Vec<Mark>) {
        // A heading without words is not a heading.
        let wordless = matches!(&part, Part::Heading(_, title) if title.trim().is_empty());
        if !marks.is_empty() && !wordless {
            self.pieces.push(Piece { part, marks, order: (0, 0) });
        }
    }

    /// Lays the content of `other` onto this page.
    pub fn lay(&mut self, other: Page, dx: f32, dy: f32) {
        self.pieces.extend(other.pieces.into_iter().map(|piece| Piece {
            marks: piece.marks.into_iter().map(|mark| mark.moved(dx, dy)).collect(),
            ..piece
        }));
        let begins = other.begins.into_iter().map(|(depth, title, y)| (depth, title, y + dy));
        self.begins.extend(begins);
    }
}

//! Draws what the tests read: grids as screenshots and printed pages show them, pictures without
//! a grid, and what a camera makes of both. All of it is the same on every run.

#![expect(clippy::too_many_arguments, reason = "each has a place, a size and a look")]

use std::cell::RefCell;
use std::collections::HashMap;

use ennead_photo::geometry::{Perspective, Point, Quad};
use ennead_photo::{Channels, Pixels};
use rustybuzz::ttf_parser::{Face, GlyphId, OutlineBuilder};
use tiny_skia::{Color, FillRule, Paint, Path, PathBuilder, Pixmap, Rect, Stroke, Transform};

pub type Colour = [u8; 3];

/// A source of numbers that are random enough (Knuth's MMIX generator).
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        ((self.0 >> 33) as usize) % n
    }

    pub fn within(&mut self, from: f32, to: f32) -> f32 {
        from + (to - from) * self.below(1 << 20) as f32 / (1 << 20) as f32
    }
}

/// A puzzle: one of three, with digits, rows and columns exchanged. (The puzzles: the one of the
/// encyclopaedia, and two of the project's documents.)
pub fn puzzle(dice: &mut Dice) -> [u8; 81] {
    const BASES: [&[u8; 81]; 3] = [
        b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        b"1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
        b"..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
    ];
    let base = BASES[dice.below(3)];
    let digits = shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9], dice);
    let rows = lines(dice);
    let columns = lines(dice);
    std::array::from_fn(|cell| match base[9 * rows[cell / 9] + columns[cell % 9]] {
        b'.' => 0,
        digit => digits[usize::from(digit - b'1')],
    })
}

fn shuffled<const N: usize>(mut values: [u8; N], dice: &mut Dice) -> [u8; N] {
    (1..N).rev().for_each(|i| values.swap(i, dice.below(i + 1)));
    values
}

fn lines(dice: &mut Dice) -> [usize; 9] {
    let bands = shuffled([0, 1, 2], dice);
    let inner: [[u8; 3]; 3] = std::array::from_fn(|_| shuffled([0, 1, 2], dice));
    std::array::from_fn(|i| usize::from(3 * bands[i / 3] + inner[i / 3][i % 3]))
}

/// How a grid looks.
#[derive(Clone)]
pub struct Look {
    pub paper: Colour,
    pub ink: Colour,
    pub line: Colour,
    /// Widths of the lines as shares of a cell.
    pub thin: f32,
    pub thick: f32,
    /// The height of a digit as a share of a cell.
    pub digit: f32,
    pub bold: bool,
    /// Pencil marks in this share of the empty cells, of a hundred.
    pub marks: usize,
    /// A row, a column and a box shaded in this colour.
    pub highlight: Option<Colour>,
    /// Digits put in by a player, and their colour.
    pub entries: Option<([u8; 81], Colour)>,
    /// Whether the player writes by hand.
    pub by_hand: bool,
}

pub fn light() -> Look {
    Look {
        paper: [255, 255, 255],
        ink: [20, 20, 20],
        line: [40, 40, 40],
        thin: 0.025,
        thick: 0.07,
        digit: 0.52,
        bold: false,
        marks: 0,
        highlight: None,
        entries: None,
        by_hand: false,
    }
}

pub fn dark() -> Look {
    Look { paper: [24, 26, 30], ink: [230, 230, 230], line: [120, 124, 130], ..light() }
}

/// A sheet to draw on.
pub struct Sheet(pub Pixmap);

/// The outlines of a font of the project; the network has never seen it.
struct Outline(PathBuilder);

impl OutlineBuilder for Outline {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0.move_to(x, y);
    }
    fn line_to(&mut self, x: f32, y: f32) {
        self.0.line_to(x, y);
    }
    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.0.quad_to(x1, y1, x, y);
    }
    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.0.cubic_to(x1, y1, x2, y2, x, y);
    }
    fn close(&mut self) {
        self.0.close();
    }
}

/// The outline of a character. Each is looked up in the font once a thread.
fn glyph(character: char, bold: bool) -> Option<Path> {
    thread_local! {
        static SEEN: RefCell<HashMap<(char, bool), Option<Path>>> = RefCell::default();
    }
    SEEN.with_borrow_mut(|seen| {
        seen.entry((character, bold)).or_insert_with(|| outline(character, bold)).clone()
    })
}

fn outline(character: char, bold: bool) -> Option<Path> {
    const REGULAR: &[u8] = include_bytes!("../../../booklet/fonts/FiraSans-Regular.ttf");
    const BOLD: &[u8] = include_bytes!("../../../booklet/fonts/FiraSans-SemiBold.ttf");
    let face = Face::parse(if bold { BOLD } else { REGULAR }, 0).expect("a font of the project");
    let id: GlyphId = face.glyph_index(character)?;
    let mut outline = Outline(PathBuilder::new());
    face.outline_glyph(id, &mut outline)?;
    outline.0.finish()
}

fn paint(colour: Colour) -> Paint<'static> {
    let [r, g, b] = colour;
    let mut paint = Paint::default();
    paint.set_color_rgba8(r, g, b, 255);
    paint
}

impl Sheet {
    pub fn new(width: u32, height: u32, [r, g, b]: Colour) -> Self {
        let mut pixmap = Pixmap::new(width, height).expect("a size that is not zero");
        pixmap.fill(Color::from_rgba8(r, g, b, 255));
        Self(pixmap)
    }

    pub fn rectangle(&mut self, x: f32, y: f32, width: f32, height: f32, colour: Colour) {
        if let Some(rectangle) = Rect::from_xywh(x, y, width, height) {
            self.0.fill_rect(rectangle, &paint(colour), Transform::identity(), None);
        }
    }

    /// A character, its height in pixels, its middle at a point.
    pub fn character(&mut self, c: char, height: f32, x: f32, y: f32, bold: bool, colour: Colour) {
        let Some(path) = glyph(c, bold) else { return };
        // All digits are scaled by the height of an 8, so that they sit on a line.
        let tall = glyph('8', bold).map_or(700.0, |eight| eight.bounds().height());
        let bounds = path.bounds();
        let scale = height / tall;
        let middle = (bounds.left() + bounds.right()) / 2.0;
        let place =
            Transform::from_row(scale, 0.0, 0.0, -scale, x - scale * middle, y + height / 2.0);
        self.0.fill_path(&path, &paint(colour), FillRule::Winding, place, None);
    }

    /// A grid with its top left corner at a point; the lines are centred on the cells' borders.
    pub fn grid(
        &mut self,
        digits: &[u8; 81],
        left: f32,
        top: f32,
        side: f32,
        look: &Look,
        dice: &mut Dice,
    ) {
        let cell = side / 9.0;
        if let Some(colour) = look.highlight {
            let (row, column) = (dice.below(9), dice.below(9));
            self.rectangle(left, top + row as f32 * cell, side, cell, colour);
            self.rectangle(left + column as f32 * cell, top, cell, side, colour);
            let (x, y) = ((column / 3 * 3) as f32 * cell, (row / 3 * 3) as f32 * cell);
            self.rectangle(left + x, top + y, 3.0 * cell, 3.0 * cell, colour);
        }
        for thick in [false, true] {
            let width = (if thick { look.thick } else { look.thin } * cell).max(1.0);
            for i in (0..10).filter(|i| (i % 3 == 0) == thick) {
                let at = i as f32 * cell - width / 2.0;
                self.rectangle(left + at, top - width / 2.0, width, side + width, look.line);
                self.rectangle(left - width / 2.0, top + at, side + width, width, look.line);
            }
        }
        for (place, &digit) in digits.iter().enumerate() {
            let (x, y) = (
                left + (place % 9) as f32 * cell + cell / 2.0,
                top + (place / 9) as f32 * cell + cell / 2.0,
            );
            let entry =
                look.entries.as_ref().map_or((0, look.ink), |(e, colour)| (e[place], *colour));
            if digit > 0 {
                let c = char::from(b'0' + digit);
                self.character(c, look.digit * cell, x, y, look.bold, look.ink);
            } else if entry.0 > 0 && look.by_hand {
                self.written(entry.0, look.digit * cell, x, y, entry.1, dice);
            } else if entry.0 > 0 {
                let c = char::from(b'0' + entry.0);
                self.character(c, look.digit * cell, x, y, look.bold, entry.1);
            } else if dice.below(100) < look.marks {
                for mark in (1..=9).filter(|_| dice.below(3) == 0).collect::<Vec<u8>>() {
                    let (dx, dy) =
                        (f32::from((mark - 1) % 3) - 1.0, f32::from((mark - 1) / 3) - 1.0);
                    let c = char::from(b'0' + mark);
                    self.character(
                        c,
                        0.19 * cell,
                        x + 0.29 * cell * dx,
                        y + 0.29 * cell * dy,
                        false,
                        look.ink,
                    );
                }
            }
        }
    }

    /// A digit as a hand writes it: a few points joined by curves, no two alike.
    #[expect(clippy::too_many_lines, reason = "a table of strokes, and how they are drawn")]
    pub fn written(
        &mut self,
        digit: u8,
        height: f32,
        x: f32,
        y: f32,
        colour: Colour,
        dice: &mut Dice,
    ) {
        // From the left top corner, a digit being 6 wide and 10 high.
        const STROKES: [&[&[(f32, f32)]]; 9] = [
            &[&[(1.5, 3.0), (4.0, 0.0), (3.6, 10.0)]],
            &[&[(0.5, 2.5), (2.8, 0.0), (5.2, 2.5), (3.0, 6.5), (0.3, 9.7), (5.8, 9.6)]],
            &[&[
                (0.6, 1.2),
                (3.2, 0.0),
                (5.0, 2.3),
                (2.4, 4.6),
                (5.4, 7.0),
                (3.0, 10.0),
                (0.3, 8.6),
            ]],
            &[&[(2.6, 0.0), (0.2, 6.4), (5.8, 6.2)], &[(4.3, 3.4), (3.9, 10.0)]],
            &[
                &[(1.2, 0.3), (0.8, 4.3), (4.0, 4.2), (5.4, 7.0), (3.0, 10.0), (0.2, 9.0)],
                &[(1.1, 0.4), (5.3, 0.1)],
            ],
            &[&[
                (4.6, 0.2),
                (1.2, 4.4),
                (0.8, 8.4),
                (3.2, 10.0),
                (5.2, 7.6),
                (3.4, 5.4),
                (0.9, 7.4),
            ]],
            &[&[(0.3, 0.5), (5.5, 0.2), (3.2, 5.0), (2.0, 10.0)]],
            &[&[
                (4.8, 1.4),
                (2.8, 0.0),
                (1.0, 2.0),
                (3.2, 4.8),
                (5.2, 7.6),
                (3.0, 10.0),
                (0.8, 7.8),
                (2.8, 4.9),
                (4.8, 1.6),
            ]],
            &[&[
                (5.0, 1.8),
                (2.6, 0.0),
                (0.8, 2.6),
                (2.6, 4.8),
                (5.0, 2.0),
                (4.8, 6.0),
                (3.4, 10.0),
            ]],
        ];
        let (unit, slant) = (height / 10.0, dice.within(-0.1, 0.25));
        let mut path = PathBuilder::new();
        for stroke in STROKES[usize::from(digit - 1)] {
            let points: Vec<Point> = stroke
                .iter()
                .map(|(px, py)| {
                    let (px, py) = (px + dice.within(-0.5, 0.5), py + dice.within(-0.5, 0.5));
                    Point::new(x + (px - 3.0 + slant * (5.0 - py)) * unit, y + (py - 5.0) * unit)
                })
                .collect();
            path.move_to(points[0].x, points[0].y);
            for pair in points[1..].windows(2) {
                let (a, b) = (pair[0], pair[1]);
                path.quad_to(a.x, a.y, (a.x + b.x) / 2.0, (a.y + b.y) / 2.0);
            }
            let last = points[points.len() - 1];
            path.line_to(last.x, last.y);
        }
        let stroke = Stroke { width: dice.within(0.7, 1.1) * unit, ..Stroke::default() };
        if let Some(path) = path.finish() {
            self.0.stroke_path(&path, &paint(colour), &stroke, Transform::identity(), None);
        }
    }

    /// Lines of text.
    pub fn text(
        &mut self,
        left: f32,
        top: f32,
        width: f32,
        height: f32,
        size: f32,
        dice: &mut Dice,
    ) {
        let mut y = top + size;
        while y < top + height {
            let mut x = left;
            while x < left + width {
                let c = char::from(b'a' + dice.below(26) as u8);
                if dice.below(6) > 0 {
                    self.character(c, size * 0.7, x + size * 0.3, y, false, [30, 30, 30]);
                }
                x += size * 0.62;
            }
            y += size * 1.5;
        }
    }

    /// The three bytes of each pixel.
    pub fn photo(&self) -> Photo {
        let rgb = self.0.pixels().iter().flat_map(|p| [p.red(), p.green(), p.blue()]).collect();
        Photo { width: self.0.width() as usize, height: self.0.height() as usize, rgb }
    }
}

/// A picture in colour, and what can happen to it.
#[derive(Clone)]
pub struct Photo {
    pub width: usize,
    pub height: usize,
    pub rgb: Vec<u8>,
}

impl Photo {
    pub fn pixels(&self) -> Pixels<'_> {
        Pixels::new(&self.rgb, self.width, self.height, Channels::Rgb).expect("its own size")
    }

    /// What a camera sees that has this quadrilateral of the picture in the corners of its own.
    pub fn seen(&self, quad: &Quad, width: usize, height: usize) -> Self {
        let map = Perspective::onto(quad);
        let mut rgb = Vec::with_capacity(3 * width * height);
        for i in 0..width * height {
            let (u, v) = ((i % width) as f32 + 0.5, (i / width) as f32 + 0.5);
            let at = map.at(u / width as f32, v / height as f32);
            for channel in 0..3 {
                rgb.push(self.at(at, channel));
            }
        }
        Self { width, height, rgb }
    }

    fn at(&self, point: Point, channel: usize) -> u8 {
        let x = (point.x - 0.5).clamp(0.0, (self.width - 1) as f32);
        let y = (point.y - 0.5).clamp(0.0, (self.height - 1) as f32);
        let (left, top) = (x as usize, y as usize);
        let get = |x: usize, y: usize| {
            let (x, y) = (x.min(self.width - 1), y.min(self.height - 1));
            f32::from(self.rgb[3 * (y * self.width + x) + channel])
        };
        let (fx, fy) = (x - left as f32, y - top as f32);
        let above = get(left, top) * (1.0 - fx) + get(left + 1, top) * fx;
        let below = get(left, top + 1) * (1.0 - fx) + get(left + 1, top + 1) * fx;
        (above * (1.0 - fy) + below * fy) as u8
    }

    /// Turned about its middle by degrees.
    pub fn turned(&self, degrees: f32) -> Self {
        let (width, height) = (self.width as f32, self.height as f32);
        let (sin, cos) = degrees.to_radians().sin_cos();
        let corners = [(0.0, 0.0), (width, 0.0), (width, height), (0.0, height)];
        let quad = corners.map(|(x, y)| {
            let (x, y) = (x - width / 2.0, y - height / 2.0);
            Point::new(width / 2.0 + cos * x + sin * y, height / 2.0 + cos * y - sin * x)
        });
        self.seen(&quad, self.width, self.height)
    }

    /// A quarter clockwise.
    pub fn turned_by_a_quarter(&self) -> Self {
        let (width, height) = (self.width as f32, self.height as f32);
        let corners = [(0.0, height), (0.0, 0.0), (width, 0.0), (width, height)];
        self.seen(&corners.map(|(x, y)| Point::new(x, y)), self.height, self.width)
    }

    /// Every value changed, by its place and itself.
    fn changed(mut self, mut f: impl FnMut(usize, usize, f32) -> f32) -> Self {
        let width = self.width;
        for (i, value) in self.rgb.iter_mut().enumerate() {
            *value = f(i / 3 % width, i / 3 / width, f32::from(*value)).clamp(0.0, 255.0) as u8;
        }
        self
    }

    /// Noise of this standard deviation, of 255.
    pub fn noisy(self, deviation: f32, dice: &mut Dice) -> Self {
        self.changed(|_, _, value| {
            let sum: f32 = (0..4).map(|_| dice.within(-0.5, 0.5)).sum();
            value + deviation * sum * 1.73
        })
    }

    /// What lies right of a slanted line is darker by this factor.
    pub fn shadowed(self, share: f32, factor: f32) -> Self {
        let (width, height) = (self.width as f32, self.height as f32);
        self.changed(|x, y, value| {
            let edge = width * share + (y as f32 / height - 0.5) * 0.3 * width;
            if x as f32 > edge { value * factor } else { value }
        })
    }

    /// A bright spot.
    pub fn glaring(self, x: f32, y: f32, reach: f32) -> Self {
        let (width, height) = (self.width as f32, self.height as f32);
        self.changed(|i, j, value| {
            let far = ((i as f32 / width - x).powi(2) + (j as f32 / height - y).powi(2)).sqrt();
            let light = 0.7 * (-(far / reach).powi(2)).exp();
            value + light * (255.0 - value)
        })
    }

    /// Blurred by an average over this many pixels each way.
    pub fn blurred(&self, reach: usize) -> Self {
        let mut out = self.clone();
        for direction in 0..2 {
            let from = out.rgb.clone();
            let (step, n) =
                if direction == 0 { (3, self.width) } else { (3 * self.width, self.height) };
            for (i, value) in out.rgb.iter_mut().enumerate() {
                let place = i / step % n;
                let near = place.saturating_sub(reach)..(place + reach + 1).min(n);
                let start = i - place * step;
                let count = near.len() as u32;
                *value =
                    (near.map(|k| u32::from(from[start + k * step])).sum::<u32>() / count) as u8;
            }
        }
        out
    }
}

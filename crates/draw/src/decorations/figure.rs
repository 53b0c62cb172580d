//! Figures: what decorations are made of.

use super::geometry::Point;

/// What something is drawn in. Screens have colours for them; on paper all but black and white are
/// greys, light enough for pencil.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Tone {
    /// The colour of the grid's lines.
    Ink,
    /// The paper.
    Paper,
    /// Black in every theme, as the dot is called.
    Black,
    /// White in every theme.
    White,
    /// A grey that is easy to read.
    Quiet,
    /// The fill of tubes, circles and squares.
    Grey,
    /// The plain tint.
    Shade,
    /// The first of four tints.
    First,
    /// The second.
    Second,
    /// The third.
    Third,
    /// The fourth.
    Fourth,
    /// Of bands.
    Pink,
    /// Of zigzags.
    Green,
    /// Of waves.
    Orange,
    /// Of barred bands.
    Azure,
    /// Of rings.
    Blue,
    /// Of teeth, beads and diamonds.
    Violet,
    /// Of three rails and ticks.
    Teal,
    /// Of dashes.
    Red,
}

impl Tone {
    /// All of them.
    pub const ALL: [Tone; 19] = [
        Tone::Ink,
        Tone::Paper,
        Tone::Black,
        Tone::White,
        Tone::Quiet,
        Tone::Grey,
        Tone::Shade,
        Tone::First,
        Tone::Second,
        Tone::Third,
        Tone::Fourth,
        Tone::Pink,
        Tone::Green,
        Tone::Orange,
        Tone::Azure,
        Tone::Blue,
        Tone::Violet,
        Tone::Teal,
        Tone::Red,
    ];

    /// On a light screen, on a dark one, and on paper, where it is a grey (0 is black). What is wide
    /// enough to be written on has at most 12 % of black there: a pencil has to be seen on it.
    pub const fn colours(self) -> (&'static str, &'static str, u8) {
        match self {
            Tone::Ink => ("#111", "#eee", 0),
            Tone::Paper => ("#fff", "#161616", 255),
            Tone::Black => ("#111", "#111", 0),
            Tone::White => ("#fff", "#fff", 255),
            Tone::Quiet => ("#6b6b6b", "#a0a0a0", 0x5c),
            Tone::Grey => ("#d4d4d0", "#484848", 0xe2),
            Tone::Shade => ("#e8e8e4", "#303030", 0xe6),
            Tone::First => ("#fbe9c3", "#4a3d1c", 0xf2),
            Tone::Second => ("#d3e8f7", "#1d3a4f", 0xe2),
            Tone::Third => ("#d8efdf", "#1e4231", 0xea),
            Tone::Fourth => ("#f5dbe6", "#4d2638", 0xf8),
            Tone::Pink => ("#e9a3d2", "#8a4574", 0xe4),
            Tone::Green => ("#2f8f5b", "#4cbf83", 0x70),
            Tone::Orange => ("#c06a00", "#eda14a", 0x70),
            Tone::Azure => ("#5f9fcf", "#4d86b3", 0xe2),
            Tone::Blue => ("#5f9fcf", "#4d86b3", 0x78),
            Tone::Violet => ("#7a56b0", "#aa8cdc", 0x70),
            Tone::Teal => ("#1f8a86", "#4fbdb8", 0x78),
            Tone::Red => ("#b83a00", "#ff8a5c", 0x70),
        }
    }

    /// Its name in style sheets.
    pub const fn name(self) -> &'static str {
        match self {
            Tone::Ink => "ink",
            Tone::Paper => "paper",
            Tone::Black => "black",
            Tone::White => "white",
            Tone::Quiet => "quiet",
            Tone::Grey => "grey",
            Tone::Shade => "shade",
            Tone::First => "first",
            Tone::Second => "second",
            Tone::Third => "third",
            Tone::Fourth => "fourth",
            Tone::Pink => "pink",
            Tone::Green => "green",
            Tone::Orange => "orange",
            Tone::Azure => "azure",
            Tone::Blue => "blue",
            Tone::Violet => "violet",
            Tone::Teal => "teal",
            Tone::Red => "red",
        }
    }
}

/// A figure: its form and what it is drawn in.
#[derive(Clone, PartialEq, Debug)]
pub struct Figure {
    /// The form.
    pub form: Form,
    /// What it is filled with.
    pub fill: Option<Tone>,
    /// Its line.
    pub stroke: Option<Stroke>,
}

/// The form of a figure.
#[derive(Clone, PartialEq, Debug)]
pub enum Form {
    /// A line from point to point, whose ends and corners are round.
    Line {
        /// The points.
        points: Vec<Point>,
        /// Whether it returns to the first.
        closed: bool,
    },
    /// A circle.
    Circle {
        /// Its middle.
        centre: Point,
        /// Its radius.
        radius: f64,
    },
    /// A short text, filled.
    Text {
        /// Its middle.
        centre: Point,
        /// The size of its letters (an em).
        size: f64,
        /// Whether it is bold.
        bold: bool,
        /// The text.
        text: String,
    },
}

/// A line's looks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stroke {
    /// What it is drawn in.
    pub tone: Tone,
    /// How thick it is.
    pub width: f64,
    /// The lengths of a dash and of a gap; none for a line without gaps.
    pub dash: Option<(f64, f64)>,
}

/// All decorations as figures, each list from below.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Shapes {
    /// What lies under the lines of the grid: tints, areas, lines.
    pub under: Vec<Figure>,
    /// What lies over them: outlines, signs on borders, clues outside.
    pub over: Vec<Figure>,
}

/// 1 is the side of a cell; the drawings were made with 64.
pub(super) const UNIT: f64 = 1.0 / 64.0;

impl Figure {
    pub(super) fn line(points: Vec<Point>, tone: Tone, width: f64) -> Figure {
        let stroke = Some(Stroke { tone, width: width * UNIT, dash: None });
        Figure { form: Form::Line { points, closed: false }, fill: None, stroke }
    }

    pub(super) fn area(points: Vec<Point>, fill: Tone) -> Figure {
        Figure { form: Form::Line { points, closed: true }, fill: Some(fill), stroke: None }
    }

    pub(super) fn circle(centre: Point, diameter: f64) -> Figure {
        let radius = diameter / 2.0 * UNIT;
        Figure { form: Form::Circle { centre, radius }, fill: None, stroke: None }
    }

    pub(super) fn text(centre: Point, size: f64, tone: Tone, text: &str) -> Figure {
        let text = text.to_owned();
        let form = Form::Text { centre, size: size * UNIT, bold: true, text };
        Figure { form, fill: Some(tone), stroke: None }
    }

    pub(super) fn filled(self, tone: Tone) -> Figure {
        Figure { fill: Some(tone), ..self }
    }

    pub(super) fn stroked(self, tone: Tone, width: f64) -> Figure {
        Figure { stroke: Some(Stroke { tone, width: width * UNIT, dash: None }), ..self }
    }

    pub(super) fn dashed(mut self, dash: f64, gap: f64) -> Figure {
        if let Some(stroke) = &mut self.stroke {
            stroke.dash = Some((dash * UNIT, gap * UNIT));
        }
        self
    }

    pub(super) fn closed(mut self) -> Figure {
        if let Form::Line { closed, .. } = &mut self.form {
            *closed = true;
        }
        self
    }
}

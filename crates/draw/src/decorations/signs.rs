//! Outlines, tints, signs in cells and on borders, clues outside.

use ennead_board::Cell;

use super::figure::{Figure, Form, Shapes, Stroke, Tone, UNIT};
use super::geometry::{self, Point, Spot};
use super::{BorderSign, CellSign, Decoration, Outline, OutsideSign, Tint};

/// How wide a character is, as a part of its size: enough for digits.
const CHARACTER: f64 = 0.6;

fn width(text: &str, size: f64) -> f64 {
    text.chars().count() as f64 * CHARACTER * size
}

/// Adds the figures of a decoration that is no line.
pub(super) fn draw(shapes: &mut Shapes, decoration: &Decoration) {
    match decoration {
        // Lines have a file of their own.
        Decoration::Line { .. } => {}
        Decoration::Outline { cells, outline: Outline::Pill, label } => {
            pill(&mut shapes.under, &cells.iter().collect::<Vec<_>>());
            if let Some(cell) = cells.first() {
                labelled(&mut shapes.over, cell, label);
            }
        }
        Decoration::Outline { cells, outline, label } => {
            for (i, corners) in geometry::outlines(*cells, 5.0 * UNIT).into_iter().enumerate() {
                let label = if i == 0 { label.as_str() } else { "" };
                shapes.over.push(outlined(corners, *outline, label));
            }
            if let Some(cell) = cells.first() {
                labelled(&mut shapes.over, cell, label);
            }
        }
        Decoration::Tint { cells, tint } => {
            let tone = match tint {
                Tint::Shade => Tone::Shade,
                Tint::First => Tone::First,
                Tint::Second => Tone::Second,
                Tint::Third => Tone::Third,
                Tint::Fourth => Tone::Fourth,
            };
            for cell in cells.iter() {
                let corner = Point::new(cell.column() as f64, cell.row() as f64);
                shapes.under.push(Figure::area(square(corner, 1.0), tone));
            }
        }
        Decoration::Diagonal { from, to } => {
            let (a, b) = (Point::middle(*from), Point::middle(*to));
            let reach = |a: Point, b: Point| {
                let sign = |d: f64| if d == 0.0 { 0.0 } else { d.signum() };
                b.plus(sign(b.x - a.x) * 0.5, sign(b.y - a.y) * 0.5)
            };
            shapes.under.push(Figure::line(vec![reach(b, a), reach(a, b)], Tone::Quiet, 1.5));
        }
        Decoration::InCell { cell, sign } => in_cell(&mut shapes.under, *cell, *sign),
        Decoration::OnBorder { from, to, sign } => on_border(&mut shapes.over, *from, *to, sign),
        Decoration::OnCorner { cell, text } => {
            let centre = Point::middle(*cell).plus(0.5, 0.5);
            let wide = 24.0 + 3.0 * text.chars().count().saturating_sub(1).min(3) as f64;
            let ring = Figure::circle(centre, wide).filled(Tone::Paper);
            shapes.over.push(ring.stroked(Tone::Ink, 1.25));
            // Up to two in a row, four in two rows.
            let symbols: Vec<&str> = text.split_whitespace().collect();
            let rows: Vec<String> = symbols.chunks(2).map(|row| row.join(" ")).collect();
            let size = if rows.len() > 1 { 10.0 } else { 12.0 };
            for (i, row) in rows.iter().enumerate() {
                let down = (i as f64 - (rows.len() - 1) as f64 / 2.0) * size * 0.95 * UNIT;
                shapes.over.push(Figure::text(centre.plus(0.0, down), size, Tone::Ink, row));
            }
        }
        Decoration::Outside { cell, towards, sign, text } => {
            outside(&mut shapes.over, *cell, *towards, *sign, text);
        }
    }
}

fn square(corner: Point, side: f64) -> Vec<Point> {
    [(0.0, 0.0), (side, 0.0), (side, side), (0.0, side)].map(|(x, y)| corner.plus(x, y)).to_vec()
}

const LABEL: f64 = 13.5;

/// The outline through `corners`, the first of which leaves room for the label.
fn outlined(corners: Vec<Point>, outline: Outline, label: &str) -> Figure {
    let (tone, width_, dash) = match outline {
        Outline::Dashed => (Tone::Ink, 1.25, Some((4.0, 2.5))),
        _ => (Tone::Ink, 1.5, None),
    };
    let figure = match corners.split_first() {
        Some((&first, rest)) if !label.is_empty() => {
            let wide = (width(label, LABEL) + 1.5) * UNIT;
            let mut points = vec![first.plus(wide, 0.0)];
            points.extend_from_slice(rest);
            points.push(first.plus(0.0, 12.0 * UNIT));
            Figure::line(points, tone, width_)
        }
        _ => Figure::line(corners, tone, width_).closed(),
    };
    dash.into_iter().fold(figure, |figure, (dash, gap)| figure.dashed(dash, gap))
}

fn labelled(out: &mut Vec<Figure>, cell: Cell, label: &str) {
    if !label.is_empty() {
        let corner = Point::new(cell.column() as f64, cell.row() as f64);
        let right = (4.0 + width(label, LABEL) / 2.0) * UNIT;
        out.push(Figure::text(corner.plus(right, 9.0 * UNIT), LABEL, Tone::Ink, label));
    }
}

/// A ring around one cell; around several in a row one form with round ends.
fn pill(out: &mut Vec<Figure>, cells: &[Cell]) {
    let (Some(&first), Some(&last)) = (cells.first(), cells.last()) else { return };
    let (a, b) = (Point::middle(first), Point::middle(last));
    let Some(along) = a.direction(b) else {
        out.push(Figure::circle(a, 48.0).stroked(Tone::Ink, 2.5));
        return;
    };
    let radius = 24.0 * UNIT;
    let (x, y) = along;
    let half = |centre: Point, from: f64| {
        (0..=12).map(move |i| {
            let angle = from + std::f64::consts::PI * f64::from(i) / 12.0;
            centre.plus(angle.cos() * radius, angle.sin() * radius)
        })
    };
    let angle = y.atan2(x);
    let quarter = std::f64::consts::FRAC_PI_2;
    let points = half(b, angle - quarter).chain(half(a, angle + quarter)).collect();
    out.push(Figure::line(points, Tone::Ink, 2.5).closed());
}

fn in_cell(out: &mut Vec<Figure>, cell: Cell, sign: CellSign) {
    let middle = Point::middle(cell);
    match sign {
        CellSign::Circle => out.push(Figure::circle(middle, 48.0).filled(Tone::Grey)),
        CellSign::Square => {
            let side = 44.0 * UNIT;
            let corner = middle.plus(-side / 2.0, -side / 2.0);
            out.push(Figure::area(square(corner, side), Tone::Grey));
        }
        CellSign::Outwards | CellSign::Inwards => {
            for along in [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)] {
                let at = middle.plus(along.0 * 25.0 * UNIT, along.1 * 25.0 * UNIT);
                let back = if sign == CellSign::Outwards { -1.0 } else { 1.0 };
                chevron(out, Spot { at, along: (-along.0 * back, -along.1 * back) }, Tone::Quiet);
            }
        }
    }
}

/// A small arrowhead at a place, towards where it looks.
fn chevron(out: &mut Vec<Figure>, spot: Spot, tone: Tone) {
    let back = |far: f64| spot.at.plus(-spot.along.0 * far * UNIT, -spot.along.1 * far * UNIT);
    let behind = Spot { at: back(2.5), ..spot };
    let tip = back(-2.5);
    let points = vec![behind.beside(5.0 * UNIT), tip, behind.beside(-5.0 * UNIT)];
    out.push(Figure::line(points, tone, 1.75));
}

fn on_border(out: &mut Vec<Figure>, from: Cell, to: Cell, sign: &BorderSign) {
    let (a, b) = (Point::middle(from), Point::middle(to));
    let centre = a.towards(b, 0.5);
    let dot = |text: &str| if text.is_empty() { 17.0 } else { 21.0 };
    match sign {
        BorderSign::White(text) => {
            let dot = Figure::circle(centre, dot(text)).filled(Tone::White);
            out.push(dot.stroked(Tone::Black, 1.25));
            out.push(Figure::text(centre, 12.0, Tone::Black, text));
        }
        BorderSign::Black(text) => {
            let dot = Figure::circle(centre, dot(text)).filled(Tone::Black);
            // The rim shows it on a dark page.
            out.push(dot.stroked(Tone::Ink, 1.25));
            out.push(Figure::text(centre, 12.0, Tone::White, text));
        }
        BorderSign::Letters(text) => {
            let side = (width(text, 20.0) + 4.0) * UNIT;
            let gap = square(centre.plus(-side / 2.0, -side / 2.0), side);
            out.push(Figure::area(gap, Tone::Paper));
            out.push(Figure::text(centre, 20.0, Tone::Ink, text));
        }
        BorderSign::Points => {
            let side = 14.0 * UNIT;
            let gap = square(centre.plus(-side / 2.0, -side / 2.0), side);
            out.push(Figure::area(gap, Tone::Paper));
            if let Some(along) = a.direction(b) {
                chevron(out, Spot { at: centre, along }, Tone::Ink);
            }
        }
    }
    out.retain(|figure| !matches!(&figure.form, Form::Text { text, .. } if text.is_empty()));
}

/// How far the middle of a clue is from the middle of its cell, in cells.
pub(super) const OUTSIDE: f64 = 0.5 + 0.43;

fn outside(out: &mut Vec<Figure>, cell: Cell, towards: (i8, i8), sign: OutsideSign, text: &str) {
    let (down, right) = (f64::from(towards.0.signum()), f64::from(towards.1.signum()));
    let centre = Point::middle(cell).plus(-right * OUTSIDE, -down * OUTSIDE);
    let size = 18.0;
    let (half, tall) = ((width(text, size) / 2.0 + 3.0) * UNIT, 12.0 * UNIT);
    let thin = |points: Vec<Point>| Figure::line(points, Tone::Ink, 1.5);
    match sign {
        OutsideSign::Plain => {}
        OutsideSign::Between => {
            // The rules stand across the way the clue looks.
            for side in [-1.0, 1.0] {
                out.push(thin(match down == 0.0 {
                    true => vec![centre.plus(side * half, -tall), centre.plus(side * half, tall)],
                    false => vec![centre.plus(-half, side * tall), centre.plus(half, side * tall)],
                }));
            }
        }
        OutsideSign::Mouth => {
            let corners = [(-half, -tall), (half, -tall), (half, tall), (-half, tall)];
            out.push(thin(corners.map(|(x, y)| centre.plus(x, y)).to_vec()).closed());
            let rim = centre.plus(right * half, down * tall);
            chevron(
                out,
                Spot { at: rim.plus(right * 0.05, down * 0.05), along: (right, down) },
                Tone::Ink,
            );
        }
        OutsideSign::Roof => {
            let eaves = -tall * 0.75;
            let roof = [(-half - 0.03, eaves), (0.0, -tall * 1.35), (half + 0.03, eaves)];
            out.push(thin(roof.map(|(x, y)| centre.plus(x, y)).to_vec()));
            for side in [-1.0, 1.0] {
                out.push(thin(vec![
                    centre.plus(side * half, eaves),
                    centre.plus(side * half, tall),
                ]));
            }
        }
        OutsideSign::Arrow => {
            let along = geometry::spot(&[centre, centre.plus(right, down)], 0.0);
            if let Some(Spot { along, .. }) = along {
                let start = centre.plus(along.0 * 13.0 * UNIT, along.1 * 13.0 * UNIT);
                let end = centre.plus(along.0 * 27.0 * UNIT, along.1 * 27.0 * UNIT);
                out.push(thin(vec![start, end]));
                chevron(out, Spot { at: end, along }, Tone::Ink);
            }
        }
    }
    let form = Form::Text { centre, size: size * UNIT, bold: false, text: text.to_owned() };
    out.push(Figure { form, fill: Some(Tone::Ink), stroke: None::<Stroke> });
}

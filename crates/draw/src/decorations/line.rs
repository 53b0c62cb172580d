//! Lines from cell to cell, each pattern in a form of its own.

use ennead_board::{Cell, Edge, Layout};

use super::Pattern;
use super::figure::{Figure, Shapes, Tone, UNIT};
use super::geometry::{self, Point, Spot};

/// The width of a broad band.
const BAND: f64 = 17.0;

/// Adds the figures of a line.
#[expect(clippy::too_many_lines, reason = "one arm for each pattern")]
pub(super) fn draw(shapes: &mut Shapes, layout: &Layout, cells: &[Cell], pattern: Pattern) {
    let points: Vec<Point> = cells.iter().copied().map(Point::middle).collect();
    let (Some(&first), Some(&last)) = (points.first(), points.last()) else { return };
    let out = &mut shapes.under;
    let thin = |points: Vec<Point>, tone| Figure::line(points, tone, 2.0);
    match pattern {
        Pattern::Band => out.push(Figure::line(points, Tone::Pink, BAND)),
        Pattern::Zigzag => {
            let spots = geometry::spots(&points, 10.7 * UNIT);
            out.push(thin(
                swung(&spots, 7.0, |i| if i % 2 == 0 { 1.0 } else { -1.0 }),
                Tone::Green,
            ));
        }
        Pattern::Wave => {
            let spots = geometry::spots(&points, 3.2 * UNIT);
            let sine = |i: usize| (i as f64 * std::f64::consts::PI / 4.0).sin();
            out.push(thin(swung(&spots, 7.0, sine), Tone::Orange));
        }
        Pattern::Rails => {
            for far in [-6.0, 6.0] {
                out.push(thin(geometry::beside(&points, far * UNIT), Tone::Quiet));
            }
        }
        Pattern::ThreeRails => {
            for far in [-8.0, 0.0, 8.0] {
                out.push(thin(geometry::beside(&points, far * UNIT), Tone::Teal));
            }
        }
        Pattern::Barred => {
            out.push(Figure::line(points.clone(), Tone::Azure, BAND - 5.0));
            for pair in cells.windows(2) {
                let border = layout.edge(Some(pair[0]), Some(pair[1])) == Edge::Thick;
                let (from, to) = (Point::middle(pair[0]), Point::middle(pair[1]));
                let along = from.direction(to).filter(|_| border);
                if let Some(along) = along {
                    let spot = Spot { at: from.towards(to, 0.5), along };
                    let bar = vec![spot.beside(14.0 * UNIT), spot.beside(-14.0 * UNIT)];
                    out.push(Figure::line(bar, Tone::Ink, 3.0));
                }
            }
        }
        Pattern::Teeth => {
            out.push(thin(points.clone(), Tone::Violet));
            for (i, spot) in geometry::spots(&points, 9.0 * UNIT).into_iter().enumerate() {
                let far = if i % 2 == 0 { 8.0 } else { -8.0 };
                out.push(thin(vec![spot.at, spot.beside(far * UNIT)], Tone::Violet));
            }
            let middle = geometry::spot(&points, geometry::length(&points) / 2.0);
            let centre = middle.map_or(first, |spot| spot.at);
            out.push(Figure::circle(centre, 46.0).stroked(Tone::Violet, 2.0));
        }
        Pattern::Rings => {
            let line = between_rings(&points, 23.0);
            out.push(thin(line, Tone::Blue));
            for centre in [first, last] {
                out.push(Figure::circle(centre, 46.0).stroked(Tone::Blue, 2.0));
            }
        }
        Pattern::Diamonds => {
            let line = between_rings(&points, 27.0);
            out.push(thin(line, Tone::Violet));
            for centre in [first, last] {
                let far = 27.0 * UNIT;
                let corners = [(0.0, -far), (far, 0.0), (0.0, far), (-far, 0.0)];
                let corners = corners.map(|(x, y)| centre.plus(x, y)).to_vec();
                out.push(thin(corners, Tone::Violet).closed());
            }
        }
        Pattern::Ticks => {
            out.push(Figure::line(points.clone(), Tone::Grey, BAND - 5.0));
            for (i, spot) in geometry::spots(&points, 6.0 * UNIT).into_iter().enumerate() {
                if i % 4 != 3 {
                    let tick = vec![spot.beside(7.0 * UNIT), spot.beside(-7.0 * UNIT)];
                    out.push(Figure::line(tick, Tone::Teal, 1.5));
                }
            }
        }
        Pattern::Dashes => {
            out.push(Figure::line(points, Tone::Red, 4.0).dashed(15.0, 9.0));
        }
        Pattern::Beads => {
            for spot in geometry::spots(&points, 9.0 * UNIT) {
                out.push(Figure::circle(spot.at, 6.0).filled(Tone::Violet));
            }
        }
        Pattern::Tube => {
            out.push(Figure::line(points, Tone::Grey, 18.0));
            out.push(Figure::circle(first, 46.0).filled(Tone::Grey));
        }
        Pattern::HollowTube => {
            out.push(Figure::line(points.clone(), Tone::Quiet, 18.0));
            out.push(Figure::circle(first, 46.0).filled(Tone::Quiet));
            out.push(Figure::line(points, Tone::Paper, 14.0));
            out.push(Figure::circle(first, 42.0).filled(Tone::Paper));
        }
        Pattern::Arrow => {
            let mut line = points.clone();
            if let Some(&second) = points.get(1) {
                let rim = (24.0 * UNIT / first.distance(second).max(1e-9)).min(1.0);
                line[0] = first.towards(second, rim);
            }
            out.push(thin(line.clone(), Tone::Ink));
            head(out, &line);
        }
        Pattern::Thin => out.push(thin(points, Tone::Quiet)),
    }
}

/// The two strokes at the end of an arrow.
fn head(out: &mut Vec<Figure>, line: &[Point]) {
    let Some(end) = geometry::spot(line, f64::INFINITY) else { return };
    let back = end.at.plus(-end.along.0 * 11.0 * UNIT, -end.along.1 * 11.0 * UNIT);
    let back = Spot { at: back, along: end.along };
    let wings = vec![back.beside(8.0 * UNIT), end.at, back.beside(-8.0 * UNIT)];
    out.push(Figure::line(wings, Tone::Ink, 2.0));
}

/// The line shortened at both ends, which lie in rings of this radius.
fn between_rings(points: &[Point], radius: f64) -> Vec<Point> {
    let mut line = points.to_vec();
    let count = line.len();
    if count > 1 {
        for (end, next) in [(0, 1), (count - 1, count - 2)] {
            let part = (radius * UNIT / points[end].distance(points[next]).max(1e-9)).min(0.5);
            line[end] = points[end].towards(points[next], part);
        }
    }
    line
}

/// Points beside the line at its spots, to the left and right as `side` says, -1 to 1; on the line
/// at both ends.
fn swung(spots: &[Spot], far: f64, side: impl Fn(usize) -> f64) -> Vec<Point> {
    let last = spots.len().saturating_sub(1);
    let point = |(i, spot): (usize, &Spot)| match i {
        0 => spot.at,
        i if i == last => spot.at,
        i => spot.beside(side(i) * far * UNIT),
    };
    spots.iter().enumerate().map(point).collect()
}

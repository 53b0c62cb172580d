//! Points, quadrilaterals and the perspective maps onto them.
//!
//! Coordinates are continuous: x to the right, y down, the first pixel covers 0 to 1 both
//! ways and its centre is at (0.5, 0.5). So a picture half as large has coordinates half as
//! large, and nothing else changes.

/// A point of a picture, in pixels.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Downwards.
    pub y: f32,
}

/// Four corners in order: top left, top right, bottom right, bottom left.
pub type Quad = [Point; 4];

impl Point {
    /// The point at these coordinates.
    pub const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }

    /// The point with both coordinates multiplied.
    pub fn scaled(self, factor: f32) -> Self {
        Self::new(self.x * factor, self.y * factor)
    }

    /// How far it is to another point.
    pub fn distance(self, other: Self) -> f32 {
        (self.x - other.x).hypot(self.y - other.y)
    }
}

/// The lengths of the four sides: top, right, bottom, left.
pub fn sides(quad: &Quad) -> [f32; 4] {
    std::array::from_fn(|i| quad[i].distance(quad[(i + 1) % 4]))
}

/// The area inside.
pub fn area(quad: &Quad) -> f32 {
    let twice: f32 = (0..4).map(|i| cross(Point::default(), quad[i], quad[(i + 1) % 4])).sum();
    twice.abs() / 2.0
}

/// Twice the area of the triangle; positive if `a`, `b`, `c` turn clockwise on the screen.
pub(crate) fn cross(a: Point, b: Point, c: Point) -> f32 {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

/// Whether all corners turn the same way.
pub(crate) fn is_convex(quad: &Quad) -> bool {
    (0..4).all(|i| cross(quad[i], quad[(i + 1) % 4], quad[(i + 2) % 4]) > 0.0)
}

/// The smallest upright rectangle around points: its least and greatest corner.
pub(crate) fn bounds(points: &[Point]) -> (Point, Point) {
    let (least, greatest) = (Point::new(f32::MAX, f32::MAX), Point::new(f32::MIN, f32::MIN));
    points.iter().fold((least, greatest), |(least, greatest), p| {
        (
            Point::new(least.x.min(p.x), least.y.min(p.y)),
            Point::new(greatest.x.max(p.x), greatest.y.max(p.y)),
        )
    })
}

/// A perspective map from the unit square onto a quadrilateral.
#[derive(Clone, Copy, Debug)]
pub struct Perspective {
    x: [f32; 3],
    y: [f32; 3],
    w: [f32; 2],
}

impl Perspective {
    /// The map that takes (0, 0), (1, 0), (1, 1), (0, 1) to the corners in their order
    /// (P. Heckbert, *Fundamentals of Texture Mapping and Image Warping*, 1989, §2.2.3).
    pub fn onto(quad: &Quad) -> Self {
        let [a, b, c, d] = *quad;
        let (dx1, dx2, sx) = (b.x - c.x, d.x - c.x, a.x - b.x + c.x - d.x);
        let (dy1, dy2, sy) = (b.y - c.y, d.y - c.y, a.y - b.y + c.y - d.y);
        let det = dx1 * dy2 - dx2 * dy1;
        let det = if det.abs() < 1e-9 { 1e-9 } else { det };
        let (g, h) = ((sx * dy2 - dx2 * sy) / det, (dx1 * sy - sx * dy1) / det);
        Self {
            x: [b.x - a.x + g * b.x, d.x - a.x + h * d.x, a.x],
            y: [b.y - a.y + g * b.y, d.y - a.y + h * d.y, a.y],
            w: [g, h],
        }
    }

    /// Where a point of the unit square goes.
    pub fn at(&self, u: f32, v: f32) -> Point {
        let w = self.w[0] * u + self.w[1] * v + 1.0;
        let w = if w.abs() < 1e-6 { 1e-6 } else { w };
        Point::new(
            (self.x[0] * u + self.x[1] * v + self.x[2]) / w,
            (self.y[0] * u + self.y[1] * v + self.y[2]) / w,
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_perspective_takes_the_corners_to_the_corners() {
        let quad = [
            Point::new(3.0, 4.0),
            Point::new(90.0, 1.0),
            Point::new(70.0, 80.0),
            Point::new(9.0, 60.0),
        ];
        let map = Perspective::onto(&quad);
        for (corner, (u, v)) in quad.iter().zip([(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]) {
            assert!(map.at(u, v).distance(*corner) < 1e-3);
        }
        // Straight lines stay straight: the middle is where the diagonals cross.
        let middle = map.at(0.5, 0.5);
        assert!(cross(quad[0], quad[2], middle).abs() < 1.0);
        assert!(cross(quad[1], quad[3], middle).abs() < 1.0);
    }
}

//! Step 4b, **quadrilaterals**: the four corners of what hangs together.

use crate::geometry::{Point, Quad, cross};

/// The quadrilateral that fits points best: their convex hull with ever more corners left out,
/// until four remain; the smallest turned rectangle if that never happens.
pub(crate) fn around(points: &[Point]) -> Option<Quad> {
    let hull = hull(points);
    if hull.len() < 3 {
        return None;
    }
    let around: f32 = (0..hull.len()).map(|i| hull[i].distance(hull[(i + 1) % hull.len()])).sum();
    for share in [0.01, 0.015, 0.02, 0.03, 0.04, 0.06, 0.08, 0.1] {
        let simple = simplified(&hull, share * around);
        if simple.len() <= 4 {
            if let Ok(quad) = simple.try_into() {
                return Some(ordered(quad));
            }
            break;
        }
    }
    Some(ordered(rectangle(&hull)))
}

/// The convex hull, clockwise on the screen (A. M. Andrew's chains).
fn hull(points: &[Point]) -> Vec<Point> {
    let mut points = points.to_vec();
    points.sort_by(|a, b| a.x.total_cmp(&b.x).then(a.y.total_cmp(&b.y)));
    points.dedup();
    let mut hull: Vec<Point> = Vec::new();
    let mut chain = |points: &mut dyn Iterator<Item = &Point>| {
        let start = hull.len();
        for &point in points {
            while hull.len() >= start + 2
                && cross(hull[hull.len() - 2], hull[hull.len() - 1], point) <= 0.0
            {
                hull.pop();
            }
            hull.push(point);
        }
        hull.pop();
    };
    chain(&mut points.iter());
    chain(&mut points.iter().rev());
    hull
}

/// A closed line with the corners left out that lie within `tolerance` (Douglas and Peucker).
fn simplified(hull: &[Point], tolerance: f32) -> Vec<Point> {
    let farthest = |from: Point| {
        let far = |i: &usize| from.distance(hull[*i]);
        (0..hull.len()).max_by(|a, b| far(a).total_cmp(&far(b))).unwrap_or(0)
    };
    let first = farthest(hull[0]);
    let second = farthest(hull[first]);
    let mut kept = Vec::new();
    for (from, to) in [(first, second), (second, first)] {
        let to = if to <= from { to + hull.len() } else { to };
        let chain: Vec<Point> = (from..=to).map(|i| hull[i % hull.len()]).collect();
        simplify(&chain, tolerance, &mut kept);
    }
    kept
}

/// Adds the corners of an open line that are kept, all but the last.
fn simplify(chain: &[Point], tolerance: f32, kept: &mut Vec<Point>) {
    let (first, last) = (chain[0], chain[chain.len() - 1]);
    let length = first.distance(last).max(1e-6);
    let far = |i: &usize| cross(first, last, chain[*i]).abs() / length;
    let most = (1..chain.len() - 1).max_by(|a, b| far(a).total_cmp(&far(b)));
    match most.filter(|most| far(most) > tolerance) {
        Some(most) => {
            simplify(&chain[..=most], tolerance, kept);
            simplify(&chain[most..], tolerance, kept);
        }
        None => kept.push(first),
    }
}

/// The smallest rectangle, in any direction; it lies along a side of the hull.
fn rectangle(hull: &[Point]) -> Quad {
    let mut best = (f32::MAX, [Point::default(); 4]);
    for i in 0..hull.len() {
        let (a, b) = (hull[i], hull[(i + 1) % hull.len()]);
        let length = a.distance(b);
        if length < 1e-6 {
            continue;
        }
        let (ux, uy) = ((b.x - a.x) / length, (b.y - a.y) / length);
        let (mut least, mut most) = ((f32::MAX, f32::MAX), (f32::MIN, f32::MIN));
        for p in hull {
            let (u, v) = (p.x * ux + p.y * uy, p.y * ux - p.x * uy);
            least = (least.0.min(u), least.1.min(v));
            most = (most.0.max(u), most.1.max(v));
        }
        let area = (most.0 - least.0) * (most.1 - least.1);
        if area < best.0 {
            let corners =
                [(least.0, least.1), (most.0, least.1), (most.0, most.1), (least.0, most.1)];
            best = (area, corners.map(|(u, v)| Point::new(u * ux - v * uy, u * uy + v * ux)));
        }
    }
    best.1
}

/// The corners clockwise, from the one nearest to the top left.
fn ordered(mut quad: Quad) -> Quad {
    let (x, y) = quad.iter().fold((0.0, 0.0), |sum, p| (sum.0 + p.x / 4.0, sum.1 + p.y / 4.0));
    let angle = |p: &Point| (p.y - y).atan2(p.x - x);
    quad.sort_by(|a, b| angle(a).total_cmp(&angle(b)));
    let sum = |i: &usize| quad[*i].x + quad[*i].y;
    let first = (0..4).min_by(|a, b| sum(a).total_cmp(&sum(b))).unwrap_or(0);
    quad.rotate_left(first);
    quad
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_corners_of_a_turned_square_are_found() {
        let points: Vec<Point> = (0..=100)
            .flat_map(|i| (0..=100).map(move |j| (i as f32, j as f32)))
            .map(|(i, j)| Point::new(50.0 + 0.9 * i - 0.2 * j, 10.0 + 0.2 * i + 0.9 * j))
            .collect();
        let quad = around(&points).unwrap();
        let want = [(50.0, 10.0), (140.0, 30.0), (120.0, 120.0), (30.0, 100.0)];
        for (corner, (x, y)) in quad.iter().zip(want) {
            assert!(corner.distance(Point::new(x, y)) < 0.01, "{quad:?}");
        }
    }

    #[test]
    fn too_few_points_have_none() {
        let line: Vec<Point> = (0..9).map(|i| Point::new(i as f32, i as f32)).collect();
        assert!(around(&[]).is_none());
        assert!(around(&line[..1]).is_none());
        assert!(around(&line).is_none());
    }
}

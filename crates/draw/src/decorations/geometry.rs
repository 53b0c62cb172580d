//! Points, lines beside lines, and the outlines of sets of cells.

use ennead_board::{Cell, CellSet};

/// A point of the board, in cells from its upper left corner.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Downwards.
    pub y: f64,
}

impl Point {
    pub(super) const fn new(x: f64, y: f64) -> Point {
        Point { x, y }
    }

    /// The middle of a cell.
    pub(super) fn middle(cell: Cell) -> Point {
        Point { x: cell.column() as f64 + 0.5, y: cell.row() as f64 + 0.5 }
    }

    pub(super) fn plus(self, dx: f64, dy: f64) -> Point {
        Point { x: self.x + dx, y: self.y + dy }
    }

    /// The point at `part` of the way to `other`.
    pub(super) fn towards(self, other: Point, part: f64) -> Point {
        self.plus((other.x - self.x) * part, (other.y - self.y) * part)
    }

    pub(super) fn distance(self, other: Point) -> f64 {
        (other.x - self.x).hypot(other.y - self.y)
    }

    /// The direction to `other`, of length 1; none if it is here.
    pub(super) fn direction(self, other: Point) -> Option<(f64, f64)> {
        let length = self.distance(other);
        (length > 1e-9).then(|| ((other.x - self.x) / length, (other.y - self.y) / length))
    }
}

/// A place on a line: the point, and the direction in which the line goes on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    pub(super) at: Point,
    pub(super) along: (f64, f64),
}

impl Spot {
    /// The point so far to the left of the line (negative: to the right).
    pub(super) fn beside(self, far: f64) -> Point {
        self.at.plus(self.along.1 * far, -self.along.0 * far)
    }
}

/// Its length.
pub(super) fn length(points: &[Point]) -> f64 {
    points.windows(2).map(|pair| pair[0].distance(pair[1])).sum()
}

/// The place on a line `far` from its start.
pub(super) fn spot(points: &[Point], far: f64) -> Option<Spot> {
    let mut left = far.max(0.0);
    let mut last = None;
    for pair in points.windows(2) {
        let Some(along) = pair[0].direction(pair[1]) else { continue };
        let length = pair[0].distance(pair[1]);
        if left <= length {
            return Some(Spot { at: pair[0].towards(pair[1], left / length), along });
        }
        left -= length;
        last = Some(Spot { at: pair[1], along });
    }
    last
}

/// Places along a line, about `step` apart, both ends among them.
pub(super) fn spots(points: &[Point], step: f64) -> Vec<Spot> {
    let length = length(points);
    let count = (length / step).round().max(1.0) as usize;
    (0..=count).filter_map(|i| spot(points, length * i as f64 / count as f64)).collect()
}

/// The line so far to the left of a line (negative: to the right), with its corners where the
/// shifted parts meet.
pub(super) fn beside(points: &[Point], far: f64) -> Vec<Point> {
    let mut points = points.to_vec();
    points.dedup_by(|a, b| a.distance(*b) < 1e-9);
    let direction = |i: usize| points[i].direction(points[i + 1]).unwrap_or((1.0, 0.0));
    let count = points.len();
    (0..count)
        .map(|i| {
            let before = (i > 0).then(|| direction(i - 1));
            let after = (i + 1 < count).then(|| direction(i));
            let (a, b) = (before.or(after), after.or(before));
            let (a, b) = (a.unwrap_or((1.0, 0.0)), b.unwrap_or((1.0, 0.0)));
            // The normals' sum, as long as the corner needs; a line that turns back has none.
            let (x, y) = (a.1 + b.1, -a.0 - b.0);
            let square = x * x + y * y;
            if square < 0.3 {
                return points[i].plus(a.1 * far, -a.0 * far);
            }
            points[i].plus(2.0 * x / square * far, 2.0 * y / square * far)
        })
        .collect()
}

/// The outlines of a set of cells, each as the corners of a closed line `inset` inside it. The
/// first corner of the first outline is the upper left one of the first cell.
pub(super) fn outlines(cells: CellSet, inset: f64) -> Vec<Vec<Point>> {
    // Edges run clockwise, the cells on their right: from, to, direction.
    type Edge = ((i32, i32), (i32, i32));
    let mut edges: Vec<Edge> = Vec::new();
    for cell in cells.iter() {
        let (row, column) = (cell.row() as i32, cell.column() as i32);
        let free = |rows, columns| !cell.step(rows, columns).is_some_and(|it| cells.contains(it));
        let mut edge = |from: (i32, i32), to: (i32, i32)| edges.push((from, to));
        if free(-1, 0) {
            edge((column, row), (column + 1, row));
        }
        if free(0, 1) {
            edge((column + 1, row), (column + 1, row + 1));
        }
        if free(1, 0) {
            edge((column + 1, row + 1), (column, row + 1));
        }
        if free(0, -1) {
            edge((column, row + 1), (column, row));
        }
    }
    let turn = |a: Edge, b: Edge| {
        let (ax, ay) = (a.1.0 - a.0.0, a.1.1 - a.0.1);
        let (bx, by) = (b.1.0 - b.0.0, b.1.1 - b.0.1);
        ax * by - ay * bx
    };
    let mut outlines = Vec::new();
    while !edges.is_empty() {
        let first = edges.remove(0);
        let mut loop_ = vec![first];
        while loop_[loop_.len() - 1].1 != first.0 {
            let last = loop_[loop_.len() - 1];
            // Where two cells touch only at a corner, a turn to the right stays at the same one.
            let next = (0..edges.len())
                .filter(|&i| edges[i].0 == last.1)
                .max_by_key(|&i| turn(last, edges[i]));
            let Some(next) = next else { break };
            loop_.push(edges.remove(next));
        }
        let inner = |(from, to): Edge| {
            let (dx, dy) = (f64::from(to.0 - from.0), f64::from(to.1 - from.1));
            (-dy * inset, dx * inset)
        };
        let count = loop_.len();
        let corners = (0..count).filter_map(|i| {
            let (before, after) = (loop_[(i + count - 1) % count], loop_[i]);
            let ((ax, ay), (bx, by)) = (inner(before), inner(after));
            let at = Point::new(f64::from(after.0.0), f64::from(after.0.1));
            (turn(before, after) != 0).then(|| at.plus(ax + bx, ay + by))
        });
        outlines.push(corners.collect());
    }
    outlines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(names: &str) -> CellSet {
        names.parse().unwrap()
    }

    fn rounded(points: &[Point]) -> Vec<(i64, i64)> {
        points.iter().map(|p| ((p.x * 10.0).round() as i64, (p.y * 10.0).round() as i64)).collect()
    }

    #[test]
    fn an_outline_goes_round_its_cells_inside_them() {
        let square = outlines(cells("r1c1"), 0.1);
        assert_eq!(rounded(&square[0]), [(1, 1), (9, 1), (9, 9), (1, 9)]);
        let bent = outlines(cells("r1c2 r2c1 r2c2"), 0.1);
        assert_eq!(bent.len(), 1);
        assert_eq!(rounded(&bent[0]), [(11, 1), (19, 1), (19, 19), (1, 19), (1, 11), (11, 11)]);
        assert_eq!(outlines(cells("r1c1 r2c2"), 0.1).len(), 2, "corners do not connect");
        let ring = outlines(cells("r1c1 r1c2 r1c3 r2c1 r2c3 r3c1 r3c2 r3c3"), 0.1);
        assert_eq!(ring.len(), 2, "the hole has an outline too");
        assert_eq!(rounded(&ring[1]), [(21, 9), (9, 9), (9, 21), (21, 21)]);
        assert!(outlines(CellSet::EMPTY, 0.1).is_empty());
    }

    #[test]
    fn a_line_beside_a_line_keeps_its_distance() {
        let bent = [Point::new(0.0, 0.0), Point::new(2.0, 0.0), Point::new(2.0, 2.0)];
        assert_eq!(rounded(&beside(&bent, 0.5)), [(0, -5), (25, -5), (25, 20)]);
        assert_eq!(rounded(&beside(&bent, -0.5)), [(0, 5), (15, 5), (15, 20)]);
        let back = [Point::new(0.0, 0.0), Point::new(1.0, 0.0), Point::new(0.0, 0.0)];
        assert!(beside(&back, 0.5).iter().all(|p| p.x.abs() < 5.0 && p.y.abs() < 5.0));
        assert!(beside(&[], 1.0).is_empty());
        assert_eq!(spots(&bent, 1.0).len(), 5);
        assert!(spots(&[], 1.0).is_empty());
        assert!(spots(&bent[..1], 1.0).is_empty());
    }
}

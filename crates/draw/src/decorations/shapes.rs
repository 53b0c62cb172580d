//! Decorations as plain figures: what every output draws.
//!
//! Lengths are in cells: the middle of the first cell is (0.5, 0.5), y downwards. The proportions
//! are those of a cell of 64 units, in which a dash of a cage is 4 long.

use ennead_board::{CellSet, Layout};

use super::geometry::Point;
use super::{Decoration, line, signs};

pub use super::figure::{Figure, Form, Shapes, Stroke, Tone};
pub use super::geometry::Point as At;

/// The figures of `decorations` on a board.
pub fn shapes(layout: &Layout, decorations: &[Decoration]) -> Shapes {
    let mut shapes = Shapes::default();
    // What has no meaning without its neighbours lies lowest.
    let is_tint = |decoration: &&Decoration| matches!(decoration, Decoration::Tint { .. });
    let (tints, others): (Vec<_>, Vec<_>) = decorations.iter().partition(is_tint);
    for decoration in tints.into_iter().chain(others) {
        match decoration {
            Decoration::Line { cells, pattern } => {
                line::draw(&mut shapes, layout, cells, *pattern);
            }
            other => signs::draw(&mut shapes, other),
        }
    }
    shapes
}

/// The outlines of a set of cells along its own border, each clockwise from corner to corner.
pub fn outlines(cells: CellSet) -> Vec<Vec<Point>> {
    super::geometry::outlines(cells, 0.0)
}

/// The longest runs of numbers below `count` for which `holds` is true: from, and to before.
pub fn runs(count: usize, holds: impl Fn(usize) -> bool) -> Vec<(usize, usize)> {
    let mut runs: Vec<(usize, usize)> = Vec::new();
    for i in (0..count).filter(|&i| holds(i)) {
        match runs.last_mut() {
            Some((_, end)) if *end == i => *end += 1,
            _ => runs.push((i, i + 1)),
        }
    }
    runs
}

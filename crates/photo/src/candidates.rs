//! Step 4, **candidates**: quadrilaterals that might be the frame of a grid.
//!
//! There are two kinds, and photos need both. The frame and the lines of a grid hang together:
//! so each large *component* of dark pixels is a candidate. Where they also hang together with
//! something else, or with nothing, the light cells between them give them away: equal holes
//! side by side, a *lattice*.

use crate::binary::Bitmap;
use crate::components::{Component, Components};
use crate::geometry::{Point, Quad, area, is_convex, sides};
use crate::quad;

/// The size and the number of what is looked for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// The least side of a grid in pixels.
    pub(crate) least: f32,
    /// The greatest side of a cell in pixels.
    pub(crate) greatest_cell: f32,
    /// How many of the largest components are tried.
    pub(crate) components: usize,
}

/// The candidates of a bitmap.
pub(crate) fn candidates(bitmap: &Bitmap, limits: &Limits) -> Vec<Quad> {
    let mut quads = components(bitmap, limits);
    quads.extend(lattices(bitmap, limits));
    quads.retain(|quad| is_plausible(quad, limits));
    quads
}

/// Convex, large enough, and no side much longer than another.
fn is_plausible(quad: &Quad, limits: &Limits) -> bool {
    let sides = sides(quad);
    let longest = sides.iter().copied().fold(0.0, f32::max);
    let shortest = sides.iter().copied().fold(f32::MAX, f32::min);
    is_convex(quad) && longest <= 2.2 * shortest && area(quad) >= limits.least.powi(2) / 2.0
}

fn components(bitmap: &Bitmap, limits: &Limits) -> Vec<Quad> {
    let components = Components::of(bitmap, true);
    let size = |i: &usize| components.all[*i].width() * components.all[*i].height();
    let mut large: Vec<usize> = (0..components.all.len())
        .filter(|&i| components.all[i].width().min(components.all[i].height()) >= limits.least)
        .collect();
    large.sort_by(|a, b| size(b).total_cmp(&size(a)));
    large.truncate(limits.components);
    large.iter().filter_map(|&i| quad::around(&components.outline(i))).collect()
}

/// A light hole that might be a cell.
struct Hole {
    centre: Point,
    side: f32,
    bounds: Component,
}

fn lattices(bitmap: &Bitmap, limits: &Limits) -> Vec<Quad> {
    let sizes = limits.least / 9.0 * 0.6..limits.greatest_cell;
    let mut holes: Vec<Hole> = Components::of(bitmap, false)
        .all
        .into_iter()
        .filter(|hole| {
            let (width, height, area) = (hole.width(), hole.height(), hole.area as f32);
            sizes.contains(&width)
                && sizes.contains(&height)
                && area > 0.45 * width * height
                && width.max(height) < 1.6 * width.min(height)
        })
        .map(|bounds| Hole { centre: bounds.centre(), side: (bounds.area as f32).sqrt(), bounds })
        .collect();
    holes.sort_by(|a, b| a.centre.x.total_cmp(&b.centre.x));
    let mut seen = vec![false; holes.len()];
    let mut quads = Vec::new();
    for first in 0..holes.len() {
        if seen[first] {
            continue;
        }
        seen[first] = true;
        let mut group = vec![first];
        let mut next = 0;
        while next < group.len() {
            let hole = &holes[group[next]];
            next += 1;
            let reach = 1.67 * hole.side;
            let start = holes.partition_point(|other| other.centre.x < hole.centre.x - reach);
            for (other, candidate) in holes.iter().enumerate().skip(start) {
                if candidate.centre.x > hole.centre.x + reach {
                    break;
                }
                let smaller = hole.side.min(candidate.side);
                let alike = (hole.side - candidate.side).abs() < 0.35 * smaller;
                if !seen[other] && alike && hole.centre.distance(candidate.centre) < 1.67 * smaller
                {
                    seen[other] = true;
                    group.push(other);
                }
            }
        }
        if group.len() >= 30 {
            let corners = group.iter().flat_map(|&i| {
                let Component { left, top, right, bottom, .. } = holes[i].bounds;
                [(left, top), (right, top), (right, bottom), (left, bottom)]
            });
            let corners: Vec<Point> =
                corners.map(|(x, y)| Point::new(x as f32, y as f32)).collect();
            quads.extend(quad::around(&corners));
        }
    }
    quads
}

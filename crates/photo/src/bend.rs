//! Step 6, **fit**: a smooth shift that moves every line to where it is seen.
//!
//! A plane shift (degree 1) puts the corners right; a cubic one (degree 3) follows the curl of
//! paper. Both are least squares over the segments, each weighted by how clearly it is seen, in
//! a few rounds in which what does not fit loses its weight.

use crate::geometry::{Perspective, Quad};
use crate::lines::{CELL, Evidence};
use crate::plane::Plane;

/// The coefficients of a polynomial of degree 1, and of degree 3, in two variables.
pub(crate) const PLANE: usize = 3;
pub(crate) const CUBIC: usize = 10;

/// A shift, as a polynomial in the place, for x and for y.
pub(crate) struct Bend<const N: usize>([[f64; N]; 2]);

impl<const N: usize> Bend<N> {
    /// The shift that fits the evidence best.
    pub(crate) fn fit(evidence: &Evidence) -> Self {
        Self([0, 1].map(|direction| {
            let mut places = Vec::with_capacity(90);
            for line in 0..10 {
                for segment in 0..9 {
                    let strength = evidence.strength[direction][line][segment];
                    if strength > evidence.threshold {
                        let (across, along) = (line as f32, segment as f32 + 0.5);
                        let (u, v) = if direction == 0 { (across, along) } else { (along, across) };
                        let weight = f64::from(strength.min(4.0 * evidence.threshold));
                        let offset = f64::from(evidence.offset[direction][line][segment]);
                        places.push((terms::<N>(u / 9.0, v / 9.0), offset, weight));
                    }
                }
            }
            robust(&places)
        }))
    }

    /// The shift at a place of the unit square, as a share of its side.
    pub(crate) fn at(&self, u: f32, v: f32) -> (f32, f32) {
        let terms = terms::<N>(u, v);
        let shift = self.0.map(|coefficients| {
            let pixels: f64 = coefficients.iter().zip(&terms).map(|(c, t)| c * t).sum();
            (pixels.clamp(-10.0, 10.0) / (9 * CELL) as f64) as f32
        });
        (shift[0], shift[1])
    }
}

/// The products of powers of two variables, both from -1 to 1 on the grid.
fn terms<const N: usize>(u: f32, v: f32) -> [f64; N] {
    let degree = if N == PLANE { 1 } else { 3 };
    let powers = |x: f32| {
        let x = f64::from(2.0 * x - 1.0);
        [1.0, x, x * x, x * x * x]
    };
    let (u, v) = (powers(u), powers(v));
    let mut terms = [0.0; N];
    let exponents = (0..=degree).flat_map(|i| (0..=degree - i).map(move |j| (i, j)));
    for (term, (i, j)) in terms.iter_mut().zip(exponents) {
        *term = u[i] * v[j];
    }
    terms
}

/// Four rounds of weighted least squares. What is 1.5 pixels off has a quarter of its weight left.
fn robust<const N: usize>(places: &[([f64; N], f64, f64)]) -> [f64; N] {
    let mut solution = [0.0; N];
    for round in 0..4 {
        let mut matrix = [[0.0; N]; N];
        let mut right = [0.0; N];
        let mut total = 0.0;
        for (terms, offset, weight) in places {
            let fitted: f64 = terms.iter().zip(&solution).map(|(t, s)| t * s).sum();
            let off = if round == 0 { 0.0 } else { (offset - fitted) / 1.5 };
            let weight = weight / (1.0 + off * off).powi(2);
            total += weight;
            for i in 0..N {
                right[i] += weight * terms[i] * offset;
                for j in 0..N {
                    matrix[i][j] += weight * terms[i] * terms[j];
                }
            }
        }
        // A little towards zero, so that there is always a solution.
        (0..N).for_each(|i| matrix[i][i] += 1e-3 * total + 1e-9);
        solution = solve(matrix, right);
    }
    solution
}

/// Solves linear equations with a positive definite matrix, by elimination.
fn solve<const N: usize>(mut matrix: [[f64; N]; N], mut right: [f64; N]) -> [f64; N] {
    for i in 0..N {
        for j in i + 1..N {
            let factor = matrix[j][i] / matrix[i][i];
            for k in i..N {
                matrix[j][k] -= factor * matrix[i][k];
            }
            right[j] -= factor * right[i];
        }
    }
    for i in (0..N).rev() {
        let rest: f64 = (i + 1..N).map(|k| matrix[i][k] * right[k]).sum();
        right[i] = (right[i] - rest) / matrix[i][i];
    }
    right
}

/// Moves the corners twice to where the lines are seen; the best evidence and its corners.
pub(crate) fn refined(darkness: &Plane, mut quad: Quad) -> (Evidence, Quad) {
    let mut best: Option<(Evidence, Quad)> = None;
    for round in 0..3 {
        let map = Perspective::onto(&quad);
        let evidence = Evidence::of(darkness, &map);
        let last = round == 2 || evidence.score < 0.25;
        let bend = Bend::<PLANE>::fit(&evidence);
        if best.as_ref().is_none_or(|(best, _)| evidence.score > best.score) {
            best = Some((evidence, quad));
        }
        if last {
            break;
        }
        quad = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)].map(|(u, v)| {
            let (dx, dy) = bend.at(u, v);
            map.at(u + dx, v + dy)
        });
    }
    best.expect("there is a first round")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equations_are_solved() {
        let solution = solve([[4.0, 1.0, 0.0], [1.0, 3.0, 1.0], [0.0, 1.0, 2.0]], [6.0, 10.0, 8.0]);
        for (found, want) in solution.iter().zip([1.0, 2.0, 3.0]) {
            assert!((found - want).abs() < 1e-12);
        }
    }
}

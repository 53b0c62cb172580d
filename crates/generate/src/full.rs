//! Full grids, each with the same chance.

use ennead_grid::Solution;
use rand::Rng;

/// A full grid.
pub fn full_grid(rng: &mut impl Rng) -> Solution {
    ennead_engine::sets::full_grid(rng)
}

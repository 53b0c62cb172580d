//! Stands in until the three tiers are there.
#![allow(missing_docs)]
pub struct Singles {
    pub grid: ennead_grid::Givens,
}
pub fn singles(puzzle: &ennead_grid::Puzzle) -> Singles {
    Singles { grid: *puzzle.givens() }
}

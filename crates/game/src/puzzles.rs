//! A small set of our own puzzles by level, for those who come without one.

use ennead_grid::Givens;

/// The levels, the easiest first.
pub const LEVELS: [&str; 4] = ["easy", "medium", "hard", "very-hard"];

/// The puzzles of a level; none if there is no such level.
pub fn puzzles(level: &str) -> impl Iterator<Item = Givens> {
    let lines = include_str!("../puzzles/levels.txt").lines();
    let of_level = lines.filter_map(move |line| line.strip_prefix(level)?.strip_prefix(' '));
    of_level.map(|givens| givens.parse().expect("81 digits and dots"))
}

#[cfg(test)]
mod tests {
    use ennead_engine::solution;
    use ennead_grid::Puzzle;

    use super::*;

    #[test]
    fn every_level_has_puzzles_and_each_has_one_solution() {
        for level in LEVELS {
            assert!(puzzles(level).count() >= 5, "{level}");
            for givens in puzzles(level) {
                assert!(solution(&Puzzle::try_from(givens).unwrap()).is_some(), "{givens}");
            }
        }
        assert_eq!(puzzles("impossible").count(), 0);
    }
}

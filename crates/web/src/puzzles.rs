//! A small set of our own puzzles by level, for those who come without one.

use ennead::Givens;

/// A puzzle and how hard it is.
pub(crate) struct Leveled {
    pub(crate) level: &'static str,
    pub(crate) givens: Givens,
}

/// The levels, the easiest first.
pub(crate) const LEVELS: [&str; 4] = ["easy", "medium", "hard", "very-hard"];

/// The puzzles, by level.
pub(crate) fn puzzles() -> impl Iterator<Item = Leveled> {
    include_str!("../puzzles/levels.txt").lines().filter(|line| !line.starts_with('#')).map(
        |line| {
            let (level, givens) = line.split_once(' ').expect("a line is a level and a puzzle");
            Leveled { level, givens: givens.parse().expect("81 digits and dots") }
        },
    )
}

#[cfg(test)]
mod tests {
    use ennead::{Puzzle, solution};

    use super::*;

    #[test]
    fn every_level_has_puzzles_and_each_has_one_solution() {
        for level in LEVELS {
            assert!(puzzles().filter(|puzzle| puzzle.level == level).count() >= 5, "{level}");
        }
        for puzzle in puzzles() {
            assert!(LEVELS.contains(&puzzle.level));
            assert!(solution(&Puzzle::try_from(puzzle.givens).unwrap()).is_some());
        }
    }
}

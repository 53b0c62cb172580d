//! A small set of our own puzzles by level, for those who come without one.

use ennead_grid::Givens;

/// The levels, the easiest first: by Sudoku Explainer's rating, up to 1.5, 2.5, 4.4, 7.0 and above.
pub const LEVELS: [&str; 5] = ["easy", "medium", "hard", "very-hard", "extreme"];

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
    use ennead_logic::Stop;
    use ennead_logic::rating::{Level, Rater, RaterOptions};

    use super::*;

    #[test]
    fn every_level_has_puzzles_that_have_one_solution_and_that_rating() {
        assert_eq!(LEVELS, Level::ALL.map(Level::name));
        let mut rater = Rater::new(RaterOptions::default());
        for level in LEVELS {
            assert!(puzzles(level).count() >= 8, "{level}");
            for givens in puzzles(level) {
                let puzzle = Puzzle::try_from(givens).unwrap();
                assert!(solution(&puzzle).is_some(), "{givens}");
                assert_eq!(
                    Level::of(rater.rate(&puzzle, &Stop::never()).unwrap().er).name(),
                    level,
                    "{givens}"
                );
            }
        }
        assert_eq!(puzzles("impossible").count(), 0);
    }
}

//! The engine's count, which the doors give to the repair.

use ennead_grid::{Givens, Puzzle};

/// The number of solutions, at most 2.
pub fn count(digits: &[u8; 81]) -> usize {
    let text: String = digits.iter().map(|digit| char::from(b'0' + digit)).collect();
    let givens: Givens = text.parse().expect("81 digits");
    Puzzle::try_from(givens).map_or(0, |puzzle| ennead_engine::count_solutions(&puzzle, 2) as usize)
}

/// The only solution of a puzzle.
pub fn solution(digits: &[u8; 81]) -> [u8; 81] {
    let text: String = digits.iter().map(|digit| char::from(b'0' + digit)).collect();
    let puzzle = Puzzle::try_from(text.parse::<Givens>().expect("81 digits")).expect("no clash");
    let solution = ennead_engine::solution(&puzzle).expect("the puzzle has one").to_string();
    std::array::from_fn(|cell| solution.as_bytes()[cell] - b'0')
}

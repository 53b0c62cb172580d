//! None, one or several: what a puzzle has for solutions.

use ennead_grid::{Puzzle, Solution};

use crate::fast;

/// What a puzzle has for solutions.
///
/// ```
/// use ennead_engine::{Solutions, solve};
/// use ennead_grid::Puzzle;
///
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
///         .parse()?;
/// match solve(&puzzle) {
///     Solutions::None => println!("It cannot be solved."),
///     Solutions::One(solution) => println!("{solution}"),
///     Solutions::Several([first, second]) => println!("{first} or {second}, for example"),
/// }
/// assert!(solve(&puzzle).unique().is_some());
/// assert!(matches!(solve(&Puzzle::EMPTY), Solutions::Several(_)));
/// # Ok::<(), ennead_grid::ParsePuzzleError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Solutions {
    /// There is none.
    None,
    /// There is exactly one.
    One(Solution),
    /// There are several; these two come first in reading order (compared cell by cell, row by row,
    /// the smaller digit first).
    Several([Solution; 2]),
}

impl Solutions {
    /// The solution, if there is exactly one.
    pub const fn unique(self) -> Option<Solution> {
        match self {
            Solutions::One(solution) => Some(solution),
            Solutions::None | Solutions::Several(_) => None,
        }
    }

    /// The solutions that are here: none, the one, or the first two.
    pub const fn as_slice(&self) -> &[Solution] {
        match self {
            Solutions::None => &[],
            Solutions::One(solution) => std::slice::from_ref(solution),
            Solutions::Several(two) => two,
        }
    }
}

/// The solutions that are here: none, the one, or the first two.
impl<'a> IntoIterator for &'a Solutions {
    type Item = &'a Solution;
    type IntoIter = std::slice::Iter<'a, Solution>;

    fn into_iter(self) -> Self::IntoIter {
        self.as_slice().iter()
    }
}

/// Solves a puzzle: has it no solution, one, or several?
///
/// It takes microseconds, for the hardest puzzles known less than a millisecond.
pub fn solve(puzzle: &Puzzle) -> Solutions {
    match fast::first_two(puzzle) {
        (0, _) => Solutions::None,
        (1, Some(solution)) => Solutions::One(solution),
        _ => {
            let two = fast::first_in_reading_order(puzzle, 2);
            Solutions::Several(two.try_into().expect("there are several"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{count_solutions, solution};

    #[test]
    fn solutions_are_those_that_are_counted() {
        let full: Solution =
            "671834925432159687958762413589621374346978251127543869263417598795386142814295736"
                .parse()
                .expect("a solution");
        let cells = ennead_grid::Cell::ALL;
        let mut seen = [0; 3];
        for givens in 0..=81 {
            let puzzle = Puzzle::of_solution(&full, cells.into_iter().take(givens).collect());
            let solutions = solve(&puzzle);
            assert_eq!(solutions.as_slice().len() as u64, count_solutions(&puzzle, 2));
            assert_eq!(solutions.unique(), solution(&puzzle));
            assert!(solutions.into_iter().all(|one| one.extends(puzzle.givens())));
            assert!(solutions.as_slice().is_sorted_by(|a, b| a < b));
            seen[solutions.as_slice().len()] += 1;
        }
        // r1c1 must be 9 by its row, and cannot be by its column.
        let none = format!(".12345678{:.<18}9{:.<53}", "", "").parse().expect("no clash");
        assert_eq!(solve(&none), Solutions::None);
        assert!(seen[1] > 0 && seen[2] > 0, "{seen:?}");
    }
}

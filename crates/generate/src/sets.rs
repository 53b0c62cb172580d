//! Sets of puzzles made from a seed, for measuring and testing.
//!
//! They resemble the lists that solvers are usually measured on, which may not be redistributed:
//! easy puzzles like those of a Kaggle data set, random minimal ones, and minimal ones with a given
//! left out or misplaced. They are not exact samples of anything. To make puzzles for people, use
//! [`make`](crate::make).

use ennead_engine::{count_solutions, some_solution};
use ennead_grid::{Cell, Digit, Givens, House, Puzzle, Solution, named};
use rand::seq::SliceRandom;
use rand::{Rng, RngExt};

named! {
    /// A kind of set.
    pub enum Set {
        /// About 33 givens; singles solve it.
        Easy = "easy",
        /// Minimal, with about 24 givens; made by leaving out givens at random.
        Minimal = "minimal",
        /// Minimal with one given left out: several solutions.
        Several = "several",
        /// Minimal with one given left out and a digit, right or wrong, added elsewhere: most have
        /// several solutions, many have none.
        Mutants = "mutants",
    }
}

impl Set {
    /// A puzzle of the set.
    ///
    /// ```
    /// use ennead_engine::count_solutions;
    /// use ennead_generate::sets::Set;
    /// use rand::SeedableRng;
    ///
    /// let puzzle = Set::Minimal.puzzle(&mut chacha20::ChaCha8Rng::seed_from_u64(1));
    /// assert_eq!(count_solutions(&puzzle, 2), 1);
    /// ```
    pub fn puzzle(self, rng: &mut impl Rng) -> Puzzle {
        let full = full_grid(rng);
        loop {
            let mut givens = match self {
                Set::Easy => easy(&full, rng),
                _ => minimal(&full, rng),
            };
            if matches!(self, Set::Several | Set::Mutants) {
                let cells: Vec<Cell> = givens.cells().iter().collect();
                givens.set(cells[rng.random_range(0..cells.len())], None);
            }
            if self == Set::Mutants {
                let cells: Vec<Cell> = (!givens.cells()).iter().collect();
                let digit = Digit::from_index(rng.random_range(0..9));
                givens.set(cells[rng.random_range(0..cells.len())], Some(digit));
            }
            // A misplaced digit may clash.
            if let Ok(puzzle) = Puzzle::try_from(givens) {
                return puzzle;
            }
        }
    }
}

/// A full grid: puts in random digits as long as the grid can be completed. Not the
/// [`full_grid`](crate::full_grid) of puzzles for people: a set stays the same for a seed.
fn full_grid(rng: &mut impl Rng) -> Solution {
    let mut givens = Givens::EMPTY;
    loop {
        let mut next = givens;
        let digit = Digit::from_index(rng.random_range(0..9));
        next.set(Cell::new(rng.random_range(0..81)), Some(digit));
        if let Ok(puzzle) = Puzzle::try_from(next)
            && let Some(solution) = some_solution(&puzzle)
        {
            givens = next;
            if givens.len() >= 20 {
                return solution;
            }
        }
    }
}

fn shuffled_cells(rng: &mut impl Rng) -> [Cell; 81] {
    let mut cells = Cell::ALL;
    cells.shuffle(rng);
    cells
}

/// Leaves out givens in random order as long as the solution stays unique.
fn minimal(full: &Solution, rng: &mut impl Rng) -> Givens {
    let mut givens = *full.grid();
    for cell in shuffled_cells(rng) {
        let digit = givens.get(cell);
        givens.set(cell, None);
        let puzzle = Puzzle::try_from(givens).expect("part of a solution");
        if count_solutions(&puzzle, 2) != 1 {
            givens.set(cell, digit);
        }
    }
    givens
}

/// Leaves out givens in random order, each only if a single would restore it at once.
fn easy(full: &Solution, rng: &mut impl Rng) -> Givens {
    let mut givens = *full.grid();
    for cell in shuffled_cells(rng) {
        givens.set(cell, None);
        let digit = full.digit(cell);
        let naked = givens.allowed(cell).len() == 1;
        let is_only_place = |house: &House| {
            let mut others = house.cells().without(cell).iter();
            others
                .all(|other| givens.get(other).is_some() || !givens.allowed(other).contains(digit))
        };
        if !naked && !cell.houses().iter().any(is_only_place) {
            givens.set(cell, Some(digit));
        }
    }
    givens
}

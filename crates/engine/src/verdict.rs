//! How hard a puzzle is, on E. Sturm's scale.

use ennead_grid::{Clues, Puzzle, named};

use crate::{Reach, fast};

named! {
    /// E. Sturm's verdict on a puzzle (*Lösung eines Sudokus mit PL/I*, Münster 2009), and one
    /// for givens that clash.
    pub enum Verdict of "verdict" {
        /// Naked singles alone solve it.
        Easy = "easy",
        /// Naked and hidden singles solve it.
        Medium = "medium",
        /// Singles do not solve it, and there is exactly one solution.
        Hard = "hard",
        /// There is no solution.
        Unsolvable = "unsolvable",
        /// There are several solutions.
        Ambiguous = "ambiguous",
        /// Givens clash.
        Invalid = "invalid",
    }
}

impl Verdict {
    /// Whether the puzzle has exactly one solution.
    pub const fn is_unique(self) -> bool {
        matches!(self, Verdict::Easy | Verdict::Medium | Verdict::Hard)
    }

    /// The verdict on `puzzle`.
    ///
    /// ```
    /// use ennead_engine::Verdict;
    /// use ennead_grid::Puzzle;
    ///
    /// assert_eq!(Verdict::of(&Puzzle::EMPTY), Verdict::Ambiguous);
    /// ```
    pub fn of(puzzle: &Puzzle) -> Verdict {
        Verdict::of_counted(puzzle, fast::count_solutions(puzzle, 2))
    }

    /// The verdict on givens or a sukaku; givens may clash.
    pub fn of_clues(clues: impl Into<Clues>) -> Verdict {
        Puzzle::try_from(clues.into()).map_or(Verdict::Invalid, |puzzle| Verdict::of(&puzzle))
    }

    /// The verdict on `puzzle`, given the number of its solutions: 0, 1, or any number from 2 on if
    /// there are several.
    pub fn of_counted(puzzle: &Puzzle, solutions: u64) -> Verdict {
        match solutions {
            0 => Verdict::Unsolvable,
            1 => match fast::reach_of_singles(puzzle) {
                Reach::Naked => Verdict::Easy,
                Reach::Hidden => Verdict::Medium,
                Reach::Neither => Verdict::Hard,
            },
            _ => Verdict::Ambiguous,
        }
    }
}

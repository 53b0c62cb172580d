//! How hard a puzzle is, on E. Sturm's scale.

use std::fmt;
use std::str::FromStr;

use ennead_grid::Puzzle;
use ennead_grid::name::{self, UnknownName};

use crate::{Reach, fast};

/// E. Sturm's verdict on a puzzle (*Lösung eines Sudokus mit PL/I*, Münster 2009), and one
/// for givens that clash.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Verdict {
    /// Naked singles alone solve it.
    Easy,
    /// Naked and hidden singles solve it.
    Medium,
    /// Singles do not solve it, and there is exactly one solution.
    Hard,
    /// There is no solution.
    Unsolvable,
    /// There are several solutions.
    Ambiguous,
    /// Givens clash.
    Invalid,
}

impl Verdict {
    /// The verdicts, in the order of the scale.
    pub const ALL: [Verdict; 6] = [
        Verdict::Easy,
        Verdict::Medium,
        Verdict::Hard,
        Verdict::Unsolvable,
        Verdict::Ambiguous,
        Verdict::Invalid,
    ];

    /// The name in data: `easy`, `medium`, `hard`, `unsolvable`, `ambiguous`, `invalid`.
    pub const fn name(self) -> &'static str {
        match self {
            Verdict::Easy => "easy",
            Verdict::Medium => "medium",
            Verdict::Hard => "hard",
            Verdict::Unsolvable => "unsolvable",
            Verdict::Ambiguous => "ambiguous",
            Verdict::Invalid => "invalid",
        }
    }

    /// Whether the puzzle has exactly one solution.
    pub const fn is_unique(self) -> bool {
        matches!(self, Verdict::Easy | Verdict::Medium | Verdict::Hard)
    }
}

/// The verdict called so.
impl FromStr for Verdict {
    type Err = UnknownName;

    fn from_str(name: &str) -> Result<Verdict, UnknownName> {
        name::find("verdict", name, Verdict::ALL.map(|verdict| (verdict.name(), verdict)))
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

ennead_grid::plain!(Verdict => String: ToString::to_string);

impl Verdict {
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

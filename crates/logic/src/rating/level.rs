//! Levels: five names for ranges of the rating.

use std::fmt;
use std::str::FromStr;

use ennead_grid::name::{self, UnknownName};

use super::Tenths;

/// How hard a puzzle is in one word, by its Sudoku Explainer rating.
///
/// ```
/// use ennead_logic::rating::{Level, Tenths};
///
/// assert_eq!(Level::of(Tenths::new(15)), Level::Easy);
/// assert_eq!(Level::of(Tenths::new(16)), Level::Medium);
/// assert_eq!(Level::of(Tenths::new(110)), Level::Extreme);
/// assert_eq!("very-hard".parse(), Ok(Level::VeryHard));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Hidden singles: up to 1.5.
    Easy,
    /// Singles, with a little help from locked candidates and hidden subsets: up to 2.5.
    Medium,
    /// Subsets, small fish and wings: up to 4.4.
    Hard,
    /// Uniqueness, quads, exclusion, short chains: up to 7.0.
    VeryHard,
    /// Everything above.
    Extreme,
}

impl Level {
    /// The levels, easiest first.
    pub const ALL: [Level; 5] =
        [Level::Easy, Level::Medium, Level::Hard, Level::VeryHard, Level::Extreme];

    /// The highest rating of the level.
    pub const fn highest(self) -> Tenths {
        match self {
            Level::Easy => Tenths::new(15),
            Level::Medium => Tenths::new(25),
            Level::Hard => Tenths::new(44),
            Level::VeryHard => Tenths::new(70),
            Level::Extreme => Tenths::UNSOLVED,
        }
    }

    /// The level of a rating.
    pub fn of(er: Tenths) -> Level {
        Level::ALL.into_iter().find(|level| er <= level.highest()).unwrap_or(Level::Extreme)
    }

    /// The level's name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::VeryHard => "very-hard",
            Level::Extreme => "extreme",
        }
    }
}

/// The name.
impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

ennead_grid::plain!(Level => String: ToString::to_string);

/// The level with this name.
impl FromStr for Level {
    type Err = UnknownName;

    fn from_str(name: &str) -> Result<Level, UnknownName> {
        name::find("level", name, Level::ALL.map(|level| (level.name(), level)))
    }
}

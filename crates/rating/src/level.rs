//! Levels: five names for ranges of the rating.
//!
//! The bounds are in [`Level::highest`]. If one changes, so do the comments and the example below,
//! `docs/rating.md` and, if other techniques are now the hardest of a level, the texts
//! `level-…-about` in `web.ftl`.

use ennead_grid::named;

use super::Tenths;

named! {
    /// How hard a puzzle is in one word, by its Sudoku Explainer rating.
    ///
    /// ```
    /// use ennead_rating::{Level, Tenths};
    ///
    /// assert_eq!(Level::of(Tenths::new(15)), Level::Easy);
    /// assert_eq!(Level::of(Tenths::new(16)), Level::Medium);
    /// assert_eq!(Level::of(Tenths::new(110)), Level::Extreme);
    /// assert_eq!("very-hard".parse(), Ok(Level::VeryHard));
    /// ```
    pub enum Level of "level" {
        /// Hidden singles: up to 1.5.
        Easy = "easy",
        /// Singles, with a little help from locked candidates and hidden subsets: up to 2.5.
        Medium = "medium",
        /// Subsets, small fish and wings: up to 4.4.
        Hard = "hard",
        /// Uniqueness, quads, exclusion, short chains: up to 7.0.
        VeryHard = "very-hard",
        /// Everything above.
        Extreme = "extreme",
    }
}

impl Level {
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
}

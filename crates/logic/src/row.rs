//! What a table says of one technique.

use std::fmt;

use ennead_grid::named;

use crate::Technique;

named! {
    /// How hard a step, and thus a path, is on HoDoKu's scale.
    #[derive(Default)]
    pub enum HodokuLevel of "level" {
        /// Singles.
        #[default]
        Easy = "easy",
        /// Intersections, small subsets.
        Medium = "medium",
        /// Fish, wings, colours, uniqueness.
        Hard = "hard",
        /// Chains, almost locked sets, fish with fins.
        Unfair = "unfair",
        /// The rest.
        Extreme = "extreme",
    }
}

/// A technique's place in the table.
#[derive(Clone, Copy)]
pub struct Row {
    /// The technique.
    pub technique: &'static dyn Technique,
    /// How hard its steps are.
    pub level: HodokuLevel,
    /// What a step adds to the score of a path.
    pub score: u32,
    /// Whether a solver uses it by default.
    pub used: bool,
}

impl fmt::Debug for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Row { technique, level, score, used } = self;
        write!(f, "{} {} {score} {used}", technique.about().name, level.name())
    }
}

//! Verdicts.

use ennead_grid::named;
use ennead_rule::{NotCompiled, Setup};
use ennead_stop::{Stop, Stopped};

use crate::{Fault, Puzzle};

named! {
    /// What there is to say about a puzzle with rules.
    pub enum RuledVerdict of "verdict" {
        /// It has exactly one solution.
        Unique = "unique",
        /// It has several.
        Ambiguous = "ambiguous",
        /// It has none.
        Unsolvable = "unsolvable",
        /// Its givens clash or break a rule, or a rule makes no sense on the board.
        Invalid = "invalid",
    }
}

impl RuledVerdict {
    /// The verdict on a puzzle with this number of solutions; counting to two is enough.
    pub fn of_count(solutions: u64) -> RuledVerdict {
        match solutions {
            0 => RuledVerdict::Unsolvable,
            1 => RuledVerdict::Unique,
            _ => RuledVerdict::Ambiguous,
        }
    }
}

/// Why there is no verdict.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoVerdict {
    /// The stop was raised.
    Stopped,
    /// A rule is too complicated to be searched.
    TooComplicated(NotCompiled),
}

ennead_grid::error!(NoVerdict: |it, f| match it {
    NoVerdict::Stopped => f.write_str("stopped"),
    NoVerdict::TooComplicated(why) => write!(f, "{why}"),
});

impl From<Stopped> for NoVerdict {
    fn from(Stopped: Stopped) -> NoVerdict {
        NoVerdict::Stopped
    }
}

/// The verdict on a setup.
///
/// # Errors
///
/// If the stop is raised, or a rule is too complicated to be searched.
pub fn verdict(setup: &Setup, stop: &Stop) -> Result<RuledVerdict, NoVerdict> {
    match Puzzle::new(setup.clone()) {
        Ok(puzzle) => Ok(RuledVerdict::of_count(puzzle.count(2, stop)?)),
        Err(Fault::TooComplicated(why)) => Err(NoVerdict::TooComplicated(why)),
        Err(Fault::Unfit { .. } | Fault::Invalid { .. }) => Ok(RuledVerdict::Invalid),
    }
}

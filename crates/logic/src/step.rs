//! A step: one instance of a technique in a position, as plain data.

use ennead_draw::{Drawing, Role};

use crate::derivation::Derivation;
use crate::pattern::Pattern;
use crate::{CandidateSet, Position, Proved};

/// What a technique found: its pattern, and what follows from it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Step {
    /// The technique's name, such as `x-wing`.
    pub technique: &'static str,
    /// The cells, digits and houses the argument rests on.
    pub pattern: Pattern,
    /// The candidates that cannot be true.
    pub eliminations: CandidateSet,
    /// The candidates that must be true.
    pub placements: CandidateSet,
}

impl Step {
    /// What it says.
    pub fn proved(&self) -> Proved {
        Proved { eliminations: self.eliminations, placements: self.placements }
    }

    /// Why it holds in `position`, for a checker that knows no technique.
    pub fn derive(&self, position: &Position) -> Derivation {
        self.pattern.shape().derive(&self.proved(), position)
    }

    /// The marks of the step: its pattern, then what it eliminates and places.
    pub fn draw(&self) -> Drawing {
        let mut drawing = Drawing::default();
        self.pattern.shape().draw(&mut drawing);
        for candidate in self.eliminations.iter() {
            drawing.candidate(candidate, Role::Eliminated);
        }
        for candidate in self.placements.iter() {
            drawing.candidate(candidate, Role::Placed);
        }
        drawing
    }
}

impl Position {
    /// Eliminates and places what the step says.
    pub fn apply(&mut self, step: &Step) {
        self.conclude(&step.placements, &step.eliminations);
    }
}

//! The lesson's exercise.

use ennead::engine::lesson::{self, PUZZLE};
use ennead::{CellSet, Givens, Puzzle};
use serde::{Deserialize, Serialize};

use crate::{Asker, Question, Refusal};

/// What does the lesson's algorithm do when its three gaps are filled like this?
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Exercise {
    /// When a digit may be written: `allowed`, `row-only` or `always`; how the algorithm continues:
    /// `recurse`, `return` or `next-digit`; what happens after the recursive call returns:
    /// `take-back`, `keep` or `clear-row`.
    pub gaps: (String, String, String),
}

/// What the algorithm did.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Exercised {
    /// `solved`, `wrong`, `nothing` or `endless`.
    pub outcome: &'static str,
    /// Whether it found the solution.
    pub right: bool,
    /// The puzzle, 81 characters.
    pub givens: &'static str,
    /// The grid at the end, 81 characters.
    pub grid: Givens,
    /// The cells whose digit occurs twice in a house.
    pub clashes: CellSet,
    /// How many digits were looked at.
    pub steps: u64,
    /// The result in a sentence.
    pub sentence: String,
}

impl Question for Exercise {
    type Answer = Exercised;

    fn answer(self, asker: &Asker) -> Result<Exercised, Refusal> {
        let (when, then, after) = self.gaps;
        let gaps = (when.parse()?, then.parse()?, after.parse()?);
        let givens: Givens = PUZZLE.parse().expect("81 digits and dots");
        let puzzle = Puzzle::try_from(givens).expect("its givens do not clash");
        let ran = lesson::run(&puzzle, gaps, asker.stop)?;
        Ok(Exercised {
            outcome: ran.ending.name(),
            right: ran.ending == lesson::Ending::Solved,
            givens: PUZZLE,
            grid: ran.grid,
            clashes: ran.grid.clashes(),
            steps: ran.steps,
            sentence: asker.words.exercise(&ran),
        })
    }
}

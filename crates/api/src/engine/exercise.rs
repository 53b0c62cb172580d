//! The lesson's exercise.

use ennead::engine::lesson::{self, Ending, PUZZLE};
use ennead::{Cell, CellSet, Givens, Puzzle};
use serde::{Deserialize, Serialize};

use crate::question::{Asker, Question, Refusal};

/// What does the lesson's algorithm do when its three gaps are filled like this?
///
/// Besides the names, a gap understands what learners write: "x is not in the row", `return`, "nimm
/// die Zahl zurück".
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Exercise {
    /// When a digit may be written: `allowed`, `row-only` or `always`; how the algorithm continues:
    /// `recurse`, `return` or `next-digit`; what happens after the recursive call returns:
    /// `take-back`, `keep` or `clear-row`.
    pub gaps: (String, String, String),
    /// A moment of the run to show; if left out, only the end is reported.
    #[serde(default)]
    pub at: Option<u64>,
}

/// What the algorithm did.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Exercised {
    /// How it ended.
    pub outcome: Ending,
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
    /// How the gaps were understood, by their names.
    pub gaps: [&'static str; 3],
    /// The same in words.
    pub understood: [String; 3],
    /// The number of moments of the run.
    pub moments: u64,
    /// The moment asked for.
    pub moment: Option<ExerciseMoment>,
}

/// A moment of the run.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ExerciseMoment {
    /// The number of moments before it.
    pub at: u64,
    /// The line of the exercise that acts, from 0.
    pub line: usize,
    /// The cell it acts on.
    pub cell: Option<Cell>,
    /// The grid, 81 characters.
    pub grid: Givens,
    /// The cells whose digit occurs twice in a house.
    pub clashes: CellSet,
    /// The number of open calls.
    pub calls: usize,
    /// What happens, in a sentence.
    pub say: String,
}

impl Question for Exercise {
    type Answer = Exercised;

    fn answer(self, asker: &Asker) -> Result<Exercised, Refusal> {
        let (when, then, after) = self.gaps;
        let words = asker.words;
        let unclear = |gap: u64, text: &str| {
            let args = [("gap", gap.into()), ("text", text.into())];
            Refusal::WrongCall(words.say_with("exercise-unclear", &args))
        };
        let gaps = (
            ennead_text::lesson::when(&when).ok_or_else(|| unclear(1, &when))?,
            ennead_text::lesson::then(&then).ok_or_else(|| unclear(2, &then))?,
            ennead_text::lesson::after(&after).ok_or_else(|| unclear(3, &after))?,
        );
        let givens: Givens = PUZZLE.parse().expect("81 digits and dots");
        let puzzle = Puzzle::try_from(givens).expect("its givens do not clash");
        let ran = lesson::run(&puzzle, gaps, asker.stop)?;
        let moment = match self.at {
            None => None,
            Some(at) => {
                let moment = lesson::moment(&puzzle, gaps, at.min(ran.moments), asker.stop)?;
                Some(ExerciseMoment {
                    at: moment.at,
                    line: moment.doing.line(),
                    cell: moment.cell,
                    grid: moment.grid,
                    clashes: moment.grid.clashes(),
                    calls: moment.calls,
                    say: words.exercise_moment(&moment),
                })
            }
        };
        let gaps = [gaps.0.name(), gaps.1.name(), gaps.2.name()];
        Ok(Exercised {
            outcome: ran.ending,
            right: ran.ending == Ending::Solved,
            givens: PUZZLE,
            grid: ran.grid,
            clashes: ran.grid.clashes(),
            steps: ran.steps,
            sentence: words.exercise(&ran),
            gaps,
            understood: gaps.map(|gap| words.say(&format!("gap-{gap}"))),
            moments: ran.moments,
            moment,
        })
    }
}

//! Is it a proper puzzle?

use ennead::{CellSet, Clues, Solution, Verdict, engine};
use ennead_text::Words;
use serde::{Deserialize, Serialize};

use crate::question::{Asker, Question, Refusal};
use crate::subject::Subject;

/// Is the puzzle valid, solvable, unique, minimal? If not, why not?
///
/// ```
/// use ennead_api::play::Check;
/// use ennead_api::{Asker, Question};
/// use ennead_text::{Language, Words};
///
/// let words = Words::new(Language::default());
/// let twice = format!("5.......5{:.<72}", "");
/// let answer = Check { puzzle: twice.into() }.answer(&Asker::patient(&words)).unwrap();
/// assert!(!answer.valid);
/// assert_eq!(answer.clashes.len(), 2);
/// ```
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Check {
    /// The puzzle.
    pub puzzle: Subject,
}

/// The answer to [`Check`].
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Checked {
    /// The givens, or the sukaku.
    pub puzzle: Clues,
    /// The verdict.
    pub verdict: Verdict,
    /// Whether no givens clash.
    pub valid: bool,
    /// Whether there is a solution.
    pub solvable: bool,
    /// Whether there is exactly one solution.
    pub unique: bool,
    /// Whether no given can be left out; none unless there is exactly one solution.
    pub minimal: Option<bool>,
    /// The cells that clash.
    pub clashes: CellSet,
    /// The cells in which solutions differ.
    pub differing: CellSet,
    /// The givens that can be left out, each by itself.
    pub redundant: CellSet,
    /// The solution, if there is exactly one.
    pub solution: Option<Solution>,
    /// The result in sentences.
    pub sentences: Vec<String>,
}

impl Question for Check {
    type Answer = Checked;

    fn answer(self, asker: &Asker) -> Result<Checked, Refusal> {
        let clues = self.puzzle.clues(asker)?;
        let check = engine::check_until(clues, asker.stop)?;
        Ok(Checked::new(&clues, &check, asker.words))
    }
}

impl Checked {
    /// The answer for a puzzle that was checked.
    pub fn new(clues: &Clues, check: &ennead::Check, words: &Words) -> Checked {
        let unique = check.verdict.is_unique();
        Checked {
            puzzle: *clues,
            verdict: check.verdict,
            valid: check.verdict != Verdict::Invalid,
            solvable: unique || check.verdict == Verdict::Ambiguous,
            unique,
            minimal: unique.then(|| check.redundant.is_empty()),
            clashes: check.clashes,
            differing: check.differing,
            redundant: check.redundant,
            solution: check.solution,
            sentences: words.check(clues.givens(), check),
        }
    }
}

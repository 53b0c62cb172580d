//! Is it a proper puzzle?

#[cfg(not(feature = "rules"))]
use ennead::engine;
use ennead::{CellSet, Clues, Solution, Verdict};
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
/// let answer = Check::of(twice.into()).answer(&Asker::patient(&words)).unwrap();
/// let answer = answer.classic().expect("it has no rules of its own");
/// assert!(!answer.valid);
/// assert_eq!(answer.clashes.len(), 2);
/// ```
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Check {
    /// The puzzle.
    pub puzzle: Subject,
    /// Rules of the whole board that the puzzle has besides its own.
    #[cfg(feature = "rules")]
    #[serde(default)]
    pub rules: Vec<ennead::WholeBoard>,
    /// Whether to leave out what is not understood, and to say what that is.
    #[cfg(feature = "rules")]
    #[serde(default)]
    pub ignore: bool,
    /// Whether to look for the fewest clues that would make it unique, if there are several solutions.
    #[cfg(feature = "rules")]
    #[serde(default)]
    pub suggest: bool,
}

impl Check {
    /// The question about a puzzle as it is.
    pub fn of(puzzle: Subject) -> Check {
        Check {
            puzzle,
            #[cfg(feature = "rules")]
            rules: Vec::new(),
            #[cfg(feature = "rules")]
            ignore: false,
            #[cfg(feature = "rules")]
            suggest: false,
        }
    }

    /// Whether a look suffices to see that it is about a classic puzzle without rules: then the default
    /// engine answers at once.
    pub fn is_plainly_classic(&self) -> bool {
        #[cfg(feature = "rules")]
        if !self.rules.is_empty() {
            return false;
        }
        self.puzzle.is_plainly_classic()
    }
}

/// The answer to [`Check`].
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
#[allow(clippy::large_enum_variant, reason = "there is one for each question")]
pub enum CheckAnswer {
    /// About a classic puzzle.
    Classic(Checked),
    /// About a puzzle with rules, or on another board.
    #[cfg(feature = "rules")]
    Ruled(crate::puzzle::RuledChecked),
}

impl CheckAnswer {
    /// The answer, if it is about a classic puzzle.
    pub fn classic(self) -> Option<Checked> {
        match self {
            CheckAnswer::Classic(checked) => Some(checked),
            #[cfg(feature = "rules")]
            CheckAnswer::Ruled(_) => None,
        }
    }
}

/// The answer to [`Check`] about a classic puzzle.
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
    /// The values that solutions have there; none of a sukaku with very many solutions.
    #[cfg(feature = "rules")]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub held: Vec<crate::puzzle::HeldCell>,
    /// The givens that can be left out, each by itself.
    pub redundant: CellSet,
    /// Givens that contradict each other although none clash: with any one of them left out, the others
    /// do not. None if there is a solution, or if that is not found out soon.
    pub contradiction: CellSet,
    /// Why they contradict each other, step by step.
    #[cfg(feature = "rules")]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub contradiction_steps: Vec<crate::puzzle::RefutationStep>,
    /// Givens that would make it unique, if that was asked for and there are several solutions: the
    /// fewest first.
    #[cfg(feature = "rules")]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub suggestions: Vec<crate::puzzle::SuggestedClues>,
    /// The solution, if there is exactly one.
    pub solution: Option<Solution>,
    /// The result in sentences.
    pub sentences: Vec<String>,
}

impl Question for Check {
    type Answer = CheckAnswer;

    fn answer(self, asker: &Asker) -> Result<CheckAnswer, Refusal> {
        #[cfg(feature = "rules")]
        return self.puzzle.asked(self.rules, self.ignore, asker)?.check(self.suggest, asker);
        #[cfg(not(feature = "rules"))]
        {
            let clues = self.puzzle.clues(asker)?;
            let check = engine::check_until(clues, asker.stop)?;
            Ok(CheckAnswer::Classic(Checked::new(&clues, &check, false, asker)?))
        }
    }
}

impl Checked {
    /// The answer for a puzzle that was checked; with `suggest`, the fewest givens that would make it
    /// unique, if there are several solutions.
    ///
    /// # Errors
    ///
    /// If the asker stops waiting.
    pub fn new(
        clues: &Clues,
        check: &ennead::Check,
        suggest: bool,
        asker: &Asker,
    ) -> Result<Checked, Refusal> {
        let unique = check.verdict.is_unique();
        let givens = clues.givens();
        #[cfg(feature = "rules")]
        let (contradiction, contradiction_steps) = match check.verdict {
            Verdict::Unsolvable if !clues.is_sukaku() => {
                crate::puzzle::contradicting(givens, asker)?
            }
            _ => Default::default(),
        };
        #[cfg(not(feature = "rules"))]
        let contradiction = CellSet::EMPTY;
        let mut sentences = asker.words.check(givens, check);
        if !contradiction.is_empty() {
            sentences.insert(2, asker.words.contradiction(givens, contradiction));
            #[cfg(feature = "rules")]
            sentences
                .extend(crate::puzzle::refutation_sentences(&contradiction_steps, asker.words));
        }
        #[cfg(feature = "rules")]
        let held = match check.verdict {
            Verdict::Ambiguous => crate::puzzle::held_by(clues, asker)?,
            _ => Vec::new(),
        };
        #[cfg(feature = "rules")]
        let suggestions = match check.verdict {
            Verdict::Ambiguous if suggest && !clues.is_sukaku() => {
                crate::puzzle::suggested(givens, asker)?
            }
            _ => Vec::new(),
        };
        #[cfg(feature = "rules")]
        sentences.extend(suggestions.iter().map(|it| it.sentence(asker.words)));
        Ok(Checked {
            #[cfg(feature = "rules")]
            suggestions,
            #[cfg(feature = "rules")]
            contradiction_steps,
            #[cfg(feature = "rules")]
            held,
            puzzle: *clues,
            verdict: check.verdict,
            valid: check.verdict != Verdict::Invalid,
            solvable: unique || check.verdict == Verdict::Ambiguous,
            unique,
            minimal: unique.then(|| check.redundant.is_empty()),
            clashes: check.clashes,
            differing: check.differing,
            redundant: check.redundant,
            contradiction,
            solution: check.solution,
            sentences,
        })
    }
}

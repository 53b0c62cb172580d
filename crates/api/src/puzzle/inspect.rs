//! What was opened: is it a proper puzzle, and how hard; or if not, why not?

use ennead::engine::{Diagnosis, DiagnosisKind, Gap, Repair, Stopped, diagnose_until};
use ennead::generate::Shape;
use ennead::logic::rating::{Level, Rater, RaterOptions, Rating, Rule, Tenths};
use ennead::{Candidate, Cell, CellSet, Clues, DigitSet, House, Puzzle, Solution};
use serde::{Deserialize, Serialize};

use crate::question::{Asker, Question, Refusal};
use crate::subject::Subject;

/// What should a player know of a puzzle before playing it?
///
/// ```
/// use ennead_api::puzzle::Inspect;
/// use ennead_api::{Asker, Question};
/// use ennead_text::{Language, Words};
///
/// let words = Words::new(Language::default());
/// let question: Inspect = serde_json::from_str(
///     r#"{"puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
///         "rate": true}"#,
/// )?;
/// let answer = question.answer(&Asker::patient(&words)).unwrap();
/// assert_eq!((answer.heading.as_str(), answer.detail.as_str()), ("One solution", "easy · ER 1.2"));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Inspect {
    /// The puzzle.
    pub puzzle: Subject,
    /// Whether to rate it too, which can take long.
    #[serde(default)]
    pub rate: bool,
}

/// The answer to [`Inspect`].
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Inspected {
    /// The givens, or the sukaku.
    pub puzzle: Clues,
    /// What it is.
    pub opened: DiagnosisKind,
    /// How many solutions, in a few words.
    pub heading: String,
    /// The level and rating, or what is wrong, in a few words.
    pub detail: String,
    /// The title of what is said in full.
    pub title: String,
    /// What is wrong.
    pub text: String,
    /// What the choices are.
    pub choose: String,
    /// Ways to mend the puzzle by adding or changing one given, so that exactly one solution is
    /// left. Only the first few are listed.
    pub choices: Vec<Mend>,
    /// A remark.
    pub note: String,
    /// What is known of a proper puzzle: labels and values.
    pub facts: Vec<(String, String)>,
    /// The solutions that come first in reading order, at most two.
    pub solutions: Vec<Solution>,
    /// The cells in which solutions differ.
    pub differing: CellSet,
    /// The cell or the house that nothing fits into.
    pub gap: Option<String>,
    /// The givens to blame.
    pub blamed: CellSet,
    /// The rating of the hardest step, if it was asked for and there is one solution.
    pub er: Option<Tenths>,
    /// The level.
    pub level: Option<Level>,
    /// The hardest rule, by its name in the asker's language.
    pub hardest: Option<String>,
    /// The technique whose lesson is about the hardest rule, if there is one.
    #[cfg_attr(
        feature = "schema",
        schemars(with = "Option<&'static dyn ennead::logic::Technique>")
    )]
    pub hardest_technique: Option<&'static str>,
}

/// A given to add or to change.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Mend {
    /// The cell.
    pub cell: String,
    /// The digits to choose from.
    pub digits: Vec<u8>,
    /// The choice in words.
    pub text: String,
}

impl Mend {
    fn new(cell: Cell, digits: DigitSet, text: String) -> Mend {
        let digits = digits.iter().map(|digit| digit.get()).collect();
        Mend { cell: cell.to_string(), digits, text }
    }
}

/// How many choices are listed.
const MOST_CHOICES: usize = 6;

impl Inspect {
    /// The answer without a rating, even if one was asked for. A program that only calls this
    /// function is linked without the rater.
    ///
    /// # Errors
    ///
    /// As [`Question::answer`].
    pub fn unrated(self, asker: &Asker) -> Result<Inspected, Refusal> {
        self.answered(asker, |_, _| Ok(None))
    }

    /// The answer, with what `rate` says and writes about a proper puzzle.
    fn answered(
        self,
        asker: &Asker,
        rate: impl Fn(&mut Inspected, &Puzzle) -> Result<Option<Rating>, Stopped>,
    ) -> Result<Inspected, Refusal> {
        let words = asker.words;
        let clues = self.puzzle.clues(asker)?;
        let givens = clues.givens();
        let diagnosis = diagnose_until(clues, asker.stop)?;
        let said = words.opened(givens, &diagnosis);
        let mut answer = Inspected {
            puzzle: clues,
            opened: diagnosis.kind(),
            heading: said.heading,
            detail: said.detail,
            title: said.title,
            text: said.text,
            choose: said.choose,
            note: said.note,
            ..Inspected::default()
        };
        let mends = |repairs: Vec<Repair>| -> Vec<Mend> {
            let repairs = repairs.into_iter().take(MOST_CHOICES);
            repairs.map(|it| Mend::new(it.cell, it.digits, words.repair(givens, it))).collect()
        };
        match diagnosis {
            Diagnosis::Proper { solution, redundant } => {
                answer.solutions = vec![solution];
                let rating = match Puzzle::try_from(clues) {
                    Ok(puzzle) => rate(&mut answer, &puzzle)?,
                    Err(_) => None,
                };
                let is_symmetric = Shape::ALL
                    .into_iter()
                    .any(|shape| shape != Shape::None && shape.holds(givens.cells()));
                answer.facts = words.opened_facts(givens, is_symmetric, redundant.len(), rating);
            }
            Diagnosis::Several { first, differing, deciding, .. } => {
                answer.solutions = first.to_vec();
                answer.differing = differing;
                let by_cell = deciding.chunk_by(|a: &Candidate, b| a.cell() == b.cell());
                answer.choices = by_cell
                    .take(MOST_CHOICES)
                    .map(|candidates| {
                        let digits = candidates.iter().map(|it| it.digit()).collect();
                        Mend::new(candidates[0].cell(), digits, words.deciding(candidates))
                    })
                    .collect();
            }
            Diagnosis::Unsolvable { gap, blamed, repairs } => {
                answer.gap = gap.map(|gap| match gap {
                    Gap::Cell(cell) => cell.to_string(),
                    Gap::House(house, _) => House::to_string(&house),
                });
                answer.blamed = blamed;
                answer.choices = mends(repairs);
            }
            Diagnosis::Clashing { cells, repairs } => {
                answer.blamed = cells;
                answer.choices = mends(repairs);
            }
        }
        Ok(answer)
    }
}

impl Inspected {
    /// Adds the rating.
    fn rate(&mut self, puzzle: &Puzzle, asker: &Asker) -> Result<Rating, Stopped> {
        let rating = Rater::new(RaterOptions::default()).rate(puzzle, asker.stop)?;
        self.er = Some(rating.er);
        self.level = rating.level();
        self.hardest = rating.hardest.map(|rule| asker.words.rule(rule));
        self.hardest_technique = rating.hardest.and_then(Rule::technique);
        self.detail = asker.words.level_and_rating(&rating);
        Ok(rating)
    }
}

impl Question for Inspect {
    type Answer = Inspected;

    fn answer(self, asker: &Asker) -> Result<Inspected, Refusal> {
        let rated = self.rate;
        self.answered(asker, |answer, puzzle| rated.then(|| answer.rate(puzzle, asker)).transpose())
    }
}

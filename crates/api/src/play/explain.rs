//! The whole solution path by logic.

use ennead::engine::{Stop, Stopped};
use ennead::logic::{Hint, Mistakes, Path, PathFinder, Table, Theory};
use ennead::rating::{self, Level, Rater};
use ennead::{CellSet, Clues, Givens, Puzzle, Sheet, Verdict};
use serde::{Deserialize, Serialize};

use crate::play::standing::{Clashing, Standing};
use crate::play::step::{self, Step};
use crate::play::techniques::{Choice, Finders};
use crate::puzzle::rate::HoDoKu;
use crate::question::{Asker, Question, Refusal, within};
use crate::subject::Subject;

/// How is the puzzle solved by logic, step by step, always with the easiest step?
///
/// ```
/// use ennead_api::play::Explain;
/// use ennead_api::{Asker, Question};
/// use ennead_text::{Language, Words};
///
/// let words = Words::new(Language::default());
/// let question: Explain = serde_json::from_str(
///     r#"{"puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"}"#,
/// )?;
/// let answer = question.answer(&Asker::patient(&words)).unwrap();
/// assert!(answer.solved);
/// assert_eq!(answer.steps.len(), 51);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Explain {
    /// The puzzle, with the digits and pencil marks of its sheet.
    pub puzzle: Subject,
    /// The techniques to use.
    #[serde(default)]
    pub techniques: Choice,
    /// Whether the steps are drawn.
    #[serde(default)]
    pub drawings: bool,
    /// Set this to get a path with few steps other than singles: how many choices among the steps
    /// are tried, at most 10,000. With 0, only unneeded steps are left out. If left out: the path
    /// of the easiest steps.
    #[serde(default)]
    pub effort: Option<u32>,
}

/// The answer to [`Explain`].
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Explained {
    /// The givens, or the sukaku.
    pub puzzle: Clues,
    /// The givens; in a sukaku there may be none.
    pub givens: Givens,
    /// Whether there is exactly one solution.
    pub unique: bool,
    /// Whether the path ends in the solution.
    pub solved: bool,
    /// The cells that are wrong, if there are any. Then there are no steps: none leads to the solution.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wrong: Option<CellSet>,
    /// The level by rating; none unless there is exactly one solution.
    pub level: Option<Level>,
    /// The level and score on HoDoKu's scale. They belong to the path of the easiest steps; if that
    /// path uses techniques that HoDoKu lacks, to the path by HoDoKu's techniques alone.
    pub hodoku: HoDoKu,
    /// How many steps are not singles.
    pub hard_steps: usize,
    /// How many steps of the path of the easiest steps are not singles, if a shorter path was asked
    /// for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub usual_hard_steps: Option<usize>,
    /// The steps.
    pub steps: Vec<Step>,
    /// The digits at the end.
    pub end: Givens,
    /// The candidates at the end, as in the `marks` of a step, if drawings were asked
    /// for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub end_marks: Option<Vec<u16>>,
    /// The verdict.
    pub verdict: Verdict,
    /// The verdict in words.
    pub verdict_sentence: String,
    /// The path's hardest technique, by its name in the asker's language.
    pub hardest: Option<String>,
    /// How the path ends and how hard it is, in words.
    pub text: String,
}

impl Question for Explain {
    type Answer = Explained;

    /// Refuses a puzzle with clashing digits: no path starts there.
    fn answer(self, asker: &Asker) -> Result<Explained, Refusal> {
        let finders = self.techniques.finders(asker.words)?;
        within("effort", self.effort.unwrap_or(0).into(), 0..=MOST_EFFORT.into())?;
        let sheet = self.puzzle.sheet(asker)?;
        let walk = Walk::new(&sheet, &finders, self.effort, asker.stop)?
            .map_err(|clash| Refusal::WrongCall(clash.sentence(asker.words)))?;
        Ok(walk.explained(self.drawings, asker)?)
    }
}

/// The most choices that are tried for a short path.
pub const MOST_EFFORT: u32 = 10_000;

/// How many choices are tried for a short path, unless something else is asked for. Four times as
/// many make paths shorter by less than 2 %.
pub const USUAL_EFFORT: u32 = 20;

/// A path and the position it starts from, as values of the core.
#[derive(Clone, Debug)]
pub struct Walk {
    /// Where it starts.
    pub standing: Standing,
    /// What is wrong in it. If anything is, there are no steps.
    pub mistakes: Mistakes,
    /// The path.
    pub path: Path,
    /// The path of the easiest steps, if `path` is a shorter one.
    pub usual: Option<Path>,
    /// The path by HoDoKu's techniques alone, if the usual path uses techniques that HoDoKu lacks.
    pub hodoku: Option<Path>,
}

impl Walk {
    /// The path from the position on `sheet`, a short one if there is an `effort`, without steps if
    /// anything in the position is wrong; none if digits clash.
    ///
    /// # Errors
    ///
    /// If the search is stopped.
    pub fn new(
        sheet: &Sheet,
        finders: &Finders,
        effort: Option<u32>,
        stop: &Stop,
    ) -> Result<Result<Walk, Clashing>, Stopped> {
        let standing = match Standing::of_sheet(sheet) {
            Ok(standing) => standing,
            Err(clash) => return Ok(Err(clash)),
        };
        let judged = |solution| Mistakes::in_position(&standing.position, solution);
        let mistakes = standing.solution.as_ref().map(judged).unwrap_or_default();
        if !mistakes.is_empty() {
            let path = Path::new(&standing.position);
            return Ok(Ok(Walk { standing, mistakes, path, usual: None, hodoku: None }));
        }
        let usual = standing.path(finders, stop)?;
        let finder = standing.finder(finders);
        let hodoku = match usual.goes_beyond_hodoku() {
            true => {
                let hodoku = PathFinder::by(Theory::Hodoku, finder.table(), *finder.options());
                Some(hodoku.path(&standing.position, stop)?)
            }
            false => None,
        };
        let (path, usual) = match effort {
            Some(effort) => (finder.shorten(&usual, effort, stop)?, Some(usual)),
            None => (usual, None),
        };
        Ok(Ok(Walk { standing, mistakes, path: path.with_small_nets(stop)?, usual, hodoku }))
    }

    /// The path that has HoDoKu's level and score.
    pub fn judged(&self) -> &Path {
        self.hodoku.as_ref().or(self.usual.as_ref()).unwrap_or(&self.path)
    }

    /// The verdict on the puzzle.
    fn verdict(&self) -> Verdict {
        Verdict::of_clues(self.standing.clues)
    }

    /// The level of the puzzle by rating, if it has exactly one solution.
    ///
    /// # Errors
    ///
    /// If the rater is stopped.
    pub fn level(&self, stop: &Stop) -> Result<Option<Level>, Stopped> {
        match Puzzle::try_from(self.standing.clues) {
            Ok(puzzle) if self.standing.is_unique() => {
                Rater::new(rating::RaterOptions::default()).level(&puzzle, stop).map(Some)
            }
            _ => Ok(None),
        }
    }

    /// What is wrong in the position; or else how the path ends and, if the solution is unique, how hard
    /// it is on the other scales.
    ///
    /// # Errors
    ///
    /// If the rater is stopped.
    pub fn end(&self, asker: &Asker) -> Result<String, Stopped> {
        Ok(self.end_with(self.level(asker.stop)?, asker))
    }

    /// The same, if the [level](Walk::level) is known.
    pub fn end_with(&self, level: Option<Level>, asker: &Asker) -> String {
        let words = asker.words;
        if !self.mistakes.is_empty() {
            let hint = Hint::Mistakes(self.mistakes.clone());
            return words.hint(&hint, &self.standing.position, 3);
        }
        let end = words.path_end(&self.path, self.usual.as_ref(), self.judged());
        match level {
            Some(_) => format!("{end} {}.", words.levels(self.verdict(), level)),
            None => end,
        }
    }

    /// The complete answer.
    ///
    /// # Errors
    ///
    /// If the rater is stopped.
    pub fn explained(&self, drawings: bool, asker: &Asker) -> Result<Explained, Stopped> {
        let (words, path) = (asker.words, &self.path);
        let (level, verdict) = (self.level(asker.stop)?, self.verdict());
        let names = path.steps.iter().map(|step| step.technique);
        Ok(Explained {
            puzzle: self.standing.clues,
            givens: *self.standing.clues.givens(),
            unique: self.standing.is_unique(),
            solved: path.end.is_solved(),
            wrong: (!self.mistakes.is_empty()).then(|| self.mistakes.cells()),
            level,
            hodoku: HoDoKu::new(self.judged(), words),
            hard_steps: path.hard_steps(),
            usual_hard_steps: self.usual.as_ref().map(Path::hard_steps),
            steps: path
                .positions()
                .map(|(before, step)| Step::new(&before, step, drawings, words))
                .collect(),
            end: *path.end.digits(),
            end_marks: drawings.then(|| step::marks(&path.end)),
            verdict,
            verdict_sentence: words.verdict(verdict, self.standing.clues.givens().missing()),
            hardest: Table::hodoku().hardest(names).map(|name| words.technique(name)),
            text: self.end_with(level, asker),
        })
    }
}

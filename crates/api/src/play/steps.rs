//! All steps of logic that are possible in a position.

use ennead::logic::{self, HintKind};
use ennead::{CellSet, Clues, draw};
use serde::Serialize;

use crate::play::hint::HintAnswer;
use crate::play::step::Step;
use crate::play::techniques::{Choice, Finders};
use crate::question::{Asker, Question, Refusal, within};
use crate::subject::{Subject, about_puzzle_or_game};

about_puzzle_or_game! {
    /// Which steps are there?
    ///
    /// ```
    /// use ennead_api::play::Steps;
    /// use ennead_api::{Asker, Question};
    /// use ennead_text::{Language, Words};
    ///
    /// let words = Words::new(Language::default());
    /// let question: Steps = serde_json::from_str(
    ///     r#"{"puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    ///         "techniques": {"only": ["naked-single"]}}"#,
    /// )?;
    /// let answer = question.answer(&Asker::patient(&words)).unwrap();
    /// assert_eq!((answer.steps.len(), answer.complete), (4, true));
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    pub struct Steps {
        /// The techniques to use. If none are chosen, forcing nets are left out: they are slow to find,
        /// and nearly every candidate has one.
        #[serde(default)]
        pub techniques: Choice,
        /// Whether the steps are drawn.
        #[serde(default)]
        pub drawings: bool,
        /// At most this many steps, 1 to 10,000.
        #[serde(default = "usual_most")]
        pub most: usize,
    }
}

const fn usual_most() -> usize {
    Steps::MOST
}

/// The answer to [`Steps`].
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StepsAnswer {
    /// The givens, or the sukaku.
    pub puzzle: Clues,
    /// What kind of answer it is: `step` if there are steps, otherwise as in a hint.
    pub hint: HintKind,
    /// The number of steps in words, or why there are none.
    pub text: String,
    /// The steps, in the order in which the techniques are tried. Where a technique comes to the
    /// same result in several ways, only the first is listed.
    pub steps: Vec<Step>,
    /// Whether these are all.
    pub complete: bool,
    /// Whether the puzzle has exactly one solution.
    pub unique: bool,
    /// What the player should know about a puzzle without exactly one solution.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// The cells that are wrong.
    pub cells: CellSet,
    /// The position and the marks of each step.
    #[serde(skip)]
    pub drawn: Vec<(draw::Face, draw::Drawing)>,
}

impl Question for Steps {
    type Answer = StepsAnswer;

    fn answer(self, asker: &Asker) -> Result<StepsAnswer, Refusal> {
        let finders = self.techniques.clone().without_nets().finders(asker.words)?;
        self.answer_with(&finders, asker)
    }
}

impl Steps {
    /// The usual limit.
    pub const MOST: usize = 1000;

    /// All steps from a position.
    pub fn of(subject: impl Into<Subject>) -> Steps {
        let (subject, techniques) = (subject.into(), Choice::default());
        Steps { subject, techniques, drawings: false, most: Steps::MOST }
    }

    /// The answer, with finders already made from [`Steps::techniques`].
    ///
    /// # Errors
    ///
    /// As [`Question::answer`].
    pub fn answer_with(self, finders: &Finders, asker: &Asker) -> Result<StepsAnswer, Refusal> {
        let Steps { subject, drawings, most, .. } = self;
        within("most", most as u64, 1..=10_000)?;
        let words = asker.words;
        let (puzzle, standing) = subject.standing(asker)?;
        let complete = true;
        let standing = match standing {
            Ok(standing) => standing,
            Err(clash) => {
                let HintAnswer { hint, text, cells, .. } =
                    HintAnswer::clashing(puzzle, &clash, words);
                return Ok(StepsAnswer {
                    puzzle,
                    hint,
                    text,
                    cells,
                    complete,
                    ..Default::default()
                });
            }
        };
        let position = &standing.position;
        let is_unique = standing.is_unique();
        let plain = StepsAnswer {
            puzzle,
            complete,
            unique: is_unique,
            note: (!is_unique).then(|| words.say("not-unique")),
            ..StepsAnswer::default()
        };
        let hint = standing.hint(finders, asker.stop)?;
        let plain = StepsAnswer { hint: hint.kind(), ..plain };
        let none = |plain| Ok(StepsAnswer { text: words.hint(&hint, position, 3), ..plain });
        match &hint {
            logic::Hint::Unsolvable => return none(StepsAnswer { note: None, ..plain }),
            logic::Hint::Solved | logic::Hint::Stuck => return none(plain),
            logic::Hint::Mistakes(it) => return none(StepsAnswer { cells: it.cells(), ..plain }),
            logic::Hint::Step(_) => {}
        }
        let found = standing.steps(finders, most, asker.stop)?;
        let complete = found.len() < most;
        let key = if complete { "hint-steps" } else { "hint-steps-first" };
        Ok(StepsAnswer {
            text: words.say_with(key, &[("count", found.len().into())]),
            steps: found.iter().map(|it| Step::new(position, it, drawings, words)).collect(),
            drawn: found.iter().map(|it| (position.face(), it.draw_in(position))).collect(),
            complete,
            ..plain
        })
    }
}

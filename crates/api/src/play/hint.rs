//! The next step in a puzzle or a game.

use ennead::draw;
use ennead::logic::{self, HintKind, Sight};
use ennead::{Candidate, Cell, CellSet, Clues, House};
use ennead_text::Words;
use serde::Serialize;

use crate::play::standing::Clashing;
use crate::play::step::Step;
use crate::play::techniques::{Choice, Finders};
use crate::question::{Asker, Question, Refusal, within};
use crate::subject::{Subject, about_puzzle_or_game};

about_puzzle_or_game! {
    /// What helps next? Mistakes come first, then a step, in as much detail as asked for.
    ///
    /// ```
    /// use ennead_api::play::Hint;
    /// use ennead_api::{Asker, Question};
    /// use ennead_text::{Language, Words};
    ///
    /// let words = Words::new(Language::default());
    /// let question: Hint = serde_json::from_str(
    ///     r#"{"puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    ///         "depth": 2}"#,
    /// )?;
    /// let answer = question.answer(&Asker::patient(&words)).unwrap();
    /// assert_eq!((answer.hint.name(), answer.technique), ("step", Some("naked-single")));
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    pub struct Hint {
        /// How much to show: 1 where to look, 2 which technique, 3 the step.
        #[serde(default = "all")]
        pub depth: u8,
        /// The techniques to use.
        #[serde(default)]
        pub techniques: Choice,
        /// Whether the step is drawn.
        #[serde(default)]
        pub drawings: bool,
    }
}

const fn all() -> u8 {
    3
}

/// The answer to [`Hint`].
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HintAnswer {
    /// The givens, or the sukaku.
    pub puzzle: Clues,
    /// What kind of hint it is.
    pub hint: HintKind,
    /// The hint in words, at the depth asked for.
    pub text: String,
    /// The step, at depth 3.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub step: Option<Step>,
    /// The hint in words at every depth up to the one asked for.
    pub sentences: Vec<String>,
    /// Whether the puzzle has exactly one solution.
    pub unique: bool,
    /// What the player should know about a puzzle without exactly one solution.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// The cells that are wrong.
    pub cells: CellSet,
    /// The technique of the step.
    #[cfg_attr(
        feature = "schema",
        schemars(with = "Option<&'static dyn ennead::logic::Technique>")
    )]
    pub technique: Option<&'static str>,
    /// Its name in the asker's language, as it is in the text; only from depth 2 on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub technique_name: Option<String>,
    /// Where to look for the step.
    pub houses: Vec<House>,
    /// What leaves a digit only one place in a house, if that can be seen on the board alone; only
    /// from depth 2 on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sight: Option<SightAnswer>,
    /// The position and the marks to draw in it; none unless there is a step.
    #[serde(skip)]
    pub drawing: Option<(draw::Face, draw::Drawing)>,
}

/// The digits that leave a digit only one place in a house.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SightAnswer {
    /// The digit and its place.
    pub candidate: Candidate,
    /// The house.
    pub house: House,
    /// The same digit elsewhere, and an empty cell of the house that it sees.
    pub rays: Vec<(Cell, Cell)>,
}

impl From<Sight> for SightAnswer {
    fn from(Sight { candidate, house, rays }: Sight) -> SightAnswer {
        SightAnswer { candidate, house, rays }
    }
}

impl Question for Hint {
    type Answer = HintAnswer;

    fn answer(self, asker: &Asker) -> Result<HintAnswer, Refusal> {
        let finders = self.techniques.finders(asker.words)?;
        self.answer_with(&finders, asker)
    }
}

impl Hint {
    /// The complete hint for a position.
    pub fn of(subject: impl Into<Subject>) -> Hint {
        let subject = subject.into();
        Hint { subject, depth: all(), techniques: Choice::default(), drawings: false }
    }

    /// The answer, with finders already made from [`Hint::techniques`].
    ///
    /// # Errors
    ///
    /// As [`Question::answer`].
    pub fn answer_with(self, finders: &Finders, asker: &Asker) -> Result<HintAnswer, Refusal> {
        let Hint { subject, depth, drawings, .. } = self;
        within("depth", depth.into(), 1..=3)?;
        let words = asker.words;
        let (clues, standing) = subject.standing(asker)?;
        let standing = match standing {
            Ok(standing) => standing,
            Err(clash) => return Ok(HintAnswer::clashing(clues, &clash, words)),
        };
        let hint = standing.hint(finders, asker.stop)?;
        let said = |depth| words.hint(&hint, &standing.position, depth);
        let plain = HintAnswer {
            puzzle: clues,
            hint: hint.kind(),
            text: said(depth),
            unique: standing.is_unique(),
            note: (!standing.is_unique()).then(|| words.say("not-unique")),
            sentences: vec![said(depth)],
            ..HintAnswer::default()
        };
        Ok(match &hint {
            logic::Hint::Unsolvable => HintAnswer { note: None, ..plain },
            logic::Hint::Solved | logic::Hint::Stuck => plain,
            logic::Hint::Mistakes(mistakes) => HintAnswer { cells: mistakes.cells(), ..plain },
            logic::Hint::Step(step) => {
                let position = &standing.position;
                HintAnswer {
                    sentences: (1..=depth).map(said).collect(),
                    technique: Some(step.technique),
                    technique_name: (depth > 1).then(|| words.technique(step.technique)),
                    houses: step.region().iter().collect(),
                    sight: Sight::of(step, position).filter(|_| depth > 1).map(Into::into),
                    step: (depth == 3).then(|| Step::new(position, step, drawings, words)),
                    drawing: (depth == 3).then(|| (position.face(), step.draw_in(position))),
                    ..plain
                }
            }
        })
    }
}

impl HintAnswer {
    /// The answer to a position in which digits clash.
    pub(crate) fn clashing(puzzle: Clues, clash: &Clashing, words: &Words) -> HintAnswer {
        let sentence = clash.sentence(words);
        HintAnswer {
            puzzle,
            hint: HintKind::Mistakes,
            sentences: vec![sentence.clone()],
            text: sentence,
            cells: clash.cells,
            ..HintAnswer::default()
        }
    }
}

//! All steps of logic that are possible in a position.

use ennead::{CellSet, Clues, Sheet, draw, logic};
use ennead_game::SavedGame;
use serde::{Deserialize, Serialize};

use crate::play::hint::{Hint, HintAnswer};
use crate::play::standing::{Place, Standing};
use crate::play::step::Step;
use crate::play::techniques::{Choice, Finders};
use crate::question::{Asker, Question, Refusal};
use crate::subject::Subject;

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
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Steps {
    /// The puzzle, with the digits and pencil marks of its sheet; leave it out if there is a game.
    #[serde(default)]
    pub puzzle: Option<Subject>,
    /// The game so far; leave it out if there is a puzzle.
    #[serde(default)]
    pub game: Option<Box<SavedGame>>,
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
    pub hint: &'static str,
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

    /// All steps from the position on a sheet.
    pub fn of(sheet: Sheet) -> Steps {
        Steps {
            puzzle: Some(sheet.into()),
            game: None,
            techniques: Choice::default(),
            drawings: false,
            most: Steps::MOST,
        }
    }

    /// The answer, with finders already made from [`Steps::techniques`].
    ///
    /// # Errors
    ///
    /// As [`Question::answer`].
    pub fn answer_with(self, finders: &Finders, asker: &Asker) -> Result<StepsAnswer, Refusal> {
        let Steps { puzzle, game, drawings, most, .. } = self;
        if !(1..=10_000).contains(&most) {
            return Err(Refusal::OutOfBounds { of: "most", least: 1, most: 10_000 });
        }
        // A position with mistakes is answered as by a hint.
        let hint = Hint { puzzle: puzzle.clone(), game: game.clone(), ..Hint::everything() };
        let first = hint.answer_with(finders, asker)?;
        if first.hint != logic::Hint::NAMES[2] {
            let HintAnswer { puzzle, hint, text, unique, note, cells, .. } = first;
            let complete = true;
            return Ok(StepsAnswer {
                puzzle,
                hint,
                text,
                unique,
                note,
                cells,
                complete,
                ..StepsAnswer::default()
            });
        }
        let standing = match Place::new(puzzle, game, asker)? {
            Place::Sheet(sheet) => Standing::of_sheet(&sheet),
            Place::Game(game) => Standing::of_board(game.board()),
        };
        let standing = standing.map_err(|clash| Refusal::WrongCall(clash.sentence(asker.words)))?;
        let found = standing.steps(finders, most, asker.stop)?;
        let complete = found.len() < most;
        let key = if complete { "hint-steps" } else { "hint-steps-first" };
        let position = &standing.position;
        Ok(StepsAnswer {
            text: asker.words.say_with(key, &[("count", found.len().into())]),
            steps: found.iter().map(|it| Step::new(position, it, drawings, asker.words)).collect(),
            drawn: found.iter().map(|it| (position.face(), it.draw_in(position))).collect(),
            puzzle: first.puzzle,
            hint: first.hint,
            complete,
            unique: first.unique,
            note: first.note,
            cells: first.cells,
        })
    }
}

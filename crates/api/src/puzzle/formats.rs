//! Texts in and out.

use ennead::Writable;
use ennead::format::{self, FORMATS};
use ennead_game::{Game, SavedGame};
use serde::{Deserialize, Serialize};

use crate::play::standing::demand_playable;
use crate::question::{Asker, Question, Refusal};
#[cfg(feature = "schema")]
use crate::subject::PuzzleOrGame;
use crate::subject::{Subject, puzzle_or_game};

/// Which formats are there?
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Formats {}

/// A format of the list.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FormatAnswer {
    /// Its name.
    pub name: &'static str,
    /// What it is, in the asker's language.
    pub about: String,
    /// The usual file name extensions, without the dot.
    pub extensions: &'static [&'static str],
    /// Whether it can be written.
    pub writes: bool,
}

impl Question for Formats {
    type Answer = Vec<FormatAnswer>;

    fn answer(self, asker: &Asker) -> Result<Vec<FormatAnswer>, Refusal> {
        let answer = |format: &&format::Format| FormatAnswer {
            name: format.name,
            about: asker.words.say(&format!("format-{}", format.name)),
            extensions: format.extensions,
            writes: format.write.is_some(),
        };
        Ok(FORMATS.iter().map(answer).collect())
    }
}

/// Which puzzles are in the text?
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Read {
    /// A text in any format that is read.
    pub text: String,
    /// At most this many games are begun.
    #[serde(default = "thousand")]
    pub most: usize,
}

const fn thousand() -> usize {
    1000
}

/// The answer to [`Read`].
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ReadAnswer {
    /// How many puzzles there are.
    pub found: usize,
    /// A game begun with each of the first puzzles.
    pub games: Vec<SavedGame>,
}

impl Question for Read {
    type Answer = ReadAnswer;

    fn answer(self, asker: &Asker) -> Result<ReadAnswer, Refusal> {
        let sheets = crate::subject::sheets(&self.text, asker)?;
        let found = sheets.len();
        let games = sheets.into_iter().take(self.most).map(|sheet| {
            demand_playable(&sheet, asker.words)?;
            Ok(Game::new(sheet).save(0))
        });
        Ok(ReadAnswer { found, games: games.collect::<Result<_, Refusal>>()? })
    }
}

/// How is the puzzle, or the board of the game, written in another format?
///
/// ```
/// use ennead_api::puzzle::Write;
/// use ennead_api::{Asker, Question};
/// use ennead_text::{Language, Words};
///
/// let words = Words::new(Language::default());
/// let question: Write = serde_json::from_str(&format!(
///     r#"{{"puzzle": "5{:.<80}", "format": "rows"}}"#, ""
/// ))?;
/// let answer = question.answer(&Asker::patient(&words)).unwrap();
/// assert_eq!(answer.text.lines().count(), 9);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Write {
    /// The puzzle or the game.
    #[serde(flatten, deserialize_with = "puzzle_or_game")]
    #[cfg_attr(feature = "schema", schemars(with = "PuzzleOrGame"))]
    pub subject: Subject,
    /// The format.
    pub format: Writable,
}

/// The answer to [`Write`].
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Written {
    /// The text.
    pub text: String,
    /// The usual file name extension, without the dot.
    pub extension: Option<&'static str>,
}

impl Question for Write {
    type Answer = Written;

    fn answer(self, asker: &Asker) -> Result<Written, Refusal> {
        let Write { subject, format: Writable(format) } = self;
        let sheet = subject.sheet(asker)?;
        let text = format.write_all(&[sheet]).expect("every format can hold any one sheet");
        Ok(Written { text, extension: format.extensions.first().copied() })
    }
}

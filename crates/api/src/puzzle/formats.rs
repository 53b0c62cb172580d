//! Texts in and out.

use ennead::Writable;
use ennead::board::{Classic, Ground, Sheet};
use ennead::format::{self, FORMATS, WriteError};
use ennead_game::{Game, SavedGame};
use ennead_text::Words;
use serde::{Deserialize, Serialize};

use crate::play::standing::demand_playable;
#[cfg(feature = "rules")]
use crate::puzzle::Asked;
use crate::question::{Asker, Question, Refusal};
use crate::subject::about_puzzle_or_game;
#[cfg(feature = "rules")]
use crate::subject::asked_puzzles;
#[cfg(not(feature = "rules"))]
use crate::subject::puzzles;

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
    /// Whether to leave out what is not understood. The games say what that is.
    #[serde(default)]
    pub ignore: bool,
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
        #[cfg(feature = "rules")]
        let puzzles = asked_puzzles(&self.text, self.ignore, asker)?;
        #[cfg(not(feature = "rules"))]
        let puzzles = puzzles(&self.text)?;
        let found = puzzles.len();
        let games = puzzles.into_iter().take(self.most).map(|puzzle| begun(puzzle, asker));
        Ok(ReadAnswer { found, games: games.collect::<Result<_, Refusal>>()? })
    }
}

/// A game begun with a puzzle.
#[cfg(feature = "rules")]
fn begun(puzzle: Asked, asker: &Asker) -> Result<SavedGame, Refusal> {
    match puzzle {
        Asked::Classic(sheet) => begun_classic(*sheet, asker),
        ruled => Ok(ruled.game(asker.words)?.save(0)),
    }
}

#[cfg(not(feature = "rules"))]
use begun_classic as begun;

fn begun_classic(puzzle: Sheet<Classic>, asker: &Asker) -> Result<SavedGame, Refusal> {
    demand_playable(&puzzle.clone().into(), asker.words)?;
    Ok(Game::on(puzzle).save(0))
}

about_puzzle_or_game! {
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
    pub struct Write {
        /// The format.
        pub format: Writable,
    }
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
        #[cfg(feature = "rules")]
        let text = subject.asked(Vec::new(), false, asker)?.write_whole(format);
        #[cfg(not(feature = "rules"))]
        let text = format.write_all(&[subject.sheet(asker)?]);
        let text =
            text.map_err(|error| Refusal::WrongCall(unwritable(&error, format.name, asker.words)))?;
        Ok(Written { text, extension: format.extensions.first().copied() })
    }
}

/// The sentence that says why a format does not hold a puzzle.
pub fn unwritable(error: &WriteError, format: &str, words: &Words) -> String {
    let format = ("format", format.into());
    match error {
        WriteError::Lost { what } => {
            words.say_with("convert-lost", &[format, ("what", what.join("; ").into())])
        }
        WriteError::NoRules => words.say_with("convert-no-rules", &[format]),
        _ => words.say_with("convert-only-classic", &[format]),
    }
}

about_puzzle_or_game! {
    /// What comes after the question mark of a link to Play with the puzzle?
    ///
    /// ```
    /// use ennead_api::puzzle::PlayLink;
    /// use ennead_api::{Asker, Question};
    /// use ennead_text::{Language, Words};
    ///
    /// let words = Words::new(Language::default());
    /// let question: PlayLink = serde_json::from_str(&format!(r#"{{"puzzle": "5{:.<80}"}}"#, ""))?;
    /// let answer = question.answer(&Asker::patient(&words)).unwrap();
    /// assert_eq!(answer.query, format!("version=2&layout=9x9&puzzle=5{:.<80}", ""));
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    pub struct PlayLink {
        /// Whether the digits, marks and colours that were written in go along.
        #[serde(default)]
        pub progress: bool,
    }
}

/// The answer to [`PlayLink`].
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LinkAnswer {
    /// What comes after the question mark.
    pub query: String,
}

impl Question for PlayLink {
    type Answer = LinkAnswer;

    fn answer(self, asker: &Asker) -> Result<LinkAnswer, Refusal> {
        #[cfg(feature = "rules")]
        let sheet = match self.subject.asked(Vec::new(), false, asker)? {
            Asked::Classic(sheet) => *sheet,
            Asked::Ruled(ruled) => {
                let ground = ennead::rule::Ruled::new(ruled.setup());
                let ground = ground.expect("that the rules fit has been checked");
                let sheet = ground.sheet(ruled.opened().sheet.clone().on_any_board());
                return Ok(LinkAnswer { query: query(sheet, self.progress) });
            }
        };
        #[cfg(not(feature = "rules"))]
        let sheet = self.subject.on_board(asker)?;
        Ok(LinkAnswer { query: query(sheet, self.progress) })
    }
}

/// What comes after the question mark of a link, with or without what was written in.
fn query<G: Ground>(sheet: Sheet<G>, progress: bool) -> String {
    match progress {
        true => ennead::share::write(&sheet),
        false => ennead::share::write(&Sheet {
            givens: sheet.givens,
            info: sheet.info,
            ..Sheet::blank(sheet.ground)
        }),
    }
}

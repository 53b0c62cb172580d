//! What a question is about.

use ennead::format;
use ennead::{Clues, Givens, Sheet};
use ennead_game::{Game, SavedGame};
use serde::Deserialize;
use serde::de::Deserializer;

use crate::fields::Fault;
use crate::play::standing::{Clashing, Standing, restored};
use crate::question::{Asker, Refusal};

/// What a question is about: a puzzle, as a text or as a sheet that is read already; or a game.
///
/// In JSON a puzzle is a text in any readable format. A question that may be about a game has a field
/// `puzzle` or a field `game`.
///
/// ```
/// use ennead_api::{Asker, Refusal, Subject};
/// use ennead_text::{Language, Words};
///
/// let words = Words::new(Language::default());
/// let asker = Asker::patient(&words);
/// let subject: Subject = serde_json::from_str(r#""53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79""#)?;
/// assert_eq!(subject.sheet(&asker).map(|sheet| sheet.givens.len()), Ok(30));
/// assert!(matches!(Subject::from("53x").sheet(&asker), Err(Refusal::Unreadable(_))));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, Deserialize)]
#[serde(from = "String")]
pub struct Subject(Source);

#[derive(Clone, Debug)]
enum Source {
    Text(String),
    Sheet(Box<Sheet>),
    Game(Box<SavedGame>),
}

ennead::grid::schema_as!(Subject, String);

impl Subject {
    /// The one puzzle; of a game, the board as it is.
    ///
    /// # Errors
    ///
    /// If the text cannot be read, or holds several puzzles; or the game cannot be restored.
    pub fn sheet(self, asker: &Asker) -> Result<Sheet, Refusal> {
        let text = match self.0 {
            Source::Sheet(sheet) => return Ok(*sheet),
            Source::Game(saved) => {
                let game = restored(&saved, asker)?;
                return Ok(Sheet { info: game.info.clone(), ..game.board().sheet() });
            }
            Source::Text(text) => text,
        };
        // Programs mostly send this form: skip the detection of the format.
        if let (81, Ok(givens)) = (text.len(), text.parse::<Givens>()) {
            return Ok(Sheet::from(givens));
        }
        let mut sheets = sheets(&text, asker)?;
        match sheets.len() {
            1 => Ok(sheets.remove(0)),
            found => {
                let args = [("found", found.into())];
                Err(Refusal::WrongCall(asker.words.say_with("question-one-puzzle", &args)))
            }
        }
    }

    /// What the one puzzle starts from.
    ///
    /// # Errors
    ///
    /// As [`Subject::sheet`].
    pub fn clues(self, asker: &Asker) -> Result<Clues, Refusal> {
        Ok(Clues::from(&self.sheet(asker)?))
    }

    /// The givens of the one puzzle.
    ///
    /// # Errors
    ///
    /// As [`Subject::sheet`]; and if it is a sukaku, because its givens are only a part of the
    /// puzzle.
    pub fn givens(self, asker: &Asker) -> Result<Givens, Refusal> {
        let clues = self.clues(asker)?;
        match clues.is_sukaku() {
            true => Err(Refusal::WrongCall(asker.words.say("question-sukaku"))),
            false => Ok(*clues.givens()),
        }
    }

    /// What the puzzle starts from, and the position reached; or the cells that clash.
    ///
    /// # Errors
    ///
    /// As [`Subject::sheet`].
    pub(crate) fn standing(
        self,
        asker: &Asker,
    ) -> Result<(Clues, Result<Standing, Clashing>), Refusal> {
        if let Source::Game(saved) = &self.0 {
            let game = restored(saved, asker)?;
            return Ok((Clues::from(game.board().givens), Standing::of_board(game.board())));
        }
        let sheet = self.sheet(asker)?;
        Ok((Clues::from(&sheet), Standing::of_sheet(&sheet)))
    }
}

/// The two fields of a question about a puzzle or a game.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct PuzzleOrGame {
    /// The puzzle, with the digits and pencil marks of its sheet; leave it out if there is a game.
    #[serde(default)]
    puzzle: Option<Subject>,
    /// The game so far; leave it out if there is a puzzle.
    #[serde(default)]
    game: Option<Box<SavedGame>>,
}

/// The subject of a question about a puzzle or a game.
pub(crate) fn puzzle_or_game<'de, D: Deserializer<'de>>(from: D) -> Result<Subject, D::Error> {
    match PuzzleOrGame::deserialize(from)? {
        PuzzleOrGame { puzzle: Some(puzzle), game: None } => Ok(puzzle),
        PuzzleOrGame { puzzle: None, game: Some(game) } => Ok(Subject(Source::Game(game))),
        _ => Err(Fault::PuzzleOrGame.of("")),
    }
}

/// The puzzles in a text of any format, or in a link to Play.
///
/// # Errors
///
/// If the text cannot be read, or a puzzle is on a board no core answers questions about.
pub(crate) fn sheets(text: &str, asker: &Asker) -> Result<Vec<Sheet>, Refusal> {
    // A text copied from a file may begin with a byte order mark.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    #[cfg(feature = "formats")]
    if format::share::detect(text) {
        use ennead::core::Core;
        return match Core::of(format::share::read(text.trim_start())?) {
            Core::Classic(sheet) => Ok(vec![*sheet]),
            Core::Missing(layout) => {
                let args = [("layout", layout.to_string().into())];
                Err(Refusal::WrongCall(asker.words.say_with("question-no-core", &args)))
            }
            _ => Err(format::unrecognised(text).into()),
        };
    }
    _ = asker;
    Ok(format::read(text)?)
}

impl From<String> for Subject {
    fn from(text: String) -> Subject {
        Subject(Source::Text(text))
    }
}

impl From<&str> for Subject {
    fn from(text: &str) -> Subject {
        Subject::from(text.to_owned())
    }
}

impl From<Sheet> for Subject {
    fn from(sheet: Sheet) -> Subject {
        Subject(Source::Sheet(Box::new(sheet)))
    }
}

impl From<Givens> for Subject {
    fn from(givens: Givens) -> Subject {
        Subject::from(Sheet::from(givens))
    }
}

impl From<&Game> for Subject {
    fn from(game: &Game) -> Subject {
        Subject(Source::Game(Box::new(game.save(0))))
    }
}

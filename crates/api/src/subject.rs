//! What a question is about.

use ennead::board::{self, Classic};
use ennead::{Clues, Givens, Sheet};
#[cfg(feature = "rules")]
use ennead::{
    WholeBoard,
    core::{self, Opening},
    format::Unknown,
};
use ennead_game::{Game, SavedGame};
use serde::Deserialize;
use serde::de::Error;

use crate::fields::Fault;
use crate::play::standing::{Clashing, Restored, Standing, restored};
#[cfg(feature = "rules")]
use crate::puzzle::{Asked, Misfit};
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
    #[cfg(feature = "rules")]
    Asked(Asked),
}

ennead::grid::schema_as!(Subject, String);

impl Subject {
    /// The one puzzle; of a game, the board as it is.
    ///
    /// # Errors
    ///
    /// If the text cannot be read, or holds several puzzles; or the game cannot be restored.
    pub fn sheet(self, asker: &Asker) -> Result<Sheet, Refusal> {
        match self.0 {
            Source::Sheet(sheet) => Ok(*sheet),
            #[cfg(feature = "rules")]
            Source::Asked(asked) => Ok(asked.classic(asker)?.into()),
            Source::Game(saved) => {
                let game = restored(&saved, asker)?;
                Ok(Sheet { info: game.info.clone(), ..game.board().sheet() })
            }
            // Programs mostly send 81 characters: skip the detection of the format.
            Source::Text(text) => match (text.len(), text.parse::<Givens>()) {
                (81, Ok(givens)) => Ok(Sheet::from(givens)),
                _ => one(&text, asker).map(Sheet::from),
            },
        }
    }

    /// The one puzzle with everything that lies on its board; of a game, the board as it is.
    ///
    /// # Errors
    ///
    /// As [`Subject::sheet`].
    #[cfg(not(feature = "rules"))]
    pub(crate) fn on_board(self, asker: &Asker) -> Result<board::Sheet<Classic>, Refusal> {
        match self.0 {
            Source::Sheet(sheet) => Ok((*sheet).into()),
            Source::Game(saved) => {
                let game = restored(&saved, asker)?;
                Ok(board::Sheet { info: game.info.clone(), ..game.board().kept() })
            }
            Source::Text(text) => one(&text, asker),
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

    /// Whether a look suffices to see that it is a classic puzzle without rules: that it was read as one,
    /// or is 81 characters.
    pub(crate) fn is_plainly_classic(&self) -> bool {
        match &self.0 {
            Source::Text(text) => text.trim().len() == 81,
            Source::Sheet(_) => true,
            Source::Game(saved) => Game::restore(saved).is_ok(),
            #[cfg(feature = "rules")]
            Source::Asked(asked) => asked.is_classic(),
        }
    }

    /// The one puzzle, for the core that answers questions about it. It has `rules` besides its own;
    /// what is not understood is left out if it is to be ignored.
    ///
    /// # Errors
    ///
    /// As [`Subject::sheet`]; and if a rule makes no sense on the board.
    #[cfg(feature = "rules")]
    pub fn asked(
        self,
        rules: Vec<WholeBoard>,
        ignore: bool,
        asker: &Asker,
    ) -> Result<Asked, Refusal> {
        let unknown = if ignore { Unknown::Ignored } else { Unknown::Refused };
        let opening = Opening { unknown, rules };
        let asked = match self.0 {
            Source::Asked(asked) => asked.with(&opening),
            Source::Game(saved) => Asked::of_game(&saved, asker)?.with(&opening),
            // Programs mostly send 81 characters: skip the detection of the format.
            Source::Text(text) => match (text.len(), text.parse::<Givens>()) {
                (81, Ok(givens)) => Asked::of_sheet(givens.into(), &opening),
                _ => Asked::of(alone(core::open(&text, &opening)?, asker)?),
            },
            _ => Asked::of_sheet(self.sheet(asker)?, &opening),
        };
        asked.map_err(|misfit| Refusal::WrongCall(misfit.sentence(asker.words)))
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
            let game = match Restored::of(saved, asker)? {
                Restored::Classic(game) => game,
                #[cfg(feature = "rules")]
                Restored::Ruled(_) => {
                    return Err(Refusal::WrongCall(asker.words.say("ruled-no-steps")));
                }
            };
            return Ok((Clues::from(game.board().givens), Standing::of_board(game.board())));
        }
        let sheet = self.sheet(asker)?;
        Ok((Clues::from(&sheet), Standing::of_sheet(&sheet)))
    }
}

/// The subject in the two fields that a question about a puzzle or a game has for it.
pub(crate) fn one_of<E: Error>(
    puzzle: Option<Subject>,
    game: Option<Box<SavedGame>>,
) -> Result<Subject, E> {
    match (puzzle, game) {
        (Some(puzzle), None) => Ok(puzzle),
        (None, Some(game)) => Ok(Subject(Source::Game(game))),
        _ => Err(Fault::PuzzleOrGame.of("")),
    }
}

/// Defines a question about a puzzle or a game: its struct begins with the field `subject`, and data
/// has a field `puzzle` or a field `game` for it.
///
/// (By `serde(flatten)` this would take one line. But then what is read knows no longer which fields
/// there are, and whoever misspells one is not told.)
macro_rules! about_puzzle_or_game {
    (
        $(#[doc = $about:literal])*
        pub struct $Question:ident {
            $(
                $(#[doc = $doc:literal])*
                $(#[serde($($read:tt)*)])?
                pub $field:ident: $Type:ty,
            )*
        }
    ) => {
        $(#[doc = $about])*
        #[derive(Clone, Debug)]
        pub struct $Question {
            /// The puzzle or the game.
            pub subject: $crate::Subject,
            $($(#[doc = $doc])* pub $field: $Type,)*
        }

        const _: () = {
            // Its examples are tested above.
            $(#[cfg_attr(not(doctest), doc = $about)])*
            #[derive(serde::Deserialize)]
            #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
            #[serde(deny_unknown_fields)]
            struct Fields {
                /// The puzzle, with the digits and pencil marks of its sheet; leave it out if there is
                /// a game.
                #[serde(default)]
                puzzle: Option<$crate::Subject>,
                /// The game so far; leave it out if there is a puzzle.
                #[serde(default)]
                game: Option<Box<ennead_game::SavedGame>>,
                $($(#[doc = $doc])* $(#[serde($($read)*)])? $field: $Type,)*
            }

            impl<'de> serde::Deserialize<'de> for $Question {
                fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<$Question, D::Error> {
                    let Fields { puzzle, game, $($field),* } = serde::Deserialize::deserialize(from)?;
                    let subject = $crate::subject::one_of::<D::Error>(puzzle, game)?;
                    Ok($Question { subject, $($field),* })
                }
            }

            #[cfg(feature = "schema")]
            impl schemars::JsonSchema for $Question {
                fn schema_name() -> std::borrow::Cow<'static, str> {
                    stringify!($Question).into()
                }
                fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
                    <Fields as schemars::JsonSchema>::json_schema(generator)
                }
            }
        };
    };
}
pub(crate) use about_puzzle_or_game;

/// The puzzles in a text of any format, or in a link to Play.
///
/// # Errors
///
/// If the text cannot be read, or a puzzle is on a board no core answers questions about.
pub(crate) fn puzzles(text: &str) -> Result<Vec<board::Sheet<Classic>>, Refusal> {
    Ok(ennead::core::read(text)?)
}

/// The same, whatever core answers questions about them.
///
/// # Errors
///
/// If the text cannot be read, or a rule makes no sense on its board.
#[cfg(feature = "rules")]
pub(crate) fn asked_puzzles(
    text: &str,
    ignore: bool,
    asker: &Asker,
) -> Result<Vec<Asked>, Refusal> {
    let unknown = if ignore { Unknown::Ignored } else { Unknown::Refused };
    let opening = Opening { unknown, rules: Vec::new() };
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let asked = core::open(text, &opening)?.into_iter().map(Asked::of);
    let asked: Result<_, Misfit> = asked.collect();
    asked.map_err(|misfit| Refusal::WrongCall(misfit.sentence(asker.words)))
}

/// The one puzzle in a text.
fn one(text: &str, asker: &Asker) -> Result<board::Sheet<Classic>, Refusal> {
    alone(puzzles(text)?, asker)
}

/// The only one of a list.
fn alone<P>(mut puzzles: Vec<P>, asker: &Asker) -> Result<P, Refusal> {
    match puzzles.len() {
        1 => Ok(puzzles.remove(0)),
        found => {
            let args = [("found", found.into())];
            Err(Refusal::WrongCall(asker.words.say_with("question-one-puzzle", &args)))
        }
    }
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

#[cfg(feature = "rules")]
impl From<Asked> for Subject {
    fn from(asked: Asked) -> Subject {
        Subject(Source::Asked(asked))
    }
}

impl From<&Game> for Subject {
    fn from(game: &Game) -> Subject {
        Subject(Source::Game(Box::new(game.save(0))))
    }
}

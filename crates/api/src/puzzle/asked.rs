//! A puzzle for the core that answers questions about it: a classic one, or one with rules or on
//! another board.

use ennead::board::{AnySheet, Classic, Layout};
use ennead::core::{self, Core, Opening};
use ennead::engine;
use ennead::format::{Format, Ignored, Opened, ReadError, WriteError};
use ennead::{Clues, Sheet, board, rule};
use ennead_game::{GameOn, SavedGame};
use ennead_text::Words;

use super::ruled::{Misfit, Ruled};
use crate::play::standing::Restored;
use crate::play::{CheckAnswer, Checked, demand_playable};
use crate::question::{Asker, Refusal};

/// A puzzle that a question is about, for the core that answers.
#[derive(Clone, Debug)]
pub enum Asked {
    /// A classic puzzle.
    Classic(Box<board::Sheet<Classic>>),
    /// A puzzle with rules, or on another board.
    Ruled(Box<Ruled>),
}

impl Asked {
    /// The puzzle for the core that was decided on.
    ///
    /// # Errors
    ///
    /// If one of its rules makes no sense on its board, or cannot be searched.
    pub(crate) fn of(core: Core) -> Result<Asked, Misfit> {
        match core {
            Core::Classic(sheet) => Ok(Asked::Classic(sheet)),
            Core::Ruled(opened) => Ruled::new(*opened).map(|ruled| Asked::Ruled(Box::new(ruled))),
            _ => unreachable!("there are two cores"),
        }
    }

    /// The puzzles of one [unit](Format::unit) of a text in `format`.
    ///
    /// # Errors
    ///
    /// At the first mistake in the text. That a rule makes no sense is said of each puzzle by itself.
    pub fn open(
        format: &Format,
        unit: &str,
        opening: &Opening,
    ) -> Result<Vec<Result<Asked, Misfit>>, ReadError> {
        let cores = core::open_unit(format, unit, opening)?;
        Ok(cores.into_iter().map(Asked::of).collect())
    }

    /// The puzzles of a whole text in any format; a mistake costs only the puzzle it is in. Each, or why
    /// there is none, in the order of the text.
    pub fn open_each(
        text: &str,
        opening: &Opening,
    ) -> Vec<Result<Result<Asked, Misfit>, ReadError>> {
        core::open_each(text, |format, unit| Asked::open(format, unit, opening))
    }

    /// A classic puzzle that was read already; `opening` may add rules.
    ///
    /// # Errors
    ///
    /// If it may not: a rule makes no sense on the board.
    pub fn of_sheet(sheet: Sheet, opening: &Opening) -> Result<Asked, Misfit> {
        Asked::of(opening.ruled(Opened::from(AnySheet::from(sheet))))
    }

    /// The puzzle of a game, with what lies on its board now.
    ///
    /// # Errors
    ///
    /// If the game cannot be restored.
    pub(crate) fn of_game(saved: &SavedGame, asker: &Asker) -> Result<Asked, Refusal> {
        let opened = match Restored::of(saved, asker)? {
            Restored::Classic(game) => {
                let sheet = board::Sheet { info: game.info.clone(), ..game.board().kept() };
                return Ok(Asked::Classic(Box::new(sheet)));
            }
            Restored::Ruled(game) => {
                let sheet = rule::Ruled::plain(game.board().kept());
                let ignored = game.unchecked.iter();
                Opened {
                    sheet: board::Sheet { info: game.info.clone(), ..sheet }.into(),
                    rules: game.start().ground.rules().to_vec(),
                    ignored: ignored
                        .map(|name| Ignored { name: name.clone(), place: String::new() })
                        .collect(),
                    guessed: None,
                }
            }
        };
        let ruled = Ruled::new(opened);
        ruled
            .map(|ruled| Asked::Ruled(Box::new(ruled)))
            .map_err(|misfit| Refusal::WrongCall(misfit.sentence(asker.words)))
    }

    /// The same puzzle with the rules that `opening` adds.
    ///
    /// # Errors
    ///
    /// If one of them makes no sense on the board.
    pub(crate) fn with(self, opening: &Opening) -> Result<Asked, Misfit> {
        match self {
            asked if opening.rules.is_empty() => Ok(asked),
            Asked::Classic(sheet) => {
                Asked::of(opening.ruled(Opened::from(AnySheet::Classic(*sheet))))
            }
            Asked::Ruled(ruled) => Asked::of(opening.ruled(ruled.opened().clone())),
        }
    }

    /// Whether it is a classic puzzle.
    pub(crate) fn is_classic(&self) -> bool {
        matches!(self, Asked::Classic(_))
    }

    /// What it starts from, if it is a classic puzzle.
    pub fn clues(&self) -> Option<Clues> {
        match self {
            Asked::Classic(sheet) => Some(clues_of(sheet)),
            Asked::Ruled(_) => None,
        }
    }

    /// The puzzle, for a question that only the classic core answers.
    ///
    /// # Errors
    ///
    /// If it has rules or another board.
    pub(crate) fn classic(self, asker: &Asker) -> Result<board::Sheet<Classic>, Refusal> {
        match self {
            Asked::Classic(sheet) => Ok(*sheet),
            Asked::Ruled(_) => Err(Refusal::WrongCall(asker.words.say("ruled-not-here"))),
        }
    }

    /// What the puzzle is called, if it has a title.
    pub fn title(&self) -> Option<&str> {
        let info = match self {
            Asked::Classic(sheet) => &sheet.info,
            Asked::Ruled(ruled) => ruled.opened().sheet.info(),
        };
        info.title.as_deref()
    }

    /// A game that begins with what lies on its board.
    ///
    /// # Errors
    ///
    /// If it is a sukaku: its candidates would become the player's marks.
    pub fn game(self, words: &Words) -> Result<GameOn<rule::Ruled>, Refusal> {
        let mut unchecked = Vec::new();
        let (ground, sheet) = match self {
            Asked::Classic(sheet) => {
                demand_playable(&Sheet::from((*sheet).clone()), words)?;
                (Some(Layout::classic().into()), sheet.on_any_board())
            }
            Asked::Ruled(ruled) => {
                unchecked = ruled.ignored();
                (rule::Ruled::new(ruled.setup()), ruled.opened().sheet.clone().on_any_board())
            }
        };
        let ground = ground.expect("that the rules fit has been checked");
        let mut game = GameOn::on(ground.sheet(sheet));
        game.unchecked = unchecked;
        Ok(game)
    }

    /// The same puzzle in `format`.
    ///
    /// # Errors
    ///
    /// If the format does not hold it.
    pub fn write(&self, format: &Format) -> Result<String, WriteError> {
        match self {
            Asked::Classic(sheet) => format.write(&Sheet::from((**sheet).clone())),
            Asked::Ruled(ruled) => format.write(ruled.opened()),
        }
    }

    /// The same puzzle as a whole file in `format`.
    ///
    /// # Errors
    ///
    /// If the format does not hold it.
    pub(crate) fn write_whole(&self, format: &Format) -> Result<String, WriteError> {
        match self {
            Asked::Classic(sheet) => format.write_all(&[Sheet::from((**sheet).clone())]),
            Asked::Ruled(ruled) => format.write_all(std::slice::from_ref(ruled.opened())),
        }
    }

    /// The answer to the question whether it is a proper puzzle; with `suggest`, with clues that would
    /// make it unique.
    ///
    /// # Errors
    ///
    /// If the asker stops waiting.
    pub(crate) fn check(&self, suggest: bool, asker: &Asker) -> Result<CheckAnswer, Refusal> {
        match self {
            Asked::Classic(sheet) => {
                let clues = clues_of(sheet);
                let check = engine::check_until(clues, asker.stop)?;
                Ok(CheckAnswer::Classic(Checked::new(&clues, &check, suggest, asker)?))
            }
            Asked::Ruled(ruled) => Ok(CheckAnswer::Ruled(ruled.checked(suggest, asker)?)),
        }
    }
}

impl From<Sheet> for Asked {
    fn from(sheet: Sheet) -> Asked {
        Asked::Classic(Box::new(sheet.into()))
    }
}

/// What a classic puzzle starts from.
pub fn clues_of(sheet: &board::Sheet<Classic>) -> Clues {
    Clues::from(&Sheet::from(sheet.clone()))
}

//! A game as data: what is saved, sent and restored.
//!
//! Cells are written as `r4c7`, grids as 81 characters and candidates as `5r4c7`, so that people
//! can read and write a saved game.

use ennead_grid::{Candidate, Cell, CellMap, CellSet, Digit, DigitSet, Givens, Info};
use serde::{Deserialize, Serialize};

use crate::{Action, Board, Clock, Game, HintAsked, Move};

/// A saved game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default)]
pub struct SavedGame {
    /// The version of this notation: 1.
    pub version: u32,
    /// The puzzle's name.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// Its level, as named by the source.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub level: String,
    /// The board at the start.
    pub start: SavedBoard,
    /// The moves, those taken back at the end.
    pub moves: Vec<SavedMove>,
    /// How many of the moves are in force.
    pub done: usize,
    /// How often a move was taken back.
    pub taken_back: usize,
    /// The hints asked for.
    pub hints: Vec<HintAsked>,
    /// The milliseconds played.
    pub elapsed: u64,
}

/// A board as data.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default)]
pub struct SavedBoard {
    /// The givens, 81 characters.
    pub givens: String,
    /// The digits written in, 81 characters; empty if there are none.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub placed: String,
    /// The corner marks of each cell, 81 words of digits; empty if there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub corner: Vec<String>,
}

/// A move as data.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SavedMove {
    /// What was done.
    #[serde(flatten)]
    pub action: SavedAction,
    /// The milliseconds played when it was made.
    #[serde(default)]
    pub at: u64,
    /// The player's reason.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reason: String,
}

/// An [`Action`] as data, such as `{"do":"enter","cells":"r1c1 r1c2","digit":5,"tidy":true}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "do", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields are those of Action")]
pub enum SavedAction {
    Enter {
        cells: String,
        digit: u8,
        #[serde(default)]
        tidy: bool,
    },
    Corner {
        cells: String,
        digit: u8,
    },
    Centre {
        cells: String,
        digit: u8,
    },
    Colour {
        cells: String,
        colour: u8,
    },
    Clear {
        cells: String,
    },
    Settle {
        cell: String,
        #[serde(default)]
        tidy: bool,
    },
    FillMarks,
    ClearMarks,
    ClearColours,
    StartOver,
    Step {
        technique: String,
        #[serde(default)]
        placements: String,
        #[serde(default)]
        eliminations: String,
    },
}

/// The data is not a valid game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// Which part, such as `moves[3]`.
    pub part: String,
    /// What was found there.
    pub found: String,
}

ennead_grid::error!(Broken: |it, f| write!(f, "{} makes no sense: {:?}", it.part, it.found));

impl Game {
    /// The game as data, at the time `now`.
    pub fn save(&self, now: u64) -> SavedGame {
        SavedGame {
            version: 1,
            title: self.info.title.clone().unwrap_or_default(),
            level: self.info.level.clone().unwrap_or_default(),
            start: SavedBoard::from(self.start()),
            moves: self.every_move().iter().map(SavedMove::from).collect(),
            done: self.moves().len(),
            taken_back: self.taken_back(),
            hints: self.hints().to_vec(),
            elapsed: self.clock.elapsed(now),
        }
    }

    /// The saved game, with its clock stopped.
    ///
    /// # Errors
    ///
    /// [`Broken`] for the first invalid part.
    pub fn restore(saved: &SavedGame) -> Result<Game, Broken> {
        if saved.version != 1 {
            return Err(broken("version", saved.version));
        }
        let text = |text: &str| (!text.is_empty()).then(|| text.to_owned());
        let info = Info { title: text(&saved.title), level: text(&saved.level), ..Info::default() };
        let clock = Clock::stopped_at(saved.elapsed);
        let mut game = Game::starting_at(Board::try_from(&saved.start)?, info, clock);
        for (index, entry) in saved.moves.iter().enumerate() {
            let action = Action::try_from(&entry.action)
                .map_err(|it| Broken { part: format!("moves[{index}].{}", it.part), ..it })?;
            if !game.act_at(action, entry.at, entry.reason.clone()) {
                // It changes nothing.
                return Err(broken(&format!("moves[{index}]"), format!("{:?}", entry.action)));
            }
        }
        if saved.done > saved.moves.len() {
            return Err(broken("done", saved.done));
        }
        game.recount(saved.done, saved.taken_back, saved.hints.clone());
        Ok(game)
    }
}

fn broken(part: &str, found: impl ToString) -> Broken {
    Broken { part: part.to_owned(), found: found.to_string() }
}

impl From<&Board> for SavedBoard {
    fn from(board: &Board) -> SavedBoard {
        let marked = board.corner.values().iter().any(|marks| !marks.is_empty());
        let words = |marks: DigitSet| marks.iter().map(Digit::to_char).collect();
        SavedBoard {
            givens: board.givens.to_string(),
            placed: match board.placed.is_empty() {
                true => String::new(),
                false => board.placed.to_string(),
            },
            corner: match marked {
                true => board.corner.values().iter().map(|&marks| words(marks)).collect(),
                false => Vec::new(),
            },
        }
    }
}

impl TryFrom<&SavedBoard> for Board {
    type Error = Broken;

    fn try_from(saved: &SavedBoard) -> Result<Board, Broken> {
        let grid = |part, text: &str| match text {
            "" => Ok(Givens::EMPTY),
            _ => text.parse::<Givens>().map_err(|_| broken(part, text)),
        };
        let mut corner = CellMap::default();
        if !saved.corner.is_empty() && saved.corner.len() != Cell::COUNT {
            return Err(broken("start.corner", saved.corner.len()));
        }
        for (cell, word) in Cell::ALL.into_iter().zip(&saved.corner) {
            let marks: Option<DigitSet> = word.chars().map(Digit::from_char).collect();
            corner[cell] = marks.ok_or_else(|| broken("start.corner", word))?;
        }
        let sheet = ennead_grid::Sheet {
            givens: grid("start.givens", &saved.givens)?,
            placed: grid("start.placed", &saved.placed)?,
            candidates: Some(corner),
            ..ennead_grid::Sheet::default()
        };
        Ok(Board::new(&sheet))
    }
}

impl From<&Move> for SavedMove {
    fn from(entry: &Move) -> SavedMove {
        SavedMove {
            action: SavedAction::from(&entry.action),
            at: entry.at,
            reason: entry.reason.clone(),
        }
    }
}

fn names<T: ToString>(things: impl IntoIterator<Item = T>) -> String {
    things.into_iter().map(|it| it.to_string()).collect::<Vec<_>>().join(" ")
}

fn cells(text: &str) -> Result<CellSet, Broken> {
    let cells: Result<CellSet, _> = text.split_ascii_whitespace().map(str::parse).collect();
    cells.map_err(|_| broken("cells", text))
}

fn digit(value: u8) -> Result<Digit, Broken> {
    Digit::try_new(value).ok_or_else(|| broken("digit", value))
}

fn candidates(text: &str) -> Result<Vec<Candidate>, Broken> {
    let candidate = |word: &str| {
        let digit = Digit::from_char(word.chars().next()?)?;
        Some(Candidate::new(digit, word[1..].parse().ok()?))
    };
    let all: Option<_> = text.split_ascii_whitespace().map(candidate).collect();
    all.ok_or_else(|| broken("candidates", text))
}

impl From<&Action> for SavedAction {
    fn from(action: &Action) -> SavedAction {
        let names_of = |cells: CellSet| names(cells.iter());
        match action {
            &Action::Enter { cells, digit, tidy } => {
                SavedAction::Enter { cells: names_of(cells), digit: digit.get(), tidy }
            }
            &Action::Corner { cells, digit } => {
                SavedAction::Corner { cells: names_of(cells), digit: digit.get() }
            }
            &Action::Centre { cells, digit } => {
                SavedAction::Centre { cells: names_of(cells), digit: digit.get() }
            }
            &Action::Colour { cells, colour } => {
                SavedAction::Colour { cells: names_of(cells), colour: colour.get() }
            }
            &Action::Clear { cells } => SavedAction::Clear { cells: names_of(cells) },
            &Action::Settle { cell, tidy } => SavedAction::Settle { cell: cell.to_string(), tidy },
            Action::FillMarks => SavedAction::FillMarks,
            Action::ClearMarks => SavedAction::ClearMarks,
            Action::ClearColours => SavedAction::ClearColours,
            Action::StartOver => SavedAction::StartOver,
            Action::Step { technique, placements, eliminations } => SavedAction::Step {
                technique: technique.clone(),
                placements: names(placements),
                eliminations: names(eliminations),
            },
        }
    }
}

impl TryFrom<&SavedAction> for Action {
    type Error = Broken;

    fn try_from(saved: &SavedAction) -> Result<Action, Broken> {
        Ok(match saved {
            SavedAction::Enter { cells: text, digit: value, tidy } => {
                Action::Enter { cells: cells(text)?, digit: digit(*value)?, tidy: *tidy }
            }
            SavedAction::Corner { cells: text, digit: value } => {
                Action::Corner { cells: cells(text)?, digit: digit(*value)? }
            }
            SavedAction::Centre { cells: text, digit: value } => {
                Action::Centre { cells: cells(text)?, digit: digit(*value)? }
            }
            SavedAction::Colour { cells: text, colour } => {
                Action::Colour { cells: cells(text)?, colour: digit(*colour)? }
            }
            SavedAction::Clear { cells: text } => Action::Clear { cells: cells(text)? },
            SavedAction::Settle { cell, tidy } => Action::Settle {
                cell: cell.parse().map_err(|_| broken("cell", cell))?,
                tidy: *tidy,
            },
            SavedAction::FillMarks => Action::FillMarks,
            SavedAction::ClearMarks => Action::ClearMarks,
            SavedAction::ClearColours => Action::ClearColours,
            SavedAction::StartOver => Action::StartOver,
            SavedAction::Step { technique, placements, eliminations } => Action::Step {
                technique: technique.clone(),
                placements: candidates(placements)?,
                eliminations: candidates(eliminations)?,
            },
        })
    }
}

//! A game move by move.
//!
//! The player's program keeps the game and sends it along with each change. The answer is the game
//! after the change and the board to show.

use ennead::{Candidate, Cell, CellMap, CellSet, Digit, DigitSet};
use ennead_game::{Action, Finding, FindingKind, Game, Line, SavedAction, SavedGame, Stroke};
use serde::{Deserialize, Serialize};

use crate::play::standing::{broken, restored, solutions};
use crate::question::{Asker, Question, Refusal};

/// What is the game after these changes by the player?
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Play {
    /// The game so far.
    pub game: SavedGame,
    /// The changes, in order. If there are none, the answer only shows the game.
    #[serde(default)]
    pub changes: Vec<Change>,
}

/// A change by the player.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Change {
    /// Undo and redo.
    Time(Time),
    /// A move.
    Act(SavedAction),
    /// The player's reason for a move.
    Reason {
        /// The reason.
        reason: String,
        /// The position of the move, from 0.
        of: usize,
    },
    /// The player was shown a hint.
    Hint {
        /// The technique's name.
        hint: String,
        /// How much was shown, 1 to 3.
        depth: u8,
    },
}

/// Undo or redo.
#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Time {
    /// Take back the last move.
    Undo,
    /// Make the last move again that was taken back.
    Redo,
}

/// The game after the changes, and the board to show.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Played {
    /// The game.
    pub game: SavedGame,
    /// The board.
    pub view: View,
}

/// The board of a game. Cells are in reading order; marks are sets of digits as numbers: 1 for the
/// digit 1, 2 for 2, 4 for 3 and so on.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    /// The givens, 81 characters.
    pub givens: String,
    /// How many givens there are.
    pub clues: usize,
    /// The digits the player has written, 81 characters.
    pub placed: String,
    /// The givens and the player's digits, 81 characters.
    pub grid: String,
    /// The corner marks.
    pub corner: Vec<u16>,
    /// The centre marks.
    pub centre: Vec<u16>,
    /// The colours.
    pub colours: Vec<u16>,
    /// The candidates with a colour.
    pub tints: Vec<(Candidate, u8)>,
    /// The links that the player has drawn.
    pub links: Vec<DrawnLink>,
    /// The strokes of the player's pen.
    pub strokes: Vec<DrawnStroke>,
    /// For each empty cell, the digits that do not occur in its houses.
    pub allowed: Vec<u16>,
    /// The candidates hints use: the corner marks if every empty cell has some, else `allowed`.
    pub candidates: Vec<u16>,
    /// The cells whose digit occurs twice in a house.
    pub conflicts: CellSet,
    /// For each digit, how many are still to be placed.
    pub remaining: [usize; 9],
    /// How many cells have a digit.
    pub filled: usize,
    /// Whether every empty cell has corner marks.
    pub marked: bool,
    /// Whether the grid is full and no digits clash.
    pub solved: bool,
    /// Whether there is a move to take back.
    pub can_undo: bool,
    /// Whether there is a move to make again.
    pub can_redo: bool,
}

/// A link that the player has drawn.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DrawnLink {
    /// One end.
    pub from: Candidate,
    /// The other end.
    pub to: Candidate,
    /// Its colour, 1 to 9.
    pub colour: u8,
    /// Whether it is dashed, as weak links are.
    pub weak: bool,
}

/// A stroke of the player's pen.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DrawnStroke {
    /// Its colour, 1 to 9.
    pub colour: u8,
    /// Its points, as in the move that drew it.
    pub points: String,
}

impl View {
    fn of(game: &Game) -> View {
        let board = game.board();
        let grid = board.grid();
        let bits = |sets: &CellMap<DigitSet>| sets.values().iter().map(|set| set.bits()).collect();
        let allowed = CellMap::from_fn(|cell: Cell| match grid.get(cell) {
            Some(_) => DigitSet::EMPTY,
            None => grid.allowed(cell),
        });
        View {
            givens: board.givens.to_string(),
            clues: board.givens.len(),
            placed: board.placed.to_string(),
            grid: grid.to_string(),
            corner: bits(&board.corner),
            centre: bits(&board.centre),
            colours: bits(&board.colours),
            tints: board.drawn.tints.iter().map(|(&it, colour)| (it, colour.get())).collect(),
            links: board.drawn.links().map(DrawnLink::of).collect(),
            strokes: board.drawn.strokes.iter().map(DrawnStroke::of).collect(),
            allowed: bits(&allowed),
            candidates: bits(&board.candidates()),
            conflicts: board.conflicts(),
            remaining: Digit::ALL.map(|digit| board.remaining(digit)),
            filled: grid.len(),
            marked: board.is_marked(),
            solved: board.is_solved(),
            can_undo: game.can_undo(),
            can_redo: game.can_redo(),
        }
    }
}

impl DrawnLink {
    fn of((from, to, line): (Candidate, Candidate, Line)) -> DrawnLink {
        DrawnLink { from, to, colour: line.colour.get(), weak: line.weak }
    }
}

impl DrawnStroke {
    fn of(Stroke { colour, points }: &Stroke) -> DrawnStroke {
        DrawnStroke { colour: colour.get(), points: points.to_string() }
    }
}

impl Question for Play {
    type Answer = Played;

    fn answer(self, asker: &Asker) -> Result<Played, Refusal> {
        let mut game = restored(&self.game, asker)?;
        for change in &self.changes {
            match change {
                Change::Time(Time::Undo) => _ = game.undo(),
                Change::Time(Time::Redo) => _ = game.redo(),
                Change::Act(action) => {
                    let action = Action::try_from(action).map_err(|it| broken(&it, asker))?;
                    game.act(action, 0);
                }
                Change::Reason { reason, of } => _ = game.give_reason(*of, reason),
                Change::Hint { hint, depth } => game.note_hint(*depth, hint, 0),
            }
        }
        Ok(Played { game: game.save(0), view: View::of(&game) })
    }
}

/// Is everything right in the game so far?
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CheckGame {
    /// The game.
    pub game: SavedGame,
}

/// What the solution shows about a game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GameChecked {
    /// What was found.
    pub finding: FindingKind,
    /// The cells to look at.
    pub cells: CellSet,
    /// The result in a sentence.
    pub sentence: String,
    /// The result in a few words.
    pub title: String,
    /// What is wrong, and that the rest is right.
    pub text: String,
    /// Which move it was, in a sentence; may be empty.
    pub origin: String,
    /// A remark; may be empty.
    pub note: String,
    /// The number of the move, from 1, that made the first of the mistakes.
    pub origin_move: Option<usize>,
    /// The cells whose digit is wrong, the first written first.
    pub wrong: Vec<Cell>,
}

impl GameChecked {
    /// What a check of `game` finds, with its sentences in the asker's language.
    pub fn new(game: &Game, asker: &Asker) -> GameChecked {
        let finding = game.check(&solutions);
        let cells = finding.cells();
        let origin = |cell: Cell| match &finding {
            Finding::Mistakes { cells, struck } if cells.is_empty() => {
                let of_cell = struck.iter().find(|candidate| candidate.cell() == cell)?;
                game.since(|board| !board.candidates()[cell].contains(of_cell.digit()))
            }
            _ => {
                let digit = game.board().placed.get(cell)?;
                game.since(|board| board.placed.get(cell) == Some(digit))
            }
        };
        let is_mistake = matches!(finding, Finding::Mistakes { .. });
        let blamed = if is_mistake { cells } else { CellSet::EMPTY };
        let mut origins: Vec<_> = blamed.iter().map(|cell| (origin(cell), cell)).collect();
        origins.sort();
        let origin_move = origins.iter().find_map(|&(origin, _)| origin);
        let said = asker.words.finding_in_full(&finding, game, origin_move);
        GameChecked {
            finding: finding.kind(),
            cells,
            sentence: asker.words.finding(&finding),
            title: said.title,
            text: said.text,
            origin: said.origin,
            note: said.note,
            origin_move,
            wrong: match &finding {
                Finding::Mistakes { cells, .. } if !cells.is_empty() => {
                    origins.into_iter().map(|(_, cell)| cell).collect()
                }
                _ => Vec::new(),
            },
        }
    }
}

impl Question for CheckGame {
    type Answer = GameChecked;

    fn answer(self, asker: &Asker) -> Result<GameChecked, Refusal> {
        Ok(GameChecked::new(&restored(&self.game, asker)?, asker))
    }
}

/// What are the moves that have not been taken back, in words?
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Protocol {
    /// The game.
    pub game: SavedGame,
}

/// The protocol of a game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ProtocolText {
    /// A line for each move.
    pub lines: Vec<ProtocolLine>,
    /// The numbers of moves, of moves taken back and of hints, in words.
    pub count: String,
    /// The protocol as a text to keep or hand in.
    pub text: String,
}

/// A move in words.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ProtocolLine {
    /// The time played, in milliseconds.
    pub at: u64,
    /// What was done.
    pub what: String,
    /// Why, in the player's words.
    pub reason: String,
}

impl Question for Protocol {
    type Answer = ProtocolText;

    fn answer(self, asker: &Asker) -> Result<ProtocolText, Refusal> {
        let game = restored(&self.game, asker)?;
        let words = asker.words;
        let lines = game.moves().iter().map(|entry| ProtocolLine {
            at: entry.at,
            what: words.action(&entry.action),
            reason: entry.reason.clone(),
        });
        let lines = lines.collect();
        Ok(ProtocolText { lines, count: words.protocol_count(&game), text: words.protocol(&game) })
    }
}

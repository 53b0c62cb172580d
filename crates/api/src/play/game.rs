//! A game move by move.
//!
//! The player's program keeps the game and sends it along with each change. The answer is the game
//! after the change and the board to show.

use ennead::board::{Digits, Ground, Set};
use ennead_game::{
    ActionOn, FindingKind, FindingOn, GameOn, Line, SavedAction, SavedGame, Solutions, Stroke,
};
use serde::{Deserialize, Serialize};

#[allow(unused_imports, reason = "for the links of the documentation")]
use crate::play::ShowBoard;
#[cfg(feature = "rules")]
use crate::play::standing::solutions_on;
use crate::play::standing::{Restored, broken, solutions};
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

/// The board of a game. Cells are in reading order. A value is its place among those of the board, from 1,
/// on the classic board the digit itself. A grid has a character for each cell: a dot if it is empty,
/// otherwise the value, 1 to 9, then A to P. Marks are sets of values as numbers: 1 for the value 1, 2 for
/// 2, 4 for 3 and so on.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    /// The givens.
    pub givens: String,
    /// How many givens there are.
    pub clues: usize,
    /// The digits the player has written.
    pub placed: String,
    /// The givens and the player's digits.
    pub grid: String,
    /// The corner marks.
    pub corner: Vec<u32>,
    /// The centre marks.
    pub centre: Vec<u32>,
    /// The colours.
    pub colours: Vec<u16>,
    /// The candidates with a colour, such as `5r4c7`; before the cell is the number that the value is.
    pub tints: Vec<(String, u8)>,
    /// The links that the player has drawn.
    pub links: Vec<DrawnLink>,
    /// The strokes of the player's pen.
    pub strokes: Vec<DrawnStroke>,
    /// For each empty cell, the digits that do not occur in its houses.
    pub allowed: Vec<u32>,
    /// The candidates hints use: the corner marks if every empty cell has some, else `allowed`.
    pub candidates: Vec<u32>,
    /// The cells whose digit occurs twice in a house, or breaks a rule.
    pub conflicts: Vec<String>,
    /// The rules that are broken.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub broken: Vec<BrokenRule>,
    /// For each value, how many are still to be placed; none if the houses of the board do not say.
    pub remaining: Vec<usize>,
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
    /// Whether it has rules or is another board than the classic one, so that [`ShowBoard`] has to be asked
    /// what it looks like.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub ruled: bool,
}

/// A rule that digits on the board break.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BrokenRule {
    /// What it is called.
    pub name: String,
    /// What it says.
    pub text: String,
    /// The cells at fault.
    pub cells: Vec<String>,
}

/// A link that the player has drawn.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DrawnLink {
    /// One end.
    pub from: String,
    /// The other end.
    pub to: String,
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
    fn of<G: Ground>(game: &GameOn<G>, broken: Vec<BrokenRule>) -> View {
        let board = game.board();
        let ground = &board.ground;
        let places = Places::of(ground);
        let grid = board.grid();
        let bits = |sets: &G::Map<G::Values>| -> Vec<u32> {
            ground.cells().iter().map(|cell| places.bits(sets[cell])).collect()
        };
        let allowed = ground.map(|cell| match grid.get(cell) {
            Some(_) => G::Values::default(),
            None => ground.allowed(&grid, cell),
        });
        let left = ground.values().iter().filter_map(|value| board.left(value));
        View {
            givens: places.text(&board.givens),
            clues: board.givens.cells().len(),
            placed: places.text(&board.placed),
            grid: places.text(&grid),
            corner: bits(&board.corner),
            centre: bits(&board.centre),
            colours: ground.cells().iter().map(|cell| board.colours[cell].bits()).collect(),
            tints: board
                .drawn
                .tints
                .iter()
                .map(|(it, tint)| (it.to_string(), tint.get()))
                .collect(),
            links: board.drawn.links().map(DrawnLink::of::<G>).collect(),
            strokes: board.drawn.strokes.iter().map(DrawnStroke::of).collect(),
            allowed: bits(&allowed),
            candidates: bits(&board.candidates()),
            conflicts: names::<G>(board.conflicts()),
            broken,
            remaining: left.collect(),
            filled: grid.cells().len(),
            marked: board.is_marked(),
            solved: board.is_solved(),
            can_undo: game.can_undo(),
            can_redo: game.can_redo(),
            ruled: false,
        }
    }
}

/// The names of cells.
fn names<G: Ground>(cells: G::Cells) -> Vec<String> {
    cells.iter().map(|cell| cell.to_string()).collect()
}

/// The places of values among those of a board, from 0.
pub(crate) struct Places<'a, G: Ground> {
    ground: &'a G,
    least: u8,
}

impl<G: Ground> Places<'_, G> {
    pub(crate) fn of(ground: &G) -> Places<'_, G> {
        let least = ground.values().iter().next().map_or(1, |value| ground.number(value));
        Places { ground, least }
    }

    fn place(&self, value: G::Value) -> u8 {
        self.ground.number(value) - self.least
    }

    pub(crate) fn bits(&self, values: G::Values) -> u32 {
        values.iter().map(|value| 1 << self.place(value)).sum()
    }

    /// A grid with a character for each cell.
    pub(crate) fn text(&self, grid: &G::Givens) -> String {
        let value = |cell| match grid.get(cell) {
            None => '.',
            Some(value) => match self.place(value) {
                place @ 0..9 => char::from(b'1' + place),
                place => char::from(b'A' + place - 9),
            },
        };
        self.ground.cells().iter().map(value).collect()
    }
}

impl DrawnLink {
    fn of<G: Ground>((from, to, line): (G::Candidate, G::Candidate, Line)) -> DrawnLink {
        let (from, to) = (from.to_string(), to.to_string());
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
        match Restored::of(&self.game, asker)? {
            Restored::Classic(mut game) => {
                change(&mut game, &self.changes, asker)?;
                Ok(Played { game: game.save(0), view: View::of(&game, Vec::new()) })
            }
            #[cfg(feature = "rules")]
            Restored::Ruled(mut game) => {
                change(&mut game, &self.changes, asker)?;
                let view = View::of(&game, broken_rules(&game, asker));
                Ok(Played { game: game.save(0), view: View { ruled: true, ..view } })
            }
        }
    }
}

/// Makes the changes.
fn change<G: Ground>(
    game: &mut GameOn<G>,
    changes: &[Change],
    asker: &Asker,
) -> Result<(), Refusal> {
    let ground = game.start().ground.clone();
    for change in changes {
        match change {
            Change::Time(Time::Undo) => _ = game.undo(),
            Change::Time(Time::Redo) => _ = game.redo(),
            Change::Act(action) => {
                let action = ActionOn::restored(action, &ground);
                game.act(action.map_err(|it| broken(&it, asker))?, 0);
            }
            Change::Reason { reason, of } => _ = game.give_reason(*of, reason),
            Change::Hint { hint, depth } => game.note_hint(*depth, hint, 0),
        }
    }
    Ok(())
}

/// The rules that the digits on the board break.
#[cfg(feature = "rules")]
fn broken_rules(game: &GameOn<ennead::rule::Ruled>, asker: &Asker) -> Vec<BrokenRule> {
    let board = game.board();
    let grid = board.grid();
    let broken = board.ground.broken(&grid).into_iter();
    let said = broken.map(|(rule, cells)| BrokenRule {
        name: asker.words.rule_name(rule.name()),
        text: asker.words.rule_text(rule, board.ground.layout()),
        cells: cells.iter().map(|cell| cell.to_string()).collect(),
    });
    said.collect()
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
    pub cells: Vec<String>,
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
    pub wrong: Vec<String>,
}

impl GameChecked {
    /// What a check of `game` finds by what `solve` says of digits, with its sentences in the asker's
    /// language.
    pub fn new<G: Ground>(
        game: &GameOn<G>,
        solve: &dyn Fn(&G::Givens) -> Solutions<G::Givens>,
        asker: &Asker,
    ) -> GameChecked {
        let finding = game.check(solve);
        let cells = finding.cells();
        let origin = |cell: G::Cell| match &finding {
            FindingOn::Mistakes { cells, struck } if cells.is_empty() => {
                let (value, _) =
                    struck.iter().map(|&it| G::parts(it)).find(|&(_, of)| of == cell)?;
                game.since(|board| !board.candidates()[cell].contains(value))
            }
            _ => {
                let digit = game.board().placed.get(cell)?;
                game.since(|board| board.placed.get(cell) == Some(digit))
            }
        };
        let is_mistake = matches!(finding, FindingOn::Mistakes { .. });
        let blamed = if is_mistake { cells } else { G::Cells::default() };
        let mut origins: Vec<_> = blamed.iter().map(|cell| (origin(cell), cell)).collect();
        origins.sort();
        let origin_move = origins.iter().find_map(|&(origin, _)| origin);
        let said = asker.words.finding_in_full(&finding, game, origin_move);
        GameChecked {
            finding: finding.kind(),
            cells: names::<G>(cells),
            sentence: asker.words.finding(&finding),
            title: said.title,
            text: said.text,
            origin: said.origin,
            note: said.note,
            origin_move,
            wrong: match &finding {
                FindingOn::Mistakes { cells, .. } if !cells.is_empty() => {
                    origins.into_iter().map(|(_, cell)| cell.to_string()).collect()
                }
                _ => Vec::new(),
            },
        }
    }
}

impl Question for CheckGame {
    type Answer = GameChecked;

    fn answer(self, asker: &Asker) -> Result<GameChecked, Refusal> {
        Ok(match Restored::of(&self.game, asker)? {
            Restored::Classic(game) => GameChecked::new(&game, &solutions, asker),
            #[cfg(feature = "rules")]
            Restored::Ruled(game) => {
                let ground = game.start().ground.clone();
                let solve = |digits: &_| solutions_on(&ground, digits, asker.stop);
                let checked = GameChecked::new(&game, &solve, asker);
                asker.stop.check()?;
                checked
            }
        })
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
        Ok(match Restored::of(&self.game, asker)? {
            Restored::Classic(game) => ProtocolText::of(&game, asker),
            #[cfg(feature = "rules")]
            Restored::Ruled(game) => ProtocolText::of(&game, asker),
        })
    }
}

impl ProtocolText {
    fn of<G: Ground>(game: &GameOn<G>, asker: &Asker) -> ProtocolText {
        let (words, ground) = (asker.words, &game.start().ground);
        let lines = game.moves().iter().map(|entry| ProtocolLine {
            at: entry.at,
            what: words.action(&entry.action, ground),
            reason: entry.reason.clone(),
        });
        let lines = lines.collect();
        ProtocolText { lines, count: words.protocol_count(game), text: words.protocol(game) }
    }
}

//! The game: a start, moves, and the moves taken back.

use ennead_board::{Classic, Ground, Sheet};
use ennead_grid::Info;
use serde::{Deserialize, Serialize};

use crate::{ActionOn, BoardOn, Clock};

/// A classic game in progress.
pub type Game = GameOn<Classic>;

/// A move of a classic game.
pub type Move = MoveOn<Classic>;

/// A game in progress.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameOn<G: Ground> {
    /// Information about the puzzle.
    pub info: Info,
    /// The time played.
    pub clock: Clock,
    /// What the puzzle has besides and nothing checks: it was not understood when it was read.
    pub unchecked: Vec<String>,
    start: BoardOn<G>,
    moves: Vec<MoveOn<G>>,
    /// Invariant: there are as many as `moves`; `boards[i]` is the board after `i + 1` moves.
    boards: Vec<BoardOn<G>>,
    /// The number of moves in force; those after it can be redone. Invariant: at most the number of
    /// moves.
    done: usize,
    taken_back: usize,
    hints: Vec<HintAsked>,
}

/// A move of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveOn<G: Ground> {
    /// What was done.
    pub action: ActionOn<G>,
    /// The milliseconds played when it was made.
    pub at: u64,
    /// The player's reason for it; empty if none was given.
    pub reason: String,
}

/// A hint the player asked for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct HintAsked {
    /// The number of moves in force at that time.
    pub after: usize,
    /// The milliseconds played.
    pub at: u64,
    /// How much was shown: 1 where to look, 2 which technique, 3 the step.
    pub depth: u8,
    /// The technique's name.
    pub technique: String,
}

impl Game {
    /// The game at its start, with the clock stopped at zero.
    pub fn new(sheet: ennead_grid::Sheet) -> Game {
        let info = sheet.info.clone();
        Game { info, ..GameOn::on(Sheet::from(sheet)) }
    }
}

impl<G: Ground> GameOn<G> {
    /// The game on any board at its start, with the clock stopped at zero.
    pub fn on(mut sheet: Sheet<G>) -> GameOn<G> {
        let info = std::mem::take(&mut sheet.info);
        GameOn::starting_at(BoardOn::on(sheet), info, Clock::default())
    }

    /// The game that begins at `start`.
    pub(crate) fn starting_at(start: BoardOn<G>, info: Info, clock: Clock) -> GameOn<G> {
        GameOn {
            info,
            clock,
            unchecked: Vec::new(),
            start,
            moves: Vec::new(),
            boards: Vec::new(),
            done: 0,
            taken_back: 0,
            hints: Vec::new(),
        }
    }

    /// The board as it is now.
    pub fn board(&self) -> &BoardOn<G> {
        self.board_after(self.done)
    }

    /// The board at the start.
    pub fn start(&self) -> &BoardOn<G> {
        &self.start
    }

    /// The board after the first `count` moves, which may include moves that were taken back.
    ///
    /// # Panics
    ///
    /// If there are fewer moves.
    pub fn board_after(&self, count: usize) -> &BoardOn<G> {
        match count {
            0 => &self.start,
            _ => &self.boards[count - 1],
        }
    }

    /// Does `action` at the time `now` and returns whether it changed anything; if it did not, it
    /// is not a move. A new move discards the moves that were taken back.
    pub fn act(&mut self, action: ActionOn<G>, now: u64) -> bool {
        let at = self.clock.elapsed(now);
        self.act_at(action, at, String::new())
    }

    pub(crate) fn act_at(&mut self, action: ActionOn<G>, at: u64, reason: String) -> bool {
        let mut board = self.board().clone();
        action.apply(&mut board);
        if board == *self.board() {
            return false;
        }
        self.moves.truncate(self.done);
        self.boards.truncate(self.done);
        self.moves.push(MoveOn { action, at, reason });
        self.boards.push(board);
        self.done += 1;
        true
    }

    /// Takes the last move back; `false` if there is none.
    pub fn undo(&mut self) -> bool {
        let can = self.can_undo();
        if can {
            self.done -= 1;
            self.taken_back = self.taken_back.saturating_add(1);
        }
        can
    }

    /// Does the move again that was taken back last; `false` if there is none.
    pub fn redo(&mut self) -> bool {
        let can = self.can_redo();
        self.done += usize::from(can);
        can
    }

    /// Whether there is a move to take back.
    pub fn can_undo(&self) -> bool {
        self.done > 0
    }

    /// Whether there is a move to do again.
    pub fn can_redo(&self) -> bool {
        self.done < self.moves.len()
    }

    /// The moves in force, in order: the player's protocol.
    pub fn moves(&self) -> &[MoveOn<G>] {
        &self.moves[..self.done]
    }

    /// The moves taken back, the next to redo first.
    pub fn undone(&self) -> &[MoveOn<G>] {
        &self.moves[self.done..]
    }

    /// The number of the move, from 1, since which `holds` is true of the board; none if it holds
    /// since the start, or does not hold now.
    pub fn since(&self, holds: impl Fn(&BoardOn<G>) -> bool) -> Option<usize> {
        let held = (0..=self.done).rev().take_while(|&count| holds(self.board_after(count)));
        held.last().filter(|&count| count > 0)
    }

    /// How often a move was taken back.
    pub fn taken_back(&self) -> usize {
        self.taken_back
    }

    /// Sets the reason for the move at position `index` of [`moves`](GameOn::moves); `false` if there
    /// is no such move.
    pub fn give_reason(&mut self, index: usize, reason: impl Into<String>) -> bool {
        match self.moves[..self.done].get_mut(index) {
            Some(entry) => {
                entry.reason = reason.into();
                true
            }
            None => false,
        }
    }

    /// Records that a hint was asked for. Going deeper into the same hint counts as one hint.
    pub fn note_hint(&mut self, depth: u8, technique: &str, now: u64) {
        let (after, at) = (self.done, self.clock.elapsed(now));
        match self.hints.last_mut() {
            Some(last) if last.after == after && last.technique == technique => {
                last.depth = last.depth.max(depth);
            }
            _ => self.hints.push(HintAsked { after, at, depth, technique: technique.to_owned() }),
        }
    }

    /// The hints asked for, in order.
    pub fn hints(&self) -> &[HintAsked] {
        &self.hints
    }

    pub(crate) fn every_move(&self) -> &[MoveOn<G>] {
        &self.moves
    }

    pub(crate) fn recount(&mut self, done: usize, taken_back: usize, hints: Vec<HintAsked>) {
        self.done = done.min(self.moves.len());
        self.taken_back = taken_back;
        self.hints = hints;
    }
}

//! The game: a start, moves, and the moves taken back.

use ennead_grid::{Info, Sheet};

use crate::{Action, Board, Clock};

/// A game in progress.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    /// What is said about the puzzle.
    pub info: Info,
    /// The time played.
    pub clock: Clock,
    start: Board,
    moves: Vec<Move>,
    /// Invariant: `boards[i]` is the board after `i + 1` moves; as many as `moves`.
    boards: Vec<Board>,
    /// Invariant: not more than there are moves. The moves after it can be redone.
    done: usize,
    taken_back: usize,
    hints: Vec<HintAsked>,
}

/// A move of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Move {
    /// What was done.
    pub action: Action,
    /// Milliseconds played when it was done.
    pub at: u64,
    /// Why, in the player's words; empty if nothing was said.
    pub reason: String,
}

/// A hint the player asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HintAsked {
    /// The number of moves that stood.
    pub after: usize,
    /// Milliseconds played.
    pub at: u64,
    /// How much was shown: 1 where to look, 2 which technique, 3 the step.
    pub depth: u8,
    /// The technique's name.
    pub technique: String,
}

impl Game {
    /// The game at its start, the clock at zero and stopped.
    pub fn new(sheet: Sheet) -> Game {
        Game {
            start: Board::new(&sheet),
            info: sheet.info,
            clock: Clock::default(),
            moves: Vec::new(),
            boards: Vec::new(),
            done: 0,
            taken_back: 0,
            hints: Vec::new(),
        }
    }

    /// The game that begins at `start`.
    pub(crate) fn starting_at(start: Board, info: Info, clock: Clock) -> Game {
        Game { start, clock, ..Game::new(Sheet { info, ..Sheet::default() }) }
    }

    /// The board as it is now.
    pub fn board(&self) -> &Board {
        self.board_after(self.done)
    }

    /// The board at the start.
    pub fn start(&self) -> &Board {
        &self.start
    }

    /// The board after the first `count` moves, the redoable ones among them.
    ///
    /// # Panics
    ///
    /// If there are fewer.
    pub fn board_after(&self, count: usize) -> &Board {
        match count {
            0 => &self.start,
            _ => &self.boards[count - 1],
        }
    }

    /// Does `action` at the time `now`, and tells whether it changed anything; what does not
    /// is no move. A new move drops the moves that were taken back.
    pub fn act(&mut self, action: Action, now: u64) -> bool {
        let at = self.clock.elapsed(now);
        self.act_at(action, at, String::new())
    }

    pub(crate) fn act_at(&mut self, action: Action, at: u64, reason: String) -> bool {
        let mut board = self.board().clone();
        action.apply(&mut board);
        if board == *self.board() {
            return false;
        }
        self.moves.truncate(self.done);
        self.boards.truncate(self.done);
        self.moves.push(Move { action, at, reason });
        self.boards.push(board);
        self.done += 1;
        true
    }

    /// Takes the last move back; `false` if there is none.
    pub fn undo(&mut self) -> bool {
        let can = self.can_undo();
        if can {
            self.done -= 1;
            self.taken_back += 1;
        }
        can
    }

    /// Does the move that was taken back last once more; `false` if there is none.
    pub fn redo(&mut self) -> bool {
        let can = self.can_redo();
        self.done += usize::from(can);
        can
    }

    /// Whether there is a move to take back.
    pub fn can_undo(&self) -> bool {
        self.done > 0
    }

    /// Whether there is a move to do once more.
    pub fn can_redo(&self) -> bool {
        self.done < self.moves.len()
    }

    /// The moves that stand, the first first: the protocol.
    pub fn moves(&self) -> &[Move] {
        &self.moves[..self.done]
    }

    /// The moves taken back, the next to redo first.
    pub fn undone(&self) -> &[Move] {
        &self.moves[self.done..]
    }

    /// How many times a move was taken back.
    pub fn taken_back(&self) -> usize {
        self.taken_back
    }

    /// Says why the move at position `index` of [`moves`](Game::moves) was made; `false` if
    /// there is no such move.
    pub fn give_reason(&mut self, index: usize, reason: impl Into<String>) -> bool {
        match self.moves[..self.done].get_mut(index) {
            Some(entry) => {
                entry.reason = reason.into();
                true
            }
            None => false,
        }
    }

    /// Notes that a hint was asked for. Going deeper into the same hint counts once.
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

    pub(crate) fn every_move(&self) -> &[Move] {
        &self.moves
    }

    pub(crate) fn recount(&mut self, done: usize, taken_back: usize, hints: Vec<HintAsked>) {
        self.done = done.min(self.moves.len());
        self.taken_back = taken_back;
        self.hints = hints;
    }
}

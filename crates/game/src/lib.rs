//! A Sudoku being played: the board, the moves, and what can be undone.
//!
//! The web page and the terminal show the same [`Game`], and change it only by [`Action`]s. A game
//! is its start and the list of its moves; the board follows from them. So undo is unlimited, a
//! saved game is a short list, and this list can be read as the player's own protocol ("Vorgehen
//! dokumentieren").
//!
//! ```text
//!   start ──move──▶ ──move──▶ ──move──▶ board      undone ──▶ ──▶
//!           enter     mark      hint                       redo
//! ```
//!
//! Two things that are easily confused are kept apart. A *conflict* is visible on the board: the
//! same digit twice in a house ([`BoardOn::conflicts`]). A *mistake* can be seen only with the
//! solution ([`GameOn::check`]), so it is looked for only when the player asks, and whoever asks
//! brings a function that solves: this crate knows none.
//!
//! Everything here is written once, for any board ([`GameOn`], [`BoardOn`], [`ActionOn`]). [`Game`],
//! [`Board`] and [`Action`] are those of the classic board, compiled with its fixed arrays; a program
//! that plays only classic Sudoku holds nothing else.
//!
//! Beside the games, [`Progress`] keeps what someone who practises techniques has answered, and says which
//! positions are due again.
//!
//! The crate reads no clock. Every call that depends on the time gets it as an argument, in
//! milliseconds since any fixed moment.
//!
//! ```
//! use ennead_game::{Action, Game};
//! use ennead_grid::{Cell, CellSet, Digit, Givens, Sheet};
//!
//! let givens: Givens =
//!     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
//!         .parse()?;
//! let mut game = Game::new(Sheet::from(givens));
//! let cell = Cell::at(0, 2);
//! game.act(Action::Enter { cells: CellSet::only(cell), digit: Digit::new(4), tidy: true }, 0);
//! assert_eq!(game.board().digit(cell), Some(Digit::new(4)));
//! game.undo();
//! assert_eq!(game.board().digit(cell), None);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![forbid(unsafe_code)]

mod action;
mod board;
mod check;
mod clock;
mod drawn;
mod game;
mod practice;
mod saved;

pub use action::{Action, ActionOn};
pub use board::{Board, BoardOn};
pub use check::{Finding, FindingKind, FindingOn, Solutions};
pub use clock::Clock;
pub use drawn::{Drawn, DrawnOn, Line, NoPoints, Points, Stroke};
pub use game::{Game, GameOn, HintAsked, Move, MoveOn};
pub use practice::{Card, Grade, Progress};
pub use saved::{Broken, SavedAction, SavedBoard, SavedGame, SavedMove};

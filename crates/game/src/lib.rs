//! A Sudoku being played: what stands on the board, what was done, and what can be taken back.
//!
//! The web page, the terminal and whatever comes next show the same [`Game`] and do nothing to
//! it but [`Action`]s. A game is its start and the list of its moves; the board follows from
//! them. So undo has no limit, a game is saved as the short list it is, and that list read
//! aloud is the player's own protocol ("Vorgehen dokumentieren").
//!
//! ```text
//!   start ──move──▶ ──move──▶ ──move──▶ board      undone ──▶ ──▶
//!           enter     mark      hint                       redo
//! ```
//!
//! Two things players mix up are kept apart. A *conflict* is there for all to see: the same
//! digit twice in a house ([`Board::conflicts`]). A *mistake* only the solution knows
//! ([`Game::check`]), so it is looked for only when the player asks.
//!
//! The crate reads no clock: every call that depends on the time is given it, in milliseconds
//! since any fixed moment.
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
mod game;
mod saved;

pub use action::Action;
pub use board::Board;
pub use check::Finding;
pub use clock::Clock;
pub use game::{Game, HintAsked, Move};
pub use saved::{Broken, SavedAction, SavedBoard, SavedGame, SavedHint, SavedMove};

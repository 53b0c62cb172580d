//! The terminal: [`play`] a Sudoku, [`watch`] an engine at work, [`train`] a technique.
//!
//! Each is a [`Screen`]: they receive keys, clicks and the time, and draw themselves into a frame.
//! They read no clock, open no file and know no terminal. So a test can play a whole game from a
//! list of keys and compare what is drawn as text. Only [`run`] talks to a terminal, and restores
//! it whatever happens.
//!
//! ```text
//!   keys, clicks, time ──▶ play::Play ── Action ──▶ ennead_game::Game
//!                          train::Train ── question ▶ ennead_api
//!                          watch::Watch ──────────▶ Tape ◀── events ── engine (a thread)
//!                               │
//!                               └──▶ Lattice, Ink ──▶ frame
//! ```
//!
//! Everything is drawn on a *lattice*: 9×9 cells of any size with the lines between them. The board
//! of a game, *pspace*, *rstack* and *rlatter* are lattices with different content. If a lattice is
//! larger than its place, the part around the relevant cell is shown.
//!
//! A program cannot know whether a terminal is dark or light. So text keeps the terminal's own
//! colours where possible; if we set the background, we set the text colour too. No meaning depends
//! on colour alone: see [`Theme`].

#![forbid(unsafe_code)]

mod board;
mod keys;
mod lattice;
mod panel;
pub mod play;
mod terminal;
mod theme;
pub mod train;
pub mod watch;

pub use terminal::{Flow, Screen, run};
pub use theme::Theme;

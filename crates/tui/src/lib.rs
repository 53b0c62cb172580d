//! The terminal: [`play`] a Sudoku, [`watch`] an engine at work.
//!
//! Both are a [`Screen`]: they are told keys, clicks and the time, and draw themselves into a
//! frame. They read no clock, open no file and know no terminal, so a test plays a whole game
//! from a list of keys and compares what is drawn as text; [`run`] is the one place that
//! talks to a terminal, and leaves it as it was, whatever happens.
//!
//! ```text
//!   keys, clicks, time ──▶ play::Play ── Action ──▶ ennead_game::Game
//!                          watch::Watch ──────────▶ Tape ◀── events ── engine (a thread)
//!                               │
//!                               └──▶ Lattice, Ink ──▶ frame
//! ```
//!
//! What is drawn is drawn on a *lattice*: 9×9 cells of any size with the
//! lines between them. The board of a game, *pspace*, *rstack* and *rlatter* are lattices that
//! differ in what stands in a cell. A lattice larger than its place shows the part around the
//! cell that matters.
//!
//! Terminals are dark or light and we cannot know which, so text keeps the terminal's own
//! colours wherever it can, and where it stands on a ground of ours it has an ink of ours too.
//! No meaning rests on colour: see [`Theme`].

#![forbid(unsafe_code)]

mod keys;
mod lattice;
mod panel;
pub mod play;
mod terminal;
mod theme;
pub mod watch;

pub use terminal::{Flow, Screen, run};
pub use theme::Theme;

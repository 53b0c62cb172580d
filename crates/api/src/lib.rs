//! Questions and answers: what every front end of ennead can ask, and what it gets back.
//!
//! A [`Question`] and its answer are plain data with one JSON form. The command line, the web API,
//! the terminal and Python ask the same questions; each front end adds arguments, transport and
//! printing, and nothing about Sudoku. This crate does no input or output, reads no clock and knows
//! no HTTP.
//!
//! Each folder is a subject, and each file holds one question or a few about one matter, and how
//! they are answered. Answers hold values of the core (a `Verdict`, a `Solution`), so that front ends
//! can do more with them than print them.

#![forbid(unsafe_code)]

pub mod address;
pub mod cross;
pub mod engine;
pub mod judge;
pub mod page;
pub mod play;
pub mod puzzle;
mod question;
mod subject;
pub mod train;

pub use ennead::engine::{Stop, Stopped};
pub use question::{Asker, Question, Refusal};
pub use subject::Subject;

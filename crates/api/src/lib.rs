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
//!
//! # How to add a question
//!
//! 1. Its file in the folder of its subject: the question, its answer, and how one becomes the
//!    other. (If it may be about a game too: `about_puzzle_or_game!` in `src/subject.rs`.)
//! 2. `tests/answers.rs`: what it answers and what it refuses, as JSON.
//! 3. `question.ftl` in `crates/text/locales/{en,de,nl}`: why it is refused, if no sentence there
//!    says so yet.
//!
//! Then the front ends that ask it:
//!
//! - **the web API and C**: in `src/address`, a line in `addresses!`, and a line in `lanes!` or, if
//!   what it costs depends on what is asked, an `impl Weighed`; what the address answers, for the page
//!   About, is `api-NAME` in `web.ftl`; a sample in `tests/hostile.rs`
//! - **the web app without a server**: which module answers it, if not `play.wasm`: `Module` in
//!   `crates/wasm/src/door.rs`
//! - **a web page**: in `crates/web/assets`, the function that asks it (`api.js`)
//! - **the command line**: `crates/cli/src/commands/NAME.rs` and its line in `mod.rs` there; its
//!   help in `command.ftl`; a transcript in `crates/cli/tests/transcripts`
//! - **Python**: in `crates/python`, `src/functions/NAME.rs`, its line in `mod.rs` there and in
//!   `lib.rs`, and its lines in `__init__.py` and `__init__.pyi` of `python/ennead`

#![forbid(unsafe_code)]

pub mod address;
mod claimed;
pub mod cross;
pub mod engine;
mod fields;
pub mod judge;
pub mod page;
pub mod play;
pub mod puzzle;
mod question;
mod subject;
pub mod train;

pub use claimed::Claimed;
pub use ennead::engine::{Stop, Stopped};
pub use fields::Fault;
pub use question::{Asker, Question, Refusal, within};
pub use subject::Subject;

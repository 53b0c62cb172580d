//! One more door to the questions of [`ennead_api`]: a WebAssembly module that answers what the web
//! server answers at the same addresses, for the web app without a server and for npm.
//!
//! A [`Door`] takes a request as bytes and gives a [`Reply`] of bytes. `border.rs` exports one to
//! JavaScript, which copies both. There is no network, no file and no clock in here; the time is
//! imported, and whatever is random has its seed in the question.
//!
//! What a feature leaves out is not linked, so a page can load a small module first: `game` holds the
//! moves of a game; `hints` what else is asked while a puzzle is played, except for ratings; `play`
//! also explains, rates and makes; `rest` has the other addresses. `hints` by itself has no texts
//! in it and gets those of one language at `/words`; `game` needs none. A module that cannot answer
//! a question at one of its addresses replies with the status 421, and JavaScript asks a larger
//! one.

#[cfg(target_arch = "wasm32")]
mod border;
mod door;
mod traces;

pub use door::{Door, Module, Reply};

//! One more door to the questions of [`ennead_api`]: a WebAssembly module that answers what the web
//! server answers at the same addresses, for the web app without a server and for npm.
//!
//! A [`Door`] takes a request as bytes and gives a [`Reply`] of bytes. `border.rs` exports one to
//! JavaScript, which copies both. There is no network, no file and no clock in here; the time is
//! imported, and whatever is random has its seed in the question.
//!
//! What a feature leaves out is not linked, so a page can load the small module first: `play` holds
//! what is asked while a puzzle is played, explained or made, and `rest` the other addresses.

#[cfg(target_arch = "wasm32")]
mod border;
mod door;
mod traces;

pub use door::{Door, Reply, is_for_play};

//! The web app: play, explain, watch and learn in a browser, and the JSON API the pages use.
//!
//! One process serves everything: the pages are HTML written here, scripts and style sheet are
//! embedded in the binary, nothing is fetched from elsewhere and there is no build step. The pages
//! know nothing about Sudoku. They ask the API what a move does, what a step says and what a trace
//! holds, so the browser shows what the other crates compute.
//!
//! ```text
//!   browser ── /de/play ──────────▶ pages/    HTML, in three languages
//!      │   ─── /assets/play.js ───▶ assets/   ES modules, a style sheet
//!      └────── /api/v1/game ──────▶ api/      JSON; the state travels with the question
//!                                     └─ work  a few slots for thinking, each with an end
//! ```
//!
//! The same pages can be written in advance, for a site without a server ([`site`](fn@site)); there a
//! WebAssembly module answers what the API answers here.
//!
//! The server keeps no state but a cache of traces: a game is a list of moves that the browser
//! stores and sends along, so a restart loses nothing.

#![forbid(unsafe_code)]

mod api;
mod assets;
mod bare;
mod chart;
mod compress;
mod frame;
mod grid;
mod icon;
mod pages;
mod router;
mod server;
mod shortcuts;
mod site;
mod speech;
mod work;

pub use api::openapi::DESCRIPTION as OPENAPI;
pub use bare::bare;
pub use router::router;
pub use server::{MOST_CONNECTIONS, serve};
pub use site::{SiteFile, site, site_router};

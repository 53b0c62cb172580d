//! Making puzzles: by level or technique, symmetric, minimal, in a pattern, or similar to a given
//! one.
//!
//! What is wanted is a [`Wish`], plain data. [`make`] fulfils it as often as asked, on as many
//! threads as asked, and hands each [`Made`] puzzle on in order; a [`Watch`] shows another thread how
//! far it is, a [`Stop`](ennead_engine::Stop) ends it. Puzzle number *i* depends on the wish, the seed and *i*,
//! on nothing else: not on the number of threads, not on how many puzzles are asked for.
//!
//! ```
//! use ennead_engine::Stop;
//! use ennead_generate::{Request, Watch, Wish, make};
//! use ennead_logic::rating::Level;
//! use std::ops::ControlFlow;
//!
//! let wish = Wish { rating: Some(Level::Medium.into()), ..Wish::default() };
//! let request = Request { wish, first: 0, count: 3, seed: 1, threads: 1 };
//! let mut puzzles = Vec::new();
//! make(&request, &Watch::new(), &Stop::never(), |made| {
//!     puzzles.push(made.puzzle);
//!     ControlFlow::Continue(())
//! })?;
//! assert_eq!(puzzles.len(), 3);
//! # Ok::<(), ennead_generate::Shortfall>(())
//! ```
//!
//! # How it works
//!
//! ```text
//! full grid ──▶ minimal puzzle ──▶ symmetry, clues ──▶ rating, techniques ──▶ Made
//!  full.rs        minimal.rs         shape.rs               judge.rs
//!                                        ▲                      │
//!                                        └──── vicinity.rs ◀────┘
//! ```
//!
//! A [`Maker`] makes one puzzle after another. Its strategy, chosen once from the wish, says what it
//! draws and what it does with a draft that is not as wished. Drafts have the right shape (symmetry,
//! pattern, clues) and are judged by rating and techniques. Where good drafts are too rare, it
//! climbs from the best draft to better neighbours.

#![forbid(unsafe_code)]

mod even;
mod full;
mod job;
mod judge;
mod maker;
mod minimal;
mod place;
pub mod sets;
mod shape;
mod strategy;
mod vicinity;
mod wish;

pub use full::full_grid;
pub use job::{Request, Shortfall, Watch, make, one_of};
pub use maker::{Made, Maker};
pub use minimal::{Draft, Minimiser};
pub use shape::{Shape, pattern};
pub use wish::{Base, Feature, Impossible, Ratings, Role, Settled, Way, Wish};

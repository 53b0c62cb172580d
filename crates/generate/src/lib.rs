//! Making puzzles: by level or technique, symmetric, minimal, in a pattern, or similar to a given
//! one.
//!
//! The conditions are a [`Wish`], plain data. [`make`] makes as many puzzles as asked for, on as
//! many threads as asked for, and passes each [`Made`] puzzle on in order; a [`Watch`] shows the
//! progress to another thread, and a [`Stop`](ennead_stop::Stop) ends the job. Puzzle number *i*
//! depends only on the wish, the seed and *i*, not on the number of threads or of puzzles.
//!
//! ```
//! use ennead_stop::Stop;
//! use ennead_generate::{Request, Watch, Wish, make};
//! use ennead_rating::Level;
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
//! A [`Maker`] makes one puzzle after another. Its strategy, chosen once from the wish, determines
//! what it draws and what it does with a draft that does not fulfil the wish. Drafts have the right
//! shape (symmetry, pattern, clues) and are judged by rating, depth and techniques. If good drafts are too
//! rare, it climbs from the best draft to better neighbours, or walks from a puzzle that is known.

#![forbid(unsafe_code)]

mod deep;
mod depths;
mod even;
mod full;
mod job;
mod judge;
mod maker;
mod minimal;
mod place;
mod rare;
pub mod sets;
mod shape;
mod shortfall;
mod strategy;
mod vicinity;
mod walk;
mod watch;
mod wish;

pub use depths::Depths;
pub use full::full_grid;
pub use job::{Request, make, one_of};
pub use maker::{Made, Maker};
pub use minimal::{Draft, Minimiser};
pub use shape::{Shape, pattern};
pub use shortfall::Shortfall;
pub use watch::Watch;
pub use wish::{Base, Feature, Impossible, PathRole, Ratings, Settled, Way, Wish};

/// The README's example is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

//! All tests of the crate as one program.

mod audit;
mod boards;
mod crew;
mod hash;
mod item;
mod plan;

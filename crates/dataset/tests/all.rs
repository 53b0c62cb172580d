//! All tests of the crate as one program.

mod audit;
mod boards;
mod hash;
mod item;
mod plan;

//! All tests of the crate as one program.

mod game;
mod model;
mod practice;

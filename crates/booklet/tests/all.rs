//! All tests of the crate as one program.

mod font;
mod impose;
mod pages;
mod plan;

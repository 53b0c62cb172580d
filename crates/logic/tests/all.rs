//! All tests of the crate's outside as one program: it is linked once, and its tests share the cores.

mod chains;
mod common;
mod drill;
mod facts;
mod hints;
mod judge;
mod lessons;
mod loosened;
mod nets;
mod ratings;
mod short;
mod techniques;
mod theories;

//! The Sudoku workbench ennead, from C: what `ennead.h` declares.
//!
//! `border.rs` has the functions and is the only file that handles pointers; all it does with them is
//! to make slices and texts of them, or an error. The work is done in `solve.rs` and `ask.rs`, which
//! are safe code. No panic crosses the border: it becomes [`Status::Bug`].

mod ask;
pub mod border;
mod fault;
mod solve;

pub use fault::Status;

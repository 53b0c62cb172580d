//! All tests as one program: it is linked once, and its tests share the cores.

mod boards;
mod format;
mod law;
#[path = "../../rule/tests/random.rs"]
#[allow(dead_code, reason = "its makers of terms and of full boards are for other tests")]
mod random;
mod rules;
mod share;
mod solo;
mod sudoku_puzzle;
mod sudokumaker;
mod sudokupad;
mod written;

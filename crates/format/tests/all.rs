//! All tests as one program: it is linked once, and its tests share the cores.

mod boards;
mod format;
mod rules;
mod share;
mod sudokupad;

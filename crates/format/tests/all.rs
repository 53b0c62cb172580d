//! All tests as one program: it is linked once, and its tests share the cores.

mod format;
mod share;
mod sudokupad;

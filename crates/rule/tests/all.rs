//! All tests of the crate's outside as one program: it is linked once, and its tests share the cores.

mod language;
mod laws;
mod meaning;
mod page;
mod random;

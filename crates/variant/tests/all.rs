//! All tests of the crate's outside as one program: it is linked once, and its tests share the cores.

mod clues;
mod puzzle;
#[path = "../../rule/tests/random.rs"]
mod random;
mod refutation;
mod truth;

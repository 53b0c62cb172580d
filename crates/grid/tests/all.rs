//! All tests as one program: it is linked once, and its tests share the cores.

mod candidate;
mod canon;
mod cell;
mod clues;
mod digit;
mod drawn;
mod givens;
mod house;
mod kin;
mod oracle;
#[cfg(feature = "serde")]
mod plain;
mod puzzle;
mod set;
mod solution;
mod symmetry;

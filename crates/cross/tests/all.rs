//! All tests of the crate's outside as one program: it is linked once, and its tests share the cores.

mod brute_force;
mod check;
mod deduce;
mod draw;
mod generate;
mod hostile;
mod inner;
mod mathematics;
mod notation;
mod number;
mod published;
mod rules;
mod vocabulary;

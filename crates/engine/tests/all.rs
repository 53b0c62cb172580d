//! All tests of the crate's outside as one program: it is linked once, and its tests share the cores.

mod corpus;
mod fast;
mod properties;
mod sukaku;

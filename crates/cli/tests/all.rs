//! All tests of the crate's outside as one program: it is linked once, and its tests share the cores.

mod audit;
mod dataset;
mod explain;
mod help;
mod house;
mod input;
mod mcp;
mod parts;
mod photo;
mod proof;
mod rate;
mod tables;

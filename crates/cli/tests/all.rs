//! All tests of the crate's outside as one program: it is linked once, and its tests share the cores.

mod audit;
mod circles;
mod dataset;
mod explain;
mod help;
mod house;
mod input;
mod mcp;
mod order;
mod pages;
mod parts;
mod photo;
mod proof;
mod rate;
mod saved;
mod tables;
#[path = "../src/whole_file.rs"]
mod whole_file;

//! Reads Sudokus from photos.
#![forbid(unsafe_code)]
pub mod geometry;
pub mod network;

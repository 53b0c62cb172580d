//! How deep a puzzle is.
#![forbid(unsafe_code)]

mod classifier;
mod level;
mod net;
mod position;
mod row;
mod scale;
mod search;
mod suppositions;
mod trial;
mod whips;

pub use classifier::Classifier;
pub use scale::{Depth, Description, ParseScaleError, SCALES, Scale};

//! Reads Sudokus from photos, screenshots and scans: pixels in, readings out.
//!
//! This crate decodes no files and depends on nothing. The caller hands it the pixels of a
//! picture, already turned as its EXIF data say; [`Reader::read`] gives back a [`Reading`] for
//! each grid it sees, with ten probabilities for each cell; [`repair`](fn@repair) makes a puzzle
//! of them, with the help of a function that counts solutions, and lists its doubts.
//!
//! The steps, each in a file of its own, each with a picture ([`Reader::read_showing`]):
//!
//! | step | file | does |
//! |---|---|---|
//! | 1 | `pixels` | takes one channel and shrinks it |
//! | 2 | `darkness` | darkness against the paper around, so that light does not matter |
//! | 3 | `binary` | which pixels are darker than their neighbourhood, in several passes |
//! | 4 | `candidates` (`components`, `quad`) | quadrilaterals that might be grids |
//! | 5 | `lines`, `bend` | the evidence for 20 lines: score, better corners, curl of the paper |
//! | 6 | `cells`, `edges`, `ink` | 81 straightened cells, without hard shadows, and the colour of their ink |
//! | 7 | `network`, `turn` | ten probabilities each; which way up |
//! | 8 | `repair` | the most probable puzzle with one solution, and what to ask |
//!
//! How well it works, and what it was tuned on, is in `docs/photo.md`.
//!
//! ```
//! use ennead_photo::{Channels, Pixels, Reach, Reader};
//!
//! let grey = vec![255; 640 * 480];
//! let pixels = Pixels::new(&grey, 640, 480, Channels::Grey).unwrap();
//! assert!(Reader::default().read(&pixels, Reach::One).is_empty());
//! ```

#![forbid(unsafe_code)]

mod bend;
mod binary;
mod candidates;
mod cells;
mod components;
mod darkness;
mod edges;
mod error;
mod find;
pub mod geometry;
mod ink;
mod lines;
pub mod network;
mod picture;
mod pixels;
mod plane;
mod quad;
mod rank;
mod reading;
mod repair;
mod turn;

pub use error::PictureError;
pub use picture::Picture;
pub use pixels::{Channels, Pixels, SizeError};
pub use reading::{Contents, Reader, Reading};
pub use repair::{Answer, Doubt, MARK, MOST_GIVENS, SURE, repair};

/// Readings with a score below this are not reported.
pub const ASK: f32 = 0.5;

/// From this score on what was found is a grid; below, it may be one.
pub const ACCEPT: f32 = 0.65;

/// What to look for in a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// The clearest grid: a photo or a screenshot of one puzzle.
    One,
    /// All grids of a page. Takes longer.
    All,
}

//! Many puzzles at once: the whole search bit-sliced.

mod choose;
mod driver;
mod exchange;
mod feed;
mod stack;
mod sweep;
mod transpose;

pub(crate) use driver::SideBySide;
pub use driver::Work;

use crate::arch::{GRID_WORDS, Plane};
use exchange::RECORD_WORDS;
use sweep::Scratch;

/// The searches that run side by side.
struct Lanes<P> {
    /// By digit and cell: the lanes in which the digit is still possible there.
    candidates: [[P; 81]; 9],
    /// By cell: the lanes in which it is the one to guess.
    chosen: [P; 81],
    scratch: Scratch<P>,
    /// The exchange area for states: word `w` of the record of lane 64 · *column* + *i* is word
    /// *column* of `records[i][w]`.
    records: [[P; RECORD_WORDS]; 64],
    /// The exchange area for full grids and givens, in the same way.
    grids: [[P; GRID_WORDS]; 64],
    /// What is being transposed.
    block: [P; 64],
}

impl<P: Plane> Lanes<P> {
    fn new() -> Box<Self> {
        let zero = P::zero();
        Box::new(Lanes {
            candidates: [[zero; 81]; 9],
            chosen: [zero; 81],
            scratch: Scratch::new(),
            records: [[zero; RECORD_WORDS]; 64],
            grids: [[zero; GRID_WORDS]; 64],
            block: [zero; 64],
        })
    }
}

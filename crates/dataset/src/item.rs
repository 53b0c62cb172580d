//! The puzzles of a data set, and the rows they become.

use chacha20::ChaCha8Rng;
use ennead::rating::Rating;
use ennead::{Givens, Isomorphic, Solution, Symmetry};
use rand::SeedableRng;

use crate::Trace;

/// A puzzle of a data set with all that is said of it.
#[derive(Clone, Debug)]
pub struct Item {
    /// The number of its kind or source.
    pub source: usize,
    /// Its number in that.
    pub number: u64,
    /// The number of its split.
    pub split: usize,
    /// The givens.
    pub puzzle: Givens,
    /// The solution.
    pub solution: Solution,
    /// [`class`](crate::class) of the solution.
    pub class: u64,
    /// The rating, if it is asked for.
    pub rating: Option<Rating>,
    /// The path, if it is asked for.
    pub trace: Option<Trace>,
}

/// A row of a data set: a puzzle, or its image under a symmetry.
#[derive(Clone, Debug)]
pub struct Row {
    /// The name of the kind or source.
    pub source: std::sync::Arc<str>,
    /// 0 for the puzzle itself, then the numbers of its images.
    pub variant: u32,
    /// The puzzle. Solution, class and trace are its own; the rating is that of variant 0.
    pub item: Item,
}

impl Item {
    /// The puzzle itself or, from 1, its image with this number under a random symmetry, which
    /// depends on `seed` and the number.
    pub fn variant(&self, number: u32, seed: u64) -> Item {
        if number == 0 {
            return self.clone();
        }
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        key[8..16].copy_from_slice(&(self.source as u64).to_le_bytes());
        key[16..24].copy_from_slice(&self.number.to_le_bytes());
        key[24..28].copy_from_slice(&number.to_le_bytes());
        self.clone().under(&Symmetry::random(&mut ChaCha8Rng::from_seed(key)))
    }
}

/// Everything moves together; the class is the same.
impl Isomorphic for Item {
    fn under(self, symmetry: &Symmetry) -> Item {
        Item {
            puzzle: self.puzzle.under(symmetry),
            solution: self.solution.under(symmetry),
            trace: self.trace.map(|trace| trace.under(symmetry)),
            ..self
        }
    }
}

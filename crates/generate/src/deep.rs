//! Puzzles too deep to be met by chance: a walk from one that is known.
//!
//! About one in ten neighbours of a deep puzzle is as deep.
//!
//! Climbing to T&E-depth 2 from a random puzzle was tried and lost: by B, 20 seconds; by the number of
//! suppositions that singles refute, annealed over {-1+1} and {-2+1}, 200,000 puzzles, from 90 down
//! to 11 and no further; by the least number refuted in any pass, 200,000 puzzles, down to 12. None of
//! them had depth 2.

use ennead_depth::{Classifier, Depth, Scale};
use ennead_grid::{Givens, Puzzle};
use ennead_stop::{Stop, Stopped};
use rand::Rng;

use crate::place::Place;
use crate::vicinity::Vicinity;
use crate::walk::Walk;

/// Of T&E-depth 2, Easter Monster (J. Farrar's, 2007); of 3, Loki (mith's, 2020).
const KNOWN: [&str; 2] = [
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
    "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..",
];

/// A puzzle with fewer givens is no less deep.
const WALK: Walk = Walk { steps: 60, tries: 20_000, looks: usize::MAX, kept_by_fewer: true };

/// Walks among deep puzzles.
pub(crate) struct Deep {
    start: Puzzle,
    depth: u8,
    classifier: Classifier,
    stop: Stop,
}

impl Deep {
    /// Walks among puzzles of this T&E-depth, 2 or 3.
    pub(crate) fn new(depth: u8, stop: &Stop) -> Deep {
        let text = KNOWN[usize::from(depth > 2)];
        let givens: Givens = text.parse().expect("81 cells");
        let start = Puzzle::try_from(givens).expect("no givens clash");
        Deep { start, depth, classifier: Classifier::new(), stop: stop.clone() }
    }

    /// Where a walk ends; none if it finds no way on.
    pub(crate) fn walk(
        &mut self,
        vicinity: &Vicinity,
        rng: &mut impl Rng,
    ) -> Result<Option<Place>, Stopped> {
        let start = self.start;
        WALK.from(&start, vicinity, rng, &mut |place| self.is_deep(place))
    }

    fn is_deep(&mut self, place: &Place) -> Result<bool, Stopped> {
        let (puzzle, below) = (place.puzzle(), self.depth - 1);
        let depth = self.classifier.classify(&puzzle, Scale::TrialDepth, below, &self.stop)?;
        Ok(depth == Depth::MoreThan(below))
    }
}

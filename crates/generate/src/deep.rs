//! Puzzles too deep to be met by chance: a walk from one that is known.
//!
//! Of the neighbours of a deep puzzle, one in ten or so is as deep, and all of them come from a single
//! search. Givens that are not needed widen the walk: they are put in and left out on the way.
//!
//! Climbing to T&E-depth 2 from a random puzzle was tried and lost: by B, 20 seconds; by the number of
//! suppositions that singles refute, annealed over {-1+1} and {-2+1}, 200,000 puzzles, from 90 down
//! to 11 and no further; by the least number refuted in any pass, 200,000 puzzles, down to 12. None of
//! them had depth 2.

use ennead_depth::{Classifier, Depth, Scale};
use ennead_engine::{Stop, Stopped, solution};
use ennead_grid::{CellSet, Givens, Isomorphic, Puzzle, Symmetry};
use rand::Rng;
use rand::seq::IteratorRandom;

use crate::place::Place;
use crate::vicinity::Vicinity;

/// Of T&E-depth 2, Easter Monster (J. Farrar's, 2007); of 3, Loki (mith's, 2020).
const KNOWN: [&str; 2] = [
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
    "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..",
];

/// How many steps a walk has, and how many are tried at most, so that none goes on for ever.
const STEPS: usize = 60;
const TRIES: usize = 20_000;

/// The most givens that a walk puts in.
const SPARE: usize = 4;

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
        let start = self.start.under(&Symmetry::random(rng));
        let solution = solution(&start).expect("it has one solution");
        let mut place = Place { clues: start.givens().cells(), solution };
        let most = place.clues.len() + SPARE;
        let mut steps = 0;
        for _ in 0..TRIES {
            let next = match rng.random_range(0..4) {
                0 => self.with_one_more(&place, rng)?.filter(|next| next.clues.len() <= most),
                1 => with_one_fewer(&place, rng),
                _ => vicinity.wanted_neighbour(&place, rng, &mut |next| self.is_deep(next))?,
            };
            let Some(next) = next else { continue };
            place = next;
            steps += 1;
            if steps == STEPS {
                return Ok(Some(place));
            }
        }
        Ok(None)
    }

    fn with_one_more(
        &mut self,
        place: &Place,
        rng: &mut impl Rng,
    ) -> Result<Option<Place>, Stopped> {
        let cell = (CellSet::ALL - place.clues).iter().choose(rng);
        let Some(next) = cell.map(|cell| place.with(place.clues.with(cell))) else {
            return Ok(None);
        };
        Ok(self.is_deep(&next)?.then_some(next))
    }

    fn is_deep(&mut self, place: &Place) -> Result<bool, Stopped> {
        let (puzzle, below) = (place.puzzle(), self.depth - 1);
        let depth = self.classifier.classify(&puzzle, Scale::TrialDepth, below, &self.stop)?;
        Ok(depth == Depth::MoreThan(below))
    }
}

/// The puzzle without a given that is not needed. It is no less deep.
fn with_one_fewer(place: &Place, rng: &mut impl Rng) -> Option<Place> {
    let cell = place.clues.iter().choose(rng)?;
    Some(place.with(place.clues.without(cell))).filter(Place::is_unique)
}

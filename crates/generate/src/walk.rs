//! A walk from one puzzle to others that share a rare property with it.
//!
//! One in a few neighbours of such a puzzle has the property too, and a single search gives all
//! neighbours that share the remaining givens. Givens that are not needed widen the walk: they are
//! put in and left out on the way.

use ennead_engine::solution;
use ennead_grid::{CellSet, Isomorphic, Puzzle, Symmetry};
use ennead_stop::Stopped;
use rand::seq::IteratorRandom;
use rand::{Rng, RngExt};

use crate::place::Place;
use crate::vicinity::Vicinity;

/// The most givens that a walk puts in.
const SPARE: usize = 4;

/// How a walk goes.
#[derive(Clone, Copy)]
pub(crate) struct Walk {
    /// How many steps it has.
    pub(crate) steps: usize,
    /// How many are tried at most, so that no walk goes on for ever.
    pub(crate) tries: usize,
    /// How many neighbours that share the remaining givens are looked at in one of these.
    pub(crate) looks: usize,
    /// Whether a puzzle is as wanted if one with more givens is.
    pub(crate) kept_by_fewer: bool,
}

/// What a walk asks of every puzzle that it comes to.
pub(crate) type Wanted<'a> = &'a mut dyn FnMut(&Place) -> Result<bool, Stopped>;

impl Walk {
    /// Where a walk from `start` ends, with cells and digits exchanged at random; none if it finds no
    /// way on.
    pub(crate) fn from(
        self,
        start: &Puzzle,
        vicinity: &Vicinity,
        rng: &mut impl Rng,
        wanted: Wanted<'_>,
    ) -> Result<Option<Place>, Stopped> {
        let start = start.under(&Symmetry::random(rng));
        let solution = solution(&start).expect("it has one solution");
        let mut place = Place { clues: start.givens().cells(), solution };
        let most = place.clues.len() + SPARE;
        let mut steps = 0;
        for _ in 0..self.tries {
            let next = match rng.random_range(0..4) {
                0 => with_one_more(&place, rng, wanted)?.filter(|next| next.clues.len() <= most),
                1 => self.with_one_fewer(&place, rng, wanted)?,
                _ => {
                    let mut left = self.looks;
                    let mut wanted = |next: &Place| {
                        let looks = left > 0;
                        left = left.saturating_sub(1);
                        Ok(looks && wanted(next)?)
                    };
                    vicinity.wanted_neighbour(&place, rng, &mut wanted)?
                }
            };
            let Some(next) = next else { continue };
            place = next;
            steps += 1;
            if steps == self.steps {
                return Ok(Some(place));
            }
        }
        Ok(None)
    }

    /// The puzzle without a given that is not needed.
    fn with_one_fewer(
        self,
        place: &Place,
        rng: &mut impl Rng,
        wanted: Wanted<'_>,
    ) -> Result<Option<Place>, Stopped> {
        let Some(cell) = place.clues.iter().choose(rng) else { return Ok(None) };
        let next = place.with(place.clues.without(cell));
        let is_wanted = next.is_unique() && (self.kept_by_fewer || wanted(&next)?);
        Ok(is_wanted.then_some(next))
    }
}

fn with_one_more(
    place: &Place,
    rng: &mut impl Rng,
    wanted: Wanted<'_>,
) -> Result<Option<Place>, Stopped> {
    let cell = (CellSet::ALL - place.clues).iter().choose(rng);
    let Some(next) = cell.map(|cell| place.with(place.clues.with(cell))) else {
        return Ok(None);
    };
    Ok(wanted(&next)?.then_some(next))
}

//! Techniques that random puzzles hardly ever need: a walk from a puzzle in which one occurs.
//!
//! Not one in ten thousand random minimal puzzles needs an exocet, a tridagon or an SK-loop. But
//! about one in three neighbours of a puzzle that needs one needs it too.

use ennead_grid::{Givens, Minlex, Puzzle, minlex};
use ennead_stop::Stopped;
use rand::Rng;
use rand::seq::{IndexedRandom, SliceRandom};

use crate::place::Place;
use crate::vicinity::Vicinity;
use crate::walk::{Walk, Wanted};

const KNOWN: &str = include_str!("rare.txt");

/// One look in each try, so that the bound on the tries bounds the time.
const WALK: Walk = Walk { steps: 6, tries: Rare::TRIES as usize, looks: 1, kept_by_fewer: false };

/// Walks among puzzles with a technique.
pub(crate) struct Rare {
    starts: Vec<Puzzle>,
    /// Their classes: no puzzle that a walk ends at is in one of these.
    known: Vec<Minlex>,
}

impl Rare {
    /// How many steps a walk tries at most. Each of them counts as an attempt.
    pub(crate) const TRIES: u64 = 100;

    /// Whether `name` is that of a rare technique: one that a walk can look for.
    pub(crate) fn knows(name: &str) -> bool {
        puzzles_with(name).next().is_some()
    }

    /// Walks among puzzles in which the technique called `name` occurs, which has to be a rare one.
    pub(crate) fn of(name: &str) -> Rare {
        let givens = puzzles_with(name).map(|text| text.parse::<Givens>().expect("81 cells"));
        let starts: Vec<Puzzle> =
            givens.map(|givens| Puzzle::try_from(givens).expect("no givens clash")).collect();
        let known = starts.iter().map(|start| minlex(start.givens())).collect();
        Rare { starts, known }
    }

    /// Where a walk ends, without the givens that can be left out, down to `least` givens; none if it
    /// finds no way on, or comes back to where it began.
    pub(crate) fn walk(
        &self,
        least: usize,
        vicinity: &Vicinity,
        rng: &mut impl Rng,
        wanted: Wanted<'_>,
    ) -> Result<Option<Place>, Stopped> {
        let start = self.starts.choose(rng).expect("a technique that is known is in a puzzle");
        let Some(mut place) = WALK.from(start, vicinity, rng, wanted)? else { return Ok(None) };
        let mut cells: Vec<_> = place.clues.iter().collect();
        cells.shuffle(rng);
        for cell in cells {
            let fewer = place.with(place.clues.without(cell));
            if fewer.clues.len() >= least && fewer.is_unique() && wanted(&fewer)? {
                place = fewer;
            }
        }
        let class = minlex(place.puzzle().givens());
        Ok((!self.known.contains(&class)).then_some(place))
    }
}

/// The known puzzles in which the technique called `name` occurs.
fn puzzles_with(name: &str) -> impl Iterator<Item = &'static str> {
    KNOWN.lines().filter_map(move |line| line.strip_prefix(name)?.strip_prefix(' '))
}

#[cfg(test)]
mod tests {
    use ennead_logic::{Options, PathFinder, Position, Table};
    use ennead_stop::Stop;

    use super::*;

    #[test]
    fn each_technique_occurs_in_its_puzzles() {
        let finder = PathFinder::new(Table::usual(), Options::DEFAULT);
        for line in KNOWN.lines().filter(|line| !line.starts_with('#')) {
            let (name, givens) = line.split_once(' ').unwrap();
            let puzzle = Puzzle::try_from(givens.parse::<Givens>().unwrap()).unwrap();
            assert_eq!(ennead_engine::count_solutions(&puzzle, 2), 1, "{line}");
            let path = finder.path(&Position::new(&puzzle), &Stop::never()).unwrap();
            assert!(path.end.is_solved(), "{line}");
            assert!(path.steps.iter().any(|step| step.technique == name), "{line}");
        }
    }
}

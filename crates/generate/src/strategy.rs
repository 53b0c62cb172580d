//! How a wish is fulfilled: chosen once, before the first draft.

use ennead_grid::Puzzle;
use ennead_rating::Tenths;

use crate::rare::Rare;
use crate::{Base, Shape, Wish};

/// From this rating on, waiting for luck takes longer than climbing.
const CLIMB: Tenths = Tenths::new(85);
/// From this rating on, most drafts come to nothing.
const RARE: Tenths = Tenths::new(75);

/// Where drafts come from.
pub(crate) enum Draw {
    /// Minimal puzzles, each with the same chance.
    Even,
    /// Puzzles of this T&E-depth, or deeper.
    Deep(u8),
    /// Puzzles with the technique of this name, which is rare.
    Rare(&'static str),
    /// The same Sudoku as this one in other clothes.
    Isomorphs(Puzzle),
    /// The orbits among the givens of this one.
    Inside(Puzzle),
    /// The orbits on a random full grid.
    Random,
}

/// What is drawn, and what is done with drafts that are not as wished yet.
pub(crate) struct Strategy {
    pub(crate) draw: Draw,
    /// How many puzzles are best made in one go.
    pub(crate) chunk: u64,
    /// Drafts take so long that no more are drawn than are needed.
    pub(crate) sparing: bool,
    /// How many attempts a draft counts as.
    pub(crate) attempts: u64,
    /// Givens are left out of a draft, as many as can be.
    pub(crate) reduces: bool,
    /// The least and the most givens.
    pub(crate) clues: (usize, usize),
    /// A draft with too many givens is led to fewer. (Otherwise it is dropped.)
    pub(crate) descends: bool,
    /// Neighbours of a puzzle are reduced again: no number of givens is asked for.
    pub(crate) reduces_neighbours: bool,
    /// A puzzle with a given that can be left out is not as wished. (Reducing alone, one given
    /// after the other, makes none.)
    pub(crate) minimal: bool,
    /// Puzzles that are too hard are eased, and what the judge misses is filled in.
    pub(crate) adds: bool,
    /// Puzzles that are too easy are left for harder neighbours.
    pub(crate) climbs: bool,
}

impl Strategy {
    pub(crate) fn of(wish: &Wish) -> Strategy {
        let is_free = wish.shape == Shape::None && wish.pattern.is_none();
        let draw = match wish.base {
            _ if wish.even => Draw::Even,
            Base::Isomorphs(puzzle) => Draw::Isomorphs(puzzle),
            Base::Inside(puzzle) => Draw::Inside(puzzle),
            Base::Random if is_free => {
                let deepest = wish.depths.iter().filter_map(|it| it.depth()).max();
                let rare = wish.rare_technique().map(Draw::Rare);
                deepest.map(Draw::Deep).or(rare).unwrap_or(Draw::Random)
            }
            Base::Random | Base::Neighbours(_) => Draw::Random,
        };
        let least = wish.rating.map(|ratings| ratings.least);
        let is_rare = least.is_some_and(|least| least >= CLIMB)
            || wish.depths.iter().any(|depths| depths.is_rare());
        let climbs = !wish.even && is_rare;
        let is_settled = matches!(draw, Draw::Even | Draw::Isomorphs(_));
        let walks = matches!(draw, Draw::Rare(_));
        let keeps_pattern = wish.pattern.is_some() && !wish.minimal && wish.clues.is_none();
        let only_reduced =
            wish.shape == Shape::None && wish.clues.is_none() && wish.base == Base::Random;
        Strategy {
            chunk: chunk(wish),
            sparing: wish.even || wish.pattern.is_some() || climbs || walks,
            attempts: if walks { Rare::TRIES } else { 1 },
            reduces: !is_settled && !keeps_pattern && !walks,
            clues: wish.clues.unwrap_or((0, 81)),
            descends: wish.needs_descent(),
            reduces_neighbours: wish.clues.is_none(),
            minimal: wish.minimal && (!only_reduced || walks),
            adds: !wish.minimal && !is_settled,
            climbs,
            draw,
        }
    }
}

fn chunk(wish: &Wish) -> u64 {
    if matches!(wish.base, Base::Neighbours(_)) {
        // All neighbours are needed in one list to number them.
        u64::MAX
    } else if wish.even
        || wish.needs_descent()
        || wish.pattern.is_some()
        || wish.feature.is_some()
        || !wish.depths.is_empty()
        || wish.rating.is_some_and(|ratings| ratings.least >= RARE)
    {
        // Each takes long: it is to be shown, and kept, as soon as it is made.
        1
    } else if wish.needs_rating() || wish.needs_path() || wish.clues.is_some() {
        256
    } else {
        2048
    }
}

#[cfg(test)]
mod tests {
    use ennead_grid::CellSet;
    use ennead_logic::technique;

    use super::*;
    use crate::{Depths, Feature, PathRole, Ratings};

    #[test]
    fn what_takes_long_is_made_one_by_one_and_what_is_often_in_vain_is_not_drawn_ahead() {
        let plain = Wish::default;
        let rated = |least, most| Wish {
            rating: Some(Ratings { least: Tenths::new(least), most: Tenths::new(most) }),
            ..plain()
        };
        let technique = technique("x-wing").unwrap();
        let feature = Some(Feature { technique, role: PathRole::InPath });
        let depths = |text| vec![Depths::read(text).unwrap()];
        for (name, wish, chunk, sparing) in [
            ("plain", plain(), 2048, false),
            ("some givens", Wish { clues: Some((24, 24)), ..plain() }, 256, false),
            ("few givens", Wish { clues: Some((19, 19)), ..plain() }, 1, false),
            ("easy", rated(10, 20), 256, false),
            ("hard", rated(75, 84), 1, false),
            ("harder", rated(85, 99), 1, true),
            ("even", Wish { even: true, ..plain() }, 1, true),
            ("a pattern", Wish { pattern: Some(CellSet::ALL), ..plain() }, 1, true),
            ("a technique", Wish { feature, ..plain() }, 1, false),
            ("a depth", Wish { depths: depths("b=3"), ..plain() }, 1, false),
            ("a rare depth", Wish { depths: depths("te=2"), ..plain() }, 1, true),
        ] {
            let strategy = Strategy::of(&wish);
            assert_eq!((strategy.chunk, strategy.sparing), (chunk, sparing), "{name}");
        }
    }
}

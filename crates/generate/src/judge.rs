//! Whether a puzzle is as hard, and hard in the way, that is wished for.

use ennead_engine::{Reach, fast};
use ennead_grid::{Cell, CellSet, Puzzle};
use ennead_logic::rating::{Options, Rater, Rating, Tenths};
use ennead_logic::{Path, PathFinder, Position, Table};

use crate::{Feature, Role, Wish};

/// Judges puzzles by rating and techniques.
pub(crate) struct Judge {
    rater: Rater,
    finder: Option<PathFinder>,
}

/// What a judge says.
pub(crate) enum Judgement {
    /// It is as wished; with the rating, if one was asked for.
    Fits(Option<Rating>),
    /// Its rating is too high, or too low.
    Harder,
    /// Its rating is too low: up to this.
    Easier(Tenths),
    /// The techniques are not as wished. If these givens are added, they will be.
    Otherwise(Option<CellSet>),
}

impl Judge {
    pub(crate) fn of(wish: &Wish) -> Judge {
        // A technique asked for is used even if solvers leave it out unless asked.
        let named = |name| {
            wish.feature.is_some_and(|feature| feature.technique.about().name == name)
                || wish.only.iter().flatten().any(|technique| technique.about().name == name)
        };
        let finder = wish.needs_path().then(|| {
            PathFinder::choose(Table::hodoku(), ennead_logic::Options::DEFAULT, |row| {
                let name = row.technique.about().name;
                wish.allows(name) && (row.used || named(name))
            })
        });
        Judge { rater: Rater::new(Options::default()), finder }
    }

    /// Judges a puzzle with one solution.
    pub(crate) fn judge(&mut self, wish: &Wish, puzzle: &Puzzle) -> Judgement {
        if let Some(finder) = &self.finder {
            // Who looks for more than singles need not look at puzzles of singles.
            let single = |feature: &Feature| {
                matches!(
                    feature.technique.about().name,
                    "full-house" | "naked-single" | "hidden-single"
                )
            };
            if wish.feature.as_ref().is_some_and(|feature| !single(feature))
                && fast::reach_of_singles(puzzle) != Reach::Neither
            {
                return Judgement::Otherwise(None);
            }
            let path = finder.path(&Position::new(puzzle));
            if !path.end.is_solved() {
                return Judgement::Otherwise(None);
            }
            if let Some(feature) = &wish.feature
                && !plays(feature, &path)
            {
                return Judgement::Otherwise(placed_before(feature, &path));
            }
        }
        if !wish.needs_rating() {
            return Judgement::Fits(None);
        }
        let Some(ratings) = wish.rating else {
            return Judgement::Fits(Some(self.rater.rate(puzzle)));
        };
        // Singles that finish a puzzle are rated up to 2.3, what else there is 1.7 and more.
        let singles = || fast::reach_of_singles(puzzle) != Reach::Neither;
        if ratings.least > SINGLES && singles() {
            return Judgement::Easier(SINGLES);
        }
        if ratings.most < BEYOND_SINGLES && !singles() {
            return Judgement::Harder;
        }
        match self.rater.within(puzzle, ratings.most) {
            None => Judgement::Harder,
            Some(rating) if rating.er < ratings.least => Judgement::Easier(rating.er),
            Some(rating) => Judgement::Fits(Some(rating)),
        }
    }
}

/// The highest rating of a puzzle that singles finish, and the lowest of one they do not.
const SINGLES: Tenths = Tenths::new(23);
const BEYOND_SINGLES: Tenths = Tenths::new(17);

/// Whether the technique plays its part on the path.
fn plays(feature: &Feature, path: &Path) -> bool {
    let name = feature.technique.about().name;
    let mut names = path.steps.iter().map(|step| step.technique);
    match feature.role {
        Role::InPath => names.any(|other| other == name),
        Role::Hardest => Table::hodoku().hardest(names) == Some(name),
        Role::First => names.next() == Some(name),
    }
}

/// The cells filled before the technique occurs, if nothing but filling comes before it: with them as
/// givens it comes first.
fn placed_before(feature: &Feature, path: &Path) -> Option<CellSet> {
    let name = feature.technique.about().name;
    let at = path.steps.iter().position(|step| step.technique == name)?;
    let before = &path.steps[..at];
    let only_places = before.iter().all(|step| step.eliminations.is_empty());
    (feature.role == Role::First && only_places).then(|| {
        let cells = before.iter().flat_map(|step| step.placements.iter());
        cells.map(|candidate| candidate.cell()).collect::<Vec<Cell>>().into_iter().collect()
    })
}

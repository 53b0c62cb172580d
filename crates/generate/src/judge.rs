//! Whether a puzzle has the difficulty, and needs the techniques, that are wanted.

use ennead_depth::Classifier;
use ennead_engine::{Reach, fast};
use ennead_grid::{CellSet, Puzzle};
use ennead_logic::{PathFinder, Position, Table};
use ennead_rating::{Rater, RaterOptions, Rating, Tenths};
use ennead_stop::{Stop, Stopped};

use crate::depths::{self, Side};
use crate::{Feature, PathRole, Wish};

/// Judges puzzles by rating and techniques.
pub(crate) struct Judge {
    rater: Rater,
    finder: Option<PathFinder>,
    /// The same without the techniques that are harder than the one that must occur.
    near: Option<PathFinder>,
    classifier: Option<Classifier>,
    stop: Stop,
}

/// A judge's decision.
pub(crate) enum Judgement {
    /// It is as wanted; with the rating, if one was asked for.
    Fits(Option<Rating>),
    /// Its rating is too high, or too low; or it is too deep.
    Harder,
    /// Its rating is too low: this at most, in tenths. Or it is not deep enough: the deeper, the
    /// greater the number.
    Easier(u16),
    /// The techniques are not as wanted. They may be if these givens are added.
    Otherwise(Option<CellSet>),
}

impl Judge {
    pub(crate) fn of(wish: &Wish, stop: &Stop) -> Judge {
        let is_hardest = wish.feature.is_some_and(|feature| feature.role == PathRole::Hardest);
        let near = wish.rare_technique().map(|_| finder(wish, true));
        // No technique beyond the hardest may be needed, so none of them is tried.
        let finder = wish.needs_path().then(|| finder(wish, is_hardest));
        let classifier = (!wish.depths.is_empty()).then(Classifier::new);
        Judge {
            rater: Rater::new(RaterOptions::default()),
            finder,
            near,
            classifier,
            stop: stop.clone(),
        }
    }

    /// Whether the technique that must occur helps in a puzzle with one solution before a harder one is
    /// needed; and, if it is to be the first step, before any other eliminates something. What comes
    /// after it is not looked at, since that can take a hundred times as long.
    ///
    /// # Errors
    ///
    /// If it was stopped.
    pub(crate) fn meets(&self, wish: &Wish, puzzle: &Puzzle) -> Result<bool, Stopped> {
        let (Some(Feature { technique, role }), Some(finder)) = (wish.feature, &self.near) else {
            return Ok(true);
        };
        let mut position = Position::new(puzzle);
        while let Some(step) = finder.next(&position, &self.stop)? {
            if step.technique == technique.about().name {
                return Ok(true);
            }
            if role == PathRole::First && !step.eliminations.is_empty() {
                return Ok(false);
            }
            position.apply(&step);
        }
        Ok(false)
    }

    /// Judges a puzzle with one solution.
    ///
    /// # Errors
    ///
    /// If it was stopped.
    pub(crate) fn judge(&mut self, wish: &Wish, puzzle: &Puzzle) -> Result<Judgement, Stopped> {
        self.stop.check()?;
        if let Some(finder) = &self.finder
            && let Err(otherwise) = walk(finder, wish, puzzle, &self.stop)?
        {
            return Ok(otherwise);
        }
        if let Some(classifier) = &mut self.classifier {
            match depths::side(classifier, &wish.depths, puzzle, &self.stop)? {
                Side::Inside => {}
                Side::Above => return Ok(Judgement::Harder),
                Side::Below(height) => return Ok(Judgement::Easier(height)),
            }
        }
        if !wish.needs_rating() {
            return Ok(Judgement::Fits(None));
        }
        let Some(ratings) = wish.rating else {
            return Ok(Judgement::Fits(Some(self.rater.rate(puzzle, &self.stop)?)));
        };
        // If singles finish a puzzle, it is rated up to 2.3; a puzzle that needs other steps is
        // rated 1.7 or more.
        let singles = || fast::reach_of_singles(puzzle) != Reach::Neither;
        if ratings.least > SINGLES && singles() {
            return Ok(Judgement::Easier(SINGLES.get()));
        }
        if ratings.most < BEYOND_SINGLES && !singles() {
            return Ok(Judgement::Harder);
        }
        Ok(match self.rater.within(puzzle, ratings.most, &self.stop)? {
            None => Judgement::Harder,
            Some(rating) if rating.er < ratings.least => Judgement::Easier(rating.er.get()),
            Some(rating) => Judgement::Fits(Some(rating)),
        })
    }
}

/// The highest rating of a puzzle that singles finish, and the lowest rating of one that they do
/// not.
const SINGLES: Tenths = Tenths::new(23);
const BEYOND_SINGLES: Tenths = Tenths::new(17);

/// The path finder with the techniques that may be used; if so wished, without those that are harder
/// than the one that must occur.
fn finder(wish: &Wish, no_harder: bool) -> PathFinder {
    let table = Table::usual();
    // A technique that is asked for is used even if it is off by default.
    let named = |name| {
        wish.feature.is_some_and(|feature| feature.technique.about().name == name)
            || wish.only.iter().flatten().any(|technique| technique.about().name == name)
    };
    let too_hard = |name| {
        wish.feature.is_some_and(|Feature { technique, .. }| {
            let hardest = technique.about().name;
            table.hardest([name, hardest]) != Some(hardest)
        })
    };
    PathFinder::choose(table, ennead_logic::Options::DEFAULT, |row| {
        let name = row.technique.about().name;
        wish.allows(name) && (row.used || named(name)) && !(no_harder && too_hard(name))
    })
}

/// Follows the path to its end, or until it is known not to be as wanted.
fn walk(
    finder: &PathFinder,
    wish: &Wish,
    puzzle: &Puzzle,
    stop: &Stop,
) -> Result<Result<(), Judgement>, Stopped> {
    let otherwise = |missing| Ok(Err(Judgement::Otherwise(missing)));
    let single = |name: &str| ["full-house", "naked-single", "hidden-single"].contains(&name);
    // If more than singles is wanted, puzzles that singles solve can be skipped.
    if wish.feature.is_some_and(|feature| !single(feature.technique.about().name))
        && fast::reach_of_singles(puzzle) != Reach::Neither
    {
        return otherwise(None);
    }
    let mut position = Position::new(puzzle);
    let mut placed = CellSet::EMPTY;
    let mut plays = wish.feature.is_none();
    while !position.is_solved() {
        let Some(step) = finder.next(&position, stop)? else { return otherwise(None) };
        if let Some(Feature { technique, role }) = wish.feature
            && !plays
        {
            plays = step.technique == technique.about().name;
            if role == PathRole::First {
                if plays && !placed.is_empty() {
                    // If what was placed becomes given, it comes first.
                    return otherwise(Some(placed));
                }
                if !plays && !step.eliminations.is_empty() {
                    return otherwise(None);
                }
            }
        }
        position.apply(&step);
        placed |= step.placements.iter().map(|candidate| candidate.cell()).collect();
    }
    if plays { Ok(Ok(())) } else { otherwise(None) }
}

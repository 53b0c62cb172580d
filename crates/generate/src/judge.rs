//! Whether a puzzle is as hard, and hard in the way, that is wished for.

use std::cell::Cell;

use ennead_engine::{Reach, fast};
use ennead_grid::{CellSet, Puzzle};
use ennead_logic::rating::{Options, Rater, Rating, Tenths};
use ennead_logic::{PathFinder, Position, Table};

use crate::{Feature, Role, Wish};

/// Judges puzzles by rating and techniques.
pub(crate) struct Judge {
    rater: Rater,
    solver: Option<LogicSolver>,
}

/// What a judge says.
pub(crate) enum Judgement {
    /// It is as wished; with the rating, if one was asked for.
    Fits(Option<Rating>),
    /// Its rating is too high, or too low.
    Harder,
    /// Its rating is too low: up to this.
    Easier(Tenths),
    /// The techniques are not as wished. If these givens are added, they may be.
    Otherwise(Option<CellSet>),
}

/// If the technique has not occurred after so many steps that nothing easier could take, the next
/// draft is the better place to look: rare techniques are found up to twice as fast as by going
/// every path to its end. Climbing to neighbours with more such steps took ten times as long.
const CHANCES: usize = 3;

/// Who solves by techniques.
struct LogicSolver {
    finder: PathFinder,
    /// The techniques that are tried before the wanted one.
    easier: Vec<&'static str>,
}

impl Judge {
    pub(crate) fn of(wish: &Wish) -> Judge {
        let solver = wish.needs_path().then(|| LogicSolver::of(wish));
        Judge { rater: Rater::new(Options::default()), solver }
    }

    /// Judges a puzzle with one solution. `stop` ends it with anything but [`Judgement::Fits`].
    pub(crate) fn judge(
        &mut self,
        wish: &Wish,
        puzzle: &Puzzle,
        stop: impl Fn() -> bool,
    ) -> Judgement {
        if let Some(solver) = &self.solver
            && let Err(otherwise) = solver.solve(wish, puzzle, stop)
        {
            return Judgement::Otherwise(otherwise);
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

impl LogicSolver {
    fn of(wish: &Wish) -> LogicSolver {
        // A technique asked for is used even if solvers leave it out unless asked.
        let named = |name| {
            wish.feature.is_some_and(|feature| feature.technique.about().name == name)
                || wish.only.iter().flatten().any(|technique| technique.about().name == name)
        };
        // None that is tried after the hardest may be needed, so none is tried.
        let beyond = Cell::new(false);
        let finder = PathFinder::choose(Table::hodoku(), ennead_logic::Options::DEFAULT, |row| {
            let name = row.technique.about().name;
            let wanted = !beyond.get() && wish.allows(name) && (row.used || named(name));
            if wish.feature.is_some_and(|feature| {
                feature.role == Role::Hardest && feature.technique.about().name == name
            }) {
                beyond.set(true);
            }
            wanted
        });
        let names = finder.techniques().map(|technique| technique.about().name);
        let wanted = wish.feature.map(|feature| feature.technique.about().name);
        let easier = names.take_while(|&name| Some(name) != wanted).collect();
        LogicSolver { finder, easier }
    }

    /// Goes the path to its end, or to where it is known that it is not as wished.
    fn solve(
        &self,
        wish: &Wish,
        puzzle: &Puzzle,
        stop: impl Fn() -> bool,
    ) -> Result<(), Option<CellSet>> {
        let single = |name: &str| ["full-house", "naked-single", "hidden-single"].contains(&name);
        // Who looks for more than singles need not look at puzzles of singles.
        if wish.feature.is_some_and(|feature| !single(feature.technique.about().name))
            && fast::reach_of_singles(puzzle) != Reach::Neither
        {
            return Err(None);
        }
        let mut position = Position::new(puzzle);
        let mut placed = CellSet::EMPTY;
        let mut plays = wish.feature.is_none();
        let mut chances = 0;
        while !position.is_solved() {
            let step = self.finder.next(&position).filter(|_| !stop()).ok_or(None)?;
            if let Some(Feature { technique, role }) = wish.feature
                && !plays
            {
                plays = step.technique == technique.about().name;
                if role == Role::First {
                    if plays && !placed.is_empty() {
                        // With what was placed as givens it comes first.
                        return Err(Some(placed));
                    }
                    if !plays && !step.eliminations.is_empty() {
                        return Err(None);
                    }
                }
                let hard = !single(step.technique) && !self.easier.contains(&step.technique);
                chances += usize::from(hard);
                if !plays && chances == CHANCES {
                    return Err(None);
                }
            }
            position.apply(&step);
            placed |= step.placements.iter().map(|candidate| candidate.cell()).collect();
        }
        if plays { Ok(()) } else { Err(None) }
    }
}

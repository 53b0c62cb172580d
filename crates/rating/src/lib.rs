//! Ratings: how hard a puzzle is.
//!
//! The scale is that of Sudoku Explainer 1.2.1, which the Sudoku forums have used since 2006. A
//! puzzle is solved in steps, always by the easiest rule that applies; each rule has a
//! rating, longer chains a higher one. Three numbers describe the path, each from 1.0 to 11.9 or so:
//!
//! - **ER**, the explainer rating: the hardest step of all;
//! - **EP**, the pearl rating: the hardest up to and including the first placement;
//! - **ED**, the diamond rating: the first step.
//!
//! ```
//! use ennead_grid::{Givens, Puzzle};
//! use ennead_rating::{Level, RaterOptions, Rater};
//! use ennead_stop::Stop;
//!
//! let givens: Givens =
//!     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
//!         .parse()?;
//! let puzzle = Puzzle::try_from(givens)?;
//! let rating = Rater::new(RaterOptions::default()).rate(&puzzle, &Stop::never())?;
//! assert_eq!(rating.to_string(), "1.2/1.2/1.2");
//! assert_eq!(Level::of(rating.er), Level::Easy);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![forbid(unsafe_code)]

mod human;
mod level;
mod rule;
mod se;

use std::fmt;
use std::str::FromStr;

use ennead_grid::{Candidate, CellMap, DigitSet, Givens, Isomorphic, Puzzle, minlex};
use ennead_stop::{Stop, Stopped};

pub use self::human::Features;
pub use self::level::Level;
pub use self::rule::Rule;
#[doc(hidden)]
pub use self::se::inner;

/// A rating in tenths: 7.2 is 72.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Tenths(u16);

impl Tenths {
    /// No step was needed.
    pub const ZERO: Tenths = Tenths(0);

    /// The rating of a puzzle that no rule can finish: 20.0.
    pub const UNSOLVED: Tenths = Tenths(200);

    /// This many tenths.
    pub const fn new(tenths: u16) -> Tenths {
        Tenths(tenths)
    }

    /// The number of tenths.
    pub const fn get(self) -> u16 {
        self.0
    }

    /// The rating as a number: 7.2 for 72 tenths.
    pub fn to_f64(self) -> f64 {
        f64::from(self.0) / 10.0
    }

    /// The rating rounded to tenths.
    fn rounded(rating: f64) -> Tenths {
        Tenths(((rating + 0.05) * 10.0) as u16)
    }
}

ennead_grid::display! {
    /// One digit after the point: `7.2`.
    Tenths: |it, f| write!(f, "{}.{}", it.0 / 10, it.0 % 10)
}

ennead_grid::plain!(Tenths => f64: |rating| rating.to_f64());

/// `7`, `7.2` or `7.0`, up to 20.0. Ratings have one digit after the point, so 7.25 is not a
/// rating.
///
/// ```
/// use ennead_rating::Tenths;
///
/// assert_eq!("7.2".parse(), Ok(Tenths::new(72)));
/// assert_eq!("7".parse(), Ok(Tenths::new(70)));
/// for wrong in ["", "7.25", "7.", ".2", "-1", "20.1", "seven"] {
///     assert!(wrong.parse::<Tenths>().is_err(), "{wrong}");
/// }
/// ```
impl FromStr for Tenths {
    type Err = NotARating;

    fn from_str(text: &str) -> Result<Tenths, NotARating> {
        let number = |digits: &str| match digits.bytes().all(|byte| byte.is_ascii_digit()) {
            true => digits.parse::<u16>().ok(),
            false => None,
        };
        let (whole, tenth) = text.split_once('.').unwrap_or((text, "0"));
        match (number(whole), number(tenth), tenth.len()) {
            (Some(whole @ 0..=20), Some(tenth), 1) if 10 * whole + tenth <= 200 => {
                Ok(Tenths(10 * whole + tenth))
            }
            _ => Err(NotARating { found: text.to_owned() }),
        }
    }
}

/// A text is not a rating such as `7.2`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotARating {
    /// What was found.
    pub found: String,
}

ennead_grid::error!(NotARating: |it, f|
    write!(f, "expected a rating such as 7.2, found `{}`", it.found));

impl fmt::Debug for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// How to rate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RaterOptions {
    /// Use the rules that rely on the puzzle having one solution: unique loops and BUGs.
    pub uniqueness: bool,
    /// Stop once the rating exceeds this.
    pub stop_above: Option<Tenths>,
    /// Whether to list the steps.
    pub steps: bool,
    /// The shortcuts to take.
    pub filters: Filters,
}

impl Default for RaterOptions {
    fn default() -> RaterOptions {
        RaterOptions { uniqueness: true, stop_above: None, steps: false, filters: Filters::ALL }
    }
}

/// Shortcuts that give the same results faster. A rater without any is the reference for one with
/// all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Filters {
    /// Look for chains on planes of cells before following them in order.
    pub planes: bool,
    /// Work out which literals lead to which, and look for chains only where there can be one.
    pub reach: bool,
    /// Remember which chains nested searches found on which grid.
    pub memory: bool,
    /// Let each level of dynamic chains continue where the level below stopped.
    pub inherit: bool,
    /// Skip chains that must be heavier than one known to exist.
    pub bound: bool,
    /// Work out the consequences of all assumptions at once, and follow in order only those that
    /// lead to something.
    pub lanes: bool,
}

impl Filters {
    /// All shortcuts.
    pub const ALL: Filters = Filters::each(true);
    /// No shortcuts.
    pub const NONE: Filters = Filters::each(false);

    const fn each(on: bool) -> Filters {
        Filters { planes: on, reach: on, memory: on, inherit: on, bound: on, lanes: on }
    }
}

/// What steps are to lead to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// The digit of the candidate is in its cell.
    Placed(Candidate),
    /// The candidate is gone.
    Removed(Candidate),
}

/// One step of the path, as plain data.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RatingStep {
    /// The rule.
    pub rule: Rule,
    /// Its rating.
    pub rating: Tenths,
    /// What it places. The candidates that a placement removes from peers are not listed.
    pub placement: Option<Candidate>,
    /// What else it eliminates.
    pub eliminations: Vec<Candidate>,
}

/// The rating of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rating {
    /// The hardest step; [`Tenths::UNSOLVED`] if the rules could not finish the puzzle.
    pub er: Tenths,
    /// The hardest step up to the first placement.
    pub ep: Tenths,
    /// The first step.
    pub ed: Tenths,
    /// The rule of the first of the hardest steps; none if there were no steps.
    pub hardest: Option<Rule>,
    /// The number of steps taken.
    pub steps: usize,
    /// Whether the bound of [`RaterOptions::stop_above`] ended the path: then ER is a lower bound.
    pub stopped: bool,
}

impl Rating {
    /// The level, if the whole path is known.
    pub fn level(&self) -> Option<Level> {
        (!self.stopped).then(|| Level::of(self.er))
    }
}

ennead_grid::display! {
    /// `ER/EP/ED`.
    Rating: |it, f| write!(f, "{}/{}/{}", it.er, it.ep, it.ed)
}

/// Rates puzzles. It keeps the memory its searches need, so use one rater for many puzzles.
pub struct Rater {
    explainer: se::Explainer,
}

impl Rater {
    /// A rater with these options.
    pub fn new(options: RaterOptions) -> Rater {
        Rater { explainer: se::Explainer::new(options) }
    }

    /// Rates a puzzle with one solution; use an engine to find out whether it has one. On other
    /// puzzles the number means nothing, and on grids with few givens it may take hours, because
    /// all levels of chains are tried on all candidates.
    ///
    /// # Errors
    ///
    /// If the rater was stopped.
    pub fn rate(&mut self, puzzle: &Puzzle, stop: &Stop) -> Result<Rating, Stopped> {
        self.explainer.rate(puzzle, stop, |_| {})
    }

    /// The rating of a puzzle with one solution, unless it is above `most`. To find that a puzzle
    /// is harder takes a fraction of the time of a rating, because rules with higher ratings are
    /// not tried.
    ///
    /// ```
    /// use ennead_grid::{Givens, Puzzle};
    /// use ennead_rating::{RaterOptions, Rater, Tenths};
    /// use ennead_stop::Stop;
    ///
    /// let x_wing: Givens =
    ///     "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5"
    ///         .parse()?;
    /// let x_wing = Puzzle::try_from(x_wing)?;
    /// let mut rater = Rater::new(RaterOptions::default());
    /// let stop = Stop::never();
    /// let rating = rater.rate(&x_wing, &stop)?;
    /// assert_eq!(rater.within(&x_wing, rating.er, &stop)?, Some(rating));
    /// assert_eq!(rater.within(&x_wing, Tenths::new(15), &stop)?, None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the rater was stopped.
    pub fn within(
        &mut self,
        puzzle: &Puzzle,
        most: Tenths,
        stop: &Stop,
    ) -> Result<Option<Rating>, Stopped> {
        self.explainer.within(puzzle, most, stop)
    }

    /// The level of a puzzle with one solution. This is much faster than the rating: the long
    /// searches are only needed above the second-highest level.
    ///
    /// ```
    /// use ennead_grid::{Givens, Puzzle};
    /// use ennead_rating::{Level, RaterOptions, Rater};
    /// use ennead_stop::Stop;
    ///
    /// let escargot: Givens =
    ///     "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
    ///         .parse()?;
    /// let mut rater = Rater::new(RaterOptions::default());
    /// assert_eq!(rater.level(&Puzzle::try_from(escargot)?, &Stop::never())?, Level::Extreme);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the rater was stopped.
    pub fn level(&mut self, puzzle: &Puzzle, stop: &Stop) -> Result<Level, Stopped> {
        self.explainer.level(puzzle, stop)
    }

    /// How hard it is to get from a position to something that is true: the hardest step that Sudoku
    /// Explainer takes until it is reached, unless that is above `most`. The position is the digits, which
    /// do not clash, and the candidates of the other cells; those that a digit rules out do not matter.
    /// Since the easiest step always comes first, the rating is the lowest up to which steps are needed,
    /// however many they are. [`Tenths::ZERO`] is never returned.
    ///
    /// ```
    /// use ennead_grid::{Candidate, Cell, CellMap, Digit, DigitSet, Givens};
    /// use ennead_rating::{Goal, RaterOptions, Rater, Tenths};
    /// use ennead_stop::Stop;
    ///
    /// let digits: Givens =
    ///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    ///         .parse()?;
    /// let candidates = CellMap::filled(DigitSet::ALL);
    /// let mut rater = Rater::new(RaterOptions::default());
    /// let goal = Goal::Placed(Candidate::new(Digit::new(5), Cell::at(4, 4)));
    /// let rating = rater.reached(&digits, &candidates, goal, Tenths::new(70), &Stop::never())?;
    /// assert_eq!(rating, Some(Tenths::new(12)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the rater was stopped.
    pub fn reached(
        &mut self,
        digits: &Givens,
        candidates: &CellMap<DigitSet>,
        goal: Goal,
        most: Tenths,
        stop: &Stop,
    ) -> Result<Option<Tenths>, Stopped> {
        self.explainer.reached(digits, candidates, goal, most, stop)
    }

    /// Rates a puzzle and lists the steps, if [`RaterOptions::steps`] asks for them.
    ///
    /// # Errors
    ///
    /// If the rater was stopped.
    pub fn path(
        &mut self,
        puzzle: &Puzzle,
        stop: &Stop,
    ) -> Result<(Rating, Vec<RatingStep>), Stopped> {
        let mut steps = Vec::new();
        let rating = self.explainer.rate(puzzle, stop, |step| steps.push(step))?;
        Ok((rating, steps))
    }
}

/// The canonical form of a puzzle, to be rated instead of it: isomorphic puzzles then have the same
/// rating. Sudoku Explainer's ratings may differ between them, because among equally easy steps it
/// takes the first. For a sukaku, the givens decide which form that is.
pub fn canonical(puzzle: &Puzzle) -> Puzzle {
    puzzle.under(&minlex(puzzle.givens()).symmetry)
}

impl fmt::Debug for Rater {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Rater").finish_non_exhaustive()
    }
}

/// The README's example is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

//! What is wanted, and why it may be impossible.

use std::str::FromStr;

use ennead_engine::count_solutions;
use ennead_grid::{CellSet, House, Puzzle, named};
use ennead_logic::Technique;
use ennead_rating::{Level, NotARating, Tenths};

use crate::rare::Rare;
use crate::{Depths, Shape};

/// The conditions on the puzzles. The default is random minimal puzzles, unrated.
#[derive(Clone, Default)]
pub struct Wish {
    /// The range of ER, the rating of the hardest step.
    pub rating: Option<Ratings>,
    /// Where the puzzles lie on D. Berthier's scales.
    pub depths: Vec<Depths>,
    /// A technique that must occur.
    pub feature: Option<Feature>,
    /// Techniques that the solver must not use.
    pub without: Vec<&'static dyn Technique>,
    /// The only techniques the solver may use; `None` for all of its table.
    pub only: Option<Vec<&'static dyn Technique>>,
    /// How the cells with givens are arranged.
    pub shape: Shape,
    /// The least and the greatest number of givens.
    pub clues: Option<(usize, usize)>,
    /// The cells that may hold givens. All of them do, unless fewer clues or minimal puzzles are
    /// asked for.
    pub pattern: Option<CellSet>,
    /// Whether the puzzles must be minimal.
    pub minimal: bool,
    /// Whether all minimal puzzles are to be equally likely. That takes a hundred thousand times
    /// as long, and can be combined with ratings and techniques only.
    pub even: bool,
    /// Whether puzzles are rated even if no rating is asked for.
    pub rated: bool,
    /// What the puzzles are made from.
    pub base: Base,
    /// How many drafts may be drawn for one puzzle before giving up; 0 means [`Wish::ATTEMPTS`].
    pub attempts: u64,
}

/// What the puzzles are made from.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Base {
    /// Random full grids.
    #[default]
    Random,
    /// Isomorphs of this puzzle.
    Isomorphs(Puzzle),
    /// Puzzles that have one given of this one removed and another added.
    Neighbours(Puzzle),
    /// Puzzles whose givens are givens of this one, which may be a full grid.
    Inside(Puzzle),
}

named! {
    /// What puzzles have to do with the one they come from.
    #[derive(Default)]
    pub enum Way of "like" {
        /// See [`Base::Isomorphs`].
        #[default]
        Isomorphs = "isomorphs",
        /// See [`Base::Neighbours`].
        Neighbours = "neighbours",
        /// See [`Base::Inside`].
        Inside = "inside",
    }
}

impl Way {
    /// The base that it makes of a puzzle.
    pub const fn base(self, puzzle: Puzzle) -> Base {
        match self {
            Way::Isomorphs => Base::Isomorphs(puzzle),
            Way::Neighbours => Base::Neighbours(puzzle),
            Way::Inside => Base::Inside(puzzle),
        }
    }
}

/// A technique that must occur on the solver's path.
#[derive(Clone, Copy)]
pub struct Feature {
    /// The technique.
    pub technique: &'static dyn Technique,
    /// Where on the path.
    pub role: PathRole,
}

named! {
    /// The role of a technique on the path.
    #[derive(Default)]
    pub enum PathRole of "place" {
        /// It occurs.
        #[default]
        InPath = "path",
        /// It occurs, and no technique that comes later in the table does.
        Hardest = "hardest",
        /// It is the first step.
        First = "first",
    }
}

/// A range of ratings, both ends included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ratings {
    /// The lowest.
    pub least: Tenths,
    /// The highest.
    pub most: Tenths,
}

impl Ratings {
    /// Whether the rating is in the range.
    pub fn contains(self, er: Tenths) -> bool {
        self.least <= er && er <= self.most
    }
}

ennead_grid::display! {
    /// `7.2..8.3`.
    Ratings: |it, f| write!(f, "{}..{}", it.least, it.most)
}

/// `7.2..8.3`, `7.2..`, `..8.3` or `7.2`.
///
/// ```
/// use ennead_generate::Ratings;
/// use ennead_rating::Tenths;
///
/// let most = Tenths::new(83);
/// assert_eq!("7.2..8.3".parse(), Ok(Ratings { least: Tenths::new(72), most }));
/// assert_eq!("..8.3".parse(), Ok(Ratings { least: Tenths::new(10), most }));
/// assert!("7.25".parse::<Ratings>().is_err());
/// ```
impl FromStr for Ratings {
    type Err = NotARating;

    fn from_str(text: &str) -> Result<Ratings, NotARating> {
        let (least, most) = text.split_once("..").unwrap_or((text, text));
        let end = |text: &str, otherwise| match text.trim() {
            "" => Ok(otherwise),
            rating => rating.parse(),
        };
        Ok(Ratings { least: end(least, Tenths::new(10))?, most: end(most, Tenths::UNSOLVED)? })
    }
}

/// The ratings of a level.
impl From<Level> for Ratings {
    fn from(level: Level) -> Ratings {
        let below = Level::ALL.into_iter().take_while(|&other| other < level).last();
        let least = below.map_or(10, |level| level.highest().get() + 1);
        Ratings { least: Tenths::new(least), most: level.highest() }
    }
}

/// Why a wish cannot be fulfilled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Impossible {
    /// A puzzle with so few givens is never unique: 17 is the least (G. McGuire and others, 2012).
    FewClues(usize),
    /// More givens than cells that may hold them.
    ManyClues(usize),
    /// The range of clues is empty: its ends are the wrong way round.
    NoClues,
    /// No number of givens in the range is possible with that shape (and pattern).
    ClueParity(Shape),
    /// The pattern has only this many cells, fewer than 17.
    SmallPattern(usize),
    /// Two rows of a band, or two columns of a stack, have no cell of the pattern, so they can
    /// always be exchanged.
    EmptyLines(House, House),
    /// The pattern (with its symmetry) has only this many cells. Puzzles with so few givens are too
    /// rare to be found in a given pattern. If [`Wish::attempts`] is set, it is tried anyway.
    HopelessPattern(usize),
    /// The range of ratings is empty: its ends are the wrong way round.
    NoRatings,
    /// No puzzle has a rating in that range.
    RatingGap,
    /// No known puzzle lies in that range of a scale: it is empty or beyond.
    NoDepths(Depths),
    /// No puzzle with such a rating lies in that range of a scale.
    RatingAndDepths(Ratings, Depths),
    /// The solver may not use the technique that must occur.
    FeatureForbidden,
    /// Puzzles of these ratings are solved by singles, so the technique never occurs.
    SolvedBySingles,
    /// Puzzles of these ratings need more than singles, so no single is their hardest technique.
    NeedsMoreThanSingles,
    /// The techniques allowed include no single, so nothing is ever placed.
    NothingPlaces,
    /// Even chances are asked for together with a shape, clues, a pattern or a base.
    EvenMixed,
    /// The puzzle to start from does not have exactly one solution.
    BaseNotUnique,
    /// Minimal puzzles are wanted, but the puzzle to start from has a redundant given.
    BaseNotMinimal,
    /// The base puzzle already determines what another part of the wish asks for.
    BaseSettles(Settled),
}

/// A part of a [`Wish`] that cannot be combined with a [`Base`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Settled {
    /// [`Wish::shape`].
    Shape,
    /// [`Wish::clues`].
    Clues,
    /// [`Wish::pattern`].
    Pattern,
}

ennead_grid::error! {
    /// For programmers; the crate `text` has the sentences.
    Impossible: |it, f| write!(f, "impossible: {it:?}")
}

/// The ratings below 4.5 that occur, in tenths.
const LOW_RATINGS: [u16; 18] =
    [10, 12, 15, 17, 19, 20, 23, 25, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44];
/// The highest rating of a puzzle that hidden singles solve.
const BY_HIDDEN_SINGLES: Tenths = Tenths::new(15);
/// The highest rating of a puzzle that singles solve.
const BY_SINGLES: Tenths = Tenths::new(23);
/// The highest rating that says that one supposition at a time solves a puzzle: a pair or locked
/// candidates are contradicted by singles, the next technique (a hidden triplet, 2.5) need not be.
const BY_ONE_SUPPOSITION: Tenths = Tenths::new(24);
/// No puzzle with a higher rating has ever been seen.
const HIGHEST: u16 = 120;
/// One in 28 random minimal puzzles has no more givens than this, one in 440 has fewer. Leading a puzzle to
/// so few takes as long as drawing 800.
const FEWEST_BY_CHANCE: usize = 22;
/// Of nine random patterns, searched for 12 seconds each: the seven with 20 to 22 cells had no puzzle,
/// one of two with 23 did.
const FEWEST_HOPEFUL: usize = 22;

impl Wish {
    /// How many drafts are drawn for one puzzle unless [`Wish::attempts`] says otherwise. If drafts
    /// need techniques, climbing or a search for digits, it is a hundredth of this; if the technique
    /// that must occur is a rare one, it is a five-hundredth.
    pub const ATTEMPTS: u64 = 1_000_000;

    /// Whether puzzles have to be rated.
    pub fn needs_rating(&self) -> bool {
        self.rated || self.rating.is_some()
    }

    /// Whether puzzles have to be solved by techniques.
    pub fn needs_path(&self) -> bool {
        self.feature.is_some() || self.only.is_some() || !self.without.is_empty()
    }

    /// Whether a number of givens is wanted that random puzzles may not have.
    pub(crate) fn needs_descent(&self) -> bool {
        let is_plain = self.shape == Shape::None
            && self.pattern.is_none()
            && self.depths.is_empty()
            && self.base == Base::Random;
        self.clues.is_some_and(|(_, most)| !is_plain || most < FEWEST_BY_CHANCE)
    }

    /// The technique that must occur, if it is one that random puzzles hardly ever need.
    pub(crate) fn rare_technique(&self) -> Option<&'static str> {
        let name = self.feature?.technique.about().name;
        Rare::knows(name).then_some(name)
    }

    /// The most drafts for one puzzle.
    pub fn most_attempts(&self) -> u64 {
        let slow = self.needs_path()
            || !self.depths.is_empty()
            || self.pattern.is_some()
            || self.needs_descent();
        match self.attempts {
            0 if self.rare_technique().is_some() => Wish::ATTEMPTS / 500,
            0 if slow => Wish::ATTEMPTS / 100,
            0 => Wish::ATTEMPTS,
            attempts => attempts,
        }
    }

    /// The cells that may hold givens, divided into orbits of the shape. An orbit that is partly
    /// outside the pattern is left out.
    pub fn orbits(&self) -> Vec<CellSet> {
        let cells = self.pattern.unwrap_or(CellSet::ALL);
        self.shape.orbits().into_iter().filter(|orbit| orbit.is_subset(cells)).collect()
    }

    /// Refuses what is known to be impossible.
    ///
    /// # Errors
    ///
    /// The reason.
    pub fn check(&self) -> Result<(), Impossible> {
        if self.even
            && (self.shape != Shape::None
                || self.clues.is_some()
                || self.pattern.is_some()
                || self.base != Base::Random)
        {
            return Err(Impossible::EvenMixed);
        }
        self.check_clues()?;
        self.check_pattern()?;
        self.check_ratings()?;
        if let Some(&depths) = self.depths.iter().find(|depths| !depths.is_possible()) {
            return Err(Impossible::NoDepths(depths));
        }
        self.check_ratings_and_depths()?;
        self.check_techniques()?;
        self.check_base()
    }

    fn check_clues(&self) -> Result<(), Impossible> {
        let Some((least, most)) = self.clues else { return Ok(()) };
        let orbits = self.orbits();
        let cells: usize = orbits.iter().map(|orbit| orbit.len()).sum();
        if least > most {
            return Err(Impossible::NoClues);
        }
        if most < 17 {
            return Err(Impossible::FewClues(most));
        }
        if least > cells {
            return Err(Impossible::ManyClues(least));
        }
        let numbers = sums(&orbits);
        if !(least..=most.min(81)).any(|n| numbers >> n & 1 == 1) {
            return Err(Impossible::ClueParity(self.shape));
        }
        Ok(())
    }

    fn check_pattern(&self) -> Result<(), Impossible> {
        if self.pattern.is_none() {
            return Ok(());
        }
        let cells = self.orbits().into_iter().fold(CellSet::EMPTY, |all, orbit| all | orbit);
        if cells.len() < 17 {
            return Err(Impossible::SmallPattern(cells.len()));
        }
        for line in [House::row as fn(usize) -> House, House::column] {
            for chute in 0..3 {
                let mut empty = (3 * chute..3 * chute + 3)
                    .map(line)
                    .filter(|house| !house.cells().intersects(cells));
                if let (Some(one), Some(other)) = (empty.next(), empty.next()) {
                    return Err(Impossible::EmptyLines(one, other));
                }
            }
        }
        if cells.len() < FEWEST_HOPEFUL && self.attempts == 0 {
            return Err(Impossible::HopelessPattern(cells.len()));
        }
        Ok(())
    }

    fn check_ratings(&self) -> Result<(), Impossible> {
        let Some(Ratings { least, most }) = self.rating else { return Ok(()) };
        if least > most {
            return Err(Impossible::NoRatings);
        }
        let low = LOW_RATINGS.iter().any(|&er| least.get() <= er && er <= most.get());
        if low || (most.get() >= 45 && least.get() <= HIGHEST) {
            Ok(())
        } else {
            Err(Impossible::RatingGap)
        }
    }

    fn check_ratings_and_depths(&self) -> Result<(), Impossible> {
        let Some(ratings) = self.rating else { return Ok(()) };
        let never = |depths: &&Depths| {
            let too_deep = depths.least > 0 && ratings.most <= BY_HIDDEN_SINGLES
                || depths.depth().is_some() && ratings.most <= BY_ONE_SUPPOSITION;
            too_deep || depths.is_solved_by_singles() && ratings.least > BY_SINGLES
        };
        let never = self.depths.iter().find(never);
        never.map_or(Ok(()), |&depths| Err(Impossible::RatingAndDepths(ratings, depths)))
    }

    fn check_techniques(&self) -> Result<(), Impossible> {
        let allowed = |name| self.allows(name);
        if let Some(feature) = &self.feature
            && !allowed(feature.technique.about().name)
        {
            return Err(Impossible::FeatureForbidden);
        }
        let singles = ["full-house", "naked-single", "hidden-single"];
        if self.needs_path() && !singles.into_iter().any(allowed) {
            return Err(Impossible::NothingPlaces);
        }
        let (Some(feature), Some(ratings)) = (&self.feature, self.rating) else { return Ok(()) };
        let is_single = singles.contains(&feature.technique.about().name);
        // A single stays possible until it is placed, and the path prefers singles: if hidden
        // singles suffice, the path has nothing else. A path of singles is rated 2.3 at most.
        if !is_single && singles.into_iter().all(allowed) && ratings.most <= BY_HIDDEN_SINGLES {
            return Err(Impossible::SolvedBySingles);
        }
        if is_single && feature.role == PathRole::Hardest && ratings.least > BY_SINGLES {
            return Err(Impossible::NeedsMoreThanSingles);
        }
        Ok(())
    }

    /// Whether the solver may use the technique called `name`.
    pub fn allows(&self, name: &str) -> bool {
        let listed = |list: &[&'static dyn Technique]| {
            list.iter().any(|technique| technique.about().name == name)
        };
        !listed(&self.without) && self.only.as_deref().is_none_or(listed)
    }

    fn check_base(&self) -> Result<(), Impossible> {
        let puzzle = match &self.base {
            Base::Random => return Ok(()),
            Base::Isomorphs(puzzle) | Base::Neighbours(puzzle) => {
                for (asked, what) in [
                    (self.shape != Shape::None, Settled::Shape),
                    (self.clues.is_some(), Settled::Clues),
                    (self.pattern.is_some(), Settled::Pattern),
                ] {
                    if asked {
                        return Err(Impossible::BaseSettles(what));
                    }
                }
                if self.minimal
                    && matches!(self.base, Base::Isomorphs(_))
                    && !ennead_engine::check(puzzle.givens()).redundant.is_empty()
                {
                    return Err(Impossible::BaseNotMinimal);
                }
                puzzle
            }
            Base::Inside(puzzle) => puzzle,
        };
        if count_solutions(puzzle, 2) == 1 { Ok(()) } else { Err(Impossible::BaseNotUnique) }
    }
}

/// The total numbers of cells that orbits can have together: bit *n* stands for *n*.
fn sums(orbits: &[CellSet]) -> u128 {
    orbits.iter().fold(1, |sums, orbit| sums | sums << orbit.len())
}

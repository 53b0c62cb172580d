//! The step judge: whether a claim about a position follows, and from what.
//!
//! A player, or a program that learns to play, has some givens, a position and a [`Claim`]: that a
//! digit belongs into a cell, or that a candidate can go. A [`Judge`] says which of these holds
//! first; see [`Judgement`]:
//!
//! 1. it makes no sense here (*malformed*);
//! 2. it contradicts the solution (*wrong*);
//! 3. the position did so before (*off the rails*);
//! 4. it *follows* by a technique, at once or after further steps;
//! 5. it follows by *search* only: suppose the opposite, and find a contradiction;
//! 6. it is true, but was not proved here (*unproven*).
//!
//! ```text
//!   claim --> sense --> solution --> path of easiest steps --> suppositions
//!              |           |              |                        |
//!          malformed  wrong, off     follows, after k         search, of depth d
//! ```
//!
//! So a guess can be distinguished from a conclusion, which the solution alone cannot do. The work
//! is limited by counts, not by time, so that a judgement is the same on every machine; a judgement
//! that was given because of a limit names it.

mod attempt;
mod claim;
mod drill;
mod reward;
mod trial;

use ennead_grid::{Cell, CellSet, HouseSet, Solution, kinds, named};
use ennead_rating::{Goal, Level, Rater, RaterOptions, Tenths};
use ennead_stop::{Stop, Stopped};

pub use self::attempt::Attempt;
pub use self::claim::{Claim, Malformed};
pub use self::drill::{Drill, Mark, MarkKind, Marked, Miss, MissKind, conclusions};
pub use self::reward::Reward;
use self::trial::Trial;
use crate::{CandidateSet, HodokuLevel, Mistakes, PathFinder, Position, Step};

/// What a judge says of a claim.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Judgement {
    /// It makes no sense in this position.
    Malformed(Malformed),
    /// It contradicts the solution.
    Wrong {
        /// Whether this shows at once: the digit clashes, or a cell is left without candidates or a
        /// digit without a place in a house.
        at_once: bool,
        /// The cells with the same digit that a placement clashes with.
        clashes: CellSet,
    },
    /// The claim is true, but the position is wrong, so nothing can be concluded from it.
    OffTheRails {
        /// The cell that went wrong first; of a position without a history, the first in reading
        /// order.
        since: Cell,
        /// What is wrong.
        mistakes: Mistakes,
    },
    /// It follows by techniques.
    Follows(Box<Follows>),
    /// No technique in use leads to it, but suppositions do: each is followed by singles to a
    /// contradiction.
    Search {
        /// How deep suppositions are nested: 1 if singles alone refute them.
        depth: u8,
    },
    /// It is true, but there is no proof within the limits.
    Unproven {
        /// The limits that were reached.
        caps: Vec<Cap>,
    },
}

kinds! {
    /// What kind of judgement it is, in the order in which they are considered.
    #[derive(Default)]
    pub enum JudgementKind of Judgement {
        Malformed = "malformed",
        Wrong = "wrong",
        OffTheRails = "off-the-rails",
        Follows = "follows",
        Search = "search",
        #[default]
        Unproven = "unproven",
    }
}

impl JudgementKind {
    /// Whether the claim makes sense and is true, and so is the position.
    pub const fn is_sound(self) -> bool {
        !matches!(
            self,
            JudgementKind::Malformed | JudgementKind::Wrong | JudgementKind::OffTheRails
        )
    }
}

/// How a claim follows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Follows {
    /// The steps that lead to it; the last settles it. None can be left out. If it follows at once,
    /// there is one.
    pub steps: Vec<Step>,
    /// The technique among those of the steps that is tried last.
    pub hardest: &'static str,
    /// The HoDoKu level of that technique.
    pub hodoku_level: HodokuLevel,
    /// How hard it is to get there by the rules of Sudoku Explainer ([`Rater::reached`]); none if
    /// that is above [`Limits::rating`].
    pub er: Option<Tenths>,
    /// The level of the rating, if it is known.
    pub level: Option<Level>,
    /// Whether a step rests on the puzzle having only one solution.
    pub uniqueness: bool,
}

impl Follows {
    /// The step that settles the claim.
    pub fn step(&self) -> &Step {
        self.steps.last().expect("a claim follows by one step at least")
    }

    /// How many steps come before it: 0 if the claim follows at once.
    pub fn further(&self) -> usize {
        self.steps.len() - 1
    }
}

/// What a step rests on, as it is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Premises {
    /// The cells of the pattern, also those of its candidates.
    pub cells: CellSet,
    /// The candidates of the pattern.
    pub candidates: CandidateSet,
    /// The houses of the pattern.
    pub houses: HouseSet,
}

impl Premises {
    /// The premises of a step.
    pub fn of(step: &Step) -> Premises {
        let mut drawing = ennead_draw::Drawing::default();
        step.pattern.shape().draw(&mut drawing);
        let mut premises = Premises {
            cells: drawing.cells.iter().map(|&(cell, _)| cell).collect(),
            candidates: drawing.candidates.iter().map(|&(candidate, _)| candidate).collect(),
            houses: drawing.houses.iter().map(|&(house, _)| house).collect(),
        };
        premises.cells |= premises.candidates.all_cells();
        premises
    }
}

named! {
    /// A limit that was reached.
    pub enum Cap of "cap" {
        /// [`Limits::further`].
        Further = "further",
        /// [`Limits::depth`].
        Depth = "depth",
        /// [`Limits::suppositions`].
        Suppositions = "suppositions",
    }
}

/// How much a judge works for one claim.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Limits {
    /// The most steps that may come before the one that settles the claim. With 0, a claim follows at
    /// once or not at all.
    pub further: usize,
    /// The highest rating that is determined, since the rating of the hardest steps takes long; with
    /// [`Tenths::ZERO`], none is.
    pub rating: Tenths,
    /// How deep suppositions may be nested; with 0, there is no search.
    pub depth: u8,
    /// The most suppositions that a search may make.
    pub suppositions: u32,
}

impl Limits {
    /// What a judge uses by default: the whole path, ratings up to 7.0, which is the end of the
    /// level but one, and 10,000 suppositions, nested at most once, which take a tenth of a second.
    pub const DEFAULT: Limits =
        Limits { further: 729, rating: Tenths::new(70), depth: 2, suppositions: 10_000 };
}

impl Default for Limits {
    fn default() -> Limits {
        Limits::DEFAULT
    }
}

/// Judges claims. It keeps the memory of its rater, so use one judge for many claims.
///
/// ```
/// use ennead_grid::{Givens, Puzzle};
/// use ennead_logic::{Judge, Limits, Options, PathFinder, Position, Stop, Table, Judgement};
///
/// let givens: Givens =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
///         .parse()?;
/// let puzzle = Puzzle::try_from(givens)?;
/// let solution = ennead_engine::solution(&puzzle).expect("it has exactly one");
/// let finder = PathFinder::new(Table::hodoku(), Options::DEFAULT);
/// let mut judge = Judge::new(finder, Limits::DEFAULT);
/// let position = Position::new(&puzzle);
/// let mut say = |claim: &str| {
///     let claim = claim.parse().expect("a claim");
///     judge.judge(&position, &solution, claim, &Stop::never())
/// };
/// let Judgement::Follows(follows) = say("r5c5=5")? else { panic!("it follows") };
/// assert_eq!((follows.step().technique, follows.further()), ("naked-single", 0));
/// assert_eq!(follows.er.unwrap().to_string(), "1.2");
/// assert!(matches!(say("r1c3=1")?, Judgement::Wrong { .. }));
/// assert!(matches!(say("r1c1=5")?, Judgement::Malformed(_)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Judge {
    finder: PathFinder,
    limits: Limits,
    rater: Rater,
}

impl Judge {
    /// A judge who accepts the techniques of `finder`. It must leave out those that rest on
    /// uniqueness if the puzzles may have several solutions.
    pub fn new(finder: PathFinder, limits: Limits) -> Judge {
        let uniqueness = finder.options().uniqueness;
        let rater = Rater::new(RaterOptions { uniqueness, ..RaterOptions::default() });
        Judge { finder, limits, rater }
    }

    /// The judgement on a claim in a position of the puzzle that has this solution only.
    ///
    /// # Errors
    ///
    /// If the judge was stopped.
    pub fn judge(
        &mut self,
        position: &Position,
        solution: &Solution,
        claim: Claim,
        stop: &Stop,
    ) -> Result<Judgement, Stopped> {
        match refuted(position, solution, claim) {
            Some(judgement) => Ok(judgement),
            None => self.prove(position, claim, stop),
        }
    }

    /// The easiest step that settles a claim in this position, whether the claim is true or not: of
    /// the techniques in use, the first that has such a step.
    ///
    /// # Errors
    ///
    /// If the judge was stopped.
    pub fn at_once(
        &self,
        position: &Position,
        claim: Claim,
        stop: &Stop,
    ) -> Result<Option<Step>, Stopped> {
        self.finder.settling_where(position, claim, |_| true, |_| true, stop)
    }

    /// The judgement on a claim that is true, in a position that is right.
    fn prove(
        &mut self,
        position: &Position,
        claim: Claim,
        stop: &Stop,
    ) -> Result<Judgement, Stopped> {
        let steps = self.way(position, claim, stop)?;
        if steps.len() > self.limits.further + 1 {
            return Ok(Judgement::Unproven { caps: vec![Cap::Further] });
        }
        if !steps.is_empty() {
            return Ok(Judgement::Follows(Box::new(self.follows(position, claim, steps, stop)?)));
        }
        let mut trial = Trial::new(self.limits.suppositions, stop);
        for depth in 1..=self.limits.depth {
            if trial.proves(position, claim, depth)? {
                return Ok(Judgement::Search { depth });
            }
        }
        let cap = if trial.is_exhausted() { Cap::Suppositions } else { Cap::Depth };
        Ok(Judgement::Unproven { caps: vec![cap] })
    }

    /// The steps that lead to a claim; none if the techniques do not.
    ///
    /// The path takes the easiest step first, so it shows which level is needed. If a single step of
    /// that level would do, it is taken instead.
    fn way(&self, position: &Position, claim: Claim, stop: &Stop) -> Result<Vec<Step>, Stopped> {
        let (mut steps, mut at) = (Vec::new(), *position);
        let mut is_settled = false;
        while !is_settled {
            let before = steps.len();
            self.finder.go_on(&at, &mut steps, stop)?;
            let Some(step) = steps.get(before) else { break };
            is_settled = claim.is_settled_by(step);
            at.apply(step);
        }
        match (is_settled, steps.len()) {
            (true, 1) => return Ok(steps),
            (true, _) => steps = needed(position, steps, claim),
            (false, _) => steps.clear(),
        }
        let (_, most) = self.hardest(&steps);
        // Nets are too many to look at them all.
        let may_be_easier = |row: &crate::Row| {
            !row.technique.about().is_net() && (!is_settled || row.level <= most)
        };
        let at_once = self.finder.settling_where(position, claim, may_be_easier, |_| true, stop)?;
        Ok(at_once.map_or(steps, |step| vec![step]))
    }

    fn follows(
        &mut self,
        position: &Position,
        claim: Claim,
        steps: Vec<Step>,
        stop: &Stop,
    ) -> Result<Follows, Stopped> {
        let most = self.limits.rating;
        let goal = match claim {
            Claim::Place(candidate) => Goal::Placed(candidate),
            Claim::Remove(candidate) => Goal::Removed(candidate),
        };
        let er = match most {
            Tenths::ZERO => None,
            _ => self.rater.reached(position.digits(), position.marks(), goal, most, stop)?,
        };
        let is_extreme = most >= Level::VeryHard.highest();
        let (hardest, hodoku_level) = self.hardest(&steps);
        Ok(Follows {
            hardest,
            hodoku_level,
            er,
            level: er.map(Level::of).or(is_extreme.then_some(Level::Extreme)),
            uniqueness: steps.iter().any(|step| step.technique().about().uniqueness),
            steps,
        })
    }

    /// The technique tried last among those of some steps, and the highest level of theirs.
    fn hardest(&self, steps: &[Step]) -> (&'static str, HodokuLevel) {
        let table = self.finder.table();
        let names = || steps.iter().map(|step| step.technique);
        let level = |name| table.row(name).map_or(HodokuLevel::Extreme, |row| row.level);
        let hardest = table.hardest(names()).unwrap_or("");
        (hardest, names().map(level).max().unwrap_or_default())
    }
}

/// What is said of a claim without any logic: it makes no sense, it is wrong, or the position is.
fn refuted(position: &Position, solution: &Solution, claim: Claim) -> Option<Judgement> {
    if let Some(why) = claim.malformed_in(position) {
        return Some(Judgement::Malformed(why));
    }
    if !claim.is_true_of(solution) {
        let clashes = claim.clashes(position);
        let mut after = *position;
        claim.apply(&mut after);
        let at_once = !clashes.is_empty() || after.contradiction();
        return Some(Judgement::Wrong { at_once, clashes });
    }
    let mistakes = Mistakes::in_position(position, solution);
    let since = mistakes.cells().first()?;
    Some(Judgement::OffTheRails { since, mistakes })
}

/// Those of some steps without which the last does not settle the claim: each step is left out if
/// the later ones that are needed can still be proved.
fn needed(start: &Position, steps: Vec<Step>, claim: Claim) -> Vec<Step> {
    let mut before = Vec::with_capacity(steps.len());
    let mut at = *start;
    for step in &steps {
        before.push(at);
        at.apply(step);
    }
    // The needed ones, the last first.
    let mut kept: Vec<Step> = Vec::new();
    for (step, before) in steps.into_iter().zip(before).rev() {
        let is_needed = kept.is_empty() || {
            let mut at = before;
            let holds = |step: &Step| {
                let holds = step.check(&at).is_ok();
                at.apply(step);
                holds
            };
            !kept.iter().rev().all(holds)
        };
        if is_needed {
            kept.push(step);
        }
    }
    kept.reverse();
    debug_assert!(kept.last().is_some_and(|step| claim.is_settled_by(step)), "the last settles it");
    kept
}

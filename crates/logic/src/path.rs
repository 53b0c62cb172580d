//! From a position to the solution, always by the easiest step.

mod short;
pub(crate) mod singles;

use std::collections::BTreeSet;

use ennead_grid::Candidate;
use ennead_stop::{Stop, Stopped};

use self::singles::{Singles, is_single};
#[cfg(feature = "rating")]
use crate::Claim;
use crate::theory::SINGLES;
use crate::{
    CandidateSet, End, Enough, Facts, Flaw, HodokuLevel, Options, Position, Row, Sink, Step, Table,
    Technique, Theory,
};

/// How many steps of one technique in one position are looked at where one is chosen.
const MOST_OF_A_TECHNIQUE: usize = 60;

/// Finds steps in the order of a [`Table`].
///
/// ```
/// use ennead_grid::{Givens, Puzzle};
/// use ennead_logic::{HodokuLevel, Options, PathFinder, Position, Stop, Table};
///
/// let givens: Givens =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
///         .parse()?;
/// let finder = PathFinder::new(Table::hodoku(), Options::DEFAULT);
/// let path = finder.path(&Position::new(&Puzzle::try_from(givens)?), &Stop::never())?;
/// assert!(path.end.is_solved());
/// assert_eq!(path.level, HodokuLevel::Easy);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct PathFinder {
    table: Table,
    // Invariant: rows of the table, in its order, that the options allow.
    rows: Vec<Row>,
    options: Options,
    theory: Theory,
}

impl PathFinder {
    /// The techniques the table uses; those that rest on uniqueness only if `options` allow them.
    pub fn new(table: &Table, options: Options) -> PathFinder {
        PathFinder::choose(table, options, |row| row.used)
    }

    /// The techniques of the table for which `wanted` is true; those that rest on uniqueness only
    /// if `options` allow them.
    pub fn choose(table: &Table, options: Options, wanted: impl Fn(&Row) -> bool) -> PathFinder {
        let allowed = |row: &&Row| options.uniqueness || !row.technique.about().uniqueness;
        let rows = table.rows.iter().filter(allowed).filter(|row| wanted(row)).copied().collect();
        PathFinder { table: table.clone(), rows, options, theory: Theory::Table }
    }

    /// The steps of a theory; levels and scores are those of the table.
    pub fn by(theory: Theory, table: &Table, options: Options) -> PathFinder {
        let is_used = |row: &Row| {
            let name = row.technique.about().name;
            match theory {
                Theory::Table => row.used,
                Theory::Hodoku => row.used && Table::hodoku().row(name).is_some_and(|it| it.used),
                _ => SINGLES.contains(&name),
            }
        };
        PathFinder { theory, ..PathFinder::choose(table, options, is_used) }
    }

    /// The options.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The table that gives levels and scores.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The techniques in use, in the order they are tried.
    pub fn techniques(&self) -> impl Iterator<Item = &'static dyn Technique> + '_ {
        self.rows.iter().map(|row| row.technique)
    }

    /// The easiest step in `position`, if a technique finds one.
    ///
    /// # Errors
    ///
    /// If the search was stopped.
    pub fn next(&self, position: &Position, stop: &Stop) -> Result<Option<Step>, Stopped> {
        let mut steps = Vec::new();
        self.go_on(position, &mut steps, stop)?;
        Ok(steps.pop())
    }

    /// Among the steps that the technique of the easiest step finds in `position`, the one after
    /// which singles fill the most cells; if there are several, the first that eliminates most.
    ///
    /// It is the easiest step itself if that is a single, since all singles lead to the same
    /// position; if a theory chooses it; and if it is extreme, since to find all of these takes too
    /// long.
    ///
    /// # Errors
    ///
    /// If the search was stopped.
    pub fn most_helpful(&self, position: &Position, stop: &Stop) -> Result<Option<Step>, Stopped> {
        let mut steps = Vec::new();
        let row = self.go_on(position, &mut steps, stop)?;
        let (Some(row), Some(first)) = (row, steps.pop()) else { return Ok(None) };
        let is_chosen = !self.theory.goes_by_table() || row.level == HodokuLevel::Extreme;
        if is_chosen || is_single(first.technique) {
            return Ok(Some(first));
        }
        let steps = row.steps(&Facts::until(position, &self.options, stop), MOST_OF_A_TECHNIQUE)?;
        let singles = Singles::of(self);
        let use_of = |step: &Step| {
            let mut after = *position;
            after.apply(step);
            singles.fill_in(&mut after);
            (after.digits().len(), step.eliminations.len())
        };
        // Of equals, the last of the reversed ones is the first.
        Ok(steps.into_iter().rev().max_by_key(use_of))
    }

    /// Appends the easiest step in `position` to `steps`; returns its row, if there is one.
    pub(crate) fn go_on(
        &self,
        position: &Position,
        steps: &mut Vec<Step>,
        stop: &Stop,
    ) -> Result<Option<&Row>, Stopped> {
        if position.is_solved() {
            return Ok(None);
        }
        let facts = Facts::until(position, &self.options, stop);
        let before = steps.len();
        for row in &self.rows {
            stop.check()?;
            if End::enough(row.technique.find(&facts, &mut Behind(steps)))? {
                return Ok(Some(row));
            }
        }
        steps.extend(self.theory.next(&facts, stop)?);
        Ok(steps.get(before).and_then(|step| self.table.row(step.technique)))
    }

    /// The easiest step in `position` that settles `claim` and for which `wanted` is true, among the techniques for
    /// which `tried` is true. All steps of each technique are considered.
    ///
    /// # Errors
    ///
    /// If the search was stopped.
    #[cfg(feature = "rating")]
    pub fn settling_where(
        &self,
        position: &Position,
        claim: Claim,
        tried: impl Fn(&Row) -> bool,
        wanted: impl Fn(&Step) -> bool,
        stop: &Stop,
    ) -> Result<Option<Step>, Stopped> {
        let aim = aim([claim]);
        let facts = Facts::until(position, &self.options, stop).aimed_at(&aim);
        let wanted = |step: &Step| claim.is_settled_by(step) && wanted(step);
        let mut sink = Wanted { wanted: &wanted, found: None };
        for row in self.rows.iter().filter(|row| tried(row)) {
            stop.check()?;
            if End::enough(row.technique.find(&facts, &mut sink))? {
                return Ok(sink.found);
            }
        }
        Ok(self.theory.next(&facts, stop)?.filter(wanted))
    }

    /// For each claim the easiest step in `position` that settles it, if there is one. The techniques are
    /// gone through once, whatever the number of claims.
    ///
    /// # Errors
    ///
    /// If the search was stopped.
    #[cfg(feature = "rating")]
    pub fn settling(
        &self,
        position: &Position,
        claims: &[Claim],
        stop: &Stop,
    ) -> Result<Vec<Option<Step>>, Stopped> {
        let aim = aim(claims.iter().copied());
        let facts = Facts::until(position, &self.options, stop).aimed_at(&aim);
        let mut sink = Settling { claims, found: vec![None; claims.len()] };
        for row in &self.rows {
            stop.check()?;
            if sink.is_done() {
                break;
            }
            End::enough(row.technique.find(&facts, &mut sink))?;
        }
        Ok(sink.found)
    }

    /// Every step in `position` that the techniques find, in their order, at most `most` of them.
    /// Where a technique comes to the same result in several ways, only the first is listed.
    ///
    /// # Errors
    ///
    /// If the search was stopped.
    pub fn steps(
        &self,
        position: &Position,
        most: usize,
        stop: &Stop,
    ) -> Result<Vec<Step>, Stopped> {
        let mut results = Results::at_most(most);
        if position.is_solved() || most == 0 {
            return Ok(results.steps);
        }
        let facts = Facts::until(position, &self.options, stop);
        for row in &self.rows {
            stop.check()?;
            if !results.of(row, &facts)? {
                return Ok(results.steps);
            }
        }
        results.steps.extend(self.theory.next(&facts, stop)?);
        Ok(results.steps)
    }

    /// Continues step by step until the grid is full, contradicts itself, or no technique helps.
    ///
    /// # Errors
    ///
    /// If the search was stopped.
    pub fn path(&self, start: &Position, stop: &Stop) -> Result<Path, Stopped> {
        let mut path = Path::new(start);
        self.follow(&mut path, stop)?;
        path.level = self.table.level(path.hardest, path.score);
        Ok(path)
    }

    /// Continues a path until no technique helps.
    fn follow(&self, path: &mut Path, stop: &Stop) -> Result<(), Stopped> {
        // Every step removes a candidate, and there are 729.
        for _ in 0..Candidate::COUNT {
            let Some(row) = self.go_on(&path.end, &mut path.steps, stop)? else { break };
            path.count(row);
        }
        Ok(())
    }
}

/// The sink that appends the first step to others. Steps are large, and most of the cost of an easy
/// step is moving it.
struct Behind<'a>(&'a mut Vec<Step>);

impl Sink for Behind<'_> {
    fn take(&mut self, step: Step) -> Result<(), Enough> {
        self.0.push(step);
        Err(Enough)
    }
}

/// A step that settles one of the claims places a digit or eliminates one of these candidates.
#[cfg(feature = "rating")]
fn aim(claims: impl IntoIterator<Item = Claim>) -> CandidateSet {
    let removed = claims.into_iter().filter(|claim| matches!(claim, Claim::Remove(_)));
    removed.map(Claim::candidate).collect()
}

/// The sink that takes the first step that is wanted.
#[cfg(feature = "rating")]
struct Wanted<W> {
    wanted: W,
    found: Option<Step>,
}

#[cfg(feature = "rating")]
impl<W: Fn(&Step) -> bool> Sink for Wanted<W> {
    fn take(&mut self, step: Step) -> Result<(), Enough> {
        if !(self.wanted)(&step) {
            return Ok(());
        }
        self.found = Some(step);
        Err(Enough)
    }
}

/// The sink that takes for each claim the first step that settles it.
#[cfg(feature = "rating")]
struct Settling<'a> {
    claims: &'a [Claim],
    found: Vec<Option<Step>>,
}

#[cfg(feature = "rating")]
impl Settling<'_> {
    fn is_done(&self) -> bool {
        self.found.iter().all(Option::is_some)
    }
}

#[cfg(feature = "rating")]
impl Sink for Settling<'_> {
    fn take(&mut self, step: Step) -> Result<(), Enough> {
        for (claim, found) in self.claims.iter().zip(&mut self.found) {
            if found.is_none() && claim.is_settled_by(&step) {
                *found = Some(step.clone());
            }
        }
        if self.is_done() { Err(Enough) } else { Ok(()) }
    }
}

/// The sink that takes a step for each technique and result.
struct Results {
    steps: Vec<Step>,
    seen: BTreeSet<(&'static str, CandidateSet, CandidateSet)>,
    most: usize,
}

impl Results {
    fn at_most(most: usize) -> Results {
        Results { steps: Vec::new(), seen: BTreeSet::default(), most }
    }

    /// Takes those of a technique; whether there may be more.
    fn of(&mut self, row: &Row, facts: &Facts<'_>) -> Result<bool, Stopped> {
        Ok(!End::enough(row.technique.find(facts, self))?)
    }
}

impl Row {
    /// The first steps that the technique finds.
    fn steps(&self, facts: &Facts<'_>, most: usize) -> Result<Vec<Step>, Stopped> {
        let mut results = Results::at_most(most);
        results.of(self, facts)?;
        Ok(results.steps)
    }
}

impl Sink for Results {
    fn take(&mut self, step: Step) -> Result<(), Enough> {
        if self.seen.insert((step.technique, step.eliminations, step.placements)) {
            self.steps.push(step);
        }
        if self.steps.len() < self.most { Ok(()) } else { Err(Enough) }
    }
}

/// The steps from one position to another.
#[derive(Clone, Debug)]
pub struct Path {
    /// Where it starts.
    pub start: Position,
    /// The steps, in order.
    pub steps: Vec<Step>,
    /// Where it ends: solved, stuck, or in a contradiction.
    pub end: Position,
    /// The sum of the scores of the steps.
    pub score: u32,
    /// The level of the hardest step.
    pub hardest: HodokuLevel,
    /// The level of the whole path. It says how hard the puzzle is only if the path solves it.
    pub level: HodokuLevel,
}

impl Path {
    /// How many variables the longest chain of a theory has: the longest whip, for example. None
    /// without the feature `extreme`, which the chains come with.
    pub fn longest_chain(&self) -> Option<usize> {
        #[cfg(not(feature = "extreme"))]
        return None;
        #[cfg(feature = "extreme")]
        {
            use crate::pattern::Whip;
            let whips = self.steps.iter().filter_map(|step| step.pattern.get::<Whip>().ok());
            whips.map(|whip| whip.links.len()).max()
        }
    }

    /// A path without steps.
    pub fn new(start: &Position) -> Path {
        Path {
            start: *start,
            steps: Vec::with_capacity(80),
            end: *start,
            score: 0,
            hardest: HodokuLevel::Easy,
            level: HodokuLevel::Easy,
        }
    }

    /// Takes account of the last step, whose technique is in this row.
    fn count(&mut self, row: &Row) {
        self.end.apply(&self.steps[self.steps.len() - 1]);
        self.score = self.score.saturating_add(row.score);
        self.hardest = self.hardest.max(row.level);
    }

    /// Whether it has a step of a technique that we use and HoDoKu does not have; then its level and
    /// score are not HoDoKu's.
    pub fn goes_beyond_hodoku(&self) -> bool {
        let used = |table: &Table, step: &Step| table.row(step.technique).is_some_and(|it| it.used);
        let is_ours = |step: &Step| used(Table::usual(), step) && !used(Table::hodoku(), step);
        self.steps.iter().any(is_ours)
    }

    /// Each step with the position it is made in.
    pub fn positions(&self) -> impl Iterator<Item = (Position, &Step)> {
        let mut position = self.start;
        self.steps.iter().map(move |step| {
            let before = position;
            position.apply(step);
            (before, step)
        })
    }

    /// The same path with each net as small as possible: see [`Step::smallest`].
    ///
    /// # Errors
    ///
    /// If the search was stopped.
    pub fn with_small_nets(mut self, stop: &Stop) -> Result<Path, Stopped> {
        let mut position = self.start;
        for step in &mut self.steps {
            *step = step.smallest(&position, stop)?;
            position.apply(step);
        }
        Ok(self)
    }

    /// Walks the path again and proves every step again in its position.
    ///
    /// # Errors
    ///
    /// The number of the first step that does not hold, counted from 0, and its flaw; or the number
    /// of steps, if they lead to another position than the path says.
    pub fn replay(&self) -> Result<(), (usize, Flaw)> {
        let mut end = self.start;
        for (i, (before, step)) in self.positions().enumerate() {
            step.check(&before).map_err(|flaw| (i, flaw))?;
            end = before;
            end.apply(step);
        }
        match end == self.end {
            true => Ok(()),
            false => Err((self.steps.len(), Flaw("the steps lead elsewhere"))),
        }
    }
}

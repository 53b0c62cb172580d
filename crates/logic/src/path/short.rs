//! Short paths: the few hard steps that a solution really needs.
//!
//! The usual path takes the easiest step at each position. Many of its steps are of no use: what
//! they eliminate is never needed. Here a *pool* of steps is gathered, more than enough to solve
//! the puzzle; then as many as possible are left out, the hardest first, for as long as singles and
//! the rest still solve it. What is left is proved again in the positions of the new path, and
//! often proves more there.
//!
//! Which steps can be left out depends on the order of trying, so this is done several times. Where nets
//! are needed, some pools have those that open most for their length. As in the search for a minimal
//! unsatisfiable set by deletion, halves are tried before quarters.

#[cfg(feature = "extreme")]
mod openings;

#[cfg(feature = "extreme")]
use std::{cell::RefCell, collections::HashMap};

use chacha20::ChaCha8Rng;
#[cfg(feature = "extreme")]
use ennead_grid::Candidate;
use ennead_stop::{Stop, Stopped};
use rand::{RngExt, SeedableRng};

use super::singles::{Singles, is_single};
use super::{MOST_OF_A_TECHNIQUE, Path, PathFinder};
use crate::{Facts, Position, Proved, Row, Step};

impl PathFinder {
    /// A path from the same start with few hard steps: unneeded steps are left out, and
    /// alternatives to the easiest step are tried. It has no more nets, no more steps that are not
    /// singles, and no higher score than `usual`, the path this finder finds. If that does not
    /// solve the puzzle, it is returned as it is.
    ///
    /// With `effort` 0, steps are only left out; otherwise that many choices among the
    /// alternatives are tried. The same call always gives the same path.
    ///
    /// ```
    /// use ennead_grid::{Givens, Puzzle};
    /// use ennead_logic::{Options, PathFinder, Position, Stop, Table};
    ///
    /// let givens: Givens =
    ///     ".14.982....57.......84..9.3..3.7.....4.2......8...5....9...3.6...2.....5..7.8..4."
    ///         .parse()?;
    /// let start = Position::new(&Puzzle::try_from(givens)?);
    /// let finder = PathFinder::new(Table::hodoku(), Options::DEFAULT);
    /// let usual = finder.path(&start, &Stop::never())?;
    /// let short = finder.shorten(&usual, 20, &Stop::never())?;
    /// assert!(short.end.is_solved());
    /// assert!(short.hard_steps() < usual.hard_steps() && short.score < usual.score);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the search was stopped.
    pub fn shorten(&self, usual: &Path, effort: u32, stop: &Stop) -> Result<Path, Stopped> {
        if !usual.end.is_solved() || usual.hard_steps() == 0 {
            return Ok(usual.clone());
        }
        let search = Search::new(self, &usual.start, stop);
        let pool = search.pool_of(usual);
        let bound = cost(&pool);
        let mut random = ChaCha8Rng::seed_from_u64(0);
        let mut best = search.thinned(&pool, 1.0, &mut random)?;
        let pools = match effort {
            0 => Vec::new(),
            _ => vec![pool, search.gather(0)?, search.gather(cost(&best).hardest)?],
        };
        let openings = search.openings(usual, effort, &mut random)?;
        let pools: Vec<_> = openings.into_iter().chain(pools).collect();
        for k in 0..effort as usize {
            let pool = &pools[k % pools.len()];
            if search.walk(pool, &vec![true; pool.len()]).is_none() {
                continue;
            }
            let new = search.thinned(pool, 3.0, &mut random)?;
            let Cost { nets, score, steps, .. } = cost(&new);
            let is_within = nets <= bound.nets && steps <= bound.steps && score <= bound.score;
            if is_within && cost(&new) < cost(&best) {
                best = new;
            }
        }
        let short = search.path(&best)?;
        let is_better = short.end.is_solved() && short.score <= usual.score;
        Ok(if is_better { short } else { usual.clone() })
    }
}

impl Path {
    /// The number of steps other than singles.
    pub fn hard_steps(&self) -> usize {
        self.steps.iter().filter(|step| !is_single(step.technique)).count()
    }
}

/// A step other than a single, and what it costs.
#[derive(Clone)]
struct Helper {
    step: Step,
    score: u32,
}

/// What a choice of steps costs, the worst first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Cost {
    /// The scores, and more for each line of a net.
    weight: usize,
    nets: usize,
    score: u32,
    steps: usize,
    /// The score of the hardest step.
    hardest: u32,
}

/// What an inference of a net weighs, where a whole pair has a score of 60. The score of a net is the same
/// for 5 inferences and for 500.
const INFERENCE: usize = 30;

fn cost(chosen: &[Helper]) -> Cost {
    let nets = || chosen.iter().filter(|helper| helper.step.technique().about().is_net());
    let inferences: usize = nets().map(|helper| helper.step.pattern.shape().size()).sum();
    let score = chosen.iter().map(|helper| helper.score).sum();
    Cost {
        weight: score as usize + INFERENCE * inferences,
        nets: nets().count(),
        score,
        steps: chosen.len(),
        hardest: chosen.iter().map(|helper| helper.score).max().unwrap_or(0),
    }
}

/// What is looked for: a choice of steps that solves the position.
struct Search<'a> {
    finder: &'a PathFinder,
    /// The same, but only for singles.
    singles: PathFinder,
    quick: Singles,
    start: Position,
    /// The nets that refute candidates, by position.
    #[cfg(feature = "extreme")]
    refuted: RefCell<HashMap<Position, Vec<(Candidate, Step)>>>,
    stop: &'a Stop,
}

impl<'a> Search<'a> {
    fn new(finder: &'a PathFinder, start: &Position, stop: &'a Stop) -> Search<'a> {
        let single = |row: &Row| is_single(row.technique.about().name);
        let rows = finder.rows.iter().copied().filter(single).collect();
        Search {
            finder,
            singles: PathFinder { rows, ..finder.clone() },
            quick: Singles::of(finder),
            start: *start,
            #[cfg(feature = "extreme")]
            refuted: RefCell::default(),
            stop,
        }
    }

    /// The steps of a path other than singles.
    fn pool_of(&self, path: &Path) -> Vec<Helper> {
        let hard = path.steps.iter().filter(|step| !is_single(step.technique));
        hard.map(|step| self.helper(step.clone())).collect()
    }

    fn helper(&self, step: Step) -> Helper {
        let score = self.finder.table.row(step.technique).map_or(0, |row| row.score);
        Helper { step, score }
    }

    /// What the step's pattern proves in another position, if anything.
    fn proved_in(step: &Step, position: &Position) -> Option<Proved> {
        let proved = step.technique().prove(&step.pattern, position).ok()?;
        let eliminations = proved.eliminations & *position.all_candidates();
        let placements = proved.placements & *position.all_candidates();
        let proves = !eliminations.is_empty() || !placements.is_empty();
        proves.then_some(Proved { eliminations, placements })
    }

    /// Walks on by singles and by the steps of the pool that are `on`. Those that were of use, if
    /// the grid is full in the end.
    fn walk(&self, pool: &[Helper], on: &[bool]) -> Option<Vec<usize>> {
        let (mut position, mut used) = (self.start, Vec::new());
        self.quick.fill_in(&mut position);
        for (i, helper) in pool.iter().enumerate().filter(|&(i, _)| on[i]) {
            if position.is_solved() {
                break;
            }
            if let Some(proved) = Search::proved_in(&helper.step, &position) {
                position.conclude(&proved.placements, &proved.eliminations);
                used.push(i);
                self.quick.fill_in(&mut position);
            }
        }
        position.is_solved().then_some(used)
    }

    /// The steps of the pool that are needed, after trying to leave out each of them, the hardest
    /// first. The score of each is multiplied by a random factor of at most `spread` for this.
    fn thinned(
        &self,
        pool: &[Helper],
        spread: f64,
        random: &mut ChaCha8Rng,
    ) -> Result<Vec<Helper>, Stopped> {
        let mut weigh = |helper: &Helper| {
            let factor = 1.0 + (spread - 1.0) * random.random::<f64>();
            (cost(std::slice::from_ref(helper)).weight as f64 * factor) as u64
        };
        let weights: Vec<u64> = pool.iter().map(&mut weigh).collect();
        let mut order: Vec<usize> = (0..pool.len()).rev().collect();
        order.sort_by_key(|&i| std::cmp::Reverse(weights[i]));
        let mut on = vec![true; pool.len()];
        self.leave_out(pool, &order, &mut on)?;
        let needed = pool.iter().zip(on).filter(|(_, on)| *on);
        Ok(needed.map(|(helper, _)| helper.clone()).collect())
    }

    /// Turns off as many of these steps as possible.
    fn leave_out(
        &self,
        pool: &[Helper],
        these: &[usize],
        on: &mut Vec<bool>,
    ) -> Result<(), Stopped> {
        self.stop.check()?;
        let before = on.clone();
        these.iter().for_each(|&i| on[i] = false);
        if *on == before {
            return Ok(());
        }
        if let Some(used) = self.walk(pool, on) {
            on.fill(false);
            used.iter().for_each(|&i| on[i] = true);
            return Ok(());
        }
        *on = before;
        if these.len() > 1 {
            let (first, second) = these.split_at(these.len() / 2);
            self.leave_out(pool, first, on)?;
            self.leave_out(pool, second, on)?;
        }
        Ok(())
    }

    /// Steps that solve the position together: in each position all steps of the easiest technique
    /// that finds any, and of all whose score is at most `most`.
    fn gather(&self, most: u32) -> Result<Vec<Helper>, Stopped> {
        let (mut pool, mut position) = (Vec::new(), self.start);
        loop {
            self.quick.fill_in(&mut position);
            if position.is_solved() {
                return Ok(pool);
            }
            let steps = self.all_steps(&position, most)?;
            let before = pool.len();
            for step in steps {
                if let Some(proved) = Search::proved_in(&step, &position) {
                    position.conclude(&proved.placements, &proved.eliminations);
                    pool.push(self.helper(step));
                }
            }
            if pool.len() == before {
                return Ok(pool);
            }
        }
    }

    /// Without nets, none.
    #[cfg(not(feature = "extreme"))]
    fn openings(&self, _: &Path, _: u32, _: &mut ChaCha8Rng) -> Result<Vec<Vec<Helper>>, Stopped> {
        Ok(Vec::new())
    }

    fn all_steps(&self, position: &Position, most: u32) -> Result<Vec<Step>, Stopped> {
        let mut steps = self.steps_of(position, most, |_| true)?;
        if steps.is_empty() {
            let facts = Facts::until(position, &self.finder.options, self.stop);
            steps.extend(self.finder.theory.next(&facts, self.stop)?);
        }
        Ok(steps)
    }

    /// All steps of the easiest technique that finds any, and of all whose score is at most `most`.
    fn steps_of(
        &self,
        position: &Position,
        most: u32,
        wanted: impl Fn(&Row) -> bool,
    ) -> Result<Vec<Step>, Stopped> {
        let facts = Facts::until(position, &self.finder.options, self.stop);
        let mut steps = Vec::new();
        for row in self.finder.rows.iter().filter(|row| wanted(row)) {
            let about = row.technique.about();
            let is_needless = !steps.is_empty() && (row.score > most || about.is_net());
            if is_single(about.name) || is_needless {
                continue;
            }
            let enough = if about.is_net() { 1 } else { MOST_OF_A_TECHNIQUE };
            steps.append(&mut row.steps(&facts, enough)?);
        }
        Ok(steps)
    }

    /// The path by singles and these steps.
    fn path(&self, chosen: &[Helper]) -> Result<Path, Stopped> {
        let mut path = Path::new(&self.start);
        for helper in chosen {
            self.singles.follow(&mut path, self.stop)?;
            if let Some(Proved { eliminations, placements }) =
                Search::proved_in(&helper.step, &path.end)
            {
                let step = Step { eliminations, placements, ..helper.step.clone() };
                if let Some(row) = self.finder.table.row(step.technique) {
                    path.steps.push(step);
                    path.count(row);
                }
            }
        }
        self.singles.follow(&mut path, self.stop)?;
        path.level = self.finder.table.level(path.hardest, path.score);
        Ok(path)
    }
}

//! Puzzles on the scales.

use ennead_engine::some_solution;
use ennead_grid::{Candidate, Puzzle};
use ennead_stop::{Stop, Stopped};

use crate::level::Level;
use crate::net::Net;
use crate::nets::Nets;
use crate::position::Board;
use crate::trial::{Theory, trial};
use crate::{Depth, Scale};

/// Finds where puzzles lie on the [`Scale`]s. Keeps its memory from puzzle to puzzle, and nothing
/// else: what one puzzle gives does not depend on those before it.
pub struct Classifier {
    full: Net,
    start: Board,
    nets: Nets,
    levels: Vec<Level>,
}

impl Default for Classifier {
    fn default() -> Classifier {
        Classifier::new()
    }
}

impl Classifier {
    /// A classifier.
    pub fn new() -> Classifier {
        Classifier {
            full: Net::full(),
            start: Board::default(),
            nets: Nets::default(),
            levels: Vec::new(),
        }
    }

    /// Where the puzzle lies on a scale, if not above `limit`.
    ///
    /// # Errors
    ///
    /// If `stop` is raised before that is known.
    ///
    /// ```
    /// use ennead_depth::{Classifier, Depth, Scale};
    /// use ennead_stop::Stop;
    /// use ennead_grid::{Givens, Puzzle};
    ///
    /// let givens: Givens =
    ///     "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
    ///         .parse()?;
    /// let puzzle = Puzzle::try_from(givens)?;
    /// let mut classifier = Classifier::new();
    /// let mut of = |scale, limit| classifier.classify(&puzzle, scale, limit, &Stop::never());
    /// assert_eq!(of(Scale::TrialDepth, 3)?, Depth::Exactly(2));
    /// assert_eq!(of(Scale::BraidsInOne, 1)?, Depth::MoreThan(1));
    /// assert_eq!(of(Scale::Braids, 36)?, Depth::Never);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn classify(
        &mut self,
        puzzle: &Puzzle,
        scale: Scale,
        limit: u8,
        stop: &Stop,
    ) -> Result<Depth, Stopped> {
        Ok(self.classify_all(puzzle, &[(scale, limit)], stop)?[0])
    }

    /// Where the puzzle lies on several scales, each with its limit.
    ///
    /// # Errors
    ///
    /// If `stop` is raised before all is known.
    pub fn classify_all(
        &mut self,
        puzzle: &Puzzle,
        scales: &[(Scale, u8)],
        stop: &Stop,
    ) -> Result<Vec<Depth>, Stopped> {
        // To prepare takes longer than to rate an easy puzzle on another scale.
        if scales.is_empty() {
            return Ok(Vec::new());
        }
        if let Some(known) = self.begin(puzzle) {
            return Ok(vec![known; scales.len()]);
        }
        let open = (0..Candidate::COUNT).filter(|&c| self.start.position.is_open(&self.full, c));
        let open = open.map(Candidate::from_index);
        if scales.iter().any(|&(scale, _)| has_groups(scale)) {
            self.nets.grouped.rebuild(open.clone(), true);
        }
        self.nets.plain.rebuild(open, false);
        self.nets.links.rebuild(&self.nets.plain);
        self.nets.solution.clear();
        if scales.iter().any(|&(scale, _)| nesting(scale) > 1)
            && let Some(solution) = some_solution(puzzle)
        {
            let net = &self.nets.plain;
            let is_true = |c: Candidate| solution.digit(c.cell()) == c.digit();
            self.nets.solution.extend((0..net.len()).map(|c| is_true(net.candidate(c))));
        }
        scales.iter().map(|&(scale, limit)| self.of_open(scale, limit, stop)).collect()
    }

    /// Singles first: either they decide, or they leave a position to make nets for.
    fn begin(&mut self, puzzle: &Puzzle) -> Option<Depth> {
        let Classifier { full, start, .. } = self;
        start.prepare(full);
        start.position.reset(full);
        for (cell, digit) in puzzle.givens().iter() {
            let given = Candidate::new(digit, cell).index();
            // Givens of a puzzle never clash, but one can leave another variable empty.
            if start.empty.is_none() {
                start.assert(full, given);
            }
        }
        for candidate in puzzle.clues().struck() {
            if start.empty.is_none() {
                start.clear(full, candidate.index());
            }
        }
        start.settle(full, &mut Vec::new());
        if start.position.contradictory {
            Some(Depth::Contradictory)
        } else {
            start.position.is_solved(full).then_some(Depth::Exactly(0))
        }
    }

    /// A scale of a puzzle that singles do not decide.
    fn of_open(&mut self, scale: Scale, limit: u8, stop: &Stop) -> Result<Depth, Stopped> {
        stop.check()?;
        if limit == 0 && !matches!(scale, Scale::BraidsInOne | Scale::BraidsInTwo) {
            return Ok(Depth::MoreThan(0));
        }
        let depth = nesting(scale);
        self.levels.resize_with(self.levels.len().max(depth), Level::default);
        let levels = &mut self.levels[..depth];
        let nets = &self.nets;
        let is_trial = depth > 1;
        let net = if has_groups(scale) && !is_trial { &nets.grouped } else { &nets.plain };
        for level in levels.iter_mut() {
            level.prepare(net);
        }
        let outer = levels.last_mut().expect("one level at least");
        outer.search.board.position.reset(net);
        match scale {
            Scale::TrialDepth => {
                let limit = limit.min(levels.len() as u8);
                for depth in 1..=limit {
                    let first = levels.len() - depth as usize;
                    let end = trial(nets, &mut levels[first..], Theory::Singles, stop)?;
                    if let Some(known) = end.at(depth) {
                        return Ok(known);
                    }
                }
                Ok(Depth::MoreThan(limit))
            }
            Scale::BraidsInOne | Scale::BraidsInTwo => {
                for length in 0..=limit {
                    // Braids shorter than 2 take no level of their own.
                    let first = if length < 2 { 1 } else { 0 };
                    let theory = Theory::of_length(length);
                    if let Some(known) = trial(nets, &mut levels[first..], theory, stop)?.at(length)
                    {
                        return Ok(known);
                    }
                }
                Ok(Depth::MoreThan(limit))
            }
            Scale::Braids | Scale::GBraids => outer.braids_up_to(nets, net, limit, stop),
            Scale::Whips | Scale::GWhips => outer.whips(nets, net, false, limit, stop),
            Scale::SubsetsAndWhips => outer.whips(nets, net, true, limit, stop),
            Scale::TypedWhips => outer.typed_whips(nets, limit, stop),
        }
    }
}

/// How many positions a scale has at the same time: the puzzle's, and those of suppositions.
fn nesting(scale: Scale) -> usize {
    match scale {
        Scale::TrialDepth | Scale::BraidsInTwo => 3,
        Scale::BraidsInOne => 2,
        _ => 1,
    }
}

/// Whether a scale looks at groups.
fn has_groups(scale: Scale) -> bool {
    use Scale::*;
    matches!(scale, GBraids | GWhips | BraidsInOne | BraidsInTwo)
}

//! Puzzles on the scales.

use ennead_engine::{Stop, Stopped};
use ennead_grid::{Candidate, Puzzle};

use crate::level::{End, Level};
use crate::net::Net;
use crate::position::Board;
use crate::suppositions::LinkRows;
use crate::trial::Theory;
use crate::{Depth, Scale};

/// Finds where puzzles lie on the [`Scale`]s. Keeps its memory from puzzle to puzzle, and nothing
/// else: what one puzzle gives does not depend on those before it.
pub struct Classifier {
    full: Net,
    start: Board,
    nets: Nets,
    levels: Vec<Level>,
}

/// The net of a position, without and with groups, the candidates numbered alike.
#[derive(Default)]
pub(crate) struct Nets {
    pub(crate) plain: Net,
    pub(crate) grouped: Net,
    pub(crate) links: LinkRows,
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
    pub fn classify(
        &mut self,
        puzzle: &Puzzle,
        scale: Scale,
        limit: u8,
        stop: &Stop,
    ) -> Result<Depth, Stopped> {
        let known = self.begin(puzzle);
        match known {
            Some(depth) => Ok(depth),
            None => self.of_open(scale, limit, stop),
        }
    }

    /// Singles first: they decide, or the nets are made for what they leave.
    fn begin(&mut self, puzzle: &Puzzle) -> Option<Depth> {
        let Classifier { full, start, .. } = self;
        start.position.reset(full);
        start.prepare(full);
        for (cell, digit) in puzzle.givens().iter() {
            let given = Candidate::new(digit, cell).index();
            if !start.position.off[given] && start.empty.is_none() {
                start.assert(full, given);
            }
            start.position.contradictory |= start.position.off[given] || start.empty.is_some();
        }
        if !start.position.contradictory {
            start.settle(full, &mut Vec::new());
        }
        if start.position.contradictory {
            return Some(Depth::Contradictory);
        }
        if start.position.is_solved(full) {
            return Some(Depth::Exactly(0));
        }
        None
    }

    fn of_open(&mut self, scale: Scale, limit: u8, stop: &Stop) -> Result<Depth, Stopped> {
        let groups = matches!(
            scale,
            Scale::GBraids | Scale::GWhips | Scale::BraidsInOne | Scale::BraidsInTwo
        );
        let open = (0..Candidate::COUNT).filter(|&c| self.start.position.is_open(&self.full, c));
        let open = open.map(Candidate::from_index);
        self.nets.plain.rebuild(open.clone(), false);
        if groups {
            self.nets.grouped.rebuild(open, true);
        }
        self.nets.links.rebuild(&self.nets.plain);
        let depth = match scale {
            Scale::TrialDepth => 3,
            Scale::BraidsInOne => 2,
            Scale::BraidsInTwo => 3,
            _ => 1,
        };
        self.levels.resize_with(self.levels.len().max(depth), Level::default);
        let levels = &mut self.levels[..depth];
        let nets = &self.nets;
        let net = match scale {
            Scale::GBraids | Scale::GWhips => &nets.grouped,
            _ => &nets.plain,
        };
        for level in levels.iter_mut() {
            level.prepare(net);
        }
        let outer = levels.last_mut().expect("one level at least");
        outer.search.board.position.reset(net);
        match scale {
            Scale::Braids | Scale::GBraids => outer.braids(net, &nets.links, 1, limit, stop).map(End::depth),
            Scale::Whips | Scale::GWhips => outer.whips(net, &nets.links, limit, stop),
            Scale::TrialDepth => {
                for depth in 1..=limit.min(3) {
                    let levels = &mut levels[3 - depth as usize..];
                    let end = crate::trial::trial(nets, levels, Theory::Singles, stop)?;
                    if let Some(known) = end.at(depth) {
                        return Ok(known);
                    }
                }
                Ok(Depth::MoreThan(limit.min(3)))
            }
            Scale::BraidsInOne | Scale::BraidsInTwo => {
                for length in 0..=limit {
                    let theory = Theory::of_length(length);
                    let levels = if length < 2 { &mut levels[1..] } else { &mut levels[..] };
                    let end = crate::trial::trial(nets, levels, theory, stop)?;
                    if let Some(known) = end.at(length) {
                        return Ok(known);
                    }
                }
                Ok(Depth::MoreThan(limit))
            }
            _ => todo!(),
        }
    }
}

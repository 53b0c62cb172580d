//! A position in which chains are looked for, with all that belongs to it.

use ennead_stop::{Stop, Stopped};

use crate::Depth;
use crate::net::Net;
use crate::position::Position;
use crate::search::Search;
use crate::suppositions::{LinkRows, Suppositions};

/// The length of chains beyond which it pays to ask first whether any of them can help.
pub(crate) const PATIENCE: u8 = 3;

/// One position: that of the puzzle, or that of a supposition.
#[derive(Default)]
pub(crate) struct Level {
    pub(crate) search: Search,
    pub(crate) suppositions: Suppositions,
    /// The suppositions before the first round, to begin with again after an elimination.
    start: Suppositions,
    /// The candidates made false that `start` does not know of.
    news: Vec<u16>,
    /// What is left of each supposition made in this position.
    pub(crate) saved: Vec<Saved>,
    /// The candidates the last elimination made false.
    pub(crate) gone: Vec<u16>,
    /// How many candidates each supposition makes false.
    pub(crate) weights: Vec<u16>,
}

/// What is left of a supposition.
#[derive(Default)]
pub(crate) struct Saved {
    pub(crate) position: Position,
    /// The theory that was applied here until it found nothing more, as the depth of suppositions
    /// and the length of braids in them; `None`: nothing is saved.
    pub(crate) quiet: Option<(u8, u8)>,
    /// Whether longer braids might find more.
    pub(crate) may_go_on: bool,
    /// Whether braids of some length make it contradictory.
    pub(crate) will_fail: bool,
    /// The suppositions within it, and how far they have come.
    pub(crate) suppositions: Suppositions,
    pub(crate) kept: Kept,
    /// What is left once they have come to their end.
    pub(crate) closed: Position,
}

/// How far the suppositions within a supposition have come.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Kept {
    /// They are not kept.
    #[default]
    Nothing,
    /// As many rounds as the braids are long that found nothing.
    Rounds,
    /// To their end, without contradiction.
    Closed,
}

impl Saved {
    pub(crate) fn forget(&mut self) {
        self.quiet = None;
        self.will_fail = false;
        self.kept = Kept::Nothing;
    }
}

impl Saved {
    /// The position with most candidates eliminated.
    pub(crate) fn strongest(&self) -> &Position {
        if self.kept == Kept::Closed { &self.closed } else { &self.position }
    }

    /// Marks the candidates that are decided here.
    pub(crate) fn cover(&self, net: &Net, covered: &mut [bool]) {
        let position = self.strongest();
        for (candidate, covered) in covered.iter_mut().enumerate() {
            *covered |= !position.is_off(candidate) && !position.is_open(net, candidate);
        }
    }
}

/// How it ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// With the solution, by chains of at most this length.
    Solved(u8),
    Contradictory,
    /// Nothing more up to this length, though longer chains may bring more.
    Quiet(u8),
    /// Nothing more at any length.
    Stuck,
}

impl End {
    pub(crate) fn depth(self) -> Depth {
        match self {
            End::Solved(length) => Depth::Exactly(length),
            End::Contradictory => Depth::Contradictory,
            End::Quiet(length) => Depth::MoreThan(length),
            End::Stuck => Depth::Never,
        }
    }

    /// The depth of the puzzle, if it is known once the theory of this number has ended like this.
    pub(crate) fn at(self, number: u8) -> Option<Depth> {
        match self {
            End::Solved(_) => Some(Depth::Exactly(number)),
            End::Contradictory => Some(Depth::Contradictory),
            End::Quiet(_) => None,
            End::Stuck => Some(Depth::Never),
        }
    }
}

impl Level {
    /// Prepares for a net; the position is set by the caller.
    pub(crate) fn prepare(&mut self, net: &Net) {
        self.search.prepare(net);
        self.saved.iter_mut().for_each(Saved::forget);
        self.saved.resize_with(net.len().max(self.saved.len()), Saved::default);
    }

    pub(crate) fn position(&self) -> &Position {
        &self.search.board.position
    }

    /// Solved by chains of this length, or contradictory?
    pub(crate) fn end(&self, net: &Net, length: u8) -> Option<End> {
        if self.position().contradictory {
            Some(End::Contradictory)
        } else {
            self.position().is_solved(net).then_some(End::Solved(length))
        }
    }

    /// Eliminates a candidate with all that follows by singles.
    pub(crate) fn eliminate(&mut self, net: &Net, candidate: usize) {
        self.search.board.eliminate(net, candidate, &mut self.gone);
    }

    pub(crate) fn begin_suppositions(&mut self, net: &Net, links: &LinkRows) {
        let board = &self.search.board;
        self.suppositions.begin(net, links, &board.position);
        self.suppositions.look(net, &board.position, board.window);
    }

    pub(crate) fn advance(&mut self, net: &Net) {
        let board = &self.search.board;
        self.suppositions.advance(net, &board.position, board.window);
    }

    pub(crate) fn close(&mut self, net: &Net) {
        self.suppositions.close(net, &self.search.board.position);
    }

    /// Eliminates by braids, from length `first` on and no longer than `limit`.
    ///
    /// With `resume`, the suppositions are begun, and braids shorter than `first` have been tried.
    ///
    /// The order of eliminations does not matter, so the cheapest are taken first: those whose
    /// contradiction the rounds of suppositions find first.
    pub(crate) fn braids(
        &mut self,
        net: &Net,
        links: &LinkRows,
        (first, limit): (u8, u8),
        mut resume: bool,
        stop: &Stop,
    ) -> Result<End, Stopped> {
        let mut length = first;
        let mut waiting: Vec<u16> = Vec::new();
        let mut is_begun = false;
        'position: loop {
            stop.check()?;
            waiting.clear();
            if std::mem::take(&mut resume) {
                waiting.extend(self.suppositions.contradictory());
                if self.strike(net, &waiting, length, stop)? {
                    if let Some(end) = self.end(net, length) {
                        return Ok(end);
                    }
                    continue 'position;
                }
            } else {
                if !std::mem::replace(&mut is_begun, true) {
                    self.start.begin(net, links, &self.search.board.position);
                    self.news.clear();
                }
                if self.strike_at_once(net) {
                    if let Some(end) = self.end(net, length) {
                        return Ok(end);
                    }
                    continue 'position;
                }
                self.suppositions.copy(&self.start);
            }
            loop {
                while self.suppositions.rounds + 1 < length && self.suppositions.is_moving {
                    self.advance(net);
                    let fresh = std::mem::take(&mut self.suppositions.fresh);
                    let found = self.strike(net, &fresh, length, stop)?;
                    waiting.extend_from_slice(&fresh);
                    self.suppositions.fresh = fresh;
                    if found {
                        if let Some(end) = self.end(net, length) {
                            return Ok(end);
                        }
                        continue 'position;
                    }
                }
                if waiting.is_empty() && !self.suppositions.is_moving {
                    return Ok(End::Stuck);
                }
                if length >= limit {
                    return Ok(End::Quiet(limit));
                }
                length += 1;
                if self.strike(net, &waiting, length, stop)? {
                    if let Some(end) = self.end(net, length) {
                        return Ok(end);
                    }
                    continue 'position;
                }
            }
        }
    }

    /// Eliminates the targets of braids of length 1. Were there any?
    fn strike_at_once(&mut self, net: &Net) -> bool {
        self.start.eliminated(net, &self.news);
        self.news.clear();
        let board = &self.search.board;
        self.start.look(net, &board.position, board.window);
        let mut found = false;
        for k in 0..self.start.fresh.len() {
            let target = self.start.fresh[k] as usize;
            if self.position().is_open(net, target) && !self.position().contradictory {
                found = true;
                self.eliminate(net, target);
                self.news.extend_from_slice(&self.gone);
            }
        }
        found
    }

    /// Eliminates the targets of braids among some candidates. Were there any?
    fn strike(
        &mut self,
        net: &Net,
        targets: &[u16],
        length: u8,
        stop: &Stop,
    ) -> Result<bool, Stopped> {
        let mut found = false;
        for &target in targets {
            let target = target as usize;
            if !self.position().is_open(net, target) {
                continue;
            }
            if self.search.braid(net, target, length as usize, stop)? {
                found = true;
                self.eliminate(net, target);
                self.news.extend_from_slice(&self.gone);
                if self.position().contradictory {
                    break;
                }
            }
        }
        Ok(found)
    }
}

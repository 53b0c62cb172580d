//! The open branches of every lane.

use super::exchange::{RECORD_WORDS, Record};

/// The largest number of open branches, since every guess on the way to a node settles a cell.
const DEPTH: usize = 81;

/// A stack for each lane, open at both ends: the lane itself takes its newest branch, and a lane
/// that steals takes the oldest.
pub(super) struct Stacks {
    /// By depth, then by lane, because lanes are mostly at similar depths and so share pages.
    frames: Vec<Record>,
    spans: Vec<Span>,
}

/// The depths at which a lane has open branches.
#[derive(Clone, Copy, Default)]
struct Span {
    low: u8,
    top: u8,
}

impl Stacks {
    pub(super) fn new(lanes: usize) -> Stacks {
        // Zeroed memory costs nothing until it is used, and most of it never is.
        Stacks {
            frames: vec![[0; RECORD_WORDS]; lanes * DEPTH],
            spans: vec![Span::default(); lanes],
        }
    }

    pub(super) fn is_empty(&self, lane: usize) -> bool {
        self.spans[lane].low == self.spans[lane].top
    }

    pub(super) fn clear(&mut self, lane: usize) {
        self.spans[lane] = Span::default();
    }

    pub(super) fn clear_all(&mut self) {
        self.spans.fill(Span::default());
    }

    /// The place for a new branch.
    #[inline(always)]
    pub(super) fn push(&mut self, lane: usize) -> &mut Record {
        let lanes = self.spans.len();
        let span = &mut self.spans[lane];
        let at = usize::from(span.top) * lanes + lane;
        span.top += 1;
        &mut self.frames[at]
    }

    /// The newest branch.
    #[inline(always)]
    pub(super) fn pop(&mut self, lane: usize) -> Option<&Record> {
        let lanes = self.spans.len();
        let span = &mut self.spans[lane];
        if span.low == span.top {
            // The lane's search is finished: the next one begins at the bottom.
            *span = Span::default();
            return None;
        }
        span.top -= 1;
        let at = usize::from(span.top) * lanes + lane;
        Some(&self.frames[at])
    }

    /// The oldest branch, the one with the most still to search below it.
    pub(super) fn steal(&mut self, lane: usize) -> Option<&Record> {
        let lanes = self.spans.len();
        let span = &mut self.spans[lane];
        if span.low == span.top {
            return None;
        }
        let at = usize::from(span.low) * lanes + lane;
        span.low += 1;
        Some(&self.frames[at])
    }
}

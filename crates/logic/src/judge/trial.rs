//! Trial and error from a position: what follows if a candidate is supposed.
//!
//! To depth 0, singles are placed until there are no more. To depth *d*, each candidate in turn is
//! supposed and followed to depth *d* − 1; if that ends in a contradiction, the candidate is
//! eliminated, and all begins anew. Those are the definitions of D. Berthier's depths T&E(*d*), which
//! the crate `ennead-depth` computes for whole puzzles.

use ennead_grid::Candidate;
use ennead_stop::{Stop, Stopped};

use super::Claim;
use crate::Position;
use crate::path::singles::Singles;

/// Suppositions for one claim, up to a number of them.
pub(super) struct Trial<'a> {
    left: u32,
    stop: &'a Stop,
}

/// How a position ended.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    /// The claim is settled.
    Settled,
    Contradiction,
    /// Nothing else follows to this depth, or there are no suppositions left.
    Open,
}

impl Trial<'_> {
    pub(super) fn new(most: u32, stop: &Stop) -> Trial<'_> {
        Trial { left: most, stop }
    }

    /// Whether no suppositions are left.
    pub(super) fn is_exhausted(&self) -> bool {
        self.left == 0
    }

    /// Whether a true claim follows to this depth.
    pub(super) fn proves(
        &mut self,
        position: &Position,
        claim: Claim,
        depth: u8,
    ) -> Result<bool, Stopped> {
        Ok(self.follow(&mut { *position }, Some(claim), depth)? == End::Settled)
    }

    fn follow(
        &mut self,
        position: &mut Position,
        goal: Option<Claim>,
        depth: u8,
    ) -> Result<End, Stopped> {
        loop {
            Singles::ALL.fill_in(position);
            if position.contradiction() {
                return Ok(End::Contradiction);
            }
            if goal.is_some_and(|claim| claim.holds_in(position)) {
                return Ok(End::Settled);
            }
            if depth == 0 || !self.eliminate(position, goal, depth - 1)? {
                return Ok(End::Open);
            }
        }
    }

    /// Eliminates one candidate whose supposition is contradictory to this depth; whether there is
    /// one. Candidates that have most to do with the goal are tried first.
    fn eliminate(
        &mut self,
        position: &mut Position,
        goal: Option<Claim>,
        depth: u8,
    ) -> Result<bool, Stopped> {
        let mut candidates: Vec<Candidate> = position.all_candidates().iter().collect();
        if let Some(claim) = goal {
            let it = claim.candidate();
            candidates.sort_by_key(|other| (*other != it, !it.excludes(*other)));
        }
        for candidate in candidates {
            if self.left == 0 {
                return Ok(false);
            }
            self.left -= 1;
            self.stop.check()?;
            let mut supposed = *position;
            supposed.place(candidate.digit(), candidate.cell());
            if self.follow(&mut supposed, None, depth)? == End::Contradiction {
                position.eliminate(candidate.digit(), candidate.cell());
                return Ok(true);
            }
        }
        Ok(false)
    }
}

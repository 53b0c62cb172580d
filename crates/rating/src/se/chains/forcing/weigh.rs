//! The weight of a chain: how many literals it rests on, and which.

use super::ForcingSearch;
use crate::se::board::{Candidates, HOUSE_CELLS, candidate, nine};
use crate::se::chains::closure::{Cause, Conflict, HOUSE_CAUSES, Origin};
use crate::se::chains::harvest::{Found, Harvest, Source};
use crate::se::chains::{Literal, Weight, literal};

/// The end of a branch: the assumption, the literal, and its link if that is not the closure's own.
pub(super) type End = (Literal, Literal, Option<Origin>);

/// The two sides of a conflict, with the on literal first.
pub(super) fn conflict_ends(start: Literal, conflict: &Conflict) -> [End; 2] {
    let candidate = conflict.candidate as usize;
    let fresh = (start, literal(candidate, conflict.fresh_on), Some(conflict.fresh));
    let old = (start, literal(candidate, !conflict.fresh_on), None);
    if conflict.fresh_on { [fresh, old] } else { [old, fresh] }
}

impl ForcingSearch {
    /// Chains heavier than this need not be found.
    pub(super) fn limit(&self, harvest: &Harvest) -> Weight {
        if self.filters.bound { harvest.limit_of_any().min(self.promised) } else { Weight::MAX }
    }

    /// Chains with a greater complexity than this need not be weighed.
    pub(super) fn most(&self, limit: Weight, kind: u8) -> u32 {
        if self.filters.bound { limit.most_below(kind) } else { u32::MAX }
    }

    /// The complexity of a chain with these ends, if it is at most `most`: the number of literals
    /// each end rests on, plus the complexity of the different nested chains among them.
    pub(super) fn weigh(&mut self, board: &Candidates, ends: &[End], most: u32) -> Option<u32> {
        let mut complexity = 0;
        // A lower bound for the ends not yet weighed.
        let mut ahead = ends.iter().map(|&end| self.least(end)).sum::<u32>();
        self.nested.clear();
        for &end in ends {
            ahead -= self.least(end);
            let rest = most.checked_sub(complexity + ahead)?;
            if !self.collect(board, end, rest as usize) {
                return None;
            }
            complexity += self.walk.found.len() as u32;
            if self.inner.is_some() {
                let closure = self.closures[end.0 as usize].as_ref().expect("required before");
                for &literal in self.walk.found.iter().filter(|&&literal| literal % 2 == 0) {
                    let link = match end {
                        (_, fresh, Some(link)) if literal == fresh => link,
                        _ => closure.link_of(literal),
                    };
                    if link.cause == Cause::Inference
                        && let Some(chain) = closure.inferences.nested_chain(link.parent)
                        && !self.nested.iter().any(|known| known.is(chain))
                    {
                        self.nested.push(chain.clone());
                        complexity += chain.complexity;
                    }
                }
            }
        }
        (complexity <= most).then_some(complexity)
    }

    /// A lower bound on the number of literals an end rests on.
    fn least(&self, (start, end, fresh): End) -> u32 {
        fresh.unwrap_or_else(|| self.closure(start).link_of(end)).depth as u32 + 1
    }

    /// Collects the literals an end rests on. Returns false if there are more than `most`.
    fn collect(&mut self, board: &Candidates, (start, end, fresh): End, most: usize) -> bool {
        let closure = self.closures[start as usize].as_ref().expect("required before");
        let link = fresh.unwrap_or_else(|| closure.link_of(end));
        self.walk.collect(closure, board, self.links, (end, link), most)
    }

    /// The literals of a chain found in the last search, with their causes, end by end, those
    /// nearest to the end first. The assumptions of cells and regions have the cause that makes
    /// them alternatives.
    pub(crate) fn literals(
        &mut self,
        board: &Candidates,
        found: &Found,
        mut visit: impl FnMut(usize, Literal, Cause),
    ) {
        let mut ends = Vec::with_capacity(9);
        let mut assumed = Cause::Assumption;
        match found.source {
            Source::Contradiction { start } => {
                let conflict = self.closure(start).conflict.expect("found one");
                ends.extend(conflict_ends(start, &conflict));
            }
            Source::Double { candidate, target } => {
                let candidate = candidate as usize;
                ends.push((literal(candidate, true), target, None));
                ends.push((literal(candidate, false), target, None));
            }
            Source::Cell { cell, target } => {
                assumed = Cause::Cell;
                let cell = cell as usize;
                let start = |digit| (literal(candidate(cell, digit), true), target, None);
                ends.extend(nine(board.cells[cell]).map(start));
            }
            Source::Region { house, digit, target } => {
                let (house, digit) = (house as usize, digit as usize);
                assumed = if house >= 18 { HOUSE_CAUSES[0] } else { HOUSE_CAUSES[1 + house / 9] };
                let cell = |position: usize| HOUSE_CELLS[house][position] as usize;
                let start = |at| (literal(candidate(cell(at), digit), true), target, None);
                ends.extend(nine(board.houses[house][digit]).map(start));
            }
            Source::Cycle(_) | Source::Forcing { .. } => unreachable!("a static chain"),
        }
        for (i, &end) in ends.iter().enumerate() {
            self.collect(board, end, usize::MAX);
            let closure = self.closure(end.0);
            for &literal in &self.walk.found {
                let link = match end {
                    (_, fresh, Some(link)) if literal == fresh => link,
                    _ => closure.link_of(literal),
                };
                let cause = if link.cause == Cause::Assumption { assumed } else { link.cause };
                visit(i, literal, cause);
            }
        }
    }
}

//! Rules inside chains: what dynamic chains from level 1 on infer when no link is left to follow.
//!
//! The rules are tried, easiest first, on the grid that the assumption has left, until one infers
//! something. An inference counts only if it rests on a candidate the chain has removed; all such
//! candidates are its parents.

use std::ops::ControlFlow;
use std::rc::Rc;

use super::Literal;
use super::closure::{CandidateBits, Cause, Closure};
use super::nest::{Chains, Nest};
use super::session::Session;
use crate::se::board::{CELL_HOUSES, CROSSINGS, Candidates, HOUSE_CELLS, Nine, candidate, nine};
use crate::se::patterns::{self, SePattern};

/// The inferences of one closure, with what they rest on.
#[derive(Default)]
pub(crate) struct Inferences {
    list: Vec<Inference>,
    parents: Vec<u16>,
}

struct Inference {
    parents: (u32, u32),
    chain: Option<Rc<NestedChain>>,
}

/// A nested chain.
pub(crate) struct NestedChain {
    pub(crate) complexity: u32,
    pub(super) eliminations: Vec<(u8, Nine)>,
    /// What it rests on, end by end, each with why it follows.
    pub(super) ends: Vec<Vec<(Literal, Cause)>>,
}

impl NestedChain {
    /// Two chains are the same if their literals are.
    pub(crate) fn is(self: &Rc<NestedChain>, other: &Rc<NestedChain>) -> bool {
        type End = Vec<(Literal, Cause)>;
        let same_end = |(a, b): (&End, &End)| a.iter().map(|x| x.0).eq(b.iter().map(|x| x.0));
        Rc::ptr_eq(self, other)
            || self.complexity == other.complexity
                && self.ends.len() == other.ends.len()
                && self.ends.iter().zip(&other.ends).all(same_end)
    }
}

impl Inferences {
    pub(crate) fn clear(&mut self) {
        self.list.clear();
        self.parents.clear();
    }

    /// The candidates an inference rests on, all off.
    pub(crate) fn parents(&self, inference: u16) -> &[u16] {
        let (from, to) = self.list[inference as usize].parents;
        &self.parents[from as usize..to as usize]
    }

    /// The chain that made the inference, if one did.
    pub(crate) fn nested_chain(&self, inference: u16) -> Option<&Rc<NestedChain>> {
        self.list[inference as usize].chain.as_ref()
    }
}

/// The removed candidates that a rule rests on, each once, in order.
#[derive(Default)]
struct Departed {
    set: CandidateBits,
    list: Vec<u16>,
}

impl Departed {
    fn clear(&mut self) {
        self.set = [0; 12];
        self.list.clear();
    }

    fn add(&mut self, candidate: usize) {
        if self.set[candidate / 64] >> (candidate % 64) & 1 == 0 {
            self.set[candidate / 64] |= 1 << (candidate % 64);
            self.list.push(candidate as u16);
        }
    }

    /// These digits of a cell.
    fn cell(&mut self, cell: usize, digits: Nine) {
        for digit in nine(digits) {
            self.add(candidate(cell, digit));
        }
    }

    /// A digit at these positions of a house.
    fn house(&mut self, house: usize, digit: usize, positions: Nine) {
        for position in nine(positions) {
            self.add(candidate(HOUSE_CELLS[house][position] as usize, digit));
        }
    }

    /// What a simple pattern rests on.
    fn of_pattern(&mut self, pattern: &SePattern, grid: &Candidates, source: &Candidates) {
        match *pattern {
            SePattern::Locked { digit, base, cover } => {
                let gone = source.houses[base][digit] & !grid.houses[base][digit];
                self.house(base, digit, gone & !CROSSINGS[base][cover]);
            }
            SePattern::Fish { digit, kind, bases, covers } => {
                for line in nine(bases) {
                    let house = kind + line;
                    let gone = source.houses[house][digit] & !grid.houses[house][digit];
                    self.house(house, digit, gone & !covers);
                }
            }
            SePattern::Hidden { house, digits, positions } => {
                for position in nine(!positions & 0x1ff) {
                    let cell = HOUSE_CELLS[house][position] as usize;
                    self.cell(cell, source.cells[cell] & digits);
                }
            }
            SePattern::Naked { house, digits, positions } => {
                for position in nine(positions) {
                    let cell = HOUSE_CELLS[house][position] as usize;
                    self.cell(cell, source.cells[cell] & !digits);
                }
            }
        }
    }

    /// What the strong link to a literal rests on.
    fn of_literal(
        &mut self,
        literal: Literal,
        cause: Cause,
        grid: &Candidates,
        source: &Candidates,
    ) {
        if literal.is_multiple_of(2) {
            return;
        }
        let (cell, digit) = (literal as usize / 2 / 9, literal as usize / 2 % 9);
        match cause {
            Cause::Cell => self.cell(cell, source.cells[cell] & !grid.cells[cell]),
            Cause::Box | Cause::Row | Cause::Column => {
                let house = CELL_HOUSES[cell][cause as usize - Cause::Box as usize] as usize;
                let gone = source.houses[house][digit] & !grid.houses[house][digit];
                self.house(house, digit, gone);
            }
            Cause::Inference | Cause::Assumption => {}
        }
    }
}

/// The rules of a level.
pub(crate) struct Inner {
    /// Which nest of searches the level uses, and how many of them.
    nest: usize,
    used: usize,
    /// Whether the level above was needed on the previous grid. If so, where this level finds
    /// nothing, the search of the level above runs at once and its result is remembered. Multiple
    /// chains, like static ones, need to know which literals lead to which in a grid, and computing
    /// that is most of their cost.
    pub(crate) ahead: bool,
    departed: Departed,
}

impl Inner {
    pub(crate) fn new(level: u8) -> Inner {
        let (nest, used) = match level {
            0 | 1 => (0, 0),
            2 | 3 => (0, level as usize - 1),
            _ => (1, level as usize - 3),
        };
        Inner { nest, used, ahead: false, departed: Departed::default() }
    }

    /// Adds to the closure what the first successful rule infers on `grid`, which is what the
    /// closure has left of the session's grid. Returns false if no rule infers anything.
    ///
    /// The rules of the level below can be skipped if they are known to find nothing.
    pub(crate) fn infer(
        &mut self,
        closure: &mut Closure,
        grid: &Candidates,
        session: &mut Session,
        only_new: bool,
    ) -> bool {
        if only_new && let Some(last) = self.used.checked_sub(1) {
            return self.search_from(last, closure, grid, session);
        }
        let (source, filled) = (session.grid, session.filled);
        let mut any = false;
        for rule in 0..4 {
            let departed = &mut self.departed;
            let mut visit = |pattern: SePattern| {
                departed.clear();
                departed.of_pattern(&pattern, grid, source);
                if !departed.list.is_empty() {
                    any = true;
                    let number = enter(closure, &departed.list, None);
                    pattern.eliminations(grid, |cell, digits| {
                        take_out(closure, cell, digits, number);
                    });
                }
                ControlFlow::Continue(())
            };
            let _ = match rule {
                0 => patterns::locking(grid, &mut visit),
                1 => patterns::hidden_subsets(grid, filled, 2, &mut visit),
                2 => patterns::naked_subsets(grid, filled, 2, &mut visit),
                _ => patterns::fish(grid, filled, 2, &mut visit),
            };
            if any {
                return true;
            }
        }
        self.search_from(0, closure, grid, session)
    }

    /// Adds what the first successful search from this one on infers.
    fn search_from(
        &mut self,
        first: usize,
        closure: &mut Closure,
        grid: &Candidates,
        session: &mut Session,
    ) -> bool {
        if self.used == 0 {
            return false;
        }
        let (nests, nest) = session.nests.split_at_mut(self.nest);
        let Nest { searches, known, harvest } = &mut nest[0];
        let (source, filled, meter) = (session.grid, session.filled, session.meter);
        let mut session = Session { grid, filled, known, harvest, nests, meter };
        for search in &mut searches[first..self.used] {
            let chains = search.chains(&mut session);
            if !self.departed.infer(&chains, closure, grid, source) {
                let chains = search.all_chains(&mut session);
                self.departed.infer_all(&chains, closure, grid, source);
            }
            if closure.has_pending() {
                return true;
            }
        }
        if self.ahead {
            searches[self.used].chains(&mut session);
        }
        false
    }
}

impl Departed {
    /// Adds the inferences of the chains up to the first that rests on no removed candidate;
    /// returns false if there is one. Such a chain exists in the original grid too and infers
    /// nothing here, so its eliminations are left to heavier chains, which may not be among these.
    /// It cannot happen if the rules tried before leave no chains of this kind.
    fn infer(
        &mut self,
        chains: &Chains,
        closure: &mut Closure,
        grid: &Candidates,
        source: &Candidates,
    ) -> bool {
        chains.iter().all(|chain| self.infer_one(chain, closure, grid, source))
    }

    /// Adds the inferences of all chains that rest on a removed candidate.
    fn infer_all(
        &mut self,
        chains: &Chains,
        closure: &mut Closure,
        grid: &Candidates,
        source: &Candidates,
    ) {
        for chain in chains.iter() {
            self.infer_one(chain, closure, grid, source);
        }
    }

    fn infer_one(
        &mut self,
        chain: &Rc<NestedChain>,
        closure: &mut Closure,
        grid: &Candidates,
        source: &Candidates,
    ) -> bool {
        self.clear();
        for &(literal, cause) in chain.ends.iter().flatten() {
            self.of_literal(literal, cause, grid, source);
        }
        if self.list.is_empty() {
            return false;
        }
        let number = enter(closure, &self.list, Some(chain.clone()));
        for &(cell, digits) in &chain.eliminations {
            take_out(closure, cell as usize, digits, number);
        }
        true
    }
}

/// Adds an inference. Returns its number within the closure, and the length of the longest path to
/// it.
fn enter(closure: &mut Closure, parents: &[u16], chain: Option<Rc<NestedChain>>) -> (u16, u16) {
    let inferences = &mut closure.inferences;
    let from = inferences.parents.len() as u32;
    inferences.parents.extend_from_slice(parents);
    let parents_range = (from, inferences.parents.len() as u32);
    let number = inferences.list.len();
    inferences.list.push(Inference { parents: parents_range, chain });
    let depth = |&parent: &u16| closure.off.link(parent as usize).depth;
    let longest = parents.iter().map(depth).max().unwrap_or(0);
    (number as u16, longest + 1)
}

fn take_out(closure: &mut Closure, cell: usize, digits: Nine, (inference, depth): (u16, u16)) {
    for digit in nine(digits) {
        closure.infer(candidate(cell, digit), inference, depth);
    }
}

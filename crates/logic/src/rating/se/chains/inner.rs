//! Rules inside chains: what dynamic chains from level 1 on infer when their links run dry.
//!
//! The rules are tried, easiest first, on the grid the assumption has left, until one infers
//! something. An inference counts only if it rests on a candidate the chain has removed; those it
//! rests on are its parents.

use std::ops::ControlFlow;

use super::super::Filters;
use super::super::board::{
    CELL_HOUSES, CROSSINGS, Candidates, Filled, HOUSE_CELLS, Nine, candidate, nine,
};
use super::super::patterns::{self, Pattern};
use super::Literal;
use super::closure::{CandidateSet, Cause, Closure};
use super::forcing::{Forcing, Mode};
use super::harvest::Harvest;
use super::statics::Statics;

/// The inferences of one search, with what they rest on.
#[derive(Default)]
pub(in super::super) struct Inferences {
    list: Vec<Inference>,
    parents: Vec<u16>,
    chains: Vec<Chain>,
    literals: Vec<Literal>,
}

struct Inference {
    parents: (u32, u32),
    chain: Option<u32>,
}

/// A nested chain. Two are the same if their literals are.
struct Chain {
    complexity: u32,
    literals: (u32, u32),
}

/// Parts the ends of a chain from each other.
const NEXT_END: Literal = Literal::MAX;

impl Inferences {
    pub(in super::super) fn clear(&mut self) {
        self.list.clear();
        self.parents.clear();
        self.chains.clear();
        self.literals.clear();
    }

    pub(in super::super) fn len(&self) -> usize {
        self.list.len()
    }

    /// The candidates an inference rests on, all off.
    pub(in super::super) fn parents(&self, inference: usize) -> &[u16] {
        let (from, to) = self.list[inference].parents;
        &self.parents[from as usize..to as usize]
    }

    pub(in super::super) fn nested_chain(&self, inference: usize) -> Option<u32> {
        self.list[inference].chain
    }

    pub(in super::super) fn chain_complexity(&self, chain: u32) -> u32 {
        self.chains[chain as usize].complexity
    }

    pub(in super::super) fn same_chain(&self, a: u32, b: u32) -> bool {
        a == b || self.chain_literals(a) == self.chain_literals(b)
    }

    fn chain_literals(&self, chain: u32) -> &[Literal] {
        let (from, to) = self.chains[chain as usize].literals;
        &self.literals[from as usize..to as usize]
    }
}

/// The candidates that have left the grid and that a rule rests on, each once, in order.
#[derive(Default)]
struct Departed {
    set: CandidateSet,
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
    fn of_pattern(&mut self, pattern: &Pattern, grid: &Candidates, source: &Candidates) {
        match *pattern {
            Pattern::Locked { digit, base, cover } => {
                let gone = source.houses[base][digit] & !grid.houses[base][digit];
                self.house(base, digit, gone & !CROSSINGS[base][cover]);
            }
            Pattern::Fish { digit, kind, bases, covers } => {
                for line in nine(bases) {
                    let house = kind + line;
                    let gone = source.houses[house][digit] & !grid.houses[house][digit];
                    self.house(house, digit, gone & !covers);
                }
            }
            Pattern::Hidden { house, digits, positions } => {
                for position in nine(!positions & 0x1ff) {
                    let cell = HOUSE_CELLS[house][position] as usize;
                    self.cell(cell, source.cells[cell] & digits);
                }
            }
            Pattern::Naked { house, digits, positions } => {
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
        if literal % 2 == 0 {
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

/// The rules of a level, with the memory they need.
pub(in super::super) struct Inner {
    statics: Option<Statics>,
    forcing: Vec<Forcing>,
    harvest: Harvest,
    departed: Departed,
}

impl Inner {
    pub(in super::super) fn new(level: u8, filters: Filters) -> Inner {
        let modes: &[Mode] = match level {
            0..=2 => &[],
            3 => &[Mode::Multiple],
            4 => &[Mode::Dynamic(0)],
            _ => &[Mode::Dynamic(0), Mode::Dynamic(2)],
        };
        Inner {
            statics: matches!(level, 2 | 3).then(|| Statics::new(filters)),
            forcing: modes.iter().map(|&mode| Forcing::new(mode, filters)).collect(),
            harvest: Harvest::all(),
            departed: Departed::default(),
        }
    }

    /// Begins a search on a new grid.
    pub(in super::super) fn start(&mut self) {}

    /// Adds what the first rule that finds something infers to the closure, which began on
    /// `source` and has left `grid`. False if no rule does.
    pub(in super::super) fn infer(
        &mut self,
        closure: &mut Closure,
        grid: &Candidates,
        source: &Candidates,
        filled: &Filled,
        inferences: &mut Inferences,
    ) -> bool {
        let mut any = false;
        for rule in 0..4 {
            let departed = &mut self.departed;
            let mut visit = |pattern: Pattern| {
                departed.clear();
                departed.of_pattern(&pattern, grid, source);
                if !departed.list.is_empty() {
                    any = true;
                    let number = enter(inferences, closure, &departed.list, None);
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
        if let Some(statics) = &mut self.statics {
            self.harvest.clear();
            statics.search(grid, filled, &mut self.harvest);
            for found in self.harvest.sort() {
                let chain = Chain::begin(inferences);
                self.departed.clear();
                let mut end = 0;
                statics.literals(grid, found, |at, literal, cause| {
                    if at != end {
                        inferences.literals.push(NEXT_END);
                        end = at;
                    }
                    inferences.literals.push(literal);
                    self.departed.of_literal(literal, cause, grid, source);
                });
                any |= chain.conclude(found, closure, &self.departed.list, inferences);
            }
            if any {
                return true;
            }
        }
        for forcing in &mut self.forcing {
            self.harvest.clear();
            forcing.search(grid, filled, &mut self.harvest);
            for found in self.harvest.sort() {
                let chain = Chain::begin(inferences);
                self.departed.clear();
                let mut end = 0;
                forcing.literals(grid, found, |at, literal, cause| {
                    if at != end {
                        inferences.literals.push(NEXT_END);
                        end = at;
                    }
                    inferences.literals.push(literal);
                    self.departed.of_literal(literal, cause, grid, source);
                });
                any |= chain.conclude(found, closure, &self.departed.list, inferences);
            }
            if any {
                return true;
            }
        }
        false
    }
}

/// A nested chain being written down.
struct Draft {
    from: u32,
}

impl Chain {
    fn begin(inferences: &Inferences) -> Draft {
        Draft { from: inferences.literals.len() as u32 }
    }
}

impl Draft {
    /// Enters the chain as an inference if it rests on something; true if so.
    fn conclude(
        self,
        found: &super::harvest::Found,
        closure: &mut Closure,
        parents: &[u16],
        inferences: &mut Inferences,
    ) -> bool {
        if parents.is_empty() {
            inferences.literals.truncate(self.from as usize);
            return false;
        }
        let literals = (self.from, inferences.literals.len() as u32);
        let chain = inferences.chains.len() as u32;
        inferences.chains.push(Chain { complexity: found.weight.complexity(), literals });
        let number = enter(inferences, closure, parents, Some(chain));
        for (cell, digits) in found.eliminations() {
            take_out(closure, cell as usize, digits, number);
        }
        true
    }
}

/// Writes an inference down. Its number within the closure, and the length of the longest path
/// to it.
fn enter(
    inferences: &mut Inferences,
    closure: &Closure,
    parents: &[u16],
    chain: Option<u32>,
) -> (u16, u16) {
    let from = inferences.parents.len() as u32;
    inferences.parents.extend_from_slice(parents);
    let parents_range = (from, inferences.parents.len() as u32);
    let number = inferences.list.len() - closure.first_inference;
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

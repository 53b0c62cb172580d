//! Rules inside chains: what dynamic chains from level 1 on infer when their links run dry.
//!
//! The rules are tried, easiest first, on the grid the assumption has left, until one infers
//! something. An inference counts only if it rests on a candidate the chain has removed; those it
//! rests on are its parents.

use std::cell::RefCell;
use std::collections::HashMap;
use std::ops::ControlFlow;
use std::rc::Rc;

use super::super::Filters;
use super::super::board::{
    CELL_HOUSES, CROSSINGS, Candidates, Filled, HOUSE_CELLS, Nine, candidate, nine,
};
use super::super::patterns::{self, Pattern};
use super::Literal;
use super::closure::{CandidateSet, Cause, Closure};
use super::forcing::{Forcing, Mode};
use super::harvest::{Found, Harvest};
use super::reach::Overview;
use super::statics::Statics;

/// The inferences of one closure, with what they rest on.
#[derive(Default)]
pub(in super::super) struct Inferences {
    list: Vec<Inference>,
    parents: Vec<u16>,
}

struct Inference {
    parents: (u32, u32),
    chain: Option<Rc<Chain>>,
}

/// A nested chain.
pub(in super::super) struct Chain {
    pub(in super::super) complexity: u32,
    eliminations: Vec<(u8, Nine)>,
    /// What it rests on, end by end, each with why it follows.
    ends: Vec<Vec<(Literal, Cause)>>,
}

impl Chain {
    /// Two chains are the same if their literals are.
    pub(in super::super) fn is(self: &Rc<Chain>, other: &Rc<Chain>) -> bool {
        type End = Vec<(Literal, Cause)>;
        let same_end = |(a, b): (&End, &End)| a.iter().map(|x| x.0).eq(b.iter().map(|x| x.0));
        Rc::ptr_eq(self, other)
            || self.complexity == other.complexity
                && self.ends.len() == other.ends.len()
                && self.ends.iter().zip(&other.ends).all(same_end)
    }
}

impl Inferences {
    pub(in super::super) fn clear(&mut self) {
        self.list.clear();
        self.parents.clear();
    }

    /// The candidates an inference rests on, all off.
    pub(in super::super) fn parents(&self, inference: u16) -> &[u16] {
        let (from, to) = self.list[inference as usize].parents;
        &self.parents[from as usize..to as usize]
    }

    /// The chain that made the inference, if one did.
    pub(in super::super) fn nested_chain(&self, inference: u16) -> Option<&Rc<Chain>> {
        self.list[inference as usize].chain.as_ref()
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

/// A search for chains, of whichever kind.
enum Search {
    Statics(Box<Statics>),
    Forcing(Box<Forcing>),
}

impl Search {
    fn search(
        &mut self,
        grid: &Candidates,
        filled: &Filled,
        overview: &mut Overview,
        harvest: &mut Harvest,
    ) {
        match self {
            Search::Statics(statics) => statics.search(grid, filled, overview, harvest),
            Search::Forcing(forcing) => forcing.search(grid, filled, overview, harvest),
        }
    }

    /// Writes out a chain of the last search.
    fn chain(&mut self, grid: &Candidates, found: &Found) -> Chain {
        let mut ends: Vec<Vec<(Literal, Cause)>> = Vec::new();
        let visit = |end: usize, literal, cause| {
            if end == ends.len() {
                ends.push(Vec::new());
            }
            ends[end].push((literal, cause));
        };
        match self {
            Search::Statics(statics) => statics.literals(grid, found, visit),
            Search::Forcing(forcing) => forcing.literals(grid, found, visit),
        }
        Chain { complexity: found.weight.complexity(), eliminations: found.eliminations(), ends }
    }
}

/// The chains of a grid, lightest first.
type Chains = Rc<[Rc<Chain>]>;

/// A search and what it found on the grids it has seen.
///
/// Different assumptions often leave the same grid, and most grids come back at the next step
/// of the path: on the hardest puzzles two searches in three are repetitions.
struct Remembering {
    search: Search,
    harvest: Harvest,
    remember: bool,
    known: HashMap<[u128; 9], Chains>,
}

impl Remembering {
    /// So many grids are remembered at most: some hundred megabytes.
    const MOST: usize = 100_000;

    fn new(search: Search, filters: Filters) -> Remembering {
        let remember = filters.memory;
        Remembering { search, harvest: Harvest::all(), remember, known: HashMap::new() }
    }

    /// The chains of the grid that take out something no lighter chain does.
    fn chains(&mut self, grid: &Candidates, filled: &Filled, overview: &mut Overview) -> Chains {
        if !self.remember {
            return self.search(grid, filled, overview, true);
        }
        if let Some(chains) = self.known.get(&grid.digits) {
            return chains.clone();
        }
        let chains = self.search(grid, filled, overview, true);
        if self.known.len() >= Self::MOST {
            self.known.clear();
        }
        self.known.insert(grid.digits, chains.clone());
        chains
    }

    fn search(
        &mut self,
        grid: &Candidates,
        filled: &Filled,
        overview: &mut Overview,
        new_only: bool,
    ) -> Chains {
        self.harvest.clear();
        self.search.search(grid, filled, overview, &mut self.harvest);
        let mut gone: CandidateSet = [0; 12];
        let mut chains = Vec::new();
        for found in self.harvest.sort() {
            let mut any = false;
            for (cell, digits) in found.eliminations() {
                for digit in nine(digits) {
                    let candidate = candidate(cell as usize, digit);
                    any |= gone[candidate / 64] >> (candidate % 64) & 1 == 0;
                    gone[candidate / 64] |= 1 << (candidate % 64);
                }
            }
            if any || !new_only {
                chains.push(Rc::new(self.search.chain(grid, found)));
            }
        }
        chains.into()
    }
}

/// The searches of a level, easiest first, and what is known of the grid they look at.
struct Searches {
    list: Vec<Remembering>,
    overview: Overview,
}

/// The rules of a level, with the memory they need.
pub(in super::super) struct Inner {
    searches: Rc<RefCell<Searches>>,
    /// So many of them belong to this level.
    used: usize,
    /// Whether to search for the level above, too, where this one finds nothing.
    ahead: bool,
    departed: Departed,
}

impl Inner {
    pub(in super::super) fn new(level: u8, filters: Filters) -> Inner {
        let forcing = |mode| Search::Forcing(Box::new(Forcing::new(mode, filters)));
        let statics = || Search::Statics(Box::new(Statics::new(filters)));
        let searches = match level {
            0 | 1 => vec![],
            2 => vec![statics()],
            3 => vec![statics(), forcing(Mode::Multiple)],
            4 => vec![forcing(Mode::Dynamic(0))],
            _ => vec![forcing(Mode::Dynamic(0)), forcing(Mode::Dynamic(2))],
        };
        let list: Vec<_> =
            searches.into_iter().map(|search| Remembering::new(search, filters)).collect();
        let used = list.len();
        let searches = Searches { list, overview: Overview::new(filters) };
        Inner {
            searches: Rc::new(RefCell::new(searches)),
            used,
            ahead: false,
            departed: Departed::default(),
        }
    }

    /// Lends the level below the searches of this one, whose last it does not use itself; but where
    /// it finds nothing, it searches with it, too, so that this level will find the result
    /// in the memory. Multiple chains rest on what leads to what in a grid, as static ones do,
    /// and working that out is most of their cost.
    pub(in super::super) fn lend(&self, below: &mut Inner) {
        below.searches = self.searches.clone();
        below.ahead = true;
    }

    /// Ends that: the level above is not needed.
    pub(in super::super) fn settle(&mut self) {
        self.ahead = false;
    }

    /// Adds what the first rule that finds something infers on `grid` to the closure, which began on
    /// `source` and has left `grid` of it. False if no rule does.
    ///
    /// The rules of the level below need not be tried if they are known to find nothing.
    pub(in super::super) fn infer(
        &mut self,
        closure: &mut Closure,
        grid: &Candidates,
        source: &Candidates,
        filled: &Filled,
        only_new: bool,
    ) -> bool {
        if only_new && let Some(last) = self.used.checked_sub(1) {
            return self.search_from(last, closure, grid, source, filled);
        }
        let mut any = false;
        for rule in 0..4 {
            let departed = &mut self.departed;
            let mut visit = |pattern: Pattern| {
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
        self.search_from(0, closure, grid, source, filled)
    }

    /// Adds what the first search from that one on infers.
    fn search_from(
        &mut self,
        first: usize,
        closure: &mut Closure,
        grid: &Candidates,
        source: &Candidates,
        filled: &Filled,
    ) -> bool {
        let Searches { list, overview } = &mut *self.searches.borrow_mut();
        for search in &mut list[first..self.used] {
            let chains = search.chains(grid, filled, overview);
            if !self.departed.infer(&chains, closure, grid, source) {
                let chains = search.search(grid, filled, overview, false);
                self.departed.infer_all(&chains, closure, grid, source);
            }
            if closure.has_pending() {
                return true;
            }
        }
        if self.ahead {
            list[self.used].chains(grid, filled, overview);
        }
        false
    }
}

impl Departed {
    /// Enters the inferences of the chains up to the first that rests on nothing that departed;
    /// false if there is one. Such a chain stands in the grid the assumption began on and
    /// infers nothing, so what it would take out is left to heavier chains, which are perhaps not
    /// among these. It cannot happen while the rules tried before leave no chains of this kind.
    fn infer(
        &mut self,
        chains: &Chains,
        closure: &mut Closure,
        grid: &Candidates,
        source: &Candidates,
    ) -> bool {
        chains.iter().all(|chain| self.infer_one(chain, closure, grid, source))
    }

    /// Enters the inferences of all chains that rest on something that departed.
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
        chain: &Rc<Chain>,
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

/// Writes an inference down. Its number within the closure, and the length of the longest path
/// to it.
fn enter(closure: &mut Closure, parents: &[u16], chain: Option<Rc<Chain>>) -> (u16, u16) {
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

//! Nested searches, which remember their results.

use std::collections::HashMap;
use std::rc::Rc;

use super::Literal;
use super::closure::{CandidateBits, Cause};
use super::forcing::{ForcingSearch, Mode};
use super::harvest::{Found, Harvest};
use super::inner::NestedChain;
use super::reach::Overview;
use super::session::Session;
use super::statics::StaticSearch;
use crate::Filters;
use crate::se::board::{Candidates, candidate, nine};

/// The searches that assumptions of some levels use, easiest first. Each level uses one more than
/// the level below it.
pub(crate) struct Nest {
    pub(super) searches: [Remembering; 2],
    /// What is known of the grid the searches look at.
    pub(super) known: Overview,
    pub(super) harvest: Harvest,
}

impl Nest {
    /// The nest of levels 2 and 3, and that of levels 4 and 5. In the second, a search of level 2
    /// uses the first.
    pub(crate) fn all(filters: Filters) -> [Nest; 2] {
        let forcing = |mode| Search::Forcing(Box::new(ForcingSearch::new(mode, filters)));
        let statics = Search::Statics(Box::new(StaticSearch::new(filters)));
        let nest = |searches: [Search; 2]| Nest {
            searches: searches.map(|search| Remembering::new(search, filters)),
            known: Overview::new(filters),
            harvest: Harvest::all(),
        };
        [
            nest([statics, forcing(Mode::Multiple)]),
            nest([forcing(Mode::Dynamic(0)), forcing(Mode::Dynamic(2))]),
        ]
    }
}

/// A search for chains of any kind.
enum Search {
    Statics(Box<StaticSearch>),
    Forcing(Box<ForcingSearch>),
}

impl Search {
    fn run(&mut self, session: &mut Session) {
        match self {
            Search::Statics(statics) => statics.run(session),
            Search::Forcing(forcing) => forcing.run(session),
        }
    }

    /// The chain of the last search in full.
    fn chain(&mut self, grid: &Candidates, found: &Found) -> NestedChain {
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
        NestedChain {
            complexity: found.weight.complexity(),
            eliminations: found.eliminations(),
            ends,
        }
    }
}

/// The chains of a grid, lightest first.
pub(super) type Chains = Rc<[Rc<NestedChain>]>;

/// A search and what it found on the grids it has seen.
///
/// Different assumptions often leave the same grid, and most grids come back at the next step
/// of the path: on the hardest puzzles two searches in three are repetitions.
pub(super) struct Remembering {
    search: Search,
    remember: bool,
    known: HashMap<[u128; 9], Chains>,
}

impl Remembering {
    /// At most this many grids are remembered: a few hundred megabytes.
    const MOST: usize = 100_000;

    fn new(search: Search, filters: Filters) -> Remembering {
        Remembering { search, remember: filters.memory, known: HashMap::new() }
    }

    /// The chains of the grid that eliminate something no lighter chain does.
    pub(super) fn chains(&mut self, session: &mut Session) -> Chains {
        if !self.remember {
            return self.run(session, true);
        }
        if let Some(chains) = self.known.get(&session.grid.digits) {
            return chains.clone();
        }
        let chains = self.run(session, true);
        if self.known.len() >= Self::MOST {
            self.known.clear();
        }
        self.known.insert(session.grid.digits, chains.clone());
        chains
    }

    /// All chains of the grid.
    pub(super) fn all_chains(&mut self, session: &mut Session) -> Chains {
        self.run(session, false)
    }

    fn run(&mut self, session: &mut Session, new_only: bool) -> Chains {
        session.harvest.clear();
        self.search.run(session);
        let mut gone: CandidateBits = [0; 12];
        let mut chains = Vec::new();
        for found in session.harvest.sort() {
            let mut any = false;
            for (cell, digits) in found.eliminations() {
                for digit in nine(digits) {
                    let candidate = candidate(cell as usize, digit);
                    any |= gone[candidate / 64] >> (candidate % 64) & 1 == 0;
                    gone[candidate / 64] |= 1 << (candidate % 64);
                }
            }
            if any || !new_only {
                chains.push(Rc::new(self.search.chain(session.grid, found)));
            }
        }
        chains.into()
    }
}

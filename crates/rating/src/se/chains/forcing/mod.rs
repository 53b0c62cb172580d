//! Forcing chains from several assumptions: Nishio, multiple and dynamic chains, and dynamic ones
//! that use other rules on the way.
//!
//! If every candidate of a cell, every place of a digit in a house, or a candidate both on and off
//! leads to the same literal, that literal holds. If a candidate leads to a contradiction, its
//! opposite holds. All of this is read off the closures.
//!
//! Two things make the search fast. The closures' sets show first, a few words at a time, whether
//! chains have a common end. And the number of literals a chain rests on, which is expensive to
//! find, is only computed if the chain can still be lighter than those found: the lengths of the
//! paths along first parents are a lower bound.

mod closures;
mod leads;
mod mode;
mod plane;
mod weigh;

use std::rc::Rc;

use super::closure::{Ancestry, CandidateBits, Closure, LinkKinds, members};
use super::harvest::Source;
use super::inner::{Inner, NestedChain};
use super::lanes::Lanes;
use super::session::Session;
use super::{Literal, Weight, literal};
use crate::Filters;
use crate::se::board::{CELL_HOUSES, Candidates, HOUSE_CELLS, bits, candidate, nine};
pub(crate) use mode::Mode;
use plane::plane_contradicts;
use weigh::conflict_ends;

/// Decides among chains of equal rating and complexity.
const DOUBLE: u8 = 1;
const CELL: u8 = 5;
const REGION: u8 = 6;
const CONTRADICTION: u8 = 7;

/// A search for forcing chains, with the memory it needs.
pub(crate) struct ForcingSearch {
    mode: Mode,
    base: f64,
    links: LinkKinds,
    filters: Filters,
    /// What the current assumption has left of the grid.
    left: Candidates,
    /// Whether this search can use the reach of literals to find sets that have something in
    /// common.
    reaches: bool,
    /// The closures by literal, once made; valid in this search if their stamp says so.
    closures: Vec<Option<Box<Closure>>>,
    stamps: Box<[u32; 1458]>,
    stamp: u32,
    /// The stamp of closures taken over from another search, if any were.
    inherited: Option<u32>,
    inner: Option<Box<Inner>>,
    /// The sets of all closures, if they are known before the closures.
    lanes: Option<Box<Lanes>>,
    lanes_read: bool,
    walk: Ancestry,
    /// The nested chains met while weighing one chain.
    nested: Vec<Rc<NestedChain>>,
    /// What the lightest chains of recent searches rested on, the newest last.
    leads: Vec<Source>,
    /// The weight of a chain that this search is known to find.
    promised: Weight,
}

impl ForcingSearch {
    pub(crate) fn new(mode: Mode, filters: Filters) -> ForcingSearch {
        let inner = match mode {
            Mode::Dynamic(level @ 1..) => Some(Box::new(Inner::new(level))),
            _ => None,
        };
        let lanes = filters.lanes && mode == Mode::Dynamic(0);
        ForcingSearch {
            mode,
            base: mode.base(),
            links: mode.links(),
            filters,
            left: Candidates { cells: [0; 81], houses: [[0; 9]; 27], digits: [0; 9] },
            reaches: false,
            closures: (0..1458).map(|_| None).collect(),
            stamps: Box::new([0; 1458]),
            stamp: 0,
            inherited: None,
            inner,
            lanes: lanes.then(|| Box::new(Lanes::new())),
            lanes_read: false,
            walk: Ancestry::new(),
            nested: Vec::new(),
            leads: Vec::new(),
            promised: Weight::MAX,
        }
    }

    /// Adds the chains of a grid to the harvest.
    pub(crate) fn run(&mut self, session: &mut Session) {
        let board = session.grid;
        self.stamp += 1;
        self.reaches = false;
        self.left = *board;
        if self.mode == Mode::Multiple && self.filters.reach {
            session.known.look(board);
            self.reaches = session.known.is_sound();
        }
        self.read_lanes(session);
        self.promised = Weight::MAX;
        if self.filters.bound && self.inner.is_some() && !session.harvest.is_all() {
            self.follow_leads(session);
        }
        let least = if self.mode == Mode::Multiple { 3 } else { 2 };
        for cell in bits(session.filled.empty) {
            let digits = board.cells[cell];
            if digits.count_ones() < least {
                continue;
            }
            for digit in nine(digits) {
                if !session.meter.goes_on(1) {
                    break;
                }
                let candidate = candidate(cell, digit);
                if self.mode == Mode::Nishio {
                    if self.filters.planes && !plane_contradicts(board, cell, digit) {
                        continue;
                    }
                    self.contradiction(session, literal(candidate, true));
                    self.contradiction(session, literal(candidate, false));
                    continue;
                }
                if let Mode::Dynamic(_) = self.mode {
                    self.contradiction(session, literal(candidate, true));
                    self.contradiction(session, literal(candidate, false));
                    if digits.count_ones() >= 3 {
                        self.double(session, candidate);
                    }
                }
                self.regions(session, cell, digit);
            }
            if self.mode != Mode::Nishio {
                self.cell(session, cell);
            }
        }
        self.inherited = None;
        if let Some(inner) = &mut self.inner
            && !session.harvest.is_empty()
        {
            // The level above is not needed.
            inner.ahead = false;
        }
    }

    fn contradiction(&mut self, session: &mut Session, start: Literal) {
        let board = session.grid;
        if self.known().is_some_and(|lanes| !lanes.contradicts(start)) {
            return;
        }
        self.require(session, start, self.limit(session.harvest));
        let closure = self.closure(start);
        let Some(conflict) = closure.conflict else { return };
        let target = start ^ 1;
        if !takes_out(board, target) {
            return;
        }
        let limit = session.harvest.limit(board, target);
        let bound = closure.conflict_bound(&conflict);
        if !limit.is_above(bound, CONTRADICTION) {
            return;
        }
        let most = self.most(limit, CONTRADICTION);
        if let Some(complexity) = self.weigh(board, &conflict_ends(start, &conflict), most) {
            let weight = Weight::new(self.base, complexity, CONTRADICTION);
            let source = Source::Contradiction { start };
            session.harvest.offer(board, weight, target, source);
            self.note_lead(source, session.harvest);
        }
    }

    /// The common consequences of a candidate on and off.
    fn double(&mut self, session: &mut Session, candidate: usize) {
        let starts = [literal(candidate, true), literal(candidate, false)];
        if self.known().is_some_and(|lanes| lanes.nothing_in_common(&starts)) {
            return;
        }
        for start in starts {
            self.require(session, start, self.limit(session.harvest));
        }
        if self.closure(starts[1]).is_trivial() {
            return;
        }
        let source = |target| Source::Double { candidate: candidate as u16, target };
        self.common(session, &starts, DOUBLE, source);
    }

    fn cell(&mut self, session: &mut Session, cell: usize) {
        let mut starts = [0; 9];
        let mut count = 0;
        for digit in nine(session.grid.cells[cell]) {
            starts[count] = literal(candidate(cell, digit), true);
            count += 1;
        }
        let source = |target| Source::Cell { cell: cell as u8, target };
        self.cases(session, &starts[..count], CELL, source);
    }

    /// The houses in which the candidate is the first place of its digit.
    fn regions(&mut self, session: &mut Session, cell: usize, digit: usize) {
        for house in CELL_HOUSES[cell] {
            let house = house as usize;
            let places = session.grid.houses[house][digit];
            if HOUSE_CELLS[house][places.trailing_zeros() as usize] as usize == cell {
                self.region(session, house, digit);
            }
        }
    }

    fn region(&mut self, session: &mut Session, house: usize, digit: usize) {
        let places = session.grid.houses[house][digit];
        if places.count_ones() < 2 {
            return;
        }
        let mut starts = [0; 9];
        let mut count = 0;
        for position in nine(places) {
            let cell = HOUSE_CELLS[house][position] as usize;
            starts[count] = literal(candidate(cell, digit), true);
            count += 1;
        }
        let source = |target| Source::Region { house: house as u8, digit: digit as u8, target };
        self.cases(session, &starts[..count], REGION, source);
    }

    /// The conclusions that follow in every case, given literals of which one is true.
    fn cases(
        &mut self,
        session: &mut Session,
        starts: &[Literal],
        kind: u8,
        source: impl Fn(Literal) -> Source,
    ) {
        if self.known_apart(session, starts) {
            return;
        }
        for &start in starts {
            self.require(session, start, self.limit(session.harvest));
        }
        self.common(session, starts, kind, source);
    }

    /// The literals that all closures have in common, in the order of the first closure.
    fn common(
        &mut self,
        session: &mut Session,
        starts: &[Literal],
        kind: u8,
        source: impl Fn(Literal) -> Source,
    ) {
        let board = session.grid;
        for on in [true, false] {
            let Some(hopeful) = self.hopeful(session, starts, kind, on) else { continue };
            for i in 0.. {
                let Some(&target) = self.closure(starts[0]).side(on).list().get(i) else { break };
                let target = target as usize;
                if hopeful[target / 64] >> (target % 64) & 1 == 0 {
                    continue;
                }
                let end = literal(target, on);
                let mut bound = 0;
                let mut ends = [(0, end, None); 9];
                for (entry, &start) in ends.iter_mut().zip(starts) {
                    *entry = (start, end, None);
                    bound += self.closure(start).link_of(end).depth as u32 + 1;
                }
                let limit = session.harvest.limit(board, end);
                if !limit.is_above(bound, kind) {
                    continue;
                }
                let complexity = if self.mode == Mode::Multiple {
                    // Along single parents the bound is exact.
                    Some(bound)
                } else {
                    self.weigh(board, &ends[..starts.len()], self.most(limit, kind))
                };
                if let Some(complexity) = complexity {
                    let weight = Weight::new(self.base, complexity, kind);
                    session.harvest.offer(board, weight, end, source(end));
                    self.note_lead(source(end), session.harvest);
                }
            }
        }
    }

    /// Those of the common literals, on or off, whose chains may be light enough to keep; none if
    /// there are no common literals.
    #[inline]
    fn hopeful(
        &self,
        session: &Session,
        starts: &[Literal],
        kind: u8,
        on: bool,
    ) -> Option<CandidateBits> {
        let board = session.grid;
        let side = |start: &Literal| self.closure(*start).side(on);
        let mut shared: CandidateBits = side(&starts[0]).set;
        for start in &starts[1..] {
            let other = &side(start).set;
            for word in 0..12 {
                shared[word] &= other[word];
            }
        }
        if shared == [0; 12] {
            return None;
        }
        let chance = |target: &usize| {
            let bound = starts.iter().map(|s| side(s).link(*target).depth as u32 + 1).sum::<u32>();
            let target = literal(*target, on);
            takes_out(board, target) && session.harvest.limit(board, target).is_above(bound, kind)
        };
        let mut hopeful: CandidateBits = [0; 12];
        for target in members(&shared).filter(chance) {
            hopeful[target / 64] |= 1 << (target % 64);
        }
        (hopeful != [0; 12]).then_some(hopeful)
    }
}

/// Whether a conclusion eliminates a candidate.
fn takes_out(board: &Candidates, target: Literal) -> bool {
    let (candidate, on) = (target as usize / 2, target % 2 == 1);
    !on || board.cells[candidate / 9] & !(1 << (candidate % 9)) != 0
}

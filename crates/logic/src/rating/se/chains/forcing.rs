//! Forcing chains from several assumptions: Nishio, multiple, dynamic, and the dynamic ones
//! that use other rules on the way.
//!
//! If every candidate of a cell, or every place of a digit in a house, or a candidate both on and
//! off, leads to the same literal, that literal holds; if a candidate leads to a
//! contradiction, its opposite holds. Everything is read off the closures.
//!
//! Two things make it fast. Whether chains have a common end is asked of the closures' sets
//! first, a few words at a time. And how many literals a chain rests on, the expensive question,
//! is asked only if the lengths of the first-parent paths, which are part of the answer, leave a
//! chance to be lighter than what has been found.

use std::rc::Rc;

use super::super::Filters;
use super::super::board::{
    CELL_HOUSES, Candidates, Filled, HOUSE_CELLS, PEERS, bits, candidate, nine,
};
use super::closure::{
    CandidateSet, Cause, Closure, Conflict, HOUSE_CAUSES, Link, Links, Walk, members,
};
use super::harvest::{Found, Harvest, Source};
use super::inner::{Chain, Inner};
use super::lanes::Lanes;
use super::reach::Overview;
use super::{Literal, Weight, literal};

/// The kinds of forcing chain, easiest first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in super::super) enum Mode {
    /// Contradictions along one digit.
    Nishio,
    /// Cells and regions, in the unchanged grid.
    Multiple,
    /// Contradictions, doubles, cells and regions, with rules of that level on the way: 0 none,
    /// 1 locking, pairs and X-wings, 2 also static chains, 3 also multiple chains, 4 dynamic
    /// chains instead, 5 also those of level 2.
    Dynamic(u8),
}

impl Mode {
    pub(in super::super) fn base(self) -> f64 {
        match self {
            Mode::Nishio => 7.5,
            Mode::Multiple => 8.0,
            Mode::Dynamic(0) => 8.5,
            Mode::Dynamic(1) => 9.0,
            Mode::Dynamic(level) => 9.5 + 0.5 * (level as f64 - 2.0),
        }
    }

    fn links(self) -> Links {
        Links { cells: self != Mode::Nishio, dynamic: self != Mode::Multiple }
    }
}

/// What settles among chains of equal rating and complexity.
const DOUBLE: u8 = 1;
const CELL: u8 = 5;
const REGION: u8 = 6;
const CONTRADICTION: u8 = 7;

/// A search for forcing chains, with the memory it needs.
pub(in super::super) struct Forcing {
    mode: Mode,
    base: f64,
    links: Links,
    filters: Filters,
    /// What the assumption at hand has left of the candidates.
    grid: Candidates,
    /// Whether what leads to what tells, in this search, which sets have something in common.
    reaches: bool,
    /// By literal, once made; valid in this search if the stamp says so.
    closures: Vec<Option<Box<Closure>>>,
    stamps: Box<[u32; 1458]>,
    stamp: u32,
    /// The stamp of closures taken over from another search, if any were.
    inherited: Option<u32>,
    inner: Option<Box<Inner>>,
    /// The sets of all closures, if they are known before the closures.
    lanes: Option<Box<Lanes>>,
    lanes_read: bool,
    walk: Walk,
    /// The nested chains met while weighing one chain.
    nested: Vec<Rc<Chain>>,
    /// What the lightest chains of the last searches rested on, the newest last.
    leads: Vec<Source>,
    /// The weight of a chain that this search will find.
    promised: Weight,
}

/// So many leads are kept.
const LEADS: usize = 12;

impl Forcing {
    pub(in super::super) fn new(mode: Mode, filters: Filters) -> Forcing {
        let inner = match mode {
            Mode::Dynamic(level @ 1..) => Some(Box::new(Inner::new(level, filters))),
            _ => None,
        };
        let lanes = filters.lanes && mode == Mode::Dynamic(0);
        Forcing {
            mode,
            base: mode.base(),
            links: mode.links(),
            filters,
            grid: Candidates { cells: [0; 81], houses: [[0; 9]; 27], digits: [0; 9] },
            reaches: false,
            closures: (0..1458).map(|_| None).collect(),
            stamps: Box::new([0; 1458]),
            stamp: 0,
            inherited: None,
            inner,
            lanes: lanes.then(|| Box::new(Lanes::new())),
            lanes_read: false,
            walk: Walk::new(),
            nested: Vec::new(),
            leads: Vec::new(),
            promised: Weight::MAX,
        }
    }

    /// Brings in the chains of a position.
    pub(in super::super) fn search(
        &mut self,
        board: &Candidates,
        filled: &Filled,
        overview: &mut Overview,
        harvest: &mut Harvest,
    ) {
        self.stamp += 1;
        self.reaches = false;
        self.grid = *board;
        if self.mode == Mode::Multiple && self.filters.reach {
            overview.look(board);
            self.reaches = overview.is_sound();
        }
        let overview = &*overview;
        self.read_lanes(board, filled);
        self.promised = Weight::MAX;
        if self.filters.bound && self.inner.is_some() && !harvest.is_all() {
            self.follow_leads(board, filled, overview);
        }
        let least = if self.mode == Mode::Multiple { 3 } else { 2 };
        for cell in bits(filled.empty) {
            let digits = board.cells[cell];
            if digits.count_ones() < least {
                continue;
            }
            for digit in nine(digits) {
                let candidate = candidate(cell, digit);
                if self.mode == Mode::Nishio {
                    if self.filters.planes && !plane_contradicts(board, cell, digit) {
                        continue;
                    }
                    self.contradiction(board, filled, literal(candidate, true), harvest);
                    self.contradiction(board, filled, literal(candidate, false), harvest);
                    continue;
                }
                if let Mode::Dynamic(_) = self.mode {
                    self.contradiction(board, filled, literal(candidate, true), harvest);
                    self.contradiction(board, filled, literal(candidate, false), harvest);
                    if digits.count_ones() >= 3 {
                        self.double(board, filled, candidate, harvest);
                    }
                }
                self.regions(board, filled, overview, cell, digit, harvest);
            }
            if self.mode != Mode::Nishio {
                self.cell(board, filled, overview, cell, harvest);
            }
        }
        self.inherited = None;
        if let Some(inner) = &mut self.inner
            && !harvest.is_empty()
        {
            inner.settle();
        }
    }

    /// Takes over the closures of a search of the level below that has found nothing on the
    /// same grid. Its rules come first here, too, so its closures are where these begin.
    pub(in super::super) fn inherit(&mut self, from: &mut Forcing) {
        std::mem::swap(&mut self.closures, &mut from.closures);
        std::mem::swap(&mut self.stamps, &mut from.stamps);
        std::mem::swap(&mut self.stamp, &mut from.stamp);
        self.inherited = Some(self.stamp);
        if let (Some(inner), Some(below)) = (&self.inner, &mut from.inner)
            && self.mode == Mode::Dynamic(3)
            && self.filters.memory
        {
            inner.lend(below);
        }
    }

    /// Sees what has become of the lightest chains of the last searches. The path has taken one
    /// candidate out since, so most of them are still there, and nothing heavier need be
    /// followed to its end.
    fn follow_leads(&mut self, board: &Candidates, filled: &Filled, overview: &Overview) {
        let mut found = Harvest::lightest();
        for lead in self.leads.clone().into_iter().rev() {
            match lead {
                Source::Contradiction { start } => {
                    let (cell, digit) = (start as usize / 2 / 9, start as usize / 2 % 9);
                    let digits = board.cells[cell];
                    if digits >> digit & 1 == 1 && digits.count_ones() >= 2 {
                        self.contradiction(board, filled, start, &mut found);
                    }
                }
                Source::Double { candidate, .. } => {
                    let (cell, digit) = (candidate as usize / 9, candidate as usize % 9);
                    let digits = board.cells[cell];
                    if digits >> digit & 1 == 1 && digits.count_ones() >= 3 {
                        self.double(board, filled, candidate as usize, &mut found);
                    }
                }
                Source::Cell { cell, .. } => {
                    if board.cells[cell as usize].count_ones() >= 2 {
                        self.cell(board, filled, overview, cell as usize, &mut found);
                    }
                }
                Source::Region { house, digit, .. } => {
                    let (house, digit) = (house as usize, digit as usize);
                    self.region(board, filled, overview, (house, digit), &mut found);
                }
                Source::Cycle(_) | Source::Forcing { .. } => {}
            }
            self.promised = found.limit_of_any();
        }
    }

    /// A chain heavier than that need not be found.
    fn limit(&self, harvest: &Harvest) -> Weight {
        if self.filters.bound { harvest.limit_of_any().min(self.promised) } else { Weight::MAX }
    }

    /// Beyond that a chain need not be weighed.
    fn most(&self, limit: Weight, kind: u8) -> u32 {
        if self.filters.bound { limit.most_below(kind) } else { u32::MAX }
    }

    /// Notes what the lightest chain so far rests on.
    fn note_lead(&mut self, source: Source, harvest: &Harvest) {
        if self.inner.is_some() && !harvest.is_all() {
            self.leads.retain(|&lead| lead != source);
            if self.leads.len() == LEADS {
                self.leads.remove(0);
            }
            self.leads.push(source);
        }
    }

    /// Works out the sets of all closures, and the closures that break off.
    fn read_lanes(&mut self, board: &Candidates, filled: &Filled) {
        let Some(mut lanes) = self.lanes.take() else { return };
        self.lanes_read = lanes.read(board);
        if self.lanes_read {
            for i in 0..lanes.contradicting().len() {
                let start = lanes.contradicting()[i];
                self.require(board, filled, start, Weight::MAX);
                lanes.replace(start, self.closure(start));
            }
        }
        self.lanes = Some(lanes);
    }

    /// Whether it is known that these literals lead to nothing together that takes something out.
    fn known_apart(&self, overview: &Overview, starts: &[Literal]) -> bool {
        match overview.reach() {
            Some(reach) if self.reaches => reach.nothing_in_common(starts),
            _ => self.known().is_some_and(|lanes| lanes.nothing_in_common(starts)),
        }
    }

    /// The sets of all closures, if known.
    #[inline]
    fn known(&self) -> Option<&Lanes> {
        self.lanes.as_deref().filter(|_| self.lanes_read)
    }

    /// The closure of a literal, made on first use. Without what can only be part of chains that are
    /// heavier than what has been found, if one chain is all that counts.
    fn require(&mut self, board: &Candidates, filled: &Filled, start: Literal, limit: Weight) {
        let index = start as usize;
        if self.stamps[index] == self.stamp {
            return;
        }
        let begun = Some(self.stamps[index]) == self.inherited;
        self.stamps[index] = self.stamp;
        let closure = self.closures[index].get_or_insert_with(|| Box::new(Closure::new()));
        let grid = &mut self.grid;
        if self.links.dynamic {
            *grid = *board;
        }
        if begun {
            closure.depart(grid);
        } else {
            closure.assume(start);
            closure.propagate(grid, self.links);
        }
        // What the level below has, it has tried.
        let mut only_new = begun;
        while let Some(inner) = &mut self.inner
            && let Some(closure) = &mut self.closures[index]
            && closure.conflict.is_none()
        {
            let known = closure.off.list().len();
            if !inner.infer(closure, &self.grid, board, filled, only_new) {
                break;
            }
            only_new = false;
            if limit != Weight::MAX && self.is_heavy(board, start, known, limit) {
                break;
            }
            let closure = self.closures[index].as_mut().expect("just worked on");
            closure.propagate(&mut self.grid, self.links);
        }
    }

    /// Whether all that follows from the inferences of a closure that are listed from there on is
    /// too heavy: it rests on at least one of them.
    fn is_heavy(&mut self, board: &Candidates, start: Literal, from: usize, limit: Weight) -> bool {
        let mut at = from;
        loop {
            let Some(&inferred) = self.closure(start).off.list().get(at) else { return true };
            let end = (start, literal(inferred as usize, false), None);
            if self.weigh(board, &[end], limit.complexity()).is_some() {
                return false;
            }
            at += 1;
        }
    }

    #[inline]
    fn closure(&self, start: Literal) -> &Closure {
        self.closures[start as usize].as_ref().expect("required before")
    }

    fn contradiction(
        &mut self,
        board: &Candidates,
        filled: &Filled,
        start: Literal,
        harvest: &mut Harvest,
    ) {
        if self.known().is_some_and(|lanes| !lanes.contradicts(start)) {
            return;
        }
        self.require(board, filled, start, self.limit(harvest));
        let closure = self.closure(start);
        let Some(conflict) = closure.conflict else { return };
        let target = start ^ 1;
        if !takes_out(board, target) {
            return;
        }
        let limit = harvest.limit(board, target);
        let bound = closure.conflict_bound(&conflict);
        if !limit.is_above(bound, CONTRADICTION) {
            return;
        }
        let most = self.most(limit, CONTRADICTION);
        if let Some(complexity) = self.weigh(board, &conflict_ends(start, &conflict), most) {
            let weight = Weight::new(self.base, complexity, CONTRADICTION);
            let source = Source::Contradiction { start };
            harvest.offer(board, weight, target, source);
            self.note_lead(source, harvest);
        }
    }

    /// What a candidate leads to both on and off.
    fn double(
        &mut self,
        board: &Candidates,
        filled: &Filled,
        candidate: usize,
        harvest: &mut Harvest,
    ) {
        let starts = [literal(candidate, true), literal(candidate, false)];
        if self.known().is_some_and(|lanes| lanes.nothing_in_common(&starts)) {
            return;
        }
        for start in starts {
            self.require(board, filled, start, self.limit(harvest));
        }
        if self.closure(starts[1]).is_trivial() {
            return;
        }
        let source = |target| Source::Double { candidate: candidate as u16, target };
        self.common(board, &starts, DOUBLE, source, harvest);
    }

    fn cell(
        &mut self,
        board: &Candidates,
        filled: &Filled,
        overview: &Overview,
        cell: usize,
        harvest: &mut Harvest,
    ) {
        let mut starts = [0; 9];
        let mut count = 0;
        for digit in nine(board.cells[cell]) {
            starts[count] = literal(candidate(cell, digit), true);
            count += 1;
        }
        let source = |target| Source::Cell { cell: cell as u8, target };
        self.cases(board, filled, overview, &starts[..count], (CELL, source), harvest);
    }

    /// The houses in which the candidate is the first place of its digit.
    fn regions(
        &mut self,
        board: &Candidates,
        filled: &Filled,
        overview: &Overview,
        cell: usize,
        digit: usize,
        harvest: &mut Harvest,
    ) {
        for house in CELL_HOUSES[cell] {
            let house = house as usize;
            let places = board.houses[house][digit];
            if HOUSE_CELLS[house][places.trailing_zeros() as usize] as usize == cell {
                self.region(board, filled, overview, (house, digit), harvest);
            }
        }
    }

    fn region(
        &mut self,
        board: &Candidates,
        filled: &Filled,
        overview: &Overview,
        (house, digit): (usize, usize),
        harvest: &mut Harvest,
    ) {
        let places = board.houses[house][digit];
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
        self.cases(board, filled, overview, &starts[..count], (REGION, source), harvest);
    }

    /// What follows in every case: from each of the literals of which one is true.
    fn cases(
        &mut self,
        board: &Candidates,
        filled: &Filled,
        overview: &Overview,
        starts: &[Literal],
        (kind, source): (u8, impl Fn(Literal) -> Source),
        harvest: &mut Harvest,
    ) {
        if self.known_apart(overview, starts) {
            return;
        }
        for &start in starts {
            self.require(board, filled, start, self.limit(harvest));
        }
        self.common(board, starts, kind, source, harvest);
    }

    /// The literals all closures have in common, in the order of the first.
    fn common(
        &mut self,
        board: &Candidates,
        starts: &[Literal],
        kind: u8,
        source: impl Fn(Literal) -> Source,
        harvest: &mut Harvest,
    ) {
        for on in [true, false] {
            let side = |start: &Literal| {
                let closure = self.closure(*start);
                if on { &closure.on } else { &closure.off }
            };
            let mut shared: CandidateSet = side(&starts[0]).set;
            for start in &starts[1..] {
                let other = &side(start).set;
                for word in 0..12 {
                    shared[word] &= other[word];
                }
            }
            if shared == [0; 12] {
                continue;
            }
            // Those that could be kept, by position in the first list.
            let chance = |target: &usize| {
                let bound =
                    starts.iter().map(|s| side(s).link(*target).depth as u32 + 1).sum::<u32>();
                let target = literal(*target, on);
                takes_out(board, target) && harvest.limit(board, target).is_above(bound, kind)
            };
            let mut hopes = members(&shared).filter(chance).peekable();
            if hopes.peek().is_none() {
                continue;
            }
            let mut hopeful: CandidateSet = [0; 12];
            for target in hopes {
                hopeful[target / 64] |= 1 << (target % 64);
            }
            for i in 0.. {
                let closure = self.closure(starts[0]);
                let first = if on { &closure.on } else { &closure.off };
                let Some(&target) = first.list().get(i) else { break };
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
                let limit = harvest.limit(board, end);
                if !limit.is_above(bound, kind) {
                    continue;
                }
                let complexity = if self.mode == Mode::Multiple {
                    // Along single parents the bound is the number.
                    Some(bound)
                } else {
                    self.weigh(board, &ends[..starts.len()], self.most(limit, kind))
                };
                if let Some(complexity) = complexity {
                    let weight = Weight::new(self.base, complexity, kind);
                    harvest.offer(board, weight, end, source(end));
                    self.note_lead(source(end), harvest);
                }
            }
        }
    }

    /// The complexity of a chain with these ends, if it is at most `most`: the literals each rests
    /// on, and the complexity of the different nested chains among them.
    fn weigh(&mut self, board: &Candidates, ends: &[End], most: u32) -> Option<u32> {
        let mut complexity = 0;
        // What the ends not yet weighed come to at least.
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

    /// Collects the literals an end rests on. False if they are more than `most`.
    fn collect(&mut self, board: &Candidates, (start, end, fresh): End, most: usize) -> bool {
        let closure = self.closures[start as usize].as_ref().expect("required before");
        let link = fresh.unwrap_or_else(|| closure.link_of(end));
        self.walk.collect(closure, board, self.links, (end, link), most)
    }

    /// The literals of a chain found in the last search, with their causes, end by end: nearest
    /// to the end first. The assumptions of cells and regions have the cause that made
    /// them alternatives.
    pub(in super::super) fn literals(
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

/// The end of a branch: the assumption, the literal, and its link if it is not the closure's own.
type End = (Literal, Literal, Option<Link>);

/// The two sides of a conflict: the on literal first.
fn conflict_ends(start: Literal, conflict: &Conflict) -> [End; 2] {
    let candidate = conflict.candidate as usize;
    let fresh = (start, literal(candidate, conflict.fresh_on), Some(conflict.fresh));
    let old = (start, literal(candidate, !conflict.fresh_on), None);
    if conflict.fresh_on { [fresh, old] } else { [old, fresh] }
}

/// Whether a conclusion takes a candidate out.
fn takes_out(board: &Candidates, target: Literal) -> bool {
    let (candidate, on) = (target as usize / 2, target % 2 == 1);
    !on || board.cells[candidate / 9] & !(1 << (candidate % 9)) != 0
}

/// Whether a candidate, on or off, contradicts itself within the plane of its digit. Without
/// regard to order, which decides only about the chain's length.
fn plane_contradicts(board: &Candidates, cell: usize, digit: usize) -> bool {
    let plane = board.digits[digit];
    let places = |left: u128, on: u128| {
        let (mut left, mut on) = (left, on);
        loop {
            let mut more = 0;
            for house in super::super::board::HOUSE_MASKS {
                if plane & house != 0 {
                    let here = left & house;
                    if here == 0 {
                        return true;
                    }
                    if here.is_power_of_two() {
                        more |= here;
                    }
                }
            }
            more &= !on;
            if more == 0 {
                return false;
            }
            on |= more;
            for cell in bits(more) {
                if PEERS[cell] & on != 0 {
                    return true;
                }
                left &= !PEERS[cell];
            }
        }
    };
    places(plane & !PEERS[cell], 1 << cell) || places(plane & !(1 << cell), 0)
}

#[cfg(test)]
mod tests {
    use ennead_grid::Givens;

    use super::super::super::board::Board;
    use super::*;

    /// No puzzle known needs the highest level, and few the one below. So all levels are asked
    /// about a position that lower ones would settle: with and without shortcuts they must find
    /// the same.
    #[test]
    fn nested_levels_find_the_same_with_and_without_shortcuts() {
        let givens: Givens =
            "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
                .parse()
                .expect("81 characters");
        let mut board = Board::new(&givens);
        // Some cells as the solution has them keep the oracle's time within bounds.
        for (cell, digit) in [(1, 5), (2, 1), (15, 5), (44, 1), (63, 1), (77, 0), (3, 7), (18, 6)] {
            if board.cells[cell] >> digit & 1 == 1 {
                board.place(cell, digit);
            }
        }
        for level in [3, 4, 5] {
            let find = |filters| {
                let mut harvest = Harvest::all();
                let mut overview = Overview::new(filters);
                let mut forcing = Forcing::new(Mode::Dynamic(level), filters);
                forcing.search(&board, &board.filled, &mut overview, &mut harvest);
                let found = harvest.sort();
                found.map(|found| (found.weight, found.eliminations())).collect::<Vec<_>>()
            };
            let found = find(Filters::ALL);
            assert!(!found.is_empty());
            assert!(found[0].0.rating() >= Mode::Dynamic(level).base());
            assert_eq!(found, find(Filters::NONE), "level {level}");
        }
    }
}

//! Forcing chains and cycles: one link after another in the unchanged grid.
//!
//! Three passes, by the links they use: within one digit (X: 6.5 for cycles, 6.6 for forcing
//! chains), with strong links inside cells only (Y: 6.5, cycles only), with all (XY: 7.0).
//! From each candidate of the grid a pass looks for cycles through it, then for the forcing
//! chain from on to off, then for the one from off to on.
//!
//! A forcing chain's conclusion is the opposite of its start, so only its length matters, and the
//! [planes](super::planes) determine the length. What a cycle eliminates depends on its cells, and
//! its cells depend on the order of the search. So for cycles, and when the literals of a chain are
//! needed, the search keeps Sudoku Explainer's order.

use super::closure::{CandidateBits, Cause, HOUSE_CAUSES};
use super::harvest::{Found, Harvest, Source};
use super::pass::{PASSES, Pass};
use super::planes::{DigitPlanes, Graph};
use super::reach::Overview;
use super::session::Session;
use super::{Literal, Weight, literal};
use crate::Filters;
use crate::se::board::{
    CELL_HOUSES, CELL_POSITIONS, CROSSINGS, Candidates, HOUSE_CELLS, Nine, PEERS, bits, candidate,
    is_pair, nine,
};

/// A search for static chains, with the memory it needs.
pub(crate) struct StaticSearch {
    filters: Filters,
    tree: Tree,
    /// The literals of the cycles found, from the end to the start, with their causes.
    cycles: Vec<Vec<(Literal, Cause)>>,
}

impl StaticSearch {
    pub(crate) fn new(filters: Filters) -> StaticSearch {
        StaticSearch { filters, tree: Tree::new(), cycles: Vec::new() }
    }

    /// The literals of the cycles found, each from its end to its start.
    pub(crate) fn cycles(&self) -> impl Iterator<Item = impl Iterator<Item = Literal>> {
        self.cycles.iter().map(|nodes| nodes.iter().map(|&(literal, _)| literal))
    }

    /// Adds the chains of a grid to the harvest.
    pub(crate) fn run(&mut self, session: &mut Session) {
        let Session { grid: board, filled, meter, .. } = *session;
        let (overview, harvest) = (&mut *session.known, &mut *session.harvest);
        self.cycles.clear();
        overview.look(board);
        // Where to search: on and off starts of forcing chains, starts of cycles.
        let mut hopes = [board.digits; 3];
        if let Some(reach) = overview.reach() {
            if reach.is_sound() {
                return;
            }
            hopes = [reach.refuting(true), reach.refuting(false), reach.cycle_starts()];
        }
        overview.read_graph(board);
        let overview = &*overview;
        let graph = &overview.graph;
        let [on_starts, off_starts, cycle_starts] = hopes;
        for (pass, &links) in PASSES.iter().enumerate() {
            let least = Weight::new(links.cycle, 4, links.kind);
            if self.filters.planes && harvest.limit_of_any() <= least {
                continue;
            }
            for cell in bits(filled.empty) {
                let digits = board.cells[cell];
                // A Y-cycle can only start from a cell of two.
                let most = if links.x { 9 } else { 2 };
                if !(2..=most).contains(&digits.count_ones()) {
                    continue;
                }
                for digit in nine(digits) {
                    if !meter.goes_on(1) {
                        return;
                    }
                    if cycle_starts[digit] >> cell & 1 == 1 {
                        self.cycles_through(board, overview, links, (cell, digit), harvest);
                    }
                    for (on, starts) in [(true, &on_starts), (false, &off_starts)] {
                        if links.x && starts[digit] >> cell & 1 == 1 {
                            let start = literal(candidate(cell, digit), on);
                            self.forcing_from(board, graph, pass, start, harvest);
                        }
                    }
                }
            }
        }
    }

    fn cycles_through(
        &mut self,
        board: &Candidates,
        known: &Overview,
        pass: Pass,
        (cell, digit): (usize, usize),
        harvest: &mut Harvest,
    ) {
        let start = candidate(cell, digit);
        let within = &known.reach().map_or(EVERYWHERE, |reach| reach.component(start));
        let limit = harvest.limit_of_any().complexity_below(pass.cycle, pass.kind);
        if self.filters.planes && !known.graph.may_cycle(pass, cell, digit, within, limit) {
            return;
        }
        let mut ends = [(0, Cause::Cell); 4];
        let mut count = 0;
        strong_links(board, pass, start, |end, cause| {
            ends[count] = (end, cause);
            count += 1;
        });
        let ends = &ends[..count];
        let deepest = limit.saturating_sub(2);
        self.tree.grow(board, pass, literal(start, true), Bounds { within, deepest }, None);
        for i in 1..self.tree.ons.len() {
            let last = self.tree.ons[i] as usize;
            let complexity = self.tree.on_links[last].level + 2;
            if complexity > limit {
                break;
            }
            if !ends.iter().any(|&(end, _)| weakly_linked(pass, last, end)) {
                continue;
            }
            weak_links(board, pass, last, |end, cause| {
                let Some(&(_, end_cause)) = ends.iter().find(|&&(other, _)| other == end) else {
                    return;
                };
                if self.tree.rests_on_off(last, end) {
                    return;
                }
                let weight = Weight::new(pass.cycle, complexity, pass.kind);
                let mut nodes =
                    vec![(literal(start, true), end_cause), (literal(end, false), cause)];
                self.tree.path(literal(last, true), &mut nodes);
                // The path ends at the start, and the cycle begins with it.
                nodes.pop();
                let eliminations = cycle_eliminations(board, &nodes);
                if !eliminations.is_empty() {
                    self.cycles.push(nodes);
                    let source = Source::Cycle(self.cycles.len() - 1);
                    harvest.offer_cycle(board, weight, eliminations, source);
                }
            });
        }
    }

    fn forcing_from(
        &mut self,
        board: &Candidates,
        graph: &Graph,
        pass: usize,
        start: Literal,
        harvest: &mut Harvest,
    ) {
        let links = PASSES[pass];
        let target = start ^ 1;
        let limit = harvest.limit(board, target).complexity_below(links.forcing, links.kind);
        let (cell, digit) = (start as usize / 2 / 9, start as usize / 2 % 9);
        let complexity = if self.filters.planes {
            graph.forcing(links, cell, digit, start % 2 == 1, limit)
        } else {
            self.tree.grow(board, links, start, Bounds::NONE, Some(target))
        };
        if let Some(complexity) = complexity {
            let weight = Weight::new(links.forcing, complexity, links.kind);
            harvest.offer(board, weight, target, Source::Forcing { pass, start });
        }
    }

    /// The literals of a chain found in the last search, with their causes, from the end to the
    /// start; for a cycle first in one direction, then in the other.
    pub(crate) fn literals(
        &mut self,
        board: &Candidates,
        found: &Found,
        mut visit: impl FnMut(usize, Literal, Cause),
    ) {
        match found.source {
            Source::Forcing { pass, start } => {
                self.tree.grow(board, PASSES[pass], start, Bounds::NONE, Some(start ^ 1));
                let mut nodes = Vec::new();
                self.tree.path(start ^ 1, &mut nodes);
                for (literal, cause) in nodes {
                    visit(0, literal, cause);
                }
            }
            Source::Cycle(number) => {
                let nodes = &self.cycles[number];
                for &(literal, cause) in nodes {
                    visit(0, literal, cause);
                }
                // In the other direction every literal becomes its opposite and keeps its cause;
                // the start, which has no cause, comes first.
                visit(1, nodes[0].0 ^ 1, Cause::Assumption);
                for &(literal, cause) in nodes[1..].iter().rev() {
                    visit(1, literal ^ 1, cause);
                }
            }
            _ => unreachable!("not a static chain"),
        }
    }
}

/// No restriction.
///
/// In other cases the search for cycles is restricted to the on literals that lead to their start
/// and can be reached from it. Every way from a literal to itself consists of such literals, and
/// for these a restricted search finds the same ways as an unrestricted one.
const EVERYWHERE: DigitPlanes = [u128::MAX; 9];

/// The candidates outside the cycle's cells that see one of its on and one of its off literals.
fn cycle_eliminations(board: &Candidates, nodes: &[(Literal, Cause)]) -> Vec<(u8, Nine)> {
    let mut cells: u128 = 0;
    let mut seen = [[0; 2]; 9];
    for &(literal, _) in nodes {
        let (cell, digit) = (literal as usize / 2 / 9, literal as usize / 2 % 9);
        cells |= 1 << cell;
        seen[digit][literal as usize % 2] |= PEERS[cell];
    }
    let mut by_cell = [0; 81];
    let mut touched = 0;
    for (digit, [off, on]) in seen.into_iter().enumerate() {
        let gone = off & on & !cells & board.digits[digit];
        touched |= gone;
        for cell in bits(gone) {
            by_cell[cell] |= 1 << digit;
        }
    }
    bits(touched).map(|cell| (cell as u8, by_cell[cell])).collect()
}

#[inline]
fn weakly_linked(pass: Pass, a: usize, b: usize) -> bool {
    if a % 9 == b % 9 { PEERS[a / 9] >> (b / 9) & 1 == 1 } else { pass.y && a / 9 == b / 9 }
}

/// The candidates an on literal turns off, in order, each once.
#[inline]
fn weak_links(board: &Candidates, pass: Pass, on: usize, mut visit: impl FnMut(usize, Cause)) {
    let (cell, digit) = (on / 9, on % 9);
    if pass.y {
        for other in nine(board.cells[cell] & !(1 << digit)) {
            visit(candidate(cell, other), Cause::Cell);
        }
    }
    let houses = CELL_HOUSES[cell];
    let (box_, row, column) = (houses[0] as usize, houses[1] as usize, houses[2] as usize);
    let peers = [
        board.houses[box_][digit] & !(1 << CELL_POSITIONS[cell][0]),
        board.houses[row][digit] & !CROSSINGS[row][box_],
        board.houses[column][digit] & !CROSSINGS[column][box_],
    ];
    for kind in 0..3 {
        let cells = &HOUSE_CELLS[houses[kind] as usize];
        for position in nine(peers[kind]) {
            visit(candidate(cells[position] as usize, digit), HOUSE_CAUSES[kind]);
        }
    }
}

/// The candidates an off literal turns on, in order, each once.
#[inline]
fn strong_links(board: &Candidates, pass: Pass, off: usize, mut visit: impl FnMut(usize, Cause)) {
    let (cell, digit) = (off / 9, off % 9);
    if pass.y && is_pair(board.cells[cell]) {
        let other = (board.cells[cell] & !(1 << digit)).trailing_zeros() as usize;
        visit(candidate(cell, other), Cause::Cell);
    }
    if pass.x {
        let mut in_box = None;
        for kind in 0..3 {
            let house = CELL_HOUSES[cell][kind] as usize;
            let places = board.houses[house][digit];
            if is_pair(places) {
                let other = places & !(1 << CELL_POSITIONS[cell][kind]);
                let other = HOUSE_CELLS[house][other.trailing_zeros() as usize] as usize;
                if kind == 0 {
                    in_box = Some(other);
                } else if in_box == Some(other) {
                    continue;
                }
                visit(candidate(other, digit), HOUSE_CAUSES[kind]);
            }
        }
    }
}

#[derive(Clone, Copy)]
struct Way {
    parent: u16,
    level: u32,
    cause: Cause,
}

/// How far a tree grows.
#[derive(Clone, Copy)]
struct Bounds<'a> {
    /// On literals outside this set are skipped.
    within: &'a DigitPlanes,
    /// The last level.
    deepest: u32,
}

impl Bounds<'_> {
    const NONE: Bounds<'static> = Bounds { within: &EVERYWHERE, deepest: u32::MAX };
}

/// The first ways found to the literals within reach of a start, level by level.
struct Tree {
    on_set: CandidateBits,
    off_set: CandidateBits,
    on_links: Box<[Way; 729]>,
    off_links: Box<[Way; 729]>,
    ons: Vec<u16>,
    offs: Vec<u16>,
}

impl Tree {
    fn new() -> Tree {
        let none = Way { parent: 0, level: 0, cause: Cause::Assumption };
        Tree {
            on_set: [0; 12],
            off_set: [0; 12],
            on_links: Box::new([none; 729]),
            off_links: Box::new([none; 729]),
            ons: Vec::with_capacity(729),
            offs: Vec::with_capacity(729),
        }
    }

    /// Grows the tree from a start as far as the bounds allow, or until it reaches `target`, the
    /// opposite of the start. Then it returns the number of literals on the way.
    fn grow(
        &mut self,
        board: &Candidates,
        pass: Pass,
        start: Literal,
        Bounds { within, deepest }: Bounds,
        target: Option<Literal>,
    ) -> Option<u32> {
        self.on_set = [0; 12];
        self.off_set = [0; 12];
        self.ons.clear();
        self.offs.clear();
        let (candidate, on) = (start as usize / 2, start % 2 == 1);
        let way = Way { parent: 0, level: 0, cause: Cause::Assumption };
        self.reach(candidate, on, way);
        let (mut on_done, mut off_done) = (0, 0);
        let mut level = !on as u32;
        while level < deepest && (on_done < self.ons.len() || off_done < self.offs.len()) {
            level += 1;
            let side = on_done < self.ons.len();
            let (from, to) =
                if side { (on_done, self.ons.len()) } else { (off_done, self.offs.len()) };
            for i in from..to {
                let parent = if side { self.ons[i] } else { self.offs[i] };
                let mut turn = |other: usize, cause| {
                    if !side && within[other % 9] >> (other / 9) & 1 == 0 {
                        return;
                    }
                    self.reach(other, !side, Way { parent, level, cause });
                };
                if side {
                    weak_links(board, pass, parent as usize, &mut turn);
                } else {
                    strong_links(board, pass, parent as usize, &mut turn);
                }
            }
            if side {
                on_done = to;
            } else {
                off_done = to;
            }
            if let Some(target) = target {
                let (set, links) = if target % 2 == 1 {
                    (&self.on_set, &self.on_links)
                } else {
                    (&self.off_set, &self.off_links)
                };
                let target = target as usize / 2;
                if set[target / 64] >> (target % 64) & 1 == 1 {
                    // The start of an off-to-on chain is on level 0 too.
                    return Some(links[target].level + 1 - !on as u32);
                }
            }
        }
        None
    }

    #[inline]
    fn reach(&mut self, candidate: usize, on: bool, way: Way) {
        let (set, links, list) = if on {
            (&mut self.on_set, &mut self.on_links, &mut self.ons)
        } else {
            (&mut self.off_set, &mut self.off_links, &mut self.offs)
        };
        if set[candidate / 64] >> (candidate % 64) & 1 == 0 {
            set[candidate / 64] |= 1 << (candidate % 64);
            links[candidate] = way;
            list.push(candidate as u16);
        }
    }

    /// Whether the way to an on literal passes through this candidate off.
    fn rests_on_off(&self, on: usize, off: usize) -> bool {
        let mut at = on;
        loop {
            let link = self.on_links[at];
            if link.cause == Cause::Assumption {
                return false;
            }
            if link.parent as usize == off {
                return true;
            }
            at = self.off_links[link.parent as usize].parent as usize;
        }
    }

    /// Appends a literal and the way to it, from its end to the start.
    fn path(&self, end: Literal, nodes: &mut Vec<(Literal, Cause)>) {
        let mut at = end;
        loop {
            let (candidate, on) = (at as usize / 2, at % 2 == 1);
            let link = if on { self.on_links[candidate] } else { self.off_links[candidate] };
            nodes.push((at, link.cause));
            if link.cause == Cause::Assumption {
                return;
            }
            at = literal(link.parent as usize, !on);
        }
    }
}

//! Everything that follows from one assumption, and the causes.
//!
//! Literals are processed in Sudoku Explainer's order: as long as there is an on literal, its weak
//! links; otherwise one off literal, its strong links. The first link that reaches a literal
//! determines its parent. In a *dynamic* closure a processed off literal is removed from the grid,
//! so that later cells and houses are seen to have two candidates left. A strong link in such a
//! cell or house rests on all its removed candidates, its *hidden parents*. Literals are listed in
//! the order they are found and processed in the same order, so which of them were removed at some
//! point follows from positions in the list and is not stored.
//!
//! The closure of a literal does not depend on its use, so one for each literal and grid serves
//! cells, houses and contradictions alike. Each is some 18 kB, of which a search touches little
//! more than it lists.

use super::inner::Inferences;
use super::{Literal, literal};
use crate::se::board::{
    CELL_HOUSES, CELL_POSITIONS, CROSSINGS, Candidates, HOUSE_CELLS, bits, candidate, is_pair, nine,
};

/// Why a literal follows from its parent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Cause {
    /// A cell holds one digit.
    Cell,
    /// A box, row or column holds a digit once: the kinds in the order of `CELL_HOUSES`.
    Box,
    Row,
    Column,
    /// An inference by another rule; the parent is its number in the closure.
    Inference,
    /// Nothing: it is the assumption itself.
    Assumption,
}

pub(crate) const HOUSE_CAUSES: [Cause; 3] = [Cause::Box, Cause::Row, Cause::Column];

/// How a literal was reached.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Origin {
    /// The candidate of the parent, which is on if the literal is off, and the other way round.
    pub(crate) parent: u16,
    /// Steps from the assumption along first parents.
    pub(crate) depth: u16,
    /// For an on literal, the position of its parent among the off literals.
    departed: u16,
    pub(crate) cause: Cause,
}

const UNREACHED: Origin = Origin { parent: 0, depth: 0, departed: 0, cause: Cause::Assumption };

/// A set of candidates.
pub(crate) type CandidateBits = [u64; 12];

#[inline]
fn contains(set: &CandidateBits, candidate: usize) -> bool {
    set[candidate / 64] >> (candidate % 64) & 1 == 1
}

#[inline]
fn insert(set: &mut CandidateBits, candidate: usize) {
    set[candidate / 64] |= 1 << (candidate % 64);
}

/// The literals of one side, on or off.
///
/// Links are in the order found, not by candidate: a search writes hundreds of closures, most of
/// them short, and they should touch as few cache lines as possible.
pub(crate) struct Side {
    pub(crate) set: CandidateBits,
    len: usize,
    list: [u16; 729],
    /// The position of each candidate of the set in the list.
    position: [u16; 729],
    /// By position in the list.
    links: [Origin; 729],
}

impl Side {
    fn new() -> Side {
        Side { set: [0; 12], len: 0, list: [0; 729], position: [0; 729], links: [UNREACHED; 729] }
    }

    fn clear(&mut self) {
        self.set = [0; 12];
        self.len = 0;
    }

    #[inline]
    pub(crate) fn contains(&self, candidate: usize) -> bool {
        contains(&self.set, candidate)
    }

    /// The candidates in the order found.
    #[inline]
    pub(crate) fn list(&self) -> &[u16] {
        &self.list[..self.len]
    }

    #[inline]
    pub(crate) fn link(&self, candidate: usize) -> Origin {
        self.links[self.position[candidate] as usize]
    }

    #[inline]
    fn push(&mut self, candidate: usize, link: Origin) {
        insert(&mut self.set, candidate);
        self.list[self.len] = candidate as u16;
        self.links[self.len] = link;
        self.position[candidate] = self.len as u16;
        self.len += 1;
    }
}

/// A literal found to be both on and off: `fresh` is the link that would have made it `fresh_on`,
/// contrary to what it was before.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Conflict {
    pub(crate) candidate: u16,
    pub(crate) fresh_on: bool,
    pub(crate) fresh: Origin,
}

/// Which links a closure follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LinkKinds {
    /// Links inside cells. Nishio does not use them.
    pub(crate) cells: bool,
    /// Whether off literals are removed from the grid.
    pub(crate) dynamic: bool,
}

/// What follows from an assumption.
pub(crate) struct Closure {
    pub(crate) on: Side,
    pub(crate) off: Side,
    /// Why the search broke off, if it did.
    pub(crate) conflict: Option<Conflict>,
    /// The inferences by other rules; links refer to them by number.
    pub(crate) inferences: Inferences,
    on_done: usize,
    off_done: usize,
}

impl Closure {
    pub(crate) fn new() -> Closure {
        Closure {
            on: Side::new(),
            off: Side::new(),
            conflict: None,
            inferences: Inferences::default(),
            on_done: 0,
            off_done: 0,
        }
    }

    /// Starts again with an assumption.
    pub(crate) fn assume(&mut self, start: Literal) {
        self.inferences.clear();
        self.on.clear();
        self.off.clear();
        self.conflict = None;
        (self.on_done, self.off_done) = (0, 0);
        let (candidate, on) = (start as usize / 2, start % 2 == 1);
        let side = if on { &mut self.on } else { &mut self.off };
        side.push(candidate, UNREACHED);
    }

    /// Follows the links in a grid until nothing is left to process or a conflict is found. If the
    /// links are dynamic, the processed off literals are removed from the grid.
    pub(crate) fn propagate(&mut self, grid: &mut Candidates, links: LinkKinds) {
        while self.conflict.is_none() {
            if self.on_done < self.on.len {
                self.on_done += 1;
                self.turn_off(self.on_done - 1, grid, links);
            } else if self.off_done < self.off.len {
                self.off_done += 1;
                self.turn_on(self.off_done - 1, grid, links);
            } else {
                break;
            }
        }
    }

    /// Removes the processed off literals from the grid the closure began on, so that the closure
    /// can be continued.
    pub(crate) fn depart(&self, grid: &mut Candidates) {
        for &off in &self.off.list[..self.off_done] {
            grid.remove(off as usize / 9, off as usize % 9);
        }
    }

    /// Whether nothing follows from the assumption.
    pub(crate) fn is_trivial(&self) -> bool {
        self.on.len + self.off.len == 1
    }

    /// Whether there are literals to process.
    pub(crate) fn has_pending(&self) -> bool {
        self.on_done < self.on.len || self.off_done < self.off.len
    }

    /// Adds an off literal inferred by another rule, unless it is known. It does not check whether
    /// the candidate is already on.
    pub(crate) fn infer(&mut self, candidate: usize, inference: u16, depth: u16) {
        if !self.off.contains(candidate) {
            let link = Origin { parent: inference, depth, departed: 0, cause: Cause::Inference };
            self.off.push(candidate, link);
        }
    }

    /// The weak links of the on literal at this position of the list.
    fn turn_off(&mut self, position: usize, grid: &Candidates, links: LinkKinds) {
        let on = self.on.list[position] as usize;
        let (cell, digit) = (on / 9, on % 9);
        let depth = self.on.links[position].depth + 1;
        if links.cells {
            for other in nine(grid.cells[cell] & !(1 << digit)) {
                if self.make_off(candidate(cell, other), on, Cause::Cell, depth) {
                    return;
                }
            }
        }
        // Plain indexing: `map` and iterators of arrays are not inlined here, where most of the
        // time is spent.
        let houses = CELL_HOUSES[cell];
        let (box_, row, column) = (houses[0] as usize, houses[1] as usize, houses[2] as usize);
        let own = CELL_POSITIONS[cell];
        let peers = [
            grid.houses[box_][digit] & !(1 << own[0]),
            grid.houses[row][digit] & !CROSSINGS[row][box_],
            grid.houses[column][digit] & !CROSSINGS[column][box_],
        ];
        for kind in 0..3 {
            let cells = &HOUSE_CELLS[houses[kind] as usize];
            for position in nine(peers[kind]) {
                let other = candidate(cells[position] as usize, digit);
                if self.make_off(other, on, HOUSE_CAUSES[kind], depth) {
                    return;
                }
            }
        }
    }

    /// Returns true if that is a conflict.
    #[inline]
    fn make_off(&mut self, candidate: usize, parent: usize, cause: Cause, depth: u16) -> bool {
        let link = Origin { parent: parent as u16, depth, departed: 0, cause };
        if self.on.contains(candidate) {
            let candidate = candidate as u16;
            self.conflict = Some(Conflict { candidate, fresh_on: false, fresh: link });
            return true;
        }
        if !self.off.contains(candidate) {
            self.off.push(candidate, link);
        }
        false
    }

    /// The strong links of the off literal at this position of the list, which is then removed from
    /// the grid.
    fn turn_on(&mut self, position: usize, grid: &mut Candidates, links: LinkKinds) {
        let off = self.off.list[position] as usize;
        let (cell, digit) = (off / 9, off % 9);
        let depth = self.off.links[position].depth + 1;
        let link = |cause| Origin { parent: off as u16, depth, departed: position as u16, cause };
        // At most four, collected first, because the removal comes before the conflicts.
        let mut turned = [(0, Cause::Cell); 4];
        let mut count = 0;
        if links.cells && is_pair(grid.cells[cell]) {
            let other = (grid.cells[cell] & !(1 << digit)).trailing_zeros() as usize;
            turned[count] = (candidate(cell, other), Cause::Cell);
            count += 1;
        }
        for kind in 0..3 {
            let house = CELL_HOUSES[cell][kind] as usize;
            let places = grid.houses[house][digit];
            if is_pair(places) {
                let other = places & !(1 << CELL_POSITIONS[cell][kind]);
                let other = HOUSE_CELLS[house][other.trailing_zeros() as usize] as usize;
                turned[count] = (candidate(other, digit), HOUSE_CAUSES[kind]);
                count += 1;
            }
        }
        if links.dynamic {
            grid.remove(cell, digit);
        }
        for &(candidate, cause) in &turned[..count] {
            if self.off.contains(candidate) {
                let candidate = candidate as u16;
                self.conflict = Some(Conflict { candidate, fresh_on: true, fresh: link(cause) });
                return;
            }
            if !self.on.contains(candidate) {
                self.on.push(candidate, link(cause));
            }
        }
    }

    /// The on literals, or the off ones.
    #[inline]
    pub(crate) fn side(&self, on: bool) -> &Side {
        if on { &self.on } else { &self.off }
    }

    /// How a literal of the closure was reached.
    pub(crate) fn link_of(&self, literal: Literal) -> Origin {
        self.side(literal % 2 == 1).link(literal as usize / 2)
    }

    /// A lower bound on the number of literals the conflict rests on, counting both of its sides.
    pub(crate) fn conflict_bound(&self, conflict: &Conflict) -> u32 {
        let old = literal(conflict.candidate as usize, !conflict.fresh_on);
        self.link_of(old).depth as u32 + conflict.fresh.depth as u32 + 2
    }
}

/// Collects the literals a literal rests on.
pub(crate) struct Ancestry {
    seen: [CandidateBits; 2],
    /// The literal and its ancestors, nearest first.
    pub(crate) found: Vec<Literal>,
}

impl Ancestry {
    pub(crate) fn new() -> Ancestry {
        Ancestry { seen: [[0; 12]; 2], found: Vec::with_capacity(128) }
    }

    /// Collects `start`, reached by `link`, and everything it rests on in the closure, which
    /// began on `source`. Level by level, parents in the order they are recorded. False if there
    /// are more than `most`; then not all are collected.
    pub(crate) fn collect(
        &mut self,
        closure: &Closure,
        source: &Candidates,
        links: LinkKinds,
        (start, link): (Literal, Origin),
        most: usize,
    ) -> bool {
        self.seen = [[0; 12]; 2];
        self.found.clear();
        self.visit(start);
        self.parents(closure, source, links, start, link);
        let mut next = 1;
        while next < self.found.len() && self.found.len() <= most {
            let literal = self.found[next];
            next += 1;
            self.parents(closure, source, links, literal, closure.link_of(literal));
        }
        self.found.len() <= most
    }

    #[inline]
    fn visit(&mut self, literal: Literal) {
        let (candidate, side) = (literal as usize / 2, literal as usize % 2);
        if !contains(&self.seen[side], candidate) {
            insert(&mut self.seen[side], candidate);
            self.found.push(literal);
        }
    }

    #[inline]
    fn parents(
        &mut self,
        closure: &Closure,
        source: &Candidates,
        links: LinkKinds,
        of: Literal,
        link: Origin,
    ) {
        match link.cause {
            Cause::Assumption => return,
            Cause::Inference => {
                for &parent in closure.inferences.parents(link.parent) {
                    self.visit(literal(parent as usize, false));
                }
                return;
            }
            _ => {}
        }
        let on = of % 2 == 1;
        self.visit(literal(link.parent as usize, !on));
        if !on || !links.dynamic {
            return;
        }
        // The candidates already removed from the cell or house.
        let (cell, digit) = (of as usize / 2 / 9, of as usize / 2 % 9);
        let departed = |other: usize| {
            closure.off.contains(other) && closure.off.position[other] < link.departed
        };
        if link.cause == Cause::Cell {
            for other in nine(source.cells[cell]) {
                let other = candidate(cell, other);
                if departed(other) {
                    self.visit(literal(other, false));
                }
            }
        } else {
            let house = CELL_HOUSES[cell][link.cause as usize - Cause::Box as usize] as usize;
            for position in nine(source.houses[house][digit]) {
                let other = candidate(HOUSE_CELLS[house][position] as usize, digit);
                if departed(other) {
                    self.visit(literal(other, false));
                }
            }
        }
    }
}

/// The candidates of a set, ascending.
pub(crate) fn members(set: &CandidateBits) -> impl Iterator<Item = usize> {
    set.iter().enumerate().flat_map(|(word, &mask)| bits(mask as u128).map(move |i| word * 64 + i))
}

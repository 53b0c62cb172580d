//! Narrowing until nothing changes. What is cheap comes first: cells with one value and their peers;
//! relations of two cells; values with one place in a house; cheap propagators; pointing; dear ones.

use super::bits::{bits, is_single};
use super::network::Network;
use super::sets::{BitSet, CellSet};
use super::work::{Cause, Work};
use crate::propagators::{Needed, Propagator};

/// A derived propagator that changed nothing so often, beyond what it did change, is muted.
const PATIENCE: i32 = 60;

impl<S: CellSet> Work<S> {
    /// Narrows until nothing changes; false on a contradiction, whose cause is noted. What is known
    /// then, when it is true, does not depend on the order.
    pub(crate) fn propagate(&mut self, net: &Network<S>) -> bool {
        loop {
            if !self.singles(net) {
                return false;
            }
            self.wake(net);
            if !self.changed.is_empty() {
                if !self.relations(net) {
                    return false;
                }
                continue;
            }
            if self.lost_values != 0 {
                if !self.places(net) {
                    return false;
                }
                continue;
            }
            let next = self.next(net);
            if self.aim_values != 0 && next.is_none_or(|i| i >= net.late) {
                if !self.pointing(net) {
                    return false;
                }
                if self.aim_values != 0 || !self.touched.is_empty() {
                    continue;
                }
            }
            let Some(i) = next else { return true };
            if !self.run(net, i) {
                self.failed = i;
                return false;
            }
        }
    }

    /// The peers of a cell with one value do not have it.
    #[inline]
    fn singles(&mut self, net: &Network<S>) -> bool {
        while !self.singles.is_empty() {
            let cell = self.singles.first();
            self.singles = self.singles.without_first();
            self.last = cell;
            let value = self.dom(cell).trailing_zeros() as usize;
            let hit = self.board(value) & net.peers[cell];
            if !hit.is_empty() && !self.strike(net, value, hit) {
                return false;
            }
        }
        true
    }

    /// The watchers of changed cells are due.
    #[inline]
    fn wake(&mut self, net: &Network<S>) {
        if self.touched.is_empty() {
            return;
        }
        let words = net.due_words;
        for cell in (self.touched & net.watched).iter() {
            let watchers = &net.watchers[cell * words..(cell + 1) * words];
            for (due, watchers) in self.due.iter_mut().zip(watchers) {
                *due |= watchers;
            }
        }
        self.changed |= std::mem::replace(&mut self.touched, S::EMPTY) & net.linked;
    }

    /// Relations between two cells.
    fn relations(&mut self, net: &Network<S>) -> bool {
        for cell in std::mem::replace(&mut self.changed, S::EMPTY).iter() {
            let dom = self.dom(cell);
            let mut last = u16::MAX;
            let mut image = 0;
            for arc in &net.arcs[cell] {
                if arc.image != last {
                    last = arc.image;
                    image = net.images[last as usize].of(dom);
                }
                if !self.restrict(net, arc.other as usize, image) {
                    return false;
                }
            }
        }
        true
    }

    /// A value with one place in a house is there.
    fn places(&mut self, net: &Network<S>) -> bool {
        while self.lost_values != 0 {
            let value = self.lost_values.trailing_zeros() as usize;
            self.lost_values &= self.lost_values - 1;
            let board = self.board(value);
            let houses =
                std::mem::replace(&mut self.lost[value], S::Houses::EMPTY) & net.full[value];
            self.aim[value] |= houses;
            self.aim_values |= 1 << value;
            for house in houses.iter() {
                let places = board & net.houses[house];
                if places.is_single() {
                    if places.is_empty() {
                        self.cause = Cause::House(house);
                        return false;
                    }
                    self.restrict(net, places.first(), 1 << value);
                }
            }
            if !self.singles.is_empty() {
                break;
            }
        }
        true
    }

    /// A value falls where all its places in some house are in sight: locked candidates, and what a
    /// diagonal or a knight sees. It returns at the first change, as singles come first.
    fn pointing(&mut self, net: &Network<S>) -> bool {
        while self.aim_values != 0 {
            let value = self.aim_values.trailing_zeros() as usize;
            let board = self.board(value);
            let mut houses = self.aim[value];
            while !houses.is_empty() {
                let house = net.houses[houses.first()];
                houses = houses.without_first();
                // Only cells outside the house: if it has many places, these run out after two or three.
                let common = self.seen_by_all(net, board.minus(house), board & house);
                if !common.is_empty() {
                    self.aim[value] = houses;
                    return self.strike(net, value, common);
                }
            }
            self.aim[value] = S::Houses::EMPTY;
            self.aim_values &= self.aim_values - 1;
        }
        true
    }

    /// Those cells that see all of some places.
    #[inline]
    fn seen_by_all(&self, net: &Network<S>, cells: S, places: S) -> S {
        let mut common = cells;
        for cell in places.iter() {
            common &= net.peers[cell];
            if common.is_empty() {
                break;
            }
        }
        common
    }

    /// The next propagator: the one that failed last, as it may fail again, or the cheapest.
    #[inline]
    fn next(&self, net: &Network<S>) -> Option<usize> {
        let due = |word: usize| self.due[word] & !self.muted[word];
        if net.caged && due(self.failed >> 6) >> (self.failed & 63) & 1 != 0 {
            return Some(self.failed);
        }
        let word = (0..net.due_words).find(|&word| due(word) != 0)?;
        Some(64 * word + due(word).trailing_zeros() as usize)
    }

    /// Runs a propagator; false on a contradiction.
    fn run(&mut self, net: &Network<S>, i: usize) -> bool {
        let propagator = &net.propagators[i];
        self.due[i >> 6] &= !(1 << (i & 63));
        self.cause = Cause::Propagator(i);
        let mut local = std::mem::take(&mut self.local);
        local.clear();
        local.extend(propagator.cells.iter().map(|&cell| self.dom(cell as usize)));
        let narrowed = propagator.rule.narrow(&mut local, &mut self.memory);
        let needed = narrowed && {
            let mut cells = propagator.cells.iter().zip(&local);
            cells.all(|(&cell, &dom)| self.restrict(net, cell as usize, dom))
        };
        self.local = local;
        if !needed {
            self.cause = Cause::Propagator(i);
            return false;
        }
        if !self.point_needed(net, propagator) {
            self.cause = Cause::Propagator(i);
            return false;
        }
        let idle = self.touched.is_empty();
        if propagator.derived {
            self.note(i, idle);
        }
        if !idle && propagator.rule.idempotent() {
            self.wake(net);
            self.due[i >> 6] &= !(1 << (i & 63));
        }
        true
    }

    /// What the propagator that ran has found out beyond domains.
    fn point_needed(&mut self, net: &Network<S>, propagator: &Propagator) -> bool {
        let Needed(needed) = self.memory.needed;
        let cell = |&place: &usize| propagator.cells[place] as usize;
        if needed != 0 {
            let cells = S::collect(propagator.cells.iter().map(|&cell| cell as usize));
            if !self.point(net, cells, needed) {
                return false;
            }
        }
        for i in 0..self.memory.needed_in.len() {
            let (part, needed) = self.memory.needed_in[i];
            let cells = S::collect(propagator.rule.parts()[part].iter().map(cell));
            if !self.point(net, cells, needed) {
                return false;
            }
        }
        true
    }

    /// Values that one of these cells has: they fall where all that may have it are in sight.
    fn point(&mut self, net: &Network<S>, cells: S, needed: u32) -> bool {
        for value in bits(needed) {
            let board = self.board(value);
            let places = cells & board;
            let common = self.seen_by_all(net, board, places);
            if !places.is_empty() && !common.is_empty() && !self.strike(net, value, common) {
                return false;
            }
        }
        true
    }

    /// Counts runs of a derived propagator that change nothing.
    fn note(&mut self, i: usize, idle: bool) {
        if !idle {
            self.idle[i] = (self.idle[i] - PATIENCE).max(-8 * PATIENCE);
            return;
        }
        self.idle[i] += 1;
        if self.idle[i] > PATIENCE {
            self.muted[i >> 6] |= 1 << (i & 63);
        }
    }

    /// Whether each cell has one value.
    #[inline]
    pub(crate) fn is_full(&self) -> bool {
        debug_assert!(self.state.open.iter().all(|cell| !is_single(self.dom(cell))));
        self.state.open.is_empty()
    }
}

//! The state of the search at a node, and what is still to be looked at there.
//!
//! Domains (for each cell the values) and boards (for each value the cells) say the same. Only
//! [`Work::restrict`] and [`Work::strike`] change them, so that they stay in step.

use super::bits::{bits, is_single};
use super::network::Network;
use super::sets::{BitSet, CellSet, Stored};
use crate::propagators::Memory;

/// What is known at a node. It is copied for each guess: a trail of changes was not faster.
#[derive(Clone, Copy)]
pub(crate) struct State<S: CellSet> {
    pub(crate) doms: S::Doms,
    pub(crate) boards: S::Boards,
    /// The cells with more than one value.
    pub(crate) open: S,
}

/// Where a contradiction was found.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Cause {
    Cell(usize),
    House(usize),
    Propagator(usize),
}

pub(crate) struct Work<S: CellSet> {
    pub(crate) state: State<S>,
    /// Cells with one value, which their peers may still have.
    pub(super) singles: S,
    /// Cells that have changed since their watchers were woken, and since their arcs were followed.
    pub(super) touched: S,
    pub(super) changed: S,
    /// For each value the houses where it has lost a place, and the values that have such houses.
    pub(super) lost: [S::Houses; 32],
    pub(super) lost_values: u32,
    /// The same for pointing, which runs only when no singles are left.
    pub(super) aim: [S::Houses; 32],
    pub(super) aim_values: u32,
    /// The propagators that are to run.
    pub(super) due: Vec<u64>,
    /// Those that do not run any more: they follow from others and changed nothing for long.
    pub(super) muted: Vec<u64>,
    /// For each propagator, how often it has changed nothing lately.
    pub(super) idle: Vec<i32>,
    /// The propagator that failed last.
    pub(super) failed: usize,
    pub(crate) cause: Cause,
    /// The cell that got its value last.
    pub(crate) last: usize,
    pub(crate) memory: Memory,
    /// Domains of the cells of the propagator that runs.
    pub(super) local: Vec<u32>,
}

impl<S: CellSet> Work<S> {
    /// Everything is to be looked at.
    pub(crate) fn new(net: &Network<S>) -> Work<S> {
        let mut state = State { doms: S::NO_DOMS, boards: S::NO_BOARDS, open: S::EMPTY };
        let mut singles = S::EMPTY;
        for (cell, &dom) in net.doms.iter().enumerate() {
            state.doms.as_mut()[cell] = S::Dom::of(dom);
            let bit = S::of(cell);
            for value in bits(dom) {
                state.boards.as_mut()[value] |= bit;
            }
            match is_single(dom) {
                true => singles |= bit,
                false => state.open |= bit,
            }
        }
        let mut due = vec![0; net.due_words];
        for i in 0..net.propagators.len() {
            due[i >> 6] |= 1 << (i & 63);
        }
        Work {
            state,
            singles,
            touched: S::collect(0..net.cells),
            changed: S::EMPTY,
            lost: net.full,
            lost_values: u32::MAX >> (32 - net.values),
            aim: [S::Houses::EMPTY; 32],
            aim_values: 0,
            muted: vec![0; net.due_words],
            idle: vec![0; net.propagators.len()],
            due,
            failed: 0,
            cause: Cause::Cell(0),
            last: 0,
            memory: Memory::new(&net.slots),
            local: Vec::new(),
        }
    }

    /// Goes to another node: what was still to be looked at is forgotten.
    pub(crate) fn go_to(&mut self, state: &State<S>) {
        self.state = *state;
        self.singles = S::EMPTY;
        self.touched = S::EMPTY;
        self.changed = S::EMPTY;
        for value in bits(self.lost_values) {
            self.lost[value] = S::Houses::EMPTY;
        }
        self.lost_values = 0;
        for value in bits(self.aim_values) {
            self.aim[value] = S::Houses::EMPTY;
        }
        self.aim_values = 0;
        self.due.fill(0);
    }

    /// All propagators run again when they are woken.
    pub(crate) fn unmute(&mut self) {
        self.muted.fill(0);
        self.idle.fill(0);
    }

    #[inline]
    pub(crate) fn dom(&self, cell: usize) -> u32 {
        self.state.doms.as_ref()[cell].get()
    }

    #[inline]
    pub(crate) fn board(&self, value: usize) -> S {
        self.state.boards.as_ref()[value]
    }

    /// Leaves a cell only some of its values; false if none remains.
    #[inline]
    pub(crate) fn restrict(&mut self, net: &Network<S>, cell: usize, keep: u32) -> bool {
        let old = self.dom(cell);
        let new = old & keep;
        new == old || self.narrow(net, cell, old, new)
    }

    fn narrow(&mut self, net: &Network<S>, cell: usize, old: u32, new: u32) -> bool {
        let bit = S::of(cell);
        self.state.doms.as_mut()[cell] = S::Dom::of(new);
        let houses = net.houses_of[cell];
        let gone = old & !new;
        for value in bits(gone) {
            let board = &mut self.state.boards.as_mut()[value];
            *board = board.minus(bit);
            self.lost[value] |= houses;
        }
        self.lost_values |= gone;
        self.touched |= bit;
        if is_single(new) {
            self.singles |= bit;
            self.state.open = self.state.open.minus(bit);
            if new == 0 {
                self.cause = Cause::Cell(cell);
                return false;
            }
        }
        true
    }

    /// Strikes a value from cells that all have it; false if one of them has no other.
    #[inline]
    pub(crate) fn strike(&mut self, net: &Network<S>, value: usize, cells: S) -> bool {
        let board = &mut self.state.boards.as_mut()[value];
        *board = board.minus(cells);
        self.touched |= cells;
        self.lost_values |= 1 << value;
        let mut lost = self.lost[value];
        for cell in cells.iter() {
            lost |= net.houses_of[cell];
            let dom = self.dom(cell) & !(1 << value);
            self.state.doms.as_mut()[cell] = S::Dom::of(dom);
            if is_single(dom) {
                if dom == 0 {
                    self.cause = Cause::Cell(cell);
                    return false;
                }
                let bit = S::of(cell);
                self.singles |= bit;
                self.state.open = self.state.open.minus(bit);
            }
        }
        self.lost[value] = lost;
        true
    }
}

//! What follows by singles from every candidate of a position, all of them side by side.
//!
//! Candidate *z* is column *z* of a matrix of bits, and each candidate *c* has two rows: where it is
//! still possible, and where it has been asserted. One pass over the variables finds the singles and
//! the contradictions of up to 256 suppositions at once:
//!
//! ```text
//! one |= left[c]; two |= one & left[c]      over the candidates of the variable
//! !one          here the variable is empty: the supposition is contradictory
//! one & !two    here a single candidate is left: it is asserted in the next round
//! ```
//!
//! A round asserts all singles at once. So a contradiction found after *r* rounds needs at least *r*
//! assertions, and a braid with this target is of length *r* + 1 or more.

use crate::net::{Net, VariableSet};
use crate::position::Position;
use crate::row::Row;

/// No contradiction found.
const NONE: u8 = u8::MAX;

/// The suppositions of a position, worked out round by round.
#[derive(Default)]
pub(crate) struct Suppositions {
    /// 256 columns each.
    blocks: Vec<Block>,
    /// For each candidate, the rounds to a contradiction, or [`NONE`].
    pub(crate) distance: Vec<u8>,
    /// How many rounds have been asserted.
    pub(crate) rounds: u8,
    /// Whether the next round can bring something new.
    pub(crate) is_moving: bool,
    /// The candidates found contradictory in the last round.
    pub(crate) fresh: Vec<u16>,
}

#[derive(Default, Clone)]
struct Block {
    /// Where each candidate is still possible.
    left: Vec<Row>,
    /// Where each object has been asserted.
    on: Vec<Row>,
    /// The columns that are contradictory, or not asked for.
    done: Row,
    /// What the last round found to be asserted, and where.
    singles: Vec<(u16, Row)>,
    /// Where each variable's last candidate has been asserted.
    decided: Vec<Row>,
    /// The variables that have lost a candidate somewhere since they were looked at.
    touched: VariableSet,
}

impl Default for Row {
    fn default() -> Row {
        Row::NONE
    }
}

/// The links of the candidates of a net as rows, to begin with.
#[derive(Default)]
pub(crate) struct LinkRows {
    /// For each block of columns and each candidate, the candidates not linked to it.
    blocks: Vec<Vec<Row>>,
}

impl LinkRows {
    pub(crate) fn rebuild(&mut self, net: &Net) {
        self.blocks.resize_with(net.len().div_ceil(Row::BITS), Vec::new);
        for (b, rows) in self.blocks.iter_mut().enumerate() {
            rows.clear();
            rows.extend((0..net.len()).map(|c| {
                let mut row = Row::ALL;
                for &other in net.links.get(c) {
                    if other as usize / Row::BITS == b {
                        row.remove(other as usize % Row::BITS);
                    }
                }
                row
            }));
        }
    }
}

impl Suppositions {
    /// Begins with what is open in a position, before the first round.
    pub(crate) fn begin(&mut self, net: &Net, links: &LinkRows, position: &Position) {
        self.blocks.resize_with(links.blocks.len(), Block::default);
        self.distance.clear();
        self.distance.resize(net.len(), NONE);
        self.rounds = 0;
        self.is_moving = true;
        for (b, (block, rows)) in self.blocks.iter_mut().zip(&links.blocks).enumerate() {
            block.begin(net, rows, position, b * Row::BITS);
        }
    }

    /// Copies another's state.
    pub(crate) fn copy(&mut self, other: &Suppositions) {
        self.blocks.resize_with(other.blocks.len(), Block::default);
        for (block, other) in self.blocks.iter_mut().zip(&other.blocks) {
            block.left.clone_from(&other.left);
            block.on.clone_from(&other.on);
            block.done = other.done;
            block.singles.clone_from(&other.singles);
            block.decided.clone_from(&other.decided);
            block.touched = other.touched;
        }
        self.distance.clone_from(&other.distance);
        (self.rounds, self.is_moving) = (other.rounds, other.is_moving);
    }

    /// Candidates have been eliminated from the position, or decided by that.
    pub(crate) fn eliminated(&mut self, net: &Net, gone: &[u16]) {
        for &candidate in gone {
            let (b, column) = (candidate as usize / Row::BITS, candidate as usize % Row::BITS);
            self.blocks[b].done.insert(column);
            for block in &mut self.blocks {
                block.left[candidate as usize] = Row::NONE;
                block.touched.extend(&net.touches[candidate as usize]);
            }
        }
        self.is_moving |= !gone.is_empty();
    }

    /// Whether no supposition is contradictory, however many rounds are added.
    pub(crate) fn are_exhausted(&self) -> bool {
        !self.is_moving && self.distance.iter().all(|&distance| distance == NONE)
    }

    /// The candidates found contradictory so far.
    pub(crate) fn contradictory(&self) -> impl Iterator<Item = u16> {
        (0..).zip(&self.distance).filter(|&(_, &distance)| distance != NONE).map(|(c, _)| c)
    }

    /// How many candidates each supposition has made false.
    pub(crate) fn weights(&self, net: &Net, weights: &mut Vec<u16>) {
        weights.clear();
        for block in &self.blocks {
            // Counted side by side, in binary: plane k has the digit of 2^k.
            let mut planes = [Row::NONE; 10];
            for &left in &block.left {
                let mut carry = !left;
                for plane in &mut planes {
                    let both = *plane & carry;
                    *plane = (*plane | carry) & !both;
                    carry = both;
                    if !carry.any() {
                        break;
                    }
                }
            }
            let from = weights.len();
            weights.resize(net.len().min(from + Row::BITS), 0);
            for (k, plane) in planes.iter().enumerate() {
                for column in plane.iter().take_while(|&column| from + column < net.len()) {
                    weights[from + column] |= 1 << k;
                }
            }
        }
    }

    /// All rounds at once, without counting them, until something is contradictory: `fresh`.
    ///
    /// What is contradictory is best eliminated at once, before going on.
    pub(crate) fn close(&mut self, net: &Net, position: &Position) {
        self.fresh.clear();
        self.is_moving = false;
        for (b, block) in self.blocks.iter_mut().enumerate() {
            let empty = block.close(net, position);
            self.fresh.extend(empty.iter().map(|column| (b * Row::BITS + column) as u16));
            self.is_moving |= !block.touched.is_empty();
        }
    }

    /// One round more.
    pub(crate) fn advance(&mut self, net: &Net, position: &Position, window: (u16, u16)) {
        for block in &mut self.blocks {
            block.assert_singles(net);
        }
        self.rounds = self.rounds.saturating_add(1).min(NONE - 2);
        self.look(net, position, window);
    }

    /// Looks for contradictions and for what the next round asserts.
    pub(crate) fn look(&mut self, net: &Net, position: &Position, window: (u16, u16)) {
        self.fresh.clear();
        self.is_moving = false;
        for (b, block) in self.blocks.iter_mut().enumerate() {
            let empty = block.round(net, position, window) & !block.done;
            block.done |= empty;
            if empty.any() {
                for column in empty.iter() {
                    let candidate = b * Row::BITS + column;
                    self.distance[candidate] = self.rounds;
                    self.fresh.push(candidate as u16);
                }
            }
            let done = block.done;
            block.singles.retain_mut(|(_, row)| {
                *row &= !done;
                row.any()
            });
            self.is_moving |= !block.singles.is_empty();
        }
    }
}

impl Block {
    fn begin(&mut self, net: &Net, rows: &[Row], position: &Position, first: usize) {
        self.left.clear();
        self.left.extend_from_slice(rows);
        self.on.clear();
        self.on.resize(net.objects(), Row::NONE);
        self.done = Row::ALL;
        self.singles.clear();
        self.decided.clear();
        self.decided.resize(net.variable_count(), Row::NONE);
        self.touched = VariableSet::all(net.variable_count());
        for candidate in 0..net.len() {
            if position.is_off(candidate) {
                self.left[candidate] = Row::NONE;
            } else if candidate.wrapping_sub(first) < Row::BITS && position.is_open(net, candidate)
            {
                self.done.remove(candidate - first);
                self.on[candidate].insert(candidate - first);
            }
        }
    }

    /// Makes false what an object excludes, where it is asserted.
    #[inline(always)]
    fn exclude(&mut self, net: &Net, object: usize, row: Row) {
        let mut touched = VariableSet::NONE;
        let keep = !row;
        for &other in net.links.get(object) {
            let left = &mut self.left[other as usize];
            if (*left & row).any() {
                *left &= keep;
                touched.extend(&net.touches[other as usize]);
            }
        }
        if let Some(own) = net.touches.get(object) {
            // These have their last candidate.
            touched.remove_all(own);
            for v in net.variables[object] {
                self.decided[v as usize] |= row;
            }
        }
        self.touched.extend(&touched);
    }

    /// Makes false what the singles of the last round exclude.
    fn assert_singles(&mut self, net: &Net) {
        let mut singles = std::mem::take(&mut self.singles);
        for (object, row) in singles.drain(..) {
            self.exclude(net, object as usize, row);
        }
        self.singles = singles;
    }

    /// Where a variable is empty; where one candidate is left goes to `singles`.
    fn round(&mut self, net: &Net, position: &Position, window: (u16, u16)) -> Row {
        let mut empty = Row::NONE;
        let touched = std::mem::take(&mut self.touched);
        let (first, end) = (window.0.into(), window.1.into());
        for v in touched.iter() {
            if position.count(v) > 1 && v >= first && v < end {
                empty |= self.visit(net, v);
            }
        }
        empty
    }

    /// Rounds to the end, or to the first contradictions; where these are.
    ///
    /// What is single is asserted at once, and variables are visited as they are touched: about half the
    /// visits of rounds.
    fn close(&mut self, net: &Net, position: &Position) -> Row {
        self.assert_singles(net);
        while !self.touched.is_empty() {
            let touched = self.touched;
            for v in touched.iter() {
                self.touched.remove(v);
                if position.count(v) < 2 {
                    continue;
                }
                let empty = self.visit(net, v) & !self.done;
                self.done |= empty;
                while let Some((object, row)) = self.singles.pop() {
                    self.exclude(net, object as usize, row & !self.done);
                }
                if empty.any() {
                    return empty;
                }
            }
        }
        Row::NONE
    }

    /// Where a variable is empty; where one candidate is left goes to `singles`.
    #[inline(always)]
    fn visit(&mut self, net: &Net, v: usize) -> Row {
        let members = net.members.get(v);
        let (mut one, mut two) = (Row::NONE, Row::NONE);
        for &c in members {
            let left = self.left[c as usize];
            two |= one & left;
            one |= left;
        }
        let single = one & !two & !self.done & !self.decided[v];
        if single.any() {
            self.decided[v] |= single;
            for &c in members {
                let row = single & self.left[c as usize] & !self.on[c as usize];
                if row.any() {
                    self.on[c as usize] |= row;
                    self.singles.push((c, row));
                }
            }
        }
        if net.has_groups() {
            self.visit_groups(net, v, two & !self.done);
        }
        !one
    }

    /// Where all that is left of a variable lies in one segment, out of `several`.
    fn visit_groups(&mut self, net: &Net, v: usize, several: Row) {
        for &group in net.groups.get(v) {
            let segment = net.group_segment(group as usize);
            let mut row = several & !self.on[group as usize];
            for &c in net.members.get(v) {
                if !net.segments[c as usize].contains(&segment) {
                    row &= !self.left[c as usize];
                }
            }
            if row.any() {
                self.on[group as usize] |= row;
                self.singles.push((group, row));
            }
        }
    }
}

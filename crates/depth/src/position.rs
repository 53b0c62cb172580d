//! A position: which candidates are left, and what follows from supposing some of them.

use ennead_grid::Candidate;

use crate::net::{self, Net, SEGMENTS};

/// One candidate left, in [`Position::left`].
const ONE: u16 = 1 << 12;
const CANDIDATES: usize = Candidate::COUNT.next_power_of_two();
const VARIABLES: usize = net::VARIABLES.next_power_of_two();

/// Which candidates of a net are left.
///
/// Arrays longer than needed, with lengths that are powers of two: so an index is cut off, not checked.
#[derive(Clone)]
pub(crate) struct Position {
    /// Whether each candidate is eliminated.
    off: [bool; CANDIDATES],
    /// For each variable, how many candidates are left, times [`ONE`], and the exclusive or of
    /// their numbers. If one is left, that is its number.
    left: [u16; VARIABLES],
    /// For each segment, how many candidates are left, if the net has groups.
    inside: Vec<u8>,
    /// Whether a variable has lost all candidates.
    pub(crate) contradictory: bool,
}

impl Default for Position {
    fn default() -> Position {
        Position {
            off: [false; CANDIDATES],
            left: [0; VARIABLES],
            inside: Vec::new(),
            contradictory: false,
        }
    }
}

impl Position {
    /// The position with all candidates of the net.
    pub(crate) fn reset(&mut self, net: &Net) {
        self.off.fill(false);
        for (v, left) in self.left[..net.variable_count()].iter_mut().enumerate() {
            let members = net.members.get(v);
            *left = members.iter().fold(ONE * members.len() as u16, |left, &c| left ^ c);
        }
        self.inside.clear();
        if net.has_groups() {
            self.inside.resize(SEGMENTS, 0);
            for segments in &net.segments {
                segments.iter().for_each(|&s| self.inside[s as usize] += 1);
            }
        }
        self.contradictory = false;
    }

    /// Copies another position of the same net.
    pub(crate) fn copy(&mut self, other: &Position) {
        self.off = other.off;
        self.left = other.left;
        self.inside.clone_from(&other.inside);
        self.contradictory = other.contradictory;
    }

    /// Whether a candidate is eliminated.
    #[inline(always)]
    pub(crate) fn is_off(&self, candidate: usize) -> bool {
        self.off[candidate % CANDIDATES]
    }

    /// Whether each of the candidates is eliminated; what follows is unused.
    pub(crate) fn off(&self) -> &[bool] {
        &self.off
    }

    #[inline(always)]
    fn set_off(&mut self, candidate: usize, off: bool) {
        self.off[candidate % CANDIDATES] = off;
    }

    #[inline(always)]
    fn left(&mut self, variable: u16) -> &mut u16 {
        &mut self.left[variable as usize % VARIABLES]
    }

    /// How many candidates a variable has left.
    #[inline(always)]
    pub(crate) fn count(&self, variable: usize) -> usize {
        (self.left[variable % VARIABLES] >> 12) as usize
    }

    /// Whether every cell is decided, without contradiction.
    pub(crate) fn is_solved(&self, net: &Net) -> bool {
        !self.contradictory && self.left[..net.types[1]].iter().all(|&left| left >> 12 == 1)
    }

    /// Whether a candidate is neither eliminated nor decided.
    #[inline(always)]
    pub(crate) fn is_open(&self, net: &Net, candidate: usize) -> bool {
        !self.is_off(candidate) && self.count(net.variables[candidate][0] as usize) > 1
    }
}

/// A position, what is asserted in it one after the other, and how to take it back.
#[derive(Default)]
pub(crate) struct Board {
    pub(crate) position: Position,
    /// The candidates made false, in order.
    trail: Vec<u16>,
    /// The objects that can be asserted, or have been, in the order found.
    pub(crate) pending: Vec<u16>,
    /// Whether an object is in `pending`.
    seen: Vec<bool>,
    /// For everything pending, the variable that made it so.
    pub(crate) via: Vec<u16>,
    /// The variable that has lost all candidates.
    pub(crate) empty: Option<u16>,
    /// The variables that may be used: first and end.
    pub(crate) window: (u16, u16),
}

/// How far a board had come: for [`Board::undo`].
#[derive(Clone, Copy)]
pub(crate) struct Mark {
    pub(crate) trail: usize,
    pub(crate) pending: usize,
}

impl Board {
    /// Prepares for a net; the position is set by the caller.
    pub(crate) fn prepare(&mut self, net: &Net) {
        self.trail.clear();
        self.pending.clear();
        self.seen.clear();
        self.seen.resize(net.objects(), false);
        self.via.clear();
        self.via.resize(net.objects(), 0);
        self.empty = None;
        self.window = net.window(None);
    }

    #[inline(always)]
    fn push(&mut self, object: usize, via: usize) {
        if !self.seen[object] {
            self.seen[object] = true;
            self.via[object] = via as u16;
            self.pending.push(object as u16);
        }
    }

    /// Makes a candidate false that is not.
    #[inline(always)]
    pub(crate) fn clear(&mut self, net: &Net, candidate: usize) {
        self.position.set_off(candidate, true);
        self.trail.push(candidate as u16);
        for v in net.variables[candidate] {
            let left = self.position.left(v);
            let new = (*left ^ candidate as u16) - ONE;
            *left = new;
            if new < 2 * ONE && v >= self.window.0 && v < self.window.1 {
                if new < ONE {
                    self.empty = Some(v);
                } else {
                    self.push((new - ONE) as usize, v as usize);
                }
            }
        }
        if net.has_groups() {
            self.clear_in_groups(net, candidate);
        }
    }

    fn clear_in_groups(&mut self, net: &Net, candidate: usize) {
        for segment in net.segments[candidate] {
            self.position.inside[segment as usize] -= 1;
        }
        for &v in &net.variables[candidate][1..] {
            let count = self.position.count(v as usize);
            if (count == 2 || count == 3) && v >= self.window.0 && v < self.window.1 {
                for &group in net.groups.get(v as usize) {
                    let inside = self.position.inside[net.group_segment(group as usize) as usize];
                    if inside as usize == count {
                        self.push(group as usize, v as usize);
                    }
                }
            }
        }
    }

    /// Makes false what is linked to an object; stops at a contradiction.
    #[inline]
    pub(crate) fn assert(&mut self, net: &Net, object: usize) {
        for &other in net.links.get(object) {
            if !self.position.is_off(other.into()) {
                self.clear(net, other as usize);
                if self.empty.is_some() {
                    return;
                }
            }
        }
    }

    /// Whether a variable would be empty if an object were asserted.
    pub(crate) fn is_contradictory(&mut self, net: &Net, object: usize) -> bool {
        let links = net.links.get(object);
        let Board { position, window, .. } = self;
        // Only counted: what would be asserted next is of no interest.
        let mut found = false;
        let mut done = 0;
        while done < links.len() && !found {
            let other = links[done] as usize;
            done += 1;
            if !position.is_off(other) {
                for v in net.variables[other] {
                    let left = position.left(v);
                    *left -= ONE;
                    found |= *left < ONE && v >= window.0 && v < window.1;
                }
            }
        }
        for &other in &links[..done] {
            if !position.is_off(other.into()) {
                net.variables[other as usize].iter().for_each(|&v| *position.left(v) += ONE);
            }
        }
        found
    }

    /// Supposes a candidate.
    pub(crate) fn suppose(&mut self, net: &Net, candidate: usize) {
        self.seen[candidate] = true;
        self.assert(net, candidate);
    }

    /// Takes back all that was supposed.
    pub(crate) fn unsuppose(&mut self, net: &Net, candidate: usize) {
        self.undo(net, Mark { trail: 0, pending: 0 });
        self.seen[candidate] = false;
    }

    #[inline(always)]
    pub(crate) fn mark(&self) -> Mark {
        Mark { trail: self.trail.len(), pending: self.pending.len() }
    }

    /// Goes back to where the board was.
    pub(crate) fn undo(&mut self, net: &Net, mark: Mark) {
        while self.trail.len() > mark.trail {
            let candidate = self.trail.pop().expect("longer than the mark");
            self.position.set_off(candidate.into(), false);
            for v in net.variables[candidate as usize] {
                let left = self.position.left(v);
                *left = (*left ^ candidate) + ONE;
            }
            if net.has_groups() {
                for segment in net.segments[candidate as usize] {
                    self.position.inside[segment as usize] += 1;
                }
            }
        }
        while self.pending.len() > mark.pending {
            let object = self.pending.pop().expect("longer than the mark");
            self.seen[object as usize] = false;
        }
        self.empty = None;
    }

    /// Singles to the end, for good, after [`clear`](Board::clear); what was made false since the
    /// board was last settled is in `gone`.
    pub(crate) fn settle(&mut self, net: &Net, gone: &mut Vec<u16>) {
        let mut next = 0;
        while next < self.pending.len() && self.empty.is_none() {
            let object = self.pending[next] as usize;
            next += 1;
            // Groups are not singles.
            if object < net.len() {
                self.assert(net, object);
            }
        }
        self.position.contradictory |= self.empty.is_some();
        self.empty = None;
        gone.clear();
        std::mem::swap(gone, &mut self.trail);
        for object in self.pending.drain(..) {
            self.seen[object as usize] = false;
        }
    }

    /// Eliminates a candidate for good, with all singles that follow.
    pub(crate) fn eliminate(&mut self, net: &Net, candidate: usize, gone: &mut Vec<u16>) {
        let window = std::mem::replace(&mut self.window, net.window(None));
        self.clear(net, candidate);
        self.settle(net, gone);
        self.window = window;
    }

    /// Whether a candidate is the only one left of one of the variables, within the window.
    #[inline(always)]
    pub(crate) fn is_last_of(&self, variable: u16) -> bool {
        self.position.count(variable as usize) == 1
            && variable >= self.window.0
            && variable < self.window.1
    }
}

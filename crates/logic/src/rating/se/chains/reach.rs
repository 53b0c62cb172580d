//! What leads to what, for all literals at once.
//!
//! In an unchanged grid "leads to" is reachability in one graph, so the closures of all on literals
//! come together: find the strongly connected components (Tarjan 1972), which come out in
//! an order in which every component is done after all it leads to, and unite the sets
//! along the links. That costs about as much as two dozen single closures.
//!
//! It settles most searches before they begin:
//!
//! - A forcing chain exists exactly for the literals that lead to their opposite.
//! - What a cycle takes out leads to its own opposite, too: it sees a literal *x* that is on in the
//!   cycle and a *y* that is off in it, and in a cycle ¬*x* leads to *y*. So a cycle needs a
//!   component with more than one literal, one of which is seen by such a candidate.
//! - Multiple chains need sets with something in common. Where no literal leads to its opposite,
//!   none leads to a contradiction either, so no closure breaks off and the sets are exact.

use super::super::Filters;
use super::super::board::{Candidates, PEERS, bits, nine};
use super::planes::{Graph, Planes, XY, is_empty, once_twice};

/// What is known of a grid before any chain is followed; worked out once for the searches that look
/// at the same grid one after the other.
pub(in super::super) struct Overview {
    filters: Filters,
    /// The candidates this is about.
    of: Planes,
    pub(in super::super) graph: Graph,
    pub(in super::super) reach: Reach,
    /// The candidates that lead to their opposite when on, and those that do when off.
    pub(in super::super) refuting: [Planes; 2],
    /// The cells with more than one candidate.
    pub(in super::super) several: u128,
    has_off: bool,
}

impl Overview {
    pub(in super::super) fn new(filters: Filters) -> Overview {
        Overview {
            filters,
            of: [0; 9],
            graph: Graph::new(),
            reach: Reach::new(),
            refuting: [[0; 9]; 2],
            several: 0,
            has_off: false,
        }
    }

    /// Looks at a grid.
    pub(in super::super) fn look(&mut self, board: &Candidates) {
        if self.of == board.digits {
            return;
        }
        self.of = board.digits;
        self.has_off = false;
        if self.filters.planes || self.filters.reach {
            self.graph.read(board);
        }
        if self.filters.reach {
            self.reach.read(board, &self.graph);
            self.refuting = self.reach.self_refuting(board, &self.graph);
        }
    }

    /// Whether no literal leads to its opposite. If so, the off literals are worked out, too.
    pub(in super::super) fn is_sound(&mut self) -> bool {
        let sound = self.refuting.iter().all(is_empty);
        if sound && !self.has_off {
            self.has_off = true;
            self.several = once_twice(&self.of).1;
            self.reach.read_off(&self.graph);
        }
        sound
    }
}

/// The sets of a position, kept by component.
pub(in super::super) struct Reach {
    /// The component of each candidate's on literal, once known.
    component: Box<[u16; 729]>,
    /// For each component the on literals it leads to, its own among them.
    leads_to: Vec<Planes>,
    /// For each component the off literals it leads to, once asked for.
    turns_off: Vec<Planes>,
    /// The literals of each component.
    members: Vec<Planes>,
    /// Tarjan's numbers: 0 for a literal not met yet.
    met: Box<[u16; 729]>,
    count: u16,
    stack: Vec<u16>,
    partial: Vec<Planes>,
}

const PENDING: u16 = u16::MAX;

impl Reach {
    pub(in super::super) fn new() -> Reach {
        Reach {
            component: Box::new([PENDING; 729]),
            leads_to: Vec::new(),
            turns_off: Vec::new(),
            members: Vec::new(),
            met: Box::new([0; 729]),
            count: 0,
            stack: Vec::new(),
            partial: Vec::new(),
        }
    }

    /// Works out the sets of a position, whose links are `graph`.
    pub(in super::super) fn read(&mut self, board: &Candidates, graph: &Graph) {
        self.component.fill(PENDING);
        self.met.fill(0);
        self.leads_to.clear();
        self.members.clear();
        self.count = 0;
        for (cell, &digits) in board.cells.iter().enumerate() {
            for digit in nine(digits) {
                if self.met[cell * 9 + digit] == 0 {
                    self.visit(graph, cell, digit);
                }
            }
        }
    }

    /// Tarjan's depth-first search; the lowest number reached.
    fn visit(&mut self, graph: &Graph, cell: usize, digit: usize) -> u16 {
        let node = cell * 9 + digit;
        self.count += 1;
        let number = self.count;
        let mut low = number;
        self.met[node] = number;
        self.stack.push(node as u16);
        let depth = self.stack.len() - 1;
        let mut own = [0; 9];
        own[digit] = 1 << cell;
        self.partial.push(own);
        let links = graph.weak_and_strong(cell, digit);
        for (other, mask) in links.into_iter().enumerate() {
            for next in bits(mask) {
                let next_node = next * 9 + other;
                if self.met[next_node] == 0 {
                    low = low.min(self.visit(graph, next, other));
                }
                let component = self.component[next_node];
                if component == PENDING {
                    low = low.min(self.met[next_node]);
                } else if self.partial[depth][other] >> next & 1 == 0 {
                    unite(&mut self.partial[depth], &self.leads_to[component as usize]);
                }
            }
        }
        if low == number {
            let mut all = [0; 9];
            let mut members = [0; 9];
            for partial in &self.partial[depth..] {
                unite(&mut all, partial);
            }
            for &member in &self.stack[depth..] {
                self.component[member as usize] = self.members.len() as u16;
                members[member as usize % 9] |= 1 << (member / 9);
            }
            unite(&mut all, &members);
            self.stack.truncate(depth);
            self.partial.truncate(depth);
            self.members.push(members);
            self.leads_to.push(all);
        }
        low
    }

    /// The on literals an on literal leads to.
    #[inline]
    pub(in super::super) fn on(&self, cell: usize, digit: usize) -> &Planes {
        &self.leads_to[self.component[cell * 9 + digit] as usize]
    }

    /// Works out the off literals as well.
    pub(in super::super) fn read_off(&mut self, graph: &Graph) {
        self.turns_off.clear();
        self.turns_off.extend(self.leads_to.iter().map(|on| graph.weak_of(on)));
    }

    /// The off literals an on literal leads to, after [`Self::read_off`].
    #[inline]
    pub(in super::super) fn off(&self, cell: usize, digit: usize) -> &Planes {
        &self.turns_off[self.component[cell * 9 + digit] as usize]
    }

    /// The literals that lead to an on literal and that it leads to.
    #[inline]
    pub(in super::super) fn component(&self, cell: usize, digit: usize) -> &Planes {
        &self.members[self.component[cell * 9 + digit] as usize]
    }

    /// The candidates that lead to their opposite when on, and those that do when off.
    pub(in super::super) fn self_refuting(&self, board: &Candidates, graph: &Graph) -> [Planes; 2] {
        let mut refuting = [[0; 9]; 2];
        for (cell, &digits) in board.cells.iter().enumerate() {
            for digit in nine(digits) {
                let on = self.on(cell, digit);
                // It sees something it leads to.
                let mut seen = on[digit] & PEERS[cell];
                for other in nine(digits & !(1 << digit)) {
                    seen |= on[other] & 1 << cell;
                }
                refuting[0][digit] |= ((seen != 0) as u128) << cell;
                let from_off = graph.strong(XY, cell, digit);
                let back = from_off.iter().enumerate().any(|(other, &mask)| {
                    bits(mask).any(|next| self.on(next, other)[digit] >> cell & 1 == 1)
                });
                refuting[1][digit] |= (back as u128) << cell;
            }
        }
        refuting
    }
}

#[inline]
fn unite(set: &mut Planes, other: &Planes) {
    for digit in 0..9 {
        set[digit] |= other[digit];
    }
}

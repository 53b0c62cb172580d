//! Which literals lead to which, for all literals at once.
//!
//! In an unchanged grid "leads to" is reachability in one graph, so the closures of all on literals
//! are found together. Tarjan's algorithm (1972) finds the strongly connected components in an
//! order in which every component comes after all it leads to; the sets are united along the links.
//! That costs about as much as two dozen single closures.
//!
//! It decides most searches before they begin:
//!
//! - A forcing chain exists for exactly the literals that lead to their opposite.
//! - What a cycle eliminates leads to its own opposite, too: it sees a literal *x* that is on in
//!   the cycle and a *y* that is off in it, and in a cycle ¬*x* leads to *y*. So a cycle needs a
//!   component with several literals, one of which is seen by such a candidate.
//! - Multiple chains need sets with common members. If no literal leads to its opposite, none leads
//!   to a contradiction either, so no closure breaks off and the sets are exact.

use super::Literal;
use super::numbers::{
    EMPTY, LiteralRow, Numbers, first, has, insert, intersect, is_empty, meet, members, subtract,
    unite,
};
use super::planes::{DigitPlanes, Graph};
use crate::Filters;
use crate::se::board::Candidates;

/// What is known of a grid before any chain is followed. It is computed once for consecutive
/// searches in the same grid.
pub(crate) struct Overview {
    filters: Filters,
    /// The candidates of the grid.
    of: DigitPlanes,
    pub(crate) graph: Graph,
    has_graph: bool,
    /// Which literals lead to which, if computed and the grid is not too large.
    reach: LeadsTo,
    has_reach: bool,
}

impl Overview {
    pub(crate) fn new(filters: Filters) -> Overview {
        Overview {
            filters,
            of: [0; 9],
            graph: Graph::new(),
            has_graph: false,
            reach: LeadsTo::default(),
            has_reach: false,
        }
    }

    /// Sets the grid.
    pub(crate) fn look(&mut self, board: &Candidates) {
        if self.of != board.digits {
            self.of = board.digits;
            self.has_graph = false;
            self.has_reach = self.filters.reach && self.reach.read(board);
        }
    }

    /// Which literals lead to which in the current grid, if known.
    pub(crate) fn reach(&self) -> Option<&LeadsTo> {
        self.has_reach.then_some(&self.reach)
    }

    /// Finds the links of the current grid.
    pub(crate) fn read_graph(&mut self, board: &Candidates) {
        if !self.has_graph {
            self.has_graph = true;
            self.graph.read(board);
        }
    }

    /// Whether it is known that no literal leads to its opposite. If so, the off literals are
    /// computed too.
    pub(crate) fn is_sound(&mut self) -> bool {
        let sound = self.has_reach && self.reach.is_sound();
        if sound {
            self.reach.read_off();
        }
        sound
    }
}

/// The sets of a position, kept by component.
#[derive(Default)]
pub(crate) struct LeadsTo {
    numbers: Numbers,
    /// The candidates each candidate turns on when off, at most four.
    strong: Vec<([u16; 4], u8)>,
    /// The candidates that turn some other candidate on.
    linked: LiteralRow,
    /// The candidates each candidate turns off when on.
    weak: Vec<LiteralRow>,
    /// The component of each candidate's on literal, once known.
    component: Vec<u16>,
    /// For each component the on literals it leads to, its own among them.
    leads_to: Vec<LiteralRow>,
    /// For each component the off literals it leads to, once computed.
    turns_off: Vec<LiteralRow>,
    /// The literals of each component.
    members: Vec<LiteralRow>,
    /// The candidates that lead to their opposite when on, and those that do when off.
    refuting: [LiteralRow; 2],
    /// Tarjan's numbers: 0 for a literal not visited yet.
    met: Vec<u16>,
    count: u16,
    stack: Vec<u16>,
    partial: Vec<LiteralRow>,
}

const PENDING: u16 = u16::MAX;

impl LeadsTo {
    /// Computes the sets of a grid. Returns false if it has too many candidates.
    fn read(&mut self, board: &Candidates) -> bool {
        if !self.numbers.read(board) {
            return false;
        }
        let count = self.numbers.count();
        self.read_links(count);
        self.component.clear();
        self.component.resize(count, PENDING);
        self.met.clear();
        self.met.resize(count, 0);
        self.leads_to.clear();
        self.turns_off.clear();
        self.members.clear();
        self.count = 0;
        for node in 0..count {
            if self.met[node] == 0 {
                self.visit(node);
            }
        }
        self.read_refuting(count);
        true
    }

    fn read_links(&mut self, count: usize) {
        self.linked = EMPTY;
        self.strong.clear();
        self.strong.resize(count, ([0; 4], 0));
        self.weak.clear();
        self.weak.resize(count, EMPTY);
        for group in &self.numbers.groups {
            let mut all = EMPTY;
            for &member in group.members() {
                insert(&mut all, member as usize);
            }
            for &member in group.members() {
                unite(&mut self.weak[member as usize], &all);
            }
            if let &[a, b] = group.members() {
                for (from, to) in [(a, b), (b, a)] {
                    insert(&mut self.linked, from as usize);
                    let (links, count) = &mut self.strong[from as usize];
                    links[*count as usize] = to;
                    *count += 1;
                }
            }
        }
        for (number, weak) in self.weak.iter_mut().enumerate() {
            weak[number / 64] &= !(1 << (number % 64));
        }
    }

    /// Tarjan's depth-first search; returns the lowest number reached.
    fn visit(&mut self, node: usize) -> u16 {
        self.count += 1;
        let number = self.count;
        let mut low = number;
        self.met[node] = number;
        self.stack.push(node as u16);
        let depth = self.stack.len() - 1;
        let mut own = EMPTY;
        insert(&mut own, node);
        self.partial.push(own);
        // The candidates its weak links turn off that have strong links.
        let mut word = 0;
        let mut left = self.weak[node];
        for word in 0..left.len() {
            left[word] &= self.linked[word];
        }
        while word < left.len() {
            if left[word] == 0 {
                word += 1;
                continue;
            }
            let off = word * 64 + left[word].trailing_zeros() as usize;
            left[word] &= left[word] - 1;
            let (links, count) = self.strong[off];
            for &next in &links[..count as usize] {
                let next = next as usize;
                if self.met[next] == 0 {
                    low = low.min(self.visit(next));
                }
                let component = self.component[next];
                if component == PENDING {
                    low = low.min(self.met[next]);
                } else if !has(&self.partial[depth], next) {
                    unite(&mut self.partial[depth], &self.leads_to[component as usize]);
                }
            }
        }
        if low == number {
            let mut all = EMPTY;
            let mut own = EMPTY;
            for partial in &self.partial[depth..] {
                unite(&mut all, partial);
            }
            for &member in &self.stack[depth..] {
                self.component[member as usize] = self.members.len() as u16;
                insert(&mut own, member as usize);
            }
            unite(&mut all, &own);
            self.stack.truncate(depth);
            self.partial.truncate(depth);
            self.members.push(own);
            self.leads_to.push(all);
        }
        low
    }

    fn read_refuting(&mut self, count: usize) {
        self.refuting = [EMPTY; 2];
        for number in 0..count {
            // It sees something that it leads to.
            if meet(self.on(number), &self.weak[number]) {
                insert(&mut self.refuting[0], number);
            }
            let (links, links_count) = &self.strong[number];
            if links[..*links_count as usize].iter().any(|&next| has(self.on(next.into()), number))
            {
                insert(&mut self.refuting[1], number);
            }
        }
    }

    /// Whether no literal leads to its opposite.
    pub(crate) fn is_sound(&self) -> bool {
        self.refuting.iter().all(is_empty)
    }

    /// The candidates that lead to their opposite when on, or those that do when off.
    pub(crate) fn refuting(&self, on: bool) -> DigitPlanes {
        self.planes(&self.refuting[!on as usize])
    }

    /// The candidates that may start a cycle that takes something out.
    pub(crate) fn cycle_starts(&self) -> DigitPlanes {
        let mut seen = EMPTY;
        members(&self.refuting[0], |number| unite(&mut seen, &self.weak[number]));
        let mut starts = EMPTY;
        for component in &self.members {
            let size: u32 = component.iter().map(|word| word.count_ones()).sum();
            if size > 1 && meet(component, &seen) {
                unite(&mut starts, component);
            }
        }
        self.planes(&starts)
    }

    /// The on literals that a candidate's on literal leads to and that lead back to it.
    pub(crate) fn component(&self, candidate: usize) -> DigitPlanes {
        let number = self.numbers.of[candidate] as usize;
        self.planes(&self.members[self.component[number] as usize])
    }

    /// Whether these on literals have no consequence in common that eliminates anything, if the
    /// position [is sound](Overview::is_sound).
    pub(crate) fn nothing_in_common(&self, starts: &[Literal]) -> bool {
        let mut common = [[u64::MAX; EMPTY.len()], self.numbers.several];
        for &start in starts {
            let component = self.component[self.numbers.of[start as usize / 2] as usize] as usize;
            intersect(&mut common[0], &self.turns_off[component]);
            intersect(&mut common[1], &self.leads_to[component]);
        }
        common.iter().all(is_empty)
    }

    #[inline]
    fn on(&self, number: usize) -> &LiteralRow {
        &self.leads_to[self.component[number] as usize]
    }

    /// Computes the off literals as well.
    fn read_off(&mut self) {
        for component in self.turns_off.len()..self.members.len() {
            let mut off = EMPTY;
            members(&self.members[component], |number| unite(&mut off, &self.weak[number]));
            // The components it leads to are done.
            let mut rest = self.leads_to[component];
            subtract(&mut rest, &self.members[component]);
            while let Some(next) = first(&rest) {
                let next = self.component[next] as usize;
                unite(&mut off, &self.turns_off[next]);
                subtract(&mut rest, &self.leads_to[next]);
            }
            self.turns_off.push(off);
        }
    }

    fn planes(&self, row: &LiteralRow) -> DigitPlanes {
        let mut planes = [0; 9];
        members(row, |number| {
            let candidate = self.numbers.candidates[number] as usize;
            planes[candidate % 9] |= 1 << (candidate / 9);
        });
        planes
    }
}

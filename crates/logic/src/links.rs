//! The links of a position, as a graph, and how far they lead.
//!
//! Every chain is a walk in one graph. Its nodes are candidates and, if asked for, groups and the
//! places of a digit in an almost locked set. A *strong* link means "if this is false, that is
//! true", a *weak* one "if this is true, that is false". A chain alternates between them:
//!
//! ```text
//!   A false --strong--> b true --weak--> c false --strong--> d true ...
//! ```
//!
//! There are few strong links, so they are lists. There are many weak links, so each node has a row
//! of bits, and one pass over a few words yields all nodes that a true node makes false for the
//! first time. A breadth-first walk from each node then takes a few microseconds and finds the
//! shortest chains; [`Reach`] stores how far each node is from every other. Candidates come first
//! in the numbering, so the candidates that two nodes both exclude are one `and` of the first words
//! of two rows.

use std::cell::OnceCell;
use std::collections::HashMap;

use ennead_grid::{Candidate, CellSet, Digit, House};

use crate::pattern::{Chain, Link, Node};
use crate::{Als, CandidateSet, Position};

/// What can be a node of a chain.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Nodes {
    /// Candidates.
    Single,
    /// Candidates and groups.
    Grouped,
    /// Candidates, groups and almost locked sets.
    WithAls,
}

/// The links a chain may use.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Thread {
    /// Links of one digit: X-chains.
    Digit,
    /// Strong links within cells of two candidates, weak links between cells: XY-chains.
    Bivalue,
    /// All links.
    Any,
}

/// The number of a node in [`Links`].
pub type NodeId = u16;

/// The link graph of a position.
#[derive(Debug, Default)]
pub struct Links {
    nodes: Vec<Node>,
    // Invariant: nodes with smaller numbers are candidates, by digit, then by cell.
    candidates: usize,
    strong: Vec<Vec<(NodeId, Link)>>,
    // A row of `words` words for each node.
    weak: Vec<u64>,
    // The nodes of each digit, as such a row.
    of_digit: Vec<u64>,
    words: usize,
    reach: OnceCell<Reach>,
}

/// The number of links between any two nodes of [`Links`] on the shortest chain.
#[derive(Debug)]
pub struct Reach {
    // `rows[a]` is empty if `a` has no strong link; 0 means "not reached".
    rows: Vec<Vec<u8>>,
    // The nodes that are reached, as rows of bits; also empty if there is no strong link.
    found: Vec<Vec<u64>>,
}

impl Reach {
    /// The smallest number of links of a chain that proves "if `from` is false, `to` is true".
    #[inline]
    pub fn distance(&self, from: NodeId, to: NodeId) -> Option<usize> {
        let row = &self.rows[from as usize];
        row.get(to as usize).filter(|&&d| d > 0).map(|&d| usize::from(d))
    }

    /// The nodes that are true if `from` is false, as a row of bits; an empty row if there are
    /// none.
    #[inline]
    pub fn found(&self, from: NodeId) -> &[u64] {
        &self.found[from as usize]
    }
}

/// How a breadth-first walk reached the nodes. Kept between walks to save the allocation.
#[derive(Clone, Debug, Default)]
pub struct Walk {
    // The node, whether it is assumed to be true, and the links used.
    start: Option<(NodeId, bool, Thread)>,
    on: Vec<u64>,
    off: Vec<u64>,
    distance: Vec<u8>,
    // The same for the nodes found false that have strong links.
    off_distance: Vec<u8>,
    // For a node found true: the false node it follows from, and by which of its links. For a node
    // found false: the true node.
    from_off: Vec<(NodeId, u16)>,
    from_on: Vec<NodeId>,
    queue: Vec<NodeId>,
    next: Vec<NodeId>,
}

impl Walk {
    /// The nodes found true, as a row.
    pub fn found(&self) -> &[u64] {
        &self.on
    }

    /// The nodes found false, as a row.
    pub fn found_false(&self) -> &[u64] {
        &self.off
    }

    /// The node whose truth made this one false. The start has none.
    pub fn excluder(&self, off: NodeId) -> NodeId {
        self.from_on[usize::from(off)]
    }

    /// The false node that a node found true follows from. The start has none.
    pub fn from(&self, on: NodeId) -> NodeId {
        self.from_off[usize::from(on)].0
    }

    /// The number of links to a node found true.
    pub fn distance(&self, node: NodeId) -> usize {
        usize::from(self.distance[usize::from(node)])
    }
}

/// The bits of a row.
pub fn bits(row: &[u64]) -> impl Iterator<Item = NodeId> + '_ {
    row.iter().enumerate().flat_map(|(i, &word)| {
        std::iter::successors((word != 0).then_some(word), |word| {
            let rest = word & (word - 1);
            (rest != 0).then_some(rest)
        })
        .map(move |word| (i * 64) as NodeId + word.trailing_zeros() as NodeId)
    })
}

#[inline]
fn set(row: &mut [u64], i: NodeId) {
    row[usize::from(i) / 64] |= 1 << (i % 64);
}

/// Whether bit `i` of a row is set.
#[inline]
pub fn has(row: &[u64], i: NodeId) -> bool {
    row[usize::from(i) / 64] >> (i % 64) & 1 == 1
}

impl Links {
    /// The graph of `position`. `groups` gives the groups of each digit, and `als` are the almost
    /// locked sets that may be nodes. Cells with two candidates among them are ignored, because
    /// they are links already.
    pub fn new(position: &Position, groups: impl Fn(Digit) -> Vec<CellSet>, als: &[Als]) -> Links {
        let mut nodes: Vec<Node> = Vec::with_capacity(512);
        let mut number = Box::new([NodeId::MAX; Candidate::COUNT]);
        for candidate in position.all_candidates().iter() {
            number[candidate.index()] = nodes.len() as NodeId;
            nodes.push(Node { digit: candidate.digit(), cells: CellSet::only(candidate.cell()) });
        }
        let candidates = nodes.len();
        let groups: Vec<(Digit, CellSet)> = Digit::ALL
            .into_iter()
            .flat_map(|digit| groups(digit).into_iter().map(move |cells| (digit, cells)))
            .collect();
        nodes.extend(groups.iter().map(|&(digit, cells)| Node { digit, cells }));
        let mut links = Links { nodes, candidates, ..Links::default() };
        let mut index: HashMap<Node, NodeId> = HashMap::new();
        for (i, &node) in links.nodes.iter().enumerate().skip(candidates) {
            index.insert(node, i as NodeId);
        }
        links.strong.resize(links.nodes.len(), Vec::new());
        links.link_cells(position, &number);
        links.link_houses(position, &number, &groups);
        for als in als.iter().filter(|als| als.cells.len() > 1) {
            links.link_als(als, position, &number, &mut index);
        }
        links.link_weak(position, &number);
        links
    }

    fn join(&mut self, a: NodeId, b: NodeId, link: Link) {
        let list = &mut self.strong[usize::from(a)];
        if !list.contains(&(b, link)) {
            list.push((b, link));
            self.strong[usize::from(b)].push((a, link));
        }
    }

    fn link_cells(&mut self, position: &Position, number: &[NodeId; Candidate::COUNT]) {
        for cell in position.empty().iter() {
            let digits = position.candidates(cell);
            if let (2, Some(x), Some(y)) = (digits.len(), digits.first(), digits.last()) {
                let [x, y] = [x, y].map(|digit| number[Candidate::new(digit, cell).index()]);
                self.join(x, y, Link::Strong);
            }
        }
    }

    fn link_houses(
        &mut self,
        position: &Position,
        number: &[NodeId; Candidate::COUNT],
        groups: &[(Digit, CellSet)],
    ) {
        for digit in Digit::ALL {
            let of_digit = position.cells_of(digit);
            if of_digit.is_empty() {
                continue;
            }
            let of = |cell| number[Candidate::new(digit, cell).index()];
            // The groups are in the order of their digits.
            let start = groups.partition_point(|group| group.0 < digit);
            let end = groups.partition_point(|group| group.0 <= digit);
            for house in House::ALL {
                let places = of_digit & house.cells();
                match (places.len(), places.first(), places.last()) {
                    (2, Some(a), Some(b)) => {
                        self.join(of(a), of(b), Link::Strong);
                        continue;
                    }
                    (0..=1, ..) | (7.., ..) => continue,
                    _ => {}
                }
                for i in start..end {
                    let cells = groups[i].1;
                    if !cells.is_subset(places) || cells == places {
                        continue;
                    }
                    let rest = places - cells;
                    let a = (self.candidates + i) as NodeId;
                    if let Some(cell) = rest.single() {
                        self.join(a, of(cell), Link::Strong);
                    }
                    for j in (i + 1..end).filter(|&j| groups[j].1 == rest) {
                        self.join(a, (self.candidates + j) as NodeId, Link::Strong);
                    }
                }
            }
        }
    }

    fn link_als(
        &mut self,
        als: &Als,
        position: &Position,
        number: &[NodeId; Candidate::COUNT],
        index: &mut HashMap<Node, NodeId>,
    ) {
        let mut ends = [NodeId::MAX; 9];
        for digit in als.digits.iter() {
            let node = Node { digit, cells: als.cells_of(digit, position) };
            ends[digit.index()] = match node.cells.single() {
                Some(cell) => number[Candidate::new(digit, cell).index()],
                None => *index.entry(node).or_insert_with(|| {
                    self.nodes.push(node);
                    self.strong.push(Vec::new());
                    self.nodes.len() as NodeId - 1
                }),
            };
        }
        for x in als.digits.iter() {
            for z in als.digits.iter().filter(|&z| x < z) {
                let (x, z) = (ends[x.index()], ends[z.index()]);
                // Each set is visited once, so the link is new.
                self.strong[usize::from(x)].push((z, Link::Als(als.cells)));
                self.strong[usize::from(z)].push((x, Link::Als(als.cells)));
            }
        }
        self.link_forced(als, position, number, &ends);
    }

    /// Consider a cell outside the set that would keep one candidate if the set's digits were
    /// removed from it. With that cell the set is a larger almost locked set, though not in one
    /// house: without a digit that the cell does not have, the set is locked, and the cell takes
    /// the candidate it keeps.
    fn link_forced(
        &mut self,
        als: &Als,
        position: &Position,
        number: &[NodeId; Candidate::COUNT],
        ends: &[NodeId; 9],
    ) {
        let seen: Vec<(Digit, CellSet)> =
            als.digits.iter().map(|digit| (digit, als.seen_by(digit, position))).collect();
        let touched = seen.iter().fold(CellSet::EMPTY, |all, &(_, cells)| all | cells);
        for cell in touched.iter() {
            let candidates = position.candidates(cell);
            let goes = seen.iter().filter(|(_, cells)| cells.contains(cell));
            let keeps = goes.fold(candidates, |rest, &(digit, _)| rest.without(digit));
            let Some(kept) = keeps.single().filter(|&kept| !als.digits.contains(kept)) else {
                continue;
            };
            let cells = als.cells.with(cell);
            // In one house it is an ordinary almost locked set.
            if !cells.common_houses().is_empty() {
                continue;
            }
            for x in (als.digits - candidates).iter() {
                let (a, b) = (ends[x.index()], number[Candidate::new(kept, cell).index()]);
                self.join(a, b, Link::Als(cells));
            }
        }
    }

    fn link_weak(&mut self, position: &Position, number: &[NodeId; Candidate::COUNT]) {
        let n = self.nodes.len();
        self.words = n.div_ceil(64).max(1);
        self.weak = vec![0; n * self.words];
        self.of_digit = vec![0; 9 * self.words];
        let mut by_digit: [Vec<(NodeId, CellSet)>; 9] = Default::default();
        for (i, node) in self.nodes.iter().enumerate() {
            let d = node.digit.index();
            by_digit[d].push((i as NodeId, node.cells));
            set(&mut self.of_digit[d * self.words..][..self.words], i as NodeId);
        }
        for (i, node) in self.nodes.iter().enumerate() {
            let row = &mut self.weak[i * self.words..][..self.words];
            let seen = node.cells.common_peers();
            for &(j, cells) in &by_digit[node.digit.index()] {
                if cells.is_subset(seen) {
                    set(row, j);
                }
            }
            if let Some(cell) = node.cells.single() {
                for digit in position.candidates(cell).without(node.digit).iter() {
                    set(row, number[Candidate::new(digit, cell).index()]);
                }
            }
        }
    }

    /// The number of nodes.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there is no node.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// A node.
    #[inline]
    pub fn node(&self, id: NodeId) -> Node {
        self.nodes[usize::from(id)]
    }

    /// A node that is a single candidate.
    ///
    /// # Panics
    ///
    /// If it is not a single candidate.
    pub fn candidate(&self, id: NodeId) -> Candidate {
        let node = self.node(id);
        Candidate::new(node.digit, node.cells.single().expect("the node is a candidate"))
    }

    /// The number of a candidate of the position. If the position does not have the candidate, the
    /// number belongs to some other node.
    pub fn number(&self, candidate: Candidate) -> NodeId {
        let key = |node: &Node| (node.digit, node.cells.first());
        let sought = (candidate.digit(), Some(candidate.cell()));
        self.nodes[..self.candidates].partition_point(|node| key(node) < sought) as NodeId
    }

    /// Whether the node is a candidate.
    #[inline]
    pub fn is_candidate(&self, id: NodeId) -> bool {
        usize::from(id) < self.candidates
    }

    /// The strong links of a node.
    #[inline]
    pub fn strong(&self, id: NodeId) -> &[(NodeId, Link)] {
        &self.strong[usize::from(id)]
    }

    /// The nodes a node excludes, as a row of bits.
    #[inline]
    pub fn weak(&self, id: NodeId) -> &[u64] {
        &self.weak[usize::from(id) * self.words..][..self.words]
    }

    /// The candidates that two nodes both exclude.
    pub fn common(&self, a: NodeId, b: NodeId) -> CandidateSet {
        let mut common = CandidateSet::EMPTY;
        let whole = self.candidates / 64 + 1;
        for (i, (a, b)) in self.weak(a).iter().zip(self.weak(b)).enumerate().take(whole) {
            let mut word = a & b;
            while word != 0 {
                let id = i * 64 + word.trailing_zeros() as usize;
                word &= word - 1;
                if id < self.candidates {
                    common.add(self.nodes[id].digit, self.nodes[id].cells);
                }
            }
        }
        common
    }

    /// The nodes that exclude a candidate which `node` excludes too, as a row of bits.
    pub fn excluding_same(&self, node: NodeId, row: &mut Vec<u64>) {
        row.clear();
        row.resize(self.words, 0);
        for other in bits(self.weak(node)).take_while(|&other| self.is_candidate(other)) {
            for (word, more) in row.iter_mut().zip(self.weak(other)) {
                *word |= more;
            }
        }
    }

    /// How far each node is from every other, along chains of at most `longest` links.
    pub fn reach(&self, longest: usize) -> &Reach {
        self.reach.get_or_init(|| {
            let mut walk = Walk::default();
            let mut reach = Reach { rows: vec![Vec::new(); self.len()], found: Vec::new() };
            reach.found.resize(self.len(), Vec::new());
            for start in 0..self.len() {
                if !self.strong[start].is_empty() {
                    self.walk(start as NodeId, Thread::Any, longest, &mut walk);
                    let mut row = vec![0; self.len()];
                    for node in bits(&walk.on) {
                        row[usize::from(node)] = walk.distance[usize::from(node)];
                    }
                    reach.rows[start] = row;
                    reach.found[start] = walk.on.clone();
                }
            }
            reach
        })
    }

    /// Walks breadth first from `start`, assumed to be false, along at most `longest` links. Does
    /// nothing if `walk` already has this start.
    pub fn walk(&self, start: NodeId, thread: Thread, longest: usize, walk: &mut Walk) {
        if walk.start != Some((start, false, thread)) {
            self.begin(start, false, thread, walk);
            walk.off_distance[usize::from(start)] = 0;
            set(&mut walk.off, start);
            walk.queue.push(start);
            self.go_on(thread, longest, walk);
        }
    }

    /// The same from a node assumed to be true.
    pub fn walk_true(&self, start: NodeId, thread: Thread, longest: usize, walk: &mut Walk) {
        if walk.start != Some((start, true, thread)) {
            self.begin(start, true, thread, walk);
            walk.distance[usize::from(start)] = 0;
            set(&mut walk.on, start);
            self.exclude(start, 0, thread, walk);
            std::mem::swap(&mut walk.queue, &mut walk.next);
            self.go_on(thread, longest, walk);
        }
    }

    fn begin(&self, start: NodeId, is_true: bool, thread: Thread, walk: &mut Walk) {
        let n = self.len();
        walk.start = Some((start, is_true, thread));
        walk.on.clear();
        walk.on.resize(self.words, 0);
        walk.off.clear();
        walk.off.resize(self.words, 0);
        walk.distance.resize(n, 0);
        walk.off_distance.resize(n, 0);
        walk.from_off.resize(n, (0, 0));
        walk.from_on.resize(n, 0);
        walk.queue.clear();
        walk.next.clear();
    }

    fn go_on(&self, thread: Thread, longest: usize, walk: &mut Walk) {
        let mut links = 1;
        while !walk.queue.is_empty() && links <= longest {
            walk.next.clear();
            for q in 0..walk.queue.len() {
                let off = walk.queue[q];
                for (i, &(on, link)) in self.strong(off).iter().enumerate() {
                    if has(&walk.on, on) || !self.allows(thread, off, on, link) {
                        continue;
                    }
                    set(&mut walk.on, on);
                    walk.distance[usize::from(on)] = links as u8;
                    walk.from_off[usize::from(on)] = (off, i as u16);
                    self.exclude(on, links, thread, walk);
                }
            }
            std::mem::swap(&mut walk.queue, &mut walk.next);
            links += 2;
        }
    }

    /// The nodes that a node found true after this number of `links` makes false for the first
    /// time.
    #[inline]
    fn exclude(&self, on: NodeId, links: usize, thread: Thread, walk: &mut Walk) {
        let row = self.weak(on);
        let digit = self.node(on).digit.index();
        let mask = &self.of_digit[digit * self.words..][..self.words];
        for w in 0..self.words {
            let mut new = row[w] & !walk.off[w];
            if thread != Thread::Any {
                new &= mask[w];
            }
            walk.off[w] |= new;
            while new != 0 {
                let id = w * 64 + new.trailing_zeros() as usize;
                new &= new - 1;
                walk.from_on[id] = on;
                if !self.strong[id].is_empty() {
                    walk.off_distance[id] = links as u8 + 1;
                    walk.next.push(id as NodeId);
                }
            }
        }
    }

    fn allows(&self, thread: Thread, off: NodeId, on: NodeId, link: Link) -> bool {
        let same_digit = self.node(off).digit == self.node(on).digit;
        match thread {
            Thread::Any => true,
            Thread::Digit => same_digit,
            Thread::Bivalue => !same_digit && link == Link::Strong,
        }
    }

    /// The shortest chain from the start of a walk to a node it found true.
    pub fn chain(&self, walk: &Walk, end: NodeId) -> Chain {
        let start = walk.start.map(|(start, ..)| start);
        let (mut nodes, mut links) = (vec![self.node(end)], Vec::new());
        let mut on = end;
        loop {
            let (off, i) = walk.from_off[usize::from(on)];
            links.push(self.strong(off)[usize::from(i)].1);
            nodes.push(self.node(off));
            if Some(off) == start {
                break;
            }
            links.push(Link::Weak);
            on = walk.from_on[usize::from(off)];
            nodes.push(self.node(on));
        }
        nodes.reverse();
        links.reverse();
        Chain { nodes, links }
    }
    /// All chains as short as that one, at most `limit`.
    pub fn chains(&self, walk: &Walk, end: NodeId, limit: usize) -> Vec<Chain> {
        let mut chains = Vec::new();
        self.trace(walk, end, &mut Vec::new(), limit, &mut chains);
        chains
    }

    /// `trail` is the way back from the end so far: nodes found true, each with its link.
    fn trace(
        &self,
        walk: &Walk,
        on: NodeId,
        trail: &mut Vec<(NodeId, NodeId, Link)>,
        limit: usize,
        chains: &mut Vec<Chain>,
    ) {
        let distance = walk.distance[usize::from(on)];
        for &(off, link) in self.strong(on) {
            let before = has(&walk.off, off) && walk.off_distance[usize::from(off)] + 1 == distance;
            if !before || chains.len() >= limit {
                continue;
            }
            trail.push((on, off, link));
            if distance == 1 {
                let mut chain = Chain { nodes: Vec::new(), links: Vec::new() };
                for &(on, off, link) in trail.iter().rev() {
                    chain.nodes.extend([self.node(off), self.node(on)]);
                    chain.links.extend([link, Link::Weak]);
                }
                chain.links.pop();
                chains.push(chain);
            } else {
                for on in bits(self.weak(off)) {
                    if has(&walk.on, on) && walk.distance[usize::from(on)] + 2 == distance {
                        self.trace(walk, on, trail, limit, chains);
                    }
                }
            }
            trail.pop();
        }
    }
}

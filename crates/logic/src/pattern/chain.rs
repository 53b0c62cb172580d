//! Candidates joined by links.
//!
//! One shape serves every chain with a single thread, from the skyscraper to grouped nice
//! loops with almost locked sets: an *alternating inference chain*, read "if not the first,
//! then the second; so not the third; so the fourth …". It begins and ends with a strong
//! link, and says that its first or its last node is true.
//!
//! ```text
//!   A ══ b ── c ══ d ── e ══ F        A or F (or both)
//! ```
//!
//! A discontinuous loop is the chain without the node at which it closes: a candidate that both
//! ends exclude is false. If both ends are the same candidate, it is true. In a closed (continuous)
//! loop the weak links are strong too, so every pair of neighbours excludes candidates.
//!
//! Eureka notation and the view of loops as chains: the Eureka and Sudoku Players' forums;
//! "alternating inference chain" is Myth Jellies' term (2006).

use std::fmt;

use ennead_draw::{Drawing, LinkEnd, LinkKind, Role};
use ennead_grid::{Candidate, CellSet, Digit, DigitSet, House};

use crate::derivation::{Derivation, Sum};
use crate::shape::Shape;
use crate::{CandidateSet, Flaw, Position, Proved, ensure, notation};

/// A candidate, or several candidates of one digit taken as a group: true if one of them is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Node {
    /// The digit.
    pub digit: Digit,
    /// The cells: one, or a few that share a house.
    pub cells: CellSet,
}

impl From<Candidate> for Node {
    fn from(candidate: Candidate) -> Node {
        Node { digit: candidate.digit(), cells: candidate.cell().into() }
    }
}

impl Node {
    /// The candidates of which one is true if the node is true.
    pub fn candidates(self) -> CandidateSet {
        CandidateSet::of(self.digit, self.cells)
    }

    /// The candidates that are false if the node is true.
    pub fn excludes(self, position: &Position) -> CandidateSet {
        let seen = position.cells_of(self.digit) & self.cells.common_peers();
        let mut excluded = CandidateSet::of(self.digit, seen);
        if let Some(cell) = self.cells.single() {
            for digit in position.candidates(cell).without(self.digit).iter() {
                excluded.insert(digit, cell);
            }
        }
        excluded
    }

    /// The node as an end of a drawn link.
    pub(crate) fn end(self) -> LinkEnd {
        LinkEnd { digit: self.digit, cells: self.cells }
    }
}

/// How a node follows from the one before.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Link {
    /// One of the two is true: the only places of a digit in a house, or the only two candidates
    /// of a cell.
    Strong,
    /// Not both are true: every candidate of one node excludes every one of the other.
    Weak,
    /// One of the two is true, because these cells are an almost locked set: without the first
    /// node's digit the other digits fill it. Each node consists of all cells of the set with its
    /// digit.
    ///
    /// The cells need not be in one house; it is enough if the cells of each digit see each other.
    Als(CellSet),
}

/// An alternating inference chain.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Chain {
    /// The nodes.
    pub nodes: Vec<Node>,
    /// The links between each node and the next; a closed loop has one more, back to the start.
    pub links: Vec<Link>,
}

impl Chain {
    /// The chain through `nodes`, joined by strong and weak links in turn.
    pub(crate) fn through(nodes: impl IntoIterator<Item = Node>) -> Chain {
        let nodes: Vec<Node> = nodes.into_iter().collect();
        let links = [Link::Strong, Link::Weak].into_iter().cycle();
        Chain { links: links.take(nodes.len().saturating_sub(1)).collect(), nodes }
    }

    /// Whether the last node is linked to the first.
    pub fn is_loop(&self) -> bool {
        self.links.len() == self.nodes.len()
    }

    /// Checks that the chain alternates and that every link holds in `position`.
    ///
    /// # Errors
    ///
    /// The first flaw met.
    pub fn check(&self, position: &Position) -> Result<(), Flaw> {
        let n = self.nodes.len();
        ensure(n >= 2 && n.is_multiple_of(2), "a chain has an even number of nodes")?;
        ensure(self.links.len() == n || self.links.len() == n - 1, "a link joins two nodes")?;
        for node in &self.nodes {
            ensure(!node.cells.is_empty(), "a node is empty")?;
            ensure(node.cells.is_subset(position.cells_of(node.digit)), "a node is not there")?;
        }
        for (i, &link) in self.links.iter().enumerate() {
            let (from, to) = (self.nodes[i], self.nodes[(i + 1) % n]);
            ensure((link == Link::Weak) == (i % 2 == 1), "strong and weak links do not alternate")?;
            ensure(link_holds(link, from, to, position), "a link does not hold")?;
        }
        Ok(())
    }

    /// The candidates the chain makes false in `position`, if its links hold.
    pub fn rules_out(&self, position: &Position) -> CandidateSet {
        let (Some(&first), Some(&last)) = (self.nodes.first(), self.nodes.last()) else {
            return CandidateSet::EMPTY;
        };
        if self.is_loop() {
            return self.loop_rules_out(position, CellSet::EMPTY);
        }
        first.excludes(position) & last.excludes(position)
    }

    /// The same for a closed loop, except for what weak links between cells rule out in the loop's
    /// own cells. HoDoKu's loops do not eliminate there.
    pub fn rules_out_beside(&self, position: &Position) -> CandidateSet {
        let nodes = self.nodes.iter().map(|node| node.cells);
        let sets = self.links.iter().map(|link| match link {
            Link::Als(cells) => *cells,
            _ => CellSet::EMPTY,
        });
        self.loop_rules_out(position, nodes.chain(sets).fold(CellSet::EMPTY, |a, b| a | b))
    }

    fn loop_rules_out(&self, position: &Position, spared: CellSet) -> CandidateSet {
        let mut out = CandidateSet::EMPTY;
        for (i, &link) in self.links.iter().enumerate() {
            let (from, to) = (self.nodes[i], self.nodes[(i + 1) % self.nodes.len()]);
            match link {
                Link::Strong => {}
                // The weak links of a loop are strong too, so one of the two is true.
                Link::Weak => {
                    let mut both = from.excludes(position) & to.excludes(position);
                    if from.digit == to.digit {
                        both.subtract(from.digit, spared);
                    }
                    out |= both;
                }
                // One end is false, so the set is locked except for the other end: the remaining
                // digits are inside.
                Link::Als(cells) => {
                    let rest = position.union(cells).without(from.digit).without(to.digit);
                    for digit in rest.iter() {
                        let inside = position.cells_of(digit) & cells;
                        out.add(digit, position.cells_of(digit) & inside.common_peers());
                    }
                }
            }
        }
        out
    }

    /// Whether a group or an almost locked set is part of it.
    pub fn is_grouped(&self) -> bool {
        self.nodes.iter().any(|node| node.cells.len() > 1)
            || self.links.iter().any(|link| matches!(link, Link::Als(_)))
    }
}

fn link_holds(link: Link, from: Node, to: Node, position: &Position) -> bool {
    let union = from.cells | to.cells;
    match link {
        Link::Strong if from.digit == to.digit => {
            !from.cells.intersects(to.cells)
                && union
                    .common_houses()
                    .iter()
                    .any(|house| position.cells_of(from.digit) & house.cells() == union)
        }
        Link::Strong => union
            .single()
            .is_some_and(|cell| position.candidates(cell) == [from.digit, to.digit].into()),
        Link::Weak if from.digit == to.digit => {
            from.cells.iter().all(|cell| to.cells.is_subset(cell.peers()))
        }
        Link::Weak => union.single().is_some(),
        Link::Als(cells) => {
            let digits: DigitSet = position.union(cells);
            cells.is_subset(position.empty())
                && digits.len() == cells.len() + 1
                && digits.iter().all(|digit| {
                    let inside = cells & position.cells_of(digit);
                    inside.iter().all(|cell| inside.without(cell).is_subset(cell.peers()))
                })
                && from.digit != to.digit
                && from.cells == cells & position.cells_of(from.digit)
                && to.cells == cells & position.cells_of(to.digit)
        }
    }
}

/// Eureka notation: `(7)r1c2=r1c8-(7=3)r4c8-(3)r4c1=(3)r9c1`, short within a cell or a set.
impl fmt::Display for Chain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut i = 0;
        while i < self.nodes.len() {
            let node = self.nodes[i];
            let next = self.nodes.get(i + 1);
            let inside = match (self.links.get(i), next) {
                (Some(Link::Als(cells)), Some(next)) => Some((*cells, *next)),
                (Some(Link::Strong), Some(next)) if next.digit != node.digit => {
                    Some((node.cells, *next))
                }
                _ => None,
            };
            match inside {
                Some((cells, next)) => {
                    write!(f, "({}={}){}", node.digit, next.digit, notation::cells(cells))?;
                    i += 2;
                }
                None => {
                    write!(f, "({}){}", node.digit, notation::cells(node.cells))?;
                    i += 1;
                }
            }
            match self.links.get(i - 1) {
                Some(Link::Weak) => f.write_str("-")?,
                Some(_) => f.write_str("=")?,
                None => {}
            }
        }
        Ok(())
    }
}

/// Adds what makes a link: a group of which one is true at least or at most, or the whole set.
fn add_link(sum: Sum, link: Link, nodes: [Node; 2], target: Candidate, position: &Position) -> Sum {
    let [from, to] = nodes;
    let cells = from.cells | to.cells;
    match link {
        Link::Als(set) => sum.set(set, [from.digit, to.digit].into(), target, position),
        Link::Strong if from.digit == to.digit => {
            let only = |house: &House| position.cells_of(from.digit) & house.cells() == cells;
            sum.placed(from.digit, cells.common_houses().iter().find(only))
        }
        Link::Weak if from.digit == to.digit => sum.once(from.digit, cells, target),
        Link::Strong => sum.full(cells),
        Link::Weak => sum.single(cells),
    }
}

impl Shape for Chain {
    fn size(&self) -> usize {
        self.nodes.len()
    }

    fn derive(&self, proved: &Proved, position: &Position) -> Derivation {
        let plain = |node: &Node| node.cells.len() == 1;
        if self.nodes.iter().all(plain) && !self.links.iter().any(|it| matches!(it, Link::Als(_))) {
            return Derivation::at_once();
        }
        Derivation::of_each(proved, |target| {
            self.links.iter().enumerate().fold(Sum::default(), |sum, (i, &link)| {
                let nodes = [self.nodes[i], self.nodes[(i + 1) % self.nodes.len()]];
                add_link(sum, link, nodes, target, position)
            })
        })
    }

    fn draw(&self, drawing: &mut Drawing) {
        for (i, node) in self.nodes.iter().enumerate() {
            let role = if i % 2 == 0 { Role::Second } else { Role::Pattern };
            drawing.candidates(node.digit, node.cells, role);
        }
        for (i, &link) in self.links.iter().enumerate() {
            let (from, to) = (self.nodes[i], self.nodes[(i + 1) % self.nodes.len()]);
            let kind = if link == Link::Weak { LinkKind::Weak } else { LinkKind::Strong };
            if let Link::Als(cells) = link {
                drawing.cells(cells, Role::Second);
            }
            drawing.link(from.end(), to.end(), kind);
        }
        if let (false, Some(first), Some(last)) =
            (self.is_loop(), self.nodes.first(), self.nodes.last())
        {
            drawing.letter(first.end(), 'A');
            drawing.letter(last.end(), 'B');
        }
    }
}

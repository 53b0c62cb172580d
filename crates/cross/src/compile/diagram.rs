//! Multi-valued decision diagrams: the set of digits that satisfy a rule, as a graph.
//!
//! ```text
//!      r1c9          A node reads a cell; its ten edges lead to nodes further down,
//!     /  |  \        or to true or false. No two nodes have the same cell and edges,
//!  r2c9 … r2c9       and none has all its edges to one node: so two rules that say
//!     \  |  /        the same of the same cells are the same diagram (Bryant 1986,
//!      true          here with ten values, and equal as far as the domains go).
//! ```

use rustc_hash::FxHashMap;

use super::{Budget, Digits, NotReduced, digits};

/// A node, as its place in a [`Builder`].
pub(crate) type NodeId = u32;

/// The node for "no".
pub(crate) const FALSE: NodeId = 0;
/// The node for "yes".
pub(crate) const TRUE: NodeId = 1;

#[derive(Clone, PartialEq, Eq, Hash)]
struct Node {
    level: u32,
    edges: [NodeId; 10],
}

/// Builds diagrams. Cells are levels, in the order in which they are read.
pub(crate) struct Builder {
    /// For each level, the digits its cell may have.
    domains: Vec<Digits>,
    nodes: Vec<Node>,
    places: FxHashMap<Node, NodeId>,
}

impl Builder {
    pub(crate) fn new(domains: Vec<Digits>) -> Builder {
        let end = Node { level: u32::MAX, edges: [FALSE; 10] };
        Builder { domains, nodes: vec![end.clone(), end], places: FxHashMap::default() }
    }

    /// The number of nodes, including finished and discarded ones.
    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The digits that the cell of `level` may have.
    pub(crate) fn domain(&self, level: usize) -> Digits {
        self.domains[level]
    }

    /// The node that reads `level`. Edges of digits outside the domain are ignored.
    pub(crate) fn node(&mut self, level: usize, mut edges: [NodeId; 10]) -> NodeId {
        let mut targets = digits(self.domains[level]).map(|digit| edges[digit]);
        let first = targets.next().unwrap_or(FALSE);
        if targets.all(|target| target == first) {
            return first;
        }
        for digit in 0..10 {
            if self.domains[level] >> digit & 1 == 0 {
                edges[digit] = FALSE;
            }
        }
        let node = Node { level: level as u32, edges };
        let next = self.nodes.len() as NodeId;
        match self.places.entry(node) {
            std::collections::hash_map::Entry::Occupied(place) => *place.get(),
            std::collections::hash_map::Entry::Vacant(place) => {
                self.nodes.push(place.key().clone());
                *place.insert(next)
            }
        }
    }

    /// The diagram of what satisfies either of two, or both.
    pub(crate) fn combine(
        &mut self,
        a: NodeId,
        b: NodeId,
        both: bool,
        budget: &mut Budget,
    ) -> Result<NodeId, NotReduced> {
        self.combine_from(a, b, both, &mut FxHashMap::default(), budget)
    }

    /// Recursion is only as deep as there are levels, and rules with many cells are not compiled.
    fn combine_from(
        &mut self,
        a: NodeId,
        b: NodeId,
        both: bool,
        known: &mut FxHashMap<(NodeId, NodeId), NodeId>,
        budget: &mut Budget,
    ) -> Result<NodeId, NotReduced> {
        let (decisive, neutral) = if both { (FALSE, TRUE) } else { (TRUE, FALSE) };
        if a == decisive || b == decisive {
            return Ok(decisive);
        }
        if a == b || b == neutral {
            return Ok(a);
        }
        if a == neutral {
            return Ok(b);
        }
        let pair = (a.min(b), a.max(b));
        if let Some(&node) = known.get(&pair) {
            return Ok(node);
        }
        budget.spend(1)?;
        let (left, right) = (self.nodes[a as usize].clone(), self.nodes[b as usize].clone());
        let level = left.level.min(right.level);
        let mut edges = [FALSE; 10];
        for digit in digits(self.domains[level as usize]) {
            let a = if left.level == level { left.edges[digit] } else { a };
            let b = if right.level == level { right.edges[digit] } else { b };
            edges[digit] = self.combine_from(a, b, both, known, budget)?;
        }
        let node = self.node(level as usize, edges);
        known.insert(pair, node);
        Ok(node)
    }

    /// The diagram of what does not satisfy `root`.
    pub(crate) fn complement(&mut self, root: NodeId) -> NodeId {
        self.again(root, TRUE, FALSE)
    }

    /// The same set under smaller domains.
    pub(crate) fn restrict(&mut self, root: NodeId, domains: Vec<Digits>) -> NodeId {
        self.domains = domains;
        self.places.clear();
        self.again(root, FALSE, TRUE)
    }

    /// Makes the nodes below `root` again, with these nodes in place of false and true.
    fn again(&mut self, root: NodeId, on_false: NodeId, on_true: NodeId) -> NodeId {
        let mut image: FxHashMap<NodeId, NodeId> =
            [(FALSE, on_false), (TRUE, on_true)].into_iter().collect();
        for node in self.below(root) {
            let Node { level, edges } = self.nodes[node as usize].clone();
            let made = self.node(level as usize, edges.map(|edge| image[&edge]));
            image.insert(node, made);
        }
        image[&root]
    }

    /// The digits that each level has on some path to true.
    pub(crate) fn projections(&self, root: NodeId) -> Vec<Digits> {
        if root == FALSE {
            return vec![0; self.domains.len()];
        }
        let mut found = vec![0; self.domains.len()];
        let level_of = |node: NodeId| match node {
            TRUE => self.domains.len(),
            node => self.nodes[node as usize].level as usize,
        };
        // Levels that an edge skips can have any digit.
        let mut open = |from: usize, to: usize| {
            found[from..to].copy_from_slice(&self.domains[from..to]);
        };
        open(0, level_of(root));
        let below = self.below(root);
        for &node in &below {
            for &edge in &self.nodes[node as usize].edges {
                if edge != FALSE {
                    open(level_of(node) + 1, level_of(edge));
                }
            }
        }
        for node in below {
            for digit in 0..10 {
                if self.nodes[node as usize].edges[digit] != FALSE {
                    found[level_of(node)] |= 1 << digit;
                }
            }
        }
        found
    }

    /// The nodes reachable from `root`, including itself; edges lead backwards in the list.
    fn below(&self, root: NodeId) -> Vec<NodeId> {
        let mut seen = rustc_hash::FxHashSet::default();
        let mut open = vec![root];
        let mut found = Vec::new();
        while let Some(node) = open.pop() {
            if node > TRUE && seen.insert(node) {
                found.push(node);
                open.extend(self.nodes[node as usize].edges);
            }
        }
        found.sort_unstable_by_key(|&node| std::cmp::Reverse(self.nodes[node as usize].level));
        found
    }

    /// The finished diagram and the levels it reads, in ascending order.
    pub(crate) fn finish(&self, root: NodeId) -> (Vec<usize>, Diagram) {
        let mut order = self.below(root);
        order.reverse();
        let mut levels: Vec<usize> =
            order.iter().map(|&node| self.nodes[node as usize].level as usize).collect();
        levels.dedup();
        let mut image: FxHashMap<NodeId, u32> =
            [(FALSE, Diagram::FALSE), (TRUE, Diagram::TRUE)].into_iter().collect();
        for (i, &node) in order.iter().enumerate() {
            image.insert(node, i as u32);
        }
        let nodes = order
            .iter()
            .map(|&node| {
                let node = &self.nodes[node as usize];
                let level = levels.binary_search(&(node.level as usize)).expect("it was collected");
                (level as u32, node.edges.map(|edge| image[&edge]))
            })
            .collect();
        (levels, Diagram { nodes })
    }
}

/// A finished diagram. Its levels are numbered from 0 without gaps.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Diagram {
    /// Level and edges of each node; the first node is the root, and edges lead forwards.
    pub(crate) nodes: Vec<(u32, [u32; 10])>,
}

impl Diagram {
    /// An edge to "no".
    pub(crate) const FALSE: u32 = u32::MAX;
    /// An edge to "yes".
    pub(crate) const TRUE: u32 = u32::MAX - 1;

    /// The same diagram in a builder with the same levels.
    pub(crate) fn rebuild(&self, builder: &mut Builder) -> NodeId {
        let mut image = vec![FALSE; self.nodes.len()];
        let find = |image: &[NodeId], edge: u32| match edge {
            Diagram::FALSE => FALSE,
            Diagram::TRUE => TRUE,
            node => image[node as usize],
        };
        for (i, (level, edges)) in self.nodes.iter().enumerate().rev() {
            let edges = edges.map(|edge| find(&image, edge));
            image[i] = builder.node(*level as usize, edges);
        }
        image[0]
    }
}

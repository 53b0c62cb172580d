//! Terms: what rules are made of. Each different term is stored once.
//!
//! The Sudoku of 527 lines has a million operators, but only 15,148 different terms. The nodes form
//! a directed graph without cycles, listed so that every node comes after its arguments. So
//! everything that works from the bottom up is one walk through a list, and a term nested a million
//! deep needs no call stack.

use num_bigint::BigInt;
use rustc_hash::FxHashMap;

use crate::vocabulary::{Kind, Op};

/// A word, as its position in [`Puzzle::words`](crate::Puzzle::words).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct WordId(pub(crate) u32);

impl WordId {
    /// The word's position.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A term, as its position in [`Terms`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TermId(pub(crate) u32);

impl TermId {
    /// The term's position.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A term. `W` identifies a word and `T` another term, by default by their numbers.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Node<W = WordId, T = TermId> {
    /// An integer.
    Number(BigInt),
    /// The number in a word of the grid.
    Word(W),
    /// An operator with one argument.
    One(Op, T),
    /// An operator with two arguments.
    Two(Op, T, T),
}

impl<W, T: Copy> Node<W, T> {
    /// The operator, if it is one.
    pub fn op(&self) -> Option<Op> {
        match *self {
            Node::Number(_) | Node::Word(_) => None,
            Node::One(op, _) | Node::Two(op, ..) => Some(op),
        }
    }

    /// The arguments, in order.
    pub fn arguments(&self) -> impl DoubleEndedIterator<Item = T> + use<W, T> {
        let (a, b) = match *self {
            Node::Number(_) | Node::Word(_) => (None, None),
            Node::One(_, a) => (Some(a), None),
            Node::Two(_, a, b) => (Some(a), Some(b)),
        };
        a.into_iter().chain(b)
    }

    /// What the node is.
    pub fn kind(&self) -> Kind {
        self.op().map_or(Kind::Number, |op| op.entry().gives)
    }
}

/// A list of different terms, in which arguments come before the terms that use them.
#[derive(Clone, Debug, Default)]
pub struct Terms {
    // Invariant: the arguments of nodes[i] are below i, and no node occurs twice.
    nodes: Vec<Node>,
    places: FxHashMap<Node, TermId>,
}

impl Terms {
    /// The term `node`, stored if it is new.
    ///
    /// # Panics
    ///
    /// If an argument is not a term of this list, or of the wrong kind.
    pub fn add(&mut self, node: Node) -> TermId {
        if let Some(&place) = self.places.get(&node) {
            return place;
        }
        for argument in node.arguments() {
            let kind = self.nodes[argument.index()].kind();
            if let Some(op) = node.op() {
                assert_eq!(kind, op.entry().takes, "an argument of {op:?} is of the wrong kind");
            }
        }
        let place = TermId(u32::try_from(self.nodes.len()).expect("fewer than 2^32 terms"));
        self.nodes.push(node.clone());
        self.places.insert(node, place);
        place
    }

    /// The integer `value` as a term.
    pub fn number(&mut self, value: impl Into<BigInt>) -> TermId {
        self.add(Node::Number(value.into()))
    }

    /// A word as a term.
    pub fn word(&mut self, word: WordId) -> TermId {
        self.add(Node::Word(word))
    }

    /// `op(a)`.
    ///
    /// # Panics
    ///
    /// If `op` takes two arguments, or one of another kind.
    pub fn one(&mut self, op: Op, a: TermId) -> TermId {
        assert_eq!(op.entry().arity, 1, "{op:?} takes two arguments");
        self.add(Node::One(op, a))
    }

    /// `op(a, b)`.
    ///
    /// # Panics
    ///
    /// If `op` takes one argument, or arguments of another kind.
    pub fn two(&mut self, op: Op, a: TermId, b: TermId) -> TermId {
        assert_eq!(op.entry().arity, 2, "{op:?} takes one argument");
        self.add(Node::Two(op, a, b))
    }

    /// All nodes, arguments first.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// The node of a term.
    pub fn get(&self, term: TermId) -> &Node {
        &self.nodes[term.index()]
    }

    /// The terms that `root` is built from, including itself, arguments first.
    pub fn below(&self, root: TermId) -> Vec<TermId> {
        self.below_all(&[root])
    }

    /// The terms that any of `roots` is built from, arguments first.
    pub fn below_all(&self, roots: &[TermId]) -> Vec<TermId> {
        let mut seen = rustc_hash::FxHashSet::default();
        let mut found = Vec::new();
        let mut open: Vec<TermId> = roots.to_vec();
        while let Some(term) = open.pop() {
            if seen.insert(term) {
                found.push(term);
                open.extend(self.get(term).arguments());
            }
        }
        found.sort_unstable();
        found
    }
}

//! Shapes: rules with their cells numbered in the order in which they appear.

use num_bigint::BigInt;
use rustc_hash::FxHashMap;

use crate::puzzle::{DigitReading, Puzzle};
use crate::term::{Node, TermId};
use crate::vocabulary::{Kind, Op};

/// A node of a shape; arguments are the positions of earlier nodes.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum ShapeNode {
    Number(BigInt),
    /// A word: its cells, most significant first.
    Word(Vec<u32>),
    One(Op, u32),
    Two(Op, u32, u32),
}

impl ShapeNode {
    pub(crate) fn op(&self) -> Option<Op> {
        match *self {
            ShapeNode::Number(_) | ShapeNode::Word(_) => None,
            ShapeNode::One(op, _) | ShapeNode::Two(op, ..) => Some(op),
        }
    }

    pub(crate) fn kind(&self) -> Kind {
        self.op().map_or(Kind::Number, |op| op.entry().gives)
    }

    pub(crate) fn arguments(&self) -> impl Iterator<Item = usize> + use<> {
        let (a, b) = match *self {
            ShapeNode::Number(_) | ShapeNode::Word(_) => (None, None),
            ShapeNode::One(_, a) => (Some(a), None),
            ShapeNode::Two(_, a, b) => (Some(a), Some(b)),
        };
        a.into_iter().chain(b).map(|node| node as usize)
    }
}

/// A rule without its position in the grid.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Shape {
    /// The nodes, arguments first; the last is the rule.
    pub(crate) nodes: Vec<ShapeNode>,
    /// The number of cells it mentions.
    pub(crate) cells: u32,
    /// How the digits of a word are read.
    pub(crate) reading: DigitReading,
}

impl Shape {
    /// The shape of a term, and the cells that its numbers mean.
    pub(crate) fn of(puzzle: &Puzzle, term: TermId) -> (Shape, Vec<u32>) {
        // Cells are numbered depth first from the root. So rules that differ only in their words
        // get the same numbers, whatever else is in the file.
        let mut cells = Vec::new();
        let mut cell_numbers: FxHashMap<u32, u32> = FxHashMap::default();
        let mut numbers: FxHashMap<TermId, u32> = FxHashMap::default();
        let mut nodes = Vec::new();
        let mut open = vec![(term, false)];
        while let Some((term, arguments_done)) = open.pop() {
            if numbers.contains_key(&term) {
                continue;
            }
            let node = puzzle.terms.get(term);
            if !arguments_done {
                open.push((term, true));
                open.extend(node.arguments().rev().map(|argument| (argument, false)));
                continue;
            }
            let shape = match *node {
                Node::Number(ref value) => ShapeNode::Number(value.clone()),
                Node::Word(word) => ShapeNode::Word(
                    puzzle.words()[word.index()]
                        .cells
                        .iter()
                        .map(|&cell| {
                            *cell_numbers.entry(cell).or_insert_with(|| {
                                cells.push(cell);
                                cells.len() as u32 - 1
                            })
                        })
                        .collect(),
                ),
                Node::One(op, a) => ShapeNode::One(op, numbers[&a]),
                Node::Two(op, a, b) => ShapeNode::Two(op, numbers[&a], numbers[&b]),
            };
            numbers.insert(term, nodes.len() as u32);
            nodes.push(shape);
        }
        (Shape { nodes, cells: cells.len() as u32, reading: puzzle.reading.digits }, cells)
    }

    /// The rule itself.
    pub(crate) fn root(&self) -> usize {
        self.nodes.len() - 1
    }

    /// Roughly how many steps one walk over its nodes takes, where words are read cell by cell.
    pub(crate) fn steps(&self) -> u64 {
        let of_node = |node: &ShapeNode| match node {
            ShapeNode::Number(value) => 1 + value.bits() / 64,
            ShapeNode::Word(cells) => cells.len() as u64,
            ShapeNode::One(..) | ShapeNode::Two(..) => 1,
        };
        self.nodes.iter().map(of_node).sum()
    }

    /// The cells below a node, ascending.
    pub(crate) fn cells_below(&self, root: usize) -> Vec<u32> {
        let mut seen = vec![false; root + 1];
        seen[root] = true;
        let mut cells = Vec::new();
        for i in (0..=root).rev() {
            if seen[i] {
                if let ShapeNode::Word(word) = &self.nodes[i] {
                    cells.extend(word);
                }
                for argument in self.nodes[i].arguments() {
                    seen[argument] = true;
                }
            }
        }
        cells.sort_unstable();
        cells.dedup();
        cells
    }
}

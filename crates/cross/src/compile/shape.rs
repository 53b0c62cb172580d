//! Shapes: rules with their cells numbered in the order in which they appear.

use rustc_hash::FxHashMap;

use crate::puzzle::{DigitReading, Puzzle};
use crate::term::{Node, TermId};

/// A node of a shape: a word is its cells, most significant first; arguments are the positions of
/// earlier nodes.
pub(crate) type ShapeNode = Node<Vec<u32>, usize>;

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
        let mut numbers: FxHashMap<TermId, usize> = FxHashMap::default();
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
            numbers.insert(term, nodes.len());
            nodes.push(shape);
        }
        (Shape { nodes, cells: cells.len() as u32, reading: puzzle.reading.digits }, cells)
    }

    /// The cells of a word; `None` for another node.
    pub(crate) fn word(&self, node: usize) -> Option<&[u32]> {
        match &self.nodes[node] {
            ShapeNode::Word(cells) => Some(cells),
            _ => None,
        }
    }

    /// The cells of a word if they are its digits, leading zeros included.
    pub(crate) fn digit_cells(&self, node: usize) -> Option<&[u32]> {
        self.word(node).filter(|_| self.reading == DigitReading::Cells)
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

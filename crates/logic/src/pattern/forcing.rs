//! What every one of some alternatives leads to.

use std::fmt;

use ennead_draw::{Drawing, LinkEnd, LinkKind, Role};
use ennead_grid::{Candidate, Cell, CellSet, Digit, House};

use super::{Node, Shape};
use crate::{CandidateSet, Flaw, Position, ensure, notation};

/// Suppositions, and what becomes true in turn under each.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Forcing {
    /// Why the suppositions say something.
    pub premise: Premise,
    /// One branch for each supposition.
    pub branches: Vec<Branch>,
}

/// Why suppositions say something about the grid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Premise {
    /// The supposition leaves this cell no candidate, so it is false.
    EmptiesCell(Cell),
    /// The supposition leaves this house no place for the digit, so it is false.
    EmptiesHouse(House, Digit),
    /// The suppositions are all candidates of the cell, so one of them is true.
    Cell(Cell),
    /// The suppositions are all places of the digit in the house, so one of them is true.
    House(House, Digit),
}

impl Premise {
    /// Whether it is that a supposition leaves nothing.
    pub fn is_contradiction(self) -> bool {
        matches!(self, Premise::EmptiesCell(_) | Premise::EmptiesHouse(..))
    }

    /// Whether it speaks of a house and this digit.
    pub fn is_of(self, digit: Digit) -> bool {
        match self {
            Premise::EmptiesHouse(_, of) | Premise::House(_, of) => of == digit,
            Premise::EmptiesCell(_) | Premise::Cell(_) => false,
        }
    }

    /// The candidates of the cell, or the places of the digit in the house: one of them is true.
    /// None if the cell is filled, or the house has the digit.
    pub fn candidates(self, position: &Position) -> CandidateSet {
        match self {
            Premise::EmptiesCell(cell) | Premise::Cell(cell) => {
                CandidateSet::all_of(position.candidates(cell), CellSet::only(cell))
            }
            Premise::EmptiesHouse(house, digit) | Premise::House(house, digit) => {
                CandidateSet::of(digit, position.cells_of(digit) & house.cells())
            }
        }
    }

    /// Whether nothing is left in `position`: the cell is empty and has no candidate, or the
    /// house lacks the digit and has no place for it.
    pub fn is_empty_in(self, position: &Position) -> bool {
        let stands = match self {
            Premise::EmptiesCell(cell) | Premise::Cell(cell) => position.digit(cell).is_some(),
            Premise::EmptiesHouse(house, digit) | Premise::House(house, digit) => {
                position.digits().cells_of(digit).intersects(house.cells())
            }
        };
        !stands && self.candidates(position).is_empty()
    }
}

/// A supposition and what follows.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Branch {
    /// The candidate that is supposed to be true.
    pub supposed: Candidate,
    /// What is true then, each a single: the last candidate of its cell, or the last place or
    /// places of its digit in a house, once what is excluded by those before it is gone.
    pub then: Vec<Node>,
}

impl Branch {
    fn start(&self) -> Node {
        Node { digit: self.supposed.digit(), cells: CellSet::only(self.supposed.cell()) }
    }

    /// The supposition and what follows from it.
    pub fn nodes(&self) -> impl Iterator<Item = Node> + '_ {
        std::iter::once(self.start()).chain(self.then.iter().copied())
    }

    /// What is false in the end, if every node follows from those before it; in a chain, from one
    /// of them.
    ///
    /// # Errors
    ///
    /// The first flaw met.
    pub fn replay(&self, chain: bool, position: &Position) -> Result<CandidateSet, Flaw> {
        let (digit, cell) = (self.supposed.digit(), self.supposed.cell());
        ensure(position.has(digit, cell), "what is supposed is not there")?;
        let mut out = self.start().excludes(position);
        let mut each = vec![out];
        for &node in &self.then {
            ensure(!node.cells.is_empty(), "a node is empty")?;
            ensure(node.cells.is_subset(position.cells_of(node.digit)), "a node is not there")?;
            let holds = match chain {
                true => each.iter().any(|excluded| follows(node, excluded, position)),
                false => follows(node, &out, position),
            };
            ensure(holds, "a node does not follow")?;
            let excluded = node.excludes(position);
            out |= excluded;
            each.push(excluded);
        }
        Ok(out)
    }
}

impl Branch {
    /// Marks the supposition, and each node with a link to the next.
    pub fn draw(&self, drawing: &mut Drawing) {
        drawing.candidate(self.supposed, Role::Second);
        let nodes: Vec<Node> = self.nodes().collect();
        for pair in nodes.windows(2) {
            let [from, to] =
                [pair[0], pair[1]].map(|node| LinkEnd { digit: node.digit, cells: node.cells });
            drawing.candidates(pair[1].digit, pair[1].cells, Role::Pattern);
            drawing.link(from, to, LinkKind::Weak);
        }
    }
}

/// Whether the node must be true once `gone` is.
fn follows(node: Node, gone: &CandidateSet, position: &Position) -> bool {
    let alone = |cell: Cell| {
        let mut others = position.candidates(cell).without(node.digit).iter();
        others.all(|digit| gone.contains(digit, cell))
    };
    let rest_gone = |house: House| {
        let places = position.cells_of(node.digit) & house.cells();
        (places - node.cells).is_subset(gone.cells(node.digit))
    };
    node.cells.single().is_some_and(alone) || node.cells.common_houses().iter().any(rest_gone)
}

impl Forcing {
    /// Checks that premise and branches hold, and that the eliminations and placements follow.
    /// In a chain each node follows from a single one.
    ///
    /// # Errors
    ///
    /// The first flaw met.
    pub fn check(
        &self,
        chain: bool,
        eliminations: &CandidateSet,
        placements: &CandidateSet,
        position: &Position,
    ) -> Result<(), Flaw> {
        let mut ends = Vec::new();
        for branch in &self.branches {
            ends.push(branch.replay(chain, position)?);
        }
        let supposed: CandidateSet = self.branches.iter().map(|branch| branch.supposed).collect();
        ensure(supposed.len() == self.branches.len(), "something is supposed twice")?;
        let all = self.premise.candidates(position);
        ensure(!all.is_empty(), "a cell that is filled, or a digit that stands")?;
        if self.premise.is_contradiction() {
            let [end] = &ends[..] else { return Err(Flaw("not one supposition")) };
            ensure(all.is_subset(end), "something is left")?;
            ensure(*eliminations == supposed, "not what is supposed is false")?;
            return ensure(placements.is_empty(), "it places nothing");
        }
        ensure(supposed == all, "not all alternatives are supposed")?;
        for (branch, end) in self.branches.iter().zip(&ends) {
            ensure(eliminations.is_subset(end), "an elimination does not follow")?;
            let is = |candidate: Candidate| {
                let node = Node { digit: candidate.digit(), cells: candidate.cell().into() };
                branch.nodes().any(|other| other == node)
            };
            ensure(placements.iter().all(is), "a placement does not follow")?;
        }
        Ok(())
    }
}

/// `4r1c2 > 7r1c5 > 7r23c9`: what becomes true in turn.
impl fmt::Display for Branch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, node) in self.nodes().enumerate() {
            let gap = if i == 0 { "" } else { " > " };
            write!(f, "{gap}{}{}", node.digit, notation::cells(node.cells))?;
        }
        Ok(())
    }
}

/// The branches, parted by semicolons.
impl fmt::Display for Forcing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, branch) in self.branches.iter().enumerate() {
            let gap = if i == 0 { "" } else { "; " };
            write!(f, "{gap}{branch}")?;
        }
        Ok(())
    }
}

impl Shape for Forcing {
    fn size(&self) -> usize {
        self.branches.iter().map(|branch| 1 + branch.then.len()).sum()
    }

    fn draw(&self, drawing: &mut Drawing) {
        match self.premise {
            Premise::EmptiesCell(cell) => drawing.cell(cell, Role::Conflict),
            Premise::Cell(cell) => drawing.cell(cell, Role::House),
            Premise::EmptiesHouse(house, _) | Premise::House(house, _) => {
                drawing.house(house, Role::House);
            }
        }
        for branch in &self.branches {
            branch.draw(drawing);
        }
    }
}

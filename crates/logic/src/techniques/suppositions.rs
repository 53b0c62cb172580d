//! Suppositions and what follows from each: the pattern of forcing chains and of plain nets.

use ennead_draw::LinkKind;

use super::prelude::*;
use crate::argument::{Argument, Case, Writer};
use crate::derivation::{Group, Line, conclusions, crossing};
use crate::notation;

/// Suppositions, and what becomes true one after the other under each.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Forcing {
    /// Why the suppositions prove something.
    pub premise: Premise,
    /// One branch for each supposition.
    pub branches: Vec<Branch>,
}

/// Why suppositions prove something about the grid.
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
    /// Whether a supposition leaves something no candidates.
    pub fn is_contradiction(self) -> bool {
        matches!(self, Premise::EmptiesCell(_) | Premise::EmptiesHouse(..))
    }

    /// Whether it is about a house and this digit.
    pub fn is_of(self, digit: Digit) -> bool {
        match self {
            Premise::EmptiesHouse(_, of) | Premise::House(_, of) => of == digit,
            Premise::EmptiesCell(_) | Premise::Cell(_) => false,
        }
    }

    /// The candidates of the cell, or the places of the digit in the house: one of them is true.
    /// Empty if the cell is filled, or the house has the digit.
    pub fn candidates(self, position: &Position) -> CandidateSet {
        match self {
            Premise::EmptiesCell(cell) | Premise::Cell(cell) => {
                CandidateSet::all_of(position.candidates(cell), cell.into())
            }
            Premise::EmptiesHouse(house, digit) | Premise::House(house, digit) => {
                CandidateSet::of(digit, position.cells_of(digit) & house.cells())
            }
        }
    }

    /// Whether no candidates are left in `position`: the cell is empty and has no candidate, or the
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

    /// What follows in `position` if each of these candidates, supposed to be true, has these
    /// consequences.
    ///
    /// # Errors
    ///
    /// A flaw if these are not the suppositions of the premise, or do not lead to its
    /// contradiction.
    pub fn prove(self, ends: &[(Candidate, Proved)], position: &Position) -> Result<Proved, Flaw> {
        let supposed: CandidateSet = ends.iter().map(|&(supposed, _)| supposed).collect();
        ensure(supposed.len() == ends.len(), "something is supposed twice")?;
        let all = self.candidates(position);
        ensure(!all.is_empty(), "a cell that is filled, or a digit that stands")?;
        if self.is_contradiction() {
            let [(_, end)] = ends else { return Err(Flaw("not one supposition")) };
            ensure(all.is_subset(&end.eliminations), "something is left")?;
            return Ok(Proved::eliminating(supposed));
        }
        ensure(supposed == all, "not all alternatives are supposed")?;
        Ok(ends.iter().map(|&(_, end)| end).reduce(Proved::shared).unwrap_or_default())
    }

    /// The candidates as a group.
    fn group(self) -> Group {
        match self {
            Premise::EmptiesCell(cell) | Premise::Cell(cell) => Group::Cell(cell),
            Premise::EmptiesHouse(house, digit) | Premise::House(house, digit) => {
                Group::House(house, digit)
            }
        }
    }

    /// Ends the argument from a supposition: with a contradiction, which refutes it, or else with what
    /// it leads to.
    pub(super) fn end(self, cases: &mut [Case], writer: &mut Writer<'_>) -> Option<()> {
        if !self.is_contradiction() {
            return writer.end_of_case(cases);
        }
        writer.refute(self.group())
    }

    /// Concludes what all suppositions lead to. If there is one supposition, which leads to a
    /// contradiction, it is refuted already.
    pub(super) fn conclude(self, cases: Vec<Case>, writer: &mut Writer<'_>) {
        if !self.is_contradiction() {
            writer.conclude(self.group(), cases);
        }
    }

    /// Marks the cell or the house.
    pub(super) fn draw(self, drawing: &mut Drawing) {
        match self {
            Premise::EmptiesCell(cell) => drawing.cell(cell, Role::Conflict),
            Premise::Cell(cell) => drawing.cell(cell, Role::House),
            Premise::EmptiesHouse(house, _) | Premise::House(house, _) => {
                drawing.house(house, Role::House);
            }
        }
    }

    /// `message` with the cell, or with the house and the digit.
    pub(super) fn explain(self, message: Message) -> Message {
        match self {
            Premise::EmptiesCell(cell) | Premise::Cell(cell) => {
                message.with("cell", Value::Cells(cell.into()))
            }
            Premise::EmptiesHouse(house, digit) | Premise::House(house, digit) => message
                .with("house", Value::Houses(house.into()))
                .with("digit", Value::Digits(digit.into())),
        }
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

/// How a node of a branch may follow from those before it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Follow {
    /// From a single one of those before it.
    Chain,
    /// From all of them together.
    Net,
}

impl Branch {
    /// The supposition and what follows from it.
    pub fn nodes(&self) -> impl Iterator<Item = Node> + '_ {
        std::iter::once(self.supposed.into()).chain(self.then.iter().copied())
    }

    /// What is false and what is true at the end, if every node follows from those before it.
    ///
    /// # Errors
    ///
    /// The first flaw met.
    pub fn replay(&self, follow: Follow, position: &Position) -> Result<Proved, Flaw> {
        let (digit, cell) = (self.supposed.digit(), self.supposed.cell());
        ensure(position.has(digit, cell), "what is supposed is not there")?;
        let mut end = Proved {
            eliminations: Node::from(self.supposed).excludes(position),
            placements: self.supposed.into(),
        };
        let mut each = vec![end.eliminations];
        for &node in &self.then {
            ensure(!node.cells.is_empty(), "a node is empty")?;
            ensure(node.cells.is_subset(position.cells_of(node.digit)), "a node is not there")?;
            let holds = match follow {
                Follow::Chain => each.iter().any(|excluded| follows(node, excluded, position)),
                Follow::Net => follows(node, &end.eliminations, position),
            };
            ensure(holds, "a node does not follow")?;
            let excluded = node.excludes(position);
            end.eliminations |= excluded;
            each.push(excluded);
            if let Some(cell) = node.cells.single() {
                end.placements.insert(node.digit, cell);
            }
        }
        Ok(end)
    }

    /// The crossings of line and box that its groups of places need.
    fn crossings(&self) -> impl Iterator<Item = Line> + '_ {
        self.then.iter().flat_map(|node| crossing(node.digit, node.cells))
    }

    /// What is said follows from the supposition.
    pub(super) fn derive(&self, proved: &Proved) -> Vec<Line> {
        let then = conclusions(proved);
        let then = then.map(|literal| Line::Clause(vec![(self.supposed, false), literal]));
        self.crossings().chain(then).collect()
    }

    /// Marks the supposition, and each node with a link to the next.
    pub fn draw(&self, drawing: &mut Drawing) {
        drawing.candidate(self.supposed, Role::Second);
        let nodes: Vec<Node> = self.nodes().collect();
        for pair in nodes.windows(2) {
            drawing.candidates(pair[1].digit, pair[1].cells, Role::Pattern);
            drawing.link(pair[0].end(), pair[1].end(), LinkKind::Weak);
        }
    }
}

/// Whether the node must be true once `gone` is.
pub(super) fn follows(node: Node, gone: &CandidateSet, position: &Position) -> bool {
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
    /// What follows, if premise and branches hold.
    pub(super) fn prove(&self, follow: Follow, position: &Position) -> Result<Proved, Flaw> {
        let mut ends = Vec::new();
        for branch in &self.branches {
            ends.push((branch.supposed, branch.replay(follow, position)?));
        }
        self.premise.prove(&ends, position)
    }
}

ennead_grid::display! {
    /// `4r1c2 > 7r1c5 > 7r23c9`: what becomes true one after the other.
    Branch: |it, f| {
        for (i, node) in it.nodes().enumerate() {
            let gap = if i == 0 { "" } else { " > " };
            write!(f, "{gap}{}{}", node.digit, notation::cells(node.cells))?;
        }
        Ok(())
    }
}

ennead_grid::display! {
    /// The branches, separated by semicolons.
    Forcing: |it, f| {
        for (i, branch) in it.branches.iter().enumerate() {
            let gap = if i == 0 { "" } else { "; " };
            write!(f, "{gap}{branch}")?;
        }
        Ok(())
    }
}

impl Forcing {
    /// Why what it proves holds in `position`, line by line; none if that is best said in a sentence.
    pub(super) fn argue(&self, proved: &Proved, position: &Position) -> Option<Argument> {
        // What follows at once is said in a sentence.
        self.branches.iter().find(|branch| !branch.then.is_empty())?;
        let (mut writer, mut cases) = (Writer::new(position), Case::of(proved));
        for branch in &self.branches {
            writer.suppose(branch.supposed);
            branch.then.iter().try_for_each(|&node| writer.last(node))?;
            self.premise.end(&mut cases, &mut writer)?;
        }
        self.premise.conclude(cases, &mut writer);
        Some(writer.finish())
    }
}

impl Shape for Forcing {
    fn size(&self) -> usize {
        self.branches.iter().map(|branch| 1 + branch.then.len()).sum()
    }

    fn derive(&self, proved: &Proved, _: &Position) -> Derivation {
        let verity = !self.premise.is_contradiction();
        let mut lines = Vec::new();
        for branch in &self.branches {
            match verity {
                true => lines.extend(branch.derive(proved)),
                false => lines.extend(branch.crossings()),
            }
        }
        lines.into()
    }

    fn draw(&self, drawing: &mut Drawing) {
        self.premise.draw(drawing);
        for branch in &self.branches {
            branch.draw(drawing);
        }
    }
}

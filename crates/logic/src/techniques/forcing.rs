//! # Forcing chains and nets
//!
//! ## Pattern
//!
//! Suppose a candidate is true, and follow what becomes true in turn: the last candidate of a
//! cell, the last place of a digit in a house.
//!
//! - *Contradiction*: a cell is left without a candidate, or a house without a place for a digit.
//! - *Verity*: suppose in turn each candidate of a cell, or each place of a digit in a house. All
//!   lead to the same.
//!
//! In a forcing *chain* each candidate follows from a single other one; in a *net* it may take
//! several. In chains, two or three candidates of a digit in a line and a box may be one node.
//! *Nishio* is a contradiction in which only one digit is followed, from house to house.
//!
//! ## Why it holds
//!
//! What leads to a contradiction is false. And one candidate of each cell is true, as is one
//! place of each digit in a house; so what follows from each of them is so.
//!
//! ## Example
//!
//! ```
//! # use ennead_logic::library::{Case, Outcome};
//! let step: Case = "\
//!     :1301:6:........5.9..37.....2.9....7....1..28...........62..5...49...+2+1....853\
//!     .693.1..87.::611::"
//!     .parse()?;
//! assert_eq!(step.run(), Outcome::Passed);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## References
//!
//! - Forcing chains are as old as the Sudoku forums (2005); contradiction and verity are HoDoKu's
//!   names, Sudoku Explainer's are Nishio, cell and region forcing chains.
//! - Nishio is named after Tetsuya Nishio.

use std::collections::HashSet;
use std::ops::ControlFlow;

use ennead_grid::{Candidate, Cell, CellSet, Digit, House};

use crate::links::{Links, NodeId, Nodes, Thread, Walk, bits};
use crate::pattern::{Branch, Forcing, Node, Premise};
use crate::{
    About, CandidateSet, Facts, Flaw, Message, Position, Sink, Step, Technique, Value, ensure,
};

/// A way to conclude from suppositions.
pub(super) struct ForcingTechnique {
    name: &'static str,
    codes: &'static [&'static str],
    net: bool,
    verity: bool,
    one_digit: bool,
}

pub(super) static CHAIN_CONTRADICTION: ForcingTechnique = ForcingTechnique {
    name: "forcing-chain-contradiction",
    codes: &["1301"],
    net: false,
    verity: false,
    one_digit: false,
};
pub(super) static CHAIN_VERITY: ForcingTechnique = ForcingTechnique {
    name: "forcing-chain-verity",
    codes: &["1302"],
    net: false,
    verity: true,
    one_digit: false,
};
pub(super) static NET_CONTRADICTION: ForcingTechnique = ForcingTechnique {
    name: "forcing-net-contradiction",
    codes: &["1303"],
    net: true,
    verity: false,
    one_digit: false,
};
pub(super) static NET_VERITY: ForcingTechnique = ForcingTechnique {
    name: "forcing-net-verity",
    codes: &["1304"],
    net: true,
    verity: true,
    one_digit: false,
};
pub(super) static NISHIO: ForcingTechnique = ForcingTechnique {
    name: "nishio",
    codes: &["1305"],
    net: true,
    verity: false,
    one_digit: true,
};

/// What follows from a supposition, and how to tell it in short.
pub(super) trait Consequences {
    /// The candidates that are false.
    fn gone(&self) -> &CandidateSet;

    /// The candidates that are true, the supposed one among them.
    fn come(&self) -> &CandidateSet;

    /// About how much it takes to see that the candidate is false.
    fn cost(&self, candidate: Candidate) -> usize;

    /// The same for a candidate that is true.
    fn cost_of_come(&self, candidate: Candidate) -> usize;

    /// The branch that shows these candidates to be false, and these to be true.
    fn branch(&self, gone: &CandidateSet, come: &CandidateSet) -> Branch;
}

/// Consequences along single links.
pub(super) struct Tree<'a> {
    links: &'a Links,
    supposed: NodeId,
    walk: Walk,
    gone: CandidateSet,
    come: CandidateSet,
}

impl<'a> Tree<'a> {
    pub(super) fn grow(links: &'a Links, supposed: NodeId, longest: usize) -> Tree<'a> {
        let mut walk = Walk::default();
        links.walk_true(supposed, Thread::Any, longest, &mut walk);
        let candidates = |row: &[u64]| {
            let mut all = CandidateSet::EMPTY;
            for id in bits(row).take_while(|&id| links.is_candidate(id)) {
                let node = links.node(id);
                all.add(node.digit, node.cells);
            }
            all
        };
        let (gone, come) = (candidates(walk.found_false()), candidates(walk.found()));
        Tree { links, supposed, walk, gone, come }
    }
}

impl Consequences for Tree<'_> {
    fn gone(&self) -> &CandidateSet {
        &self.gone
    }

    fn come(&self) -> &CandidateSet {
        &self.come
    }

    fn cost(&self, candidate: Candidate) -> usize {
        self.walk.distance(self.walk.excluder(self.links.number(candidate)))
    }

    fn cost_of_come(&self, candidate: Candidate) -> usize {
        self.walk.distance(self.links.number(candidate))
    }

    fn branch(&self, gone: &CandidateSet, come: &CandidateSet) -> Branch {
        let excluders = gone.iter().map(|c| self.walk.excluder(self.links.number(c)));
        let trues = come.iter().map(|c| self.links.number(c));
        let mut nodes: Vec<NodeId> = Vec::new();
        for mut node in excluders.chain(trues) {
            while node != self.supposed && !nodes.contains(&node) {
                nodes.push(node);
                node = self.walk.excluder(self.walk.from(node));
            }
        }
        nodes.sort_by_key(|&node| (self.walk.distance(node), node));
        Branch {
            supposed: self.links.candidate(self.supposed),
            then: nodes.into_iter().map(|node| self.links.node(node)).collect(),
        }
    }
}

/// Consequences by all singles, or by those of the supposed digit, up to the first contradiction.
struct Net<'a> {
    position: &'a Position,
    order: Vec<(Candidate, Option<Reason>)>,
    // For each candidate that is false, the number of the true one that excludes it.
    excluder: Box<[u8; Candidate::COUNT]>,
    gone: CandidateSet,
    come: CandidateSet,
}

#[derive(Clone, Copy)]
enum Reason {
    Cell,
    House(House),
}

impl<'a> Net<'a> {
    fn grow(position: &'a Position, supposed: Candidate, one_digit: bool) -> Net<'a> {
        let mut net = Net {
            position,
            order: Vec::new(),
            excluder: Box::new([u8::MAX; Candidate::COUNT]),
            gone: CandidateSet::EMPTY,
            come: CandidateSet::EMPTY,
        };
        let mut now = *position;
        net.place(supposed, None, &mut now);
        let mut placed = 0;
        while placed < net.order.len() {
            placed = net.order.len();
            // Naked singles of all cells at once, then hidden ones, house by house.
            let (mut once, mut twice) = (CellSet::EMPTY, CellSet::EMPTY);
            for digit in Digit::ALL {
                twice |= once & now.cells_of(digit);
                once |= now.cells_of(digit);
            }
            if now.empty() != once {
                break;
            }
            let naked = if one_digit { CellSet::EMPTY } else { once - twice };
            for cell in naked.iter() {
                if let Some(digit) = now.candidates(cell).single() {
                    net.place(Candidate::new(digit, cell), Some(Reason::Cell), &mut now);
                }
            }
            let wanted = |digit: &Digit| !one_digit || *digit == supposed.digit();
            for digit in Digit::ALL.into_iter().filter(wanted) {
                for house in House::ALL {
                    let places = now.cells_of(digit) & house.cells();
                    if let Some(cell) = places.single() {
                        let reason = Reason::House(house);
                        net.place(Candidate::new(digit, cell), Some(reason), &mut now);
                    }
                }
            }
        }
        net.gone = *position.all_candidates() - *now.all_candidates() - net.come;
        net
    }

    fn place(&mut self, candidate: Candidate, reason: Option<Reason>, now: &mut Position) {
        let (digit, cell) = (candidate.digit(), candidate.cell());
        let number = self.order.len() as u8;
        for other in now.candidates(cell).without(digit).iter() {
            self.excluder[Candidate::new(other, cell).index()] = number;
        }
        for peer in (now.cells_of(digit) & cell.peers()).iter() {
            self.excluder[Candidate::new(digit, peer).index()] = number;
        }
        now.place(digit, cell);
        self.order.push((candidate, reason));
        self.come.insert(digit, cell);
    }
}

impl Consequences for Net<'_> {
    fn gone(&self) -> &CandidateSet {
        &self.gone
    }

    fn come(&self) -> &CandidateSet {
        &self.come
    }

    fn cost(&self, candidate: Candidate) -> usize {
        usize::from(self.excluder[candidate.index()])
    }

    fn cost_of_come(&self, candidate: Candidate) -> usize {
        self.order.iter().position(|&(other, _)| other == candidate).unwrap_or(0)
    }

    fn branch(&self, gone: &CandidateSet, come: &CandidateSet) -> Branch {
        let mut needed = vec![false; self.order.len()];
        for candidate in gone.iter() {
            needed[self.cost(candidate)] = true;
        }
        for candidate in come.iter() {
            needed[self.cost_of_come(candidate)] = true;
        }
        for i in (1..self.order.len()).rev().filter(|&i| i > 0) {
            let (candidate, Some(reason)) = self.order[i] else { continue };
            if !needed[i] {
                continue;
            }
            let (digit, cell) = (candidate.digit(), candidate.cell());
            let others: CandidateSet = match reason {
                Reason::Cell => CandidateSet::all_of(
                    self.position.candidates(cell).without(digit),
                    CellSet::only(cell),
                ),
                Reason::House(house) => CandidateSet::of(
                    digit,
                    (self.position.cells_of(digit) & house.cells()).without(cell),
                ),
            };
            for other in others.iter() {
                needed[self.cost(other)] = true;
            }
        }
        let then = (1..self.order.len()).filter(|&i| needed[i]).map(|i| {
            let candidate = self.order[i].0;
            Node { digit: candidate.digit(), cells: CellSet::only(candidate.cell()) }
        });
        Branch { supposed: self.order[0].0, then: then.collect() }
    }
}

/// The premises that `gone` leaves nothing of, each with its candidates.
fn emptied(gone: &CandidateSet, position: &Position) -> Vec<(Premise, CandidateSet)> {
    let left = *position.all_candidates() - *gone;
    let cells = position.empty() - left.all_cells();
    let mut emptied: Vec<(Premise, CandidateSet)> = cells
        .iter()
        .map(|cell| (Premise::EmptiesCell(cell), candidates_of(cell, position)))
        .collect();
    for digit in gone.all_digits().iter() {
        for house in House::ALL {
            let places = position.cells_of(digit) & house.cells();
            if !places.is_empty() && !left.cells(digit).intersects(places) {
                let premise = Premise::EmptiesHouse(house, digit);
                emptied.push((premise, CandidateSet::of(digit, places)));
            }
        }
    }
    emptied
}

fn candidates_of(cell: Cell, position: &Position) -> CandidateSet {
    CandidateSet::all_of(position.candidates(cell), CellSet::only(cell))
}

/// The shortest plain net that refutes a supposition.
pub(super) fn refutation(supposed: Candidate, position: &Position) -> Option<Step> {
    let net = Net::grow(position, supposed, false);
    let emptied = emptied(&net.gone, position).into_iter();
    let branches = emptied.map(|(premise, gone)| Forcing {
        premise,
        branches: vec![net.branch(&gone, &CandidateSet::EMPTY)],
    });
    let shortest = branches.min_by_key(|forcing| forcing.branches[0].then.len())?;
    Some(NET_CONTRADICTION.eliminates(shortest, supposed.into()))
}

/// The cells and houses with so many alternatives or more.
pub(super) fn alternatives(position: &Position, least: usize) -> Vec<(Premise, CandidateSet)> {
    let mut all: Vec<(Premise, CandidateSet)> = Vec::new();
    for cell in position.empty().iter() {
        all.push((Premise::Cell(cell), candidates_of(cell, position)));
    }
    for digit in Digit::ALL {
        for house in House::ALL {
            let places = position.cells_of(digit) & house.cells();
            all.push((Premise::House(house, digit), CandidateSet::of(digit, places)));
        }
    }
    all.retain(|(_, candidates)| candidates.len() >= least);
    all
}

impl ForcingTechnique {
    fn find_contradictions<C: Consequences>(
        &self,
        from: &[(Candidate, C)],
        position: &Position,
        sink: &mut dyn Sink,
    ) -> ControlFlow<()> {
        let mut found = Vec::new();
        for (supposed, consequences) in from {
            for (premise, gone) in emptied(consequences.gone(), position) {
                if self.one_digit && !premise.is_of(supposed.digit()) {
                    continue;
                }
                let branch = consequences.branch(&gone, &CandidateSet::EMPTY);
                if !branch.then.is_empty() {
                    found.push((
                        branch.then.len(),
                        *supposed,
                        Forcing { premise, branches: vec![branch] },
                    ));
                }
            }
        }
        found.sort_by_key(|&(length, supposed, _)| (length, supposed));
        let mut seen = CandidateSet::EMPTY;
        for (_, supposed, forcing) in found {
            if !seen.contains(supposed.digit(), supposed.cell()) {
                seen.insert(supposed.digit(), supposed.cell());
                sink.take(self.eliminates(forcing, supposed.into()))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn find_verities<C: Consequences>(
        &self,
        from: &[(Candidate, C)],
        position: &Position,
        sink: &mut dyn Sink,
    ) -> ControlFlow<()> {
        let of = |candidate: Candidate| from.iter().find(|(other, _)| *other == candidate);
        let mut found = Vec::new();
        // With two it is a chain through both.
        let all = alternatives(position, 3);
        for (i, (_, candidates)) in all.iter().enumerate() {
            let branches: Option<Vec<&C>> =
                candidates.iter().map(|candidate| Some(&of(candidate)?.1)).collect();
            let Some(branches) = branches else { continue };
            let meet = |sets: &dyn Fn(&C) -> CandidateSet| {
                let each = branches.iter().map(|branch| sets(branch));
                each.reduce(|mut a, b| {
                    a &= b;
                    a
                })
            };
            let gone = meet(&|branch| *branch.gone()).unwrap_or_default();
            let come = meet(&|branch| *branch.come()).unwrap_or_default();
            for candidate in come.iter() {
                let cost: usize = branches.iter().map(|b| b.cost_of_come(candidate)).sum();
                found.push((cost, true, candidate, i));
            }
            for candidate in gone.iter() {
                let cost: usize = branches.iter().map(|b| b.cost(candidate)).sum();
                // Nothing has followed yet: locked candidates.
                if cost > 0 {
                    found.push((cost, false, candidate, i));
                }
            }
        }
        found.sort_unstable();
        let mut seen = HashSet::new();
        for (_, comes, candidate, i) in found {
            if !seen.insert((comes, candidate)) {
                continue;
            }
            let (premise, candidates) = all[i];
            let one = CandidateSet::from(candidate);
            let (gone, come) =
                if comes { (CandidateSet::EMPTY, one) } else { (one, CandidateSet::EMPTY) };
            let branches = candidates.iter().filter_map(&of);
            let branches = branches.map(|(_, branch)| branch.branch(&gone, &come)).collect();
            let forcing = Forcing { premise, branches };
            sink.take(match comes {
                true => self.places(forcing, one),
                false => self.eliminates(forcing, one),
            })?;
        }
        ControlFlow::Continue(())
    }

    fn find_from<C: Consequences>(
        &self,
        from: &[(Candidate, C)],
        position: &Position,
        sink: &mut dyn Sink,
    ) -> ControlFlow<()> {
        match self.verity {
            false => self.find_contradictions(from, position, sink),
            true => self.find_verities(from, position, sink),
        }
    }
}

impl Technique for ForcingTechnique {
    fn about(&self) -> About {
        About {
            name: self.name,
            codes: self.codes,
            uniqueness: false,
            source: include_str!("forcing.rs"),
        }
    }

    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        if self.net {
            // No argument about one digit alone rules out more than its templates do.
            let may = |c: &Candidate| {
                !self.one_digit || facts.outside_templates(c.digit()).contains(c.cell())
            };
            let nets = facts.all_candidates().iter().filter(may);
            let nets: Vec<_> = nets.map(|c| (c, Net::grow(facts, c, self.one_digit))).collect();
            return self.find_from(&nets, facts, sink);
        }
        let links = facts.links(Nodes::Grouped);
        let longest = facts.options().max_chain;
        let trees: Vec<_> = (0..links.len() as NodeId)
            .filter(|&id| links.is_candidate(id))
            .map(|id| (links.candidate(id), Tree::grow(links, id, longest)))
            .collect();
        self.find_from(&trees, facts, sink)
    }

    fn check(&self, step: &Step, position: &Position) -> Result<(), Flaw> {
        let forcing: &Forcing = step.pattern.get()?;
        let verity = matches!(forcing.premise, Premise::Cell(_) | Premise::House(..));
        ensure(verity == self.verity, "contradiction or verity")?;
        if self.one_digit {
            let one = step.eliminations.all_digits().single();
            let own = |digit| one == Some(digit);
            let nodes = forcing.branches.iter().flat_map(|branch| &branch.then);
            ensure(nodes.map(|node| node.digit).all(own), "another digit is followed")?;
            let ends = one.is_some_and(|digit| forcing.premise.is_of(digit));
            ensure(ends, "it ends in another digit")?;
        }
        forcing.check(!self.net, &step.eliminations, &step.placements, position)
    }

    fn explain(&self, step: &Step) -> Message {
        let forcing: &Forcing = step.pattern.own();
        let at_once = forcing.branches.iter().all(|branch| branch.then.is_empty());
        let name = match forcing.premise {
            Premise::EmptiesCell(_) if at_once => "explain-forcing-empties-cell-at-once",
            Premise::EmptiesCell(_) => "explain-forcing-empties-cell",
            Premise::EmptiesHouse(..) if at_once => "explain-forcing-empties-house-at-once",
            Premise::EmptiesHouse(..) => "explain-forcing-empties-house",
            Premise::Cell(_) => "explain-forcing-cell",
            Premise::House(..) => "explain-forcing-house",
        };
        let supposed: CandidateSet = forcing.branches.iter().map(|b| b.supposed).collect();
        let message = Message::new(name)
            .with("supposed", Value::Candidates(supposed))
            .with("chain", Value::Notation(forcing.to_string()));
        match forcing.premise {
            Premise::EmptiesCell(cell) | Premise::Cell(cell) => {
                message.with("cell", Value::Cells(cell.into()))
            }
            Premise::EmptiesHouse(house, digit) | Premise::House(house, digit) => message
                .with("house", Value::Houses(house.into()))
                .with("digit", Value::Digits(digit.into())),
        }
    }
}

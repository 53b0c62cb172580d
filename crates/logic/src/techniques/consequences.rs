//! What follows from a supposition, and what all of some alternatives lead to.

use std::collections::HashSet;

use super::prelude::*;
use super::suppositions::{Branch, Premise};
use crate::links::{Links, NodeId, Thread, Walk, bits};

/// A conclusion about a candidate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Conclusion {
    /// It is false.
    False(Candidate),
    /// It is true.
    True(Candidate),
}

impl Conclusion {
    fn candidate(self) -> Candidate {
        match self {
            Conclusion::False(candidate) | Conclusion::True(candidate) => candidate,
        }
    }

    /// Whether it is already so in `position`.
    pub(super) fn holds_in(self, position: &Position) -> bool {
        let (digit, cell) = (self.candidate().digit(), self.candidate().cell());
        let stands = position.digit(cell) == Some(digit);
        match self {
            Conclusion::False(_) => !stands && !position.has(digit, cell),
            Conclusion::True(_) => stands,
        }
    }

    /// What a step with this conclusion proves.
    pub(super) fn proved(self) -> Proved {
        match self {
            Conclusion::False(candidate) => Proved::eliminating(candidate.into()),
            Conclusion::True(candidate) => Proved::placing(candidate.into()),
        }
    }
}

/// What follows from a supposition.
pub(super) trait Consequences {
    /// The candidates that are false and those that are true, including the supposed one.
    fn end(&self) -> &Proved;

    /// Roughly how much it takes to see that a conclusion follows.
    fn cost(&self, conclusion: Conclusion) -> usize;
}

/// Consequences that can be shown as branches.
pub(super) trait Branches: Consequences {
    /// The branch that shows these parts of the end.
    fn branch(&self, shown: &Proved) -> Branch;
}

/// The candidates of a row of nodes.
fn candidates(row: &[u64], links: &Links) -> CandidateSet {
    let mut all = CandidateSet::EMPTY;
    for id in bits(row).take_while(|&id| links.is_candidate(id)) {
        let node = links.node(id);
        all.add(node.digit, node.cells);
    }
    all
}

/// Consequences along single links.
pub(super) struct Tree<'a> {
    links: &'a Links,
    supposed: NodeId,
    walk: Walk,
    end: Proved,
}

impl<'a> Tree<'a> {
    pub(super) fn grow(links: &'a Links, supposed: NodeId, longest: usize) -> Tree<'a> {
        let mut walk = Walk::default();
        links.walk_true(supposed, Thread::Any, longest, &mut walk);
        let end = Proved {
            eliminations: candidates(walk.found_false(), links),
            placements: candidates(walk.found(), links),
        };
        Tree { links, supposed, walk, end }
    }

    /// The node that makes the candidate false.
    fn excluder(&self, candidate: Candidate) -> NodeId {
        self.walk.excluder(self.links.number(candidate))
    }
}

impl Consequences for Tree<'_> {
    fn end(&self) -> &Proved {
        &self.end
    }

    fn cost(&self, conclusion: Conclusion) -> usize {
        self.walk.distance(match conclusion {
            Conclusion::False(candidate) => self.excluder(candidate),
            Conclusion::True(candidate) => self.links.number(candidate),
        })
    }
}

impl Branches for Tree<'_> {
    fn branch(&self, shown: &Proved) -> Branch {
        let excluders = shown.eliminations.iter().map(|c| self.excluder(c));
        let trues = shown.placements.iter().map(|c| self.links.number(c));
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

/// Consequences by all singles, or by those of the supposed digit, until the first contradiction.
pub(super) struct Singles<'a> {
    position: &'a Position,
    order: Vec<(Candidate, Option<Reason>)>,
    // For each candidate that is false, the number of the true one that excludes it.
    excluder: Box<[u8; Candidate::COUNT]>,
    end: Proved,
}

/// Why a candidate is true.
#[derive(Clone, Copy)]
enum Reason {
    Cell,
    House(House),
}

impl<'a> Singles<'a> {
    pub(super) fn grow(
        position: &'a Position,
        supposed: Candidate,
        one_digit: bool,
    ) -> Singles<'a> {
        let mut singles = Singles {
            position,
            order: Vec::new(),
            excluder: Box::new([u8::MAX; Candidate::COUNT]),
            end: Proved::default(),
        };
        let mut now = *position;
        singles.place(supposed, None, &mut now);
        let mut placed = 0;
        while placed < singles.order.len() {
            placed = singles.order.len();
            // Naked singles of all cells at once, then hidden ones, house by house.
            let (once, twice) = now.all_candidates().cells_once_and_twice();
            if now.empty() != once {
                break;
            }
            let naked = if one_digit { CellSet::EMPTY } else { once - twice };
            for cell in naked.iter() {
                if let Some(digit) = now.candidates(cell).single() {
                    singles.place(Candidate::new(digit, cell), Some(Reason::Cell), &mut now);
                }
            }
            let wanted = |digit: &Digit| !one_digit || *digit == supposed.digit();
            for digit in Digit::ALL.into_iter().filter(wanted) {
                for house in House::ALL {
                    let places = now.cells_of(digit) & house.cells();
                    if let Some(cell) = places.single() {
                        let reason = Reason::House(house);
                        singles.place(Candidate::new(digit, cell), Some(reason), &mut now);
                    }
                }
            }
        }
        singles.end.eliminations =
            *position.all_candidates() - *now.all_candidates() - singles.end.placements;
        singles
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
        self.end.placements.insert(digit, cell);
    }

    /// The number of the candidate that makes this one false.
    fn excluder(&self, candidate: Candidate) -> usize {
        usize::from(self.excluder[candidate.index()])
    }

    /// The number of a candidate that is true.
    fn number(&self, candidate: Candidate) -> usize {
        self.order.iter().position(|&(other, _)| other == candidate).unwrap_or(0)
    }
}

impl Consequences for Singles<'_> {
    fn end(&self) -> &Proved {
        &self.end
    }

    fn cost(&self, conclusion: Conclusion) -> usize {
        match conclusion {
            Conclusion::False(candidate) => self.excluder(candidate),
            Conclusion::True(candidate) => self.number(candidate),
        }
    }
}

impl Branches for Singles<'_> {
    fn branch(&self, shown: &Proved) -> Branch {
        let mut needed = vec![false; self.order.len()];
        for candidate in shown.eliminations.iter() {
            needed[self.excluder(candidate)] = true;
        }
        for candidate in shown.placements.iter() {
            needed[self.number(candidate)] = true;
        }
        for i in (1..self.order.len()).rev() {
            let (candidate, Some(reason)) = self.order[i] else { continue };
            if !needed[i] {
                continue;
            }
            let premise = match reason {
                Reason::Cell => Premise::Cell(candidate.cell()),
                Reason::House(house) => Premise::House(house, candidate.digit()),
            };
            let others = premise.candidates(self.position) - candidate.into();
            for other in others.iter() {
                needed[self.excluder(other)] = true;
            }
        }
        let then = (1..self.order.len()).filter(|&i| needed[i]);
        let then = then.map(|i| self.order[i].0.into()).collect();
        Branch { supposed: self.order[0].0, then }
    }
}

/// The premises that `gone` leaves no candidates.
pub(super) fn emptied(gone: &CandidateSet, position: &Position) -> impl Iterator<Item = Premise> {
    let left = *position.all_candidates() - *gone;
    let cells = (position.empty() - left.all_cells()).iter().map(Premise::EmptiesCell);
    let houses = gone.all_digits().iter().flat_map(move |digit| {
        let (before, after) = (position.cells_of(digit), left.cells(digit));
        let is_emptied = move |house: &House| {
            before.intersects(house.cells()) && !after.intersects(house.cells())
        };
        let emptied = House::ALL.into_iter().filter(is_emptied);
        emptied.map(move |house| Premise::EmptiesHouse(house, digit))
    });
    cells.chain(houses)
}

/// The cells and houses with at least this many alternatives.
fn alternatives(
    least: usize,
    position: &Position,
) -> impl Iterator<Item = (Premise, CandidateSet)> + '_ {
    let cells = position.empty().iter().map(Premise::Cell);
    let houses = Digit::ALL
        .into_iter()
        .flat_map(|digit| House::ALL.into_iter().map(move |house| Premise::House(house, digit)));
    let all = cells.chain(houses).map(|premise| (premise, premise.candidates(position)));
    all.filter(move |(_, candidates)| candidates.len() >= least)
}

/// What all alternatives of a cell or a house lead to.
pub(super) struct Verity<'a, C> {
    pub(super) premise: Premise,
    pub(super) branches: Vec<&'a C>,
    pub(super) conclusion: Conclusion,
}

/// The conclusions from cells and houses with at least `least` alternatives, each once, given what
/// follows `from` every candidate. `rank` gives the order by cost, and `None` for a conclusion that
/// is not worth showing.
pub(super) fn verities<'a, C: Consequences>(
    from: &'a [(Candidate, C)],
    least: usize,
    position: &Position,
    rank: impl Fn(usize, Conclusion) -> Option<(usize, bool)>,
) -> impl Iterator<Item = Verity<'a, C>> {
    let mut of: Vec<Option<&C>> = vec![None; Candidate::COUNT];
    for (supposed, consequences) in from {
        of[supposed.index()] = Some(consequences);
    }
    let all: Vec<(Premise, CandidateSet)> = alternatives(least, position).collect();
    let mut found = Vec::new();
    for (i, (_, candidates)) in all.iter().enumerate() {
        let branches = || candidates.iter().filter_map(|candidate| of[candidate.index()]);
        let ends = branches().map(|branch| *branch.end());
        let Some(shared) = ends.reduce(Proved::shared) else { continue };
        let trues = shared.placements.iter().map(Conclusion::True);
        let falses = shared.eliminations.iter().map(Conclusion::False);
        for conclusion in trues.chain(falses) {
            let cost = branches().map(|branch| branch.cost(conclusion)).sum();
            if let Some(rank) = rank(cost, conclusion) {
                found.push((rank, conclusion.candidate(), i, conclusion));
            }
        }
    }
    found.sort_unstable_by_key(|&(rank, candidate, i, _)| (rank, candidate, i));
    let mut seen = HashSet::new();
    found.into_iter().filter(move |(.., conclusion)| seen.insert(*conclusion)).map(
        move |(.., i, conclusion)| {
            let (premise, candidates) = all[i];
            let branches = candidates.iter().filter_map(|c| of[c.index()]).collect();
            Verity { premise, branches, conclusion }
        },
    )
}

//! Plans: the fewest inferences that lead from a supposition to an end.
//!
//! Each inference needs certain candidates to be false and makes others false. For each candidate, the
//! smallest set of inferences found so far that makes it false is kept, and what an inference needs are the
//! sets of what it needs, united. So what is used twice counts once. This is the "set-additive heuristic" of
//! E. Keyder and H. Geffner (*Heuristics for planning with action costs revisited*, 2008). Then everything
//! that is not needed to reach the end is left out.

use ennead_depth::{ChainKind, Chains};

use super::consequences::Conclusion;
use super::net_parts::NetPart;
use super::prelude::*;
use super::suppositions::{Branch, Follow, Forcing, Premise};
use super::{full_house, hidden_single, naked_single};
use crate::pattern::Whip;
use crate::{Stop, Stopped};

/// The most inferences a plan can be made of.
const MOST: usize = 1536;

/// No braids longer than this are looked for: it may take long to find that there are none.
pub(super) const LONGEST_BRAID: usize = 20;

/// Some inferences, by their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Plan {
    numbers: Numbers,
    /// How many lines it takes to say them.
    size: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct Numbers([u64; MOST / 64]);

impl Default for Numbers {
    fn default() -> Numbers {
        Numbers([0; MOST / 64])
    }
}

impl Numbers {
    fn insert(&mut self, number: usize) {
        self.0[number / 64] |= 1 << (number % 64);
    }

    fn remove(&mut self, number: usize) {
        self.0[number / 64] &= !(1 << (number % 64));
    }

    fn contains(&self, number: usize) -> bool {
        self.0[number / 64] >> (number % 64) & 1 == 1
    }

    fn unite(&mut self, other: &Numbers) {
        for (word, others) in self.0.iter_mut().zip(&other.0) {
            *word |= others;
        }
    }

    fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.0.iter().enumerate().flat_map(|(i, &word)| {
            let mut left = word;
            std::iter::from_fn(move || {
                let bit = (left != 0).then(|| left.trailing_zeros() as usize)?;
                left &= left - 1;
                Some(i * 64 + bit)
            })
        })
    }
}

/// What an inference is.
#[derive(Clone)]
pub(super) enum What {
    /// The candidate is true.
    Single(Candidate),
    /// A step of another technique, which eliminates.
    Step(Box<Step>),
}

impl What {
    /// How many lines it takes to say it.
    fn size(&self) -> usize {
        match self {
            What::Single(_) => 1,
            What::Step(step) => size_of(step),
        }
    }
}

/// How many lines a step of a net takes.
pub(super) fn size_of(step: &Step) -> usize {
    // A net begins with what is supposed and ends with what is refuted, unless that is so at once.
    step.pattern.get().map_or(1, |forcing: &Forcing| match forcing.size() {
        1 => 1,
        size => size + 1,
    })
}

/// A way in which an inference follows: if all it needs is false.
struct Way {
    number: usize,
    needs: Vec<Candidate>,
    makes: CandidateSet,
}

/// What a plan leads to.
#[derive(Clone, Copy)]
pub(super) enum Goal {
    Contradiction,
    Conclusion(Conclusion),
}

/// Plans from a supposition.
pub(super) struct Plans<'a> {
    pub(super) position: &'a Position,
    pub(super) supposed: Candidate,
    inferences: Vec<What>,
    ways: Vec<Way>,
    /// The smallest plan known that makes a candidate false, and one that makes it true.
    off: Vec<Option<Plan>>,
    on: Vec<Option<Plan>>,
}

/// The cells, and the digits in the houses, that are open.
fn variables(position: &Position) -> impl Iterator<Item = (Premise, CandidateSet)> + '_ {
    let cells = position.empty().iter().map(Premise::EmptiesCell);
    let houses = Digit::ALL.into_iter().flat_map(|digit| {
        House::ALL.into_iter().map(move |house| Premise::EmptiesHouse(house, digit))
    });
    let all = cells.chain(houses).map(|premise| (premise, premise.candidates(position)));
    all.filter(|(_, candidates)| !candidates.is_empty())
}

impl<'a> Plans<'a> {
    /// Plans made of singles.
    pub(super) fn new(supposed: Candidate, position: &'a Position) -> Plans<'a> {
        let open: Vec<Candidate> = position.all_candidates().iter().collect();
        let mut plans = Plans {
            position,
            supposed,
            inferences: open.iter().copied().map(What::Single).collect(),
            ways: Vec::new(),
            off: Vec::new(),
            on: Vec::new(),
        };
        let excludes: Vec<_> = open.iter().map(|&c| Node::from(c).excludes(position)).collect();
        for (_, candidates) in variables(position) {
            for candidate in candidates.iter() {
                let number = open.binary_search(&candidate).expect("all candidates are open");
                let needs = (candidates - candidate.into()).iter().collect();
                plans.ways.push(Way { number, needs, makes: excludes[number] });
            }
        }
        plans
    }

    /// Adds a step of another technique, found in a position that follows from the supposition.
    pub(super) fn add(&mut self, step: &Step, now: &Position) {
        let is_same =
            |what: &What| matches!(what, What::Step(other) if other.pattern == step.pattern);
        if self.inferences.len() >= MOST || self.inferences.iter().any(is_same) {
            return;
        }
        let Some((needs, makes)) = self.needs(step, now) else { return };
        let number = self.inferences.len();
        self.inferences.push(What::Step(Box::new(step.clone())));
        self.ways.push(Way { number, needs: needs.iter().collect(), makes });
    }

    /// The candidates that must be false for a step to hold, and what it eliminates then.
    fn needs(&self, step: &Step, now: &Position) -> Option<(CandidateSet, CandidateSet)> {
        let standing = |c: &Candidate| now.digit(c.cell()) == Some(c.digit());
        let gone = *self.position.all_candidates() - *now.all_candidates();
        let mut off: Vec<Candidate> = gone.iter().filter(|c| !standing(c)).collect();
        let mut cut = *self.position;
        off.iter().for_each(|c| cut.eliminate(c.digit(), c.cell()));
        let technique = step.technique();
        let holds = |position: &Position| {
            let proved = technique.prove(&step.pattern, position).ok()?;
            step.eliminations.is_subset(&proved.eliminations).then_some(proved.eliminations)
        };
        holds(&cut)?;
        put_back(&mut off, &mut cut, &|position| holds(position).is_some());
        let makes = holds(&cut)? & *self.position.all_candidates();
        Some((*self.position.all_candidates() - *cut.all_candidates(), makes))
    }

    /// Finds the plans.
    pub(super) fn settle(&mut self) {
        self.off = vec![None; Candidate::COUNT];
        self.on = vec![None; Candidate::COUNT];
        for candidate in Node::from(self.supposed).excludes(self.position).iter() {
            self.off[candidate.index()] = Some(Plan::default());
        }
        loop {
            let mut is_new = false;
            for i in 0..self.ways.len() {
                let way = &self.ways[i];
                let Some(plan) = self.united(&way.needs, Some(way.number)) else { continue };
                let better = |old: &Option<Plan>| old.is_none_or(|old| plan.size < old.size);
                if let What::Single(candidate) = self.inferences[way.number]
                    && better(&self.on[candidate.index()])
                {
                    self.on[candidate.index()] = Some(plan);
                }
                for candidate in way.makes.iter() {
                    if better(&self.off[candidate.index()]) {
                        self.off[candidate.index()] = Some(plan);
                        is_new = true;
                    }
                }
            }
            if !is_new {
                return;
            }
        }
    }

    /// The plans that make all these candidates false, and another inference, as one plan.
    fn united(&self, needs: &[Candidate], number: Option<usize>) -> Option<Plan> {
        let mut numbers = Numbers::default();
        for candidate in needs {
            numbers.unite(&self.off[candidate.index()]?.numbers);
        }
        number.into_iter().for_each(|number| numbers.insert(number));
        Some(self.plan(numbers))
    }

    fn plan(&self, numbers: Numbers) -> Plan {
        let size = numbers.iter().map(|number| self.inferences[number].size()).sum();
        Plan { numbers, size }
    }

    /// The smallest plan found for a goal; its inferences in order.
    pub(super) fn best(&self, goal: Goal) -> Option<Vec<What>> {
        let mut plans: Vec<Plan> = match goal {
            Goal::Contradiction => {
                let all = variables(self.position);
                let needs = all.map(|(_, candidates)| candidates.iter().collect::<Vec<_>>());
                needs.filter_map(|needs| self.united(&needs, None)).collect()
            }
            Goal::Conclusion(Conclusion::False(c)) => self.off[c.index()].into_iter().collect(),
            Goal::Conclusion(Conclusion::True(c)) => self.on[c.index()].into_iter().collect(),
        };
        plans.sort_by_key(|plan| plan.size);
        plans.truncate(8);
        let thin = |plan: &Plan, first| self.plan(self.thinned(plan.numbers, goal, first));
        let thin = plans.iter().flat_map(|plan| [true, false].map(|first| thin(plan, first)));
        let best = thin.min_by_key(|plan| plan.size)?;
        self.order(&best.numbers, goal)
    }

    /// What is false after these inferences, and which of their ways came first.
    fn replay(&self, numbers: &Numbers) -> (CandidateSet, Vec<&Way>) {
        let mut off = Node::from(self.supposed).excludes(self.position);
        let mut on = CandidateSet::from(self.supposed);
        let mut taken = Vec::new();
        let mut open: Vec<&Way> =
            self.ways.iter().filter(|way| numbers.contains(way.number)).collect();
        loop {
            let before = taken.len();
            let mut left = Vec::with_capacity(open.len());
            for way in open {
                let is_done = |other: &&Way| other.number == way.number;
                if taken.iter().any(is_done) {
                    continue;
                }
                match way.needs.iter().all(|c| off.contains(c.digit(), c.cell())) {
                    true => {
                        off |= way.makes;
                        if let What::Single(c) = self.inferences[way.number] {
                            on.insert(c.digit(), c.cell());
                        }
                        taken.push(way);
                    }
                    false => left.push(way),
                }
            }
            open = left;
            if taken.len() == before {
                return (off, taken);
            }
        }
    }

    /// The candidates that are false at the goal, if it is reached.
    fn reached(&self, goal: Goal, off: &CandidateSet, taken: &[&Way]) -> Option<CandidateSet> {
        match goal {
            Goal::Contradiction => variables(self.position)
                .map(|(_, candidates)| candidates)
                .find(|candidates| candidates.is_subset(off)),
            Goal::Conclusion(Conclusion::False(c)) => {
                off.contains(c.digit(), c.cell()).then(|| c.into())
            }
            Goal::Conclusion(Conclusion::True(c)) => {
                let is_own =
                    |way: &&Way| matches!(self.inferences[way.number], What::Single(it) if it == c);
                taken.iter().any(is_own).then_some(CandidateSet::EMPTY)
            }
        }
    }

    /// Without the inferences that are not needed; the last are tried first, or the largest.
    fn thinned(&self, mut numbers: Numbers, goal: Goal, largest_first: bool) -> Numbers {
        let (_, taken) = self.replay(&numbers);
        let mut order: Vec<usize> = taken.iter().map(|way| way.number).rev().collect();
        if largest_first {
            order.sort_by_key(|&number| std::cmp::Reverse(self.inferences[number].size()));
        }
        for number in order {
            numbers.remove(number);
            let (off, taken) = self.replay(&numbers);
            if self.reached(goal, &off, &taken).is_none() {
                numbers.insert(number);
            }
        }
        numbers
    }

    /// The inferences of a plan, each as soon as it is needed after those it needs itself.
    fn order(&self, numbers: &Numbers, goal: Goal) -> Option<Vec<What>> {
        let (off, taken) = self.replay(numbers);
        let ends = self.reached(goal, &off, &taken)?;
        let mut order = Vec::new();
        match goal {
            Goal::Conclusion(Conclusion::True(c)) => {
                let is_own = |way: &&&Way| matches!(self.inferences[way.number], What::Single(it) if it == c);
                let own = taken.iter().find(is_own)?;
                self.visit(own, &taken, &mut order);
            }
            _ => ends.iter().for_each(|c| self.visit_maker(c, &taken, &mut order)),
        }
        Some(order.into_iter().map(|number| self.inferences[number].clone()).collect())
    }

    fn visit_maker(&self, candidate: Candidate, taken: &[&Way], order: &mut Vec<usize>) {
        let by_supposed = Node::from(self.supposed).excludes(self.position);
        let has = |set: &CandidateSet| set.contains(candidate.digit(), candidate.cell());
        if !has(&by_supposed)
            && let Some(way) = taken.iter().find(|way| has(&way.makes))
        {
            self.visit(way, taken, order);
        }
    }

    fn visit(&self, way: &Way, taken: &[&Way], order: &mut Vec<usize>) {
        if !order.contains(&way.number) {
            way.needs.iter().for_each(|&c| self.visit_maker(c, taken, order));
            order.push(way.number);
        }
    }
}

/// Puts back as many of these candidates as possible, halves at a time, while `holds`.
fn put_back(off: &mut [Candidate], position: &mut Position, holds: &dyn Fn(&Position) -> bool) {
    if off.is_empty() {
        return;
    }
    let before = *position;
    off.iter().for_each(|&candidate| position.restore(candidate));
    if holds(position) {
        return;
    }
    *position = before;
    if off.len() > 1 {
        let (first, second) = off.split_at_mut(off.len() / 2);
        put_back(first, position, holds);
        put_back(second, position, holds);
    }
}

/// The step that places a candidate, as the easiest single.
fn single(candidate: Candidate, now: &Position) -> Option<Step> {
    let houses = candidate.cell().houses();
    let in_house = |technique: &'static dyn Technique| {
        houses.into_iter().rev().map(move |house| (technique, Some(house)))
    };
    let full = in_house(&full_house::FullHouse);
    let naked: (&'static dyn Technique, _) = (&naked_single::NakedSingle, None);
    let mut all = full.chain([naked]).chain(in_house(&hidden_single::HiddenSingle));
    all.find_map(|(technique, house)| {
        let step = Step {
            technique: technique.about().name,
            pattern: Single { candidate, house }.into(),
            eliminations: CandidateSet::EMPTY,
            placements: candidate.into(),
        };
        step.check(now).is_ok().then_some(step)
    })
}

/// The inferences as steps, each in the position after those before it.
pub(super) fn steps(supposed: Candidate, plan: Vec<What>, position: &Position) -> Option<NetPart> {
    let mut now = *position;
    now.place(supposed.digit(), supposed.cell());
    let mut steps = Vec::new();
    for what in plan {
        let step = match what {
            What::Single(candidate) => single(candidate, &now)?,
            What::Step(step) => {
                let proved = step.technique().prove(&step.pattern, &now).ok()?;
                let eliminations = proved.eliminations & *now.all_candidates();
                Step { eliminations, ..*step }
            }
        };
        if !(step.eliminations.is_empty() && step.placements.is_empty()) {
            now.apply(&step);
            steps.push(step);
        }
    }
    Some(NetPart { supposed, steps })
}

/// The inferences as what is true one after the other.
fn branch(supposed: Candidate, plan: Vec<What>) -> Branch {
    let then = plan.into_iter().filter_map(|what| match what {
        What::Single(candidate) => Some(candidate.into()),
        What::Step(_) => None,
    });
    Branch { supposed, then: then.collect() }
}

/// The conclusion of a step, if there is a single one.
pub(super) fn conclusion(step: &Step) -> Option<Conclusion> {
    let mut falses = step.eliminations.iter().map(Conclusion::False);
    let mut trues = step.placements.iter().map(Conclusion::True);
    let one = falses.next().or_else(|| trues.next())?;
    (falses.next().is_none() && trues.next().is_none()).then_some(one)
}

/// A plain net with the conclusion of `step` and fewer inferences; none if there is none.
pub(super) fn smaller_forcing(
    step: &Step,
    position: &Position,
    stop: &Stop,
) -> Result<Option<Step>, Stopped> {
    let forcing: &Forcing = step.pattern.own();
    let smaller = if forcing.premise.is_contradiction() {
        let [old] = &forcing.branches[..] else { return Ok(None) };
        let longest = old.then.len().min(LONGEST_BRAID) as u8;
        let mut braids = Chains::new(ChainKind::Braid, position.all_candidates().iter());
        let braid = braids.shortest(old.supposed, longest, stop)?;
        let plans = Plans::new(old.supposed, position);
        let numbers = braid.map(|braid| plans.numbers_of(&braid));
        let ordered = numbers.and_then(|numbers| plans.order(&numbers, Goal::Contradiction));
        let branch = ordered.map(|plan| branch(old.supposed, plan));
        branch.and_then(|branch| {
            let end = branch.replay(Follow::Net, position).ok()?;
            let all = variables(position);
            let mut ends = all.filter(|(_, left)| left.is_subset(&end.eliminations));
            Some(Forcing { premise: ends.next()?.0, branches: vec![branch] })
        })
    } else {
        let Some(conclusion) = conclusion(step) else { return Ok(None) };
        let small = |old: &Branch| {
            let mut plans = Plans::new(old.supposed, position);
            plans.settle();
            let plan = plans.best(Goal::Conclusion(conclusion))?;
            let new = branch(old.supposed, plan);
            Some(if new.then.len() < old.then.len() { new } else { old.clone() })
        };
        let branches: Option<Vec<_>> = forcing.branches.iter().map(small).collect();
        branches.map(|branches| Forcing { premise: forcing.premise, branches })
    };
    Ok(smaller.map(|forcing| Step { pattern: forcing.into(), ..step.clone() }))
}

impl Plans<'_> {
    /// The inferences of a braid.
    fn numbers_of(&self, braid: &Whip) -> Numbers {
        let mut numbers = Numbers::default();
        for right in braid.links.iter().filter_map(|link| link.right) {
            let is_own =
                |what: &What| matches!(what, What::Single(c) if Node::from(*c) == right.into());
            self.inferences.iter().position(is_own).into_iter().for_each(|it| numbers.insert(it));
        }
        numbers
    }
}

//! # OR-k nets
//!
//! ## Pattern
//!
//! A *relation OR-k* says that one of k candidates is true at least. Each pattern of cells that a few
//! digits cannot fill, such as a tridagon or a bivalue oddagon, leaves one behind: one of its guardians
//! is true. The relation stays true, and gets shorter with each of its candidates that is
//! eliminated.
//!
//! Suppose a candidate is true, and follow what becomes true in turn, as in a forcing net: the last
//! candidate of a cell, the last place of a digit in a house, and also the last guardian. In the end a
//! cell is left without a candidate, a house without a place for a digit, or the relation without a
//! guardian.
//!
//! In an *OR-k forcing net*, guardians are supposed in turn besides, and singles refute each of them.
//!
//! ```text
//!     tridagon of 2, 5, 8: one of x, y, z is true
//!     suppose a  >  b  >  not x, not y  >  z  >  contradiction: a is false
//! ```
//!
//! ## Why it holds
//!
//! What leads to a contradiction is false, and that no guardian is true is a contradiction.
//!
//! ## Example
//!
//! ```
//! # use ennead_logic::library::{Case, Outcome};
//! let step: Case = "\
//!     :e:or-k-net:5:+953.4..+1.+12+4...5.9...+591.....+1.63+9....9.....7.4...+91..+4.5\
//!     9+28.6+18+9+2....4+5.+16...+892::568::"
//!     .parse()?;
//! assert_eq!(step.run(), Outcome::Passed);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## References
//!
//! - D. Berthier's OR-k-whips and OR-k-forcing-whips, in *CSP-Rules* (2022); there each candidate follows
//!   from a single other one, and from what is linked to the target.

use super::consequences::emptied;
use super::forcing;
use super::planes::Planes;
use super::prelude::*;
use super::suppositions::{Follow, Forcing, Premise, follows};
use super::tridagon;
use crate::argument::{Argument, Writer};
use crate::derivation::Line;
use crate::pattern::Uncolourable;

/// A supposition that a relation refutes.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct OrNet {
    /// The relation: one of its guardians is true.
    pub relation: Uncolourable,
    /// The candidate that is supposed to be true.
    pub supposed: Candidate,
    /// What follows, in order.
    pub then: Vec<OrStep>,
    /// What is left without candidates in the end; the relation without guardians if none.
    pub emptied: Option<Premise>,
}

/// What follows in a net.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum OrStep {
    /// This is true: it is the last candidate of a cell, of a digit in a house, or the last guardian.
    True(Candidate),
    /// A guardian is false: singles refute it.
    Refuted(Box<Forcing>),
}

impl OrStep {
    fn size(&self) -> usize {
        match self {
            OrStep::True(_) => 1,
            OrStep::Refuted(forcing) => forcing.size() + 1,
        }
    }
}

impl OrNet {
    /// The guardians that are not gone.
    fn left(&self, gone: &CandidateSet) -> CandidateSet {
        self.relation.guardians - *gone
    }

    /// What is false after the steps, if each of them follows.
    fn replay(&self, position: &Position) -> Result<CandidateSet, Flaw> {
        let has = |c: Candidate| position.has(c.digit(), c.cell());
        ensure(has(self.supposed), "what is supposed is not there")?;
        let mut gone = Node::from(self.supposed).excludes(position);
        for step in &self.then {
            match step {
                OrStep::True(candidate) => {
                    ensure(has(*candidate), "what becomes true is not there")?;
                    let node = Node::from(*candidate);
                    let is_last = self.left(&gone) == CandidateSet::from(*candidate);
                    let holds = is_last || follows(node, &gone, position);
                    ensure(holds, "something does not follow")?;
                    gone |= node.excludes(position);
                }
                OrStep::Refuted(refuted) => {
                    let mut now = *position;
                    gone.iter().for_each(|c| now.eliminate(c.digit(), c.cell()));
                    ensure(refuted.premise.is_contradiction(), "nothing is refuted")?;
                    let out = refuted.prove(Follow::Net, &now)?.eliminations;
                    ensure(out.is_subset(&self.relation.guardians), "it is no guardian")?;
                    gone |= out;
                }
            }
        }
        Ok(gone)
    }

    /// Checks that the supposition is refuted.
    fn check(&self, position: &Position) -> Result<(), Flaw> {
        let gone = self.replay(position)?;
        match self.emptied {
            None => ensure(self.left(&gone).is_empty(), "a guardian is left"),
            Some(premise) => {
                let all = premise.candidates(position);
                ensure(!all.is_empty() && all.is_subset(&gone), "something is left")
            }
        }
    }

    fn is_nested(&self) -> bool {
        self.then.iter().any(|step| matches!(step, OrStep::Refuted(_)))
    }

    /// Whether the relation is needed for anything.
    fn uses_relation(&self, position: &Position) -> bool {
        let nobody =
            Uncolourable { guardians: *position.all_candidates(), ..self.relation.clone() };
        OrNet { relation: nobody, ..self.clone() }.check(position).is_err()
    }

    /// The net that refutes a supposition, with or without supposing guardians.
    fn find(
        relation: &Uncolourable,
        supposed: Candidate,
        nested: bool,
        position: &Position,
    ) -> Option<OrNet> {
        let relation = relation.clone();
        let mut net = OrNet { relation, supposed, then: Vec::new(), emptied: None };
        let mut trues = CandidateSet::from(supposed);
        let mut gone = Node::from(supposed).excludes(position);
        loop {
            let before = net.then.len();
            if let Some(premise) = emptied(&gone, position).next() {
                net.emptied = Some(premise);
                break;
            }
            let left = net.left(&gone);
            if left.is_empty() {
                break;
            }
            let mut new: Vec<Candidate> = Vec::new();
            let mut now = *position;
            gone.iter().for_each(|c| now.eliminate(c.digit(), c.cell()));
            new.extend(now.empty().iter().filter_map(|cell| {
                now.candidates(cell).single().map(|digit| Candidate::new(digit, cell))
            }));
            for digit in Digit::ALL {
                let only = |house: House| (now.cells_of(digit) & house.cells()).single();
                new.extend(
                    House::ALL.into_iter().filter_map(only).map(|c| Candidate::new(digit, c)),
                );
            }
            new.extend((left.len() == 1).then(|| left.iter().next()).flatten());
            for candidate in new {
                let is_in = |set: &CandidateSet| set.contains(candidate.digit(), candidate.cell());
                if !is_in(&trues) && !is_in(&gone) {
                    trues.insert(candidate.digit(), candidate.cell());
                    gone |= Node::from(candidate).excludes(position);
                    net.then.push(OrStep::True(candidate));
                }
            }
            if net.then.len() == before && nested {
                for guardian in left.iter() {
                    if let Some(step) = forcing::refutation(guardian, &now) {
                        let refuted: &Forcing = step.pattern.own();
                        net.then.push(OrStep::Refuted(Box::new(refuted.clone())));
                        gone.insert(guardian.digit(), guardian.cell());
                        break;
                    }
                }
            }
            if net.then.len() == before {
                return None;
            }
        }
        net.thin(position);
        (net.uses_relation(position) && net.is_nested() == nested).then_some(net)
    }

    /// Leaves out what is not needed.
    fn thin(&mut self, position: &Position) {
        for i in (0..self.then.len()).rev() {
            let step = self.then.remove(i);
            if self.check(position).is_err() {
                self.then.insert(i, step);
            }
        }
    }
}

/// The guardians that singles refute after a supposition, each tried once for all relations.
struct Refuted {
    after: Planes,
    tried: CandidateSet,
    refuted: CandidateSet,
}

impl Refuted {
    fn any_of(&mut self, guardians: &CandidateSet) -> bool {
        let open = self.after.open(guardians);
        if open.len() < 2 || !(open & self.refuted).is_empty() {
            return true;
        }
        for guardian in (open - self.tried).iter() {
            self.tried |= guardian.into();
            if self.after.refute(guardian) {
                self.refuted |= guardian.into();
                return true;
            }
        }
        false
    }
}

/// Nets that use a relation.
pub(super) struct OrK {
    about: About,
    nested: bool,
}

family! { OrK: new;
    NET "or-k-net" ["e:or-k-net"] { nested: false }
    FORCING "or-k-forcing-net" ["e:or-k-forcing-net"] { nested: true }
}

impl Technique for OrK {
    fn about(&self) -> About {
        self.about
    }

    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        let planes = Planes::of(facts);
        let relations = facts.relations()?;
        let mut found: Vec<OrNet> = Vec::new();
        for supposed in facts.all_candidates().iter() {
            facts.stop().check()?;
            // What singles refute is for plain nets.
            let Some(after) = planes.after(supposed) else { continue };
            let mut refuted =
                Refuted { after, tried: CandidateSet::EMPTY, refuted: CandidateSet::EMPTY };
            // The relation with the fewest guardians that leads to a net; comparing all of them
            // took twice as long.
            found.extend(relations.iter().find_map(|relation| {
                let guardians = &relation.guardians;
                let may = !self.nested || refuted.any_of(guardians);
                let is_refuted = may && after.are_refuted_by(guardians, self.nested);
                is_refuted.then(|| OrNet::find(relation, supposed, self.nested, facts)).flatten()
            }));
        }
        found.sort_by_key(|net| (net.size(), net.supposed));
        for net in found {
            let out = net.supposed;
            sink.take(self.eliminates(net, out.into()))?;
        }
        Ok(())
    }

    fn prove(&self, pattern: &Pattern, position: &Position) -> Result<Proved, Flaw> {
        let net: &OrNet = pattern.get()?;
        net.relation.prove(position)?;
        ensure(net.is_nested() == self.nested, "guardians are supposed, or not")?;
        net.check(position)?;
        Ok(Proved::eliminating(net.supposed.into()))
    }

    fn explain(&self, step: &Step) -> Message {
        let net: &OrNet = step.pattern.own();
        let message = net.relation.explain(self.message());
        message.with("supposed", Value::Candidates(net.supposed.into()))
    }

    fn remarks(&self, step: &Step) -> Vec<Message> {
        let net: &OrNet = step.pattern.own();
        let is_tridagon = tridagon::is_one(&net.relation);
        is_tridagon
            .then(|| net.relation.explain(Message::new("remark-tridagon")))
            .into_iter()
            .collect()
    }
}

impl OrNet {
    /// Why what it proves holds in `position`, line by line.
    pub(super) fn argue(&self, position: &Position) -> Option<Argument> {
        let mut writer = Writer::new(position);
        let relation = writer.relation(&self.relation);
        writer.suppose(self.supposed);
        for step in &self.then {
            match step {
                OrStep::True(candidate) => {
                    let candidate = *candidate;
                    writer
                        .last(candidate.into())
                        .or_else(|| writer.last_of(candidate, relation))?;
                }
                OrStep::Refuted(refuted) => {
                    let [branch] = &refuted.branches[..] else { return None };
                    writer.suppose(branch.supposed);
                    branch.then.iter().try_for_each(|&node| writer.last(node))?;
                    refuted.premise.end(&mut [], &mut writer)?;
                }
            }
        }
        match self.emptied {
            Some(premise) => premise.end(&mut [], &mut writer)?,
            None => writer.refute_by(relation)?,
        }
        Some(writer.finish())
    }
}

impl Shape for OrNet {
    fn size(&self) -> usize {
        1 + self.then.iter().map(OrStep::size).sum::<usize>()
    }

    fn derive(&self, proved: &Proved, position: &Position) -> Derivation {
        let mut derivation = self.relation.derive(proved, position);
        for step in &self.then {
            if let OrStep::Refuted(refuted) = step {
                let guardians = refuted.branches.iter().map(|branch| branch.supposed);
                let all = guardians.chain([self.supposed]);
                derivation.lines.push(Line::Clause(all.map(|it| (it, false)).collect()));
            }
        }
        derivation
    }

    fn draw(&self, drawing: &mut Drawing) {
        self.relation.draw(drawing);
        drawing.candidate(self.supposed, Role::Second);
        for step in &self.then {
            if let OrStep::True(candidate) = step {
                drawing.candidate(*candidate, Role::Pattern);
            }
        }
        if let Some(premise) = self.emptied {
            premise.draw(drawing);
        }
    }
}

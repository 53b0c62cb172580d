//! # Forcing nets plus, and nested
//!
//! ## Pattern
//!
//! Suppose a candidate is true, and solve on from there: not only with singles, as in a plain
//! forcing net, but with locked candidates, small subsets and X-wings. In the end a cell is
//! left without a candidate, or a house without a place for a digit; or all candidates of a
//! cell, all places of a digit in a house, come to the same.
//!
//! A *nested* net may use plain forcing nets on its way: further suppositions within the
//! supposition, each of them refuted by singles alone.
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
//!     :1313:6:..+41..26......6+4+1..1+6.2.5...+48.+5.+6.1+1...+67+8.46.3.4+19..2+3..9.\
//!     +14.4.+1.3.7.98.9.+1.+3..::679::"
//!     .parse()?;
//! assert_eq!(step.run(), Outcome::Passed);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## References
//!
//! - Sudoku Explainer (Nicolas Juillerat) has these as "dynamic plus" and "nested" forcing
//!   chains. A puzzle that falls to nested nets of singles is of depth 2 of Denis Berthier's
//!   trial and error with singles, T&E(2), as nearly all known puzzles are.

use super::consequences::{Conclusion, Consequences, Verity, verities};
use super::net_parts::{Net, NetPart, decided};
use super::planes::Planes;
use super::plans::LONGEST_BRAID;
use super::prelude::*;
use super::suppositions::Premise;
use super::within::{WITHIN, contradiction};
use super::{forcing, small_nets};
use crate::{First, Options, Stop, Stopped};

/// A way to conclude from suppositions and steps.
pub(super) struct NetTechnique {
    about: About,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Contradiction,
    Verity,
    Nested,
}

family! { NetTechnique: new;
    PLUS_CONTRADICTION "forcing-net-plus-contradiction" ["1313"] { kind: Kind::Contradiction }
    PLUS_VERITY "forcing-net-plus-verity" ["1314"] { kind: Kind::Verity }
    NESTED "nested-forcing-net" ["1323"] { kind: Kind::Nested }
}

/// The number of suppositions refuted together; the one with the shortest proof comes first.
const AT_ONCE: usize = 6;

/// A nested supposition that ends within this many inferences is easy to follow. Such nets can be
/// shorter than nets plus: with them, AI Escargot takes half as many lines.
const BRIEF: u8 = 3;

/// A part, and where it leads.
#[derive(Clone)]
struct Explored {
    part: NetPart,
    end: Position,
}

impl Explored {
    fn new(supposed: Candidate, position: &Position) -> Explored {
        let mut end = *position;
        end.place(supposed.digit(), supposed.cell());
        Explored { part: NetPart { supposed, steps: Vec::new() }, end }
    }

    fn take(&mut self, step: Step) {
        self.end.apply(&step);
        self.part.steps.push(step);
    }

    /// Continues with these techniques until none helps; returns the contradiction found.
    fn advance(&mut self, options: &Options) -> Option<Premise> {
        loop {
            if let Some(premise) = contradiction(&self.end) {
                return Some(premise);
            }
            let facts = Facts::new(&self.end, options);
            let step = WITHIN.iter().find_map(|technique| {
                let mut first = First::default();
                let _ = technique.find(&facts, &mut first);
                first.0
            });
            self.take(step?);
        }
    }

    /// Continues with plain nets too, each of which refutes a supposition by singles.
    fn advance_nested(&mut self, options: &Options) -> Option<Premise> {
        loop {
            if let Some(premise) = self.advance(options) {
                return Some(premise);
            }
            let planes = Planes::of(&self.end);
            let mut refuted: Vec<Candidate> = self.end.all_candidates().iter().collect();
            refuted.retain(|&candidate| planes.refute(candidate));
            if refuted.is_empty() {
                return None;
            }
            // Each is refuted with those before it removed, as `check` will see it.
            for candidate in refuted {
                if contradiction(&self.end).is_some() {
                    break;
                }
                let step = forcing::refutation(candidate, &self.end)?;
                self.take(step);
            }
        }
    }

    /// Continues with plain nets too, of at most this many inferences each; returns the
    /// contradiction found.
    fn advance_nested_briefly(
        &mut self,
        longest: u8,
        stop: &Stop,
    ) -> Result<Option<Premise>, Stopped> {
        loop {
            if let Some(premise) = self.advance(&Options::DEFAULT) {
                return Ok(Some(premise));
            }
            let steps = small_nets::brief_refutations(&self.end, longest, stop)?;
            if steps.is_empty() {
                return Ok(None);
            }
            for step in steps {
                if contradiction(&self.end).is_some() {
                    break;
                }
                self.take(step);
            }
        }
    }

    /// Leaves out the steps without which `holds` is still true at the end, beginning with the
    /// last.
    fn shortened(mut self, position: &Position, holds: impl Fn(&Position) -> bool) -> NetPart {
        let allowed = allowed();
        let mut i = self.part.steps.len();
        while i > 0 {
            i -= 1;
            let step = self.part.steps.remove(i);
            let end = self.part.replay(&allowed, position);
            if !end.is_ok_and(|end| holds(&end)) {
                self.part.steps.insert(i, step);
            }
        }
        self.part
    }
}

fn allowed() -> Vec<&'static str> {
    let within = WITHIN.iter().map(|technique| technique.about().name);
    within.chain([forcing::NET_CONTRADICTION.about().name]).collect()
}

impl NetTechnique {
    fn find_contradictions(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        let planes = Planes::of(facts);
        let mut found = Vec::new();
        // A supposition that singles refute belongs to a plain net.
        for supposed in facts.all_candidates().iter().filter(|&c| !planes.refute(c)) {
            facts.stop().check()?;
            let mut explored = Explored::new(supposed, facts);
            if let Some(premise) = explored.advance(facts.options()) {
                found.push((explored, premise));
            }
        }
        found.sort_by_key(|(explored, _)| explored.part.steps.len());
        for batch in chunks(found, AT_ONCE) {
            self.conclude(batch, facts, sink)?;
        }
        Ok(())
    }

    fn find_nested(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        let mut all: Vec<Candidate> = facts.all_candidates().iter().collect();
        // For a cell with few candidates the proof is found soonest, and it helps most.
        all.sort_by_key(|candidate| facts.candidates(candidate.cell()).len());
        let planes = Planes::of(facts);
        let mut batch = Vec::new();
        for supposed in all {
            facts.stop().check()?;
            if planes.refute(supposed) || !planes.refute_nested(supposed) {
                continue;
            }
            let mut explored = Explored::new(supposed, facts);
            // A supposition that can be refuted without nesting belongs to a net plus.
            if explored.advance(facts.options()).is_some() {
                continue;
            }
            if let Some(premise) = explored.advance_nested(facts.options()) {
                batch.push((explored, premise));
            }
            if batch.len() == AT_ONCE {
                self.conclude(std::mem::take(&mut batch), facts, sink)?;
            }
        }
        self.conclude(batch, facts, sink)
    }

    /// Reports the contradictions, the one with the shortest proof first.
    fn conclude(
        &self,
        found: Vec<(Explored, Premise)>,
        facts: &Facts<'_>,
        sink: &mut dyn Sink,
    ) -> Result<(), End> {
        let mut steps: Vec<Step> = Vec::new();
        for (explored, premise) in found {
            facts.stop().check()?;
            let part = explored.shortened(facts, |end| premise.is_empty_in(end));
            let out = part.supposed.into();
            steps.push(self.eliminates(Net { premise, parts: vec![part] }, out));
        }
        steps.sort_by_key(|step| step.pattern.shape().size());
        steps.into_iter().try_for_each(|step| Ok(sink.take(step)?))
    }

    fn find_verities(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        let mut from = Vec::with_capacity(facts.all_candidates().len());
        for supposed in facts.all_candidates().iter() {
            facts.stop().check()?;
            let mut explored = Explored::new(supposed, facts);
            // From a contradiction follows whatever follows.
            let _ = explored.advance(facts.options());
            let decided = decided(facts, &explored.end);
            from.push((supposed, Decided { explored, decided }));
        }
        let rank = |cost, conclusion| Some((cost, matches!(conclusion, Conclusion::False(_))));
        for Verity { premise, branches, conclusion } in verities(&from, 2, facts, rank) {
            facts.stop().check()?;
            let holds = |end: &Position| conclusion.holds_in(end);
            let parts = branches.iter().map(|branch| branch.explored.clone());
            let parts: Vec<_> = parts.map(|explored| explored.shortened(facts, holds)).collect();
            // If nothing has followed, it is a case of locked candidates.
            if parts.iter().any(|part| !part.steps.is_empty()) {
                sink.take(self.step(Net { premise, parts }, conclusion.proved()))?;
            }
        }
        Ok(())
    }
}

/// For each of these candidates, a net that refutes it, if there is one: a plain one of the fewest
/// inferences, else a net plus, else a nested one whose further suppositions end within [`BRIEF`]
/// inferences. Nested ones that end later are taken only if there are no nets at all.
pub(crate) fn refutations(
    candidates: &CandidateSet,
    position: &Position,
    stop: &Stop,
) -> Result<Vec<(Candidate, Step)>, Stopped> {
    let mut left = *candidates;
    let mut found = small_nets::plain_refutations(&mut left, position, stop)?;
    let mut open = Vec::new();
    for supposed in left.iter() {
        stop.check()?;
        let mut explored = Explored::new(supposed, position);
        match explored.advance(&Options::DEFAULT) {
            Some(premise) => found.push(explored.refute(&PLUS_CONTRADICTION, premise, position)),
            None => open.push(explored),
        }
    }
    let mut longest = BRIEF;
    while !open.is_empty() && longest <= LONGEST_BRAID as u8 {
        for explored in &open {
            let mut explored = explored.clone();
            if let Some(premise) = explored.advance_nested_briefly(longest, stop)? {
                found.push(explored.refute(&NESTED, premise, position));
            }
        }
        if !found.is_empty() {
            break;
        }
        longest += 1;
    }
    Ok(found)
}

impl Explored {
    /// The supposition and the step that refutes it.
    fn refute(
        self,
        technique: &NetTechnique,
        premise: Premise,
        position: &Position,
    ) -> (Candidate, Step) {
        let supposed = self.part.supposed;
        let part = self.shortened(position, |end| premise.is_empty_in(end));
        let net = Net { premise, parts: vec![part] };
        (supposed, technique.eliminates(net, supposed.into()))
    }
}

/// A part with what is decided at its end.
struct Decided {
    explored: Explored,
    decided: Proved,
}

impl Consequences for Decided {
    fn end(&self) -> &Proved {
        &self.decided
    }

    fn cost(&self, _: Conclusion) -> usize {
        self.explored.part.steps.len()
    }
}

/// The items in runs of `size`.
fn chunks<T>(items: Vec<T>, size: usize) -> impl Iterator<Item = Vec<T>> {
    let mut items = items.into_iter();
    std::iter::from_fn(move || {
        let chunk: Vec<T> = items.by_ref().take(size).collect();
        (!chunk.is_empty()).then_some(chunk)
    })
}

impl Technique for NetTechnique {
    fn about(&self) -> About {
        self.about
    }

    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        match self.kind {
            Kind::Contradiction => self.find_contradictions(facts, sink),
            Kind::Verity => self.find_verities(facts, sink),
            Kind::Nested => self.find_nested(facts, sink),
        }
    }

    fn prove(&self, pattern: &Pattern, position: &Position) -> Result<Proved, Flaw> {
        let net: &Net = pattern.get()?;
        let contradiction = self.kind != Kind::Verity;
        ensure(net.premise.is_contradiction() == contradiction, "contradiction or verity")?;
        let mut allowed = allowed();
        if self.kind != Kind::Nested {
            allowed.pop();
        }
        net.prove(&allowed, position)
    }

    fn explain(&self, step: &Step) -> Message {
        let net: &Net = step.pattern.own();
        let supposed: CandidateSet = net.parts.iter().map(|part| part.supposed).collect();
        let name = match net.premise {
            Premise::EmptiesCell(_) | Premise::EmptiesHouse(..) => "explain-net-contradiction",
            Premise::Cell(_) => "explain-net-cell",
            Premise::House(..) => "explain-net-house",
        };
        let message = Message::new(name).with("supposed", Value::Candidates(supposed));
        net.premise.explain(message)
    }

    fn smaller(
        &self,
        step: &Step,
        position: &Position,
        stop: &Stop,
    ) -> Result<Option<Step>, Stopped> {
        small_nets::smaller_net(step, self.kind == Kind::Nested, position, stop)
    }
}

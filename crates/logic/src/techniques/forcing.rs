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

use super::consequences::{Branches, Conclusion, Singles, Tree, Verity, emptied, verities};
use super::plans::smaller_forcing;
use super::prelude::*;
use super::suppositions::{Follow, Forcing, Premise};
use crate::links::{NodeId, Nodes};
use crate::{Stop, Stopped};

/// A way to conclude from suppositions.
pub(super) struct ForcingTechnique {
    about: About,
    follow: Follow,
    verity: bool,
    one_digit: bool,
}

family! { ForcingTechnique: new;
    CHAIN_CONTRADICTION "forcing-chain-contradiction" ["1301"]
        { follow: Follow::Chain, verity: false, one_digit: false }
    CHAIN_VERITY "forcing-chain-verity" ["1302"]
        { follow: Follow::Chain, verity: true, one_digit: false }
    NET_CONTRADICTION "forcing-net-contradiction" ["1303"]
        { follow: Follow::Net, verity: false, one_digit: false }
    NET_VERITY "forcing-net-verity" ["1304"]
        { follow: Follow::Net, verity: true, one_digit: false }
    NISHIO "nishio" ["1305"]
        { follow: Follow::Net, verity: false, one_digit: true }
}

/// The shortest plain net that refutes a supposition.
pub(super) fn refutation(supposed: Candidate, position: &Position) -> Option<Step> {
    let shortest = contradictions(&Singles::grow(position, supposed, false), position)
        .min_by_key(|forcing| forcing.branches[0].then.len())?;
    Some(NET_CONTRADICTION.eliminates(shortest, supposed.into()))
}

/// The premises a supposition leaves no candidates, each with the branch that leads there.
fn contradictions<C: Branches>(
    consequences: &C,
    position: &Position,
) -> impl Iterator<Item = Forcing> {
    emptied(&consequences.end().eliminations, position).map(|premise| {
        let gone = Proved::eliminating(premise.candidates(position));
        let branches = vec![consequences.branch(&gone)];
        Forcing { premise, branches }
    })
}

impl ForcingTechnique {
    fn find_contradictions<C: Branches>(
        &self,
        from: &[(Candidate, C)],
        position: &Position,
        sink: &mut dyn Sink,
    ) -> Result<(), End> {
        let mut found = Vec::new();
        for (supposed, consequences) in from {
            for forcing in contradictions(consequences, position) {
                let own = !self.one_digit || forcing.premise.is_of(supposed.digit());
                let length = forcing.branches[0].then.len();
                if own && length > 0 {
                    found.push((length, *supposed, forcing));
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
        Ok(())
    }

    fn find_verities<C: Branches>(
        &self,
        from: &[(Candidate, C)],
        position: &Position,
        sink: &mut dyn Sink,
    ) -> Result<(), End> {
        let rank = |cost: usize, conclusion: Conclusion| {
            let comes = matches!(conclusion, Conclusion::True(_));
            // If nothing has followed yet, it is a case of locked candidates.
            (comes || cost > 0).then_some((cost, comes))
        };
        // With two alternatives it is a chain through both.
        for Verity { premise, branches, conclusion } in verities(from, 3, position, rank) {
            let proved = conclusion.proved();
            let branches = branches.iter().map(|branch| branch.branch(&proved)).collect();
            sink.take(self.step(Forcing { premise, branches }, proved))?;
        }
        Ok(())
    }

    fn find_from<C: Branches>(
        &self,
        from: &[(Candidate, C)],
        position: &Position,
        sink: &mut dyn Sink,
    ) -> Result<(), End> {
        match self.verity {
            false => self.find_contradictions(from, position, sink),
            true => self.find_verities(from, position, sink),
        }
    }
}

impl Technique for ForcingTechnique {
    fn about(&self) -> About {
        self.about
    }

    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        if self.follow == Follow::Net {
            // An argument about one digit alone rules out at most what its templates do.
            let may = |c: &Candidate| {
                !self.one_digit || facts.outside_templates(c.digit()).contains(c.cell())
            };
            let nets = facts.all_candidates().iter().filter(may);
            let nets: Vec<_> = nets.map(|c| (c, Singles::grow(facts, c, self.one_digit))).collect();
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

    fn prove(&self, pattern: &Pattern, position: &Position) -> Result<Proved, Flaw> {
        let forcing: &Forcing = pattern.get()?;
        ensure(forcing.premise.is_contradiction() != self.verity, "contradiction or verity")?;
        if self.one_digit {
            let [branch] = &forcing.branches[..] else { return Err(Flaw("not one supposition")) };
            let digit = branch.supposed.digit();
            let own = branch.then.iter().all(|node| node.digit == digit);
            ensure(own, "another digit is followed")?;
            ensure(forcing.premise.is_of(digit), "it ends in another digit")?;
        }
        forcing.prove(self.follow, position)
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
        forcing.premise.explain(message)
    }

    fn smaller(
        &self,
        step: &Step,
        position: &Position,
        stop: &Stop,
    ) -> Result<Option<Step>, Stopped> {
        match self.follow {
            Follow::Net if !self.one_digit => smaller_forcing(step, position, stop),
            _ => Ok(None),
        }
    }
}

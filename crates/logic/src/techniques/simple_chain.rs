//! # X-chains and XY-chains
//!
//! ## Pattern
//!
//! Chains of one kind of link. An *X-chain* follows one digit: strong links are houses with two
//! places for it. An *XY-chain* goes through cells with two candidates: the strong links are
//! inside the cells, and each shares a digit with the next, which it sees.
//!
//! ```text
//!   X-chain:   (4) A ══ b ── c ══ D           one digit, strong links in houses
//!   XY-chain:  (4=7)A - (7=2)b - (2=4)C       strong links in cells
//! ```
//!
//! ## Why it holds
//!
//! If the first end is false, the links follow from one another and the last end is true. So
//! one of the two ends is true, and what sees both is not that digit.
//!
//! ## Example
//!
//! ```
//! # use ennead_logic::library::{Case, Outcome};
//! let step: Case = "\
//!     :0701:2:........5.9..37.....2.9....7....1..28...........62..5...49...+2+1....853\
//!     .693.1..87.::284::"
//!     .parse()?;
//! assert_eq!(step.run(), Outcome::Passed);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## References
//!
//! - An X-chain of two strong links is a skyscraper, a two-string kite or a turbot fish (Nick70,
//!   2005); an XY-chain of three cells an XY-wing.

use std::collections::HashSet;

use super::prelude::*;
use crate::links::{NodeId, Nodes, Thread, Walk, bits};

/// A chain through one kind of link.
pub(super) struct SimpleChain {
    about: About,
    thread: Thread,
}

family! { SimpleChain: new;
    X_CHAIN "x-chain" ["0701"] { thread: Thread::Digit }
    XY_CHAIN "xy-chain" ["0702"] { thread: Thread::Bivalue }
}

impl SimpleChain {
    /// The least number of links: two strong ones of a digit, or three cells.
    fn shortest(&self) -> usize {
        if self.thread == Thread::Digit { 3 } else { 5 }
    }
}

impl Technique for SimpleChain {
    fn about(&self) -> About {
        self.about
    }

    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        let links = facts.links(Nodes::Single);
        let longest = facts.options().max_chain;
        let mut walk = Walk::default();
        let mut found = Vec::new();
        for first in 0..links.len() as NodeId {
            let node = links.node(first);
            let one_digit = self.thread == Thread::Digit;
            let starts = links
                .strong(first)
                .iter()
                .any(|&(to, _)| (links.node(to).digit == node.digit) == one_digit);
            // An argument about one digit alone rules out at most what its templates do.
            if !starts || one_digit && facts.outside_templates(node.digit).is_empty() {
                continue;
            }
            links.walk(first, self.thread, longest, &mut walk);
            for last in bits(walk.found()).filter(|&last| last > first) {
                let end = links.node(last);
                let length = walk.distance(last);
                if end.digit != node.digit || length < self.shortest() {
                    continue;
                }
                let cells = facts.cells_of(node.digit)
                    & node.cells.common_peers()
                    & end.cells.common_peers();
                if !cells.is_empty() {
                    found.push((length, first, last, cells));
                }
            }
        }
        found.sort_unstable();
        let mut seen = HashSet::new();
        for (_, first, last, cells) in found {
            let digit = links.node(first).digit;
            if seen.insert((digit, cells)) {
                links.walk(first, self.thread, longest, &mut walk);
                let chain = links.chain(&walk, last);
                sink.take(self.eliminates(chain, CandidateSet::of(digit, cells)))?;
            }
        }
        Ok(())
    }

    fn prove(&self, pattern: &Pattern, position: &Position) -> Result<Proved, Flaw> {
        let chain: &Chain = pattern.get()?;
        chain.check(position)?;
        ensure(!chain.is_loop() && !chain.is_grouped(), "a loop, or grouped")?;
        ensure(chain.links.len() >= self.shortest(), "too short")?;
        for (pair, link) in chain.nodes.windows(2).zip(&chain.links) {
            let same_digit = pair[0].digit == pair[1].digit;
            let wanted = self.thread == Thread::Digit || *link == Link::Weak;
            ensure(same_digit == wanted, "a link of another kind")?;
        }
        let (Some(first), Some(last)) = (chain.nodes.first(), chain.nodes.last()) else {
            return Err(Flaw("a chain has ends"));
        };
        ensure(first.digit == last.digit, "the ends are two digits")?;
        let out = chain.rules_out(position);
        Ok(Proved::eliminating(out))
    }

    fn explain(&self, step: &Step) -> Message {
        let chain: &Chain = step.pattern.own();
        let (first, last) = (chain.nodes[0], chain.nodes[chain.nodes.len() - 1]);
        self.message()
            .with("digit", Value::Digits(first.digit.into()))
            .with("first", Value::Candidates(first.candidates()))
            .with("last", Value::Candidates(last.candidates()))
            .with("ends", Value::Cells(first.cells | last.cells))
            .with("chain", Value::Notation(chain.to_string()))
    }
}

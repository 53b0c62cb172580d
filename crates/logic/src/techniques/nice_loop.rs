//! # Nice loops and alternating inference chains
//!
//! ## Pattern
//!
//! A chain of links, strong and weak in turn, that begins and ends with a strong one: "if the
//! first candidate is false, the second is true; so the third is false; so the fourth is true …
//! so the last is true". A strong link joins the two places of a digit in a house or the two
//! candidates of a cell; a weak link two candidates that exclude each other.
//!
//! ```text
//!   A ══ b ── c ══ d ── e ══ F
//! ```
//!
//! - *Alternating inference chain* (AIC): two ends that exclude several candidates together.
//! - *Discontinuous loop*: the ends meet at one candidate, which both exclude. Or both ends are
//!   the same candidate.
//! - *Continuous loop*: the ends exclude each other, which closes the loop.
//!
//! In a *grouped* chain two or three candidates of a digit in one line and box count as one
//! node, true if one of them is. With almost locked sets, a link may also go through a set of
//! *n* cells with *n* + 1 digits: without one of them, every other has its place there.
//!
//! ## Why it holds
//!
//! If A is false, F is true: so one of the two is true, and what both exclude is false. If both
//! are one candidate, it is true. In a continuous loop, every second node is true, either
//! those at even places or those at odd ones: so one end of each weak link is true, too, and
//! excludes what both ends do.
//!
//! ## Example
//!
//! ```
//! # use ennead_logic::library::{Case, Outcome};
//! let step: Case = "\
//!     :0706:56:........5.9..37.....2.9....7....1..28...........62..5...49...+2+1....85\
//!     3.693.1..87.::572 672::"
//!     .parse()?;
//! assert_eq!(step.run(), Outcome::Passed);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## References
//!
//! - Nice loops: "Nice Loops for Advanced Level Players", Sudoku Players' forum (2005).
//!   Alternating inference chains: Myth Jellies (2006). The types are HoDoKu's.

use std::collections::HashSet;

use super::prelude::*;
use crate::links::{Links, NodeId, Nodes, Reach, Thread, Walk, bits};

/// A chain through any links.
pub(super) struct NiceLoop {
    about: About,
    kind: Kind,
    grouped: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Continuous,
    Discontinuous,
    Aic,
}

family! { NiceLoop: new;
    CONTINUOUS "continuous-nice-loop" ["0706"] { kind: Kind::Continuous, grouped: false }
    DISCONTINUOUS "discontinuous-nice-loop" ["0707"] { kind: Kind::Discontinuous, grouped: false }
    AIC "aic" ["0708"] { kind: Kind::Aic, grouped: false }
    GROUPED_CONTINUOUS "grouped-continuous-nice-loop" ["0709"]
        { kind: Kind::Continuous, grouped: true }
    GROUPED_DISCONTINUOUS "grouped-discontinuous-nice-loop" ["0710"]
        { kind: Kind::Discontinuous, grouped: true }
    GROUPED_AIC "grouped-aic" ["0711"] { kind: Kind::Aic, grouped: true }
}

/// The largest number of loops of one length through the same two nodes that are examined.
const SAME_LENGTH: usize = 32;

/// Whether the ends are single candidates of two different cells.
fn is_aic(first: Node, last: Node) -> bool {
    first.cells.len() == 1 && last.cells.len() == 1 && first.cells != last.cells
}

impl NiceLoop {
    /// The pairs of ends that may be of this kind, with the length, shortest first.
    fn ends(&self, links: &Links, reach: &Reach) -> Vec<(usize, NodeId, NodeId)> {
        let mut ends = Vec::new();
        let mut sharing = Vec::new();
        for first in 0..links.len() as NodeId {
            let found = reach.found(first);
            if found.is_empty() || self.kind == Kind::Aic && !links.is_candidate(first) {
                continue;
            }
            // The nodes that exclude the first one, or that exclude something it excludes.
            let partners = match self.kind {
                Kind::Continuous => links.weak(first),
                Kind::Discontinuous | Kind::Aic => {
                    links.excluding_same(first, &mut sharing);
                    &sharing
                }
            };
            let both = found.iter().zip(partners).map(|(a, b)| a & b);
            sharing = both.collect();
            for last in bits(&sharing).filter(|&last| last >= first) {
                if let Some(length @ 3..) = reach.distance(first, last) {
                    ends.push((length, first, last));
                }
            }
        }
        ends.sort_unstable();
        ends
    }

    /// What the chains between two ends of this kind eliminate: each set becomes a step.
    fn effects(&self, links: &Links, first: NodeId, last: NodeId) -> Vec<CandidateSet> {
        let common = links.common(first, last);
        let (a, f) = (links.node(first), links.node(last));
        match self.kind {
            Kind::Aic if is_aic(a, f) && common.len() > 1 => vec![common],
            Kind::Discontinuous if first == last => match a.cells.single() {
                Some(cell) => vec![common.iter().filter(|c| c.cell() == cell).collect()],
                None => vec![common],
            },
            Kind::Discontinuous => {
                let each = common.iter().map(CandidateSet::from);
                let all = (common.len() > 1 && !is_aic(a, f)).then_some(common);
                all.into_iter().chain(each).collect()
            }
            _ => Vec::new(),
        }
    }
}

impl Technique for NiceLoop {
    fn about(&self) -> About {
        self.about
    }

    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        let options = facts.options();
        let links = facts.links(match (self.grouped, options.als_in_chains) {
            (false, _) => Nodes::Single,
            (true, false) => Nodes::Grouped,
            (true, true) => Nodes::WithAls,
        });
        let mut walk = Walk::default();
        let mut seen: HashSet<CandidateSet> = HashSet::new();
        let reach = links.reach(options.max_chain);
        for (_, first, last) in self.ends(links, reach) {
            if self.kind == Kind::Continuous {
                links.walk(first, Thread::Any, options.max_chain, &mut walk);
                // Loops of one length through the same two nodes differ in what they eliminate.
                for mut chain in links.chains(&walk, last, SAME_LENGTH) {
                    chain.links.push(Link::Weak);
                    let effect = match options.loops_in_own_cells {
                        true => chain.rules_out(facts),
                        false => chain.rules_out_beside(facts),
                    };
                    let fits = chain.is_grouped() == self.grouped && !effect.is_empty();
                    if fits && seen.insert(effect) {
                        sink.take(self.eliminates(chain, effect))?;
                    }
                }
                continue;
            }
            let mut effects = self.effects(links, first, last);
            effects.retain(|effect| !effect.is_empty() && !seen.contains(effect));
            if effects.is_empty() {
                continue;
            }
            links.walk(first, Thread::Any, options.max_chain, &mut walk);
            let chain = links.chain(&walk, last);
            if chain.is_grouped() == self.grouped {
                for effect in effects {
                    seen.insert(effect);
                    sink.take(self.eliminates(chain.clone(), effect))?;
                }
            }
        }
        Ok(())
    }

    fn prove(&self, pattern: &Pattern, position: &Position) -> Result<Proved, Flaw> {
        let chain: &Chain = pattern.get()?;
        chain.check(position)?;
        ensure(chain.is_grouped() == self.grouped, "grouped or not")?;
        ensure(chain.is_loop() == (self.kind == Kind::Continuous), "closed or not")?;
        let (Some(&first), Some(&last)) = (chain.nodes.first(), chain.nodes.last()) else {
            return Err(Flaw("a chain has ends"));
        };
        ensure(self.kind != Kind::Aic || is_aic(first, last), "the ends are not two candidates")?;
        let out = chain.rules_out(position);
        Ok(Proved::eliminating(out))
    }

    fn explain(&self, step: &Step) -> Message {
        let chain: &Chain = step.pattern.own();
        let (first, last) = (chain.nodes[0], chain.nodes[chain.nodes.len() - 1]);
        let meets = self.kind == Kind::Discontinuous && first == last;
        let message = match meets {
            true => Message::new("explain-chain-onto-itself"),
            false => self.message(),
        };
        let message = match self.kind {
            Kind::Continuous => message,
            _ => message
                .with("first", Value::Candidates(first.candidates()))
                .with("last", Value::Candidates(last.candidates())),
        };
        message.with("chain", Value::Notation(chain.to_string()))
    }
}

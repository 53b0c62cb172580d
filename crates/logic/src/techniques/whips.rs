//! # Whips, braids and their kin
//!
//! ## Pattern
//!
//! A *variable* is a cell, or a digit's place in a house: it has one value. A whip of length *n* for
//! a target is a sequence of *n* variables. Suppose the target is true. Then each variable but the
//! last has one candidate left, which excludes a candidate of the next variable, and the last one has
//! none left. Candidates that the target or anything earlier in the whip excludes do not count.
//!
//! - In a *bivalue chain* each variable has two candidates, and the last one is linked to the target.
//! - In a *z-chain* a variable may have more, if the target excludes them.
//! - In a *t-whip* it may have more, if something earlier in the chain excludes them; in the last
//!   variable also the target.
//! - In a *whip* both are allowed.
//! - In a *g-whip* what is left of a variable may also be a group: a digit in the intersection of a line
//!   and a box.
//! - In a *braid* a variable need not continue from the one just before.
//!
//! A whip of length 1 is a case of locked candidates.
//!
//! ## Why it holds
//!
//! What is left of each variable follows from what comes before. If the target were true, the last
//! variable would have no value.
//!
//! ## Example
//!
//! ```
//! # use ennead_logic::library::{Case, Outcome};
//! let step: Case = "\
//!     :e:whip:5:...8.3.7.87.+9...6..541....+9.674+9+8.+12.....1...+1+825+3+679+4+7....\
//!     9..8.2....+9.79.....12.:215 225 235 327 351 353 383 477 485 529 559 577 583 585 \
//!     675 683 685 695:551::"
//!     .parse()?;
//! assert_eq!(step.run(), Outcome::Passed);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## References
//!
//! - D. Berthier, *The Hidden Logic of Sudoku* (2007) and *Pattern-Based Constraint Satisfaction and
//!   Logic Puzzles*; the notation is his: `c2n3{r7 r4}` is the digit 3 in column 2, where row 7 is
//!   excluded and row 4 is left.

pub use ennead_depth::{Chain as Whip, ChainKind, Link as WhipLink, Right, Variable};

use ennead_depth::Chains;
use ennead_draw::LinkKind;

use super::prelude::*;
use super::suppositions::{Branch, Forcing, Premise};
use crate::argument::Argument;
use crate::derivation::crossing;

/// A kind of whip.
pub(super) struct Whips {
    about: About,
    kind: ChainKind,
}

family! { Whips: new;
    BIVALUE_CHAIN "bivalue-chain" ["e:bivalue-chain"] { kind: ChainKind::Bivalue }
    Z_CHAIN "z-chain" ["e:z-chain"] { kind: ChainKind::Z }
    T_WHIP "t-whip" ["e:t-whip"] { kind: ChainKind::T }
    WHIP "whip" ["e:whip"] { kind: ChainKind::Whip }
    G_WHIP "g-whip" ["e:g-whip"] { kind: ChainKind::GWhip }
    BRAID "braid" ["e:braid"] { kind: ChainKind::Braid }
}

/// The step a chain makes, by the technique of its kind.
pub(crate) fn step(chain: Whip) -> Step {
    let all = [&BIVALUE_CHAIN, &Z_CHAIN, &T_WHIP, &WHIP, &G_WHIP, &BRAID];
    let technique = all.into_iter().find(|technique| technique.kind == chain.kind);
    let eliminations = chain.targets.iter().copied().collect();
    technique.expect("each kind has a technique").eliminates(chain, eliminations)
}

impl From<Right> for Node {
    fn from(right: Right) -> Node {
        Node { digit: right.digit, cells: right.cells }
    }
}

/// The premise that a variable has no candidate left.
fn emptied(variable: Variable) -> Premise {
    match variable {
        Variable::Cell(cell) => Premise::EmptiesCell(cell),
        Variable::House(house, digit) => Premise::EmptiesHouse(house, digit),
    }
}

/// The first target, what follows from it, and what has no candidate left then.
pub(super) fn supposition(whip: &Whip) -> Option<(Branch, Premise)> {
    let (last, links) = whip.links.split_last()?;
    let then = links.iter().filter_map(|link| Some(link.right?.into())).collect();
    Some((Branch { supposed: *whip.targets.first()?, then }, emptied(last.variable)))
}

/// Makes sure that a target, supposed to be true, leaves the last variable nothing.
fn refute(whip: &Whip, target: Candidate, position: &Position) -> Result<(), Flaw> {
    ensure(position.has(target.digit(), target.cell()), "a target is not there")?;
    let by_target = Node::from(target).excludes(position);
    let mut by_rights = CandidateSet::EMPTY;
    let mut just_before = by_target;
    for (k, link) in whip.links.iter().enumerate() {
        let (is_first, is_last) = (k == 0, k + 1 == whip.links.len());
        let all = emptied(link.variable).candidates(position);
        ensure(!all.contains(target.digit(), target.cell()), "the target is part of the chain")?;
        let left = CandidateSet::from(link.left);
        ensure(left.is_subset(&all), "a left-linking candidate is not there")?;
        let linked = match whip.kind {
            ChainKind::Braid => by_target | by_rights,
            _ => just_before,
        };
        ensure(left.is_subset(&linked), "a left-linking candidate is not linked")?;
        let free = match whip.kind {
            ChainKind::Bivalue => CandidateSet::EMPTY,
            ChainKind::Z => by_target,
            ChainKind::T if is_first && !is_last => CandidateSet::EMPTY,
            ChainKind::T if !is_last => by_rights,
            ChainKind::T | ChainKind::Whip | ChainKind::GWhip | ChainKind::Braid => {
                by_target | by_rights
            }
        };
        let rest = all - free - left;
        let Some(right) = link.right.map(Node::from) else {
            ensure(is_last && whip.kind != ChainKind::Bivalue, "a chain ends too soon")?;
            return ensure(rest.is_empty(), "a candidate of the last variable is left");
        };
        ensure(!rest.is_empty() && rest == right.candidates(), "another candidate is left")?;
        let is_group = whip.kind == ChainKind::GWhip && right.cells.common_houses().len() == 2;
        ensure(right.cells.len() == 1 || is_group, "a group that is not one")?;
        if is_last {
            ensure(whip.kind == ChainKind::Bivalue, "a candidate of the last variable is left")?;
            return ensure(rest.is_subset(&by_target), "the end is not linked to the target");
        }
        just_before = right.excludes(position);
        by_rights |= just_before;
    }
    Err(Flaw("a chain without variables"))
}

impl Technique for Whips {
    fn about(&self) -> About {
        self.about
    }

    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        let mut chains = Chains::new(self.kind, facts.all_candidates().iter());
        for length in 1..=facts.options().max_whip as u8 {
            while let Some(chain) = chains.next(length, facts.stop())? {
                sink.take(step(chain))?;
            }
            if chains.are_exhausted() {
                break;
            }
        }
        Ok(())
    }

    fn prove(&self, pattern: &Pattern, position: &Position) -> Result<Proved, Flaw> {
        let whip: &Whip = pattern.get()?;
        ensure(whip.kind == self.kind, "a chain of another kind")?;
        whip.targets.iter().try_for_each(|&target| refute(whip, target, position))?;
        Ok(Proved::eliminating(whip.targets.iter().copied().collect()))
    }

    fn explain(&self, step: &Step) -> Message {
        let (branch, end) = supposition(step.pattern.own()).expect("what was found has a target");
        let mut name = match end {
            Premise::EmptiesCell(_) => "explain-forcing-empties-cell".to_owned(),
            _ => "explain-forcing-empties-house".to_owned(),
        };
        if branch.then.is_empty() {
            name += "-at-once";
        }
        let message = Message::new(name)
            .with("supposed", Value::Candidates(branch.supposed.into()))
            .with("chain", Value::Notation(branch.to_string()));
        end.explain(message)
    }

    fn remarks(&self, step: &Step) -> Vec<Message> {
        let whip: &Whip = step.pattern.own();
        let mut messages = Vec::new();
        let others: CandidateSet = whip.targets.iter().skip(1).copied().collect();
        if !others.is_empty() {
            let same = Message::new("explain-whip-others");
            messages.push(same.with("others", Value::Candidates(others)));
        }
        let notation = Value::Notation(whip.to_string());
        messages.push(Message::new("explain-whip-notation").with("notation", notation));
        messages
    }
}

/// Why a whip holds, line by line; none if it has several targets.
pub(super) fn argue(whip: &Whip, proved: &Proved, position: &Position) -> Option<Argument> {
    // What refutes one target would have to be said of each.
    let [_] = whip.targets[..] else { return None };
    let (branch, premise) = supposition(whip)?;
    Forcing { premise, branches: vec![branch] }.argue(proved, position)
}

impl Shape for Whip {
    fn size(&self) -> usize {
        self.links.len()
    }

    /// Singles refute each target, if they know of the groups.
    fn derive(&self, _: &Proved, _: &Position) -> Derivation {
        let rights = self.links.iter().filter_map(|link| link.right);
        rights.flat_map(|right| crossing(right.digit, right.cells)).collect::<Vec<_>>().into()
    }

    fn draw(&self, drawing: &mut Drawing) {
        let Some((branch, end)) = supposition(self) else { return };
        end.draw(drawing);
        for (before, link) in branch.nodes().zip(&self.links) {
            let left = Node::from(link.left);
            drawing.candidate(link.left, Role::Second);
            drawing.link(before.end(), left.end(), LinkKind::Weak);
            if let Some(right) = link.right.map(Node::from) {
                drawing.candidates(right.digit, right.cells, Role::Pattern);
                drawing.link(left.end(), right.end(), LinkKind::Strong);
            }
        }
    }
}

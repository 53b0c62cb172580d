//! Nets with few inferences, for showing them.
//!
//! A net takes what comes first, and its search cannot look for anything better: it tries hundreds of
//! suppositions. Once a net is chosen to be shown, there is time to make it small.
//!
//! - A plain net that refutes a supposition is a *braid* of D. Berthier, and the crate `depth` finds
//!   the shortest. No net of singles with the same conclusion has fewer inferences.
//! - Otherwise the inferences are planned, see `plans`.

use ennead_depth::{ChainKind, Chains};

use super::forcing::NET_CONTRADICTION;
use super::net_parts::{Net, NetPart};
use super::plans::{Goal, LONGEST_BRAID, Plans, conclusion, size_of, steps};
use super::prelude::*;
use super::suppositions::{Branch, Forcing};
use super::whips::supposition;
use super::within::{WITHIN, contradiction};
use crate::pattern::Whip;
use crate::{All, Options, Stop, Stopped};

/// Nested suppositions are refuted by the shortest nets first: only by these, or also by all that have at
/// most this many inferences. Neither is always better.
const NESTED: [Option<u8>; 3] = [Some(1), Some(4), Some(7)];

impl Plans<'_> {
    /// Adds the steps of other techniques that can be made after the supposition; if suppositions may
    /// be nested, also the refutations of others: the shortest there are, and all of at most a
    /// length.
    fn gather(&mut self, nested: Option<u8>, stop: &Stop) -> Result<(), Stopped> {
        let mut now = *self.position;
        now.place(self.supposed.digit(), self.supposed.cell());
        loop {
            stop.check()?;
            let before = now;
            let facts = Facts::new(&before, &Options::DEFAULT);
            let (mut singles, mut others) = (All::default(), All::default());
            for technique in WITHIN {
                let sink = if is_single(*technique) { &mut singles } else { &mut others };
                let _ = technique.find(&facts, sink);
            }
            others.steps().iter().for_each(|step| self.add(step, &before));
            if contradiction(&before).is_some() {
                return Ok(());
            }
            singles.steps().iter().for_each(|step| now.apply(step));
            if now == before {
                others.steps().iter().for_each(|step| now.apply(step));
            }
            if let Some(least) = nested.filter(|_| now == before) {
                self.refute_more(&mut now, least, stop)?;
            }
            if now == before {
                return Ok(());
            }
        }
    }

    /// Adds what refutes candidates in `now` by the shortest braids there are, and all of at most
    /// this length, and eliminates these candidates.
    fn refute_more(&mut self, now: &mut Position, least: u8, stop: &Stop) -> Result<(), Stopped> {
        let before = *now;
        let mut braids = Chains::new(ChainKind::Braid, before.all_candidates().iter());
        for length in 1..=LONGEST_BRAID as u8 {
            while let Some(braid) = braids.next(length, stop)? {
                let Some((branch, premise)) = supposition(&braid) else { continue };
                for &target in &braid.targets {
                    let branches = vec![Branch { supposed: target, ..branch.clone() }];
                    let step =
                        NET_CONTRADICTION.eliminates(Forcing { premise, branches }, target.into());
                    self.add(&step, &before);
                    now.eliminate(target.digit(), target.cell());
                }
            }
            if (*now != before && length >= least) || braids.are_exhausted() {
                break;
            }
        }
        Ok(())
    }
}

fn is_single(technique: &dyn Technique) -> bool {
    crate::theory::SINGLES.contains(&technique.about().name)
}

/// The plain nets with the fewest inferences that refute some of these candidates. The candidates
/// that no such net refutes are left in `candidates`.
pub(super) fn plain_refutations(
    candidates: &mut CandidateSet,
    position: &Position,
    stop: &Stop,
) -> Result<Vec<(Candidate, Step)>, Stopped> {
    let mut found = Vec::new();
    let mut braids = Chains::new(ChainKind::Braid, position.all_candidates().iter());
    for length in 1..=LONGEST_BRAID as u8 {
        while let Some(braid) = braids.next(length, stop)? {
            let Some((branch, premise)) = supposition(&braid) else { continue };
            for &target in &braid.targets {
                if candidates.contains(target.digit(), target.cell()) {
                    candidates.remove(target.digit(), target.cell());
                    let branches = vec![Branch { supposed: target, ..branch.clone() }];
                    let net = Forcing { premise, branches };
                    found.push((target, NET_CONTRADICTION.eliminates(net, target.into())));
                }
            }
        }
        if braids.are_exhausted() {
            break;
        }
    }
    Ok(found)
}

/// The plain nets of the fewest inferences that refute any candidate, if there are any of at most this
/// length. All hold at once.
pub(super) fn brief_refutations(
    position: &Position,
    longest: u8,
    stop: &Stop,
) -> Result<Vec<Step>, Stopped> {
    let mut found = Vec::new();
    let mut braids = Chains::new(ChainKind::Braid, position.all_candidates().iter());
    for length in 1..=longest {
        while let Some(braid) = braids.next(length, stop)? {
            found.extend(refuted(&braid));
        }
        if !found.is_empty() || braids.are_exhausted() {
            break;
        }
    }
    Ok(found)
}

/// The steps that a braid proves, one for each of its targets.
fn refuted(braid: &Whip) -> impl Iterator<Item = Step> + '_ {
    supposition(braid).into_iter().flat_map(|(branch, premise)| {
        braid.targets.iter().map(move |&target| {
            let branches = vec![Branch { supposed: target, ..branch.clone() }];
            NET_CONTRADICTION.eliminates(Forcing { premise, branches }, target.into())
        })
    })
}

/// A net with the conclusion of `step` and fewer inferences; none if there is none.
pub(super) fn smaller_net(
    step: &Step,
    is_nested: bool,
    position: &Position,
    stop: &Stop,
) -> Result<Option<Step>, Stopped> {
    let net: &Net = step.pattern.own();
    let goal = match net.premise.is_contradiction() {
        true => Goal::Contradiction,
        false => match conclusion(step) {
            Some(conclusion) => Goal::Conclusion(conclusion),
            None => return Ok(None),
        },
    };
    let mut parts = Vec::new();
    for old in &net.parts {
        parts.push(smallest_part(old, goal, is_nested, position, stop)?);
    }
    let premise = match (net.premise.is_contradiction(), &parts[..]) {
        (true, [part]) => {
            let mut end = *position;
            end.place(part.supposed.digit(), part.supposed.cell());
            part.steps.iter().for_each(|step| end.apply(step));
            match contradiction(&end) {
                Some(premise) => premise,
                None => return Ok(None),
            }
        }
        _ => net.premise,
    };
    Ok(Some(Step { pattern: Net { premise, parts }.into(), ..step.clone() }))
}

/// The smallest part found with the same supposition, or the part itself.
fn smallest_part(
    old: &NetPart,
    goal: Goal,
    is_nested: bool,
    position: &Position,
    stop: &Stop,
) -> Result<NetPart, Stopped> {
    let lines = |part: &NetPart| part.steps.iter().map(size_of).sum::<usize>();
    let mut best = old.clone();
    let turns: &[Option<u8>] = if is_nested { &NESTED } else { &[None] };
    for &nested in turns {
        let mut plans = Plans::new(old.supposed, position);
        let mut now = *position;
        now.place(old.supposed.digit(), old.supposed.cell());
        for step in &old.steps {
            if step.placements.is_empty() {
                plans.add(step, &now);
            }
            now.apply(step);
        }
        plans.gather(nested, stop)?;
        plans.settle();
        let new = plans.best(goal).and_then(|plan| steps(old.supposed, plan, position));
        best = new.filter(|new| lines(new) < lines(&best)).unwrap_or(best);
    }
    Ok(best)
}

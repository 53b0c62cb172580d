//! # ALS-XZ, ALS-XY-wing, ALS-chain
//!
//! ## Pattern
//!
//! An almost locked set (ALS) is *n* cells of a house with *n* + 1 digits between them; a cell
//! with two candidates is the smallest. A digit of two such sets is a *restricted common* if it
//! cannot be in both, because all its cells in the one see all its cells in the other. Two sets
//! with a restricted common are ALS-XZ, three in a row an ALS-XY-wing, more an ALS-chain.
//! Neighbouring links of a set use different digits.
//!
//! ```text
//!   [A .. z .. x]---[x .. B .. y]---[y .. C .. z]
//! ```
//!
//! ## Why it holds
//!
//! A set without one of its digits is locked: it has all its others. Say the first set has no
//! *z*. Then it has *x*, so the second has no *x* and has *y*, and so on, until the last set has
//! *z*. One of the two ends has it, then, and what sees every *z* in both loses it. Two sets with
//! two restricted commons are doubly linked: one of them has the one digit and the other the
//! other, and every other digit of either set is locked in it.
//!
//! ## Example
//!
//! ```
//! # use ennead_logic::library::{Case, Outcome};
//! let step: Case = "\
//!     :0901:9:........5.9..37.....2.9....7....1..28...........62..5...49....+1....853.\
//!     693.1..87.::947 948 957 958 967::"
//!     .parse()?;
//! assert_eq!(step.run(), Outcome::Passed);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## References
//!
//! - bennys, Eureka forum (2005), on almost locked sets and the xz-rule; doubly linked sets after
//!   Bob Hanson. ALS-XZ with three cells is XY-wing, with bent cells WXYZ-wing.

use ennead_draw::{LinkEnd, LinkKind};

use super::prelude::*;
use crate::RestrictedCommon;

/// A sequence of almost locked sets, each joined to the next by their restricted commons: digits
/// that cannot be in both sets.
///
/// Two sets with one link are an ALS-XZ, and doubly linked if the link has two digits. Three sets
/// are a wing, more sets a chain.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct AlsChain {
    /// The cells of each set.
    pub sets: Vec<CellSet>,
    /// The digits of each set.
    pub digits: Vec<DigitSet>,
    /// The restricted commons between each set and the next: one element fewer than there are sets.
    pub links: Vec<DigitSet>,
}

/// The digits of `cells`, if these are an almost locked set.
///
/// # Errors
///
/// A flaw if not.
pub(super) fn check_als(cells: CellSet, position: &Position) -> Result<DigitSet, Flaw> {
    let digits = position.union(cells);
    ensure(!cells.is_empty() && cells.is_subset(position.empty()), "a cell is filled")?;
    ensure(!cells.common_houses().is_empty(), "a set is not in one house")?;
    ensure(digits.len() == cells.len() + 1, "a set is not almost locked")?;
    Ok(digits)
}

/// Whether `digit` is in both sets, and each of its cells in one sees all of them in the other.
fn is_restricted(digit: Digit, a: CellSet, b: CellSet, position: &Position) -> bool {
    let (a, b) = (a & position.cells_of(digit), b & position.cells_of(digit));
    !a.is_empty() && !b.is_empty() && a.iter().all(|cell| b.is_subset(cell.peers()))
}

impl AlsChain {
    /// Checks that the sets are almost locked and their links restricted in `position`.
    ///
    /// # Errors
    ///
    /// The first flaw met.
    pub fn check(&self, position: &Position) -> Result<(), Flaw> {
        ensure(self.sets.len() >= 2, "two sets at least")?;
        ensure(self.links.len() + 1 == self.sets.len(), "a link joins two sets")?;
        ensure(self.digits.len() == self.sets.len(), "the digits of each set")?;
        for (&cells, &digits) in self.sets.iter().zip(&self.digits) {
            ensure(check_als(cells, position)? == digits, "a set has other digits")?;
        }
        for (pair, link) in self.sets.windows(2).zip(&self.links) {
            ensure(!link.is_empty(), "two sets are not linked")?;
            ensure(
                link.iter().all(|digit| is_restricted(digit, pair[0], pair[1], position)),
                "a common digit is not restricted",
            )?;
        }
        Ok(())
    }

    /// Whether the chain, if it [holds](AlsChain::check), makes `digit` false in `cell`.
    ///
    /// Suppose the first set lacks the digit. Then it has all its other digits, so the second set
    /// lacks the digit that links the two and has all its others, and so on. So the last set has
    /// the digit, unless it is the digit of the last link. No set passes on the digit it lacks.
    pub fn rules_out(&self, digit: Digit, cell: Cell, position: &Position) -> bool {
        let sees_all = |cells: CellSet| {
            let with = cells & position.cells_of(digit);
            !with.is_empty() && with.is_subset(cell.peers())
        };
        let (Some(&first), Some(&last)) = (self.sets.first(), self.sets.last()) else {
            return false;
        };
        // The digits through which a set can have been reached, one link after the other.
        let mut by = DigitSet::only(digit);
        for &link in &self.links {
            by = link.iter().filter(|&next| by.iter().any(|before| before != next)).collect();
        }
        if !by.without(digit).is_empty() && sees_all(first) && sees_all(last) {
            return true;
        }
        // If two sets are linked twice, each has one of the two digits, so both are locked.
        let twice = self.sets.len() == 2 && self.links[0].len() >= 2;
        let linking: DigitSet = self.links[0].iter().take(2).collect();
        twice && !linking.contains(digit) && (sees_all(first) || sees_all(last))
    }
}

impl AlsChain {
    /// For each link the digit that is passed on if the first set lacks the target's digit, and the
    /// last set must have it then; `None` if the target is ruled out for another reason.
    fn passed_on(&self, target: Candidate, position: &Position) -> Option<Vec<Digit>> {
        let digit = target.digit();
        let sees_all = |cells: &CellSet| {
            let with = *cells & position.cells_of(digit);
            !with.is_empty() && with.is_subset(target.cell().peers())
        };
        if ![self.sets.first()?, self.sets.last()?].into_iter().all(sees_all) {
            return None;
        }
        // Each way to pass on, link by link; no set passes on the digit it lacks.
        let mut ways = vec![vec![digit]];
        for link in &self.links {
            let mut longer: Vec<Vec<Digit>> = Vec::new();
            for next in link.iter() {
                let way = ways.iter().find(|way| way.last() != Some(&next));
                longer.extend(way.map(|way| [&way[..], &[next]].concat()));
            }
            ways = longer;
        }
        let way = ways.into_iter().find(|way| way.last() != Some(&digit))?;
        Some(way[1..].to_vec())
    }

    /// Each set is full and has its digits once, except the target's; the digits passed on are in
    /// one of two sets.
    fn count(&self, passed: &[Digit], target: Candidate, position: &Position) -> Sum {
        let last = self.sets.len() - 1;
        let mut sum = Sum::default();
        for (i, &set) in self.sets.iter().enumerate() {
            let left = if i == 0 { Some(target.digit()) } else { passed.get(i - 1).copied() };
            let right = if i == last { Some(target.digit()) } else { passed.get(i).copied() };
            let free = left.into_iter().chain(right).collect();
            sum = sum.set(set, free, target, position);
        }
        for (pair, &digit) in self.sets.windows(2).zip(passed) {
            sum = sum.once(digit, (pair[0] | pair[1]) & position.cells_of(digit), target);
        }
        sum
    }

    /// Both sets are full; two of the digits that link them are once in both together.
    fn count_twice(&self, target: Candidate, position: &Position) -> Sum {
        let linking: DigitSet = self.links.iter().flat_map(|link| link.iter()).take(2).collect();
        let sets = self.sets.iter();
        let sum =
            sets.clone().fold(Sum::default(), |sum, &set| sum.set(set, linking, target, position));
        let both = sets.fold(CellSet::EMPTY, |all, &set| all | set);
        linking
            .iter()
            .fold(sum, |sum, digit| sum.once(digit, both & position.cells_of(digit), target))
    }
}

/// Chains of a number of almost locked sets.
pub(super) struct AlsChains {
    about: About,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Two,
    Three,
    More,
}

family! { AlsChains: new;
    ALS_XZ "als-xz" ["0901"] { kind: Kind::Two }
    ALS_XY_WING "als-xy-wing" ["0902"] { kind: Kind::Three }
    ALS_CHAIN "als-chain" ["0903"] { kind: Kind::More }
}

/// The largest number of links in a chain. Longer chains are hardly ever the shortest way.
const MAX_LINKS: usize = 7;

/// What one of two sets must hold: each of `digits` in all cells that see it in both.
fn seen_by_both(a: usize, b: usize, digits: DigitSet, facts: &Facts<'_>) -> CandidateSet {
    let seen = facts.als_seen();
    let mut both = CandidateSet::EMPTY;
    for digit in digits.iter() {
        both.add(digit, seen[a][digit.index()] & seen[b][digit.index()]);
    }
    both
}

impl AlsChains {
    fn offer(
        &self,
        sets: &[usize],
        links: Vec<DigitSet>,
        eliminations: CandidateSet,
        facts: &Facts<'_>,
        sink: &mut dyn Sink,
    ) -> Result<(), End> {
        let als = sets.iter().map(|&set| &facts.als()[set]);
        let (sets, digits) = als.map(|als| (als.cells, als.digits)).unzip();
        Ok(sink.take(self.eliminates(AlsChain { sets, digits, links }, eliminations))?)
    }

    fn find_two(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        let (all, seen) = (facts.als(), facts.als_seen());
        for (a, commons) in facts.restricted_commons().iter().enumerate() {
            for common in commons.iter().filter(|common| common.to > a) {
                let b = common.to;
                let twice = common.digits.len() >= 2;
                // A digit of a link does not follow from its own link, but it does from the other
                // link.
                let linking: DigitSet = common.digits.iter().take(2).collect();
                let digits = all[a].digits & all[b].digits;
                let follows = if twice { digits } else { digits - linking };
                let mut eliminations = seen_by_both(a, b, follows, facts);
                if twice {
                    for (set, other) in [(a, b), (b, a)] {
                        for digit in (all[set].digits - linking).iter() {
                            eliminations.add(digit, seen[set][digit.index()] - all[other].cells);
                        }
                    }
                }
                if !eliminations.is_empty() {
                    self.offer(&[a, b], vec![linking], eliminations, facts, sink)?;
                }
            }
        }
        Ok(())
    }

    fn find_three(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        let all = facts.als();
        for (middle, commons) in facts.restricted_commons().iter().enumerate() {
            for (i, first) in commons.iter().enumerate() {
                for second in &commons[i + 1..] {
                    let links = first.digits | second.digits;
                    let (a, b) = (&all[first.to], &all[second.to]);
                    let digits = (a.digits & b.digits) - links;
                    if links.len() == 1 || digits.is_empty() {
                        continue;
                    }
                    let eliminations = seen_by_both(first.to, second.to, digits, facts);
                    if eliminations.is_empty()
                        || a.cells.is_subset(b.cells)
                        || b.cells.is_subset(a.cells)
                        || (!facts.options().als_overlap && a.cells.intersects(b.cells))
                    {
                        continue;
                    }
                    let sets = [first.to, middle, second.to];
                    let links = vec![first.digits, second.digits];
                    self.offer(&sets, links, eliminations, facts, sink)?;
                }
            }
        }
        Ok(())
    }

    fn find_more(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        let mut search = Search::new(facts);
        for (start, commons) in facts.restricted_commons().iter().enumerate() {
            let passed = commons.iter().fold(DigitSet::EMPTY, |all, c| all | c.digits);
            search.offered.clear();
            for first in passed.iter() {
                (search.start, search.first) = (start, first);
                if search.may_conclude() {
                    search.walk(sink)?;
                }
            }
        }
        Ok(())
    }
}

/// The search for longer chains: from each set and each digit it can pass on, breadth first over
/// (set, digit through which it was reached). What follows depends only on the two ends and their
/// digits.
struct Search<'a> {
    facts: &'a Facts<'a>,
    /// As [`Facts::als_seen`], restricted to [`Facts::wanted`].
    wanted: Vec<[CellSet; 9]>,
    start: usize,
    /// The digit the start passes on.
    first: Digit,
    walk: Vec<Reached>,
    /// For each set, the digits through which it was reached.
    met: Vec<DigitSet>,
    queue: Vec<usize>,
    /// What was offered for this start: the set at the end, the digits that link it, the
    /// eliminations.
    offered: Vec<(usize, DigitSet, CandidateSet)>,
}

impl<'a> Search<'a> {
    fn new(facts: &'a Facts<'a>) -> Search<'a> {
        let wanted = facts
            .als_seen()
            .iter()
            .map(|seen| std::array::from_fn(|digit| facts.wanted(Digit::ALL[digit], seen[digit])));
        Search {
            facts,
            wanted: wanted.collect(),
            start: 0,
            first: Digit::ALL[0],
            walk: Vec::new(),
            met: vec![DigitSet::EMPTY; facts.als().len()],
            queue: Vec::new(),
            offered: Vec::new(),
        }
    }

    /// Whether a chain could eliminate anything if it were allowed to return to its own sets and be
    /// of any length. This rules out most starts quickly: a set is visited at most twice, because
    /// one that can be reached through two digits passes on all its digits.
    fn may_conclude(&mut self) -> bool {
        let (all, wanted) = (self.facts.als(), &self.wanted);
        let commons = self.facts.restricted_commons();
        let (start, first) = (self.start, self.first);
        let (met, queue) = (&mut self.met, &mut self.queue);
        let others = all[start].digits.without(first).iter();
        let others: DigitSet = others.filter(|d| !wanted[start][d.index()].is_empty()).collect();
        if others.is_empty() {
            return false;
        }
        met.fill(DigitSet::EMPTY);
        queue.clear();
        queue.push(start);
        let mut next = 0;
        while next < queue.len() {
            let here = queue[next];
            next += 1;
            let by = met[here];
            for common in &commons[here] {
                let passed = match by.len() {
                    0 => common.digits & DigitSet::only(first),
                    1 => common.digits - by,
                    _ => common.digits,
                };
                let before = met[common.to];
                let after = before | passed;
                if after != before && common.to != start {
                    met[common.to] = after;
                    if before.len() < 2 {
                        queue.push(common.to);
                    }
                }
            }
        }
        (start + 1..all.len()).any(|end| {
            let last = if met[end].len() == 1 { met[end] } else { DigitSet::EMPTY };
            let follows = (others & all[end].digits) - last;
            let both =
                |digit: Digit| wanted[start][digit.index()].intersects(wanted[end][digit.index()]);
            !met[end].is_empty() && follows.iter().any(both)
        })
    }

    fn walk(&mut self, sink: &mut dyn Sink) -> Result<(), End> {
        self.met.fill(DigitSet::EMPTY);
        self.walk.clear();
        self.walk.push(Reached { set: self.start, by: None, from: 0, links: 0 });
        let commons = self.facts.restricted_commons();
        let mut next = 0;
        while next < self.walk.len() {
            for common in &commons[self.walk[next].set] {
                self.pass_on(next, common, sink)?;
            }
            next += 1;
        }
        Ok(())
    }

    /// Continues from a place in the walk to another set.
    fn pass_on(
        &mut self,
        from: usize,
        common: &RestrictedCommon,
        sink: &mut dyn Sink,
    ) -> Result<(), End> {
        let (set, links) = (common.to, self.walk[from].links + 1);
        let digits = match self.walk[from].by {
            None => common.digits & DigitSet::only(self.first),
            Some(by) => common.digits.without(by),
        };
        // Chains with one link (ALS-XZ) or two (wings) may visit a set again.
        let fresh = if links < 3 { digits } else { digits - self.met[set] };
        if fresh.is_empty() || visited(&self.walk, from, set) {
            return Ok(());
        }
        if links >= 3 {
            self.met[set] |= fresh;
        }
        for by in fresh.iter() {
            let reached = Reached { set, by: Some(by), from, links };
            if links < MAX_LINKS {
                self.walk.push(reached);
            }
            // Each chain is found from both its ends.
            if links >= 3 && set > self.start {
                self.conclude(reached, by.into(), sink)?;
                self.conclude(reached, digits, sink)?;
            }
        }
        Ok(())
    }

    /// Offers the chain to `end`, which is linked by `last`, if it eliminates something new.
    fn conclude(&mut self, end: Reached, last: DigitSet, sink: &mut dyn Sink) -> Result<(), End> {
        let all = self.facts.als();
        let others = all[self.start].digits.without(self.first);
        let follows = (others & all[end.set].digits) - last;
        let (from, to) = (&self.wanted[self.start], &self.wanted[end.set]);
        if !follows.iter().any(|digit| from[digit.index()].intersects(to[digit.index()])) {
            return Ok(());
        }
        let out = seen_by_both(self.start, end.set, follows, self.facts);
        if self.offered.contains(&(end.set, last, out)) {
            return Ok(());
        }
        self.offered.push((end.set, last, out));
        let (sets, links) = retrace(&self.walk, end, last);
        ALS_CHAIN.offer(&sets, links, out, self.facts, sink)
    }
}

/// A set on the way, the digit it cannot have, and the place in the walk from which it was reached.
#[derive(Clone, Copy)]
struct Reached {
    set: usize,
    by: Option<Digit>,
    from: usize,
    links: usize,
}

/// Whether `set` is on the way to `walk[at]`.
fn visited(walk: &[Reached], at: usize, set: usize) -> bool {
    let mut at = at;
    loop {
        if walk[at].set == set {
            return true;
        }
        if walk[at].links == 0 {
            return false;
        }
        at = walk[at].from;
    }
}

/// The sets and the links from the start to `end`, which is reached by one of `last`.
fn retrace(walk: &[Reached], end: Reached, last: DigitSet) -> (Vec<usize>, Vec<DigitSet>) {
    let (mut sets, mut links) = (vec![end.set], vec![last]);
    let mut at = walk[end.from];
    while let Some(by) = at.by {
        sets.push(at.set);
        links.push(by.into());
        at = walk[at.from];
    }
    sets.push(at.set);
    sets.reverse();
    links.reverse();
    (sets, links)
}

impl Technique for AlsChains {
    fn about(&self) -> About {
        self.about
    }

    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        match self.kind {
            Kind::Two => self.find_two(facts, sink),
            Kind::Three => self.find_three(facts, sink),
            Kind::More => self.find_more(facts, sink),
        }
    }

    fn prove(&self, pattern: &Pattern, position: &Position) -> Result<Proved, Flaw> {
        let chain: &AlsChain = pattern.get()?;
        let kind = match chain.sets.len() {
            2 => Kind::Two,
            3 => Kind::Three,
            _ => Kind::More,
        };
        chain.check(position)?;
        ensure(kind == self.kind, "of another length")?;
        let out = |c: &Candidate| chain.rules_out(c.digit(), c.cell(), position);
        Ok(Proved::eliminating(position.all_candidates().iter().filter(out).collect()))
    }

    fn explain(&self, step: &Step) -> Message {
        let chain: &AlsChain = step.pattern.own();
        let digits = Value::Digits(step.eliminations.all_digits());
        let common = |link: usize| Value::Digits(chain.links[link]);
        let set = |number: usize| Value::Notation(set_notation(chain, number));
        let cells = |number: usize| Value::Notation(crate::notation::set(chain.sets[number]));
        let last = chain.sets.len() - 1;
        match self.kind {
            Kind::Two => {
                let message = self.message();
                let name = if chain.links[0].len() == 1 {
                    "explain-als-xz"
                } else {
                    "explain-als-xz-twice"
                };
                Message { name: name.to_owned(), ..message }
                    .with("first", set(0))
                    .with("last", set(last))
                    .with("common", common(0))
                    .with("digits", digits)
            }
            Kind::Three => self
                .message()
                .with("first", set(0))
                .with("middle", set(1))
                .with("last", set(last))
                .with("first-cells", cells(0))
                .with("middle-cells", cells(1))
                .with("last-cells", cells(last))
                .with("first-common", common(0))
                .with("last-common", common(1))
                .with("digits", digits),
            Kind::More => self
                .message()
                .with("first", cells(0))
                .with("last", cells(last))
                .with("chain", Value::Notation(notation(chain)))
                .with("digits", digits),
        }
    }
}

/// The cells and digits of the set with a number: `r1c12 (347)`.
fn set_notation(chain: &AlsChain, number: usize) -> String {
    format!("{} ({})", crate::notation::set(chain.sets[number]), chain.digits[number])
}

/// The sets with the digits that link them: `r1c12 (347) -4- r3c5 (47) -7- r78c5 (579)`.
fn notation(chain: &AlsChain) -> String {
    let mut text = set_notation(chain, 0);
    for (number, link) in (1..).zip(&chain.links) {
        text.push_str(&format!(" -{link}- {}", set_notation(chain, number)));
    }
    text
}

impl Shape for AlsChain {
    fn size(&self) -> usize {
        self.sets.iter().map(|cells| cells.len()).sum::<usize>() + 2 * self.sets.len()
    }

    fn derive(&self, proved: &Proved, position: &Position) -> Derivation {
        Derivation::of_each(proved, |target| match self.passed_on(target, position) {
            Some(passed) => self.count(&passed, target, position),
            // Two sets that are linked twice: all their digits are there once.
            None => self.count_twice(target, position),
        })
    }

    fn draw(&self, drawing: &mut Drawing) {
        for (i, &cells) in self.sets.iter().enumerate() {
            drawing.cells(cells, if i % 2 == 0 { Role::Pattern } else { Role::Second });
        }
        for (pair, link) in self.sets.windows(2).zip(&self.links) {
            for digit in link.iter() {
                let end = |cells: CellSet| LinkEnd { digit, cells };
                drawing.link(end(pair[0]), end(pair[1]), LinkKind::Weak);
            }
        }
    }
}

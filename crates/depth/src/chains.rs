//! The chains of a position, one after the other.

use ennead_grid::Candidate;
use ennead_stop::{Stop, Stopped};

use crate::chain::{Chain, ChainKind, Link, Right};
use crate::level::Level;
use crate::net::Net;
use crate::nets::Nets;

/// The chains of one kind in a position, the shortest first.
pub struct Chains {
    kind: ChainKind,
    nets: Nets,
    level: Level,
    /// Whether each candidate is already known as a target.
    found: Vec<bool>,
    /// The length last asked for, and the first target not tried with it.
    next: (u8, usize),
}

/// A variable, what is excluded, and what is left, by their numbers.
type Numbers = (u16, u16, Option<u16>);

impl Chains {
    /// The chains between these candidates, which come in the order of their numbers.
    pub fn new(kind: ChainKind, candidates: impl Iterator<Item = Candidate>) -> Chains {
        let (mut nets, mut level) = (Nets::default(), Level::default());
        let net = &mut nets.plain;
        net.rebuild(candidates, kind == ChainKind::GWhip);
        nets.links.rebuild(net);
        level.prepare(net);
        level.search.board.position.reset(net);
        level.begin_suppositions(net, &nets.links);
        level.search.whips.begin(net, &level.search.board.position);
        let found = vec![false; net.len()];
        Chains { kind, nets, level, found, next: (0, 0) }
    }

    /// The next chain of at most this length, by its target's digit, then by its cell; with a target no
    /// chain before it had. Ask for each length until there are no more, then for the next.
    ///
    /// # Errors
    ///
    /// If `stop` is raised.
    ///
    /// ```
    /// use ennead_depth::{ChainKind, Chains};
    /// use ennead_stop::Stop;
    /// use ennead_grid::{Candidate, Cell, Digit};
    ///
    /// let at = |digit, row, column| Candidate::new(Digit::new(digit), Cell::at(row, column));
    /// // In column 1, the places of 1 and of 5 are all in box 1.
    /// let of = |digit| [at(digit, 0, 0), at(digit, 0, 1), at(digit, 1, 0), at(digit, 1, 4)];
    /// let candidates = of(1).into_iter().chain(of(5));
    /// let mut chains = Chains::new(ChainKind::Whip, candidates);
    /// let whip = chains.next(1, &Stop::never())?.expect("column 1 claims the 1 in box 1");
    /// assert_eq!(whip.to_string(), "whip[1]: c1n1{r1 .} ⇒ r1c2≠1");
    /// # Ok::<(), ennead_stop::Stopped>(())
    /// ```
    pub fn next(&mut self, length: u8, stop: &Stop) -> Result<Option<Chain>, Stopped> {
        if self.next.0 != length {
            self.next = (length, 0);
        }
        self.look_ahead(length);
        for target in self.next.1..self.found.len() {
            if self.found[target] || self.level.suppositions.distance[target] >= length {
                continue;
            }
            if let Some(chain) = self.seek(self.kind, target, length, stop)? {
                for &target in &chain.targets {
                    let number = self.nets.plain.number(target);
                    self.found[number.expect("targets are candidates")] = true;
                }
                self.next.1 = target + 1;
                return Ok(Some(chain));
            }
        }
        self.next.1 = self.found.len();
        Ok(None)
    }

    /// The shortest chain with this target, if there is one of at most `longest`.
    ///
    /// # Errors
    ///
    /// If `stop` is raised.
    ///
    /// ```
    /// use ennead_depth::{ChainKind, Chains};
    /// use ennead_stop::Stop;
    /// use ennead_grid::{Candidate, Cell, Digit};
    ///
    /// let at = |digit, row, column| Candidate::new(Digit::new(digit), Cell::at(row, column));
    /// // In column 1, the places of 1 and of 5 are all in box 1.
    /// let of = |digit| [at(digit, 0, 0), at(digit, 0, 1), at(digit, 1, 0), at(digit, 1, 4)];
    /// let candidates = of(1).into_iter().chain(of(5));
    /// let mut chains = Chains::new(ChainKind::Braid, candidates);
    /// let braid = chains.shortest(at(5, 0, 1), 4, &Stop::never())?.expect("column 1 claims the 5");
    /// assert_eq!(braid.links.len(), 1);
    /// # Ok::<(), ennead_stop::Stopped>(())
    /// ```
    pub fn shortest(
        &mut self,
        target: Candidate,
        longest: u8,
        stop: &Stop,
    ) -> Result<Option<Chain>, Stopped> {
        let Some(target) = self.nets.plain.number(target) else { return Ok(None) };
        for length in 1..=longest {
            self.look_ahead(length);
            if self.level.suppositions.distance[target] >= length {
                continue;
            }
            if let Some(chain) = self.seek(self.kind, target, length, stop)? {
                return Ok(Some(chain));
            }
        }
        Ok(None)
    }

    /// Works out which targets are not within reach of chains of this length.
    fn look_ahead(&mut self, length: u8) {
        while self.level.suppositions.rounds + 1 < length && self.level.suppositions.is_moving {
            self.level.advance(&self.nets.plain);
        }
    }

    /// Whether no longer chains can have further targets.
    pub fn are_exhausted(&self) -> bool {
        let mut contradictory = self.level.suppositions.contradictory();
        !self.level.suppositions.is_moving && contradictory.all(|c| self.found[c as usize])
    }

    /// The chain of the most special kind with the target of this one, no longer than it.
    ///
    /// # Errors
    ///
    /// If `stop` is raised.
    pub fn simplest(&mut self, chain: Chain, stop: &Stop) -> Result<Chain, Stopped> {
        let length = chain.links.len() as u8;
        let target = self.nets.plain.number(chain.targets[0]).expect("a target is a candidate");
        let kinds = [ChainKind::Bivalue, ChainKind::Z, ChainKind::T, ChainKind::Whip];
        for kind in kinds.into_iter().filter(|&kind| kind < chain.kind) {
            if let Some(simpler) = self.seek(kind, target, length, stop)? {
                return Ok(simpler);
            }
        }
        Ok(chain)
    }

    /// The chain of a kind with this target, of at most this length.
    fn seek(
        &mut self,
        kind: ChainKind,
        target: usize,
        length: u8,
        stop: &Stop,
    ) -> Result<Option<Chain>, Stopped> {
        let (net, search) = (&self.nets.plain, &mut self.level.search);
        let links = match kind {
            // Chains of length 1 are all called whips.
            ChainKind::Bivalue | ChainKind::Z | ChainKind::T if length < 2 => None,
            ChainKind::Bivalue | ChainKind::Z => thread(net, kind, target, length),
            _ => {
                search.whips.kind = kind;
                let is_found = match kind {
                    ChainKind::Braid => search.braid(net, target, length.into(), stop)?,
                    _ => search.whip(net, target, length.into(), stop)?,
                };
                let mut order = Order { net, kind, target, rights: &search.rights, links: vec![] };
                let is_ordered = is_found && order.complete();
                // Some of the t-whips that the search finds have a more special name, and are left
                // out.
                debug_assert!(
                    kind == ChainKind::T || is_ordered == is_found,
                    "no order for {kind:?}"
                );
                is_ordered.then_some(order.links)
            }
        };
        Ok(links.map(|links| chain(net, kind, target, &links)))
    }
}

/// Whether an object excludes a candidate.
fn is_linked(net: &Net, object: u16, candidate: u16) -> bool {
    net.links.get(object.into()).contains(&candidate)
}

/// The shortest chain of pairs, or of pairs beside what the target excludes. It must not meet
/// itself.
fn thread(net: &Net, kind: ChainKind, target: usize, length: u8) -> Option<Vec<Numbers>> {
    let z = target as u16;
    let mut is_reached = vec![false; net.len()];
    // What asserts something, with the number of what comes before.
    let mut steps: Vec<(usize, (u16, u16, u16))> = vec![(0, (0, 0, z))];
    let mut from = 0;
    for round in 1..=length {
        let end = steps.len();
        for at in std::mem::replace(&mut from, end)..end {
            let last = steps[at].1.2;
            for &left in net.links.get(last.into()) {
                for v in net.variables[left as usize] {
                    let members = net.members.get(v.into());
                    if members.contains(&last)
                        || members.contains(&z)
                        || kind == ChainKind::Bivalue && members.len() != 2
                    {
                        continue;
                    }
                    let is_left = |c: &u16| *c != left;
                    let free = |c: &u16| kind == ChainKind::Z && is_linked(net, z, *c);
                    let mut rest = members.iter().copied().filter(|c| is_left(c) && !free(c));
                    match (rest.next(), rest.next()) {
                        (Some(right), None) if !is_linked(net, z, right) => {
                            let was_reached =
                                std::mem::replace(&mut is_reached[right as usize], true);
                            let step = (!was_reached).then_some((at, (v, left, right)));
                            steps.extend(step);
                        }
                        (end, None) if round > 1 => {
                            return unwind(&steps, at, (v, left, end));
                        }
                        _ => (),
                    }
                }
            }
        }
    }
    None
}

/// The chain that ends with `end` after step `at`, if its candidates are all different.
fn unwind(steps: &[(usize, (u16, u16, u16))], mut at: usize, end: Numbers) -> Option<Vec<Numbers>> {
    let mut links = vec![end];
    while at > 0 {
        let (before, (v, left, right)) = steps[at];
        links.push((v, left, Some(right)));
        at = before;
    }
    links.reverse();
    let mut all: Vec<u16> = links.iter().flat_map(|&(_, l, r)| [Some(l), r]).flatten().collect();
    let count = all.len();
    all.sort_unstable();
    all.dedup();
    (all.len() == count).then_some(links)
}

/// What a whip or braid asserts, to be put in order, each with its variable and what it excludes.
struct Order<'a> {
    net: &'a Net,
    kind: ChainKind,
    target: usize,
    /// In order if it is a whip.
    rights: &'a [u16],
    links: Vec<Numbers>,
}

impl Order<'_> {
    fn asserted(&self) -> impl DoubleEndedIterator<Item = u16> {
        self.links.iter().filter_map(|&(_, _, right)| right)
    }

    /// Adds the links that are missing. Could that be done?
    fn complete(&mut self) -> bool {
        let done = self.links.len();
        if done == self.rights.len() {
            return (0..self.net.variable_count() as u16).any(|v| self.extend(v, None));
        }
        let all = match self.kind {
            ChainKind::Braid => self.rights,
            _ => &self.rights[done..=done],
        };
        for &right in all {
            if self.asserted().any(|other| other == right) {
                continue;
            }
            let variables = self.net.variables_of(right.into());
            if variables.iter().any(|&v| self.extend(v, Some(right))) {
                return true;
            }
        }
        false
    }

    /// Adds a link of a variable and all that follow, if the variable has nothing left but `right`.
    fn extend(&mut self, v: u16, right: Option<u16>) -> bool {
        let (net, z) = (self.net, self.target as u16);
        let members = net.members.get(v.into());
        let last = self.asserted().next_back().unwrap_or(z);
        let by_rights = |c: u16| self.asserted().any(|right| is_linked(net, right, c));
        let is_excluded = |c: u16| {
            let free = self.kind != ChainKind::T || self.links.is_empty() || right.is_none();
            free && is_linked(net, z, c) || by_rights(c)
        };
        let is_first_of_t = self.kind == ChainKind::T && self.links.is_empty() && right.is_some();
        let is_own = |c: u16| right.is_some_and(|right| is_part(net, right, c));
        if !members.iter().all(|&c| is_own(c) || is_excluded(c))
            || is_first_of_t && members.len() != 2
        {
            return false;
        }
        let lefts: Vec<u16> = members
            .iter()
            .copied()
            .filter(|&c| {
                let is_new = right.is_none() || self.links.iter().all(|&(_, left, _)| left != c);
                match self.kind {
                    ChainKind::Braid => !is_own(c),
                    _ => !is_own(c) && is_new && is_linked(net, last, c),
                }
            })
            .collect();
        for left in lefts {
            self.links.push((v, left, right));
            if right.is_none() || self.complete() {
                return true;
            }
            self.links.pop();
        }
        false
    }
}

/// Whether a candidate is an object, or lies in its segment.
fn is_part(net: &Net, object: u16, candidate: u16) -> bool {
    match (object as usize) < net.len() {
        true => object == candidate,
        false => net.segments[candidate as usize].contains(&net.group_segment(object.into())),
    }
}

/// What a link asserts, if `gone` is excluded already.
fn asserted(net: &Net, right: u16, gone: &[u16]) -> Right {
    let own = (0..net.len() as u16).filter(|&c| is_part(net, right, c));
    let own: Vec<Candidate> = match (right as usize) < net.len() {
        // What the last link of a bivalue chain leaves is excluded: by the target.
        true => own.map(|c| net.candidate(c.into())).collect(),
        false => own.filter(|c| !gone.contains(c)).map(|c| net.candidate(c.into())).collect(),
    };
    Right { digit: own[0].digit(), cells: own.iter().map(|c| c.cell()).collect() }
}

/// The chain with these links, and all targets that have them without further ado.
fn chain(net: &Net, kind: ChainKind, target: usize, numbers: &[Numbers]) -> Chain {
    let mut gone = net.links.get(target).to_vec();
    let mut links = Vec::new();
    for &(v, left, right) in numbers {
        let (variable, left) = (net.variable(v.into()), net.candidate(left.into()));
        links.push(Link { variable, left, right: right.map(|right| asserted(net, right, &gone)) });
        gone.extend(right.iter().flat_map(|&right| net.links.get(right.into())));
    }
    // Chains of these lengths eliminate the same in any order, so all their targets can go at once.
    let ends = match *numbers {
        [(v, ..)] => Some(net.members.get(v.into()).to_vec()),
        [(_, first, _), (_, _, Some(last))] => Some(vec![first, last]),
        _ => None,
    };
    let is_target = |c: &usize| {
        let is_outside = |v: u16| !net.members.get(v.into()).contains(&(*c as u16));
        ends.as_ref()
            .map_or(*c == target, |ends| ends.iter().all(|&end| is_linked(net, *c as u16, end)))
            && numbers.iter().all(|&(v, ..)| is_outside(v))
    };
    let targets = (0..net.len()).filter(is_target).map(|c| net.candidate(c)).collect();
    Chain { kind, targets, links }
}

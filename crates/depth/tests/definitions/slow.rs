//! The scales in the words of their definitions, by plain search.
//!
//! Slow, and on purpose not like the crate: a position is a set of candidates, a chain carries the
//! set of what it excludes, and everything is asked afresh of the rules of Sudoku.

use std::collections::{BTreeSet, HashSet};
use std::sync::LazyLock;

use ennead_depth::{Depth, Scale};
use ennead_grid::{Candidate, Cell, CellSet, Digit, House, Puzzle};

/// Some candidates.
#[derive(Clone)]
struct Candidates([bool; 729]);

impl Candidates {
    fn contains(&self, candidate: &Candidate) -> bool {
        self.0[candidate.index()]
    }

    fn extend(&mut self, candidates: &[Candidate]) {
        candidates.iter().for_each(|c| self.0[c.index()] = true);
    }

    fn retain(&mut self, keep: impl Fn(&Candidate) -> bool) {
        (0..729).for_each(|k| self.0[k] &= keep(&Candidate::from_index(k)));
    }

    fn iter(&self) -> impl Iterator<Item = Candidate> {
        (0..729).filter(|&k| self.0[k]).map(Candidate::from_index)
    }

    fn len(&self) -> usize {
        self.0.iter().filter(|&&is_in| is_in).count()
    }
}

const NOTHING: Candidates = Candidates([false; 729]);

/// What each candidate excludes.
static LINKED: LazyLock<Vec<Vec<Candidate>>> = LazyLock::new(|| {
    let all = || (0..729).map(Candidate::from_index);
    all().map(|c| all().filter(|&other| other != c && other.excludes(c)).collect()).collect()
});

/// A variable, as the labels that can be its value; and its type, 0 to 3.
#[derive(Clone)]
struct Variable {
    labels: Vec<Candidate>,
    kind: usize,
}

fn variables() -> Vec<Variable> {
    let mut all = Vec::new();
    for cell in Cell::ALL {
        let labels = Digit::ALL.map(|digit| Candidate::new(digit, cell)).to_vec();
        all.push(Variable { labels, kind: 0 });
    }
    for house in House::ALL {
        for digit in Digit::ALL {
            let labels = house.cells().iter().map(|cell| Candidate::new(digit, cell)).collect();
            all.push(Variable { labels, kind: 1 + house.index() / 9 });
        }
    }
    all
}

/// What a chain asserts: a candidate, or a digit in the intersection of a line and a box, which
/// excludes the digit elsewhere in one of the two.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Object {
    candidates: Vec<Candidate>,
    /// The candidate, or all places of the group, whether the digit is possible there or not.
    places: Vec<Candidate>,
    excludes: Vec<Candidate>,
}

fn object_of(candidate: Candidate) -> Object {
    let (candidates, excludes) = (vec![candidate], LINKED[candidate.index()].clone());
    Object { places: candidates.clone(), candidates, excludes }
}

struct Slow {
    variables: Vec<Variable>,
    left: Candidates,
}

/// A house that takes all the digits of a position for itself.
fn houses_of(candidates: &[Candidate]) -> Vec<House> {
    House::ALL
        .into_iter()
        .filter(|h| candidates.iter().all(|c| h.cells().contains(c.cell())))
        .collect()
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct Kind {
    whips: bool,
    groups: bool,
    /// The only type of variables, if one.
    only: Option<usize>,
}

impl Slow {
    /// Asserts what is single until nothing is; false at a contradiction.
    fn singles(&mut self) -> bool {
        let variables = self.variables.clone();
        loop {
            let mut changed = false;
            for variable in &variables {
                let left = self.rest(variable, &NOTHING);
                match left[..] {
                    [] => return false,
                    [only] => {
                        for other in &LINKED[only.index()] {
                            changed |= std::mem::take(&mut self.left.0[other.index()]);
                        }
                    }
                    _ => (),
                }
            }
            if !changed {
                return true;
            }
        }
    }

    fn is_solved(&self) -> bool {
        self.left.len() == 81
    }

    fn open(&self) -> Vec<Candidate> {
        let decided =
            |c: &Candidate| self.left.iter().filter(|o| o.cell() == c.cell()).count() == 1;
        self.left.iter().filter(|c| !decided(c)).collect()
    }

    /// The candidates of a variable that are not excluded.
    fn rest(&self, variable: &Variable, excluded: &Candidates) -> Vec<Candidate> {
        let rest = variable.labels.iter().copied();
        rest.filter(|c| self.left.contains(c) && !excluded.contains(c)).collect()
    }

    /// The objects all that is left of a variable amounts to: the candidate, or the groups.
    fn objects(&self, rest: &[Candidate], kind: Kind) -> Vec<Object> {
        match rest {
            [] => vec![],
            [only] => vec![object_of(*only)],
            _ if !kind.groups || rest.iter().any(|c| c.digit() != rest[0].digit()) => vec![],
            _ => {
                let houses = houses_of(rest);
                let mut objects = vec![];
                for line in houses.iter().filter(|h| h.is_line()) {
                    for box_ in houses.iter().filter(|h| !h.is_line()) {
                        let common = line.cells() & box_.cells();
                        let of = |cells: CellSet| {
                            cells.iter().map(|c| Candidate::new(rest[0].digit(), c)).collect()
                        };
                        for house in [line, box_] {
                            objects.push(Object {
                                candidates: rest.to_vec(),
                                places: of(common),
                                excludes: of(house.cells() - common),
                            });
                        }
                    }
                }
                objects
            }
        }
    }

    /// The length of the shortest chain with this target, at most `limit`.
    #[expect(clippy::too_many_lines, reason = "one search, as it is defined")]
    fn chain(&self, target: Candidate, limit: usize, kind: Kind) -> Option<usize> {
        let of_type = |v: &&Variable| kind.only.is_none_or(|only| v.kind == only);
        let usable: Vec<&Variable> = self
            .variables
            .iter()
            .filter(of_type)
            .filter(|v| !v.labels.contains(&target) && self.rest(v, &NOTHING).len() > 1)
            .collect();
        // Partial chains: what is asserted in order, what is excluded, the left-linking candidates.
        type Partial = (Vec<Object>, Candidates, BTreeSet<Candidate>);
        let mut first = NOTHING;
        first.extend(&LINKED[target.index()]);
        let mut partial: Vec<Partial> = vec![(vec![], first, BTreeSet::new())];
        let mut met = HashSet::new();
        for length in 1..=limit {
            let mut longer = vec![];
            for (asserted, excluded, lefts) in &partial {
                let last =
                    asserted.last().map_or(&LINKED[target.index()], |object| &object.excludes);
                for &variable in &usable {
                    // A variable that holds an asserted candidate is satisfied.
                    let holds = |o: &Object| {
                        o.candidates.len() == 1 && variable.labels.contains(&o.candidates[0])
                    };
                    if asserted.iter().any(holds) {
                        continue;
                    }
                    let rest = self.rest(variable, excluded);
                    let linked = variable
                        .labels
                        .iter()
                        .filter(|c| self.left.contains(c) && last.contains(c));
                    let linked: Vec<_> = linked.copied().filter(|c| !lefts.contains(c)).collect();
                    if rest.is_empty() {
                        if !kind.whips || !linked.is_empty() {
                            return Some(length);
                        }
                        continue;
                    }
                    if kind.whips && linked.is_empty() {
                        continue;
                    }
                    for object in self.objects(&rest, kind) {
                        // A group excludes seen from this variable: the other of line and box.
                        if object.candidates.len() > 1
                            && object.excludes.iter().any(|c| variable.labels.contains(c))
                        {
                            continue;
                        }
                        // Where the order does not matter, one way is enough.
                        let outside = linked.iter().filter(|c| !object.places.contains(c));
                        let ways = match kind.whips {
                            true => outside.copied().collect(),
                            false => vec![target],
                        };
                        for way in ways {
                            let mut lefts = lefts.clone();
                            if kind.whips {
                                lefts.insert(way);
                            }
                            let mut asserted = asserted.clone();
                            if asserted.contains(&object) {
                                continue;
                            }
                            asserted.push(object.clone());
                            let mut set = asserted.clone();
                            set.sort();
                            let end = kind.whips.then(|| object.clone());
                            if met.insert((set, end, lefts.clone())) {
                                let mut excluded = excluded.clone();
                                excluded.extend(&object.excludes);
                                longer.push((asserted, excluded, lefts));
                            }
                        }
                    }
                }
            }
            partial = longer;
        }
        None
    }

    /// Whether all that follows from a target, however long the chain, is contradictory.
    fn contradicts(&self, target: Candidate, kind: Kind) -> bool {
        let mut excluded = NOTHING;
        excluded.extend(&LINKED[target.index()]);
        loop {
            let before = excluded.len();
            for variable in
                self.variables.iter().filter(|v| kind.only.is_none_or(|only| v.kind == only))
            {
                let rest = self.rest(variable, &excluded);
                if rest.is_empty() {
                    return true;
                }
                for object in self.objects(&rest, kind) {
                    let own =
                        |c: &Candidate| object.candidates.len() > 1 && variable.labels.contains(c);
                    if !object.excludes.iter().any(own) {
                        excluded.extend(&object.excludes);
                    }
                }
            }
            if excluded.len() == before {
                return false;
            }
        }
    }

    /// Eliminates; false at a contradiction.
    fn eliminate(&mut self, candidate: Candidate) -> bool {
        self.left.0[candidate.index()] = false;
        self.singles()
    }

    /// The eliminations of the first subset of a size.
    fn subset(&self, size: usize) -> Vec<Candidate> {
        let open: Vec<Candidate> = self.open();
        let at = |c: &Candidate, what: usize| match what {
            0 => c.cell().index(),
            1 => 100 + 9 * c.cell().row() + c.digit().index(),
            2 => 200 + 9 * c.cell().column() + c.digit().index(),
            _ => 300 + 9 * c.cell().box_() + c.digit().index(),
        };
        // Variables of one type whose candidates lie in as many variables of another.
        let scopes: Vec<(usize, usize, Vec<Candidate>)> = {
            let mut scopes = vec![];
            for house in House::ALL {
                let within: Vec<_> =
                    open.iter().copied().filter(|c| house.cells().contains(c.cell())).collect();
                let places = 1 + house.index() / 9;
                scopes.push((0, places, within.clone()));
                scopes.push((places, 0, within));
            }
            for digit in Digit::ALL {
                let within: Vec<_> = open.iter().copied().filter(|c| c.digit() == digit).collect();
                scopes.push((1, 2, within.clone()));
                scopes.push((2, 1, within));
            }
            scopes
        };
        for (base, cover, within) in scopes {
            let bases: BTreeSet<usize> = within.iter().map(|c| at(c, base)).collect();
            let bases: Vec<usize> = bases.into_iter().collect();
            for bits in 0u32..1 << bases.len() {
                if bits.count_ones() as usize != size {
                    continue;
                }
                let chosen: Vec<usize> =
                    (0..bases.len()).filter(|k| bits >> k & 1 == 1).map(|k| bases[k]).collect();
                let inside = |c: &&Candidate| chosen.contains(&at(c, base));
                let covers: BTreeSet<usize> =
                    within.iter().filter(inside).map(|c| at(c, cover)).collect();
                let hit = |c: &&Candidate| !inside(c) && covers.contains(&at(c, cover));
                if covers.len() == size && within.iter().any(|c| hit(&c)) {
                    return within.iter().filter(hit).copied().collect();
                }
            }
        }
        vec![]
    }
}

fn start(puzzle: &Puzzle) -> Slow {
    let mut left = Candidates([true; 729]);
    for (cell, digit) in puzzle.givens().iter() {
        let given = Candidate::new(digit, cell);
        left.retain(|o| o.cell() != cell || *o == given);
    }
    Slow { variables: variables(), left }
}

/// What the slow version says.
pub(crate) fn classify(puzzle: &Puzzle, scale: Scale, limit: u8) -> Depth {
    let mut slow = start(puzzle);
    if !slow.singles() {
        return Depth::Contradictory;
    }
    if slow.is_solved() {
        return Depth::Exactly(0);
    }
    let kind = |whips, groups| Kind { whips, groups, only: None };
    match scale {
        Scale::TrialDepth => {
            for depth in 1..=limit {
                if !trial(&mut slow, depth, 0) {
                    return Depth::Contradictory;
                }
                if slow.is_solved() {
                    return Depth::Exactly(depth);
                }
            }
            Depth::MoreThan(limit)
        }
        Scale::BraidsInOne | Scale::BraidsInTwo => {
            let depth = if scale == Scale::BraidsInOne { 1 } else { 2 };
            for length in 0..=limit {
                if !trial(&mut slow, depth, length) {
                    return Depth::Contradictory;
                }
                if slow.is_solved() {
                    return Depth::Exactly(length);
                }
            }
            Depth::MoreThan(limit)
        }
        Scale::Braids => simplest_first(slow, limit, false, &[kind(false, false)]),
        Scale::GBraids => simplest_first(slow, limit, false, &[kind(false, true)]),
        Scale::Whips => simplest_first(slow, limit, false, &[kind(true, false)]),
        Scale::GWhips => simplest_first(slow, limit, false, &[kind(true, true)]),
        Scale::SubsetsAndWhips => simplest_first(slow, limit, true, &[kind(true, false)]),
        Scale::TypedWhips => {
            let typed = |only| Kind { whips: true, groups: false, only: Some(only) };
            simplest_first(slow, limit, false, &[0, 1, 2, 3].map(typed))
        }
    }
}

/// Whether chains of any length can solve the puzzle or show it contradictory: trial and error can.
pub(crate) fn is_within_reach(puzzle: &Puzzle, scale: Scale) -> bool {
    let has_groups = matches!(scale, Scale::GBraids | Scale::GWhips);
    let mut slow = start(puzzle);
    !slow.singles() || !trial(&mut slow, 1, has_groups as u8) || slow.is_solved()
}

/// The shortest chain first, one elimination at a time.
fn simplest_first(mut slow: Slow, limit: u8, subsets: bool, kinds: &[Kind]) -> Depth {
    let mut longest = 0;
    'position: loop {
        if slow.is_solved() {
            return Depth::Exactly(longest);
        }
        for length in 1..=limit {
            if subsets && (2..=4).contains(&length) {
                let gone = slow.subset(length as usize);
                if !gone.is_empty() {
                    longest = longest.max(length);
                    slow.left.retain(|c| !gone.contains(c));
                    if !slow.singles() {
                        return Depth::Contradictory;
                    }
                    continue 'position;
                }
            }
            for &kind in kinds {
                for target in slow.open() {
                    // All shorter lengths have been tried.
                    if slow.chain(target, length as usize, kind).is_some() {
                        longest = longest.max(length);
                        if !slow.eliminate(target) {
                            return Depth::Contradictory;
                        }
                        continue 'position;
                    }
                }
            }
        }
        // No chain up to the limit: is there one at all?
        let contradicts =
            |&target: &Candidate| kinds.iter().any(|&kind| slow.contradicts(target, kind));
        let more = slow.open().iter().any(contradicts);
        return if more { Depth::MoreThan(limit) } else { Depth::Never };
    }
}

/// T&E(B_length, depth) to the end; false at a contradiction.
fn trial(slow: &mut Slow, depth: u8, length: u8) -> bool {
    'again: loop {
        for target in slow.open() {
            let mut inner = Slow { variables: slow.variables.clone(), left: slow.left.clone() };
            inner.left.retain(|o| *o == target || !o.excludes(target));
            let holds = inner.singles()
                && if depth > 1 {
                    trial(&mut inner, depth - 1, length)
                } else {
                    braids(&mut inner, length)
                };
            if !holds {
                if !slow.eliminate(target) {
                    return false;
                }
                continue 'again;
            }
        }
        return true;
    }
}

/// Braids of up to a length, to the end; false at a contradiction.
fn braids(slow: &mut Slow, length: u8) -> bool {
    let kind = Kind { whips: false, groups: false, only: None };
    'again: loop {
        for target in slow.open() {
            if slow.chain(target, length as usize, kind).is_some() {
                if !slow.eliminate(target) {
                    return false;
                }
                continue 'again;
            }
        }
        return true;
    }
}

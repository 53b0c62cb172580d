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

use std::collections::HashSet;
use std::ops::ControlFlow;

use ennead_grid::{Candidate, CellSet, Digit, House};

use super::forcing::{self, alternatives};
use super::{
    full_house, hidden_single, hidden_subset, locked_candidates, naked_single, naked_subset,
};
use crate::pattern::{Net, NetPart, Premise, is_false};
use crate::{
    About, CandidateSet, Facts, First, Flaw, Message, Options, Position, Sink, Step, Technique,
    Value, ensure,
};

/// A way to conclude from suppositions and steps.
pub(super) struct NetTechnique {
    name: &'static str,
    codes: &'static [&'static str],
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Contradiction,
    Verity,
    Nested,
}

pub(super) static PLUS_CONTRADICTION: NetTechnique = NetTechnique {
    name: "forcing-net-plus-contradiction",
    codes: &["1313"],
    kind: Kind::Contradiction,
};
pub(super) static PLUS_VERITY: NetTechnique =
    NetTechnique { name: "forcing-net-plus-verity", codes: &["1314"], kind: Kind::Verity };
pub(super) static NESTED: NetTechnique =
    NetTechnique { name: "nested-forcing-net", codes: &["1323"], kind: Kind::Nested };

/// What may be used under a supposition, the easiest first.
static WITHIN: &[&dyn Technique] = &[
    &full_house::FullHouse,
    &naked_single::NakedSingle,
    &hidden_single::HiddenSingle,
    &locked_candidates::POINTING,
    &locked_candidates::CLAIMING,
    &naked_subset::NAKED_PAIR,
    &hidden_subset::HIDDEN_PAIR,
    &naked_subset::NAKED_TRIPLE,
    &super::fish::X_WING,
];

/// The suppositions refuted in one go, of which the shortest proof is told first.
const AT_ONCE: usize = 6;

/// A part, and where it leads.
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

    /// Goes on with the techniques for the way until none helps; the contradiction it meets.
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

    /// Goes on with plain nets too, each refuting a supposition by singles.
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
            // Each is refuted where those before it are gone, as `check` will see it.
            for candidate in refuted {
                if contradiction(&self.end).is_some() {
                    break;
                }
                let step = forcing::refutation(candidate, &self.end)?;
                self.take(step);
            }
        }
    }

    /// Leaves out what `holds` at the end without, the last step first.
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

/// A cell without a candidate, or a house without a place for a digit.
fn contradiction(position: &Position) -> Option<Premise> {
    let bare = position.empty() - position.all_candidates().all_cells();
    if let Some(cell) = bare.first() {
        return Some(Premise::EmptiesCell(cell));
    }
    Digit::ALL.into_iter().find_map(|digit| {
        let cells = position.cells_of(digit) | position.digits().cells_of(digit);
        let house = House::ALL.into_iter().find(|house| !cells.intersects(house.cells()));
        house.map(|house| Premise::EmptiesHouse(house, digit))
    })
}

/// The candidates of a position, those that stand included, for many suppositions in a row. It
/// knows singles, all that matters being how fast it is done with them.
#[derive(Clone, Copy)]
struct Planes {
    cells: [CellSet; 9],
    // The cells whose digit has been taken from their peers.
    done: CellSet,
}

impl Planes {
    fn of(position: &Position) -> Planes {
        let digits = position.digits();
        Planes {
            cells: Digit::ALL.map(|digit| position.cells_of(digit) | digits.cells_of(digit)),
            done: !position.empty(),
        }
    }

    fn suppose(&mut self, candidate: Candidate) {
        for digit in Digit::ALL {
            if digit != candidate.digit() {
                self.cells[digit.index()].remove(candidate.cell());
            }
        }
    }

    /// Whether singles lead from the supposition to a contradiction.
    fn refute(&self, candidate: Candidate) -> bool {
        let mut now = *self;
        now.suppose(candidate);
        !now.settle()
    }

    /// Takes all singles; whether no contradiction is met.
    fn settle(&mut self) -> bool {
        loop {
            let (mut once, mut twice) = (CellSet::EMPTY, CellSet::EMPTY);
            for cells in self.cells {
                twice |= once & cells;
                once |= cells;
            }
            if once != CellSet::ALL {
                return false;
            }
            let new = once - twice - self.done;
            if !new.is_empty() {
                self.done |= new;
                for cells in &mut self.cells {
                    for cell in (*cells & new).iter() {
                        *cells -= cell.peers();
                    }
                }
                continue;
            }
            let mut more = false;
            for d in 0..9 {
                for house in House::ALL {
                    let places = self.cells[d] & house.cells();
                    if places.is_empty() {
                        return false;
                    }
                    if let Some(cell) = places.single().filter(|&cell| !self.done.contains(cell)) {
                        self.suppose(Candidate::new(Digit::from_index(d), cell));
                        more = true;
                    }
                }
            }
            if !more {
                return true;
            }
        }
    }

    /// Whether suppositions refuted by singles, taken out one after the other, lead to a
    /// contradiction.
    fn refute_nested(&self, candidate: Candidate) -> bool {
        let mut now = *self;
        now.suppose(candidate);
        if !now.settle() {
            return true;
        }
        loop {
            let mut more = false;
            for digit in Digit::ALL {
                for cell in (now.cells[digit.index()] - now.done).iter() {
                    let still = now.cells[digit.index()].contains(cell) && !now.done.contains(cell);
                    if still && now.refute(Candidate::new(digit, cell)) {
                        now.cells[digit.index()].remove(cell);
                        more = true;
                        if !now.settle() {
                            return true;
                        }
                    }
                }
            }
            if !more {
                return false;
            }
        }
    }
}

impl NetTechnique {
    fn find_contradictions(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        let planes = Planes::of(facts);
        let mut found = Vec::new();
        // What singles refute is a plain net's.
        for supposed in facts.all_candidates().iter().filter(|&c| !planes.refute(c)) {
            let mut explored = Explored::new(supposed, facts);
            if let Some(premise) = explored.advance(facts.options()) {
                found.push((explored, premise));
            }
        }
        found.sort_by_key(|(explored, _)| explored.part.steps.len());
        for batch in chunks(found, AT_ONCE) {
            self.conclude(batch, facts, sink)?;
        }
        ControlFlow::Continue(())
    }

    fn find_nested(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        let mut all: Vec<Candidate> = facts.all_candidates().iter().collect();
        // With few candidates in the cell the proof is soon found, and it helps the most.
        all.sort_by_key(|candidate| facts.candidates(candidate.cell()).len());
        let planes = Planes::of(facts);
        let mut batch = Vec::new();
        for supposed in all {
            if planes.refute(supposed) || !planes.refute_nested(supposed) {
                continue;
            }
            let mut explored = Explored::new(supposed, facts);
            // What can be refuted without nesting is a net plus.
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

    /// Tells the contradictions, the one with the shortest proof first.
    fn conclude(
        &self,
        found: Vec<(Explored, Premise)>,
        position: &Position,
        sink: &mut dyn Sink,
    ) -> ControlFlow<()> {
        let mut steps: Vec<Step> = Vec::new();
        for (explored, premise) in found {
            let part = explored.shortened(position, |end| premise.is_empty_in(end));
            let out = part.supposed.into();
            steps.push(self.eliminates(Net { premise, parts: vec![part] }, out));
        }
        steps.sort_by_key(|step| step.pattern.shape().size());
        steps.into_iter().try_for_each(|step| sink.take(step))
    }

    fn find_verities(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        let from: Vec<Explored> = facts
            .all_candidates()
            .iter()
            .map(|supposed| {
                let mut explored = Explored::new(supposed, facts);
                // What follows from a contradiction follows.
                let _ = explored.advance(facts.options());
                explored
            })
            .collect();
        let mut found = Vec::new();
        let all = alternatives(facts, 2);
        for (i, (_, candidates)) in all.iter().enumerate() {
            let of = |c: Candidate| from.iter().find(|explored| explored.part.supposed == c);
            let parts: Vec<&Explored> = candidates.iter().filter_map(of).collect();
            let cost: usize = parts.iter().map(|explored| explored.part.steps.len()).sum();
            for candidate in facts.all_candidates().iter() {
                let stands =
                    |e: &&Explored| e.end.digit(candidate.cell()) == Some(candidate.digit());
                let comes = parts.iter().all(stands);
                let goes = parts.iter().all(|explored| is_false(candidate, &explored.end));
                if comes || goes {
                    found.push((cost, goes, candidate, i));
                }
            }
        }
        found.sort_unstable();
        let mut seen = HashSet::new();
        for (_, goes, candidate, i) in found {
            if !seen.insert((goes, candidate)) {
                continue;
            }
            let (premise, candidates) = all[i];
            let parts = from.iter().filter(|explored| {
                candidates.contains(explored.part.supposed.digit(), explored.part.supposed.cell())
            });
            let holds = |end: &Position| match goes {
                true => is_false(candidate, end),
                false => end.digit(candidate.cell()) == Some(candidate.digit()),
            };
            let parts: Vec<NetPart> = parts
                .map(|explored| {
                    let copy = Explored { part: explored.part.clone(), end: explored.end };
                    copy.shortened(facts, holds)
                })
                .collect();
            // Nothing has followed: locked candidates.
            if parts.iter().all(|part| part.steps.is_empty()) {
                continue;
            }
            let net = Net { premise, parts };
            sink.take(match goes {
                true => self.eliminates(net, candidate.into()),
                false => self.places(net, candidate.into()),
            })?;
        }
        ControlFlow::Continue(())
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
        About {
            name: self.name,
            codes: self.codes,
            uniqueness: false,
            source: include_str!("net.rs"),
        }
    }

    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        match self.kind {
            Kind::Contradiction => self.find_contradictions(facts, sink),
            Kind::Verity => self.find_verities(facts, sink),
            Kind::Nested => self.find_nested(facts, sink),
        }
    }

    fn check(&self, step: &Step, position: &Position) -> Result<(), Flaw> {
        let net: &Net = step.pattern.get()?;
        let contradiction = self.kind != Kind::Verity;
        ensure(net.premise.is_contradiction() == contradiction, "contradiction or verity")?;
        let mut allowed = allowed();
        if self.kind != Kind::Nested {
            allowed.pop();
        }
        net.check(&allowed, &step.eliminations, &step.placements, position)
    }

    fn explain(&self, step: &Step) -> Message {
        let net: &Net = step.pattern.own();
        let supposed: CandidateSet = net.parts.iter().map(|part| part.supposed).collect();
        let (name, cell, house) = match net.premise {
            Premise::EmptiesCell(cell) => ("explain-net-empties-cell", Some(cell), None),
            Premise::EmptiesHouse(house, digit) => {
                ("explain-net-empties-house", None, Some((house, digit)))
            }
            Premise::Cell(cell) => ("explain-net-cell", Some(cell), None),
            Premise::House(house, digit) => ("explain-net-house", None, Some((house, digit))),
        };
        let mut message = Message::new(name).with("supposed", Value::Candidates(supposed));
        if let Some(cell) = cell {
            message = message.with("cell", Value::Cells(cell.into()));
        }
        if let Some((house, digit)) = house {
            message = message
                .with("house", Value::Houses(house.into()))
                .with("digit", Value::Digits(digit.into()));
        }
        message
    }

    fn story(&self, step: &Step) -> Vec<Vec<Message>> {
        let net: &Net = step.pattern.own();
        let mut story = Vec::new();
        let why = self.explain(step);
        if !net.premise.is_contradiction() {
            story.push(vec![why.clone()]);
        }
        for part in &net.parts {
            let supposed = Value::Candidates(part.supposed.into());
            story.push(vec![Message::new("explain-net-suppose").with("supposed", supposed)]);
            story.extend(part.steps.iter().flat_map(Step::story));
        }
        story.push(match net.premise.is_contradiction() {
            true => vec![why],
            false => vec![Message::new("explain-net-same")],
        });
        story
    }
}

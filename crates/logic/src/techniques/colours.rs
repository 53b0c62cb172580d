//! # Colours
//!
//! ## Pattern
//!
//! Candidates joined by strong links are coloured in turn with two colours: A, a, A, a … Each
//! such cluster is either true in all its A and false in all its a, or the other way.
//!
//! - *Simple colours*: one cluster of one digit. *Trap*: a candidate sees both colours. *Wrap*:
//!   two candidates of one colour see each other.
//! - *Multi-colours*: two clusters of one digit, A/a and B/b. *Type 1*: an A sees a B. *Type 2*:
//!   the A see both a B and a b.
//! - *3D Medusa*: one cluster over all digits, whose links may be cells with two candidates, too.
//!
//! ```text
//!   A ═══ a       A or a is true;      A ══ a ── b ══ B      A or B is true
//!   :     :       * sees both          :              :
//!   ···*···                            ·······*········
//! ```
//!
//! ## Why it holds
//!
//! One of the two colours is true, so what both exclude is false. A colour that excludes itself,
//! or both colours of another cluster, or all candidates of a cell, cannot be the true one. If
//! an A excludes a B, then A and B are not both true: a or b is, and what both exclude is false.
//!
//! ## Example
//!
//! ```
//! # use ennead_logic::library::{Case, Outcome};
//! let step: Case = "\
//!     :0500:2:........5.9..37.....2.9....7....1..28...........62..5...49...+2+1....853\
//!     .693.1..87.::284::"
//!     .parse()?;
//! assert_eq!(step.run(), Outcome::Passed);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## References
//!
//! - Colouring and multi-colouring come from the Sudoku forums of 2005; the types are HoDoKu's.
//!   3D Medusa is the name of Andrew Stuart's solver.

use std::ops::ControlFlow;

use ennead_grid::{Candidate, CellSet, Digit};

use crate::links::{NodeId, Nodes};
use crate::pattern::{Cluster, Colours, Rule};
use crate::{
    About, CandidateSet, Facts, Flaw, Message, Position, Sink, Step, Technique, Value, ensure,
};

/// A way to use colours.
pub(super) struct Colouring {
    name: &'static str,
    codes: &'static [&'static str],
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Simple,
    Multi,
    Medusa,
}

pub(super) static SIMPLE: Colouring =
    Colouring { name: "simple-colours", codes: &["0500", "0501"], kind: Kind::Simple };
pub(super) static MULTI: Colouring =
    Colouring { name: "multi-colours", codes: &["0502", "0503"], kind: Kind::Multi };
pub(super) static MEDUSA: Colouring =
    Colouring { name: "3d-medusa", codes: &["0510"], kind: Kind::Medusa };

/// The clusters of one digit, or over all digits: the first candidate of each is in colour 0.
fn clusters(facts: &Facts<'_>, digit: Option<Digit>) -> Vec<Cluster> {
    let links = facts.links(Nodes::Single);
    let node = |id: NodeId| {
        let node = links.node(id);
        Candidate::new(node.digit, node.cells.first().expect("a candidate has a cell"))
    };
    let in_play = |id: NodeId| digit.is_none_or(|digit| links.node(id).digit == digit);
    let mut colour: Vec<Option<bool>> = vec![None; links.len()];
    let mut clusters = Vec::new();
    for start in (0..links.len() as NodeId).filter(|&id| in_play(id)) {
        if colour[usize::from(start)].is_some() || links.strong(start).is_empty() {
            continue;
        }
        let mut cluster = Cluster([CandidateSet::EMPTY; 2]);
        let mut clean = true;
        let mut queue = vec![start];
        colour[usize::from(start)] = Some(false);
        while let Some(from) = queue.pop() {
            let own = colour[usize::from(from)] == Some(true);
            let candidate = node(from);
            cluster.0[usize::from(own)].insert(candidate.digit(), candidate.cell());
            for &(to, _) in links.strong(from).iter().filter(|&&(to, _)| in_play(to)) {
                match colour[usize::from(to)] {
                    None => {
                        colour[usize::from(to)] = Some(!own);
                        queue.push(to);
                    }
                    // A ring of an odd number of strong links: the position has no solution.
                    Some(other) => clean &= other != own,
                }
            }
        }
        if clean && !cluster.0[1].is_empty() {
            clusters.push(cluster);
        }
    }
    clusters
}

/// The candidates a colour excludes, its own among them if they exclude each other.
fn seen(colour: &CandidateSet, facts: &Facts<'_>) -> CandidateSet {
    let mut seen = CandidateSet::EMPTY;
    for digit in colour.all_digits().iter() {
        let cells = colour.cells(digit);
        let peers = cells.iter().fold(CellSet::EMPTY, |all, cell| all | cell.peers());
        seen.add(digit, peers & facts.cells_of(digit));
        for other in Digit::ALL.into_iter().filter(|&other| other != digit) {
            seen.add(other, cells & facts.cells_of(other));
        }
    }
    seen
}

fn meet(a: &CandidateSet, b: &CandidateSet) -> CandidateSet {
    let mut meet = *a;
    meet &= *b;
    meet
}

impl Colouring {
    /// The steps of one cluster.
    fn find_one(
        &self,
        cluster: Cluster,
        facts: &Facts<'_>,
        sink: &mut dyn Sink,
    ) -> ControlFlow<()> {
        let sees = cluster.0.map(|colour| seen(&colour, facts));
        let mut offer = |rule, out: CandidateSet| match out.is_empty() {
            true => ControlFlow::Continue(()),
            false => sink.take(self.eliminates(Colours { clusters: vec![cluster], rule }, out)),
        };
        for i in 0..2 {
            if !meet(&cluster.0[i], &sees[i]).is_empty() {
                offer(Rule::Wrap(i), cluster.0[i])?;
            }
        }
        offer(Rule::Trap, meet(&sees[0], &sees[1]))?;
        if self.kind == Kind::Medusa {
            for i in 0..2 {
                let left = *facts.all_candidates() - sees[i];
                if let Some(cell) = (facts.empty() - left.all_cells()).first() {
                    offer(Rule::EmptiesCell(i, cell), cluster.0[i])?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// The steps of two clusters.
    fn find_two(
        &self,
        [a, b]: [Cluster; 2],
        facts: &Facts<'_>,
        sink: &mut dyn Sink,
    ) -> ControlFlow<()> {
        let sees = [a, b].map(|cluster| cluster.0.map(|colour| seen(&colour, facts)));
        let mut bridged = CandidateSet::EMPTY;
        for i in 0..2 {
            let excluded: Vec<usize> =
                (0..2).filter(|&j| !meet(&sees[0][i], &b.0[j]).is_empty()).collect();
            for &j in &excluded {
                bridged |= meet(&sees[0][1 - i], &sees[1][1 - j]);
            }
            if excluded.len() == 2 {
                let pattern = Colours { clusters: vec![a, b], rule: Rule::ExcludesBoth(i) };
                sink.take(self.eliminates(pattern, a.0[i]))?;
            }
        }
        if !bridged.is_empty() {
            let pattern = Colours { clusters: vec![a, b], rule: Rule::Bridge };
            sink.take(self.eliminates(pattern, bridged))?;
        }
        ControlFlow::Continue(())
    }
}

impl Technique for Colouring {
    fn about(&self) -> About {
        About {
            name: self.name,
            codes: self.codes,
            uniqueness: false,
            source: include_str!("colours.rs"),
        }
    }

    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        if self.kind == Kind::Medusa {
            for cluster in clusters(facts, None) {
                self.find_one(cluster, facts, sink)?;
            }
            return ControlFlow::Continue(());
        }
        for digit in Digit::ALL {
            // No argument about one digit alone rules out more than its templates do.
            if facts.conjugates(digit).is_empty() || facts.outside_templates(digit).is_empty() {
                continue;
            }
            let clusters = clusters(facts, Some(digit));
            for (i, &a) in clusters.iter().enumerate() {
                if self.kind == Kind::Simple {
                    self.find_one(a, facts, sink)?;
                    continue;
                }
                for (j, &b) in clusters.iter().enumerate() {
                    if i != j {
                        self.find_two([a, b], facts, sink)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn check(&self, step: &Step, position: &Position) -> Result<(), Flaw> {
        let colours: &Colours = step.pattern.get()?;
        let two = self.kind == Kind::Multi;
        ensure(colours.clusters.len() == if two { 2 } else { 1 }, "not as many clusters")?;
        let digits = colours.clusters.iter().map(|cluster| cluster.all().all_digits());
        let digits = digits.reduce(|a, b| a | b).unwrap_or_default();
        ensure(self.kind == Kind::Medusa || digits.len() == 1, "more than one digit")?;
        let emptied = matches!(colours.rule, Rule::EmptiesCell(..));
        ensure(self.kind == Kind::Medusa || !emptied, "a rule of 3D Medusa")?;
        colours.check(position)?;
        let out = colours.rules_out(position);
        ensure(step.eliminations.is_subset(&out), "an elimination does not follow")?;
        ensure(step.placements.is_empty(), "it places nothing")
    }

    fn explain(&self, step: &Step) -> Message {
        let colours: &Colours = step.pattern.own();
        let name = match colours.rule {
            Rule::Trap => "explain-colours-trap",
            Rule::Wrap(_) => "explain-colours-wrap",
            Rule::EmptiesCell(..) => "explain-colours-empty-cell",
            Rule::Bridge => "explain-colours-bridge",
            Rule::ExcludesBoth(_) => "explain-colours-both",
        };
        // The colour that is false comes first.
        let first = match colours.rule {
            Rule::Wrap(i) | Rule::EmptiesCell(i, _) | Rule::ExcludesBoth(i) => i,
            Rule::Trap | Rule::Bridge => 0,
        };
        let colour = |cluster: usize, i: usize| Value::Candidates(colours.clusters[cluster].0[i]);
        let mut message =
            Message::new(name).with("first", colour(0, first)).with("second", colour(0, 1 - first));
        if colours.clusters.len() == 2 {
            message = message.with("third", colour(1, 0)).with("fourth", colour(1, 1));
        }
        match colours.rule {
            Rule::EmptiesCell(_, cell) => message.with("cell", Value::Cells(cell.into())),
            _ => message,
        }
    }

    fn code(&self, step: &Step) -> &'static str {
        match (self.kind, &step.pattern.own::<Colours>().rule) {
            (Kind::Simple, Rule::Wrap(_)) => "0501",
            (Kind::Simple, _) => "0500",
            (Kind::Multi, Rule::ExcludesBoth(_)) => "0503",
            (Kind::Multi, _) => "0502",
            (Kind::Medusa, _) => "0510",
        }
    }
}

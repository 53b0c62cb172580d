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

use ennead_draw::{LinkEnd, LinkKind};

use super::prelude::*;
use crate::links::{NodeId, Nodes};

/// Candidates joined by strong links, coloured so that each link joins two colours. All of one
/// colour are true, and all of the other are false.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cluster(pub [CandidateSet; 2]);

/// One cluster or two, and what they prove.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Colours {
    /// The clusters.
    pub clusters: Vec<Cluster>,
    /// What follows.
    pub rule: ColourRule,
}

/// What colours prove. A colour is named by the number of its cluster, and 0 or 1 in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ColourRule {
    /// A candidate that both colours of the cluster exclude is false.
    Trap,
    /// This colour of the cluster excludes itself, so it is false.
    Wrap(usize),
    /// This colour of the cluster leaves the cell no candidate, so it is false.
    EmptiesCell(usize, ennead_grid::Cell),
    /// One colour of the first cluster excludes one of the second, so one of the two other colours
    /// is true: a candidate that both exclude is false. This holds for each such pair.
    Bridge,
    /// This colour of the first cluster excludes both colours of the second, so it is false.
    ExcludesBoth(usize),
}

/// Whether a candidate of `colour` excludes `candidate`.
fn excludes(colour: &CandidateSet, candidate: Candidate) -> bool {
    let (digit, cell) = (candidate.digit(), candidate.cell());
    colour.cells(digit).intersects(cell.peers())
        || ennead_grid::Digit::ALL.iter().any(|&d| d != digit && colour.contains(d, cell))
}

impl Cluster {
    /// The candidates of both colours.
    pub fn all(&self) -> CandidateSet {
        self.0[0] | self.0[1]
    }

    /// Checks that every candidate is in the position and joined to the others by strong links,
    /// each between two colours.
    fn check(&self, position: &Position) -> Result<(), Flaw> {
        let all = self.all();
        ensure(all.is_subset(position.all_candidates()), "a coloured candidate is not there")?;
        ensure(all.len() == self.0[0].len() + self.0[1].len(), "a candidate has two colours")?;
        let Some(first) = all.iter().next() else { return Err(Flaw("no colours")) };
        let mut reached = CandidateSet::from(first);
        let mut queue = vec![first];
        while let Some(from) = queue.pop() {
            let colour = self.0[1].contains(from.digit(), from.cell());
            for to in strong_links(from, position) {
                if all.contains(to.digit(), to.cell()) {
                    let other = self.0[1].contains(to.digit(), to.cell());
                    ensure(colour != other, "a strong link within a colour")?;
                    if !reached.contains(to.digit(), to.cell()) {
                        reached.insert(to.digit(), to.cell());
                        queue.push(to);
                    }
                }
            }
        }
        ensure(reached == all, "the colours do not hang together")
    }
}

/// The other candidate of a cell or a house with two: it or `from` is true.
fn strong_links(from: Candidate, position: &Position) -> Vec<Candidate> {
    let (digit, cell) = (from.digit(), from.cell());
    let mut links = Vec::new();
    links.extend(
        position.candidates(cell).without(digit).single().map(|other| Candidate::new(other, cell)),
    );
    for house in cell.houses() {
        let places = position.cells_of(digit) & house.cells();
        links.extend(places.without(cell).single().map(|other| Candidate::new(digit, other)));
    }
    links
}

impl Colours {
    /// What the rule makes false in `position`, if the clusters hold.
    pub fn rules_out(&self, position: &Position) -> CandidateSet {
        let seen_by_both = |a: &CandidateSet, b: &CandidateSet| -> CandidateSet {
            let all = position.all_candidates().iter();
            all.filter(|&c| excludes(a, c) && excludes(b, c)).collect()
        };
        match (&self.clusters[..], self.rule) {
            ([one], ColourRule::Trap) => seen_by_both(&one.0[0], &one.0[1]),
            (
                [one, ..],
                ColourRule::Wrap(i) | ColourRule::EmptiesCell(i, _) | ColourRule::ExcludesBoth(i),
            ) => one.0.get(i).copied().unwrap_or_default(),
            ([a, b], ColourRule::Bridge) => {
                let mut out = CandidateSet::EMPTY;
                for (i, j) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                    if a.0[i].iter().any(|candidate| excludes(&b.0[j], candidate)) {
                        out |= seen_by_both(&a.0[1 - i], &b.0[1 - j]);
                    }
                }
                out
            }
            _ => CandidateSet::EMPTY,
        }
    }

    /// Checks the clusters and that the rule applies.
    ///
    /// # Errors
    ///
    /// The first flaw met.
    pub fn check(&self, position: &Position) -> Result<(), Flaw> {
        for cluster in &self.clusters {
            cluster.check(position)?;
        }
        let clash = |a: &CandidateSet, b: &CandidateSet| a.iter().any(|c| excludes(b, c));
        let applies = match (&self.clusters[..], self.rule) {
            ([_], ColourRule::Trap) | ([_, _], ColourRule::Bridge) => true,
            ([one], ColourRule::Wrap(i)) => i < 2 && clash(&one.0[i], &one.0[i]),
            ([one], ColourRule::EmptiesCell(i, cell)) => {
                let mut digits = position.candidates(cell).iter();
                i < 2
                    && position.empty().contains(cell)
                    && digits.all(|digit| excludes(&one.0[i], Candidate::new(digit, cell)))
            }
            ([a, b], ColourRule::ExcludesBoth(i)) => {
                i < 2 && clash(&a.0[i], &b.0[0]) && clash(&a.0[i], &b.0[1])
            }
            _ => false,
        };
        ensure(applies, "the rule does not apply")
    }
}

/// A way to use colours.
pub(super) struct Colouring {
    about: About,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Simple,
    Multi,
    Medusa,
}

family! { Colouring: new;
    SIMPLE "simple-colours" ["0500", "0501"] { kind: Kind::Simple }
    MULTI "multi-colours" ["0502", "0503"] { kind: Kind::Multi }
    MEDUSA "3d-medusa" ["0510"] { kind: Kind::Medusa }
}

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
                    // A ring with an odd number of strong links: the position has no solution.
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

/// The candidates a colour excludes, including its own if these exclude each other.
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

impl Colouring {
    /// The steps of one cluster.
    fn find_one(
        &self,
        cluster: Cluster,
        facts: &Facts<'_>,
        sink: &mut dyn Sink,
    ) -> Result<(), End> {
        let sees = cluster.0.map(|colour| seen(&colour, facts));
        let mut offer =
            |rule, out| self.report(Colours { clusters: vec![cluster], rule }, out, sink);
        for i in 0..2 {
            if !(cluster.0[i] & sees[i]).is_empty() {
                offer(ColourRule::Wrap(i), cluster.0[i])?;
            }
        }
        offer(ColourRule::Trap, sees[0] & sees[1])?;
        if self.kind == Kind::Medusa {
            for i in 0..2 {
                let left = *facts.all_candidates() - sees[i];
                if let Some(cell) = (facts.empty() - left.all_cells()).first() {
                    offer(ColourRule::EmptiesCell(i, cell), cluster.0[i])?;
                }
            }
        }
        Ok(())
    }

    /// The steps of two clusters.
    fn find_two(
        &self,
        [a, b]: [Cluster; 2],
        facts: &Facts<'_>,
        sink: &mut dyn Sink,
    ) -> Result<(), End> {
        let sees = [a, b].map(|cluster| cluster.0.map(|colour| seen(&colour, facts)));
        let mut bridged = CandidateSet::EMPTY;
        for i in 0..2 {
            let excluded: Vec<usize> =
                (0..2).filter(|&j| !(sees[0][i] & b.0[j]).is_empty()).collect();
            for &j in &excluded {
                bridged |= sees[0][1 - i] & sees[1][1 - j];
            }
            if excluded.len() == 2 {
                let pattern = Colours { clusters: vec![a, b], rule: ColourRule::ExcludesBoth(i) };
                sink.take(self.eliminates(pattern, a.0[i]))?;
            }
        }
        self.report(Colours { clusters: vec![a, b], rule: ColourRule::Bridge }, bridged, sink)
    }
}

impl Technique for Colouring {
    fn about(&self) -> About {
        self.about
    }

    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        if self.kind == Kind::Medusa {
            for cluster in clusters(facts, None) {
                self.find_one(cluster, facts, sink)?;
            }
            return Ok(());
        }
        for digit in Digit::ALL {
            // An argument about one digit alone rules out at most what its templates do.
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
        Ok(())
    }

    fn prove(&self, pattern: &Pattern, position: &Position) -> Result<Proved, Flaw> {
        let colours: &Colours = pattern.get()?;
        let two = self.kind == Kind::Multi;
        ensure(colours.clusters.len() == if two { 2 } else { 1 }, "not as many clusters")?;
        let digits = colours.clusters.iter().map(|cluster| cluster.all().all_digits());
        let digits = digits.reduce(|a, b| a | b).unwrap_or_default();
        ensure(self.kind == Kind::Medusa || digits.len() == 1, "more than one digit")?;
        let emptied = matches!(colours.rule, ColourRule::EmptiesCell(..));
        ensure(self.kind == Kind::Medusa || !emptied, "a rule of 3D Medusa")?;
        colours.check(position)?;
        let out = colours.rules_out(position);
        Ok(Proved::eliminating(out))
    }

    fn explain(&self, step: &Step) -> Message {
        let colours: &Colours = step.pattern.own();
        let name = match colours.rule {
            ColourRule::Trap => "explain-colours-trap",
            ColourRule::Wrap(_) => "explain-colours-wrap",
            ColourRule::EmptiesCell(..) => "explain-colours-empty-cell",
            ColourRule::Bridge => "explain-colours-bridge",
            ColourRule::ExcludesBoth(_) => "explain-colours-both",
        };
        // The colour that is false comes first.
        let first = match colours.rule {
            ColourRule::Wrap(i) | ColourRule::EmptiesCell(i, _) | ColourRule::ExcludesBoth(i) => i,
            ColourRule::Trap | ColourRule::Bridge => 0,
        };
        let colour = |cluster: usize, i: usize| Value::Candidates(colours.clusters[cluster].0[i]);
        let mut message =
            Message::new(name).with("first", colour(0, first)).with("second", colour(0, 1 - first));
        if colours.clusters.len() == 2 {
            message = message.with("third", colour(1, 0)).with("fourth", colour(1, 1));
        }
        match colours.rule {
            ColourRule::EmptiesCell(_, cell) => message.with("cell", Value::Cells(cell.into())),
            _ => message,
        }
    }

    fn code(&self, step: &Step) -> &'static str {
        match (self.kind, &step.pattern.own::<Colours>().rule) {
            (Kind::Simple, ColourRule::Wrap(_)) => "0501",
            (Kind::Simple, _) => "0500",
            (Kind::Multi, ColourRule::ExcludesBoth(_)) => "0503",
            (Kind::Multi, _) => "0502",
            (Kind::Medusa, _) => "0510",
        }
    }
}

impl Shape for Colours {
    fn size(&self) -> usize {
        self.clusters.iter().map(|cluster| cluster.all().len()).sum()
    }

    fn derive(&self, _: &Proved, _: &Position) -> Derivation {
        Derivation::at_once()
    }

    fn draw(&self, drawing: &mut Drawing) {
        let end = |candidate: Candidate| LinkEnd {
            digit: candidate.digit(),
            cells: CellSet::only(candidate.cell()),
        };
        for (letters, cluster) in [['A', 'a'], ['B', 'b']].iter().zip(&self.clusters) {
            let roles = [Role::Pattern, Role::Second];
            for ((colour, letter), role) in cluster.0.iter().zip(letters).zip(roles) {
                for candidate in colour.iter() {
                    drawing.candidate(candidate, role);
                    drawing.letter(end(candidate), *letter);
                }
            }
            // The links join candidates that exclude each other and share a house or a cell.
            // Drawing them all would be confusing, so each candidate is joined only to its nearest.
            for from in cluster.0[0].iter() {
                let joined = |to: &Candidate| {
                    from.cell() == to.cell()
                        || from.digit() == to.digit()
                            && House::ALL.iter().any(|house| {
                                let line = house.cells();
                                line.contains(from.cell()) && line.contains(to.cell())
                            })
                };
                for to in cluster.0[1].iter().filter(joined) {
                    drawing.link(end(from), end(to), LinkKind::Strong);
                }
            }
        }
    }
}

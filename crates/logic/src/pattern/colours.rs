//! Candidates in two colours.

use ennead_draw::{Drawing, LinkEnd, LinkKind, Role};
use ennead_grid::{Candidate, CellSet, House};

use super::Shape;
use crate::{CandidateSet, Flaw, Position, ensure};

/// Candidates joined by strong links, coloured so that each link joins two colours: all of one
/// colour are true, and all of the other false.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cluster(pub [CandidateSet; 2]);

/// One cluster, or two; and what they say.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Colours {
    /// The clusters.
    pub clusters: Vec<Cluster>,
    /// What follows.
    pub rule: Rule,
}

/// What colours say. A colour is the number of its cluster, and 0 or 1 in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rule {
    /// What both colours of the one cluster exclude is false.
    Trap,
    /// This colour of the one cluster excludes itself: it is false.
    Wrap(usize),
    /// This colour of the one cluster leaves the cell no candidate: it is false.
    EmptiesCell(usize, ennead_grid::Cell),
    /// One colour of the first cluster excludes one of the second, so one of the two others is
    /// true: what both exclude is false. Which ones, for each such pair.
    Bridge,
    /// This colour of the first cluster excludes both of the second: it is false.
    ExcludesBoth(usize),
}

/// Whether a candidate of `colour` excludes `candidate`.
pub(crate) fn excludes(colour: &CandidateSet, candidate: Candidate) -> bool {
    let (digit, cell) = (candidate.digit(), candidate.cell());
    colour.cells(digit).intersects(cell.peers())
        || ennead_grid::Digit::ALL.iter().any(|&d| d != digit && colour.contains(d, cell))
}

impl Cluster {
    /// The candidates of both colours.
    pub fn all(&self) -> CandidateSet {
        let mut all = self.0[0];
        all |= self.0[1];
        all
    }

    /// Checks that every candidate is there and joined to the others by strong links, each between
    /// two colours.
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

/// The candidates of which one or `from` is true: the other of a cell or a house.
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
            ([one], Rule::Trap) => seen_by_both(&one.0[0], &one.0[1]),
            ([one, ..], Rule::Wrap(i) | Rule::EmptiesCell(i, _) | Rule::ExcludesBoth(i)) => {
                one.0.get(i).copied().unwrap_or_default()
            }
            ([a, b], Rule::Bridge) => {
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
            ([_], Rule::Trap) | ([_, _], Rule::Bridge) => true,
            ([one], Rule::Wrap(i)) => i < 2 && clash(&one.0[i], &one.0[i]),
            ([one], Rule::EmptiesCell(i, cell)) => {
                let mut digits = position.candidates(cell).iter();
                i < 2
                    && position.empty().contains(cell)
                    && digits.all(|digit| excludes(&one.0[i], Candidate::new(digit, cell)))
            }
            ([a, b], Rule::ExcludesBoth(i)) => {
                i < 2 && clash(&a.0[i], &b.0[0]) && clash(&a.0[i], &b.0[1])
            }
            _ => false,
        };
        ensure(applies, "the rule does not apply")
    }
}

impl Shape for Colours {
    fn size(&self) -> usize {
        self.clusters.iter().map(|cluster| cluster.all().len()).sum()
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
            // The links are those between candidates that exclude each other and share a house
            // or a cell; drawing all of them would be a web, so each candidate gets its nearest.
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

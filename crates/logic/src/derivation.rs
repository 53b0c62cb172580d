//! Steps for a checker that knows no technique: sums of rules, and clauses that follow at once.
//!
//! Nearly every pattern is an argument of counting. *Truths* are groups of candidates of which one
//! is true at least, *links* are groups of which one is true at most. If the truths are as many as
//! the links and each candidate of a truth is also in a link, every other candidate of the links is
//! false. A checker adds up the truths and the links and sees it. "Truth" and "link" are Allan
//! Barker's words.
//!
//! What a [`Shape`](crate::pattern::Shape) derives is enough for all that its steps say, given what is
//! known in the position. A checker tries each conclusion: it supposes the opposite, does all singles,
//! and sees a contradiction.

use ennead_grid::{Candidate, Cell, CellSet, Digit, House};

use crate::{CandidateSet, Position, Proved};

/// Candidates of which exactly one is true.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Group {
    /// Those of a cell.
    Cell(Cell),
    /// The places of a digit in a house.
    House(House, Digit),
}

impl Group {
    /// The candidates of the group that are left.
    pub fn candidates(self, position: &Position) -> CandidateSet {
        match self {
            Group::Cell(cell) => CandidateSet::all_of(position.candidates(cell), cell.into()),
            Group::House(house, digit) => {
                CandidateSet::of(digit, position.cells_of(digit) & house.cells())
            }
        }
    }
}

/// A part of a sum.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Term {
    /// At least one of the group is true.
    Truth(Group),
    /// At most one of the group is true.
    Link(Group),
    /// The line before the sum.
    Before,
}

/// A candidate, and whether it is true.
pub type Literal = (Candidate, bool);

/// A line of a derivation.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Line {
    /// The sum of these.
    Sum(Vec<Term>),
    /// One of these at least; it follows from the lines before.
    Clause(Vec<Literal>),
}

/// Something that holds because the puzzle has only one solution: if none of the clause held,
/// exchanging the candidates would make another solution of the same puzzle.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Axiom {
    /// One of these is the case.
    pub clause: Vec<Literal>,
    /// The candidates to exchange.
    pub exchange: Vec<[Candidate; 2]>,
}

/// Why a step holds, line by line.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Derivation {
    /// What it assumes because the puzzle has only one solution.
    pub axioms: Vec<Axiom>,
    /// The lines from which its conclusions follow.
    pub lines: Vec<Line>,
}

impl From<Vec<Line>> for Derivation {
    fn from(lines: Vec<Line>) -> Derivation {
        Derivation { axioms: Vec::new(), lines }
    }
}

impl Derivation {
    /// The derivation of a step that singles alone confirm.
    pub(crate) fn at_once() -> Derivation {
        Derivation::default()
    }

    /// A sum for each conclusion; sums that several conclusions share are there once.
    pub(crate) fn of_each(proved: &Proved, sum: impl Fn(Candidate) -> Sum) -> Derivation {
        let mut lines: Vec<Line> = Vec::new();
        for target in (proved.eliminations | proved.placements).iter() {
            let line = sum(target).line();
            if !lines.contains(&line) {
                lines.push(line);
            }
        }
        lines.into()
    }

    /// Appends the lines of another derivation.
    pub(crate) fn append(&mut self, other: Derivation) {
        self.axioms.extend(other.axioms);
        self.lines.extend(other.lines);
    }
}

/// A sum in the making.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sum(Vec<Term>);

impl Sum {
    /// The sum that begins with the line before.
    pub(crate) fn after() -> Sum {
        Sum(vec![Term::Before])
    }

    /// Each of the cells has a digit.
    pub(crate) fn full(mut self, cells: CellSet) -> Sum {
        self.0.extend(cells.iter().map(|cell| Term::Truth(Group::Cell(cell))));
        self
    }

    /// Each of the cells has one digit at most.
    pub(crate) fn single(mut self, cells: CellSet) -> Sum {
        self.0.extend(cells.iter().map(|cell| Term::Link(Group::Cell(cell))));
        self
    }

    /// `digit` has a place in each of the houses.
    pub(crate) fn placed(mut self, digit: Digit, houses: impl IntoIterator<Item = House>) -> Sum {
        self.0.extend(houses.into_iter().map(|house| Term::Truth(Group::House(house, digit))));
        self
    }

    /// `digit` has one place at most in each of the houses.
    pub(crate) fn limited(mut self, digit: Digit, houses: impl IntoIterator<Item = House>) -> Sum {
        self.0.extend(houses.into_iter().map(|house| Term::Link(Group::House(house, digit))));
        self
    }

    /// `digit` is in at most one of the cells, because they share a house. If the target has this
    /// digit too and there is a house that it shares with them, that house is taken.
    pub(crate) fn once(self, digit: Digit, cells: CellSet, target: Candidate) -> Sum {
        let with = if target.digit() == digit { cells.with(target.cell()) } else { cells };
        let house = with.common_houses().first().or(cells.common_houses().first());
        self.limited(digit, house)
    }

    /// The cells are full, and each of their digits except `free` is there once at most.
    pub(crate) fn set(
        self,
        cells: CellSet,
        free: ennead_grid::DigitSet,
        target: Candidate,
        position: &Position,
    ) -> Sum {
        let digits = position.union(cells) - free;
        digits.iter().fold(self.full(cells), |sum, digit| {
            sum.once(digit, cells & position.cells_of(digit), target)
        })
    }

    pub(crate) fn line(self) -> Line {
        Line::Sum(self.0)
    }
}

/// A group of places of a digit that are in a line and in a box: that it is in one of the two only
/// outside the group if it is in the other.
#[cfg(feature = "extreme")]
pub(crate) fn crossing(digit: Digit, cells: CellSet) -> Vec<Line> {
    let houses: Vec<House> = cells.common_houses().iter().collect();
    match (cells.len(), &houses[..]) {
        (2.., &[one, other]) => [[one, other], [other, one]]
            .map(|[from, to]| Sum::default().placed(digit, [from]).limited(digit, [to]).line())
            .into(),
        _ => Vec::new(),
    }
}

/// The clause "one of these is the case".
pub(crate) fn clause(
    falses: impl IntoIterator<Item = Candidate>,
    trues: impl IntoIterator<Item = Candidate>,
) -> Line {
    let falses = falses.into_iter().map(|candidate| (candidate, false));
    Line::Clause(falses.chain(trues.into_iter().map(|candidate| (candidate, true))).collect())
}

/// What is said, each by itself.
#[cfg(feature = "extreme")]
pub(crate) fn conclusions(proved: &Proved) -> impl Iterator<Item = Literal> + use<> {
    let literals =
        |set: crate::CandidateSet, sign| set.iter().map(move |it| (it, sign)).collect::<Vec<_>>();
    let all = [literals(proved.eliminations, false), literals(proved.placements, true)];
    all.into_iter().flatten()
}

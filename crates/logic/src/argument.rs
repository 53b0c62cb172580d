//! Arguments: why a step holds, in numbered lines that are followed one by one.
//!
//! A net is more than anyone can take in at a glance. Its argument says one thing a line: what is
//! supposed, what follows and why, and which of the lines before are needed for it.
//!
//! ```text
//! 1. Suppose r3c9 = 1
//! 2. r3c4 = 8 (last place in box 2; line 1)
//! 3. r8c9 = 8 (last place in column 9; line 1)
//! 4. r3c6 has no candidate left (lines 2, 3), so r3c9 ≠ 1
//! ```
//!
//! [`Argument::check`] follows the lines from the position alone: it trusts nothing that is not said.

#[cfg(feature = "extreme")]
mod writer;

#[cfg(feature = "extreme")]
pub(crate) use self::writer::{Case, Writer};
use ennead_draw::{Drawing, LinkKind, Role};
use ennead_grid::{CellSet, DigitSet, kinds};

use crate::derivation::Group;
use crate::pattern::chain::Node;
#[cfg(feature = "extreme")]
use crate::pattern::uncolourable::Uncolourable;
use crate::{CandidateSet, Flaw, Position, Proved, Step, ensure};

/// Why a step holds, line by line.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Argument {
    /// The lines. The first has the number 1.
    pub inferences: Vec<Inference>,
}

/// A line of an argument.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Inference {
    /// How many suppositions it rests on; a supposition counts itself.
    pub depth: usize,
    /// What it says.
    pub says: Says,
    /// Why that is so.
    pub reason: Reason,
    /// The numbers of the lines it needs, in order.
    pub uses: Vec<usize>,
}

/// What a line says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Says {
    /// The candidate is true, or one of the group.
    True(Node),
    /// All of these are false.
    False(CandidateSet),
    /// One of these is true.
    OneOf(CandidateSet),
}

/// Why a line holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It does not: it is supposed.
    Supposed,
    /// Everything else in the group is false.
    Last(Group),
    /// It is a step of a technique.
    Step(Box<Step>),
    /// If it were true, nothing of the group could be.
    Otherwise(Group),
    /// It was supposed, and now nothing of the group can be true.
    Refuted(Group),
    /// Each of the group was supposed, and all led to it.
    Cases(Group),
    /// The cells cannot be filled with the digits alone, so one of their other candidates is true.
    Unfillable {
        /// The cells.
        cells: CellSet,
        /// The digits.
        digits: DigitSet,
    },
    /// One of several candidates must be true, and all others are false.
    LastGuardian,
    /// One of several candidates must be true, but under this supposition all are false.
    NoGuardian,
}

kinds! {
    /// What kind of reason it is.
    pub enum ReasonKind of Reason {
        Supposed = "supposed",
        Last = "last",
        Step = "step",
        Otherwise = "otherwise",
        Refuted = "refuted",
        Cases = "cases",
        Unfillable = "unfillable",
        LastGuardian = "last-guardian",
        NoGuardian = "no-guardian",
    }
}

impl Says {
    /// The candidates of `position` that it makes false.
    fn gone(&self, position: &Position) -> CandidateSet {
        match self {
            Says::True(node) => node.excludes(position),
            Says::False(candidates) => *candidates,
            Says::OneOf(_) => CandidateSet::EMPTY,
        }
    }

    /// Whether it implies all this.
    fn implies(&self, proved: &Proved, position: &Position) -> bool {
        let trues = match self {
            Says::True(node) if node.cells.single().is_some() => node.candidates(),
            _ => CandidateSet::EMPTY,
        };
        proved.placements.is_subset(&trues) && proved.eliminations.is_subset(&self.gone(position))
    }

    fn proved(&self) -> Proved {
        match self {
            Says::True(node) => Proved::placing(node.candidates()),
            Says::False(candidates) => Proved::eliminating(*candidates),
            Says::OneOf(_) => Proved::default(),
        }
    }
}

impl Argument {
    /// The inference with a number.
    fn line(&self, number: usize) -> Option<&Inference> {
        self.inferences.get(number.checked_sub(1)?)
    }

    /// What becomes true, each time with what it follows from.
    ///
    /// ```
    /// use ennead_grid::{Candidate, Cell, Digit};
    /// use ennead_logic::argument::{Argument, Inference, Reason, Says};
    /// use ennead_logic::pattern::Node;
    ///
    /// let [a, b, c] =
    ///     [0, 1, 2].map(|i| Node::from(Candidate::new(Digit::ALL[i], Cell::ALL[i])));
    /// let line = |says, uses: &[usize]| Inference {
    ///     depth: 1,
    ///     says,
    ///     reason: Reason::Supposed,
    ///     uses: uses.to_vec(),
    /// };
    /// let argument = Argument {
    ///     inferences: vec![
    ///         line(Says::True(a), &[]),
    ///         line(Says::False(b.candidates()), &[1]),
    ///         line(Says::True(b), &[1]),
    ///         line(Says::True(c), &[1, 2, 3]),
    ///     ],
    /// };
    /// assert!(argument.links().eq([(a, b), (a, c), (b, c)]));
    /// ```
    pub fn links(&self) -> impl Iterator<Item = (Node, Node)> + '_ {
        let node = |line: &Inference| match line.says {
            Says::True(node) => Some(node),
            Says::False(_) | Says::OneOf(_) => None,
        };
        self.inferences.iter().flat_map(move |line| {
            let from = line.uses.iter().filter_map(move |&used| node(self.line(used)?));
            node(line).into_iter().flat_map(move |to| from.clone().map(move |from| (from, to)))
        })
    }

    /// Marks what becomes true under a supposition, unless it has a mark, and links it to what it
    /// follows from. Too many links would hide the digits, so there are none then.
    pub(crate) fn draw(&self, drawing: &mut Drawing) {
        const MOST_LINKS: usize = 30;
        for line in self.inferences.iter().filter(|line| line.depth > 0) {
            let Says::True(node) = line.says else { continue };
            let role = if line.reason == Reason::Supposed { Role::Second } else { Role::Pattern };
            for candidate in node.candidates().iter() {
                if drawing.candidates.iter().all(|&(marked, _)| marked != candidate) {
                    drawing.candidate(candidate, role);
                }
            }
        }
        drawing.links.clear();
        let links: Vec<(Node, Node)> = self.links().collect();
        if links.len() <= MOST_LINKS {
            links.iter().for_each(|(from, to)| drawing.link(from.end(), to.end(), LinkKind::Weak));
        }
    }

    /// Follows the lines in `position`, each with nothing but what it says it needs; what is proved
    /// without any supposition in the end.
    ///
    /// # Errors
    ///
    /// The first flaw met.
    pub fn check(&self, position: &Position) -> Result<Proved, Flaw> {
        let mut proved = Proved::default();
        // The numbers of the suppositions that are open, and those each line rests on.
        let (mut open, mut scopes) = (Vec::new(), Vec::<Vec<usize>>::new());
        for (number, line) in (1..).zip(&self.inferences) {
            ensure(line.uses.iter().all(|&used| (1..number).contains(&used)), "no such line")?;
            let used: Vec<&Inference> =
                line.uses.iter().filter_map(|&used| self.line(used)).collect();
            let mut gone = CandidateSet::EMPTY;
            used.iter().for_each(|used| gone |= used.says.gone(position));
            let scope_of = |used: usize| &scopes[used - 1][..];
            match &line.reason {
                Reason::Supposed => {
                    let is_next = (1..=open.len() + 1).contains(&line.depth);
                    ensure(is_next && used.is_empty(), "a supposition out of place")?;
                    open.truncate(line.depth - 1);
                    open.push(number);
                }
                Reason::Refuted(_) | Reason::NoGuardian => {
                    ensure(open.len() == line.depth + 1, "nothing is supposed")?;
                    let is_open = |&used: &usize| open.starts_with(scope_of(used));
                    ensure(line.uses.iter().all(is_open), "it rests on what is not supposed")?;
                    let all = match &line.reason {
                        Reason::Refuted(group) => group.candidates(position),
                        _ => one_of(&used)?,
                    };
                    ensure(!all.is_empty() && all.is_subset(&gone), "something is left")?;
                    let supposed = open.pop().and_then(|number| self.line(number));
                    let supposed = supposed.map(|line| Says::False(line.says.proved().placements));
                    ensure(Some(line.says) == supposed, "something else is refuted")?;
                }
                Reason::Cases(group) => {
                    ensure(line.depth < open.len(), "nothing is supposed")?;
                    open.truncate(line.depth);
                    let ends = line.uses.iter().zip(&used);
                    let ends = ends.map(|(&number, used)| (scope_of(number), &used.says));
                    self.check_cases(*group, &open, ends, &line.says, position)?;
                }
                reason => {
                    ensure(line.depth == open.len(), "the wrong depth")?;
                    let is_open = |&used: &usize| open.starts_with(scope_of(used));
                    ensure(line.uses.iter().all(is_open), "it rests on what is not supposed")?;
                    follows(reason, &line.says, &used, &gone, position)?;
                }
            }
            scopes.push(open.clone());
            if let Says::True(node) = line.says {
                ensure(!node.cells.is_empty(), "nothing is true")?;
                let there = node.cells.is_subset(position.cells_of(node.digit));
                ensure(there, "what is true is not there")?;
            }
            if line.depth == 0 {
                let new = line.says.proved();
                proved.eliminations |= new.eliminations;
                proved.placements |= new.placements;
            }
        }
        Ok(proved)
    }

    /// Makes sure that each of the group was supposed, and that all led to this.
    fn check_cases<'a>(
        &self,
        group: Group,
        open: &[usize],
        ends: impl Iterator<Item = (&'a [usize], &'a Says)>,
        says: &Says,
        position: &Position,
    ) -> Result<(), Flaw> {
        let ends: Vec<_> = ends.collect();
        let wanted = says.proved();
        let mut left = group.candidates(position);
        ensure(!left.is_empty(), "there are no cases")?;
        for &(scope, _) in &ends {
            let [before @ .., supposed] = scope else { return Err(Flaw("no case")) };
            ensure(before == open, "a case of something else")?;
            let supposed = self.line(*supposed).map(|line| line.says);
            let Some(Says::True(node)) = supposed else { return Err(Flaw("no case")) };
            let own = ends.iter().filter(|(other, _)| *other == scope);
            let mut gone = CandidateSet::EMPTY;
            own.clone().for_each(|(_, end)| gone |= end.gone(position));
            let is_true = |(_, end): &(_, &Says)| {
                wanted.placements.is_empty() || end.implies(&wanted, position)
            };
            let implied = wanted.eliminations.is_subset(&gone) && own.clone().any(is_true);
            ensure(implied, "it does not follow in a case")?;
            left -= node.candidates();
        }
        ensure(left.is_empty(), "a case is left out")
    }
}

/// Candidates of which one is true, as one of the lines says.
fn one_of(used: &[&Inference]) -> Result<CandidateSet, Flaw> {
    let guardians = |line: &&Inference| match line.says {
        Says::OneOf(guardians) => Some(guardians),
        _ => None,
    };
    used.iter().find_map(guardians).ok_or(Flaw("no line says that one of several is true"))
}

/// Makes sure that cells cannot be filled with these digits and without the guardians.
#[cfg(feature = "extreme")]
fn unfillable(
    cells: CellSet,
    digits: DigitSet,
    guardians: CandidateSet,
    position: &Position,
) -> Result<(), Flaw> {
    Uncolourable { cells, digits, guardians }.prove(position).map(|_| ())
}

#[cfg(not(feature = "extreme"))]
fn unfillable(_: CellSet, _: DigitSet, _: CandidateSet, _: &Position) -> Result<(), Flaw> {
    Err(Flaw("no such technique"))
}

/// Makes sure that a line follows from those it uses, once `gone` is false.
fn follows(
    reason: &Reason,
    says: &Says,
    used: &[&Inference],
    gone: &CandidateSet,
    position: &Position,
) -> Result<(), Flaw> {
    match (reason, says) {
        (Reason::Last(group), Says::True(node)) => {
            let all = group.candidates(position);
            let own = node.candidates();
            ensure(!own.is_empty() && own.is_subset(&all), "it is none of the group")?;
            ensure((all - own).is_subset(gone), "another is left")
        }
        (Reason::Otherwise(group), Says::False(candidates)) => {
            let mut supposed = candidates.iter();
            let (Some(one), None) = (supposed.next(), supposed.next()) else {
                return Err(Flaw("not one candidate"));
            };
            let all = group.candidates(position);
            let gone = *gone | Node::from(one).excludes(position);
            ensure(!all.is_empty() && all.is_subset(&gone), "something is left")
        }
        (Reason::Step(step), Says::False(candidates)) => {
            let mut now = *position;
            gone.iter().for_each(|gone| now.eliminate(gone.digit(), gone.cell()));
            let proved = step.technique().prove(&step.pattern, &now)?;
            ensure(candidates.is_subset(&proved.eliminations), "an elimination does not follow")
        }
        (Reason::Unfillable { cells, digits }, Says::OneOf(guardians)) => {
            unfillable(*cells, *digits, *guardians, position)
        }
        (Reason::LastGuardian, Says::True(node)) => {
            let all = one_of(used)?;
            ensure(
                node.cells.len() == 1 && node.candidates().is_subset(&all),
                "it is no guardian",
            )?;
            ensure((all - node.candidates()).is_subset(gone), "another is left")
        }
        _ => Err(Flaw("a reason for something else")),
    }
}

//! What every one of some alternatives leads to, step by step.

use ennead_draw::{Drawing, Role};
use ennead_grid::Candidate;

use super::{Premise, Shape};
use crate::{CandidateSet, Flaw, Position, Step, ensure};

/// Suppositions, and the steps each of them leads through.
///
/// Where a [`Forcing`](super::Forcing) names what becomes true in turn, a net holds whole steps
/// of other techniques, each proved where the steps before it lead. A step may be a net again.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Net {
    /// Why the suppositions say something.
    pub premise: Premise,
    /// One part for each supposition.
    pub parts: Vec<NetPart>,
}

/// A supposition and the steps it leads through.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct NetPart {
    /// The candidate that is supposed to be true.
    pub supposed: Candidate,
    /// The steps, each in the position the ones before it lead to.
    pub steps: Vec<Step>,
}

impl NetPart {
    /// Where the part leads, if every step is of one of the techniques `allowed` and holds.
    ///
    /// # Errors
    ///
    /// The first flaw met.
    pub fn replay(&self, allowed: &[&str], position: &Position) -> Result<Position, Flaw> {
        let (digit, cell) = (self.supposed.digit(), self.supposed.cell());
        ensure(position.has(digit, cell), "what is supposed is not there")?;
        let mut now = *position;
        now.place(digit, cell);
        for step in &self.steps {
            ensure(allowed.contains(&step.technique), "a step of a technique not used here")?;
            step.check(&now)?;
            now.apply(step);
        }
        Ok(now)
    }
}

impl Net {
    /// Checks that premise and steps hold, all of them of the techniques `allowed`, and that the
    /// eliminations and placements follow.
    ///
    /// # Errors
    ///
    /// The first flaw met.
    pub fn check(
        &self,
        allowed: &[&str],
        eliminations: &CandidateSet,
        placements: &CandidateSet,
        position: &Position,
    ) -> Result<(), Flaw> {
        let mut ends = Vec::new();
        for part in &self.parts {
            ends.push(part.replay(allowed, position)?);
        }
        let supposed: CandidateSet = self.parts.iter().map(|part| part.supposed).collect();
        ensure(supposed.len() == self.parts.len(), "something is supposed twice")?;
        let all = self.premise.candidates(position);
        ensure(!all.is_empty(), "a cell that is filled, or a digit that stands")?;
        if self.premise.is_contradiction() {
            let [end] = &ends[..] else { return Err(Flaw("not one supposition")) };
            ensure(self.premise.is_empty_in(end), "something is left")?;
            ensure(*eliminations == supposed, "not what is supposed is false")?;
            return ensure(placements.is_empty(), "it places nothing");
        }
        ensure(supposed == all, "not all alternatives are supposed")?;
        for end in &ends {
            let gone = |c: Candidate| is_false(c, end);
            ensure(eliminations.iter().all(gone), "an elimination does not follow")?;
            let come = |c: Candidate| end.digit(c.cell()) == Some(c.digit());
            ensure(placements.iter().all(come), "a placement does not follow")?;
        }
        Ok(())
    }
}

/// Whether the candidate is gone from `position`, and does not stand there either.
pub fn is_false(candidate: Candidate, position: &Position) -> bool {
    let (digit, cell) = (candidate.digit(), candidate.cell());
    !position.has(digit, cell) && position.digit(cell) != Some(digit)
}

impl Shape for Net {
    fn size(&self) -> usize {
        let steps = self.parts.iter().flat_map(|part| &part.steps);
        self.parts.len() + steps.map(|step| step.pattern.shape().size()).sum::<usize>()
    }

    fn draw(&self, drawing: &mut Drawing) {
        match self.premise {
            Premise::EmptiesCell(cell) => drawing.cell(cell, Role::Conflict),
            Premise::Cell(cell) => drawing.cell(cell, Role::House),
            Premise::EmptiesHouse(house, _) | Premise::House(house, _) => {
                drawing.house(house, Role::House);
            }
        }
        for part in &self.parts {
            drawing.candidate(part.supposed, Role::Second);
            for placed in part.steps.iter().flat_map(|step| step.placements.iter()) {
                drawing.candidate(placed, Role::Pattern);
            }
        }
    }
}

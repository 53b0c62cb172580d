//! Suppositions and the steps that follow from each: the pattern of nets plus and of nested nets.

use super::prelude::*;
use super::suppositions::Premise;
use crate::argument::{Argument, Case, Writer};
use crate::derivation::{Line, conclusions};

/// Suppositions, and the steps that follow from each.
///
/// While a [`Forcing`](super::suppositions::Forcing) names what becomes true one after the other, a net
/// contains whole steps of other techniques, each proved in the position that the steps before it
/// lead to. A step may itself be a net.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Net {
    /// Why the suppositions prove something.
    pub premise: Premise,
    /// One part for each supposition.
    pub parts: Vec<NetPart>,
}

/// A supposition and the steps that follow from it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct NetPart {
    /// The candidate that is supposed to be true.
    pub supposed: Candidate,
    /// The steps, each in the position after those before it.
    pub steps: Vec<Step>,
}

impl NetPart {
    /// The position the part leads to, if every step holds and is of one of the techniques
    /// `allowed`.
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

impl NetPart {
    /// What each step says, under the supposition; singles need no words.
    fn derive(&self, position: &Position) -> Derivation {
        let mut now = *position;
        now.place(self.supposed.digit(), self.supposed.cell());
        let mut derivation = Derivation::default();
        let supposing = |line: Line| match line {
            Line::Clause(literals) => {
                Line::Clause([(self.supposed, false)].into_iter().chain(literals).collect())
            }
            sum => sum,
        };
        for step in &self.steps {
            let inner = step.derive(&now);
            let said = conclusions(&step.proved()).map(|literal| Line::Clause(vec![literal]));
            let single = matches!(step.pattern, Pattern::Single(_));
            let lines = inner.lines.into_iter().chain(said.filter(|_| !single));
            derivation.lines.extend(lines.map(supposing));
            now.apply(step);
        }
        derivation
    }
}

impl Net {
    /// What follows, if premise and steps hold, all of them of the techniques `allowed`.
    pub(super) fn prove(&self, allowed: &[&str], position: &Position) -> Result<Proved, Flaw> {
        let mut ends = Vec::new();
        for part in &self.parts {
            let end = part.replay(allowed, position)?;
            ends.push((part.supposed, decided(position, &end)));
        }
        self.premise.prove(&ends, position)
    }
}

/// What `end` decides about the candidates of an earlier position.
pub(super) fn decided(position: &Position, end: &Position) -> Proved {
    let mut placements = CandidateSet::EMPTY;
    for digit in Digit::ALL {
        placements.add(digit, position.cells_of(digit) & end.digits().cells_of(digit));
    }
    let left = *end.all_candidates() | placements;
    Proved { eliminations: *position.all_candidates() - left, placements }
}

impl Net {
    /// Why what it proves holds in `position`, line by line.
    ///
    /// If a digit has one place left in a house, a line says that it is there, even where the net
    /// only has a step of locked candidates. The cell then has no other candidates, but sometimes a
    /// later step needs them: 4 paths of *hardest 1106* had a net without an argument. Such a net
    /// is argued exactly as its steps say.
    pub(super) fn argue(&self, proved: &Proved, position: &Position) -> Option<Argument> {
        let argue = |one_place_holds| self.argue_where(one_place_holds, proved, position);
        argue(true).or_else(|| argue(false))
    }

    /// The argument, in which the one place of a digit holds it or not.
    fn argue_where(
        &self,
        one_place_holds: bool,
        proved: &Proved,
        position: &Position,
    ) -> Option<Argument> {
        let (mut writer, mut cases) = (Writer::new(position), Case::of(proved));
        for part in &self.parts {
            writer.suppose(part.supposed);
            for step in &part.steps {
                match &step.pattern {
                    Pattern::Single(single) => writer.last(single.candidate.into())?,
                    Pattern::Forcing(forcing) => {
                        let [branch] = &forcing.branches[..] else { return None };
                        writer.suppose(branch.supposed);
                        branch.then.iter().try_for_each(|&node| writer.last(node))?;
                        forcing.premise.end(&mut [], &mut writer)?;
                    }
                    // Among many inferences a place may turn out to be the only one.
                    Pattern::Intersection(locked) if one_place_holds && locked.cells.len() == 1 => {
                        writer.last(Node { digit: locked.digit, cells: locked.cells })?;
                    }
                    _ => writer.step(step)?,
                }
            }
            self.premise.end(&mut cases, &mut writer)?;
        }
        self.premise.conclude(cases, &mut writer);
        Some(writer.finish())
    }
}

impl Shape for Net {
    fn size(&self) -> usize {
        let steps = self.parts.iter().flat_map(|part| &part.steps);
        self.parts.len() + steps.map(|step| step.pattern.shape().size()).sum::<usize>()
    }

    fn derive(&self, proved: &Proved, position: &Position) -> Derivation {
        let verity = !self.premise.is_contradiction();
        let mut derivation = Derivation::default();
        for part in &self.parts {
            derivation.append(part.derive(position));
            let then = conclusions(proved).filter(|_| verity);
            let then = then.map(|literal| Line::Clause(vec![(part.supposed, false), literal]));
            derivation.lines.extend(then);
        }
        derivation
    }

    fn draw(&self, drawing: &mut Drawing) {
        self.premise.draw(drawing);
        for part in &self.parts {
            drawing.candidate(part.supposed, Role::Second);
            for placed in part.steps.iter().flat_map(|step| step.placements.iter()) {
                drawing.candidate(placed, Role::Pattern);
            }
        }
    }
}

//! What a step says by its technique: that it holds, and why.

use ennead_draw::Drawing;
use ennead_stop::{Stop, Stopped};

#[cfg(feature = "extreme")]
use super::whips;
use super::{Pattern, technique};
use crate::argument::Argument;
use crate::{Flaw, Message, Position, Proved, Step, Technique, Value, ensure};

impl Step {
    /// The technique, from the registry.
    ///
    /// # Panics
    ///
    /// If the name is not in [`TECHNIQUES`](crate::TECHNIQUES).
    pub fn technique(&self) -> &'static dyn Technique {
        technique(self.technique).expect("steps are made by registered techniques")
    }

    /// Proves the step again in `position` from its pattern alone, without the search that found
    /// it.
    ///
    /// # Errors
    ///
    /// The first [`Flaw`] found: the step says nothing, or mentions candidates that are not there,
    /// or the pattern is not in the position or does not imply what the step says.
    pub fn check(&self, position: &Position) -> Result<(), Flaw> {
        let Ok(technique) = technique(self.technique) else {
            return Err(Flaw("no such technique"));
        };
        ensure(!self.eliminations.is_empty() || !self.placements.is_empty(), "nothing follows")?;
        ensure(
            self.eliminations.is_subset(position.all_candidates()),
            "an eliminated candidate is not there",
        )?;
        ensure(
            self.placements.is_subset(position.all_candidates()),
            "a placed candidate is not there",
        )?;
        let proved = technique.prove(&self.pattern, position)?;
        ensure(
            self.eliminations.is_subset(&proved.eliminations),
            "an elimination does not follow",
        )?;
        ensure(self.placements.is_subset(&proved.placements), "a placement does not follow")
    }

    /// The step as it is best shown: what a net does not need is left out, and if there is a
    /// smaller net with the same conclusion, it is taken instead. Technique and conclusion stay the
    /// same, and the step holds in `position` as this one does.
    ///
    /// # Errors
    ///
    /// If the search was stopped.
    pub fn smallest(&self, position: &Position, stop: &Stop) -> Result<Step, Stopped> {
        let size = |step: &Step| step.pattern.shape().size();
        let smaller = self.technique().smaller(self, position, stop)?;
        let is_good = |step: &Step| size(step) < size(self) && step.check(position).is_ok();
        Ok(smaller.filter(is_good).unwrap_or_else(|| self.clone()))
    }

    /// The sentences that explain the step: the technique's own, then what follows. A step with an
    /// [`Argument`](crate::argument::Argument) is better explained by that.
    pub fn explain(&self) -> Vec<Message> {
        let technique = self.technique();
        let mut messages = vec![technique.explain(self)];
        messages.extend(technique.remarks(self));
        let conclusions =
            [("conclude-place", self.placements), ("conclude-eliminate", self.eliminations)];
        let said = conclusions.into_iter().filter(|(_, candidates)| !candidates.is_empty());
        messages.extend(said.map(|(name, candidates)| {
            Message::new(name).with("candidates", Value::Candidates(candidates))
        }));
        messages
    }

    /// The marks of the step as they can be seen in `position`: as [`draw`](Step::draw), but in a net
    /// everything that becomes true is marked and linked to what it follows from, line by line.
    pub fn draw_in(&self, position: &Position) -> Drawing {
        let mut drawing = self.draw();
        if let Some(argument) = self.argument(position).filter(|_| is_net(&self.pattern)) {
            argument.draw(&mut drawing);
        }
        drawing.on(&position.face())
    }

    /// Its reason in a few words, where it is a line of an argument.
    pub fn brief(&self) -> Message {
        let Message { name, arguments } = self.technique().explain(self);
        Message { name: name.replacen("explain-", "brief-", 1), arguments }
    }

    /// Why it holds in `position`, line by line, if it is a step of a kind that is followed best in
    /// this way: a net or a forcing chain.
    ///
    /// ```
    /// use ennead_grid::{Givens, Puzzle};
    /// use ennead_logic::{Options, PathFinder, Position, Stop, Table};
    ///
    /// let givens: Givens =
    ///     "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
    ///         .parse()?;
    /// let finder = PathFinder::new(Table::hodoku(), Options::DEFAULT);
    /// let path = finder.path(&Position::new(&Puzzle::try_from(givens)?), &Stop::never())?;
    /// let nets = path.positions().filter(|(_, step)| step.technique().about().is_net());
    /// for (before, net) in nets {
    ///     let argument = net.argument(&before).expect("nets have one");
    ///     let proved = argument.check(&before)?;
    ///     assert!(net.eliminations.is_subset(&proved.eliminations));
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn argument(&self, position: &Position) -> Option<Argument> {
        argument(&self.pattern, &self.proved(), position)
    }
}

/// Why what a pattern proves holds in `position`, line by line; none if that is best said in a
/// sentence.
#[cfg(feature = "extreme")]
fn argument(pattern: &Pattern, proved: &Proved, position: &Position) -> Option<Argument> {
    match pattern {
        Pattern::Forcing(forcing) => forcing.argue(proved, position),
        Pattern::Net(net) => net.argue(proved, position),
        Pattern::OrNet(net) => net.argue(position),
        Pattern::Whip(whip) => whips::argue(whip, proved, position),
        _ => None,
    }
}

#[cfg(not(feature = "extreme"))]
fn argument(_: &Pattern, _: &Proved, _: &Position) -> Option<Argument> {
    None
}

/// Whether it is a net, in which everything that becomes true is marked.
#[cfg(feature = "extreme")]
fn is_net(pattern: &Pattern) -> bool {
    matches!(pattern, Pattern::Forcing(_) | Pattern::Net(_) | Pattern::OrNet(_))
}

#[cfg(not(feature = "extreme"))]
fn is_net(_: &Pattern) -> bool {
    false
}

//! What a technique is, and what receives the steps it finds.

use std::collections::HashMap;

use ennead_grid::DigitSet;

use crate::pattern::Pattern;
use crate::{
    CandidateSet, End, Enough, Facts, Flaw, Message, Position, Proved, Step, Stop, Stopped,
};

/// The fixed properties of a technique.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct About {
    /// The name, such as `xy-wing`. It is used on the command line, in the table of levels, for the
    /// file of cases, and for the messages `technique-xy-wing` and `explain-xy-wing`.
    pub name: &'static str,
    /// The codes of its library lines: HoDoKu's, such as `0800`, or `e:` and the name for a
    /// technique that HoDoKu does not have. A step has the first, unless [`Technique::code`] says
    /// otherwise.
    pub codes: &'static [&'static str],
    /// Whether it rests on the puzzle having only one solution.
    pub uniqueness: bool,
}

impl About {
    /// A technique that holds for any puzzle.
    pub const fn new(name: &'static str, codes: &'static [&'static str]) -> About {
        About { name, codes, uniqueness: false }
    }

    /// A technique that rests on the puzzle having only one solution.
    pub const fn unique(name: &'static str, codes: &'static [&'static str]) -> About {
        About { name, codes, uniqueness: true }
    }

    /// Whether it follows branching chains, which takes the longest of all and is the hardest to read.
    pub fn is_net(&self) -> bool {
        self.name.contains("-net")
    }
}

/// A way to make progress, as a person does.
///
/// [`TECHNIQUES`](crate::TECHNIQUES) lists them; [the crate](crate#how-to-add-a-technique) says how
/// to add one.
pub trait Technique: Sync {
    /// Name and codes.
    fn about(&self) -> About;

    /// Finds all steps, in an order that depends only on the position, and passes them to `sink`
    /// until it has enough. Only steps that eliminate or place something count.
    ///
    /// # Errors
    ///
    /// If the sink had enough, or the search was stopped.
    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End>;

    /// Proves what follows from a pattern, by definitions only and without any of the search. A
    /// step of this technique may say only what is proved here, as [`Step::check`] makes sure.
    ///
    /// # Errors
    ///
    /// The first flaw found: the pattern has another shape, or is not there in `position`.
    fn prove(&self, pattern: &Pattern, position: &Position) -> Result<Proved, Flaw>;

    /// The sentence that says why the step holds, if it has no [`Argument`](crate::argument::Argument).
    /// [`Step::explain`] adds what follows.
    fn explain(&self, step: &Step) -> Message;

    /// What else is worth saying of the step, after why it holds.
    fn remarks(&self, _step: &Step) -> Vec<Message> {
        Vec::new()
    }

    /// A step with the same conclusion and a smaller pattern, for showing it; `None` if there is no
    /// such step or it is not worth looking for. [`Step::smallest`] asks for it.
    ///
    /// # Errors
    ///
    /// If the search was stopped.
    fn smaller(&self, _: &Step, _: &Position, _: &Stop) -> Result<Option<Step>, Stopped> {
        Ok(None)
    }

    /// The code of a step, if there are several.
    fn code(&self, _step: &Step) -> &'static str {
        self.about().codes.first().copied().unwrap_or("")
    }

    /// The digits a library line of the step names: those it eliminates and places, unless the
    /// technique names those of its pattern.
    fn digits(&self, step: &Step) -> DigitSet {
        step.eliminations.all_digits() | step.placements.all_digits()
    }

    /// A step of this technique.
    fn step(&self, pattern: impl Into<Pattern>, proved: Proved) -> Step
    where
        Self: Sized,
    {
        let Proved { eliminations, placements } = proved;
        Step { technique: self.about().name, pattern: pattern.into(), eliminations, placements }
    }

    /// A step of this technique that eliminates.
    fn eliminates(&self, pattern: impl Into<Pattern>, eliminations: CandidateSet) -> Step
    where
        Self: Sized,
    {
        self.step(pattern, Proved::eliminating(eliminations))
    }

    /// Passes a step that eliminates to `sink`, unless it eliminates nothing.
    // Innermost loops call it, mostly with nothing to report: not inlined it cost `explain` 2 %.
    #[inline]
    fn report(
        &self,
        pattern: impl Into<Pattern>,
        eliminations: CandidateSet,
        sink: &mut dyn Sink,
    ) -> Result<(), End>
    where
        Self: Sized,
    {
        match eliminations.is_empty() {
            true => Ok(()),
            false => Ok(sink.take(self.eliminates(pattern, eliminations))?),
        }
    }

    /// A step of this technique that places.
    fn places(&self, pattern: impl Into<Pattern>, placements: CandidateSet) -> Step
    where
        Self: Sized,
    {
        self.step(pattern, Proved::placing(placements))
    }

    /// The message `explain-NAME`, to which [`explain`](Technique::explain) adds arguments.
    fn message(&self) -> Message
    where
        Self: Sized,
    {
        Message::new(format!("explain-{}", self.about().name))
    }
}

/// Receives the steps a technique finds, and says when there are enough.
pub trait Sink {
    /// A step.
    ///
    /// # Errors
    ///
    /// If no more steps are wanted, which ends the search.
    fn take(&mut self, step: Step) -> Result<(), Enough>;
}

/// The sink that takes one step.
#[derive(Clone, Debug, Default)]
pub struct First(pub Option<Step>);

impl Sink for First {
    fn take(&mut self, step: Step) -> Result<(), Enough> {
        self.0 = Some(step);
        Err(Enough)
    }
}

/// The sink that takes every step once.
#[derive(Clone, Debug, Default)]
pub struct All {
    steps: Vec<Step>,
    /// For each conclusion (eliminations, placements), the places in `steps` of those that have it.
    /// Comparing each step with all others took 97 % of the time where there were thousands.
    with_conclusion: HashMap<(CandidateSet, CandidateSet), Vec<usize>>,
}

impl All {
    /// The steps, in the order in which they were found.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Those steps, owned.
    pub fn into_steps(self) -> Vec<Step> {
        self.steps
    }
}

impl Sink for All {
    fn take(&mut self, step: Step) -> Result<(), Enough> {
        let conclusion = (step.eliminations, step.placements);
        let alike = self.with_conclusion.entry(conclusion).or_default();
        if alike.iter().all(|&known| self.steps[known] != step) {
            alike.push(self.steps.len());
            self.steps.push(step);
        }
        Ok(())
    }
}

/// The sink that takes the step with the smallest pattern; among equals the one that does most;
/// among those the first.
#[derive(Clone, Debug, Default)]
pub struct Smallest(pub Option<Step>);

impl Sink for Smallest {
    fn take(&mut self, step: Step) -> Result<(), Enough> {
        let rank = |step: &Step| {
            let effect = step.eliminations.len() + step.placements.len();
            (step.pattern.shape().size(), usize::MAX - effect)
        };
        if self.0.as_ref().is_none_or(|best| rank(&step) < rank(best)) {
            self.0 = Some(step);
        }
        Ok(())
    }
}

//! What a technique is, and what takes the steps it finds.

use std::ops::ControlFlow;

use ennead_grid::DigitSet;

use crate::pattern::Pattern;
use crate::techniques::source;
use crate::{CandidateSet, Facts, Flaw, Message, Position, Proved, Step};

/// What does not change about a technique.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct About {
    /// The name, such as `xy-wing`: on the command line, in the table of levels, as the name of
    /// its file of cases, and of its messages `technique-xy-wing` and `explain-xy-wing`.
    pub name: &'static str,
    /// The codes of library lines it answers for, the first unless [`Technique::code`] says:
    /// HoDoKu's, such as `0800`, or for a technique HoDoKu does not have `e:` and the name.
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

    /// The page of the documentation: the head of the technique's file, Markdown. Empty if the
    /// technique is not registered.
    pub fn page(&self) -> String {
        let lines = source(self.name).lines().map_while(|line| line.strip_prefix("//!"));
        lines.map(|line| line.strip_prefix(' ').unwrap_or(line)).collect::<Vec<_>>().join("\n")
    }
}

/// A way to make progress, as a person would.
///
/// [`TECHNIQUES`](crate::TECHNIQUES) lists them; ARCHITECTURE says how to add one.
pub trait Technique: Sync {
    /// Name and codes.
    fn about(&self) -> About;

    /// Finds the steps there are, in an order that depends on the position alone, and hands
    /// them to `sink` until it breaks off. Only steps that eliminate or place something.
    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> ControlFlow<()>;

    /// Proves from a pattern what follows: with definitions only and none of the search. What a
    /// step of this technique says must be among it, as [`Step::check`] makes sure.
    ///
    /// # Errors
    ///
    /// The first flaw met: the pattern has another shape, or is not there in `position`.
    fn prove(&self, pattern: &Pattern, position: &Position) -> Result<Proved, Flaw>;

    /// The sentence that says why the step holds. What follows is said by [`Step::explain`].
    fn explain(&self, step: &Step) -> Message;

    /// The explanation in paragraphs: one, unless the step contains steps in turn.
    fn story(&self, step: &Step) -> Vec<Vec<Message>> {
        vec![vec![self.explain(step)]]
    }

    /// Which of the codes a step has.
    fn code(&self, _step: &Step) -> &'static str {
        self.about().codes.first().copied().unwrap_or("")
    }

    /// The digits a library line of the step names: those it eliminates and places, unless the
    /// technique names its pattern's.
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

    /// A step of this technique that places.
    fn places(&self, pattern: impl Into<Pattern>, placements: CandidateSet) -> Step
    where
        Self: Sized,
    {
        self.step(pattern, Proved::placing(placements))
    }

    /// The message `explain-NAME`, for [`explain`](Technique::explain) to add arguments to.
    fn message(&self) -> Message
    where
        Self: Sized,
    {
        Message::new(format!("explain-{}", self.about().name))
    }
}

/// Takes the steps a technique finds, and says when it is enough.
pub trait Sink {
    /// A step. `Break` ends the search.
    fn take(&mut self, step: Step) -> ControlFlow<()>;
}

/// The sink that wants one step.
#[derive(Clone, Debug, Default)]
pub struct First(pub Option<Step>);

impl Sink for First {
    fn take(&mut self, step: Step) -> ControlFlow<()> {
        self.0 = Some(step);
        ControlFlow::Break(())
    }
}

/// The sink that wants every step, each once.
#[derive(Clone, Debug, Default)]
pub struct All(pub Vec<Step>);

impl Sink for All {
    fn take(&mut self, step: Step) -> ControlFlow<()> {
        if !self.0.contains(&step) {
            self.0.push(step);
        }
        ControlFlow::Continue(())
    }
}

/// The sink that wants the step with the smallest pattern; among equals the one that does
/// most; among those the first.
#[derive(Clone, Debug, Default)]
pub struct Smallest(pub Option<Step>);

impl Sink for Smallest {
    fn take(&mut self, step: Step) -> ControlFlow<()> {
        let rank = |step: &Step| {
            let effect = step.eliminations.len() + step.placements.len();
            (step.pattern.shape().size(), usize::MAX - effect)
        };
        if self.0.as_ref().is_none_or(|best| rank(&step) < rank(best)) {
            self.0 = Some(step);
        }
        ControlFlow::Continue(())
    }
}

//! A step: one instance of a technique in a position, as plain data.

use ennead_draw::{Drawing, Role};
use ennead_grid::{CellSet, DigitSet, HouseSet};

use crate::derivation::Derivation;
use crate::pattern::Pattern;
use crate::{CandidateSet, Position, Stop, Stopped, Technique, technique};

/// What a technique found: its pattern, and what follows from it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Step {
    /// The technique's name, such as `x-wing`.
    pub technique: &'static str,
    /// The cells, digits and houses the argument rests on.
    pub pattern: Pattern,
    /// The candidates that cannot be true.
    pub eliminations: CandidateSet,
    /// The candidates that must be true.
    pub placements: CandidateSet,
}

/// Why a step does not hold: an English sentence fragment, for developers and tests.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flaw(pub &'static str);

ennead_grid::error!(Flaw: |it, f| f.write_str(it.0));

/// What follows from a [pattern](Pattern), according to [`Technique::prove`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Proved {
    /// What is false. It may contain digits that are not candidates.
    pub eliminations: CandidateSet,
    /// What is true.
    pub placements: CandidateSet,
}

impl Proved {
    /// These are proved to be false, and nothing is proved to be true.
    pub fn eliminating(eliminations: CandidateSet) -> Proved {
        Proved { eliminations, ..Proved::default() }
    }

    /// These are proved to be true, and nothing is proved to be false.
    pub fn placing(placements: CandidateSet) -> Proved {
        Proved { placements, ..Proved::default() }
    }

    /// Whether nothing is proved.
    pub fn is_empty(&self) -> bool {
        self.eliminations.is_empty() && self.placements.is_empty()
    }

    /// What both prove.
    pub fn shared(self, other: Proved) -> Proved {
        Proved {
            eliminations: self.eliminations & other.eliminations,
            placements: self.placements & other.placements,
        }
    }
}

/// Continues if `holds`, else the step is refuted because of `flaw`.
#[inline]
pub fn ensure(holds: bool, flaw: &'static str) -> Result<(), Flaw> {
    if holds { Ok(()) } else { Err(Flaw(flaw)) }
}

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

    /// What it says.
    pub fn proved(&self) -> Proved {
        Proved { eliminations: self.eliminations, placements: self.placements }
    }

    /// Why it holds in `position`, for a checker that knows no technique.
    pub fn derive(&self, position: &Position) -> Derivation {
        self.pattern.shape().derive(&self.proved(), position)
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
        if let Some(argument) = self.argument(position).filter(|_| self.is_net()) {
            argument.draw(&mut drawing);
        }
        drawing.on(&position.face())
    }

    #[cfg(feature = "extreme")]
    fn is_net(&self) -> bool {
        matches!(self.pattern, Pattern::Forcing(_) | Pattern::Net(_) | Pattern::OrNet(_))
    }

    #[cfg(not(feature = "extreme"))]
    fn is_net(&self) -> bool {
        false
    }

    /// The marks of the step: its pattern, then what it eliminates and places.
    pub fn draw(&self) -> Drawing {
        let mut drawing = Drawing::default();
        self.pattern.shape().draw(&mut drawing);
        for candidate in self.eliminations.iter() {
            drawing.candidate(candidate, Role::Eliminated);
        }
        for candidate in self.placements.iter() {
            drawing.candidate(candidate, Role::Placed);
        }
        drawing
    }
}

/// A sentence as data: the name of a Fluent message and its arguments. The crate `text` puts it
/// into words in the reader's language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// The name of the message, such as `explain-x-wing`.
    pub name: String,
    /// The arguments, each with its name in the message.
    pub arguments: Vec<(&'static str, Value)>,
}

impl Message {
    /// A message without arguments.
    pub fn new(name: impl Into<String>) -> Message {
        Message { name: name.into(), arguments: Vec::new() }
    }

    /// The message with one more argument.
    pub fn with(mut self, name: &'static str, value: Value) -> Message {
        self.arguments.push((name, value));
        self
    }
}

/// An argument of a message. The crate `text` decides how it reads in a language: digits become "7
/// and 9", houses "row 4" or "columns 2 and 8", cells `r4c79`, candidates "7 in r1c2". For an
/// argument `x` that is a set, there is also `x-count`, its size.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// One digit or several.
    Digits(DigitSet),
    /// One cell or several.
    Cells(CellSet),
    /// One house or several; several read best if they are of one kind.
    Houses(HouseSet),
    /// Digits in cells.
    Candidates(CandidateSet),
    /// A number.
    Number(usize),
    /// Text that is the same in every language: a chain in Eureka notation.
    Notation(String),
}

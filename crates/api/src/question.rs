//! Questions, the front ends that ask them, and the reasons for refusing one.

use std::time::Duration;

use ennead::cross;
use ennead::engine::{Stop, Stopped};
use ennead::format::ReadError;
use ennead::grid::name::UnknownName;
use ennead_text::Words;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A question that has an answer. Both are plain data with one JSON form.
pub trait Question: DeserializeOwned {
    /// The answer.
    type Answer: Serialize;

    /// Answers the question.
    ///
    /// # Errors
    ///
    /// The [`Refusal`], if the question makes no sense or the asker stops waiting.
    fn answer(self, asker: &Asker) -> Result<Self::Answer, Refusal>;
}

/// The front end that asks: the language of the answer's sentences, a signal to stop, and a clock,
/// because this crate reads none.
#[derive(Clone, Copy)]
pub struct Asker<'a> {
    /// The texts of the answer's language.
    pub words: &'a Words,
    /// Raised when the answer is no longer wanted.
    pub stop: &'a Stop,
    /// The time since some fixed moment.
    pub clock: fn() -> Duration,
}

impl<'a> Asker<'a> {
    /// An asker who waits for the answer and has no clock, so that all work seems to take no time.
    pub const fn patient(words: &'a Words) -> Asker<'a> {
        static NEVER: Stop = Stop::never();
        Asker { words, stop: &NEVER, clock: || Duration::ZERO }
    }
}

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// A text that should be a puzzle cannot be read.
    Unreadable(Box<ReadError>),
    /// A text that should be a cross-number puzzle cannot be read.
    UnreadableCross(Box<cross::ParseError>),
    /// There is nothing by the name that was chosen.
    UnknownName(Box<UnknownName>),
    /// A number is too small or too large.
    OutOfBounds {
        /// The field of the question.
        of: &'static str,
        /// The smallest number allowed.
        least: u64,
        /// The largest number allowed.
        most: u64,
    },
    /// The question makes no sense; the sentence, in the asker's language, says why.
    WrongCall(String),
    /// A bound was reached before the answer was found; the sentence, in the asker's language, says
    /// which.
    NotDecided(String),
    /// The asker stopped waiting.
    Stopped,
}

impl Refusal {
    /// What to tell the user, in one or more sentences.
    pub fn sentence(&self, words: &Words) -> String {
        match self {
            Refusal::Unreadable(error) => {
                let said = words.reading("", error);
                format!("{}: {}", said.title, said.label)
            }
            Refusal::UnreadableCross(error) => words.cross_problem(error),
            Refusal::UnknownName(unknown) => words.unknown_name(unknown),
            Refusal::OutOfBounds { of, least, most } => words.say_with(
                "question-out-of-bounds",
                &[("of", (*of).into()), ("least", (*least).into()), ("most", (*most).into())],
            ),
            Refusal::WrongCall(sentence) | Refusal::NotDecided(sentence) => sentence.clone(),
            Refusal::Stopped => words.say("question-stopped"),
        }
    }
}

impl From<ReadError> for Refusal {
    fn from(error: ReadError) -> Refusal {
        Refusal::Unreadable(Box::new(error))
    }
}

impl From<UnknownName> for Refusal {
    fn from(unknown: UnknownName) -> Refusal {
        Refusal::UnknownName(Box::new(unknown))
    }
}

impl From<Stopped> for Refusal {
    fn from(Stopped: Stopped) -> Refusal {
        Refusal::Stopped
    }
}

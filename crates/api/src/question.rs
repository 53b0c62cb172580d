//! Questions, the front ends that ask them, and the reasons for refusing one.

use std::fmt::Display;
use std::time::Duration;

use ennead::cross;
use ennead::engine::{Stop, Stopped};
use ennead::format::ReadError;
use ennead::grid::name::UnknownName;
use ennead_text::Words;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::fields::Fault;

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
    /// A field, or two fields together, cannot be taken; and what is wrong.
    Fault(Fault, String),
    /// The question makes no sense; the sentence, in the asker's language, says why.
    WrongCall(String),
    /// A bound was reached before the answer was found; the sentence, in the asker's language, says
    /// which.
    NotDecided(String),
    /// The asker stopped waiting.
    Stopped,
}

impl Refusal {
    /// The refusal in the text of an error of reading a question, if it is one of a field.
    ///
    /// ```
    /// use ennead_api::{Refusal, puzzle::Daily};
    ///
    /// let error = serde_json::from_str::<Daily>(r#"{"date": "22.11.", "level": "easy"}"#).unwrap_err();
    /// assert!(matches!(Refusal::found_in(&error.to_string()), Some(Refusal::Fault(..))));
    /// let error = serde_json::from_str::<Daily>("{}").unwrap_err();
    /// assert_eq!(Refusal::found_in(&error.to_string()), None);
    /// ```
    pub fn found_in(text: &str) -> Option<Refusal> {
        let fault = Fault::found_in(text).map(|(fault, found)| Refusal::Fault(fault, found));
        fault.or_else(|| UnknownName::found_in(text).map(Refusal::from))
    }

    /// What to tell the user of a question that could not be read: the refusal of a field, or else
    /// the reader's own reason.
    pub fn of_unread(error: impl Display, words: &Words) -> String {
        let text = error.to_string();
        Refusal::found_in(&text).map_or(text, |refusal| refusal.sentence(words))
    }

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
            Refusal::Fault(fault, found) => {
                words.say_with(fault.name(), &[("found", found.as_str().into())])
            }
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

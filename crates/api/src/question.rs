//! Questions, the front ends that ask them, and the reasons for refusing one.

use std::ops::RangeInclusive;
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
        let unknown = || UnknownName::found_in(text).or_else(|| unknown_field(text));
        fault.or_else(|| unknown().map(Refusal::from))
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

/// Refuses a number in the field `of` that is not in the range.
///
/// ```
/// use ennead_api::{Refusal, within};
///
/// assert_eq!(within("depth", 3, 1..=3), Ok(()));
/// assert_eq!(
///     within("depth", 4, 1..=3),
///     Err(Refusal::OutOfBounds { of: "depth", least: 1, most: 3 })
/// );
/// ```
///
/// # Errors
///
/// The refusal.
pub fn within(of: &'static str, number: u64, range: RangeInclusive<u64>) -> Result<(), Refusal> {
    match range.contains(&number) {
        true => Ok(()),
        false => Err(Refusal::OutOfBounds { of, least: *range.start(), most: *range.end() }),
    }
}

/// The field that a question does not have, in the error of what reads data.
fn unknown_field(text: &str) -> Option<UnknownName> {
    let (found, rest) = text.strip_prefix("unknown field `")?.split_once("`, expected ")?;
    // Between backquotes are the fields there are.
    let expected = rest.split('`').skip(1).step_by(2).map(str::to_owned).collect();
    Some(UnknownName { of: "field".into(), found: found.to_owned(), expected })
}

ennead::grid::error! {
    /// For programmers; users read the [`sentence`](Refusal::sentence).
    Refusal: |it, f| write!(f, "{it:?}")
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

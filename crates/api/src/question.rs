//! What a question is, who asks, and why one is refused.

use ennead::engine::{Stop, Stopped};
use ennead::format::ReadError;
use ennead_text::Words;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A question with its answer. Both are plain data with one JSON form.
pub trait Question: DeserializeOwned {
    /// What comes back.
    type Answer: Serialize;

    /// Answers the question, unless it makes no sense or the asker stops waiting.
    fn answer(self, asker: &Asker) -> Result<Self::Answer, Refusal>;
}

/// The one who asks: the language of the sentences in the answer, and how long there is interest.
pub struct Asker<'a> {
    /// For the sentences.
    pub words: &'a Words,
    /// Raised when nobody wants the answer any more.
    pub stop: &'a Stop,
}

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// A text that should be a puzzle cannot be read.
    Unreadable(Box<ReadError>),
    /// The question makes no sense; the sentence, in the asker's language, says why.
    WrongCall(String),
    /// The asker stopped waiting.
    Stopped,
}

impl From<ReadError> for Refusal {
    fn from(error: ReadError) -> Refusal {
        Refusal::Unreadable(Box::new(error))
    }
}

impl From<Stopped> for Refusal {
    fn from(Stopped: Stopped) -> Refusal {
        Refusal::Stopped
    }
}

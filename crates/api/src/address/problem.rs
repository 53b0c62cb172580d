//! Why a question has no answer, as `application/problem+json` in the asker's language.

use ennead::engine::Stopped;
use ennead::grid::name::UnknownName;
use ennead_text::Words;
use serde_json::{Value, json};

use crate::question::Refusal;

/// Why a question has no answer (RFC 9457).
#[derive(Clone, Debug)]
pub enum Problem {
    /// The question was refused.
    Refused(Refusal),
    /// The request contains no question; the text is the JSON reader's reason.
    Json(String),
    /// The body is larger than this many bytes, the most that are allowed.
    TooLarge(usize),
    /// The body did not arrive within this many seconds.
    TooSlow(u64),
    /// The body is incomplete.
    Lost,
    /// The time limit was reached.
    TooLong,
    /// Too many requests are waiting.
    Busy,
    /// A bug.
    Broken,
    /// No question has this address.
    NoSuchAddress,
    /// The question at this address takes another method.
    WrongMethod,
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        match refusal {
            Refusal::Stopped => Problem::TooLong,
            refusal => Problem::Refused(refusal),
        }
    }
}

impl From<UnknownName> for Problem {
    fn from(unknown: UnknownName) -> Problem {
        Problem::Refused(unknown.into())
    }
}

impl From<Stopped> for Problem {
    fn from(stopped: Stopped) -> Problem {
        Refusal::from(stopped).into()
    }
}

impl Problem {
    /// Why a question could not be read: a field that is refused, or else the reader's reason.
    pub fn unread(error: String) -> Problem {
        Refusal::found_in(&error).map_or(Problem::Json(error), Problem::Refused)
    }

    /// The status, and the name, which is the last part of the URI of its type.
    fn kind(&self) -> (u16, &'static str) {
        match self {
            Problem::Refused(Refusal::Unreadable(_) | Refusal::UnreadableCross(_)) => {
                (400, "unreadable-puzzle")
            }
            Problem::Refused(Refusal::OutOfBounds { .. }) => (400, "out-of-bounds"),
            Problem::Refused(Refusal::NotDecided(_)) => (422, "not-decided"),
            Problem::Refused(_) | Problem::Json(_) => (400, "wrong-call"),
            Problem::TooLarge(_) => (413, "body"),
            Problem::TooSlow(_) => (408, "body"),
            Problem::Lost => (400, "body"),
            Problem::TooLong => (503, "too-long"),
            Problem::Busy => (503, "busy"),
            Problem::Broken => (500, "broken"),
            Problem::NoSuchAddress => (404, "no-such-address"),
            Problem::WrongMethod => (405, "wrong-method"),
        }
    }

    /// The HTTP status.
    pub fn status(&self) -> u16 {
        self.kind().0
    }

    /// What is wrong, in the asker's language.
    pub fn detail(&self, words: &Words) -> String {
        match self {
            Problem::Refused(refusal) => refusal.sentence(words),
            Problem::Json(error) => {
                words.say_with("problem-json", &[("error", error.as_str().into())])
            }
            Problem::TooLarge(most) => {
                words.say_with("problem-body-size", &[("most", most.to_string().into())])
            }
            Problem::TooSlow(seconds) => {
                words.say_with("problem-body-slow", &[("seconds", (*seconds).into())])
            }
            Problem::Lost => words.say("problem-body-lost"),
            Problem::TooLong
            | Problem::Busy
            | Problem::Broken
            | Problem::NoSuchAddress
            | Problem::WrongMethod => words.say(&format!("problem-{}-detail", self.kind().1)),
        }
    }

    /// The problem in the asker's language, as `application/problem+json`.
    pub fn in_words(&self, words: &Words) -> Value {
        let (status, name) = self.kind();
        let mut body = json!({
            "type": format!("/api/v1/problems/{name}"),
            "title": words.say(&format!("problem-{name}")),
            "status": status,
            "detail": self.detail(words),
        });
        match self {
            Problem::Refused(Refusal::Unreadable(error)) => {
                body["line"] = error.line.into();
                body["column"] = error.column.into();
                body["length"] = error.length.into();
                body["text"] = error.text.as_str().into();
            }
            Problem::Refused(Refusal::UnreadableCross(error)) => {
                body["line"] = error.place.line.into();
                body["column"] = error.place.column.into();
                body["length"] = error.length.into();
                body["text"] = error.excerpt.as_str().into();
            }
            _ => {}
        }
        body
    }
}

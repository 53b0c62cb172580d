//! Why a question has no answer, as `application/problem+json` in the visitor's language.

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use ennead_api::Refusal;
use ennead_text::Words;
use serde_json::json;

use super::receive;

/// Why a question has no answer (RFC 9457).
#[derive(Debug)]
pub(crate) enum Problem {
    /// The question was refused.
    Refused(Refusal),
    /// The request contains no question; the text is the JSON reader's reason.
    Json(String),
    /// The body is larger than this many bytes, the most that are allowed.
    TooLarge(usize),
    /// The body did not arrive in time.
    TooSlow,
    /// The body is incomplete.
    Lost,
    /// The time limit was reached.
    TooLong,
    /// Too many requests are waiting.
    Busy,
    /// A bug in the server.
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

impl Problem {
    /// The status, and the name, which is the last part of the URI of its type.
    fn kind(&self) -> (StatusCode, &'static str) {
        match self {
            Problem::Refused(Refusal::Unreadable(_) | Refusal::UnreadableCross(_)) => {
                (StatusCode::BAD_REQUEST, "unreadable-puzzle")
            }
            Problem::Refused(Refusal::OutOfBounds { .. }) => {
                (StatusCode::BAD_REQUEST, "out-of-bounds")
            }
            Problem::Refused(Refusal::NotDecided(_)) => {
                (StatusCode::UNPROCESSABLE_ENTITY, "not-decided")
            }
            Problem::Refused(_) | Problem::Json(_) => (StatusCode::BAD_REQUEST, "wrong-call"),
            Problem::TooLarge(_) => (StatusCode::PAYLOAD_TOO_LARGE, "body"),
            Problem::TooSlow => (StatusCode::REQUEST_TIMEOUT, "body"),
            Problem::Lost => (StatusCode::BAD_REQUEST, "body"),
            Problem::TooLong => (StatusCode::SERVICE_UNAVAILABLE, "too-long"),
            Problem::Busy => (StatusCode::SERVICE_UNAVAILABLE, "busy"),
            Problem::Broken => (StatusCode::INTERNAL_SERVER_ERROR, "broken"),
            Problem::NoSuchAddress => (StatusCode::NOT_FOUND, "no-such-address"),
            Problem::WrongMethod => (StatusCode::METHOD_NOT_ALLOWED, "wrong-method"),
        }
    }

    fn detail(&self, words: &Words) -> String {
        match self {
            Problem::Refused(refusal) => refusal.sentence(words),
            Problem::Json(error) => {
                words.say_with("problem-json", &[("error", error.as_str().into())])
            }
            Problem::TooLarge(most) => {
                words.say_with("problem-body-size", &[("most", most.to_string().into())])
            }
            Problem::TooSlow => {
                let seconds = receive::LONGEST.as_secs();
                words.say_with("problem-body-slow", &[("seconds", seconds.into())])
            }
            Problem::Lost => words.say("problem-body-lost"),
            Problem::TooLong
            | Problem::Busy
            | Problem::Broken
            | Problem::NoSuchAddress
            | Problem::WrongMethod => words.say(&format!("problem-{}-detail", self.kind().1)),
        }
    }

    /// The response in the visitor's language.
    pub(crate) fn in_words(&self, words: &Words) -> Response {
        let (status, name) = self.kind();
        let mut body = json!({
            "type": format!("/api/v1/problems/{name}"),
            "title": words.say(&format!("problem-{name}")),
            "status": status.as_u16(),
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
        let head = [(header::CONTENT_TYPE, "application/problem+json")];
        (status, head, body.to_string()).into_response()
    }
}

//! What went wrong, as `application/problem+json`.

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use ennead::format::ReadError;
use ennead_text::Words;
use serde_json::{Map, Value, json};

/// An error as the API tells it: RFC 9457.
#[derive(Debug)]
pub(crate) struct Problem {
    status: StatusCode,
    /// The last part of the address of its type.
    name: &'static str,
    title: &'static str,
    detail: String,
    more: Map<String, Value>,
}

impl Problem {
    fn new(status: StatusCode, name: &'static str, title: &'static str) -> Problem {
        Problem { status, name, title, detail: String::new(), more: Map::new() }
    }

    fn saying(mut self, detail: impl Into<String>) -> Problem {
        self.detail = detail.into();
        self
    }

    fn with(mut self, name: &str, value: impl Into<Value>) -> Problem {
        self.more.insert(name.to_owned(), value.into());
        self
    }

    /// The text is no puzzle; `words` say where and why.
    pub(crate) fn unreadable(error: &ReadError, words: &Words) -> Problem {
        let said = words.reading("", error);
        Problem::new(StatusCode::BAD_REQUEST, "unreadable-puzzle", "The puzzle cannot be read")
            .saying(format!("{}: {}", said.title, said.label))
            .with("line", error.line)
            .with("column", error.column)
            .with("length", error.length)
            .with("text", error.text.clone())
    }

    /// The text is no cross-number puzzle.
    pub(crate) fn unreadable_cross(line: usize, column: usize, detail: String) -> Problem {
        Problem::new(StatusCode::BAD_REQUEST, "unreadable-puzzle", "The puzzle cannot be read")
            .saying(detail)
            .with("line", line)
            .with("column", column)
    }

    /// The question itself is wrong.
    pub(crate) fn wrong_call(detail: impl Into<String>) -> Problem {
        Problem::new(StatusCode::BAD_REQUEST, "wrong-call", "The request makes no sense")
            .saying(detail)
    }

    /// The question asks for too much.
    pub(crate) fn out_of_bounds(name: &str, least: u64, most: u64) -> Problem {
        Problem::new(StatusCode::BAD_REQUEST, "out-of-bounds", "A value is out of bounds")
            .saying(format!("{name} is from {least} to {most}"))
    }

    /// The question asks for too much, in words of a visitor.
    pub(crate) fn too_much(detail: String) -> Problem {
        Problem::new(StatusCode::BAD_REQUEST, "out-of-bounds", "A value is out of bounds")
            .saying(detail)
    }

    /// The body is larger than allowed, or did not come in time.
    pub(crate) fn body(status: StatusCode, detail: String) -> Problem {
        Problem::new(status, "body", "The body cannot be taken").saying(detail)
    }

    /// A job of [`Work`](crate::work::Work) saw its stop raised.
    pub(crate) fn stopped(ennead::engine::Stopped: ennead::engine::Stopped) -> Problem {
        Problem::too_long()
    }

    pub(crate) fn too_long() -> Problem {
        let detail = "The search was stopped when its time was up; nothing is known about the rest";
        Problem::new(StatusCode::SERVICE_UNAVAILABLE, "too-long", "The answer takes too long")
            .saying(detail)
    }

    pub(crate) fn busy() -> Problem {
        Problem::new(StatusCode::SERVICE_UNAVAILABLE, "busy", "Too many are asking")
            .saying("Try again in a few seconds")
    }

    pub(crate) fn broken() -> Problem {
        Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "broken", "The server made a mistake")
    }

    pub(crate) fn no_such_address() -> Problem {
        Problem::new(StatusCode::NOT_FOUND, "no-such-address", "There is nothing here")
            .saying("The API is described in /api/v1/openapi.json")
    }

    pub(crate) fn wrong_method() -> Problem {
        Problem::new(StatusCode::METHOD_NOT_ALLOWED, "wrong-method", "Not with this method")
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut body = json!({
            "type": format!("/api/v1/problems/{}", self.name),
            "title": self.title,
            "status": self.status.as_u16(),
        });
        if !self.detail.is_empty() {
            body["detail"] = self.detail.into();
        }
        for (name, value) in self.more {
            body[name] = value;
        }
        let head = [(header::CONTENT_TYPE, "application/problem+json")];
        (self.status, head, body.to_string()).into_response()
    }
}

//! Reading a question from a request.

use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, FromRequest, Query, Request};
use axum::http::header::CONTENT_LENGTH;
use axum::http::{Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use ennead::grid::name::UnknownName;
use ennead_api::Refusal;
use ennead_text::Words;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::Problem;
use crate::speech;

/// How long a body may take to arrive, so that a client cannot send it byte by byte forever.
pub(super) const LONGEST: Duration = Duration::from_secs(20);

/// The question: the query of a GET, else the body of at most `largest` bytes as JSON, whatever the
/// content type says.
pub(super) async fn question<Q: DeserializeOwned>(
    mut request: Request,
    largest: usize,
) -> Result<Q, Problem> {
    if request.method() == Method::GET {
        // The language is not part of the question.
        let fields = request.uri().query().unwrap_or("").split('&');
        let fields: Vec<_> = fields.filter(|field| !field.starts_with("lang=")).collect();
        let query: Uri = format!("/?{}", fields.join("&")).parse().unwrap_or_default();
        let question = Query::try_from_uri(&query).map(|Query(question)| question);
        return question.map_err(|error| Problem::Json(error.body_text()));
    }
    // The announced length is too large: refuse the body before reading any of it.
    let length = request.headers().get(CONTENT_LENGTH);
    let length = length.and_then(|value| value.to_str().ok()?.parse::<u64>().ok());
    if length.is_some_and(|length| length > largest as u64) {
        return Err(Problem::TooLarge(largest));
    }
    DefaultBodyLimit::max(largest).apply(&mut request);
    let received = tokio::time::timeout(LONGEST, Bytes::from_request(request, &())).await;
    let bytes = received.map_err(|_| Problem::TooSlow)?.map_err(|rejection| {
        match rejection.into_response().status() {
            StatusCode::PAYLOAD_TOO_LARGE => Problem::TooLarge(largest),
            _ => Problem::Lost,
        }
    })?;
    serde_json::from_slice(&bytes).map_err(|error| Problem::Json(error.to_string()))
}

/// The texts of the language to answer in: that of `?lang=de`, or the one the browser prefers.
pub(super) fn spoken(request: &Request) -> Result<&'static Words, Box<Response>> {
    #[derive(Deserialize)]
    struct Lang {
        lang: Option<String>,
    }
    let asked = Query::<Lang>::try_from_uri(request.uri()).ok().and_then(|asked| asked.0.lang);
    let preferred = speech::words(speech::preferred(request.headers()));
    let Some(code) = asked else { return Ok(preferred) };
    code.parse().map(speech::words).map_err(|unknown: UnknownName| {
        Box::new(Problem::Refused(Refusal::from(unknown)).in_words(preferred))
    })
}

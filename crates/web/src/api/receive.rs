//! Reading a question from a request.

use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, FromRequest, Request};
use axum::http::header::CONTENT_LENGTH;
use axum::http::{Method, StatusCode};
use axum::response::{IntoResponse, Response};
use ennead_api::address::{self, Problem, Spoken};
use ennead_text::Words;

use super::response;
use crate::speech;

/// How long a body may take to arrive, so that a client cannot send it byte by byte forever.
const LONGEST: Duration = Duration::from_secs(20);

/// The length of the body, if the request says so; nothing of a GET.
pub(super) fn announced(request: &Request) -> Option<u64> {
    if request.method() == Method::GET {
        return Some(0);
    }
    request.headers().get(CONTENT_LENGTH)?.to_str().ok()?.parse().ok()
}

/// The body of a request, of at most `largest` bytes, whatever the content type says; none of a GET.
pub(super) async fn received(mut request: Request, largest: usize) -> Result<Bytes, Problem> {
    if request.method() == Method::GET {
        return Ok(Bytes::new());
    }
    // The announced length is too large: refuse the body before reading any of it.
    if announced(&request).is_some_and(|length| length > largest as u64) {
        return Err(Problem::TooLarge(largest));
    }
    DefaultBodyLimit::max(largest).apply(&mut request);
    let received = tokio::time::timeout(LONGEST, Bytes::from_request(request, &())).await;
    received.map_err(|_| Problem::TooSlow(LONGEST.as_secs()))?.map_err(|rejection| match rejection
        .into_response()
        .status()
    {
        StatusCode::PAYLOAD_TOO_LARGE => Problem::TooLarge(largest),
        _ => Problem::Lost,
    })
}

/// The texts to answer in: in the language of `?lang=de`, or the one the browser prefers; with the
/// names of cells of `?cells=Z1S5`.
pub(super) fn spoken(request: &Request) -> Result<&'static Words, Box<Response>> {
    let query = request.uri().query().unwrap_or_default();
    let preferred = speech::preferred(request.headers());
    let asked = address::Request { method: None, path: "", query, body: &[] };
    match asked.spoken() {
        Ok(Spoken { language, cells }) => {
            Ok(speech::words_naming(language.unwrap_or(preferred), cells))
        }
        Err(problem) => Err(Box::new(response(&problem, speech::words(preferred)))),
    }
}
